from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from game.rules.clashes import (
    Clash,
    ClashKind,
    Fix,
    ShortStock,
    clashes_of,
    short_stock,
    short_stocks,
)
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, RuleSet
from game.rules.upper_bounds import (
    books_needed,
    can_go_out,
    can_make_books,
    dearest_meld,
    richest_opening,
    stock_after_deal,
)
from tests.build import refusal, table, take

WEB = preset("web")


def kinds(rules: RuleSet, players: int | None = None) -> set[ClashKind]:
    """What clashes."""
    return {clash.kind for clash in clashes_of(rules, players)}


def only(rules: RuleSet, players: int | None = None) -> Clash:
    """The one clash there is."""
    found = clashes_of(rules, players)
    assert len(found) == 1, found
    return found[0]


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_the_presets_contradict_nothing_at_any_number_of_players(preset_id: PresetId) -> None:
    rules = preset(preset_id)
    for players in (None, 2, 3, 4, 5, 6, 7, 8):
        assert clashes_of(rules, players) == ()


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_the_presets_have_enough_to_draw_at_any_number_of_players(preset_id: PresetId) -> None:
    for players in range(2, 9):
        assert short_stock(preset(preset_id), players) is None


def test_few_cards_to_draw_are_told_with_the_decks_that_help() -> None:
    """Given eight players with four decks, 40 cards are left, which two rounds of turns use up: six decks would do. It
    is no contradiction; discards that are reshuffled need no warning, and what is one isn't said twice.
    """
    four = replace(WEB, decks=4, tables=("4:2v2", "8:4v4"))
    assert clashes_of(four) == ()
    assert short_stock(four, 4) is None
    short = short_stock(four, 8)
    assert short == ShortStock(8, 4, 40, 6)
    assert [*short_stocks(four)] == [short]
    assert short_stock(replace(four, decks=5), 8) == ShortStock(8, 5, 94, 6)
    assert short_stock(replace(four, decks=short.wanted), 8) is None
    assert short_stock(replace(four, stock_out="reshuffle"), 8) is None
    assert short_stock(replace(four, decks=3), 8) is None
    hopeless = replace(WEB, set_aside=60, hand_cards=7, foot_cards=7, draw_count=5)
    assert short_stock(hopeless, 8) == ShortStock(8, 8, 61, 0)
    assert ClashKind.FEW_DRAWS in kinds(replace(four, decks=3), 8)


WORTHLESS = dict.fromkeys(("joker", "two", "ace", "ten_value", "five_value"), 0)
"""No card counts anything."""


