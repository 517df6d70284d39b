"""What runs in the worker process: it answers one question after the other until its pipe closes. No pygame here.

Beside the moves of computer players it reckons what the cards of a round were worth, what a coach may say, and which
weights do best by rules that none were learned for.
"""

import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any

from game.ai.learned_weights import chosen_by_trial
from game.ai.player import never
from game.ai.roster import decision_of
from game.play.thinker_messages import (
    CoachReply,
    CoachRequest,
    ParReply,
    ParRequest,
    ThinkReply,
    ThinkRequest,
    TrialReply,
    TrialRequest,
)


def trial_answer(question: TrialRequest) -> TrialReply:
    """Plays the trial, or knows what came of it."""
    return TrialReply(question.table, chosen_by_trial(question.table))


def coach_answer(question: CoachRequest) -> CoachReply:
    """What the coach says; nothing, whatever is wrong."""
    from game.play.coaching import coaching  # most workers are never asked

    try:
        said = coaching(question.view, question.happened)
    except Exception:  # a tip is left out, and that is all
        said = None
    return CoachReply(question.game, question.number, said)


def par_answer(question: ParRequest) -> ParReply:
    """The par of the round; nobody is to miss anything else for it, whatever is wrong."""
    from game.play.round_par import par_of_round  # most workers are never asked

    try:
        teams = par_of_round(question.lines, question.round)
    except Exception:  # a line on the score sheet is left out, and that is all
        teams = None
    return ParReply(question.game, question.round, teams)


def answer(question: ThinkRequest, is_enough: Callable[[], bool] = never) -> ThinkReply:
    """Thinks the question through, or until it `is_enough`, which is asked every few playouts."""
    decided = decision_of(question.level, question.view, question.think, is_enough)
    return ThinkReply(question.game, question.number, decided)


def answer_all(pipe: "Connection[Any, Any]") -> None:
    """The worker process's whole life. Of several questions of a kind only the newest is thought through."""
    try:
        while True:
            newest = {type(question): question for question in _waiting(pipe)}
            for question in newest.values():
                match question:
                    case TrialRequest():
                        pipe.send(trial_answer(question))
                    case ParRequest():
                        pipe.send(par_answer(question))
                    case CoachRequest():
                        pipe.send(coach_answer(question))
                    case _:
                        pipe.send(answer(question, _Patience(pipe, question.think.seconds)))
    except (EOFError, OSError):
        return


def _waiting(pipe: "Connection[Any, Any]") -> Iterator[Any]:
    """The next question, once there is one, and all that came with it."""
    yield pipe.recv()
    while pipe.poll():
        yield pipe.recv()


class _Patience:
    """Says when to stop thinking: when the time is up, or when another question is waiting."""

    def __init__(self, pipe: "Connection[Any, Any]", seconds: float | None) -> None:
        self._pipe = pipe
        self._end = None if seconds is None else time.monotonic() + seconds

    def __call__(self) -> bool:
        return self._pipe.poll() or (self._end is not None and time.monotonic() >= self._end)
