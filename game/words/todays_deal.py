"""Today's deal on screen: before it is played, and how it went."""

from collections.abc import Sequence
from typing import Final

from game.text.amounts import capital, in_tens
from game.text.messages import nouns
from game.text.messages import todays_deal as say
from game.words.house_rules import read_aloud

BORDERS: Final = (25, 100, 400)
"""Points from which cards are a little better or weaker than average, better, and much better."""
TRIES: Final = 20
"""Of each level, unless its process ends before its time."""


def code_slowly(groups: Sequence[str]) -> tuple[str, ...]:
    """What is spoken, with a rest after each sentence.

    >>> code_slowly(["K7QM"])
    ('First group: kitchen. Seven. Queen. Mountain.',)
    """
    spoken = ([read_aloud(sign) for sign in group] for group in groups)
    return tuple(
        say.slowly(place, ". ".join([first, *map(capital, later)])) for place, (first, *later) in enumerate(spoken, 1)
    )


def among(lead: int, levels: Sequence[tuple[str, float]]) -> str:
    """Where a result lies among the averages.

    >>> among(640, [("Easy", 130), ("Hard", 560), ("Expert", 905)])
    'between Hard and Expert'
    >>> among(1000, [("Easy", 130), ("Expert", 905)]), among(0, [("Easy", 130), ("Expert", 905)])
    ('above Expert', 'below Easy')
    """
    order = sorted(levels, key=lambda one: one[1])
    lower = next((name for name, average in reversed(order) if average <= lead), "")
    return say.among(lower, next((name for name, average in order if average > lead), ""))


def cards_told(worth: float) -> str:
    """How the person's own cards compare, and why no other game of the deal has the same.

    >>> cards_told(212.0)
    'Better than average. Later draws differ each time the deal is played.'
    >>> cards_told(-90.0).partition(".")[0], cards_told(900.0).partition(".")[0], cards_told(4.0).partition(".")[0]
    ('A little weaker than average', 'Much better than average', 'About average')
    """
    return say.cards(sum(abs(worth) >= border for border in BORDERS) * (1 if worth > 0 else -1))


def scale_sentence(lead: int, levels: Sequence[tuple[str, float]]) -> str:
    """The scale for those who hear it.

    >>> scale_sentence(640, [("Easy", 130.2), ("Expert", 906)])
    'You: +640. Easy: +130. Expert: +910.'
    """
    places = [(nouns.you(), lead), *((name, in_tens(average)) for name, average in levels)]
    return " ".join(f"{say.on_scale(name, points)}." for name, points in places)
