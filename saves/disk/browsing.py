"""Where people keep their files, and what is in a folder."""

import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Final

from msgspec import Struct

from game.plain_text import is_plain
from saves.disk import limits
from saves.disk.files import is_folder, read_small
from saves.disk.typed_path import LONGEST_NAME

MOST_FOUND: Final = 1000
"""Maximum rows shown for a folder: the newest files."""
MOST_DRIVES: Final = 2


class PlaceKind(StrEnum):
    """The kinds of places, wherever they are."""

    DOCUMENTS = "documents"
    DESKTOP = "desktop"
    DOWNLOADS = "downloads"
    HOME = "home"
    DRIVE = "drive"


class UsualPlace(Struct, frozen=True):
    """A folder in which people look first."""

    kind: PlaceKind
    folder: Path


class FoundFile(Struct, frozen=True):
    """A file or a folder, and when it was last changed, in seconds since 1970."""

    path: Path
    is_folder: bool = False
    changed: float = 0.0


_XDG: Final = {
    PlaceKind.DOCUMENTS: "XDG_DOCUMENTS_DIR",
    PlaceKind.DESKTOP: "XDG_DESKTOP_DIR",
    PlaceKind.DOWNLOADS: "XDG_DOWNLOAD_DIR",
}
"""Their names in the desktop's `user-dirs.dirs`; elsewhere the folders have English names on disk."""


def usual_places(home: Path, platform: str = sys.platform) -> tuple[UsualPlace, ...]:
    """The existing ones: Documents, Desktop, Downloads, the home folder, removable drives."""
    named = _named_by_desktop(home)
    folders = {kind: named.get(key, home / kind.title()) for kind, key in _XDG.items()}
    own = [UsualPlace(kind, folder) for kind, folder in folders.items() if folder != home and is_folder(folder)]
    drives = [UsualPlace(PlaceKind.DRIVE, folder) for folder in _drives(home, platform)]
    return (*own, UsualPlace(PlaceKind.HOME, home), *drives[:MOST_DRIVES])


def _named_by_desktop(home: Path) -> dict[str, Path]:
    """The folders that the desktop names in the user's language."""
    found: dict[str, Path] = {}
    with suppress(OSError, UnicodeDecodeError):
        for line in read_small(home / ".config" / "user-dirs.dirs", limits.SETTINGS).decode().splitlines():
            key, is_set, value = line.partition("=")
            if is_set:
                found[key.strip()] = Path(value.strip().strip('"').replace("$HOME", str(home)))
    return found


def _drives(home: Path, platform: str) -> Iterable[Path]:
    if platform == "win32":
        return [drive for drive in (Path(f"{letter}:\\") for letter in "DEFGH") if drive.is_dir()]
    mounts = ("/Volumes",) if platform == "darwin" else (f"/run/media/{home.name}", f"/media/{home.name}")
    found: list[Path] = []
    for mount in mounts:
        with suppress(OSError):
            found += sorted(path for path in Path(mount).iterdir() if not path.is_symlink())
    return found


def are_on_one_disk(one: Path, other: Path) -> bool:
    """Whether both are on the same file system; False if either can't be checked."""
    with suppress(OSError):
        return one.stat().st_dev == other.stat().st_dev
    return False


def files_in(folder: Path, endings: Sequence[str]) -> tuple[FoundFile, ...]:
    """The folders in it by name, then the files with one of these endings, the newest first. Excludes hidden ones and
    those whose names can't be shown. Raises OSError.
    """
    folders, files = [], []
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith(".") or not is_plain(entry.name, LONGEST_NAME):
                continue
            with suppress(OSError):  # a broken link
                if entry.is_dir():
                    folders.append(FoundFile(Path(entry.path), is_folder=True))
                elif entry.is_file() and entry.name.lower().endswith(tuple(endings)):
                    files.append(FoundFile(Path(entry.path), changed=entry.stat().st_mtime))
    folders.sort(key=lambda one: one.path.name.casefold())
    files.sort(key=lambda one: (-one.changed, one.path.name.casefold()))
    return (*folders[:MOST_FOUND], *files[:MOST_FOUND])
