"""Today's deal on screen: before it is played, and how it went."""

from collections.abc import Sequence
from datetime import date
from typing import Final, Literal

from game.text.amounts import capital
from game.text.messages import nouns
from game.text.messages import todays_deal as say
from game.words.house_rules import read_aloud

Cards = Literal["much-better", "better", "little-better", "average", "little-weaker", "weaker", "much-weaker"]

TRIES: Final = 20
"""Of each level, unless its process ends before its time."""
LEVEL: Final = 25
LITTLE: Final = 100
MUCH: Final = 400
"""Points below which cards are average or a little better, and from which on they are much better."""


def game_name(day: date | None, code: str) -> str:
    """What the game of a deal is called in the list.

    >>> game_name(date(2026, 11, 20), "K7QM 4TRA HX9C"), game_name(None, "K7QM 4TRA HX9C")
    ('The deal for 20 November', 'Deal K7QM 4TRA HX9C')
    """
    return say.deal_with_code(code) if day is None else say.deal_of(say.date(day))


def deal_of(day: date, today: date) -> str:
    """Which deal a screen shows.

    >>> deal_of(date(2026, 11, 20), date(2026, 11, 20)), deal_of(date(2026, 11, 18), date(2026, 11, 20))
    ("Today's deal", 'The deal for Wednesday, 18 November')
    """
    return say.todays_deal() if day == today else say.deal_of(say.day(day))


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
    below = [name for name, average in order if average <= lead]
    above = [name for name, average in order if average > lead]
    if not above:
        return say.above(below[-1])
    return say.between(below[-1], above[0]) if below else say.below(above[0])


def cards_told(worth: float) -> str:
    """How the person's own cards compare, and why no other game of the deal has the same.

    >>> cards_told(212.0)
    'Better than average. Later draws differ each time the deal is played.'
    >>> cards_told(-90.0).partition(".")[0], cards_told(900.0).partition(".")[0], cards_told(4.0).partition(".")[0]
    ('A little weaker than average', 'Much better than average', 'About average')
    """
    return f"{say.cards(_cards(worth))} {say.draws_differ()}"


def _cards(worth: float) -> Cards:
    amount = abs(worth)
    if amount < LEVEL:
        return "average"
    if worth > 0:
        return "little-better" if amount < LITTLE else "much-better" if amount >= MUCH else "better"
    return "little-weaker" if amount < LITTLE else "much-weaker" if amount >= MUCH else "weaker"


def scale_sentence(lead: int, levels: Sequence[tuple[str, float]]) -> str:
    """The scale for those who hear it.

    >>> scale_sentence(640, [("Easy", 130.2), ("Expert", 906)])
    'You: +640. Easy: +130. Expert: +910.'
    """
    places = [(nouns.you(), lead), *((name, int(round(average, -1))) for name, average in levels)]
    return " ".join(f"{say.on_scale(name, points)}." for name, points in places)


def told_to_friends(day: date | None, code: str, lead: int, seen: bool = False) -> str:
    """Three lines for a message: which deal, its code, how it went.

    >>> print(told_to_friends(date(2026, 11, 20), "K7QM 4TRA HX9C", 640))
    Hand and Foot, the deal for Friday, 20 November 2026
    Code: K7QM 4TRA HX9C
    I came out 640 ahead.
    """
    return say.code_to_friends(code, lead, seen) if day is None else say.to_friends(day, code, lead, seen)
