"""Sounds as a line on the screen for people who don't hear them; those that tell nothing have none."""

from typing import Final

from game.text.language import called

CAPTIONS: Final = called(
    "captions",
    *("turn", "refused", "call", "clean", "dirty", "wild", "out", "match", "pile", "foot", "tail", "shuffle", "deal"),
)
"""By sound."""
SAY_NOTHING: Final = ("cut", "draw", "place", "room", "slide")
"""Sounds of cards that move, which are seen."""
