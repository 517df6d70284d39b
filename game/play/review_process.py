"""The review of a match in a process of its own: it tells how far it is, and no frame ever waits for it."""

import signal
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from game.play.child_process import ChildProcess
from game.play.review import CostlyDecision, review
from saves.lines import Line


class ReviewProgress(Struct, frozen=True):
    """So many decisions were looked at, of so many."""

    done: int = 0
    whole: int = 0


def work(pipe: "Connection[Any, Any]", lines: Sequence[Line], seats: Sequence[int]) -> None:
    """The process's whole life: it says how far it is, then what it found, and ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which then ends this
    try:
        pipe.send(review(lines, seats, lambda done, whole: pipe.send(ReviewProgress(done, whole))))
    except (BrokenPipeError, OSError):
        return  # nobody waits for it any more


class Reviewer:
    """One review. `start` it, `poll` now and then, `close` it when nobody wants to know any more."""

    def __init__(self, lines: Sequence[Line], seats: Sequence[int], worker: Callable[..., None] = work) -> None:
        """`lines` with the header first, `seats` whose decisions are looked at. Nothing is started yet."""
        self._lines = tuple(lines)
        self.seats = tuple(seats)
        self._worker = worker
        self._process: ChildProcess | None = None
        self.looked = ReviewProgress()
        self.lapses: tuple[CostlyDecision, ...] | None = None
        """What was found, the dearest first; None until it is there."""
        self.has_failed = False

    @property
    def is_running(self) -> bool:
        """Whether something is still to come."""
        return self._process is not None

    def start(self) -> None:
        """Begins, unless it has begun already."""
        if self._process is not None or self.lapses is not None or self.has_failed:
            return
        try:
            self._process = ChildProcess("reviewer", self._worker, self._lines, self.seats)
        except OSError:
            self.has_failed = True

    def poll(self) -> bool:
        """Hears what has come; True when something is new."""
        news = False
        try:
            while self._process is not None and self._process.pipe.poll():
                heard = self._process.pipe.recv()
                news = True
                if isinstance(heard, ReviewProgress):
                    self.looked = heard
                else:
                    self.lapses = heard
                    self.close()
        except (EOFError, OSError):
            self.close()
            self.has_failed = news = True
        return news

    def close(self) -> None:
        """Ends the process; what was found stays."""
        if self._process is not None:
            self._process.close()
            self._process = None
