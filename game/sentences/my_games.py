"""Texts for the list of games, its search, and the statistics of people and of the house."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from game.analysis.facts import DecisionTheme
from game.analysis.strength.life_of_games import Company, KindOfMatch, Rating, RecordKind
from game.messages.amounts import points
from game.messages.functions import my_games as say
from game.messages.language import Message, called, named
from game.messages.person import Person
from game.sentences.grammar import seat_name, team_name

if TYPE_CHECKING:
    from game.analysis.chance.chances import SeatGot

LEVELS: Final = ("easy", "normal", "hard", "expert", "like_me")
THEMES: Final = {theme: partial(named, "my_games", theme) for theme in DecisionTheme}
COMPANY: Final[Mapping[Company, Callable[[], str]]] = {Company.PARTNER: say.with_, Company.AGAINST: say.against}
RECORD_NAMES: Final = {kind: partial(named, "my_games", f"record_{kind}") for kind in RecordKind}
COLUMNS: Final[Mapping[str, Message]] = called(
    "my_games",
    *("match", "date", "rules", "table", "person", "team", "partners", "opponents", "won", "points", "best_other"),
    *("rounds", "books", "out", "given", *(f"given_{theme}" for theme in DecisionTheme)),
    prefix="column_",
)
"""The exported table has a line for each match and person; its last columns are the themes in the order of `THEMES`."""


def spoken_trend(given: Sequence[float | None], levels: Mapping[str, float]) -> tuple[str, ...]:
    """What the graph of points given away shows, match by match, and the position of the levels.

    >>> spoken_trend([612.4, None], {"easy": 1200})[1]
    'Easy: about 1,200 points a match.'
    """
    each = [say.not_looked_at() if one is None else points(round(one)) for one in given]
    means = (say.level_heard(level_name(level), round(mean)) for level, mean in levels.items())
    return say.trend_heard(each), *means


def level_name(level: str) -> str:
    """The name of the level.

    >>> level_name("hard"), level_name("like_me_135"), level_name("another")
    ('Hard', 'Like me', 'another')
    """
    known = next((name for name in LEVELS if level == name or level.startswith(f"{name}_")), None)
    return level if known is None else named("screens", known)


def plays_like(who: Person, rating: Rating, levels: Sequence[str]) -> tuple[str, str]:
    """The word for points given away, once with its basis and once as a heading; `levels` are the possible ones,
    weakest first.

    >>> plays_like(Person("Ida"), Rating("normal", "hard", 4), ("easy", "normal", "hard"))
    ('Ida plays like Normal or Hard, going by the last four matches.', 'Ida plays like Normal or Hard')
    >>> plays_like(Person("Ida"), Rating("easy", "hard", 5), ("easy", "normal", "hard"))[1]
    'Ida plays somewhere between Easy and Hard'
    """
    known = _levels_of(rating, levels)
    return say.plays_like(who, *known, rating.matches), say.plays_like_short(who, *known, rating.matches)


def _levels_of(rating: Rating, levels: Sequence[str]) -> tuple[bool, list[str], str, str]:
    """Whether it could be any of the levels, which ones it could be, and the first and last of them."""
    first, last = levels.index(rating.weakest), levels.index(rating.strongest)
    known = [level_name(level) for level in levels[first : last + 1]]
    return len(known) == len(levels), known, known[0], known[-1]


def kind(rules_name: str, of: KindOfMatch) -> str:
    """Rules and table of comparable matches; only the table if no rules are named.

    >>> kind("Web Classic", KindOfMatch("", 4, 2, False)), kind("", KindOfMatch("", 3, 3, False))
    ('Web Classic, 2 against 2', '3 solo players')
    """
    return say.kind(rules_name, of.teams, of.players // of.teams, of.real_cards)


def by_whom(names: Sequence[str], when: datetime, now: datetime) -> tuple[str, ...]:
    """Who set a record, and when, in ever fewer words.

    >>> by_whom(["Anna", "Rosa"], datetime(2026, 5, 2), datetime(2026, 11, 20))
    ('Anna & Rosa · 2 May', 'Anna & Rosa · 2 May', 'Anna & Rosa')
    >>> by_whom(["Ida"], datetime(2025, 9, 14), datetime(2026, 11, 20))
    ('Ida · 14 September 2025', 'Ida · 14 Sep 2025', 'Ida')
    """
    who, has_year = team_name(names, 1, 0), when.year != now.year
    return say.by_whom(who, when, has_year), say.by_whom_short(who, when, has_year), who


def spoken_face(got: "SeatGot") -> str:
    """What somebody got of one kind of cards, beside what chance explains."""
    return named("chances", "face", got, who=seat_name((got.who,), 0))
