"""Where a source document, or an option, is unclear: which reading the rules follow, and which presets and fields it
concerns.

The numbers are those of "Readings of unclear places" in the rules page, which also gives the reasons.
"""

from typing import Final

from msgspec import Struct

from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, RuleSet, Value


class Reading(Struct, frozen=True):
    """A decided ambiguity."""

    number: int
    presets: tuple[PresetId, ...]
    fields: tuple[str, ...]
    only_with: tuple[tuple[str, tuple[Value, ...]], ...] = ()
    """The reading only matters if these fields have one of these values; always if empty."""
    matters: bool = True
    """Whether another reading would change what is played."""


READINGS: Final = (
    Reading(1, ("campus",), ("hand_cards", "foot_cards", "take_count")),
    Reading(2, ("partners",), ("red_three", "black_three")),
    Reading(3, ("partners",), ("closed_book", "second_meld", "wild_cap")),
    Reading(4, ("family",), ("closed_book",)),
    Reading(5, ("family",), ("take_first_lap",)),
    Reading(6, ("couples",), ("red_three",)),
    Reading(7, ("family",), ("hold_last_card",)),
    Reading(8, ("family", "couples", "partners"), ("opening", "upcard_play")),
    Reading(9, ("family", "partners"), ("take_with", "take_count")),
    Reading(10, ("web", "family"), ("take_count",)),
    Reading(11, ("family", "web", "couples", "partners"), ("take_with", "meld_threes", "wild_melds")),
    Reading(12, ("partners",), ("go_out_bonus", "red_threes")),
    Reading(13, PRESET_IDS, ("stacks", "stacks_pass", "decks"), matters=False),
    Reading(14, ("couples", "web"), ("final_discard",)),
    Reading(
        15,
        PRESET_IDS,
        ("short_pile", "permission", "partners_foot", "first_player", "stock_out", "wild_book"),
        matters=False,
    ),
    Reading(
        16,
        PRESET_IDS,
        ("closed_book",),
        (("closed_book", ("clean_open", "dirty_open")), ("wild_melds", ("allowed", "required"))),
    ),
)


def readings_of(rules: RuleSet) -> tuple[Reading, ...]:
    """The readings that concern a rule set's base preset and its values; none about a rule that the set has changed,
    because the reading no longer applies.
    """
    base = preset(rules.base)
    return tuple(
        reading
        for reading in READINGS
        if rules.base in reading.presets
        and all(getattr(rules, field) in values for field, values in reading.only_with)
        and (reading.only_with or all(getattr(rules, field) == getattr(base, field) for field in reading.fields))
    )
