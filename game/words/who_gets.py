"""Who gets the jokers: what came to each seat, and whether chance explains it."""

from math import ceil, floor
from typing import Final, Literal

from game.analysis.chances import ChanceTally, Wanted, WhoGot
from game.text.messages import chances as say

_What = Literal["jokers", "wilds", "red-threes", "wild-pairs", "luck-deal", "luck-draws"]
WHAT: Final[tuple[_What, ...]] = ("jokers", "wilds", "red-threes", "wild-pairs", "luck-deal", "luck-draws")
"""The word of each of `Wanted` in a message."""


def amount(wanted: Wanted, tally: ChanceTally) -> str:
    """How much of it came.

    >>> amount(Wanted.JOKERS, ChanceTally(111.0)), amount(Wanted.LUCK_DEAL, ChanceTally(-820.4))
    ('111 jokers', '−820 points by the deal')
    """
    return say.amount(WHAT[wanted], round(tally.seen))


def inside(tally: ChanceTally) -> tuple[int, int]:
    """The first and the last whole number inside the band; chance may leave no room for any.

    >>> inside(ChanceTally(4.0, 5.0, 4.0))
    (2, 8)
    """
    low, high = tally.band
    return ceil(low), max(ceil(low), floor(high))


def face(wanted: Wanted, got: WhoGot) -> str:
    """Somebody's face on the chart, for whoever listens."""
    tally = got.tallies[wanted]
    return say.face(got.who, amount(wanted, tally), *inside(tally), tally.is_inside)
