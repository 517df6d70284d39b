"""The worker process: answers one question after the other until its pipe closes. No pygame here.

Besides computer players' moves it computes round pars, the coach's tips, and the best weights under rules that none
were learned for.
"""

import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from game.ai.player import never
from game.ai.roster import decision_of
from game.ai.tunings.learned_weights import chosen_by_trial
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

_Found = TypeVar("_Found")


def coach_answer(question: CoachRequest) -> CoachReply:
    """The coach's tips; None on any failure."""
    from game.play.thinking.coach_tips import coaching  # most workers never need it

    return CoachReply(question.game, question.number, _result(lambda: coaching(question.view, question.happened)))


def par_answer(question: ParRequest) -> ParReply:
    """The par of the round; None on any failure."""
    from game.play.thinking.round_par import par_of_round  # most workers never need it

    return ParReply(question.game, question.round, _result(lambda: par_of_round(question.lines, question.round)))


def _result(find: Callable[[], _Found]) -> _Found | None:
    try:
        return find()
    except Exception:  # only a tip, or a line on the score sheet, is lost
        return None


def answer(question: ThinkRequest, is_enough: Callable[[], bool] = never) -> ThinkReply:
    """Think about the question to the end, or until `is_enough`, which is asked every few playouts."""
    move = decision_of(question.level, question.view, question.think, is_enough)
    return ThinkReply(question.game, question.number, move, question.asked)


def answer_all(pipe: "Connection[Any, Any]") -> None:
    """The worker process's whole life. Of several questions of a kind only the newest is answered."""
    try:
        while True:
            for question in {type(question): question for question in _waiting(pipe)}.values():
                match question:
                    case TrialRequest():
                        pipe.send(TrialReply(question.table, chosen_by_trial(question.table)))
                    case ParRequest():
                        pipe.send(par_answer(question))
                    case CoachRequest():
                        pipe.send(coach_answer(question))
                    case _:
                        pipe.send(answer(question, _Patience(pipe, question.think.seconds)))
    except (EOFError, OSError):
        return


def _waiting(pipe: "Connection[Any, Any]") -> Iterator[Any]:
    """The next question, once there is one, and everything that came with it."""
    yield pipe.recv()
    while pipe.poll():
        yield pipe.recv()


class _Patience:
    """Decides when to stop thinking: when the time is up, or when another question is waiting."""

    def __init__(self, pipe: "Connection[Any, Any]", seconds: float | None) -> None:
        self._pipe = pipe
        self._end = None if seconds is None else time.monotonic() + seconds

    def __call__(self) -> bool:
        return self._pipe.poll() or (self._end is not None and time.monotonic() >= self._end)
