"""What keeps everybody from the pile, as a purpose of drawing."""

from game.engine.refusal import FirstLap, PileFrozen, PileTooShort, Refusal, ThreeForbidden
from game.reason.purposes import OnlyWay


def closed_pile(refusal: Refusal) -> OnlyWay:
    """Why nobody can take the pile."""
    match refusal:
        case PileTooShort(have, need):
            return OnlyWay("too_short", None, have, need)
        case ThreeForbidden():
            return OnlyWay("three")
        case FirstLap():
            return OnlyWay("first_lap")
        case PileFrozen():
            return OnlyWay("frozen")
        case _:
            return OnlyWay("no_pile")
