"""What a meld may carry: its size, its wilds, and what a completed book still takes. The one place that judges it.

Engine, editor, preview and computer players all ask here; counts decide, suits never do.
"""

from functools import lru_cache
from typing import Final, Literal

from game.rules.ruleset import RuleSet

MELD_SIZE: Final = 3
"""Cards that make a meld (S000-28, S002-08, S004-23)."""

NEW_MELD_NATURALS: Final = 2
"""Naturals a new meld holds at least (S002-20)."""

BookKind = Literal["clean", "dirty", "wild"]


def fewest_naturals(rules: RuleSet) -> int:
    """The least number of naturals in a meld that has a wild, at every size (S000-37, S001-22, S004-29)."""
    return max(NEW_MELD_NATURALS, rules.dirty_naturals)


@lru_cache(maxsize=1024)
def wilds_allowed(rules: RuleSet, naturals: int) -> int:
    """The most wilds that may lie in one meld with so many naturals of a rank; 0 where they are too few for any."""
    return _wilds_in(rules, naturals, melds=1)


def wilds_allowed_in_melds(rules: RuleSet, naturals: int) -> int:
    """The most wilds that so many naturals carry in however many melds they are laid."""
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
    """Whether a completed book of the kind accepts a group holding so many wilds (`closed_book`), the limit apart."""
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
