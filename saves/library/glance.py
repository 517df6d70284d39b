"""A quick look at a game in any folder: its first line, and how many rounds were dealt."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from saves.disk import limits
from saves.disk.files import open_plain
from saves.records.lines import LONGEST_LINE, BadRecord, GameLine, PositionLine, decode_line, is_record

_DEALT: Final = b'"type":"round"'
_POSITION: Final = b'"type":"position"'
_OVER: Final = b'"type":"end"'


class GameGlance(Struct, frozen=True):
    """A game's name, who plays, and how far it is. Nothing is checked the way opening does."""

    name: str
    players: tuple[str, ...]
    round: int
    rounds: int
    """0 without a fixed end."""
    is_over: bool


def glance_at(path: Path) -> GameGlance | None:
    """The game in that file; None if it isn't one or can't be read."""
    if not is_record(path):
        return None
    try:
        with open_plain(path, limits.GAME) as file:
            header = decode_line(file.readline(LONGEST_LINE).removesuffix(b"\n"))
            lines = file.readlines()
        begun = _begun_in(lines[0]) if lines else 0
    except (OSError, BadRecord):
        return None
    if not isinstance(header, GameLine):
        return None
    rounds = header.rules.get("rounds")
    return GameGlance(
        name=header.name,
        players=tuple(seat.name for seat in header.seats),
        round=begun + sum(_DEALT in line[:40].replace(b" ", b"") for line in lines),
        rounds=rounds if isinstance(rounds, int) else 0,
        is_over=bool(lines) and _OVER in lines[-1].replace(b" ", b""),
    )


def _begun_in(second: bytes) -> int:
    """The round in which a game that goes on from a position begins; 0 for any other. Raises BadRecord."""
    if _POSITION not in second[:40].replace(b" ", b""):
        return 0
    line = decode_line(second.removesuffix(b"\n"))
    return line.n if isinstance(line, PositionLine) else 0
