"""Threads in the place of processes, for tests of what processes find."""

from collections.abc import Callable
from multiprocessing import Pipe
from threading import Thread
from typing import Any

from game.play.results import analysis_process
from game.play.results.analysis_process import work


class Died(BaseException):
    """What ends a thread as a signal ends a process."""


class ThreadAsProcess:
    """Stands in for `ChildProcess`."""

    started = 0

    def __init__(self, name: str, run: Callable[..., None], *arguments: object) -> None:
        type(self).started += 1
        self.pipe, theirs = Pipe()
        Thread(target=self._run, args=(run, theirs, *arguments), daemon=True).start()

    def _run(self, run: Callable[..., None], pipe: Any, *arguments: object) -> None:
        try:
            analysis_process_work(pipe, *arguments) if run is work else run(pipe, *arguments)
        except Died:
            pass
        finally:
            pipe.close()

    def close(self) -> None:
        """Whatever it does, nobody hears of it."""
        self.pipe.close()


def analysis_process_work(pipe: Any, analyst: Any) -> None:
    """The process's life without what only a process may do."""
    try:
        analysis_process.answer_tasks(pipe, analyst, *pipe.recv())
    except (EOFError, OSError):
        return
