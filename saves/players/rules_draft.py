"""Rules that were being edited and are not saved yet: a file for each set, so that a crash loses nothing."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

from game.decoded_types import prepare
from game.plain_text import plain
from game.rules.presets import ruleset_fields, ruleset_from
from game.rules.ruleset import RuleSet
from saves.disk import limits
from saves.disk.files import READING, Disk, FileReading, free_place
from saves.disk.system_calls import sync_folder
from saves.disk.upgrade import NewerFile, decode_versioned, encode_versioned


class UnsavedRules(Struct, frozen=True):
    """The current rules, the name being typed, and the own set that saving was to replace."""

    rules: RuleSet
    name: str
    saved_as: str | None = None


class _DraftFile(Struct, frozen=True):
    name: str
    rules: dict[str, Any]
    saved_as: str | None = None


prepare(_DraftFile)


def keep_unsaved(path: Path, unsaved: UnsavedRules, disk: Disk) -> None:
    """Write them, replacing the previous ones. Raises OSError."""
    fields = {"name": unsaved.name, "saved_as": unsaved.saved_as, "rules": ruleset_fields(unsaved.rules)}
    disk.replace(path, encode_versioned("rules", fields))


def unsaved_rules(path: Path, reading: FileReading = READING) -> UnsavedRules | None:
    """The stored ones; None if there are none, or this program can't read them."""
    try:
        return unsaved_in(reading.read(path, limits.RULES))
    except OSError:
        return None


def unsaved_in(data: bytes) -> UnsavedRules | None:
    """The rules in a file; None if they can't be understood, or are from a newer program."""
    try:
        kept = decode_versioned("rules", data, _DraftFile)
        return UnsavedRules(ruleset_from(kept.rules), plain(kept.name), kept.saved_as)
    except (NewerFile, ValueError):
        return None


def all_unsaved(first: Path, reading: FileReading = READING) -> tuple[tuple[Path, UnsavedRules], ...]:
    """The readable ones in the file of that name and in those numbered beside it."""
    with suppress(OSError):
        found = reading.files(first.parent, f"{first.stem}*{first.suffix}")
        found.sort(key=lambda path: (len(path.name), path.name))
        return tuple((path, unsaved) for path in found if (unsaved := unsaved_rules(path, reading)) is not None)
    return ()


def free_file(first: Path) -> Path:
    """A free file beside the existing ones, so that no unsaved rules are overwritten."""
    return free_place(first, first.suffix)


def forget_unsaved(path: Path) -> None:
    """Remove them, if they exist. Raises OSError."""
    if path.exists():
        path.unlink()
        sync_folder(path.parent)
