"""What of a damaged record is whole, saved as a game of its own. The damaged file is only read."""

from pathlib import Path

from saves.files import Disk
from saves.lines import GameLine, Line, decode_line
from saves.record import NumberedLine, lines_of
from saves.replay import replay_file
from saves.saved_game import SavedGame


def good_lines(path: Path) -> tuple[Line, ...]:
    """The lines before the first one that cannot be accepted; none where not even the header can be. Raises OSError."""
    good = replay_file(path).lines
    if not good:
        return ()
    whole = (item for item in lines_of(path) if isinstance(item, NumberedLine))
    return tuple(decode_line(item.data, item.number) for item, _ in zip(whole, range(good), strict=False))


def save_good_part(lines: tuple[Line, ...], header: GameLine, path: Path, disk: Disk) -> bool:
    """Saves lines under another header at `path`; True when they are on the device. Raises as `SavedGame.create`."""
    game = SavedGame.create(path, header, disk)
    game.append(*lines[1:])
    return game.close()
