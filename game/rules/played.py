"""Which values of which house rules the engine plays today. Everything else is refused, never played wrongly.

The options beyond the seed documents are whole in the file format already; each leaves this table when it is played.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from game.rules.ruleset import RuleSet

Value = int | str | bool | tuple[int, ...] | tuple[str, ...] | tuple[tuple[int, int], ...]

PLAYED: Final[dict[str, tuple[Value, ...]]] = {
    "target_score": (0,),
    "extra_decks": (0,),
    "decks": (0,),
    "stacks": ("dealt", "choose"),
    "stacks_pass": ("none", "left", "right", "both_right"),
    "first_upcard": ("none",),
    "take_with": ("pair", "any_play"),
    "take_needs_open": (False,),
    "freeze": ("no",),
    "opening_by_score": ((),),
    "open_counts_books": (False,),
    "dirty_naturals": (2,),
    "closed_book": ("keep_kind", "any", "naturals", "sealed"),
    "meld_threes": ("no",),
    "red_threes": ("penalty",),
    "red_three_bonus": (100,),
    "red_three_all": (0,),
    "out_books": (0,),
    "out_sevens": (0,),
    "sevens_book": (0,),
    "sevens_kind": ("clean",),
    "threes_book": (0,),
}
"""Fields of which only these values are played; the first stands in for all others."""

ONE_NUMBER: Final = ("hand_cards", "foot_cards", "draw_count", "out_clean", "out_dirty")
"""Numbers that are played only when they are the same in every round."""


class NotPlayed(Struct, frozen=True):
    """A field, its value that is not played, and one that is."""

    field: str
    value: Value
    instead: Value


def not_yet_played(rules: RuleSet) -> Iterator[NotPlayed]:
    """Everything in the rule set that the engine does not play."""
    for field, played in PLAYED.items():
        value = getattr(rules, field)
        if value not in played:
            yield NotPlayed(field, value, played[0])
    for field in ONE_NUMBER:
        value = getattr(rules, field)
        if isinstance(value, tuple):
            yield NotPlayed(field, value, value[0])
    if rules.take_count == "never":
        yield NotPlayed("take_count", "never", "all")
