"""Disk work that no frame waits for: one thread, and only the latest job for each path."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread
from typing import Final

PATIENCE: Final = 2.0
"""Seconds that closing waits for a disk."""


class Background:
    """Runs jobs one after the other. They are conveniences: if the disk fails, the job is dropped silently."""

    def __init__(self) -> None:
        self._jobs: dict[Path, Callable[[], object]] = {}
        self._has_changed = Condition()
        self._is_closed = False
        self._thread: Thread | None = None

    def do(self, path: Path, job: Callable[[], object]) -> None:
        """Run the job soon, replacing a pending one for that path; ignored once closed."""
        with self._has_changed:
            if self._is_closed:
                return
            self._jobs[path] = job
            if self._thread is None:
                self._thread = Thread(target=self._work, name="background", daemon=True)
                self._thread.start()
            self._has_changed.notify()

    def close(self) -> None:
        """Finish pending jobs, but wait at most `PATIENCE` for a disk that doesn't answer."""
        with self._has_changed:
            self._is_closed = True
            self._has_changed.notify()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _work(self) -> None:
        while True:
            with self._has_changed:
                while not self._jobs and not self._is_closed:
                    self._has_changed.wait()
                if not self._jobs:
                    return
                job = self._jobs.pop(next(iter(self._jobs)))
            with suppress(OSError):
                job()
