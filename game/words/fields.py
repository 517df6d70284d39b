"""House rules by label, and their values as people say them."""

from collections.abc import Sequence
from typing import Final, assert_never

from game.rules.fields import Switch, abouts
from game.rules.ruleset import Value
from game.words.numbers import listed, points

_VALUES: Final = {
    ("stacks", "dealt"): "decided by the deal",
    ("stacks", "choose"): "chosen by the player",
    ("stacks", "bottom_high"): "the higher bottom card is the hand",
    ("stacks", "bottom_low"): "the lower bottom card is the hand",
    ("stacks_pass", "none"): "no",
    ("stacks_pass", "left"): "one to the left",
    ("stacks_pass", "right"): "one to the right",
    ("stacks_pass", "both_left"): "both to the left",
    ("stacks_pass", "both_right"): "both to the right",
    ("stacks_pass", "each_way"): "one each way",
    ("stacks_pass", "by_round"): "left, then right by turns",
    ("deal", "auto"): "dealt out",
    ("deal", "cut"): "cut for",
    ("first_player", "random"): "drawn by lot",
    ("first_player", "high_card"): "the highest card",
    ("first_player", "left_of_dealer"): "left of the dealer",
    ("first_upcard", "none"): "none",
    ("first_upcard", "natural"): "a natural",
    ("first_upcard", "any"): "any card",
    ("ten_from", "8"): "the eight",
    ("ten_from", "9"): "the nine",
    ("ten_from", "T"): "the ten",
    ("stock_out", "end"): "the round ends",
    ("stock_out", "reshuffle"): "the discards are reshuffled",
    ("take_count", "all"): "the whole pile",
    ("take_count", "never"): "never",
    ("take_with", "pair"): "a pair",
    ("take_with", "any_play"): "any play of the upcard",
    ("take_with", "pair_or_wild"): "a pair, or a natural and a wild",
    ("take_with", "pair_or_meld"): "a pair, or the team's meld",
    ("upcard_play", "always"): "always",
    ("upcard_play", "to_open"): "only to open",
    ("freeze", "no"): "no",
    ("freeze", "until_taken"): "until it is taken",
    ("freeze", "one_lap"): "for one lap",
    ("wild_limit", "equal"): "as many as naturals",
    ("wild_limit", "fewer"): "fewer than naturals",
    ("wild_limit", "half"): "half as many as naturals",
    ("closed_book", "any"): "any card",
    ("closed_book", "keep_kind"): "cards of their kind",
    ("closed_book", "naturals"): "naturals only",
    ("closed_book", "sealed"): "no card",
    ("closed_book", "clean_open"): "naturals, if clean",
    ("closed_book", "dirty_open"): "any card, if dirty",
    ("second_meld", "never"): "never",
    ("second_meld", "after_closing"): "after the first is a book",
    ("second_meld", "anytime"): "at any time",
    ("wild_melds", "no"): "no",
    ("wild_melds", "allowed"): "allowed",
    ("wild_melds", "required"): "required to go out",
    ("meld_threes", "no"): "never",
    ("meld_threes", "black_last"): "black ones when going out",
    ("meld_threes", "black_in_foot"): "black ones in the foot",
    ("meld_threes", "all"): "all of them",
    ("red_threes", "penalty"): "a penalty if left over",
    ("red_threes", "lay_down"): "laid down at once",
    ("sevens_kind", "clean"): "clean",
    ("sevens_kind", "any"): "clean or dirty",
    ("final_discard", "required"): "a discard",
    ("final_discard", "optional"): "a discard or a meld",
    ("partners_foot", "none"): "does not matter",
    ("partners_foot", "picked_up"): "must be picked up",
    ("partners_foot", "played"): "must be played from",
}
"""Every word that a field may hold, as people say it."""

_OFF: Final = {
    "rounds": "no limit",
    "target_score": "none",
    "decks": "one for each player",
    "wild_cap": "no limit",
    "double_book": "off",
    "sevens_book": "as any other book",
    "threes_book": "as any other book",
}


_TABLES: Final = {
    "4:2v2": "two pairs",
    "6:2v2v2": "three pairs",
    "6:3v3": "two threes",
    "2:solo": "two players",
    "3:solo": "three alone",
    "4:solo": "four alone",
    "5:solo": "five alone",
    "6:solo": "six alone",
}


def title(field: str) -> str:
    """The label of a house rule.

    >>> title("draw_count")
    'Cards drawn'
    """
    return abouts()[field].title


def titles(fields: Sequence[str], last: str = "and") -> str:
    """Several labels in quotes, as they stand within a sentence."""
    return listed([f"“{title(field)}”" for field in fields], last)


def value_text(field: str, value: Value) -> str:
    """A value as people say it.

    >>> value_text("wild_limit", "half"), value_text("opening", (50, 90)), value_text("permission", True)
    ('half as many as naturals', '50, 90', 'yes')
    >>> value_text("double_book", 0), value_text("clean_book", 1500)
    ('off', '1,500')
    """
    match value:
        case bool():
            return "yes" if value else "no"
        case int() if isinstance(abouts()[field].control, Switch):
            return "yes" if value else "no"
        case int():
            return _OFF[field] if not value and field in _OFF else points(value)
        case str():
            return _VALUES.get((field, value), value)
        case tuple():
            return ", ".join(_entry(entry) for entry in value) or "none"
        case _:
            assert_never(value)


def _entry(entry: int | str | tuple[int, int]) -> str:
    match entry:
        case int():
            return points(entry)
        case str():
            return _TABLES.get(entry, entry)
        case (total, minimum):
            return f"{points(minimum)} from {points(total)}"
        case _:
            assert_never(entry)
