"""Analysing a match in separate processes: results arrive bit by bit, and no frame ever waits for them.

The window's side chooses what is analysed next, one decision after the other, so it can be stopped at any moment and
resumed where it stopped.
"""

import time
from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from enum import Enum, auto
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from game.analysis.allowed_analysis import lines_for_luck, seats_to_judge
from game.analysis.chance.luck import luck_by_round
from game.analysis.facts import JudgedDecision, Luck, MatchAnalysis
from game.analysis.judged.decisions import Decision, decisions_of
from game.analysis.judged.judging import DEEP, QUICK, judge
from game.engine.moves import Move
from game.play.processes.child_process import ChildProcess, give_way
from saves.records.lines import BadRecord, Line, ScoreLine

AHEAD: Final = 4
"""Decisions queued per process, so that it never waits for the window, which polls slowly when idle."""

SILENT_SECONDS: Final = 60.0
"""After this time a silent process counts as dead."""

PAUSE_SECONDS: Final = 10.0
"""After this time without a `poll` the computer was asleep: Windows' clock counts that, but no process worked."""

_FEW: Final = 3
"""After this many decisions the pace is known."""


class MadeDecision(Struct, frozen=True):
    """A decision that can be analysed."""

    line: int
    seat: int
    moves: tuple[Move, ...]


class Analyst(Struct, frozen=True):
    """The functions that do the work; module-level, so that they can be sent to another process."""

    decisions: Callable[[Sequence[Line], Collection[int]], Iterable[Decision | MadeDecision]]
    judge: Callable[[Any, bool], JudgedDecision]
    """Judges such a decision; True asks for a deeper analysis."""
    luck: Callable[[Sequence[Line]], Iterable[Luck]]
    """Yields the luck known after each round."""


def _judge(decision: Decision, deeper: bool) -> JudgedDecision:
    return judge(decision, DEEP if deeper else QUICK)


JUDGE_AND_LUCK: Final = Analyst(decisions_of, _judge, luck_by_round)


class JudgeTask(Struct, frozen=True):
    """Judge the decision that begins on that line."""

    line: int
    deeper: bool = False


class LuckTask(Struct, frozen=True):
    """Compute the luck, as far as it may be revealed."""


class DecisionsListed(Struct, frozen=True):
    """All decisions, in the order of the record."""

    decisions: tuple[MadeDecision, ...]


class DecisionJudged(Struct, frozen=True):
    """The result for one; None if the judge failed on it."""

    task: JudgeTask
    found: JudgedDecision | None


class LuckReckoned(Struct, frozen=True):
    """The luck computed so far; None if that is impossible. Only the complete luck is shown: otherwise the lead would
    be drawn at another scale with each round.
    """

    luck: Luck | None
    is_all: bool
    """While False, it only shows that the process is alive: a long match takes its time."""


Task = JudgeTask | LuckTask


def work(pipe: "Connection[Any, Any]", analyst: Analyst) -> None:
    """A process's whole life: it gets a record, reports its decisions, and does what it is asked to."""
    give_way()
    with suppress(EOFError, OSError, BadRecord):  # nobody waits for it any more, or the caller sees the failure by this
        lines, seats = pipe.recv()
        answer_tasks(pipe, analyst, lines, seats)


def answer_tasks(pipe: "Connection[Any, Any]", analyst: Analyst, lines: Sequence[Line], seats: Sequence[int]) -> None:
    """Answer until the pipe closes. Raises EOFError and OSError, and whatever a broken record raises."""
    there = {decision.line: decision for decision in analyst.decisions(lines, seats)}
    made = tuple(MadeDecision(decision.line, decision.seat, decision.moves) for decision in there.values())
    pipe.send(DecisionsListed(made))
    while True:
        task = pipe.recv()
        if isinstance(task, JudgeTask):
            pipe.send(DecisionJudged(task, _judged(analyst, there[task.line], task.deeper)))
        else:
            _tell_luck(pipe, analyst, lines)


def _judged(analyst: Analyst, decision: Decision | MadeDecision, deeper: bool) -> JudgedDecision | None:
    try:
        return analyst.judge(decision, deeper)
    except Exception:  # one decision that the judge fails on must not hide the others
        return None


