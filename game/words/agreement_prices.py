"""What agreements bring, in points a round; `python -m tools.bench.price_agreements` writes it, do not edit.

One of two `hard` partners keeps to it, against two who agreed on nothing, with the interval at 95 %.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.engine.agreements import Agreement


class Price(NamedTuple):
    """Points a round that an agreement brings, below 0 those it costs."""

    low: int
    middle: int
    high: int
    deals: int


PRICES: Final[Mapping[str, Mapping[Agreement, Price]]] = {
    "family": {
        Agreement.OPEN_EARLY: Price(-361, -208, -56, 20),
        Agreement.KEEP_CLEAN: Price(-142, -64, 14, 20),
        Agreement.SAVE_WILDS: Price(-226, -84, 58, 20),
        Agreement.WAIT_FOR_FOOT: Price(-8, 2, 12, 18),
        Agreement.LEAVE_LATE_PILE: Price(-4, -1, 1, 18),
        Agreement.TAKE_PILE: Price(-112, 23, 158, 20),
        Agreement.GO_OUT_SOON: Price(-42, -21, 1, 18),
        Agreement.LAY_DOWN: Price(-13, 9, 31, 18),
        Agreement.FINISH_BOOKS: Price(-168, -9, 150, 20),
        Agreement.NO_GIFTS: Price(-187, -53, 81, 20),
        Agreement.KEEP_PAIRS: Price(0, 0, 0, 18),
        Agreement.KEEP_THREES: Price(-229, -110, 9, 20),
    },
    "campus": {
        Agreement.OPEN_EARLY: Price(-248, -124, 0, 20),
        Agreement.KEEP_CLEAN: Price(-218, -122, -26, 20),
        Agreement.SAVE_WILDS: Price(-459, -275, -91, 20),
        Agreement.WAIT_FOR_FOOT: Price(-30, -15, 0, 18),
        Agreement.LEAVE_LATE_PILE: Price(-20, -9, 3, 18),
        Agreement.TAKE_PILE: Price(-1753, -1541, -1329, 20),
        Agreement.GO_OUT_SOON: Price(-29, -13, 3, 18),
        Agreement.LAY_DOWN: Price(-7, -2, 3, 18),
        Agreement.FINISH_BOOKS: Price(-388, -218, -48, 20),
        Agreement.NO_GIFTS: Price(-196, -66, 64, 20),
        Agreement.KEEP_PAIRS: Price(-31, -13, 5, 18),
        Agreement.KEEP_THREES: Price(-305, -135, 36, 20),
    },
    "web": {
        Agreement.OPEN_EARLY: Price(-321, -119, 82, 20),
        Agreement.KEEP_CLEAN: Price(-132, -74, -16, 20),
        Agreement.SAVE_WILDS: Price(-153, -35, 84, 20),
        Agreement.WAIT_FOR_FOOT: Price(0, 0, 0, 18),
        Agreement.LEAVE_LATE_PILE: Price(0, 0, 0, 18),
        Agreement.TAKE_PILE: Price(-271, -140, -8, 20),
        Agreement.GO_OUT_SOON: Price(-27, -13, 1, 18),
        Agreement.LAY_DOWN: Price(-11, -4, 4, 18),
        Agreement.FINISH_BOOKS: Price(-129, -19, 91, 20),
        Agreement.NO_GIFTS: Price(-443, -284, -125, 20),
        Agreement.KEEP_PAIRS: Price(-16, 0, 16, 18),
        Agreement.KEEP_THREES: Price(-221, -106, 8, 20),
    },
    "couples": {
        Agreement.OPEN_EARLY: Price(-270, -102, 67, 20),
        Agreement.KEEP_CLEAN: Price(-91, -40, 10, 20),
        Agreement.SAVE_WILDS: Price(-228, -122, -16, 20),
        Agreement.WAIT_FOR_FOOT: Price(-19, -3, 14, 18),
        Agreement.LEAVE_LATE_PILE: Price(0, 0, 0, 18),
        Agreement.TAKE_PILE: Price(-78, 57, 192, 20),
        Agreement.GO_OUT_SOON: Price(-11, 3, 18, 18),
        Agreement.LAY_DOWN: Price(-55, -17, 21, 18),
        Agreement.FINISH_BOOKS: Price(-100, -14, 71, 20),
        Agreement.NO_GIFTS: Price(-284, -145, -6, 20),
        Agreement.KEEP_PAIRS: Price(-10, 28, 66, 18),
        Agreement.KEEP_THREES: Price(-221, -101, 18, 20),
    },
    "partners": {
        Agreement.OPEN_EARLY: Price(-395, -258, -120, 20),
        Agreement.KEEP_CLEAN: Price(-410, -313, -217, 20),
        Agreement.SAVE_WILDS: Price(-146, -53, 41, 20),
        Agreement.WAIT_FOR_FOOT: Price(0, 0, 0, 18),
        Agreement.LEAVE_LATE_PILE: Price(0, 0, 0, 18),
        Agreement.TAKE_PILE: Price(-97, 30, 156, 20),
        Agreement.GO_OUT_SOON: Price(-18, -7, 4, 18),
        Agreement.LAY_DOWN: Price(0, 0, 0, 18),
        Agreement.FINISH_BOOKS: Price(-62, 10, 81, 20),
        Agreement.NO_GIFTS: Price(-242, -120, 2, 20),
        Agreement.KEEP_PAIRS: Price(0, 0, 0, 18),
        Agreement.KEEP_THREES: Price(-166, -33, 100, 20),
    },
}
