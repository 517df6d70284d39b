"""What a player calls a game, whose it is, whether its cards were seen in another record before its end, and whether it
was imported: a small file for each game with any of these. The record stays unchanged.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.decoded_types import prepare
from game.plain_text import plain
from saves.disk import limits
from saves.disk.files import Disk, read_small
from saves.disk.shared_file import make_room
from saves.disk.upgrade import FileKind, NewerFile, decode_versioned, encode_versioned
from saves.players.people import LONGEST_PERSON
from saves.records.lines import RECORD_SUFFIX, is_record
from saves.records.side_files import side_file

LONGEST_NAME: Final = 40


class GameLabel(Struct, frozen=True):
    """A name that replaces the record's, and the person who played; empty if not given."""

    name: str = ""
    person: str = ""
    seen: bool = False
    """Whether somebody looked at another game with the same cards during this one."""
    imported: bool = False
    """Whether the record was imported alone: it may be a friend's."""


NO_LABEL: Final = GameLabel()
IMPORTED: Final = GameLabel(imported=True)

prepare(GameLabel)


def labels_in(folder: Path) -> dict[str, GameLabel]:
    """The labels of all games, by file name of the record; unreadable ones are left out."""
    found: dict[str, GameLabel] = {}
    with suppress(OSError):
        for path in folder.glob("*.json"):
            label = label_in(path)
            if label != NO_LABEL:
                found[path.stem if is_record(Path(path.stem)) else f"{path.stem}{RECORD_SUFFIX}"] = label
    return found


def label_in(path: Path) -> GameLabel:
    """The label in a file; an empty one if it is missing or unreadable."""
    with suppress(OSError, NewerFile, ValueError):
        return _decoded(read_small(path, limits.LABEL))
    return NO_LABEL


def _decoded(data: bytes) -> GameLabel:
    return plain_label(decode_versioned(FileKind.LABELS, data, GameLabel))


def plain_label(label: GameLabel) -> GameLabel:
    """The label as it can be shown, limited in length."""
    name, person = plain(label.name)[:LONGEST_NAME].strip(), plain(label.person)[:LONGEST_PERSON].strip()
    return replace(label, name=name, person=person)


def write_label(folder: Path, record: Path, label: GameLabel, disk: Disk) -> None:
    """Store it for the game with that record; an empty one removes the file. A damaged file is moved aside. Raises
    OSError, also for a file of a newer program.
    """
    path = side_file(folder, record)
    make_room(path, limits.LABEL, _decoded, disk)
    if label == NO_LABEL:
        path.unlink(missing_ok=True)
    else:
        disk.replace(path, encode_versioned(FileKind.LABELS, label))


def mark_seen(folder: Path, record: Path, disk: Disk) -> GameLabel:
    """Record permanently that a game's cards were seen; returns the new label. Raises like `write_label`."""
    label = replace(label_in(side_file(folder, record)), seen=True)
    write_label(folder, record, label, disk)
    return label