@pytest.mark.parametrize(
    ("kind", "changes", "fix"),
    [
        (ClashKind.NO_TABLE, {"tables": ()}, Fix("tables", ("4:2v2",))),
        (ClashKind.TABLE_SHAPE, {"tables": ("2:solo", "4:3v3")}, Fix("tables", ("2:solo",))),
        (ClashKind.TABLE_SHAPE, {"tables": ("4:3v3",)}, Fix("tables", ("4:2v2",))),
        (ClashKind.NO_END, {"rounds": 0}, Fix("rounds", 4)),
        (ClashKind.DECKS_TWICE, {"decks": 6, "extra_decks": 1}, Fix("extra_decks", 0)),
        (ClashKind.ONE_DECK, {"decks": 1}, Fix("decks", 2)),
        (ClashKind.FEW_DRAWS, {"decks": 1}, Fix("decks", 3)),
        (ClashKind.FEW_DRAWS, {"hand_cards": 17, "foot_cards": 17, "tail_cards": 15}, Fix("extra_decks", 1)),
        (ClashKind.FEW_DRAWS, {"hand_cards": 17, "foot_cards": 17, "decks": 4, "set_aside": 1}, Fix("decks", 5)),
        (ClashKind.UNEQUAL_STACKS, {"stacks": "choose", "foot_cards": 13}, Fix("foot_cards", 11)),
        (ClashKind.UNEQUAL_STACKS, {"stacks": "bottom_high", "foot_cards": 13}, Fix("foot_cards", 11)),
        (ClashKind.OPEN_FIRST, {"take_needs_open": True, "upcard_play": "to_open"}, Fix("upcard_play", "always")),
        (ClashKind.NO_TURNED_CARD, {"first_take_free": True}, Fix("first_upcard", "natural")),
        (ClashKind.PILE_NEVER, {"take_count": "never", "take_then_draw": 1}, Fix("take_then_draw", 0)),
        (ClashKind.PILE_NEVER, {"take_count": "never", "take_least": 3}, Fix("take_least", 0)),
        (ClashKind.PILE_NEVER, {"take_count": "never", "take_peek": True}, Fix("take_peek", False)),
        (ClashKind.NOTHING_BENEATH, {"take_count": 1, "take_peek": True}, Fix("take_peek", False)),
        (ClashKind.NOTHING_SCORES, {"winner_takes": True, "book_at_once": 100}, Fix("book_at_once", 0)),
        (ClashKind.NOTHING_SCORES, {"winner_takes": True, "open_counts_books": True}, Fix("open_counts_books", False)),
        (ClashKind.NOTHING_SCORES, {"winner_takes": True, "red_three_not_out": 0}, Fix("red_three_not_out", -1)),
        (ClashKind.NOTHING_UNFINISHED, {"unfinished_book": 500}, Fix("unfinished_book", 0)),
        (ClashKind.TARGET_OF_LOSERS, {"winner_takes": True, "target_score": 5000}, Fix("target_score", 0)),
        (
            ClashKind.TARGET_OF_LOSERS,
            {"winner_takes": True, "target_score": 5000, "rounds": 0},
            Fix("winner_takes", False),
        ),
        (ClashKind.LOW_DOUBLE_BOOK, {"double_book": 10, "book_size": 10}, Fix("double_book", 20)),
        (ClashKind.THREES_TWICE, {"meld_threes": "all", "red_threes": "lay_down"}, Fix("red_threes", "penalty")),
        (
            ClashKind.OPENING_OUT_OF_REACH,
            {"opening": (500,), "draw_count": 1, "hand_cards": 7},
            Fix("opening", (280,)),
        ),
        (ClashKind.NO_WILD_MELDS, {"out_wild": 1}, Fix("wild_melds", "allowed")),
        (ClashKind.GROWTH_BY_SCORE, {"opening_growth": 10, "opening_by_score": ((0, 50),)}, Fix("opening_growth", 0)),
        (
            ClashKind.SCORE_STEP_TWICE,
            {"opening_by_score": ((0, 50), (1500, 90), (0, 60))},
            Fix("opening_by_score", ((0, 50), (1500, 90))),
        ),
        (ClashKind.BOOKS_OUT_OF_REACH, {"out_wild": 2, "wild_melds": "allowed"}, Fix("out_wild", 1)),
        (ClashKind.BOOKS_OUT_OF_REACH, {"book_size": 10, "out_clean": 0, "wild_cap": 1}, Fix("wild_cap", 0)),
        (ClashKind.BOOKS_OUT_OF_REACH, {"out_books": 12}, Fix("second_meld", "after_closing")),
        (
            ClashKind.BOOKS_OUT_OF_REACH,
            {"out_sevens": 1, "out_clean": 6, "out_dirty": 5},
            Fix("second_meld", "after_closing"),
        ),
        (
            ClashKind.BOOKS_OUT_OF_REACH,
            {"out_sevens": 1, "out_clean": 0, "out_dirty": 0, "book_size": 9},
            Fix("book_size", 8),
        ),
    ],
)
def test_each_contradiction_is_found_with_the_least_change_that_mends_it(
    kind: ClashKind, changes: dict[str, Any], fix: Fix
) -> None:
    assert fix in [clash.fix for clash in clashes_of(replace(WEB, **changes)) if clash.kind is kind]


@pytest.mark.parametrize(
    "changes",
    [
        {"double_book": 10},
        {"double_book": 11, "book_size": 10, "out_clean": 0},
        {"stacks": "choose", "hand_cards": 13, "foot_cards": 13},
        {"stacks": "choose", "hand_cards": (11, 13), "foot_cards": (11, 13, 13)},
        {"stock_out": "reshuffle"},
        {"draw_count": 1},
        {"take_count": "all"},
        {"wild_melds": "required"},
        {"out_clean": 6, "out_dirty": 5},
        {"out_clean": 6, "out_dirty": 6, "second_meld": "after_closing"},
        {"book_size": 8, "wild_limit": "fewer"},
        {"hand_cards": 17, "foot_cards": 17},
        {"opening": (0, 500)},
        {"opening_growth": 100, "rounds": 9},
        {"out_wild": 1, "wild_melds": "allowed"},
        {"out_wild": 1, "wild_melds": "required"},
        {"out_wild": 3, "wild_melds": "required", "second_meld": "after_closing", "decks": 4},
        {"opening_by_score": ((0, 50), (1500, 90))},
        {**WORTHLESS, "meld_threes": "all"},
        {**WORTHLESS, "open_counts_books": True},
        {"decks": 2, "tables": ("4:2v2",)},
        {"target_score": 1000, "rounds": 0},
        {"meld_threes": "black_in_foot", "red_threes": "lay_down"},
    ],
)
def test_unusual_rules_that_can_be_played_are_left_alone(changes: dict[str, Any]) -> None:
    assert clashes_of(replace(WEB, **changes)) == ()


