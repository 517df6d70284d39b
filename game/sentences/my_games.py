"""Texts for the list of games, its search, and the statistics of people and of the house."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from game.analysis.facts import DecisionTheme
from game.analysis.strength.life_of_games import KindOfMatch
from game.messages.functions import my_games as say
from game.messages.language import Message, called, named
from game.sentences.grammar import seat_name

if TYPE_CHECKING:
    from game.analysis.chance.chances import SeatGot

LEVELS: Final = ("easy", "normal", "hard", "expert", "like_me")
THEMES: Final = {theme: partial(named, "my_games", theme) for theme in DecisionTheme}
COLUMNS: Final[Mapping[str, Message]] = called(
    "my_games",
    *("match", "date", "rules", "table", "person", "team", "partners", "opponents", "won", "points", "best_other"),
    *("rounds", "books", "out", "given", *(f"given_{theme}" for theme in DecisionTheme)),
    prefix="column_",
)
"""The exported table has a line for each match and person; its last columns are the themes in the order of `THEMES`."""


def level_name(level: str) -> str:
    """The name of the level.

    >>> level_name("hard"), level_name("like_me_135"), level_name("another")
    ('Hard', 'Like me', 'another')
    """
    known = next((name for name in LEVELS if level == name or level.startswith(f"{name}_")), None)
    return level if known is None else named("screens", known)


def kind(rules_name: str, of: KindOfMatch) -> str:
    """Rules and table of comparable matches; only the table if no rules are named.

    >>> kind("Web Classic", KindOfMatch("", 4, 2, False)), kind("", KindOfMatch("", 3, 3, False))
    ('Web Classic, 2 against 2', '3 solo players')
    """
    return say.kind(rules_name, of.teams, of.players // of.teams, of.real_cards)


def spoken_face(got: "SeatGot") -> str:
    """What somebody got of one kind of cards, beside what chance explains."""
    return named("chances", "face", got, who=seat_name((got.who,), 0))
