"""Shows a folder in the platform's own file window, or a page in its browser; never waits for it, and says in a
sentence when it cannot.
"""

import shutil
import subprocess
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from game.text.messages import printed_pages as say_printed_pages
from game.text.messages import screens as say_screens

OPENERS: Final[Mapping[str, tuple[str, ...]]] = {
    "linux": ("xdg-open", "gio open", "kde-open", "exo-open"),
    "darwin": ("open",),
    "win32": ("explorer",),
}
"""Programs by platform, the usual one first."""
SUCCEEDS_WITH_ONE: Final = "explorer"
"""Ends with 1 also where all went well."""


def command_for(platform: str, path: Path, which: Callable[[str], str | None] = shutil.which) -> tuple[str, ...] | None:
    """What opens a folder or a page on this platform; None where nothing does."""
    for opener in OPENERS.get(platform, OPENERS["linux"]):
        program, *options = opener.split()
        found = which(program)
        if found is not None:
            return (found, *options, str(path))
    return None


class FileOpener:
    """Opens folders and pages, one program at a time in the background. `told` is the sentence about the last try."""

    def __init__(self, platform: str, which: Callable[[str], str | None] = shutil.which) -> None:
        self._platform = platform
        self._which = which
        self._thread: threading.Thread | None = None
        self.told = ""
        self.has_failed = False

    def open(self, folder: Path) -> None:
        """Begin to open it; a folder that does not exist yet is made."""
        command = command_for(self._platform, folder, self._which)
        if command is None:
            self.told, self.has_failed = say_screens.no_opener(), True
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self.told, self.has_failed = say_printed_pages.not_opened(), True
            return
        self.told, self.has_failed = say_screens.opening_folder(), False
        self._start(command, say_printed_pages.not_opened())

    def open_page(self, page: Path) -> None:
        """Begin to show it in the browser, or whatever else the platform has for such files."""
        command = command_for(self._platform, page, self._which)
        if command is None:
            self.told, self.has_failed = say_printed_pages.not_opened(), True
            return
        self.told, self.has_failed = say_printed_pages.opens(), False
        self._start(command, say_printed_pages.not_opened())

    def _start(self, command: tuple[str, ...], failure: str) -> None:
        self._thread = threading.Thread(target=self._run, args=(command, failure), daemon=True)
        self._thread.start()

    def _run(self, command: tuple[str, ...], failure: str) -> None:
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
            )
            failed = done.returncode != 0 and SUCCEEDS_WITH_ONE not in Path(command[0]).name
        except OSError:
            failed = True
        if failed:
            self.told, self.has_failed = failure, True

    def wait(self, seconds: float) -> None:
        """Until the program has ended, for tests."""
        if self._thread is not None:
            self._thread.join(seconds)
