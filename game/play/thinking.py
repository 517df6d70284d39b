"""What runs in the worker process: it answers one question after the other until its pipe closes. No pygame here."""

import signal
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.moves import Move
from game.engine.view import PlayerView


class Question(Struct, frozen=True):
    """A decision to make: which game, at which of its lines, for whom."""

    game: str
    number: int
    level: str
    view: PlayerView
    think: Think


class Answer(Struct, frozen=True):
    """The decision; game and number are those of the question."""

    game: str
    number: int
    move: Move


def answer(question: Question) -> Answer:
    """Thinks the question through."""
    move = player_of(question.level).decide(question.view, question.think)
    return Answer(question.game, question.number, move)


def work(pipe: "Connection[Any, Any]") -> None:
    """The worker process's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which then closes the pipe
    answer_all(pipe)


def answer_all(pipe: "Connection[Any, Any]") -> None:
    """Answers until the pipe closes. Of several questions only the newest: those before it no longer matter."""
    try:
        while True:
            question = pipe.recv()
            while pipe.poll():
                question = pipe.recv()
            pipe.send(answer(question))
    except (EOFError, OSError):
        return
