"""Sounds as a line on the screen for people who don't hear them; those that tell nothing have none."""

from typing import Final

CAPTIONS: Final = {  # by sound
    "turn": "Your turn",
    "refused": "That is not possible",
    "call": "Somebody calls out",
    "clean": "A clean book closes",
    "dirty": "A dirty book closes",
    "wild": "A wild book closes",
    "out": "The round is over",
    "match": "The match is over",
    "pile": "The pile is taken",
    "foot": "A foot is picked up",
    "tail": "A tail is picked up",
    "shuffle": "The cards are shuffled",
    "deal": "The cards are dealt",
}
SAY_NOTHING: Final = ("draw", "place", "slide")
"""Sounds of cards that move, which are seen."""
