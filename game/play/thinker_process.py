"""What runs in the worker process: it answers one question after the other until its pipe closes. No pygame here."""

import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from game.ai.player import Think
from game.ai.roster import moves_of
from game.engine.moves import Move
from game.engine.view import PlayerView


class ThinkRequest(Struct, frozen=True):
    """A decision to make: which game, at which of its lines, for whom."""

    game: str
    number: int
    level: str
    view: PlayerView
    think: Think


class ThinkReply(Struct, frozen=True):
    """The decision; game and number are those of the question."""

    game: str
    number: int
    move: Move


def answer(question: ThinkRequest, is_enough: Callable[[], bool] = lambda: False) -> ThinkReply:
    """Thinks the question through, or until it `is_enough`, which is asked every few playouts."""
    moves = moves_of(question.level, question.view, question.think)
    move = next(moves)
    while not is_enough():
        better = next(moves, None)
        if better is None:
            break
        move = better
    return ThinkReply(question.game, question.number, move)


def work(pipe: "Connection[Any, Any]") -> None:
    """The worker process's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which then closes the pipe
    answer_all(pipe)


def answer_all(pipe: "Connection[Any, Any]") -> None:
    """Answers until the pipe closes. Of several questions only the newest is thought through."""
    try:
        while True:
            question = pipe.recv()
            while pipe.poll():
                question = pipe.recv()
            pipe.send(answer(question, _Patience(pipe, question.think.seconds)))
    except (EOFError, OSError):
        return


class _Patience:
    """Says when to stop thinking: when the time is up, or when another question is waiting."""

    def __init__(self, pipe: "Connection[Any, Any]", seconds: float | None) -> None:
        self._pipe = pipe
        self._end = None if seconds is None else time.monotonic() + seconds

    def __call__(self) -> bool:
        return self._pipe.poll() or (self._end is not None and time.monotonic() >= self._end)
