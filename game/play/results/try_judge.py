"""New tries at a decision, measured in a separate process so that no frame waits."""

from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from game.analysis.facts import MeasuredTry
from game.analysis.judged.judging import measure_tries
from game.engine.moves import Move
from game.engine.table.view import PlayerView
from game.play.processes.child_process import ChildProcess

Moves = tuple[Move, ...]


class TriesToMeasure(Struct, frozen=True):
    """What was played in a view, and what is tried instead."""

    number: int
    view: PlayerView
    played: Moves
    tries: tuple[Moves, ...]


class TriesMeasured(Struct, frozen=True):
    """The answer; the number is that of the question."""

    number: int
    tries: tuple[MeasuredTry | None, ...]


def answer_tries(pipe: "Connection[Any, Any]") -> None:
    """The process's whole life; of several questions only the newest is answered."""
    try:
        while True:
            asked: TriesToMeasure = pipe.recv()
            while pipe.poll():
                asked = pipe.recv()
            pipe.send(TriesMeasured(asked.number, measure_tries(asked.view, asked.played, asked.tries)))
    except (EOFError, OSError):
        return


class TryJudge:
    """Measures one try after another. `start` it early, so that it is ready; `close` it at the end."""

    def __init__(self, worker: Callable[..., None] = answer_tries) -> None:
        self._worker = worker
        self._process: ChildProcess | None = None
        self._number = 0
        self.has_failed = False
        """Whether its process could not be started or has ended; the next question starts another."""

    def start(self) -> None:
        """Begin, unless it has begun already."""
        if self._process is None:
            try:
                self._process = ChildProcess("try judge", self._worker)
                self.has_failed = False
            except OSError:
                self.has_failed = True

    def ask(self, view: PlayerView, played: Moves, tries: Sequence[Moves]) -> None:
        """Ask about these; an earlier question is dropped."""
        self._number += 1
        self.start()
        try:
            if self._process is not None:
                self._process.pipe.send(TriesToMeasure(self._number, view, played, tuple(tries)))
        except OSError:
            self._lost()

    def poll(self) -> tuple[MeasuredTry | None, ...] | None:
        """The answer to the last question, once it is ready; returned once."""
        try:
            while self._process is not None and self._process.pipe.poll():
                told: TriesMeasured = self._process.pipe.recv()
                if told.number == self._number:
                    return told.tries
        except (EOFError, OSError):
            self._lost()
        return None

    def forget(self) -> None:
        """Drop the open question."""
        self._number += 1

    def _lost(self) -> None:
        self.close()
        self.has_failed = True

    def close(self) -> None:
        """End the process, if there is one."""
        if self._process is not None:
            self._process.close()
            self._process = None
