"""How people arranged the cards in their hands, a small file for each game: a convenience, no part of the record.

It holds cards that its owner alone may see, as the record does; whoever shows it asks whose they are.
"""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from game.decoded_types import prepare
from saves import limits
from saves.files import Disk, read_small
from saves.shared_file import make_room
from saves.upgrade import FileKind, NewerFile, decode_versioned, encode_versioned


class ArrangedHand(Struct, frozen=True):
    """How a hand is sorted; an own order is told card by card, and holds in its round alone. `with_laid` has besides
    what an undo may bring back, where it lay.
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
    """By seat; none where there is no file, or none that belongs to the game of that id."""
    with suppress(OSError, NewerFile, ValueError):
        found = _decoded(read_small(path, limits.HANDS))
        return found.hands if found.game == game else {}
    return {}


def _decoded(data: bytes) -> _HandsFile:
    return decode_versioned(FileKind.HANDS, data, _HandsFile)


def write_hands(path: Path, game: str, hands: Mapping[int, ArrangedHand], disk: Disk) -> None:
    """Keeps them for the game of that id. A damaged file is kept aside. Raises OSError, also for a file of a newer
    program.
    """
    make_room(path, limits.HANDS, _decoded, disk)
    disk.replace(path, encoded_hands(game, hands))


def forget_hands(path: Path, disk: Disk) -> None:
    """Removes them, in the same way."""
    make_room(path, limits.HANDS, _decoded, disk)
    path.unlink(missing_ok=True)


def encoded_hands(game: str, hands: Mapping[int, ArrangedHand]) -> bytes:
    """What is written for the game of that id."""
    return encode_versioned(FileKind.HANDS, _HandsFile(game, dict(hands)), indent=0)
