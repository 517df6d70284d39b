"""What of a damaged record is whole, saved as a game of its own. The damaged file is only read."""

from pathlib import Path

from msgspec import Struct

from saves.bad_record import BadRecord
from saves.faults import Flaw
from saves.files import Disk
from saves.lines import GameLine, Line, decode_line
from saves.record import TornLine, lines_of
from saves.replay import Replay
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
    lines: list[Line] = []
    replay: Replay | None = None
    try:
        for item in lines_of(path):
            if isinstance(item, TornLine):
                if not lines:
                    break
                return GoodPart(tuple(lines), None, is_torn=True)
            line = decode_line(item.data, item.number)
            if replay is not None:
                replay.feed(line, item.number)
            elif isinstance(line, GameLine):
                replay = Replay(line)
            else:
                raise BadRecord(1, Flaw.NO_HEADER)
            lines.append(line)
        if not lines:
            raise BadRecord(1, Flaw.NO_COMPLETE_LINE)
    except BadRecord as problem:
        return GoodPart(tuple(lines), problem, is_torn=False)
    return GoodPart(tuple(lines), None, is_torn=False)


def good_lines(path: Path) -> tuple[Line, ...]:
    """The lines before the first one that cannot be accepted; none where not even the header can be. Raises OSError."""
    return good_part(path).lines


def save_good_part(lines: tuple[Line, ...], header: GameLine, path: Path, disk: Disk) -> bool:
    """Saves lines under another header at `path`; True when they are on the device. Raises as `SavedGame.create`."""
    game = SavedGame.create(path, header, disk)
    game.append(*lines[1:])
    return game.close()
