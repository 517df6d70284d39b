"""What everybody saw a seat do with the cards it plays from, as far as it hints at the cards it kept."""

from typing import Final

from msgspec import Struct

from game.cards import Card
from game.engine.melding.melds import Meld

LAST_DISCARDS: Final = 6
LAST_DECLINED: Final = 4
"""How many of each are remembered: older ones say little about a hand that draws two cards a turn."""


class SeatHistory(Struct, frozen=True):
    """What a seat did this round, since it took up its foot if it has, or since the position was set up."""

    ended: int = 0
    """Turns it has ended; while 0 nothing is known of its cards."""
    discards: tuple[Card, ...] = ()
    """Its last discards, oldest first."""
    declined: tuple[Card, ...] = ()
    """The last upcards it drew past although the pile could be taken, oldest first."""
    melds: tuple[Meld, ...] = ()
    """Its team's melds when it last ended a turn, to which it could have added."""


_UNKNOWN: Final = SeatHistory()

Histories = tuple[SeatHistory, ...]
"""By seat; empty until the first action."""


def _put(histories: Histories, players: int, seat: int, history: SeatHistory) -> Histories:
    found = list(histories) if histories else [_UNKNOWN] * players
    found[seat] = history
    return tuple(found)


def with_declined(histories: Histories, players: int, seat: int, upcard: Card) -> Histories:
    """The seat drew although it could have taken the pile if it held what the rules require."""
    was = histories[seat] if histories else _UNKNOWN
    declined = (*was.declined, upcard)[-LAST_DECLINED:]
    return _put(histories, players, seat, SeatHistory(was.ended, was.discards, declined, was.melds))


def with_turn_ended(
    histories: Histories, players: int, seat: int, discard: Card | None, melds: tuple[Meld, ...]
) -> Histories:
    """The seat ended its turn with its team having these melds on the table."""
    was = histories[seat] if histories else _UNKNOWN
    discards = was.discards if discard is None else (*was.discards, discard)[-LAST_DISCARDS:]
    return _put(histories, players, seat, SeatHistory(was.ended + 1, discards, was.declined, melds))


def with_new_cards(histories: Histories, players: int, seat: int) -> Histories:
    """The seat took up its foot: nothing seen before says anything about these cards."""
    return _put(histories, players, seat, _UNKNOWN) if histories else histories
