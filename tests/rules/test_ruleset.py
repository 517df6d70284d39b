from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from game.cards import Card
from game.engine.melding.melds import meld_of, why_not_add, why_not_begin
from game.rules.fields import ByRound, FieldInfo, Steps, Switch, WholeNumber, field_infos
from game.rules.ruleset import (
    MELD_SIZE,
    BookKind,
    RuleSet,
    book_takes,
    books_scored,
    cards_set_aside,
    decks_in_play,
    fewest_naturals,
    pack,
    pack_size,
    wilds_allowed,
    wilds_allowed_in_melds,
)
from tests.build import PRESETS, WEB


def test_a_rule_that_is_not_set_is_that_of_web_classic() -> None:
    assert RuleSet() == WEB


def number_of(about: FieldInfo) -> WholeNumber | None:
    """The stepper of a number, in whatever form it is written."""
    match about.control:
        case WholeNumber() as stepper:
            return stepper
        case ByRound(each):
            return each
        case Steps(_, minimum):
            return minimum
        case _:
            return None


BOUNDS: dict[str, tuple[int, int]] = {
    "rounds": (0, 20),
    "target_score": (0, 50_000),
    "hand_cards": (7, 17),
    "foot_cards": (7, 17),
    "tail_cards": (0, 15),
    "opening": (0, 500),
    "opening_growth": (0, 100),
    "cut_bonus": (0, 1000),
    **dict.fromkeys(("joker", "two", "ace", "ten_value", "five_value"), (0, 100)),
    **dict.fromkeys(("black_three", "red_three", "go_out_bonus"), (0, 1000)),
    "draw_count": (1, 5),
    "take_count": (1, 20),
    "take_least": (0, 20),
    "take_then_draw": (0, 2),
    "new_meld_points": (0, 50),
    "wild_per_turn": (0, 6),
    "book_at_once": (0, 1000),
    "unfinished_book": (0, 5000),
    "jokers": (0, 4),
    "set_aside": (0, 60),
    "book_size": (5, 10),
    "wild_cap": (0, 6),
    **dict.fromkeys(("wild_book", "clean_book", "dirty_book", "sevens_book", "threes_book"), (0, 5000)),
    "special_book": (0, 5000),
    "red_three_enough": (0, 24),
    "open_book_from": (0, 20),
    "double_book": (0, 20),
    "out_clean": (0, 6),
    "out_dirty": (0, 6),
    "extra_decks": (-2, 4),
    "decks": (0, 12),
    "red_three_bonus": (0, 500),
    "red_three_all": (0, 2000),
    "red_three_not_out": (-1, 500),
    "out_books": (0, 12),
    "out_wild": (0, 3),
    "dirty_naturals": (2, 5),
    "opening_by_score": (0, 500),
}
"""As the record format (section 3) and "Options beyond the seeds" state them."""


def test_bounds_are_those_of_the_specification() -> None:
    have = {field: (step.least, step.most) for field, about in field_infos().items() if (step := number_of(about))}
    assert {field: have[field] for field in BOUNDS} == BOUNDS
    assert field_infos()["out_sevens"].control == Switch(0, 1)
    steps = field_infos()["opening_by_score"].control
    assert isinstance(steps, Steps)
    assert (steps.total.least, steps.total.most, steps.most) == (-100_000, 100_000, 20)


@pytest.mark.parametrize(("field", "least_on"), [("decks", 2), ("target_score", 1000), ("double_book", 10)])
def test_numbers_that_may_be_off_know_their_least(field: str, least_on: int) -> None:
    control = field_infos()[field].control
    assert isinstance(control, WholeNumber)
    assert control.least_on == least_on


