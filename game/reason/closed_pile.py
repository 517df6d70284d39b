"""What keeps a seat from the pile, as a purpose of drawing: a refusal without its second person."""

from game.cards import is_wild, rank_of
from game.engine.refusal import (
    FirstLap,
    NoPile,
    OpeningTooLow,
    PairNeeded,
    PileFrozen,
    PileTooShort,
    Refusal,
    TakeOpensTooLow,
    ThreeForbidden,
)
from game.reason.purposes import OnlyWay


def closed_pile(refusal: Refusal) -> OnlyWay:
    """Why nobody can take the pile, or why this hand can't."""
    match refusal:
        case NoPile():
            return OnlyWay("no_pile")
        case PileTooShort(have, need):
            return OnlyWay("too_short", None, have, need)
        case ThreeForbidden():
            return OnlyWay("three")
        case FirstLap():
            return OnlyWay("first_lap")
        case PileFrozen():
            return OnlyWay("frozen")
        case OpeningTooLow():
            return OnlyWay("not_open")
        case TakeOpensTooLow(have, need):
            return OnlyWay("opening", None, have, need)
        case PairNeeded(card) if is_wild(card):
            return OnlyWay("wild")
        case PairNeeded(card, have, need):
            by_others = refusal.or_wild or refusal.or_meld
            return OnlyWay("card" if by_others else "pair", rank_of(card), have, need)
        case _:
            return OnlyWay("hand")
