"""Everything a person can point at on the table. Other programs know these by texts made only here."""

from enum import Enum
from typing import assert_never

import msgspec


class HandCard(msgspec.Struct, frozen=True):
    """A card of the hand in front, by its visible place from the left."""

    position: int


class StagedCard(msgspec.Struct, frozen=True):
    """A card of a staged group."""

    group: int
    index: int


class SetAside(msgspec.Struct, frozen=True):
    """The card of a staged going-out that will be the final discard. It is on the pile, which is what you point at."""


class LaidMeld(msgspec.Struct, frozen=True):
    """A team's meld by its number; `is_book` once it is one."""

    team: int
    number: int
    is_book: bool = False


class SeatPlate(msgspec.Struct, frozen=True):
    """The plate of a seat that is not the one in front."""

    seat: int


class RivalLine(msgspec.Struct, frozen=True):
    """The line of a rival team whose band is folded away; a press opens it."""

    team: int


class RedThrees(msgspec.Struct, frozen=True):
    """Red threes that a team has laid down."""

    team: int


class Zone(Enum):
    """Places that exist once."""

    STOCK = "stock"
    PILE = "pile"
    UPCARD = "upcard"
    DISCARD = "discard"
    """Around the pile, where a card is dropped to discard it."""
    NEW_PILE = "new_pile"
    """The drop zone for a new meld."""
    FOOT = "foot"


Spot = HandCard | StagedCard | LaidMeld | SeatPlate | RivalLine | RedThrees | Zone
PILE = (Zone.PILE, Zone.UPCARD, Zone.DISCARD)
"""Everything a person would call the discard pile."""


def id_of(spot: Spot) -> str:
    """Its target as record-format.md §4 names it.

    >>> id_of(HandCard(3)), id_of(LaidMeld(0, 4, is_book=True)), id_of(Zone.STOCK)
    ('hand/3', 'book/0/4', 'stock')
    """
    match spot:
        case HandCard(position):
            return f"hand/{position}"
        case StagedCard(group, index):
            return f"staged/{group}/{index}"
        case LaidMeld(team, number, is_book):
            return f"{'book' if is_book else 'meld'}/{team}/{number}"
        case SeatPlate(seat):
            return f"seat/{seat}"
        case RivalLine(team):
            return f"line/{team}"
        case RedThrees(team):
            return f"red_threes/{team}"
        case Zone():
            return spot.value
        case _:
            assert_never(spot)
