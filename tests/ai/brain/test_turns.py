"""Rounds in counts are rounds of the real game: the engine takes every move and counts the same cards and points."""

import random

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF, THREE_MELD
from game.ai.brain.counted_position import DISCARD, DRAW, MELD, NEW, NOBODY, OUT, PASS, TAKE, Act
from game.ai.brain.to_moves import move_of
from game.ai.brain.tuning import Tuning
from game.cards import Card
from game.engine.moves import Draw, Move, Pass
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.rules.presets import preset, ruleset_from
from game.rules.ruleset import PresetId
from tests.ai.brain.counts import PLENTY
from tests.ai.brain.rounds import assert_same, dealt_rounds, side_by_side
from tests.build import cards, clean_book, dirty_book, go_out, lay, take, throw
from tests.properties.random_play import Seating, preset_seatings, random_seatings
from tests.slow import LONG, slow_except

SEATINGS = [
    *preset_seatings(range(1, 9 if LONG else 2)),
    *random_seatings(400 if LONG else 14),
    *random_seatings(400 if LONG else 14, beyond_the_seeds=True),
]
QUICK = (
    *("FamilyTable-4in2-1", "CampusBooks-3in3-1", "WebClassic-6in3-1", "Partnership-3in3-1"),
    *("random4-3in3-4", "random12-4in4-12", "house10-6in2-10", "house41-4in4-41"),
)


def _tuning(seed: int) -> Tuning:
    """Some way to play: the numbers shaken, so that unusual moves come up too."""
    rng = random.Random(seed)
    return Tuning(
        take_from=rng.choice((-200, -1, 30)),
        open_wilds=rng.choice((-1.3, 0, 9)),
        begin_wilds_hand=rng.choice((0, 2, 9)),
        begin_wilds_foot=rng.choice((0, 2)),
        gap_hand=rng.choice((0, 4)),
        gap_foot=rng.choice((0, 2, 9)),
        feed_foot=rng.choice((0, 2, 9)),
        spend_from=rng.choice((0, 6)),
        dump_left=rng.choice((0, 1, 3)),
        dump_spoil=rng.choice((0, 4, 9)),
        keep_pair_pile=rng.choice((3, 39)),
        out_lead=rng.choice((-9999, -100, 500)),
        complete_gap=rng.choice((0, 2, 9)),
        open_wilds_take=rng.choice((0, 2)),
        last_turn=rng.choice((0, 1)),
        danger_laps=rng.choice((0, 1, 2.5)),
        deny_discarded=rng.choice((0, 1)),
        discard_rank=rng.choice((-1, 0, 2)),
    )


def _round_points(now: Table) -> list[int]:
    """What the round brought, by team, its cut bonuses apart: they are no matter of play."""
    return [total - cut for total, cut in zip(now.board.totals, now.board.cut, strict=True)]


@pytest.mark.parametrize("seating", slow_except(QUICK, SEATINGS), ids=[seating.name for seating in SEATINGS])
def test_the_engine_agrees_with_every_turn_in_counts(seating: Seating) -> None:
    for number, first in enumerate(dealt_rounds(seating.rules, seating.players, seating.teams, seating.seed)):
        for position, now in side_by_side(first, _tuning(seating.seed * 10 + number)):
            if now.board.phase == Phase.ENDED:
                assert position.over
                assert position.scores() == _round_points(now)
            else:
                assert_same(position, now)


@pytest.mark.parametrize(
    "changes",
    slow_except(
        [
            "red_threes+red_three_all",
            "first_upcard",
            "tail_cards+foot_when",
            "open_waived+opening+hand_cards+foot_cards",
        ],
        [
            {"red_threes": "lay_down", "red_three_all": 500},
            {"freeze": "until_taken"},
            {"freeze": "one_lap", "take_with": "any_play"},
            {"take_with": "pair_or_wild"},
            {"take_with": "pair_or_meld"},
            {"take_needs_open": True},
            {"first_upcard": "any"},
            {"out_books": 4},
            {"out_sevens": 1, "sevens_book": 1000},
            {"meld_threes": "all", "threes_book": 300},
            {"closed_book": "clean_open"},
            {"closed_book": "dirty_open"},
            {"dirty_naturals": 4},
            {"take_bottom": True, "take_count": 3},
            {"take_then_draw": 1, "red_threes": "lay_down"},
            {"new_meld_points": 30},
            {"wild_per_turn": 1},
            {"book_at_once": 300, "book_size": 5},
            {"open_waived": True, "opening": (400,), "hand_cards": 7, "foot_cards": 7},
            {"jokers": 1, "set_aside": 20, "take_least": 6},
            {"opening_by_score": ((-500, 15), (1000, 90))},
            {"tail_cards": 1, "foot_when": "first_book"},
            {"tail_cards": 5, "foot_ends_turn": True},
            {"tail_cards": 9, "red_threes": "lay_down"},
        ],
        named="+".join,
    ),
    ids="+".join,
)
def test_options_beyond_the_seeds_agree_as_well(changes: dict[str, object]) -> None:
    bases: tuple[PresetId, ...] = ("web", "family")
    for base in bases:
        rules = replace(preset(base), **changes)
        for first in dealt_rounds(rules, 4, 2, seed=5):
            for position, now in side_by_side(first, _tuning(len(str(changes)))):
                if now.board.phase == Phase.ENDED:
                    assert position.scores() == _round_points(now)
                else:
                    assert_same(position, now)


ACES, KINGS = "AC AD AH", clean_book("K")
RESHUFFLED = ruleset_from({"stock_out": "reshuffle"})


READY = {"melds": [KINGS, dirty_book("Q"), ACES], "played_foot": (0, 2), "stock": PLENTY}
SIX_KINGS = {**READY, "melds": [clean_book("K", 6), dirty_book("Q")]}
FOOT_ENDS = ruleset_from({"foot_ends_turn": True})


KING, QUEEN, FOUR, JOKER = (CLASS_OF[Card(card)] for card in ("KC", "QC", "4C", "*R"))
HAND = cards("KC KD QC 2C 2D *R 4C 3S 3H 3D")


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (Act(DRAW, 0, [], NOBODY), Draw()),
        (Act(PASS, 0, [], NOBODY), Pass()),
        (Act(DISCARD, 0, [], FOUR), throw("4C")),
        (Act(DISCARD, 0, [], JOKER), throw("*R")),
        (Act(TAKE, 0, [(NEW, KING, 3, 0, 0)], NOBODY), take("KH KC KD")),  # the upcard goes down with the pair
        (Act(MELD, 0, [(NEW, KING, 2, 1, 0), (1, QUEEN, 1, 0, 1)], NOBODY), lay("KC KD *R", "QC 2C > 1")),
        (Act(MELD, 0, [(NEW, KING, 2, 0, 1), (1, QUEEN, 1, 0, 1)], NOBODY), lay("KC KD 2C", "QC 2D > 1")),
        (Act(MELD, 0, [(2, THREE_MELD, 2, 0, 0)], NOBODY), lay("3S 3H > 2")),
        (Act(MELD, 0, [(0, KING, 0, 1, 1)], NOBODY), lay("*R 2C > 0")),
        (Act(OUT, 0, [(0, KING, 1, 0, 0)], KING), go_out("KD > 0", discard="KC")),
        (Act(OUT, 0, [(0, KING, 2, 0, 0)], NOBODY), go_out("KC KD > 0")),
    ],
)
def test_an_act_is_a_move_with_cards_that_are_held(act: Act, expected: Move) -> None:
    assert move_of(act, HAND, Card("KH") if act.kind == TAKE else None) == expected
