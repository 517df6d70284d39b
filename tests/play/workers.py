"""Workers for the tests of the thinker: each is the target of a real process, so they live in a file of their own."""

import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from game.play.results.try_judge import answer_tries
from game.play.thinking.thinker_process import answer, answer_all


class ReportingPipe:
    """A pipe that says which modules are loaded in place of every answer."""

    def __init__(self, pipe: "Connection[Any, Any]", report: Path) -> None:
        self._pipe = pipe
        self._report = report

    def recv(self) -> object:
        """The next question."""
        return self._pipe.recv()

    def poll(self) -> bool:
        """Whether there is another."""
        return self._pipe.poll()

    def send(self, answer: object) -> None:
        """Writes the report, then the answer."""
        self._report.write_text("\n".join(sys.modules))
        self._pipe.send(answer)


def reporting(report: str, pipe: Any) -> None:
    """A worker that leaves a list of its modules behind."""
    answer_all(ReportingPipe(pipe, Path(report)))  # type: ignore[arg-type]  # stands in for a connection


def reporting_tries(report: str, pipe: Any) -> None:
    """A judge of tries that leaves a list of its modules behind."""
    answer_tries(ReportingPipe(pipe, Path(report)))  # type: ignore[arg-type]  # stands in for a connection


def dying(pipe: Any) -> None:
    """A worker that dies over every question."""
    pipe.recv()


def dying_once(marker: str, pipe: Any) -> None:
    """A worker that dies over its first question; the one started after it works."""
    if Path(marker).exists():
        answer_all(pipe)
    else:
        pipe.recv()
        Path(marker).touch()


def slow(pipe: Any) -> None:
    """A worker that answers late, and every question."""
    while True:
        question = pipe.recv()
        time.sleep(0.1)
        pipe.send(answer(question))


def ending(pipe: Any, lines: object, seats: object) -> None:
    """A worker with two orders that ends without a word."""


def sleeping(pipe: Any, lines: object, seats: object) -> None:
    """A worker with two orders that takes for ever."""
    time.sleep(600)
