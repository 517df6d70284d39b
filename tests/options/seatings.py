"""Tables to try the options at: one for each value of each option, and mixtures of them."""

import random
from functools import cache
from typing import Final

from msgspec.structs import replace

from game.rules.clashes import clashes_of
from tests.build import WEB
from tests.properties.random_play import Seating, random_rules, with_options
from tests.slow import LONG

EASIER: Final[dict[str, object]] = {
    "rounds": 2,
    "opening": (50, 30),
    "partners_foot": "none",
    "hand_cards": 9,
    "foot_cards": 9,
}
EASY: Final = replace(WEB, **EASIER)
"""Rules under which careless players open, take up their feet and now and then go out."""

OPTIONS: Final[tuple[dict[str, object], ...]] = (
    {"extra_decks": -1},
    {"extra_decks": 2},
    {"decks": 5},
    {"first_upcard": "natural"},
    {"first_upcard": "any"},
    {"red_threes": "lay_down"},
    {"red_threes": "lay_down", "red_three_bonus": 200, "red_three_all": 700, "decks": 2, "hand_cards": 7},
    {"red_threes": "lay_down", "red_three_not_out": 0},
    {"target_score": 1000, "rounds": 0},
    {"target_score": 2000, "rounds": 3},
    {"stacks_pass": "each_way"},
    {"stacks": "bottom_high"},
    {"stacks": "bottom_low", "deal": "cut"},
    {"hand_cards": (9, 7)},
    {"foot_cards": (7, 11)},
    {"tail_cards": 7, "hand_cards": 7, "foot_cards": 7},
    {"tail_cards": (0, 1), "foot_ends_turn": True, "foot_when": "first_book", "book_size": 5},
    {"draw_count": (1, 3)},
    {"out_clean": (0, 1), "out_dirty": (1, 0)},
    {"out_books": 2},
    {"foot_ends_turn": True},
    {"foot_when": "first_book", "book_size": 5},
    {"foot_needed": False, "out_clean": 0, "book_size": 5},
    {"out_wild": 1, "wild_melds": "allowed", "book_size": 5, "out_clean": 0, "out_dirty": 0},
    {"take_with": "pair_or_wild"},
    {"take_with": "pair_or_meld"},
    {"take_with": "pair_or_wild", "upcard_play": "to_open"},
    {"take_with": "pair_or_meld", "upcard_play": "to_open"},
    {"take_count": "never"},
    {"take_count": "all"},
    {"first_take_free": True, "first_upcard": "any", "red_threes": "lay_down"},
    {"first_take_free": True, "first_upcard": "natural", "take_first_lap": False},
    {"take_peek": True, "take_with": "any_play"},
    {"take_bottom": True, "take_count": 3},
    {"take_bottom": True, "take_with": "any_play", "take_count": "all"},
    {"take_then_draw": 1, "take_count": 1},
    {"take_then_draw": 2, "red_threes": "lay_down"},
    {"open_waived": True, "opening": (300, 150), "hand_cards": 7, "foot_cards": 7},
    {"new_meld_points": 30, "wild_melds": "allowed"},
    {"wild_per_turn": 1, "second_meld": "anytime"},
    {"book_at_once": 250, "book_size": 5},
    {"winner_takes": True},
    {"winner_takes": True, "red_threes": "lay_down", "deal": "cut"},
    {"jokers": 0},
    {"jokers": 4, "decks": 5},
    {"set_aside": 25, "red_threes": "lay_down"},
    {"take_least": 4},
    {"take_needs_open": True},
    {"freeze": "until_taken", "take_with": "any_play"},
    {"freeze": "one_lap"},
    {"opening_growth": 30, "opening": (15,)},
    {"opening_by_score": ((0, 50), (500, 90))},
    {"open_counts_books": True, "book_size": 5},
    {"closed_book": "clean_open"},
    {"closed_book": "dirty_open"},
    {"dirty_naturals": 4},
    {"sevens_book": 1500, "sevens_kind": "any"},
    {"sevens_kept": True, "book_size": 5, "out_clean": 0},
    {"out_sevens": 1, "out_clean": 0, "out_dirty": 0, "book_size": 5},
    {"final_discard": "never", "out_clean": 0, "out_dirty": 1, "book_size": 5},
    {"meld_threes": "black_last", "final_discard": "optional"},
    {"meld_threes": "black_in_foot"},
    {"meld_threes": "all", "threes_book": 700, "book_size": 5},
    {"take_count": (3, 4, 5), "short_pile": False},
    {"unfinished_book": 1500, "wild_melds": "allowed", "sevens_book": 2500},
    {"open_natural": True, "wild_limit": "equal"},
    {"stacks_pass": "foot_left", "deal": "cut"},
    {"special_rank": "5", "special_book": 3000, "unfinished_book": 500},
    {"red_threes": "lay_down", "red_three_all": 300, "red_three_enough": 3},
    {"open_book_from": 1, "opening": (300,), "book_size": 5},
    {"wild_melds": "allowed", "wild_as_clean": True, "book_size": 5},
    {"floating": True, "final_discard": "optional", "hand_cards": 7, "foot_cards": 7},
    {"stock_out": "reshuffle", "draw_count": 1},
)
"""What is changed, one option at a time."""


def named(changes: dict[str, object]) -> str:
    """A short name for a test report."""
    return "-".join(f"{field}={value}" for field, value in changes.items()).replace(" ", "")


def single_seatings() -> list[Seating]:
    """Each option at two or four players, in a match of one or two rounds."""
    found = []
    for at, changes in enumerate(OPTIONS):
        players = 4 if "extra_decks" in changes or at % 2 else 2
        rules = replace(EASY, name=named(changes)[:60], **changes)
        assert clashes_of(rules, players) == (), changes
        found += [Seating(rules, players, 2, seed) for seed in range(at, at + (10 if LONG else 1))]
    return found


def mixed_seatings(count: int) -> list[Seating]:
    """Mixtures without a contradiction, made easier, at all shapes of table."""
    found: list[Seating] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = random.Random(seed)
        players, teams = rng.choice(((2, 2), (3, 3), (4, 2), (6, 2), (6, 3)))
        rules = with_options(rng, replace(random_rules(rng, f"mixed {seed}"), **EASIER))
        if not clashes_of(rules, players):
            found.append(Seating(rules, players, teams, seed))
    return found


@cache
def seatings() -> tuple[Seating, ...]:
    """Everything the properties are tried on."""
    return (*single_seatings(), *mixed_seatings(300 if LONG else 24))
