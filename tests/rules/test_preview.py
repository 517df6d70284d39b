from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.legal import why_not
from game.engine.melding.melds import book_points, card_values, meld_of, meldable_threes, why_not_begin
from game.engine.moves import Group, MeldCards
from game.rules.presets import PRESET_IDS, preset
from game.rules.preview import books, minimums_shown, opening, openings
from game.rules.ruleset import RuleSet
from tests.build import my_view, table

SETS = [
    *map(preset, PRESET_IDS),
    replace(preset("web"), name="wilds", wild_melds="allowed", sevens_book=1500, double_book=14, book_size=8),
    replace(preset("web"), name="threes", meld_threes="all", threes_book=900, wild_cap=1, dirty_naturals=4),
    replace(preset("web"), name="twos", jokers=0, wild_melds="allowed"),
    replace(preset("web"), name="natural", open_natural=True, opening=(90, 215), joker=30),
    replace(preset("partners"), name="poor", ace=5, ten_value=5, joker=20, two=5, opening=(20, 45)),
]


@pytest.mark.parametrize("rules", SETS, ids=lambda rules: rules.name)
def test_example_books_can_be_laid_and_count_what_is_said(rules: RuleSet) -> None:
    shown = {book.name: book for book in books(rules)}
    assert "clean" in shown
    assert ("wild" in shown) == (rules.wild_melds != "no")
    for book in shown.values():
        assert why_not_begin(rules, (), book.cards, meldable_threes(rules, in_foot=True, goes_out=True)) is None
        assert book_points(rules, meld_of(book.cards)) == book.points
        assert meld_of(book.cards).wilds == book.wilds
        assert book.name != "dirty" or why_not_begin(rules, (), (*book.cards[1:], Card("2C")))
        assert rules.jokers or "*" not in "".join(book.cards)
        assert all(one != next_one for one, next_one in pairwise(book.cards))
        assert len(book.cards) == (rules.double_book if book.name == "double" else rules.book_size)


@pytest.mark.parametrize("rules", SETS, ids=lambda rules: rules.name)
def test_an_example_opening_just_suffices(rules: RuleSet) -> None:
    found = openings(rules)
    assert [shown.minimum for shown in found] == list(dict.fromkeys(rules.opening))
    for at, shown in enumerate(found, 1):
        assert shown.melds
        cards = " ".join(card for meld in shown.melds for card in meld)
        assert rules.jokers or "*" not in cards
        move = MeldCards(tuple(map(Group, shown.melds)))
        view = my_view(table(f"{cards} 9C TC", rules, phase="play", n=at))
        assert why_not(view, move) is None
        assert shown.minimum <= shown.points < shown.minimum + 20


@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({}, ["clean", "dirty"]),
        (
            {"wild_melds": "allowed", "sevens_book": 900, "double_book": 14},
            ["clean", "dirty", "wild", "sevens", "double"],
        ),
        ({"meld_threes": "all", "threes_book": 900}, ["clean", "dirty", "threes"]),
        ({"threes_book": 900}, ["clean", "dirty"]),
        ({"meld_threes": "all"}, ["clean", "dirty"]),
        ({"double_book": 7}, ["clean", "dirty"]),
        ({"book_size": 5, "dirty_naturals": 5}, ["clean"]),
    ],
)
def test_each_kind_of_book_that_can_be_made_is_shown(changes: Any, names: list[str]) -> None:
    assert [book.name for book in books(replace(preset("web"), **changes))] == names


def test_minimums_by_score_are_shown_instead() -> None:
    rules = replace(preset("web"), opening_by_score=((1500, 90), (0, 50)))
    assert [shown.minimum for shown in openings(rules)] == [50, 90]


def test_an_example_is_a_hand_of_its_round() -> None:
    by_round = replace(preset("web"), hand_cards=(7, 17, 7), opening=(50, 300))
    by_score = replace(by_round, hand_cards=(17, 7), opening_by_score=((0, 300),))
    assert not opening(replace(by_round, hand_cards=(7, 17)), 300).melds
    assert all(shown.melds for rules in (by_round, by_score) for shown in openings(rules))


@pytest.mark.parametrize("minimum", [50, 60, 90, 120, 150])
def test_an_example_is_the_cheapest_opening(minimum: int) -> None:
    for least in (0, minimum):
        assert opening(replace(preset("web"), new_meld_points=least), minimum).points == minimum


def test_an_example_holds_no_more_wilds_than_a_hand_may() -> None:
    worthless = replace(preset("web"), ace=0, ten_value=0, five_value=0, joker=0, wild_melds="allowed")
    assert [opening(worthless, minimum).points for minimum in (80, 85)] == [80, 0]
    assert [opening(replace(worthless, joker=50, two=0), minimum).points for minimum in (100, 105)] == [100, 0]


def test_what_no_hand_reaches_has_no_example() -> None:
    rules = replace(preset("web"), ace=0, ten_value=0, joker=0, two=0, five_value=5)
    assert opening(rules, 500).melds == ()


@pytest.mark.parametrize("hand", [7, 9])
def test_an_example_opening_fills_a_hand_to_the_last_card(hand: int) -> None:
    rules = replace(preset("web"), hand_cards=hand)
    examples, values = [opening(rules, minimum) for minimum in range(5, 500, 5)], card_values(rules)
    assert max(sum(map(len, shown.melds)) for shown in examples) == hand + 2 - 1
    for shown in examples:
        assert shown.points == sum(values[card] for meld in shown.melds for card in meld)
        assert all(meld_of(meld).wilds <= 2 for meld in shown.melds)


def test_growing_minimums_are_shown_as_a_series() -> None:
    rules = replace(preset("web"), opening=(50,), opening_growth=30, rounds=9)
    assert minimums_shown(rules) == (50, 80, 110, 140)
