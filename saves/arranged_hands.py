"""How people arranged the cards in their hands, a small file for each game: a convenience, no part of the record.

It holds cards that its owner alone may see, as the record does; whoever shows it asks whose they are.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from game.decoded_types import prepare
from saves.upgrade import FileKind, NewerFile, NoVersion, current_version, upgrade

_LARGEST: Final = 64 * 1024
"""Bytes; six hands need a few thousand."""


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
    try:
        if not path.is_file():
            return {}
        with path.open("rb") as file:
            fields = upgrade(FileKind.HANDS, msgspec.json.decode(file.read(_LARGEST), type=dict[str, object]))
        found = msgspec.convert(fields, _HandsFile, strict=False)
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError, NewerFile, NoVersion):
        return {}
    return found.hands if found.game == game else {}


def encoded_hands(game: str, hands: Mapping[int, ArrangedHand]) -> bytes:
    """What is written for the game of that id."""
    fields = {"version": current_version(FileKind.HANDS), **msgspec.to_builtins(_HandsFile(game, dict(hands)))}
    return msgspec.json.encode(fields) + b"\n"
