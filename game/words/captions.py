"""Sounds as a line on the screen for people who don't hear them; those that tell nothing have none."""

from collections.abc import Mapping
from typing import Final

from game.text.language import Message
from game.text.messages import captions as say

CAPTIONS: Final[Mapping[str, Message]] = {  # by sound
    "turn": say.turn,
    "refused": say.refused,
    "call": say.call,
    "clean": say.clean,
    "dirty": say.dirty,
    "wild": say.wild,
    "out": say.out,
    "match": say.match,
    "pile": say.pile,
    "foot": say.foot,
    "tail": say.tail,
    "shuffle": say.shuffle,
    "deal": say.deal,
}
SAY_NOTHING: Final = ("cut", "draw", "place", "room", "slide")
"""Sounds of cards that move, which are seen."""


def caption(sound: str) -> str:
    """What a sound means, "" where it tells nothing.

    >>> caption("turn"), caption("slide")
    ('Your turn', '')
    """
    return CAPTIONS[sound]() if sound in CAPTIONS else ""
