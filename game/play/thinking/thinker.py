"""Computer players think in one worker process, so that frames never wait."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from game.ai.level_names import DEFAULT_LEVEL
from game.ai.tunings.trial_choices import TriedTable, take_choice, trials_wanted
from game.engine.moves import Move
from game.play.processes.child_process import ChildProcess
from game.play.thinking.thinker_messages import (
    CoachReply,
    CoachRequest,
    ParReply,
    ParRequest,
    ThinkReply,
    ThinkRequest,
    TrialReply,
    TrialRequest,
)

BUDGET_SECONDS: Final = 1.5

SILENT_BUDGETS: Final = 3
"""After this many time limits without an answer a worker counts as lost."""

START_SECONDS: Final = 10.0
"""Extra time for a worker to start on a slow machine, before its first answer."""

TRIAL_SECONDS: Final = 60.0
"""Extra time for a worker on a slow machine while it finds weights for house rules."""

MOST_UNANSWERED: Final = 8
"""With this many unanswered questions a silent worker is replaced: a full pipe would block the window."""

MOST_FAILURES: Final = 2
"""After this many failures in a row (dead or silent workers) no further worker is started."""


class Thinker:
    """Asks the worker one question at a time. Ask, then `poll` once a frame until there is a move.

    A lost worker is restarted once with the same question; if that is lost too, `has_given_up` becomes true and the
    level `normal` answers in `poll` itself, which takes well under a frame; if that fails, the simplest move is made.
    """

    def __init__(self, clock: Callable[[], float], worker: Callable[..., None] | None = None) -> None:
        """`clock` returns seconds; `worker` is what the process runs, by default the usual players. Nothing is started
        yet.
        """
        self._clock = clock
        self._worker = worker
        self._process: ChildProcess | None = None
        self._has_answered = False
        self._unanswered = 0
        self._question: ThinkRequest | None = None
        self._asked = 0
        self._deadline = 0.0
        self._failures = 0
        self._par: ParReply | None = None
        self._coached: CoachReply | None = None
        self._trying: TriedTable | None = None

    def start(self) -> None:
        """Start the worker if it isn't running: best done when the first picture is on the screen."""
        if self._process is None and not self.has_given_up:
            self._has_answered = False
            self._unanswered = 0
            from game.play.thinking.thinker_process import answer_all

            try:
                self._process = ChildProcess("thinker", self._worker or answer_all)
            except OSError:
                self._failures = MOST_FAILURES

    @property
    def has_given_up(self) -> bool:
        """Whether workers kept failing, so that `normal` plays for every level; worth a line in the log."""
        return self._failures >= MOST_FAILURES

    @property
    def worker_pid(self) -> int | None:
        """The worker's process id, None while there is none."""
        return self._process.pid if self._process is not None else None

    @property
    def is_thinking(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def ask(self, question: ThinkRequest) -> None:
        """Ask a question; one still open is dropped, and its answer ignored, even if it is about the same decision."""
        self._question = replace(question, asked=self._asked)
        self._asked += 1
        self._send()

    def cancel(self) -> None:
        """Drop the open question, if there is one; its answer will be ignored."""
        self._question = None

    def poll(self, game: str, number: int) -> Move | None:
        """The decision for the game at that line, or None while there is none.

        A question about anything else is stale: it is dropped, and so is its answer.
        """
        question = self._question
        if question is None or (question.game, question.number) != (game, number):
            self._question = None
            return None
        if self._process is not None:
            move = self._heard(question)
            if move is not None:
                self._question = None
                return move
        if not self.has_given_up:
            return None
        self._question = None
        from game.ai.fallback_move import fallback_move
        from game.play.thinking.thinker_process import answer

        try:
            return answer(ThinkRequest(game, number, DEFAULT_LEVEL, question.view, question.think)).move
        except Exception:  # whatever is wrong with the player, the game continues
            return fallback_move(question.view)

    def ask_beside(self, question: ParRequest | CoachRequest | TrialRequest) -> bool:
        """Ask a low-priority question, unless the worker still owes an answer: True if it was sent."""
        self._hear_others()
        if self._unanswered:
            return False
        self.start()
        if self._process is None:
            return False
        self._unanswered += 1
        try:
            self._process.pipe.send(question)
        except OSError:
            self._drop_worker()
        return True

    def try_tunings(self) -> None:
        """Let the worker find the best weights for wanted tables, and use its results."""
        wanted = next(iter(trials_wanted()), None)
        if wanted is None:
            return
        self._hear_others()
        if self._trying is None and wanted in trials_wanted() and self.ask_beside(TrialRequest(wanted)):
            self._trying = wanted

    def par(self, game: str, round_number: int) -> ParReply | None:
        """The par of that round, or None if it isn't known, yet or at all."""
        self._hear_others()
        reply = self._par
        return reply if reply is not None and (reply.game, reply.round) == (game, round_number) else None

    @property
    def owes_answer(self) -> bool:
        """Whether the worker has an unanswered question."""
        return self._unanswered > 0

    def coached(self, game: str, number: int) -> CoachReply | None:
        """The coach's answer for that game after `number` events; None while it isn't known."""
        self._hear_others()
        reply = self._coached
        return reply if reply is not None and (reply.game, reply.number) == (game, number) else None

    def close(self) -> None:
        """Ends the worker."""
        self._question = None
        self._drop_worker()

    def _send(self) -> None:
        if self._unanswered >= MOST_UNANSWERED:
            self._drop_worker()
        self.start()
        if self._process is not None:
            extra = 0.0 if self._has_answered else START_SECONDS
            extra += TRIAL_SECONDS if trials_wanted() else 0.0
            self._deadline = self._clock() + SILENT_BUDGETS * BUDGET_SECONDS + extra
            self._unanswered += 1
            try:
                self._process.pipe.send(self._question)
            except OSError:
                self._fail()

    def _heard(self, question: ThinkRequest) -> Move | None:
        try:
            while (heard := self._next_heard()) is not None:
                if isinstance(heard, ThinkReply) and _names(heard) == _names(question):
                    self._failures = 0
                    return heard.move
        except (EOFError, OSError):
            self._fail()
            return None
        if self._clock() >= self._deadline:
            self._fail()
        return None

    def _hear_others(self) -> None:
        """Process what has arrived while no move is pending."""
        try:
            while self._question is None and self._next_heard() is not None:
                pass
        except (EOFError, OSError):
            self._failures += self._trying is not None  # otherwise it would be asked the same again, forever
            self._drop_worker()

    def _next_heard(self) -> object | None:
        """The next answer, None if there is none. Raises EOFError and OSError if the worker is lost."""
        if self._process is None or not self._process.pipe.poll():
            return None
        heard: object = self._process.pipe.recv()
        self._has_answered = True
        self._unanswered = 0
        match heard:
            case ParReply():
                self._par = heard
            case CoachReply():
                self._coached = heard
            case TrialReply(table=table, tuning=tuning):
                take_choice(table, tuning)
                self._trying = None
                self._failures = 0
        return heard

    def _fail(self) -> None:
        """Count a lost worker and ask a new one, unless there have been too many."""
        self._failures += 1
        self._drop_worker()
        if self._question is not None and not self.has_given_up:
            self._send()

    def _drop_worker(self) -> None:
        self._unanswered = 0
        self._trying = None
        if self._process is not None:
            self._process.close()
            self._process = None


def _names(one: ThinkRequest | ThinkReply) -> tuple[str, int, int]:
    return one.game, one.number, one.asked