def test_all_contradictions_are_found_at_once() -> None:
    rules = replace(WEB, first_take_free=True, double_book=7, rounds=0)
    assert {ClashKind.NO_TURNED_CARD, ClashKind.LOW_DOUBLE_BOOK, ClashKind.NO_END} <= kinds(rules)


def test_a_contradiction_only_at_other_tables_lets_a_record_be_played() -> None:
    rules = replace(WEB, book_size=9)
    assert only(rules).players == 2
    assert clashes_of(rules, players=4) == () == clashes_of(replace(WEB, tables=()), players=4)


CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "hand_cards": st.integers(7, 17),
        "foot_cards": st.integers(7, 17),
        "tail_cards": st.integers(0, 15),
        "stacks": st.sampled_from(["dealt", "choose"]),
        "stock_out": st.sampled_from(["end", "reshuffle"]),
        "draw_count": st.integers(1, 5),
        "decks": st.sampled_from([0, 1, 2, 3]),
        "extra_decks": st.integers(-2, 1),
        "opening": st.lists(st.integers(0, 500), min_size=1, max_size=4).map(tuple),
        "opening_growth": st.integers(0, 100),
        "ace": st.integers(0, 30),
        "joker": st.integers(0, 50),
        "book_size": st.integers(5, 10),
        "wild_limit": st.sampled_from(["equal", "fewer", "half"]),
        "wild_cap": st.integers(0, 6),
        "dirty_naturals": st.integers(2, 5),
        "second_meld": st.sampled_from(["never", "after_closing", "anytime"]),
        "wild_melds": st.sampled_from(["no", "allowed", "required"]),
        "double_book": st.integers(0, 20),
        "out_clean": st.integers(0, 6),
        "out_dirty": st.integers(0, 6),
        "out_books": st.integers(0, 12),
        "out_sevens": st.integers(0, 1),
        "out_wild": st.integers(0, 3),
        "opening_by_score": st.lists(st.tuples(st.integers(-2, 2), st.integers(0, 500)), max_size=3).map(tuple),
        "meld_threes": st.sampled_from(["no", "black_last", "black_in_foot", "all"]),
        "red_threes": st.sampled_from(["penalty", "lay_down"]),
        "take_needs_open": st.booleans(),
        "upcard_play": st.sampled_from(["always", "to_open"]),
        "target_score": st.sampled_from([0, 0, 500, 5000]),
        "rounds": st.integers(0, 4),
        "tables": st.lists(st.sampled_from(["2:solo", "4:2v2", "6:3v3", "4:3v3"]), max_size=3).map(tuple),
    },
)


@settings(max_examples=150)
@given(CHANGES)
def test_a_mend_does_away_with_its_clash_and_brings_no_new_kind(changes: dict[str, Any]) -> None:
    rules = replace(WEB, **changes)
    before = clashes_of(rules)
    for clash in before:
        if clash.fix:
            after = clashes_of(replace(rules, **{clash.fix.field: clash.fix.value}))
            assert clash not in after
            if clash.kind in (ClashKind.FEW_DRAWS, ClashKind.OPENING_OUT_OF_REACH, ClashKind.BOOKS_OUT_OF_REACH):
                assert clash.kind not in {left.kind for left in after}


