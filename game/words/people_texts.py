"""The people who play here: where they are seated in New game, and where they are kept."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from game.text.language import called
from game.text.messages import people as say

COLOURS: Final = called("people", *("own_colour", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"))
"""What the colours of a face are called, in the order of the faces' colours."""

LATELY: Final = 300
"""Days after which a date needs its year."""


def new_name(names: Sequence[str]) -> str:
    """A name for somebody who has none yet.

    >>> new_name(["Ida", "new player"])
    'New player 2'
    """
    taken = {name.casefold() for name in names}
    numbered = (say.another_new_player(n) for n in range(2, len(names) + 3))
    return next(name for name in (say.new_player(), *numbered) if name.casefold() not in taken)


def same_as(then: datetime, now: datetime) -> str:
    """The evening that one click brings back; a night is still the evening before.

    >>> friday = datetime(2026, 11, 13, 22)
    >>> same_as(friday, datetime(2026, 11, 20, 20)), same_as(friday, datetime(2026, 11, 14, 1))
    ('Same as last Friday', 'Same as earlier today')
    >>> same_as(friday, datetime(2026, 11, 14, 20)), same_as(friday, datetime(2026, 11, 21, 20))
    ('Same as yesterday', 'Same as Friday, 13 November')
    >>> same_as(friday, datetime(2028, 1, 1, 20)), same_as(friday, datetime(2025, 1, 1, 20))
    ('Same as 13 November 2026', 'Same as 13 November 2026')
    """
    night = timedelta(hours=5)
    was, today = (then - night).date(), (now - night).date()
    days = (today - was).days
    return say.same_as(was, days, 1 < days <= 7, 0 < days < LATELY)
