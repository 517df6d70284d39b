"""The limits of a meld: its size, its wilds, and what a completed book still takes. The only place that decides them.

Engine, editor, preview and computer players all use this; only counts matter, never suits.
"""

from functools import lru_cache
from typing import Final, Literal

from game.rules.ruleset import RuleSet

MELD_SIZE: Final = 3
"""Minimum cards of a meld (S000-28, S002-08, S004-23)."""

NEW_MELD_NATURALS: Final = 2
"""Minimum naturals of a new meld (S002-20)."""

BookKind = Literal["clean", "dirty", "wild"]


def fewest_naturals(rules: RuleSet) -> int:
    """The least number of naturals in a meld that has a wild, at every size (S000-37, S001-22, S004-29)."""
    return max(NEW_MELD_NATURALS, rules.dirty_naturals)


@lru_cache(maxsize=1024)
def wilds_allowed(rules: RuleSet, naturals: int) -> int:
    """The most wilds in one meld with this many naturals of a rank; 0 if they are too few for any."""
    return _wilds_in(rules, naturals, melds=1)


def wilds_allowed_in_melds(rules: RuleSet, naturals: int) -> int:
    """The most wilds that this many naturals carry, distributed over any number of melds."""
    return _wilds_in(rules, naturals, melds=naturals // fewest_naturals(rules))


def _wilds_in(rules: RuleSet, naturals: int, melds: int) -> int:
    if naturals < fewest_naturals(rules):
        return 0
    match rules.wild_limit:
        case "equal":
            most = naturals
        case "fewer":
            most = naturals - 1
        case "half":
            most = naturals // 2
    return min(most, rules.wild_cap * melds) if rules.wild_cap else most


def book_takes(rules: RuleSet, kind: BookKind, wilds: int) -> bool:
    """Whether a completed book of the kind accepts a group with this many wilds (`closed_book`), apart from the wild
    limit.
    """
    match rules.closed_book:
        case "any":
            return True
        case "keep_kind":
            return not wilds or kind != "clean"
        case "naturals":
            return not wilds
        case "sealed":
            return False
        case "clean_open":
            return kind == "clean" and not wilds
        case "dirty_open":
            return kind == "dirty"