def test_books_are_counted_out_of_the_cards_there_are() -> None:
    assert can_make_books(replace(WEB, book_size=8), 2, clean=6, dirty=0, wild=0)
    assert not can_make_books(replace(WEB, book_size=9), 2, clean=1, dirty=0, wild=0)
    assert can_make_books(replace(WEB, book_size=9), 2, clean=0, dirty=6, wild=0)
    assert not can_make_books(replace(WEB, book_size=10, wild_cap=1), 2, clean=0, dirty=1, wild=0)
    assert can_make_books(replace(WEB, book_size=10), 2, clean=0, dirty=6, wild=0)
    twos = replace(WEB, jokers=0, book_size=8)
    assert can_make_books(twos, 2, clean=1, dirty=0, wild=1)
    assert not can_make_books(replace(twos, book_size=9), 2, clean=0, dirty=0, wild=1)
    assert [can_make_books(WEB, 4, clean=clean, dirty=0, wild=0) for clean in (11, 12)] == [True, False]
    assert can_make_books(replace(WEB, meld_threes="all"), 4, clean=12, dirty=0, wild=0)
    assert [can_make_books(WEB, 4, clean=clean, dirty=1, wild=0) for clean in (10, 11)] == [True, False]
    assert [can_make_books(replace(WEB, second_meld="anytime"), 4, 0, 0, wild) for wild in (3, 4)] == [True, False]
    assert not can_make_books(replace(WEB, book_size=10), 2, clean=0, dirty=2, wild=1)
    five = replace(WEB, book_size=5, second_meld="anytime")  # of each rank three are left beside a clean book
    assert [can_make_books(five, 2, clean=11, dirty=dirty, wild=0) for dirty in (6, 7)] == [True, False]


@pytest.mark.parametrize(
    ("changes", "needed"),
    [
        ({}, (2, 2)),
        ({"out_clean": (1, 3), "out_dirty": 2}, (3, 5)),
        ({"out_books": 5}, (5, 5)),
        ({"out_books": 1}, (2, 2)),
        ({"out_wild": 2, "out_sevens": 1}, (5, 5)),
        ({"wild_melds": "required"}, (3, 3)),
    ],
)
def test_how_many_books_going_out_needs(changes: dict[str, Any], needed: tuple[int, int]) -> None:
    rules = replace(WEB, **changes)
    assert (books_needed(rules, 1), books_needed(rules, 2)) == needed


def test_twelve_books_need_a_twelfth_rank() -> None:
    twelve = replace(WEB, out_books=12)
    assert not can_go_out(twelve, 4, 1)
    assert can_go_out(replace(twelve, wild_melds="allowed"), 4, 1)
    assert can_go_out(replace(twelve, meld_threes="all"), 4, 1)
    assert can_go_out(replace(twelve, second_meld="anytime"), 4, 1)
    many = replace(twelve, second_meld="anytime", out_clean=0)  # as many as 108 cards make
    assert [can_go_out(replace(many, book_size=size), 2, 1) for size in (9, 10)] == [True, False]
    seven = replace(WEB, out_clean=4, out_dirty=2, out_wild=1, wild_melds="allowed")  # of 49 cards, and of 48
    assert [can_go_out(replace(seven, set_aside=percent), 2, 1) for percent in (55, 56)] == [True, False]


def test_a_book_of_sevens_may_have_to_be_a_clean_one() -> None:
    nine = replace(WEB, book_size=9, out_clean=0, out_dirty=0, out_sevens=1)
    assert [can_go_out(replace(nine, sevens_kind=kind), 2, 1) for kind in ("any", "clean")] == [True, False]
    assert can_go_out(replace(nine, sevens_kind="clean"), 3, 1)
    both = replace(WEB, out_clean=5, out_dirty=5, out_sevens=1)
    assert [can_go_out(replace(both, out_dirty=dirty), 4, 1) for dirty in (5, 6)] == [True, False]


SLOW = {"hand_cards": 7, "draw_count": 1}


