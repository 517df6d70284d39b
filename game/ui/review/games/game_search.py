"""Finding a game by typing its name, its rules, its players or its day."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from game.messages.functions import todays_deal as say_days
from game.ui.shared.models import ListedGame


def fits(game: ListedGame, typed: str) -> bool:
    """Whether every typed word is somewhere in a game's search text; nothing typed matches all."""
    there = " ".join((game.name, *game.details, *game.played_by, *game.found_by)).casefold()
    return all(word in there for word in typed.casefold().split())


def words_of_day(day: datetime) -> tuple[str, ...]:
    """How people may type a day.

    >>> words_of_day(datetime(2026, 11, 2))
    ('2 November 2026', '2026-11-02', '2.11.2026')
    """
    return say_days.date_of_year(day), f"{day:%Y-%m-%d}", f"{day.day}.{day.month}.{day.year}"


def chips_for(games: Sequence[ListedGame]) -> tuple[str, ...]:
    """Useful shortcuts instead of typing: people and rule sets that some but not all of the games have; the earliest
    player is first.
    """
    people = Counter(name for game in reversed(games) for name in dict.fromkeys(game.played_by))
    rules = Counter(game.rules for game in reversed(games) if game.rules)
    return tuple(word for counts in (people, rules) for word, count in counts.items() if count < len(games))
