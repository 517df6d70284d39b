"""What everybody saw a seat do with the cards it plays from, as far as it tells of those it kept."""

from typing import Final

from msgspec import Struct

from game.cards import Card
from game.engine.melds import Meld

LAST_DISCARDS: Final = 6
LAST_DECLINED: Final = 4
"""How many are kept of each: older ones tell little of a hand that draws two cards a turn."""


class SeatHistory(Struct, frozen=True):
    """Of one seat in this round, since it took up its foot if it has. Where a game was set up, since then."""

    ended: int = 0
    """Turns it has ended; while there is none nothing is known of its cards."""
    discards: tuple[Card, ...] = ()
    """Its last discards, oldest first."""
    declined: tuple[Card, ...] = ()
    """Upcards it last drew past though the pile could be taken, oldest first."""
    melds: tuple[Meld, ...] = ()
    """Its team's melds when it last ended a turn: what lay there it could have added to."""


_UNKNOWN: Final = SeatHistory()

Histories = tuple[SeatHistory, ...]
"""By seat; empty while nobody has done anything."""


def _put(histories: Histories, players: int, seat: int, history: SeatHistory) -> Histories:
    found = list(histories) if histories else [_UNKNOWN] * players
    found[seat] = history
    return tuple(found)


def with_declined(histories: Histories, players: int, seat: int, upcard: Card) -> Histories:
    """The seat drew although it could have taken the pile, had it held what the rules ask for."""
    was = histories[seat] if histories else _UNKNOWN
    declined = (*was.declined, upcard)[-LAST_DECLINED:]
    return _put(histories, players, seat, SeatHistory(was.ended, was.discards, declined, was.melds))


def with_turn_ended(
    histories: Histories, players: int, seat: int, discard: Card | None, melds: tuple[Meld, ...]
) -> Histories:
    """The seat ended its turn with these melds of its team on the table."""
    was = histories[seat] if histories else _UNKNOWN
    discards = was.discards if discard is None else (*was.discards, discard)[-LAST_DISCARDS:]
    return _put(histories, players, seat, SeatHistory(was.ended + 1, discards, was.declined, melds))


def with_new_cards(histories: Histories, players: int, seat: int) -> Histories:
    """The seat took up its foot: nothing that was seen before tells of these cards."""
    return _put(histories, players, seat, _UNKNOWN) if histories else histories
