"""A worker that is never idle: for measuring whether the window stays smooth while somebody thinks. No pygame here."""

from multiprocessing.connection import Connection
from typing import Any

from game.play.thinker_process import answer


def work_without_rest(pipe: "Connection[Any, Any]") -> None:
    """Answers each question, then goes on thinking about it until the next one comes or the pipe closes."""
    try:
        while True:
            question = pipe.recv()
            pipe.send(answer(question))
            while not pipe.poll():
                answer(question)
    except (EOFError, OSError):
        return
