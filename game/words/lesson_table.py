"""What is read at the table of a lesson besides the lesson itself: where it leads from there."""

from typing import Final

from game.words.grammar import YOU
from game.words.screens import COMPUTER_NAMES

_FIRST_NAMES: Final = (YOU, "Walt", "Rosa", "June")
LESSON_NAMES: Final = (*_FIRST_NAMES, *(name for name in COMPUTER_NAMES if name not in _FIRST_NAMES))
"""Who sits at the table of a lesson, by seat, where nobody else is named."""

A_LESSON: Final = "A lesson"
LEARN: Final = "Learn"
FIRST_STEP: Final = "this is the first step"
THAT_IS_ALL: Final = "It was the last one. You know the game now."
PLAY_MATCH: Final = "Play a match"


def leads_to(name: str) -> str:
    """What comes after a lesson.

    >>> leads_to("The pile")
    'The next one: The pile.'
    """
    return f"The next one: {name}."


def points_at(what: str) -> str:
    """What a tutor points at, by an arrow where it finds room for one: for whoever listens.

    >>> points_at("the stock")
    'Look at the stock.'
    """
    return f"Look at {what}."