@pytest.mark.parametrize(
    ("changes", "players", "decks", "cards", "aside"),
    [
        ({}, 4, 4, 216, 0),
        ({"extra_decks": 2}, 4, 6, 324, 0),
        ({"extra_decks": -1}, 4, 3, 162, 0),
        ({"decks": 5}, 8, 5, 270, 0),
        ({"jokers": 0}, 2, 2, 104, 0),
        ({"jokers": 3}, 2, 2, 110, 0),
        ({"set_aside": 10}, 2, 2, 108, 10),
        ({"set_aside": 25}, 4, 4, 216, 54),
    ],
)
def test_the_pack_of_a_table(changes: dict[str, int], players: int, decks: int, cards: int, aside: int) -> None:
    """Each player brings a deck unless the rules say otherwise, each face comes once a deck, and the share that is set
    aside is rounded down.
    """
    rules = replace(WEB, **changes)
    assert (decks_in_play(rules, players), pack_size(rules, players)) == (decks, cards)
    assert cards_set_aside(rules, players) == aside
    faces = Counter(pack(rules, players))
    assert faces.total() == cards
    assert {faces[Card(face)] for face in ("KH", "2C", "3S")} == {decks}
    assert faces[Card("*R")] - faces[Card("*B")] == decks * (rules.jokers % 2)


@pytest.mark.parametrize(
    ("limit", "cap", "least", "allowed"),
    [
        ("equal", 0, 2, [0, 0, 2, 3, 4, 5, 6]),
        ("fewer", 0, 2, [0, 0, 1, 2, 3, 4, 5]),
        ("half", 0, 2, [0, 0, 1, 1, 2, 2, 3]),
        ("half", 2, 2, [0, 0, 1, 1, 2, 2, 2]),
        ("equal", 3, 2, [0, 0, 2, 3, 3, 3, 3]),
        ("fewer", 1, 2, [0, 0, 1, 1, 1, 1, 1]),
        ("equal", 0, 4, [0, 0, 0, 0, 4, 5, 6]),
    ],
)
def test_wilds_that_up_to_six_naturals_carry(limit: str, cap: int, least: int, allowed: list[int]) -> None:
    rules = replace(WEB, wild_limit=limit, wild_cap=cap, dirty_naturals=least)
    assert [wilds_allowed(rules, naturals) for naturals in range(7)] == allowed


@given(st.sampled_from(["equal", "fewer", "half"]), st.integers(0, 6), st.integers(2, 5), st.integers(0, 12))
def test_a_meld_is_begun_with_so_many_wilds_and_not_one_more(limit: Any, cap: int, least: int, naturals: int) -> None:
    rules = replace(WEB, wild_limit=limit, wild_cap=cap, dirty_naturals=least)
    allowed = wilds_allowed(rules, naturals)
    for wilds in range(max(1, MELD_SIZE - naturals), 14):
        cards = [Card("KS")] * naturals + [Card("2C")] * wilds
        if naturals:
            assert (why_not_begin(rules, (), cards) is None) == (wilds <= allowed)


@given(st.sampled_from(["equal", "fewer", "half"]), st.integers(0, 6), st.integers(2, 5), st.integers(2, 12))
def test_several_melds_carry_what_the_best_split_carries(limit: Any, cap: int, least: int, naturals: int) -> None:
    rules = replace(WEB, wild_limit=limit, wild_cap=cap, dirty_naturals=least)
    for first, second in product(range(naturals + 1), repeat=2):
        if first + second <= naturals:
            split = (first, second, naturals - first - second)
            assert sum(wilds_allowed(rules, count) for count in split) <= wilds_allowed_in_melds(rules, naturals)


@given(st.sampled_from(["equal", "fewer", "half"]), st.integers(0, 6), st.integers(2, 5), st.integers(3, 12))
def test_a_meld_on_the_table_takes_wilds_up_to_the_number(limit: Any, cap: int, least: int, naturals: int) -> None:
    rules = replace(WEB, wild_limit=limit, wild_cap=cap, dirty_naturals=least, closed_book="any")
    takes = why_not_add(rules, meld_of([Card("KS")] * naturals), [Card("2C")]) is None
    assert takes == (wilds_allowed(rules, naturals) >= 1)
    assert takes == (naturals >= fewest_naturals(rules))