def _tell_luck(pipe: "Connection[Any, Any]", analyst: Analyst, lines: Sequence[Line]) -> None:
    luck = None
    try:
        for luck in analyst.luck(lines_for_luck(lines)):
            pipe.send(LuckReckoned(luck, is_all=False))
    except OSError:
        raise
    except Exception:  # the decisions are useful without it
        luck = None
    pipe.send(LuckReckoned(luck, is_all=True))


class AnalysisState(Enum):
    """What an analysis is doing."""

    NOT_BEGUN = auto()
    WORKING = auto()
    STOPPED = auto()
    BROKEN = auto()
    """A process ended unexpectedly, or none could be started; `start` tries again."""
    DONE = auto()


class Analyser:
    """The analysis of one match. `start` it, `poll` it every frame, `stop` it when it is no longer needed.

    None of these blocks: reading known results and starting or ending processes happens in a thread.
    """

    def __init__(
        self,
        lines: Sequence[Line],
        seats: Sequence[int],
        load: Callable[[], MatchAnalysis] = MatchAnalysis,
        *,
        analyst: Analyst = JUDGE_AND_LUCK,
        processes: int = 1,
        clock: Callable[[], float] = time.monotonic,
        worker: Callable[..., None] = work,
    ) -> None:
        """`lines` with the header first; of the `seats` only those that may be analysed are. `load` returns what is
        already known, and may be slow. Nothing is started yet.
        """
        self.lines = tuple(lines)
        allowed = seats_to_judge(self.lines)
        self.seats = tuple(seat for seat in seats if seat in allowed)
        self.analysis = MatchAnalysis()
        self.state = AnalysisState.NOT_BEGUN
        self._analyst, self._load, self._worker, self._clock = analyst, load, worker, clock
        self._processes = processes
        self.is_loaded = False
        """Whether previously known results are part of `analysis`."""
        self._rounds = sum(isinstance(line, ScoreLine) for line in lines_for_luck(self.lines))
        self._made: dict[int, MadeDecision] | None = None
        self._has_no_luck = False
        self._deeper: list[int] = []
        self._from = 0
        self._suspect: int | None = None
        self._starting: _Start | None = None
        self._workers: list[_Worker] = []
        self._begun_at: float | None = None
        self._polled_at = clock()

    # ---- how far it is

    @property
    def whole(self) -> int:
        """How many decisions there are to judge; 0 while unknown."""
        if self._made is not None:
            return len(self._made)
        return self._known_of_seats if self.state is AnalysisState.DONE else 0

    @property
    def done(self) -> int:
        """How many of them were judged."""
        return self.whole - len(self._waiting)

    @property
    def seconds_left(self) -> float | None:
        """Until every decision is judged, at the pace so far; None while the pace is unknown."""
        if self.state is not AnalysisState.WORKING or self._begun_at is None or self._found_since < _FEW:
            return None
        return (self._clock() - self._begun_at) / self._found_since * len(self._waiting)

    @property
    def deepening(self) -> tuple[int, ...]:
        """The decisions that are being examined more deeply, by their first lines."""
        return tuple(self._deeper)

    @property
    def _known_of_seats(self) -> int:
        return sum(decision.seat in self.seats for decision in self.analysis.decisions) + len(self.analysis.unjudged)

    @property
    def _waiting(self) -> list[int]:
        known = {decision.line for decision in self.analysis.decisions} | set(self.analysis.unjudged)
        return [line for line in self._made or () if line not in known]

    @property
    def _only_deeper(self) -> bool:
        """Whether nothing but deeper analysis is wanted."""
        return self.state is not AnalysisState.WORKING

    def _is_luck_due(self, analysis: MatchAnalysis) -> bool:
        return not self._has_no_luck and self._rounds > (0 if analysis.luck is None else len(analysis.luck.rounds))

    def _is_all_known(self, analysis: MatchAnalysis) -> bool:
        return set(self.seats) <= set(analysis.complete) and not self._is_luck_due(analysis)

    # ---- what is wanted

    def start(self) -> None:
        """Begin, or resume after stopping or breaking; does nothing while it is working or complete."""
        if self.state not in (AnalysisState.WORKING, AnalysisState.DONE):
            self._end()
            self.state = AnalysisState.WORKING
            self._launch()

    def look_at(self, line: int) -> None:
        """Prioritise the decision at the moment after that line, because somebody is looking at it."""
        self._from = line

    def look_deeper(self, line: int) -> None:
        """Examine the decision that begins on that line more deeply, before all others; a stopped analysis does only
        that.
        """
        if line in self._deeper or line in self.analysis.deeper:
            return
        self._deeper.append(line)
        if not self._workers and self._starting is None:
            self._launch()

    def stop(self) -> None:
        """End the processes; results are kept, and `start` continues with the rest."""
        self._end()
        self._deeper.clear()
        if self.state is AnalysisState.WORKING:
            self.state = AnalysisState.STOPPED

    # ---- what comes

    def poll(self) -> bool:
        """Process what has arrived and send the next tasks; True if something is new. Never blocks."""
        news = self._begin()
        now, before = self._clock(), self._polled_at
        self._polled_at = now
        for worker in self._workers:
            if now - before > PAUSE_SECONDS:
                worker.heard_at = now
            try:
                news |= self._hear_all(worker)
                self._hand_out(worker)
            except (EOFError, OSError):
                return self._break_off(worker)
            if self._clock() - worker.heard_at > SILENT_SECONDS:
                return self._break_off(worker)
        if any(worker.is_ready for worker in self._workers) and not any(worker.tasks for worker in self._workers):
            self._finish()
            news = True
        return news

    def _launch(self) -> None:
        self._begun_at, self._found_since = None, 0
        self._starting = _Start(self._processes, self._worker, self._analyst, (self.lines, self.seats))
        load = (lambda: self.analysis) if self.is_loaded else self._load
        self._starting.run(load, lambda known: not self._only_deeper and self._is_all_known(known))

    def _begin(self) -> bool:
        """Take over what the thread has prepared, once it is ready."""
        start = self._starting
        if start is None or not start.is_ready:
            return False
        self._starting = None
        self._workers = [_Worker(process, self._clock()) for process in start.processes]
        self.analysis, self.is_loaded = start.known, True
        if self._is_all_known(self.analysis) and not self._only_deeper:
            self.state = AnalysisState.DONE
        elif not self._workers:
            self._deeper.clear()
            self.state = AnalysisState.BROKEN
        return True

    def _hear_all(self, worker: "_Worker") -> bool:
        """Process everything that has arrived; True if more is known. Raises EOFError or OSError after a process's last
        message.
        """
        has_come = False
        while worker.process.pipe.poll():
            has_come |= self._hear(worker, worker.process.pipe.recv())
        return has_come

    def _hear(self, worker: "_Worker", heard: DecisionsListed | DecisionJudged | LuckReckoned) -> bool:
        """Process one message; True if more is known than before."""
        worker.heard_at = self._clock()
        match heard:
            case DecisionsListed(made):
                worker.is_ready = True
                if self._begun_at is None:
                    self._begun_at = self._clock()
                if self._made is None:
                    self._made = {decision.line: decision for decision in made}
                    self._forget_what_went_on()
            case DecisionJudged(task, found):
                worker.tasks.popleft()
                self._found_since += not task.deeper
                self._take(task, found)
            case LuckReckoned(luck, is_all):
                if not is_all:
                    return False
                worker.tasks.popleft()
                self.analysis = replace(self.analysis, luck=luck)
                self._has_no_luck = self._is_luck_due(self.analysis)
        return True

    def _take(self, task: JudgeTask, found: JudgedDecision | None) -> None:
        now = self.analysis
        if task.deeper:
            self._deeper.remove(task.line)
            now = replace(now, deeper=now.deeper if found is None else tuple(sorted({*now.deeper, task.line})))
        elif found is None:
            now = replace(now, unjudged=tuple(sorted({*now.unjudged, task.line})))
        if found is not None:
            others = [decision for decision in now.decisions if decision.line != task.line]
            now = replace(now, decisions=tuple(sorted([*others, found], key=lambda decision: decision.line)))
        self.analysis = now

    def _forget_what_went_on(self) -> None:
        """Drop stored results of decisions that turned out to be longer."""
        made, now = self._made or {}, self.analysis
        decisions = tuple(
            found
            for found in now.decisions
            if found.seat not in self.seats or MadeDecision(found.line, found.seat, found.moves) == made.get(found.line)
        )
        lines = {found.line for found in decisions}
        self.analysis = replace(now, decisions=decisions, deeper=tuple(line for line in now.deeper if line in lines))

    # ---- the next step

    def _hand_out(self, worker: "_Worker") -> None:
        while worker.is_ready and len(worker.tasks) < AHEAD and (task := self._next()) is not None:
            if not worker.tasks:
                worker.heard_at = self._clock()
            worker.tasks.append(task)
            worker.process.pipe.send(task)

    def _next(self) -> Task | None:
        """The next task: requested deeper analysis, the decision being looked at, the luck, then the rest in order."""
        taken = [task for worker in self._workers for task in worker.tasks]
        for line in list(self._deeper):
            if line not in (self._made or ()):
                self._deeper.remove(line)
            elif JudgeTask(line, deeper=True) not in taken:
                return JudgeTask(line, deeper=True)
        if self._only_deeper:
            return None
        waiting = [line for line in self._waiting if JudgeTask(line) not in taken]
        waiting.sort(key=lambda line: line == self._suspect)
        here = max((line for line in self._made or () if line <= self._from), default=0)
        if here in waiting and here != self._suspect:
            return JudgeTask(here)
        if LuckTask() not in taken and self._is_luck_due(self.analysis):
            return LuckTask()
        return JudgeTask(waiting[0]) if waiting else None

    def _finish(self) -> None:
        self._end()
        if not self._only_deeper:
            self.state = AnalysisState.DONE
            self.analysis = replace(self.analysis, complete=tuple(sorted({*self.analysis.complete, *self.seats})))

    def _break_off(self, worker: "_Worker") -> bool:
        """A decision that killed a process is moved to the end; after the second time it is left out."""
        with suppress(EOFError, OSError):
            self._hear_all(worker)  # it may have answered between the last poll and now
        self._end()
        match worker.tasks[0] if worker.tasks else None:
            case JudgeTask(line, deeper=True):
                self._deeper.remove(line)
            case JudgeTask(line) as task if line == self._suspect:
                self._take(task, None)
            case JudgeTask(line):
                self._suspect = line
            case LuckTask():
                self._has_no_luck = True
        if not self._only_deeper:
            self.state = AnalysisState.BROKEN
        self._deeper.clear()
        return True

    def _end(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
            self._starting = None
        _close([worker.process for worker in self._workers])
        self._workers = []


class _Worker(Struct):
    """A process and its queued tasks, the current one first."""

    process: ChildProcess
    heard_at: float
    tasks: deque[Task] = field(default_factory=deque)
    is_ready: bool = False


class _Start:
    """Reads known results and starts processes with the record, in a thread, because all of it is slow."""

    def __init__(
        self,
        processes: int,
        worker: Callable[..., None],
        analyst: Analyst,
        record: tuple[Sequence[Line], Sequence[int]],
    ) -> None:
        self.known = MatchAnalysis()
        self.processes: list[ChildProcess] = []
        """Empty if none is needed, or the system can't start one."""
        self.is_ready = False
        self._is_cancelled = False
        self._lock = Lock()
        self._wanted, self._worker, self._analyst, self._record = processes, worker, analyst, record

    def run(self, load: Callable[[], MatchAnalysis], is_enough: Callable[[MatchAnalysis], bool]) -> None:
        """Begin; no process is started if the known results satisfy `is_enough`."""
        Thread(target=self._run, args=(load, is_enough), name="analyser-start", daemon=True).start()

    def _run(self, load: Callable[[], MatchAnalysis], is_enough: Callable[[MatchAnalysis], bool]) -> None:
        self.known = load()
        wanted = 0 if is_enough(self.known) else self._wanted
        try:
            while len(self.processes) < wanted and not self._is_cancelled:
                process = ChildProcess("analyser", self._worker, self._analyst)
                self.processes.append(process)
                process.pipe.send(self._record)
        except Exception:  # a failure to start is reported as such: nobody may wait forever
            _close(self.processes)
            self.processes = []
        with self._lock:
            self.is_ready = True
            if self._is_cancelled:
                _close(self.processes)

    def cancel(self) -> None:
        """End everything that was started, because nobody needs it any more."""
        with self._lock:
            self._is_cancelled = True
            if self.is_ready:
                _close(self.processes)


def _close(processes: Sequence[ChildProcess]) -> None:
    """End them without waiting."""
    for process in processes:
        Thread(target=process.close, name="analyser-end", daemon=True).start()
