"""What must hold for as long as a program runs, and not only at a table: changes are written, lists tell what is on the
device, screens that were left are forgotten, the room is heard.
"""

import gc
from collections import Counter
from collections.abc import Callable, Collection, Iterator, MutableMapping
from pathlib import Path
from typing import Any, Final
from weakref import WeakSet

from game.toolkit.audio.cues import SoundKind
from game.ui.review.games import file_pages
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from saves.disk.folders import games_folder
from saves.library.library import REMOVED, Library
from saves.records.lines import is_record
from tests.simulation.broken import Broken
from tests.simulation.computer import DATA, Computer, Window
from tests.simulation.disk import Ill
from tests.simulation.table_checks import Since
from tests.simulation.watch import around

LONGEST_CHANGE: Final = 40.0
"""Seconds after which a change is in its file while the disk is well."""
LONGEST_QUIET: Final = 5.0
"""Seconds without the sound of the room where it is wanted."""
MOST_LEFT: Final = 4
"""Screens of one kind that a program may keep after they were left."""


class LastingChecks:
    """Of one computer. `meddled` are the files that other programs have changed; `unwritten` those that hold changes,
    with when they were changed, and how many calls of the disk had failed by then.
    """

    def __init__(
        self, computer: Computer, meddled: Collection[str], unwritten: MutableMapping[Any, tuple[float, int]]
    ) -> None:
        self._computer, self._meddled = computer, meddled
        self._since = Since()
        self._found: list[Broken] = []
        self._ill_at = 0.0
        self._unwritten = unwritten
        self._scenes: WeakSet[Any] = WeakSet()
        around(OverlaidScene, "__init__", self._lay_over)
        around(Library, "refresh", self._refresh)
        around(GamesOnDisk, "label", self._label)
        around(file_pages, "import_files", self._import)

    @property
    def _is_well(self) -> bool:
        return self._computer.disk.ill is Ill.WELL

    def begin(self) -> None:
        """A program has started, and what others had in memory is gone."""
        self._scenes = WeakSet()

    def check(self, window: Window) -> None:
        """Raises Broken."""
        if self._found:
            raise self._found[0]
        now = self._computer.scheduler.now
        if not self._is_well:
            self._ill_at = now
        for file, (since, spoilt) in self._unwritten.items():
            is_excused = spoilt != self._computer.disk.spoilt or str(file.path) in self._meddled
            if not is_excused and now - max(since, self._ill_at) > LONGEST_CHANGE:
                raise Broken("a change is lost", f"{file.path.name} isn't written after {now - since:.0f} s")
        self._check_sound(window, now)

    # ---- changes

    def forget(self) -> None:
        """Every program has been killed."""
        self._unwritten.clear()

    def check_closed(self) -> None:
        """Every window is closed, and what was changed in it is written."""
        left = [file for file, (_, spoilt) in self._unwritten.items() if spoilt == self._computer.disk.spoilt]
        lost = [file.path.name for file in left if str(file.path) not in self._meddled]
        is_well = self._is_well and self._computer.scheduler.now - self._ill_at > LONGEST_CHANGE
        self.forget()
        if lost and is_well:
            raise Broken("a change is lost", f"{lost} are not written, and every window is closed")

    # ---- lists

    def _refresh(self, real: Callable[..., Iterator[list[Any]]], library: Library) -> Iterator[list[Any]]:
        disk = self._computer.disk
        spoilt, was_well, there = disk.spoilt, self._is_well, self.games_in(library.folder)
        found: list[Any] = []
        for found in real(library):
            yield found
        if was_well and self._is_well and disk.spoilt == spoilt and library.trouble is None:
            lacking = there & self.games_in(library.folder) - {entry.path.name for entry in found}
            if lacking:
                raise Broken("a list contradicts the disk", f"it lacks {sorted(lacking)}")

    def games_in(self, folder: Path) -> set[str]:
        """The records in which at least one line follows the header."""
        with self._computer.disk.aside():
            files = [path for path in folder.glob("*.jsonl") if is_record(path) and path.is_file()]
            texts = {path.name: path.read_bytes() for path in files if not path.is_symlink()}
        return {name for name, text in texts.items() if text.startswith(b'{"type":"game"') and text.count(b"\n") > 1}

    def _label(self, real: Callable[..., Any], games: GamesOnDisk, path: str, label: Any) -> Any:
        before = games.label_of(Path(path))
        trouble = real(games, path, label)
        now = games.label_of(Path(path))
        if trouble is not None and now != before:
            raise Broken("a list contradicts the disk", f"{path} is called {now}, which was refused: {trouble}")
        return trouble

    def _import(self, real: Callable[..., Any], source: Path, data: Path, disk: Any) -> Any:
        before = self._all_games()
        found = real(source, data, disk)
        new, told = len(self._all_games() - before), len(found.games) + found.removed
        if told > new:  # raised here, it would be told as a fault of the file
            self._found.append(
                Broken("a sentence contradicts the disk", f"{told} games imported, of which {new} are there")
            )
        return found

    def _all_games(self) -> set[str]:
        folder = games_folder(DATA)
        with self._computer.disk.aside():
            return {str(path) for there in (folder, folder / REMOVED) for path in there.glob("*.jsonl")}

    # ---- screens

    def _lay_over(self, real: Callable[..., None], front: OverlaidScene, inner: Any, *args: Any, **more: Any) -> None:
        self._scenes.add(inner)
        real(front, inner, *args, **more)

    def check_left(self) -> None:
        """Of the screens that were shown few are still remembered. Raises Broken."""
        gc.collect()
        there = {scene for window in self._computer.windows for scene in window.program.screens.scenes}
        kept = Counter(scene.name for scene in self._scenes if scene not in there)
        most = {name: count for name, count in kept.items() if count > MOST_LEFT * len(self._computer.windows)}
        if most:
            raise Broken("memory grows", f"of screens that were left: {most}")

    # ---- sound

    def _check_sound(self, window: Window, now: float) -> None:
        """Where somebody wants to hear the room, it is heard."""
        program, preferences = window.program, window.app.preferences
        is_wanted = program.session is not None and preferences.loudness(SoundKind.ROOM) > 0
        is_wanted = is_wanted and not (preferences.waits_behind and not window.app.has_focus) and not window.app.is_away
        room: Any = program.sounds._room
        is_silent = is_wanted and (room is None or not room.is_heard)
        if self._since.seconds(("room", window), is_silent, now) > LONGEST_QUIET:
            raise Broken("the room is silent", f"with the loudspeaker that was plugged in as number {self._devices}")

    @property
    def _devices(self) -> int:
        return self._computer.loudspeaker.device
