"""Disk work that no frame waits for: one thread, and only the latest job for each path."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread
from typing import Final

from saves.disk.files import PAUSES, FileHeld
from saves.disk.threads import begin

PATIENCE: Final = 2.0
"""Seconds that closing waits for a disk."""
AGAIN: Final = 0.25
"""Seconds after which a file that another program holds is tried again."""


class Background:
    """Runs jobs one after the other. If the disk fails, a job is dropped silently; while another program holds its file
    it is tried again, and once more when closing.
    """

    def __init__(self) -> None:
        self._jobs: dict[Path, Callable[[], object]] = {}
        self._held: dict[Path, Callable[[], object]] = {}
        self._at: Path | None = None
        self._has_changed = Condition()
        self._is_closed = self._is_last = False
        self._thread: Thread | None = None

    def do(self, path: Path, job: Callable[[], object]) -> None:
        """Run the job soon, replacing a pending one for that path; ignored once closed."""
        with self._has_changed:
            if self._is_closed:
                return
            self._held.pop(path, None)
            self._jobs[path] = job
            if self._thread is None:
                self._thread = begin("background", self._work)
            self._has_changed.notify()

    def insist(self, path: Path, job: Callable[[], object]) -> None:
        """Run the job at once instead of what is pending for that path; soon, if another program holds its file. Raises
        any other OSError of the job.
        """
        with self._has_changed:
            self._jobs.pop(path, None)
            self._held.pop(path, None)
            is_busy = self._at == path
        if not is_busy:
            with suppress(FileHeld):
                job()
                return
        self.do(path, job)

    def close(self) -> tuple[Path, ...]:
        """Finish pending jobs, but wait at most `PATIENCE` for a disk that doesn't answer; returns the paths that other
        programs hold all the while.
        """
        with self._has_changed:
            self._is_closed = True
            self._has_changed.notify()
            waiting = len(self._jobs) + len(self._held)
        if self._thread is not None:
            self._thread.join(PATIENCE + waiting * sum(PAUSES))
        return tuple(self._held)

    def _work(self) -> None:
        for path, job in iter(self._next, None):
            try:
                job()
            except FileHeld:
                with self._has_changed:
                    if path not in self._jobs:
                        self._held[path] = job
            except OSError:
                pass  # a convenience
            with self._has_changed:
                self._at = None

    def _next(self) -> tuple[Path, Callable[[], object]] | None:
        """The next job, once there is one; None after the last."""
        with self._has_changed:
            while not self._jobs:
                if self._is_closed:
                    if not self._held or self._is_last:
                        return None
                    self._is_last = True
                elif self._has_changed.wait(AGAIN if self._held else None):
                    continue
                self._jobs, self._held = self._held, {}
            self._at = next(iter(self._jobs))
            return self._at, self._jobs.pop(self._at)
