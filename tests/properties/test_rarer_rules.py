"""Each rarer house rule in whole matches of computer players over random rule sets, their records replayed strictly."""

import random
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from game.play.results.simulation import Series, play_game
from game.play.seats import TablePlan, seat_plan
from game.rules.clashes import clashes_of
from game.rules.ruleset import RuleSet
from saves.records.lines import RECORD_SUFFIX
from saves.records.replay import replay_file
from tests.properties.random_play import random_rules, with_options
from tests.slow import LONG

NOTHING_FOR_BOOKS: Final[dict[str, object]] = {
    **dict.fromkeys(("double_book", "book_at_once", "sevens_book", "threes_book", "red_three_all"), 0),
    "red_three_not_out": -1,
    "open_counts_books": False,
}

VALUES: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "first_take_free": (
        {"first_take_free": True, "first_upcard": "any"},
        {"first_take_free": True, "first_upcard": "natural", "draw_count": 1, "stock_out": "end"},
    ),
    "take_peek": (
        {"take_peek": True, "take_count": "all", "take_with": "any_play"},
        {"take_peek": True, "take_count": 6, "take_bottom": True},
    ),
    "take_bottom": ({"take_bottom": True, "take_count": 2}, {"take_bottom": True, "take_with": "any_play"}),
    "take_then_draw": ({"take_then_draw": 1, "take_count": 1}, {"take_then_draw": 2}),
    "open_waived": (
        {"open_waived": True, "opening": (150,)},
        {"open_waived": True, "opening": (400,), "hand_cards": 7, "foot_cards": 7, "stacks": "dealt"},
    ),
    "new_meld_points": tuple({"new_meld_points": least} for least in (5, 20, 30, 50)),
    "wild_per_turn": tuple({"wild_per_turn": most} for most in (1, 2, 3)),
    "book_at_once": ({"book_at_once": 300, "book_size": 5}, {"book_at_once": 1000}),
    "take_least": tuple({"take_least": least} for least in (2, 4, 7, 12, 20)),
    "jokers": tuple({"jokers": count} for count in (0, 1, 3, 4)),
    "winner_takes": (
        {"winner_takes": True, "target_score": 0, "rounds": 3, **NOTHING_FOR_BOOKS},
        {"winner_takes": True, "target_score": 0, "rounds": 2, "out_clean": 0, "book_size": 5, **NOTHING_FOR_BOOKS},
    ),
    "tail_cards": (
        {"tail_cards": 1, "extra_decks": 1},
        {"tail_cards": 5, "extra_decks": 1, "foot_when": "first_book"},
        {"tail_cards": 11, "extra_decks": 2, "foot_ends_turn": True},
        {"tail_cards": (0, 7), "extra_decks": 2, "foot_needed": False},
        {"tail_cards": 3, "extra_decks": 2, "red_threes": "lay_down"},
    ),
    "set_aside": tuple({"set_aside": percent} for percent in (1, 10, 25, 40, 60)),
}
"""By field: values of it, with what else they need."""

MATCHES: Final = 50 if LONG else 1
COMPANY: Final = ("easy", "normal", "hard")


def rules_with(field: str, seed: int) -> tuple[RuleSet, int, int]:
    """Random rules without a contradiction that have the field, and players and teams; the same for a seed."""
    rng = random.Random(f"{field} {seed}")
    while True:
        players, teams = rng.choice(((2, 2), (3, 3), (4, 2), (4, 2), (6, 3), (6, 2)))
        rules = random_rules(rng, f"{field} {seed}")
        if seed % 2:
            rules = with_options(rng, rules)
        rules = replace(rules, **rng.choice(VALUES[field]))
        if not clashes_of(rules, players):
            return rules, players, teams


@pytest.mark.usefixtures("hard_looks_briefly")
@pytest.mark.parametrize("field", VALUES)
@pytest.mark.parametrize("seed", range(1, MATCHES + 1))
def test_matches_with_a_rarer_rule_are_what_the_strict_replay_accepts(field: str, seed: int, tmp_path: Path) -> None:
    """Given random rules with the field and easy, normal and hard players, the match comes to an end, and the strict
    replay finds nothing in its record.
    """
    rules, players, teams = rules_with(field, seed)
    table = TablePlan(players, teams, tuple(seat_plan(COMPANY[(seed + seat) % 3]) for seat in range(players)))
    play_game(Series(rules=rules, table=table, seed=seed, name=field, app="test", folder=tmp_path), 1)
    replayed = replay_file(tmp_path / f"{field}-1{RECORD_SUFFIX}")
    assert replayed.problem is None
    assert replayed.replay is not None
    assert replayed.replay.table.board.is_match_over