def test_an_option_beyond_the_seeds_is_off_unless_somebody_chooses_it() -> None:
    for key, off in (
        ("extra_decks", 0),
        ("decks", 0),
        ("first_upcard", "none"),
        ("red_threes", "penalty"),
        ("red_three_bonus", 100),
        ("red_three_not_out", -1),
        ("red_three_all", 0),
        ("target_score", 0),
        ("winner_takes", False),
        ("out_wild", 0),
        ("out_books", 0),
        ("first_take_free", False),
        ("take_peek", False),
        ("take_bottom", False),
        ("take_then_draw", 0),
        ("open_waived", False),
        ("new_meld_points", 0),
        ("wild_per_turn", 0),
        ("book_at_once", 0),
        ("unfinished_book", 0),
        ("open_natural", False),
        ("open_book_from", 0),
        ("special_rank", "none"),
        ("special_book", 0),
        ("red_three_enough", 0),
        ("wild_as_clean", False),
        ("floating", False),
        ("jokers", 2),
        ("set_aside", 0),
        ("take_least", 0),
        ("take_needs_open", False),
        ("freeze", "no"),
        ("sevens_kept", False),
        ("tail_cards", 0),
        ("foot_needed", True),
        ("foot_when", "hand_empty"),
        ("foot_ends_turn", False),
        ("opening_growth", 0),
        ("opening_by_score", ()),
        ("open_counts_books", False),
        ("dirty_naturals", 2),
        ("sevens_book", 0),
        ("sevens_kind", "clean"),
        ("out_sevens", 0),
        ("meld_threes", "no"),
        ("threes_book", 0),
    ):
        assert field_infos()[key].default == off
        assert all(getattr(rules, key) == off for rules in PRESETS)


@pytest.mark.parametrize(
    ("changes", "scored"),
    [
        ({"clean_book": 400, "dirty_book": 200}, [("clean", 400), ("dirty", 200)]),
        ({"wild_melds": "allowed", "wild_book": 900}, [("clean", 500), ("dirty", 300), ("wild", 900)]),
        ({"wild_book": 900}, [("clean", 500), ("dirty", 300)]),
        ({"sevens_book": 700}, [("clean", 500), ("dirty", 300), ("clean_sevens", 700)]),
        ({"sevens_book": 700, "sevens_kind": "any"}, [("clean", 500), ("dirty", 300), ("sevens", 700)]),
        ({"special_rank": "5", "special_book": 900}, [("clean", 500), ("dirty", 300), ("clean_special", 900)]),
        ({"special_rank": "none", "special_book": 900}, [("clean", 500), ("dirty", 300)]),
        ({"threes_book": 600, "meld_threes": "all"}, [("clean", 500), ("dirty", 300), ("threes", 600)]),
        ({"threes_book": 600}, [("clean", 500), ("dirty", 300)]),
        ({"meld_threes": "all"}, [("clean", 500), ("dirty", 300)]),
    ],
)
def test_which_books_score(changes: Any, scored: list[tuple[str, int]]) -> None:
    """The books that the rules allow and that have a value of their own."""
    assert list(books_scored(replace(WEB, **changes))) == scored


@pytest.mark.parametrize(
    ("closed_book", "clean", "dirty", "wild"),
    [
        # whether naturals alone, and whether a group with a wild, may be laid on a book of each kind
        ("any", (True, True), (True, True), (True, True)),
        ("keep_kind", (True, False), (True, True), (True, True)),
        ("naturals", (True, False), (True, False), (True, False)),
        ("sealed", (False, False), (False, False), (False, False)),
        ("clean_open", (True, False), (False, False), (False, False)),
        ("dirty_open", (False, False), (True, True), (False, False)),
    ],
)
def test_what_a_completed_book_takes(
    closed_book: Any, clean: tuple[bool, bool], dirty: tuple[bool, bool], wild: tuple[bool, bool]
) -> None:
    rules = replace(WEB, closed_book=closed_book)
    kinds: tuple[BookKind, ...] = ("clean", "dirty", "wild")
    assert [tuple(bool(book_takes(rules, kind, wilds)) for wilds in (0, 1)) for kind in kinds] == [clean, dirty, wild]
