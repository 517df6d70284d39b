"""What of a damaged record is whole, saved as a game of its own. The damaged file is only read."""

from pathlib import Path

from msgspec import Struct

from saves import limits
from saves.bad_record import BadRecord
from saves.files import Disk
from saves.lines import GameLine, Line
from saves.replay import ReplayResult, replay_file
from saves.saved_game import SavedGame


class GoodPart(Struct, frozen=True):
    """A record as far as it can be accepted."""

    lines: tuple[Line, ...]
    """Those before the first that cannot be; none where not even the header can."""
    problem: BadRecord | None
    """What is wrong with the next one, if there is one."""
    is_torn: bool
    """Whether a last line was not written to its end, and was left out."""


def good_part(path: Path) -> GoodPart:
    """Reads and replays a record until something is wrong with it. Raises OSError."""
    return part_of(replay_file(path, most=limits.GAME))


def part_of(verdict: ReplayResult) -> GoodPart:
    """The same of a record that was replayed already."""
    return GoodPart(verdict.accepted, verdict.problem, verdict.problem is None and verdict.torn is not None)


def good_lines(path: Path) -> tuple[Line, ...]:
    """The lines before the first one that cannot be accepted; none where not even the header can be. Raises OSError."""
    return good_part(path).lines


def save_good_part(lines: tuple[Line, ...], header: GameLine, path: Path, disk: Disk) -> bool:
    """Saves lines under another header at `path`; True when they are on the device. Raises as `SavedGame.create`."""
    game = SavedGame.create(path, header, disk)
    game.append(*lines[1:])
    return game.close()
