"""Deals that everybody can play, by their codes: what can be wrong with a code that somebody typed."""

from typing import Final

from game.deals.deal_code import BadDealCode
from game.deals.shared_deal import OtherRules
from game.rules.rule_code import mark_signs
from game.text.language import named
from game.text.messages import deals as say


def why_not_deal_code(bad: BadDealCode) -> str:
    """Why a code cannot be read, and where to listen again."""
    heard = _SOUNDS_LIKE.get(bad.signs, "")
    return named("deals", bad.slip.name.lower(), bad, count=len(bad.signs), heard=heard)


_SOUNDS_LIKE: Final = {
    "0": "Q",
    "1": "7",
    "5": "9",
    "B": "P",
    "D": "T",
    "G": "J",
    "I": "Y",
    "N": "M",
    "O": "Q",
    "S": "F",
    "U": "W",
    "V": "F",
    "Z": "7",
}
"""What may have been said where somebody heard a sign that no code has."""


def rules_not_here(other: OtherRules) -> str:
    """That a deal is for rules that nobody here has, and which code brings them."""
    return say.rules_not_here(mark_signs(other.mark))


def par_in_a_line(level: str, mean: float, error: float | None, games: int) -> str:
    """What a level makes.

    >>> par_in_a_line("hard", 561.4, 120.2, 20), par_in_a_line("hard", -80.0, None, 1)
    ('hard: +561 (±120, 20 games)', 'hard: −80 (1 game)')
    """
    points = round(mean)
    return say.par_of_one(level, points) if error is None else say.par(level, points, round(error), games)
