"""A friend's game of the same deal beside the own one: why a file is none, and where the two parted."""

from datetime import date
from typing import Final

from game.text.messages import beside_friend as say
from game.text.person import Person
from game.words.dates import date_of_year

LONGEST_WHOLE: Final = 12
"""Letters of a name that stands whole on a button; of a longer one its first part does."""


def another_deal(name: str, code: str, day: date | None) -> str:
    """It is of another deal.

    >>> another_deal("Ida", "K7QM 4TRA HX9C", date(2026, 11, 18))
    'This is another deal: Ida played that of 18 November 2026.'
    >>> another_deal("Ida", "K7QM 4TRA HX9C", None)
    'This is another deal: Ida played K7QM 4TRA HX9C.'
    """
    return say.another_deal(name, code) if day is None else say.another_day(name, date_of_year(day))


def their_way(name: str) -> str:
    """The button that plays on where the friend was.

    >>> their_way("Ida"), their_way("James"), their_way(say.your_friend())
    ("Play on from here, Ida's way", "Play on from here, James' way", "Play on from here, your friend's way")
    """
    if name == say.your_friend():
        return say.friends_way()
    return say.their_way(Person(name if len(name) <= LONGEST_WHOLE else name.split()[0]))


def after_parting(turns: int) -> str:
    """How far the tables that are shown lie behind, or before, the turn in which they parted.

    >>> after_parting(1), after_parting(13), after_parting(-2)
    ('One turn later', '13 turns later', 'Two turns before the first difference')
    """
    return say.later(turns) if turns > 0 else say.earlier(-turns)
