"""A shuffled pack that waits for a person to cut it, and who that is."""

from collections.abc import Sequence

from msgspec import Struct

from game.engine.table.deal import Draws
from saves.records.lines import SeatInfo


class WaitingPack(Struct, frozen=True):
    """What is public about a pack that waits to be cut."""

    round: int
    """The round that it will be dealt for, or in which it is reshuffled."""
    cutter: int
    cards: int
    dealer: int | None
    """None if the discards were shuffled."""
    first: int = 0
    draws: Draws = ()
    """For high card: drawn before the pack is shuffled."""


def cutter_of_deal(seats: Sequence[SeatInfo], dealer: int) -> int | None:
    """The person to the dealer's right, otherwise the next person clockwise from there; None if there is none."""
    around = [(dealer - 1 + step) % len(seats) for step in range(len(seats))]
    return next((seat for seat in around if seats[seat].kind == "human"), None)
