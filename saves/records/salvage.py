"""Saves the valid part of a damaged record as a new game. The damaged file is only read."""

from pathlib import Path

from msgspec import Struct

from saves.disk import limits
from saves.disk.files import Disk
from saves.records.lines import BadRecord, GameLine, Line
from saves.records.replay import ReplayResult, replay_file
from saves.records.saved_game import SavedGame


class GoodPart(Struct, frozen=True):
    """The valid part of a record."""

    lines: tuple[Line, ...]
    """The lines before the first invalid one; () if even the header is invalid."""
    problem: BadRecord | None
    is_torn: bool
    """Whether a last line was not completely written, and was left out."""


def good_part(path: Path) -> GoodPart:
    """Read and replay a record until something is wrong with it. Raises OSError."""
    return part_of(replay_file(path, most=limits.GAME))


def part_of(verdict: ReplayResult) -> GoodPart:
    """The valid part of a record that was replayed already."""
    return GoodPart(verdict.accepted, verdict.problem, verdict.problem is None and verdict.torn is not None)


def good_lines(path: Path) -> tuple[Line, ...]:
    """The lines before the first invalid one; () if even the header is invalid. Raises OSError."""
    return good_part(path).lines


def salvage(lines: tuple[Line, ...], header: GameLine, path: Path, disk: Disk) -> bool:
    """Save lines under another header at `path`; True if they are on the device. Raises like `SavedGame.create`."""
    game = SavedGame.create(path, header, disk)
    game.append(*lines[1:])
    return game.close()
