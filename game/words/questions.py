"""The five questions that find somebody's rules among the presets, and what was found."""

from typing import Final

from game.rules.presets import preset
from game.rules.questions import Closest
from game.words.fields import title, value_text
from game.words.numbers import listed

QUESTIONS: Final = {
    "stacks": "How do you get your hand and your foot?",
    "pile": "How many cards do you take from the discard pile?",
    "upcard": "What do you need to take the pile?",
    "books": "Which books does a team need to go out?",
    "out": "What else does it take to go out?",
}
ANSWERS: Final = {
    "stacks": {
        "dealt": "They are dealt to us",
        "choose": "We choose between two stacks",
        "packet": "We lift a packet and hope for exactly 22",
    },
    "pile": {"five": "Five", "seven": "Seven", "eight": "Eight", "all": "The whole pile"},
    "upcard": {
        "pair": "Two cards like the top one, melded with it at once",
        "kept": "Two like it; once open, you may keep them all",
        "any_play": "Any way to play the top card at once",
    },
    "books": {
        "one_each": "One clean and one dirty",
        "two_each": "Two clean and two dirty",
        "two_and_three": "Two clean and three dirty",
    },
    "out": {
        "asks": "Your partner must say yes",
        "partner": "Your partner must be playing the foot",
        "free": "Nothing else",
    },
}
DO_NOT_KNOW: Final = "I don't know"


def found(closest: Closest) -> str:
    """What the answers come to: the nearest preset by name, and in which rules the answers differ from it."""
    said = f"Closest to how you play: {preset(closest.preset).name}."
    if not closest.changes:
        return said
    changes = [f"“{title(field)}: {value_text(field, value)}”" for field, value in closest.changes]
    return f"{said} Yours differs in {listed(changes)}."
