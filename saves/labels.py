"""What a player calls a game, and whose it is: a small file for each game that was given either. The record stays as
it is.
"""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from game.decoded_types import prepare
from game.plain_text import plain
from saves.files import Disk
from saves.lines import RECORD_SUFFIX
from saves.side_files import side_file
from saves.upgrade import FileKind, NewerFile, NoVersion, current_version, upgrade

LONGEST_NAME: Final = 40
LONGEST_PERSON: Final = 24
_LARGEST: Final = 4096
"""Bytes of a file that is read."""


class GameLabel(Struct, frozen=True):
    """A name in the place of the record's, and the person who played; empty where nobody said."""

    name: str = ""
    person: str = ""


NO_LABEL: Final = GameLabel()

prepare(GameLabel)


def labels_in(folder: Path) -> dict[str, GameLabel]:
    """The labels of all games, by the file name of the record; what cannot be understood is none."""
    found: dict[str, GameLabel] = {}
    with suppress(OSError):
        for path in folder.glob("*.json"):
            label = label_in(path)
            if label != NO_LABEL:
                found[f"{path.stem}{RECORD_SUFFIX}"] = label
    return found


def label_in(path: Path) -> GameLabel:
    """What a file says; nothing where it is missing or cannot be understood."""
    try:
        if not path.is_file():
            return NO_LABEL
        with path.open("rb") as file:
            fields = upgrade(FileKind.LABELS, msgspec.json.decode(file.read(_LARGEST), type=dict[str, object]))
        return plain_label(msgspec.convert(fields, GameLabel))
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError, NewerFile, NoVersion):
        return NO_LABEL


def plain_label(label: GameLabel) -> GameLabel:
    """The same as it can be shown, no longer than it may be."""
    return GameLabel(plain(label.name)[:LONGEST_NAME].strip(), plain(label.person)[:LONGEST_PERSON].strip())


def write_label(folder: Path, record: Path, label: GameLabel, disk: Disk) -> None:
    """Keeps it for the game with that record; an empty one takes away what was kept. Raises OSError."""
    path = side_file(folder, record)
    if label == NO_LABEL:
        path.unlink(missing_ok=True)
        return
    fields: Mapping[str, object] = {"version": current_version(FileKind.LABELS), **msgspec.to_builtins(label)}
    disk.replace(path, msgspec.json.format(msgspec.json.encode(fields), indent=2) + b"\n")
