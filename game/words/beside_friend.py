"""A friend's game of the same deal beside the own one: why a file is none, and where the two parted."""

from typing import Final

from game.text.messages import beside_friend as say
from game.text.person import Person

LONGEST_WHOLE: Final = 12
"""Letters of a name that stands whole on a button; of a longer one its first part does."""


def their_way(name: str) -> str:
    """The button that plays on where the friend was.

    >>> their_way("Ida"), their_way("James"), their_way(say.your_friend())
    ("Play on from here, Ida's way", "Play on from here, James' way", "Play on from here, your friend's way")
    """
    if name == say.your_friend():
        return say.friends_way()
    return say.their_way(Person(name if len(name) <= LONGEST_WHOLE else name.split()[0]))
