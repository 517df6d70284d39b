"""Looking back in other processes: what is found, in which order, how it is stopped, breaks off and is taken up again.

Most tests put threads in the place of processes; the last ones start real ones.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from threading import Event, enumerate as enumerate_threads
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from game.analysis.allowed_analysis import lines_for_luck
from game.analysis.chance.luck import luck_of
from game.analysis.facts import JudgedDecision, Luck
from game.analysis.judged import judging
from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from game.analysis.stored_analysis import encoded, known_analysis
from game.play.results import analysis_process
from game.play.results.analysis_process import (
    AHEAD,
    SILENT_SECONDS,
    Analyser,
    AnalysisState,
    Analyst,
    DecisionJudged,
    DecisionsListed,
    JudgeTask,
    LuckReckoned,
    LuckTask,
    MadeDecision,
)
from saves.disk.files import RealDisk
from saves.library.kept_analysis import keep_analysis
from saves.records.lines import Line, ScoreLine
from tests.analysis.analysed_match import LINES, after_rounds, found_in, luck_in, with_people
from tests.build import there
from tests.play import analysts
from tests.play.analysts import QUICK, at_once, by_round, listed
from tests.play.threads import Died, ThreadAsProcess
from tests.toolkit.waiting import PATIENCE, wait_until


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> type[ThreadAsProcess]:
    """No process is started."""
    monkeypatch.setattr(analysis_process, "ChildProcess", ThreadAsProcess)
    ThreadAsProcess.started = 0
    return ThreadAsProcess


def until(analyser: Analyser, true: Callable[[], bool]) -> None:
    """Polls until something holds."""
    wait_until(true, analyser.poll, lambda: analyser.state)


def finish(analyser: Analyser) -> AnalysisState:
    """Polls until nothing more comes; what it has come to."""
    until(analyser, lambda: analyser.state is not AnalysisState.WORKING and not analyser.deepening)
    return analyser.state


class Noting:
    """A judge that notes what it is asked, in order; over some lines it stumbles or dies."""

    def __init__(self, dies: Sequence[int] = (), stumbles: Sequence[int] = ()) -> None:
        self.asked: list[int | str] = []
        self._dies, self._stumbles = dies, stumbles

    def judge(self, decision: MadeDecision, deeper: bool) -> JudgedDecision:
        """As `at_once`."""
        self.asked.append(f"{decision.line} deeper" if deeper else decision.line)
        if decision.line in self._dies:
            raise Died
        if decision.line in self._stumbles:
            raise ZeroDivisionError
        return at_once(decision, deeper)

    def luck(self, lines: Sequence[Line]) -> list[Luck]:
        """As `by_round`."""
        self.asked.append("luck")
        return list(by_round(lines))

    @property
    def analyst(self) -> Analyst:
        """Notes what is asked."""
        return Analyst(listed, self.judge, self.luck)


@pytest.mark.usefixtures("threads")
@pytest.mark.parametrize("processes", [1, 2])
def test_it_finds_everything_there_is(processes: int) -> None:
    analyser = Analyser(LINES, [0, 2], analyst=QUICK, processes=processes)
    assert (analyser.state, analyser.done, analyser.whole) == (AnalysisState.NOT_BEGUN, 0, 0)
    analyser.start()
    steps = []
    while analyser.state is AnalysisState.WORKING:
        if analyser.poll():
            steps.append(analyser.done)
    assert analyser.state is AnalysisState.DONE
    assert analyser.analysis == found_in(LINES, 0, 2)
    assert analyser.done == analyser.whole == len(analyser.analysis.decisions)
    assert steps == sorted(steps)
    assert len(set(steps)) > 5
    assert not analyser.poll()
    analyser.start()
    assert analyser.state is AnalysisState.DONE


@pytest.mark.usefixtures("threads")
def test_luck_is_told_once_and_whole() -> None:
    some_known, may_go_on = Event(), Event()

    def luck(lines: Sequence[Line]) -> Iterator[Luck]:
        first, *others = by_round(lines)
        yield first
        some_known.set()
        assert may_go_on.wait(PATIENCE)
        yield from others

    analyser = Analyser(LINES, [0], analyst=Analyst(listed, at_once, luck))
    analyser.start()
    until(analyser, some_known.is_set)
    news = [analyser.poll() for _ in range(20)]
    assert analyser.analysis.luck is None
    assert not news[-1]
    may_go_on.set()
    finish(analyser)
    assert analyser.analysis.luck == luck_in(LINES)


def test_a_process_gives_way_and_answers_until_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, told = [(LINES, [0]), LuckTask()], list[object]()

    def ask() -> object:
        if not asked:
            raise EOFError
        return asked.pop(0)

    monkeypatch.setattr(analysis_process, "give_way", lambda: told.append("gives way"))
    monkeypatch.setattr(analysis_process, "judge", lambda decision, how: (decision, how))
    pipe: Any = SimpleNamespace(recv=ask, send=told.append)
    analysis_process.work(pipe, QUICK)
    luck = [LuckReckoned(one, is_all=False) for one in by_round(LINES)]
    listing = DecisionsListed(tuple(listed(LINES, [0])))
    assert told == ["gives way", listing, *luck, LuckReckoned(luck_in(LINES), is_all=True)]
    decision: Any = 7
    looks: Any = [analysis_process._judge(decision, deeper) for deeper in (True, False)]
    assert looks == [(7, judging.DEEP), (7, judging.QUICK)]


@pytest.mark.usefixtures("threads")
def test_what_is_looked_at_comes_first() -> None:
    lines = [decision.line for decision in listed(LINES, [0])]
    judge = Noting()
    analyser = Analyser(LINES, [0], analyst=judge.analyst)
    analyser.look_at(lines[40] + 1)
    analyser.start()
    finish(analyser)
    assert judge.asked == [lines[40], "luck", *lines[:40], *lines[41:]]


@pytest.mark.usefixtures("threads")
def test_it_is_taken_up_where_it_stopped() -> None:
    judge = Noting()
    analyser = Analyser(LINES, [0], analyst=judge.analyst)
    analyser.start()
    until(analyser, lambda: analyser.done >= 10)
    analyser.stop()
    assert analyser.state is AnalysisState.STOPPED
    known = analyser.analysis
    assert not analyser.poll()
    assert analyser.analysis == known
    analyser.start()
    finish(analyser)
    assert analyser.analysis == found_in(LINES, 0)
    assert judge.asked.count("luck") <= 2
    for decision in known.decisions:
        assert judge.asked.count(decision.line) == 1


@pytest.mark.usefixtures("threads")
def test_it_is_not_done_while_one_of_two_processes_still_judges() -> None:
    slow = found_in(LINES, 0).decisions[0].line

    def judge(decision: MadeDecision, deeper: bool) -> JudgedDecision:
        if decision.line == slow:
            time.sleep(0.3)
        return at_once(decision, deeper)

    analyser = Analyser(LINES, [0], processes=2, analyst=Analyst(listed, judge, by_round))
    analyser.start()
    finish(analyser)
    assert analyser.analysis == found_in(LINES, 0)


@pytest.mark.usefixtures("threads")
def test_what_is_no_decision_is_not_waited_for() -> None:
    analyser = Analyser(LINES, [0], analyst=QUICK)
    analyser.look_deeper(1)
    assert analyser.deepening == (1,)
    finish(analyser)
    assert not analyser.analysis.deeper
    analyser.look_deeper(1)
    wait_until(analyser._begin)
    analyser.look_deeper(2)
    assert analyser._starting is None
    process, ended = analyser._workers[0].process, Event()
    process.close = ended.set  # type: ignore[method-assign]
    analyser.start()
    assert ended.wait(20)
    assert finish(analyser) is AnalysisState.DONE


@pytest.mark.usefixtures("threads")
@pytest.mark.parametrize("stops_at", [None, 5])
def test_one_decision_is_looked_at_more_closely(stops_at: int | None) -> None:
    judge = Noting()
    analyser = Analyser(LINES, [0], analyst=judge.analyst)
    analyser.start()
    if stops_at is None:
        finish(analyser)
    else:
        until(analyser, lambda: analyser.done >= stops_at)
        analyser.stop()
        time.sleep(0.05)
    state, line, asked = analyser.state, analyser.analysis.decisions[3].line, len(judge.asked)
    analyser.look_deeper(line)
    assert analyser.deepening == (line,)
    finish(analyser)
    assert judge.asked[asked:] == [f"{line} deeper"]
    assert (analyser.state, analyser.analysis.deeper) == (state, (line,))
    (found,) = [decision for decision in analyser.analysis.decisions if decision.line == line]
    (plain,) = [decision for decision in found_in(LINES, 0).decisions if decision.line == line]
    assert found.points == plain.points + 10
    analyser.look_deeper(line)
    assert not analyser.deepening


@pytest.mark.usefixtures("threads")
def test_a_decision_that_the_judge_stumbles_over_hides_no_other() -> None:
    whole = found_in(LINES, 0)
    lines = [decision.line for decision in whole.decisions]
    analyser = Analyser(LINES, [0], analyst=Noting(stumbles=(lines[0], lines[7])).analyst)
    analyser.start()
    assert finish(analyser) is AnalysisState.DONE
    assert analyser.analysis.unjudged == (lines[0], lines[7])
    assert len(analyser.analysis.decisions) == len(lines) - 2
    assert analyser.done == analyser.whole


@pytest.mark.usefixtures("threads")
def test_what_a_process_answers_just_before_its_end_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    is_heard, is_dead = Event(), Event()

    def work(pipe: Any, analyst: Analyst) -> None:
        lines, seats = pipe.recv()
        there = {decision.line: decision for decision in listed(lines, seats)}
        pipe.send(DecisionsListed(tuple(there.values())))
        tasks = [pipe.recv() for _ in range(AHEAD)]
        for number, task in enumerate(tasks[:3]):
            pipe.send(DecisionJudged(task, at_once(there[task.line], deeper=False)))
            if number == 0:
                is_heard.wait(PATIENCE)
        pipe.close()
        is_dead.set()

    hand_out = Analyser._hand_out

    def hand_out_late(self: Analyser, worker: Any) -> None:
        if len(worker.tasks) == AHEAD - 1:
            is_heard.set()
            is_dead.wait(PATIENCE)
        hand_out(self, worker)

    monkeypatch.setattr(Analyser, "_hand_out", hand_out_late)
    without_luck = [line for line in LINES if not isinstance(line, ScoreLine)]
    analyser = Analyser(without_luck, [0], worker=work)
    analyser.start()
    assert finish(analyser) is AnalysisState.BROKEN
    assert analyser.done == 3


@pytest.mark.usefixtures("threads")
def test_a_decision_that_ends_the_process_comes_last_and_then_is_left_out() -> None:
    lines = [decision.line for decision in listed(LINES, [0])]
    analyser = Analyser(LINES, [0], analyst=Noting(dies=(lines[4],)).analyst)
    analyser.start()
    assert finish(analyser) is AnalysisState.BROKEN
    assert not analyser.poll()
    analyser.start()
    assert finish(analyser) is AnalysisState.BROKEN
    assert analyser.done == analyser.whole
    analyser.start()
    assert finish(analyser) is AnalysisState.DONE
    assert analyser.analysis.unjudged == (lines[4],)


@pytest.mark.usefixtures("threads")
def test_luck_that_cannot_be_reckoned_hides_no_decision() -> None:
    def no_luck(lines: Sequence[Line]) -> list[Luck]:
        raise ZeroDivisionError

    analyser = Analyser(LINES, [0], analyst=Analyst(listed, at_once, no_luck))
    analyser.start()
    assert finish(analyser) is AnalysisState.DONE
    assert analyser.analysis == replace(found_in(LINES, 0), luck=None)


def test_what_is_known_is_not_looked_at_again(threads: type[ThreadAsProcess]) -> None:
    whole = replace(found_in(LINES, 0), unjudged=(1,))
    analyser = Analyser(LINES, [0], lambda: whole, analyst=QUICK)
    analyser.start()
    finish(analyser)
    assert (analyser.state, analyser.analysis, threads.started) == (AnalysisState.DONE, whole, 0)
    assert analyser.done == analyser.whole == len(whole.decisions) + 1
    others = found_in(LINES, 0, 1)
    part = replace(
        others, decisions=others.decisions[:50], luck=None, complete=(1,), deeper=(others.decisions[2].line,)
    )
    judge = Noting()
    analyser = Analyser(LINES, [0], lambda: part, analyst=judge.analyst)
    analyser.start()
    finish(analyser)
    known = {decision.line for decision in part.decisions}
    assert not known & set(judge.asked)
    assert analyser.analysis.complete == (0, 1)
    assert {decision.line for decision in analyser.analysis.decisions} == known | {d.line for d in whole.decisions}
    assert analyser.analysis.deeper == part.deeper


@pytest.mark.usefixtures("threads")
def test_a_decision_that_went_on_after_it_was_kept_is_looked_at_again() -> None:
    whole = found_in(LINES, 0)
    shorter = replace(whole.decisions[5], moves=whole.decisions[6].moves)
    part = replace(whole, decisions=(*whole.decisions[:5], shorter), complete=())
    analyser = Analyser(LINES, [0], lambda: part, analyst=QUICK)
    analyser.start()
    finish(analyser)
    assert analyser.analysis == whole


@pytest.mark.usefixtures("threads")
@pytest.mark.parametrize(("people", "seats"), [((0, 1), ()), ((0,), (0,)), ((), ())])
def test_in_a_running_match_nobody_learns_what_he_may_not_know(people: tuple[int, ...], seats: tuple[int, ...]) -> None:
    lines = after_rounds(1, with_people(*people), 50)
    heard: list[int] = []

    def luck(told: Sequence[Line]) -> list[Luck]:
        heard.append(len(told))
        return list(by_round(told))

    analyser = Analyser(lines, [0, 1, 2, 3], analyst=Analyst(listed, at_once, luck))
    assert analyser.seats == seats
    analyser.start()
    finish(analyser)
    assert {decision.seat for decision in analyser.analysis.decisions} == set(seats)
    assert heard == [len(lines) - 50] * len(seats)
    assert analyser.state is AnalysisState.DONE


def test_how_long_it_will_take_is_told_by_the_pace() -> None:
    now = 100.0
    analyser, worker = Analyser(LINES, [0], processes=0, clock=lambda: now), analysis_process._Worker(None, 0.0)  # type: ignore
    made = tuple(listed(LINES, [0]))
    analyser.state = AnalysisState.WORKING
    analyser._launch()
    analyser._hear(worker, DecisionsListed(made))
    analyser._deeper.append(made[0].line)
    told = []
    for decision, deeper in [(made[0], False), (made[0], True), *((one, False) for one in made[1:4])]:
        now += 0 if deeper else 2
        worker.tasks.append(task := JudgeTask(decision.line, deeper))
        analyser._hear(worker, DecisionJudged(task, at_once(decision, deeper)))
        told.append(analyser.seconds_left)
    assert told == [None, None, None, 2 * (analyser.whole - 3), 2 * (analyser.whole - 4)]
    analyser.state = AnalysisState.STOPPED
    assert analyser.seconds_left is None


def test_starting_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    there, ended = Event(), Event()

    class SlowToStart(ThreadAsProcess):
        def __init__(self, *arguments: Any) -> None:
            there.wait(PATIENCE)
            super().__init__(*arguments)

        def close(self) -> None:
            super().close()
            ended.set()

    monkeypatch.setattr(analysis_process, "ChildProcess", SlowToStart)
    analyser = Analyser(LINES, [0], analyst=QUICK)
    analyser.start()
    assert not analyser.poll()
    daemons = [thread.daemon for thread in enumerate_threads() if thread.name == "analyser-start"]
    analyser.stop()
    assert analyser.state is AnalysisState.STOPPED
    there.set()
    assert ended.wait(PATIENCE)
    assert all(daemons)


@pytest.mark.parametrize("why", [OSError, RuntimeError])
def test_no_room_for_a_process_is_told(monkeypatch: pytest.MonkeyPatch, why: type[Exception]) -> None:
    def no_room(*arguments: object) -> ThreadAsProcess:
        raise why

    monkeypatch.setattr(analysis_process, "ChildProcess", no_room)
    analyser = Analyser(LINES, [0], analyst=QUICK)
    analyser.start()
    assert finish(analyser) is AnalysisState.BROKEN
    monkeypatch.setattr(analysis_process, "ChildProcess", ThreadAsProcess)
    analyser.start()
    finish(analyser)
    assert analyser.analysis == found_in(LINES, 0)


@pytest.mark.usefixtures("threads")
def test_a_process_that_says_nothing_is_given_up() -> None:
    now = 100.0
    stuck = Event()

    def for_ever(decision: MadeDecision, deeper: bool) -> JudgedDecision:
        stuck.set()
        time.sleep(PATIENCE)
        raise Died

    analyser = Analyser(LINES, [0], analyst=Analyst(listed, for_ever, lambda lines: []), clock=lambda: now)
    analyser.start()
    until(analyser, stuck.is_set)
    analyser.poll()
    for passed in (3600, *[SILENT_SECONDS / 10] * 10):
        now += passed
        assert not analyser.poll()
    now += 1
    assert analyser.poll()
    assert analyser.state is AnalysisState.BROKEN


# ---- real processes


@pytest.mark.slow
def test_a_real_process_finds_the_same(tmp_path: Path) -> None:
    report = tmp_path / "report"
    analyser = Analyser(LINES, [0], analyst=Analyst(listed, at_once, partial(analysts.reporting, str(report))))
    analyser.start()
    assert finish(analyser) is AnalysisState.DONE
    assert analyser.analysis == found_in(LINES, 0)
    nice, *modules = report.read_text(encoding="utf-8").split()
    assert int(nice) >= min(19, os.nice(0) + 10)
    assert "game.play.results.analysis_process" in modules
    assert not [name for name in modules if name.partition(".")[0] in ("pygame", "pytmx")]


@pytest.mark.slow
def test_who_leaves_ends_the_process() -> None:
    analyser = Analyser(LINES, [0], analyst=analysts.ENDLESS)
    analyser.start()
    until(analyser, lambda: bool(analyser._workers and analyser._workers[0].tasks))
    pid = there(analyser._workers[0].process.pid)
    analyser.stop()
    wait_until(lambda: not _is_there(pid))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it kills by signal")
def test_a_process_that_is_killed_is_told_and_another_goes_on() -> None:
    analyser = Analyser(LINES, [0], analyst=analysts.ENDLESS)
    analyser.start()
    until(
        analyser, lambda: bool(analyser._workers and analyser._workers[0].tasks) and analyser.analysis.luck is not None
    )
    known, pid = analyser.analysis, analyser._workers[0].process.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    assert finish(analyser) is AnalysisState.BROKEN
    assert analyser.analysis == known
    analyser.start()
    until(analyser, lambda: bool(analyser._workers and analyser._workers[0].tasks))
    assert analyser._workers[0].process.pid != pid
    analyser.stop()


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.slow
@pytest.mark.usefixtures("threads")
def test_the_real_judge_and_luck_find_what_they_find_alone(tmp_path: Path) -> None:
    lines = after_rounds(1, with_people(0), 30)
    analyser = Analyser(lines, [0])
    analyser.look_at(len(lines))
    analyser.start()
    assert finish(analyser) is AnalysisState.DONE
    found = analyser.analysis
    assert found.decisions == tuple(judge(decision) for decision in decisions_of(lines, [0]))
    assert any(decision.better for decision in found.decisions)
    assert found.luck == luck_of(lines_for_luck(lines))
    assert found.unjudged == ()
    keep_analysis(tmp_path / "a.json", encoded(found, lines), RealDisk())
    assert known_analysis(tmp_path / "a.json", lines) == found
