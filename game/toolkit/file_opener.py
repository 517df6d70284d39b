"""Shows a folder in the platform's file window, or a page in its browser, without blocking; reports failure in a
sentence.
"""

import shutil
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from game.toolkit.outside_programs import start
from game.toolkit.surroundings import say

OPENERS: Final[Mapping[str, tuple[str, ...]]] = {
    "linux": ("xdg-open", "gio open", "kde-open", "exo-open"),
    "darwin": ("open",),
    "win32": ("explorer",),
}
"""Programs by platform, the preferred one first."""
SUCCEEDS_WITH_ONE: Final = "explorer"
"""Exits with 1 even on success."""


def command_for(platform: str, path: Path, which: Callable[[str], str | None] = shutil.which) -> tuple[str, ...] | None:
    """The command that opens a folder or a page on this platform; None if there is none."""
    for opener in OPENERS.get(platform, OPENERS["linux"]):
        program, *options = opener.split()
        found = which(program)
        if found is not None:
            return (found, *options, str(path))
    return None


REFUSES_WITHIN: Final = 5.0
"""After this many seconds, a program still running counts as having opened the file."""


def _went_well(command: tuple[str, ...]) -> bool:
    from subprocess import TimeoutExpired  # imported late for a faster start

    try:
        code = start(command).wait(REFUSES_WITHIN)
    except TimeoutExpired:
        return True
    except OSError:
        return False
    return code == 0 or SUCCEEDS_WITH_ONE in Path(command[0]).name


class FileOpener:
    """Opens folders and pages. `told` is the sentence about the last folder."""

    def __init__(self, platform: str, which: Callable[[str], str | None] = shutil.which) -> None:
        self._platform = platform
        self._which = which
        self._thread: threading.Thread | None = None
        self.told = ""

    @property
    def can_open(self) -> bool:
        """Whether there is a program for it."""
        return command_for(self._platform, Path(), self._which) is not None

    def open(self, folder: Path) -> None:
        """Start opening it; a folder that doesn't exist yet is created."""
        command = command_for(self._platform, folder, self._which)
        if command is None:
            self.told = say("screens", "no_opener")
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self.told = say("screens", "folder_not_opened")
            return
        self.told = say("screens", "opening_folder")
        self._thread = threading.Thread(target=self._run, args=(command,), daemon=True)
        self._thread.start()

    def open_page(self, page: Path) -> bool:
        """Show it in the browser, or the platform's program for such files; returns whether that worked, as far as is
        known soon. For threads other than the window's.
        """
        command = command_for(self._platform, page, self._which)
        return command is not None and _went_well(command)

    def _run(self, command: tuple[str, ...]) -> None:
        if not _went_well(command):
            self.told = say("screens", "folder_not_opened")

    def wait(self, seconds: float) -> None:
        """Wait until the program has ended; for tests."""
        if self._thread is not None:
            self._thread.join(seconds)