@pytest.mark.parametrize(
    ("changes", "most"),
    [
        # seven cards and the one drawn: four aces and four jokers of two decks; one wild for each two naturals or more
        (SLOW, 4 * 20 + 4 * 50),
        ({**SLOW, "wild_cap": 1}, 2 * 50 + 6 * 20),
        ({**SLOW, "wild_melds": "allowed"}, 4 * 50 + 4 * 20),
        ({**SLOW, "jokers": 0}, 8 * 20),
        ({**SLOW, "decks": 3}, 4 * 20 + 4 * 50),
        ({"extra_decks": -2}, 0),
        ({**SLOW, "meld_threes": "all"}, 4 * 300 + 4 * 50),
        ({**SLOW, **WORTHLESS, "meld_threes": "black_in_foot"}, 4 * 5),
        ({**SLOW, **WORTHLESS, "ten_value": 7, "ten_from": "T"}, 8 * 7),
        # the bottom card of the pile beside the upcard, and what is drawn after the free first one
        ({**SLOW, "take_bottom": True}, 5 * 20 + 4 * 50),
        ({**SLOW, "take_bottom": True, "take_needs_open": True}, 4 * 20 + 4 * 50),
        ({**SLOW, "take_then_draw": 2}, 4 * 20 + 4 * 50),
        ({**SLOW, "take_then_draw": 2, "first_take_free": True}, 6 * 20 + 4 * 50),
        # a book that counts, the dearest of all, twice if it may be double
        ({**SLOW, "open_counts_books": True}, 280 + 1500),
        ({**SLOW, "open_counts_books": True, "sevens_book": 2000}, 280 + 2000),
        ({**SLOW, "open_counts_books": True, "double_book": 14}, 280 + 2 * 1500),
        # who draws two may wait for everything: aces, six ranks of ten points, four of five, and all wilds
        ({}, 8 * 20 + 48 * 10 + 32 * 5 + 4 * 50 + 8 * 20),
        ({"jokers": 0}, 8 * 20 + 48 * 10 + 32 * 5 + 8 * 20),
        ({"ten_from": "9"}, 8 * 20 + 40 * 10 + 40 * 5 + 4 * 50 + 8 * 20),
    ],
)
def test_the_richest_opening(changes: dict[str, Any], most: int) -> None:
    """Given two players, what could be held at most is counted by hand, card by card."""
    assert richest_opening(replace(WEB, **changes), 2, 1) == most


def test_no_opening_that_can_be_made_is_called_out_of_reach() -> None:
    """Given one card drawn a turn, a whole hand of seven opens with the upcard and the bottom card. The bug: 285 points
    were said to be out of reach where the engine takes melds worth 300.
    """
    rules = replace(WEB, **SLOW, foot_cards=7, take_bottom=True, opening=(285,))
    hand, pile = "*R *R *R *R AC AD AS", "AH QC QD JC JD KC AC"
    now = table(hand, rules, pile=pile, foot="4C 4D 9C 9D TC TD 8C", watched=True)
    assert refusal(now, take("AC AC AD AS AH *R *R *R *R")) is None
    assert not clashes_of(rules, 4)


@pytest.mark.parametrize(
    ("changes", "players", "number", "left"),
    [
        ({}, 4, 1, 216 - 88),
        ({"first_upcard": "any"}, 4, 1, 216 - 89),
        ({"tail_cards": (0, 5)}, 4, 1, 216 - 88),
        ({"tail_cards": (0, 5)}, 4, 2, 216 - 108),
        ({"set_aside": 25}, 4, 1, 162 - 88),
        ({"decks": 2, "hand_cards": 17, "foot_cards": (11, 17)}, 4, 2, 108 - 136),
    ],
)
def test_what_the_deal_leaves(changes: dict[str, Any], players: int, number: int, left: int) -> None:
    assert stock_after_deal(replace(WEB, **changes), players, number) == left


STACKS = {"hand_cards": 17, "foot_cards": 17}
DEALT = "hand_cards foot_cards draw_count"


