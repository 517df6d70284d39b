"""Finding a game by what somebody types: its name, its rules, who played, and when."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from game.messages.functions import todays_deal as say_days
from game.ui.shared.models import ListedGame


def fits(game: ListedGame, typed: str) -> bool:
    """Whether every word that was typed stands somewhere in what the game is found by; nothing typed fits all."""
    there = " ".join((game.name, *game.details, *game.played_by, *game.found_by)).casefold()
    return all(word in there for word in typed.casefold().split())


def words_of_day(day: datetime) -> tuple[str, ...]:
    """How a day may be written by those who look for it.

    >>> words_of_day(datetime(2026, 11, 2))
    ('2 November 2026', '2026-11-02', '2.11.2026')
    """
    return say_days.date_of_year(day), f"{day:%Y-%m-%d}", f"{day.day}.{day.month}.{day.year}"


def chips_for(games: Sequence[ListedGame]) -> tuple[str, ...]:
    """What is worth a press instead of typing: people and rule sets that some of the games have, and not all; whoever
    played first is first.
    """
    people = Counter(name for game in reversed(games) for name in dict.fromkeys(game.played_by))
    rules = Counter(game.rules for game in reversed(games) if game.rules)
    return tuple(word for counts in (people, rules) for word, count in counts.items() if count < len(games))
