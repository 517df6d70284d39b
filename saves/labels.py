"""What a player calls a game, whose it is, whether its cards were seen in another record before its end, and whether it
was imported: a small file for each game of which there is any of it. The record stays as it is.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.decoded_types import prepare
from game.plain_text import plain
from saves import limits
from saves.files import Disk, read_small
from saves.lines import RECORD_SUFFIX
from saves.shared_file import make_room
from saves.side_files import side_file
from saves.upgrade import FileKind, NewerFile, decode_versioned, encode_versioned

LONGEST_NAME: Final = 40
LONGEST_PERSON: Final = 24


class GameLabel(Struct, frozen=True):
    """A name in the place of the record's, and the person who played; empty where nobody said."""

    name: str = ""
    person: str = ""
    seen: bool = False
    """Whether somebody looked at another game with the same cards while this one went on."""
    imported: bool = False
    """Whether the record came by itself from elsewhere: it may be a friend's."""


NO_LABEL: Final = GameLabel()
IMPORTED: Final = GameLabel(imported=True)

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
    with suppress(OSError, NewerFile, ValueError):
        return _decoded(read_small(path, limits.LABEL))
    return NO_LABEL


def _decoded(data: bytes) -> GameLabel:
    return plain_label(decode_versioned(FileKind.LABELS, data, GameLabel))


def plain_label(label: GameLabel) -> GameLabel:
    """The same as it can be shown, no longer than it may be."""
    name, person = plain(label.name)[:LONGEST_NAME].strip(), plain(label.person)[:LONGEST_PERSON].strip()
    return replace(label, name=name, person=person)


def write_label(folder: Path, record: Path, label: GameLabel, disk: Disk) -> None:
    """Keeps it for the game with that record; an empty one takes away what was kept. A damaged file is kept aside.
    Raises OSError, also for a file of a newer program.
    """
    path = side_file(folder, record)
    make_room(path, limits.LABEL, _decoded, disk)
    if label == NO_LABEL:
        path.unlink(missing_ok=True)
    else:
        disk.replace(path, encode_versioned(FileKind.LABELS, label))


def mark_seen(folder: Path, record: Path, disk: Disk) -> GameLabel:
    """Keeps for good that the cards of a game were seen: its label now. Raises as `write_label`."""
    label = replace(label_in(side_file(folder, record)), seen=True)
    write_label(folder, record, label, disk)
    return label