@pytest.mark.parametrize(
    ("kind", "changes", "fields", "numbers", "fix"),
    [
        (ClashKind.LOW_TARGET, {"target_score": 999}, "target_score", (999, 1000), Fix("target_score", 1000)),
        (ClashKind.LOW_DOUBLE_BOOK, {"double_book": 8}, "double_book book_size", (8, 10), Fix("double_book", 14)),
        (
            ClashKind.UNEQUAL_STACKS,
            {"stacks": "choose", "foot_cards": (11, 11, 13)},
            "stacks hand_cards foot_cards",
            (11, 13, 3),
            Fix("foot_cards", 11),
        ),
        (
            ClashKind.FEW_DRAWS,
            {**STACKS, "draw_count": 5},
            f"extra_decks {DEALT}",
            (40, 50, 1, 2),
            Fix("extra_decks", 1),
        ),
        (ClashKind.FEW_DRAWS, {**STACKS, "decks": 2}, f"decks {DEALT}", (0, 20, 1, 4), Fix("decks", 5)),
        (ClashKind.FEW_DRAWS, {**STACKS, "decks": 4}, f"decks {DEALT}", (12, 20, 1, 6), Fix("decks", 5)),
        (
            ClashKind.FEW_DRAWS,
            {"decks": 2, "tables": ("4:2v2",), "draw_count": (2, 2, 3)},
            f"decks {DEALT}",
            (20, 30, 3, 4),
            Fix("decks", 3),
        ),
        (
            ClashKind.FEW_DRAWS,
            {"set_aside": 42},
            f"extra_decks set_aside {DEALT}",
            (19, 20, 1, 2),
            Fix("set_aside", 41),
        ),
        (
            ClashKind.FEW_DRAWS,
            {**STACKS, "tail_cards": (0, 15)},
            "extra_decks hand_cards foot_cards tail_cards draw_count",
            (10, 20, 2, 2),
            Fix("extra_decks", 1),
        ),
        (
            ClashKind.OPENING_OUT_OF_REACH,
            {**SLOW, "opening": (50, 500)},
            "opening hand_cards draw_count",
            (280, 500, 2, 2),
            Fix("opening", (50, 280)),
        ),
        (
            ClashKind.OPENING_OUT_OF_REACH,
            WORTHLESS,
            " ".join(("opening", *WORTHLESS)),
            (0, 50, 1, 2),
            Fix("opening", (0, 0, 0, 0)),
        ),
        (
            ClashKind.OPENING_OUT_OF_REACH,
            {**SLOW, "opening_growth": 100, "rounds": 20},
            "opening_growth hand_cards draw_count",
            (280, 350, 6, 2),
            Fix("opening_growth", 8),
        ),
        (
            ClashKind.OPENING_OUT_OF_REACH,
            {**SLOW, "opening_by_score": ((0, 50), (900, 500))},
            "opening_by_score hand_cards draw_count",
            (280, 500, 1, 2),
            Fix("opening_by_score", ((0, 50), (900, 280))),
        ),
        (
            ClashKind.NEW_MELD_OUT_OF_REACH,
            {**WORTHLESS, "five_value": 1, "new_meld_points": 20, "opening": (0,)},
            " ".join(("new_meld_points", *WORTHLESS)),
            (8, 20, 1, 2),
            Fix("new_meld_points", 8),
        ),
        (
            ClashKind.BOOKS_OUT_OF_REACH,
            {"out_clean": 6, "out_dirty": 6},
            "second_meld out_clean out_dirty",
            (2, 12, 1, 2),
            Fix("second_meld", "after_closing"),
        ),
        (
            ClashKind.BOOKS_OUT_OF_REACH,
            {"book_size": 9, "out_dirty": 0},
            "book_size out_clean",
            (2, 1, 1, 2),
            Fix("book_size", 8),
        ),
    ],
)
def test_a_contradiction_names_its_fields_and_numbers(
    kind: ClashKind, changes: dict[str, Any], fields: str, numbers: tuple[int, ...], fix: Fix
) -> None:
    told = dict(zip(("have", "need", "round", "players"), numbers, strict=False))
    assert Clash(kind=kind, fields=tuple(fields.split()), fix=fix, **told) in clashes_of(replace(WEB, **changes))


def test_the_dearest_meld_may_be_one_of_wild_cards_alone() -> None:
    one_wild = replace(WEB, wild_cap=1)
    assert dearest_meld(one_wild, 4) == 16 * 20 + 50
    assert dearest_meld(replace(one_wild, wild_melds="allowed"), 4) == 8 * 50 + 16 * 20
    assert dearest_meld(replace(one_wild, ace=0), 4) == 16 * 10 + 50
    assert dearest_meld(replace(one_wild, ace=0, ten_value=0), 2) == 8 * 5 + 50
    assert dearest_meld(replace(one_wild, meld_threes="all"), 2) == 8 * 300 + 50
    assert dearest_meld(replace(WEB, **WORTHLESS), 2) == 0
    assert dearest_meld(replace(WEB, jokers=0), 2) == 8 * 20 + 8 * 20


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"take_count": "never"}, set()),
        ({"take_least": 3}, set()),
        ({"take_count": "never", "take_least": 3}, {"take_least"}),
        ({"take_count": "never", "take_least": 3, "take_then_draw": 1}, {"take_least", "take_then_draw"}),
    ],
)
def test_what_is_said_of_a_pile_that_nobody_takes(changes: dict[str, Any], fields: set[str]) -> None:
    found = [one.fields for one in clashes_of(replace(WEB, **changes)) if one.kind is ClashKind.PILE_NEVER]
    assert found == [("take_count", field) for field in changes if field in fields]


@pytest.mark.parametrize(("double_book", "expected"), [(0, False), (1, True), (9, True), (10, False)])
def test_double_books_are_larger_than_books(double_book: int, expected: bool) -> None:
    assert (ClashKind.LOW_DOUBLE_BOOK in kinds(replace(WEB, double_book=double_book))) == expected
