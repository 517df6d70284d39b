"""How people arranged the cards in their hands, a small file for each game: a convenience, no part of the record.

It holds cards that only their owner may see, as the record does; callers that show it must check whose they are.
"""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from game.decoded_types import prepare
from saves.disk import limits
from saves.disk.files import Disk, read_small
from saves.disk.shared_file import make_room
from saves.disk.upgrade import NewerFile, decode_versioned, encode_versioned


class ArrangedHand(Struct, frozen=True):
    """How a hand is sorted. A manual order lists every card, and applies only to its round; `with_laid` also includes
    cards that an undo may bring back, in their old places.
    """

    sort: str = "rank"
    round: int = 0
    order: tuple[str, ...] = ()
    with_laid: tuple[str, ...] = ()


class _HandsFile(Struct, frozen=True):
    game: str
    hands: dict[int, ArrangedHand]


prepare(_HandsFile)


def arranged_hands(path: Path, game: str) -> dict[int, ArrangedHand]:
    """By seat; empty if there is no file, or it belongs to another game."""
    with suppress(OSError, NewerFile, ValueError):
        found = _decoded(read_small(path, limits.HANDS))
        return found.hands if found.game == game else {}
    return {}


def _decoded(data: bytes) -> _HandsFile:
    return decode_versioned("hands", data, _HandsFile)


def write_hands(path: Path, game: str, hands: Mapping[int, ArrangedHand], disk: Disk) -> None:
    """Store them for the game with that id. A damaged file is moved aside. Raises OSError, also for a file of a newer
    program.
    """
    make_room(path, limits.HANDS, _decoded, disk)
    disk.replace(path, encoded_hands(game, hands))


def forget_hands(path: Path, disk: Disk) -> None:
    """Remove them; treats damaged and newer files like `write_hands`."""
    make_room(path, limits.HANDS, _decoded, disk)
    path.unlink(missing_ok=True)


def encoded_hands(game: str, hands: Mapping[int, ArrangedHand]) -> bytes:
    """The file's content for the game with that id."""
    return encode_versioned("hands", _HandsFile(game, dict(hands)), indent=0)
