"""A rule set in numbers says what the engine says of cards."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import THREE_MELD, WILD_MELD
from game.ai.brain.rulebook import WHOLE_PILE, Rulebook, rulebook_of
from game.cards import Card
from game.engine.melding.melds import why_not_begin
from game.engine.table.state import before_first_deal
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, COUPLES, FAMILY, PARTNERS, PRESETS, WEB


def book_of(rules: RuleSet, round_number: int = 1) -> Rulebook:
    """The rulebook of a table of four."""
    return rulebook_of(replace(before_first_deal(rules, 4, 2).board, round=round_number))


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_wild_limits_are_those_of_new_melds(rules: RuleSet) -> None:
    book = book_of(rules)
    for naturals in range(2, 9):
        for wilds in range(1, 9):
            legal = why_not_begin(rules, (), (Card("KC"),) * naturals + (Card("2C"),) * wilds) is None
            assert legal == (wilds <= book.limit[naturals])


@pytest.mark.parametrize(
    ("rules", "clean_takes_wild", "dirty_takes_wild", "second_beside_book"),
    [(FAMILY, True, True, True), (replace(WEB, wild_cap=2), False, True, False), (PARTNERS, False, False, True)],
    ids=["family", "web", "partners"],
)
def test_books_take_what_closed_book_says(
    rules: RuleSet, clean_takes_wild: bool, dirty_takes_wild: bool, second_beside_book: bool
) -> None:
    book = book_of(rules)
    assert book.book_naturals == [True, True, False]
    assert book.book_wilds == [clean_takes_wild, dirty_takes_wild, dirty_takes_wild]
    assert book.beside_book == second_beside_book


def test_needs_and_points_are_the_engines() -> None:
    book = book_of(COUPLES)
    assert (book.need_clean, book.need_dirty) == (2, 3)
    assert (book.book_worth(9, 7, 0), book.book_worth(9, 5, 2), book.book_worth(9, 6, 0)) == (500, 300, 0)
    sevens = book_of(replace(COUPLES, sevens_book=1500))
    assert (sevens.book_worth(2, 8, 0), sevens.book_worth(3, 7, 0)) == (500, 1500)
    assert not book.suffice(1, 3, 0, 0, 0)
    assert book.suffice(2, 3, 0, 0, 0)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, {"need_clean": 1, "need_dirty": 1, "need_wild": 0, "aim_dirty": 1}),
        ({"out_books": 4}, {"need_clean": 1, "aim_dirty": 3}),  # of any kind: dirty ones are easiest
        ({"out_clean": 0, "out_dirty": 0}, {"need_clean": 0, "need_dirty": 0, "need_wild": 0}),
        ({"red_threes": "lay_down", "red_three_not_out": 20}, {"red_not_out": 20, "red_expected": 60}),
        ({"out_sevens": 1}, {"sevens_count": True}),
        ({"sevens_book": 1500}, {"sevens_count": True}),
    ],
)
def test_what_the_rules_come_to(changes: dict[str, Any], expected: dict[str, object]) -> None:
    book = book_of(replace(WEB, **changes))
    assert {name: getattr(book, name) for name in expected} == expected


def test_a_meld_that_may_cost_points_is_begun_near_a_book() -> None:
    book = book_of(replace(WEB, wild_melds="allowed", unfinished_book=200))
    assert [book.begins_well(WILD_MELD, 4), book.begins_well(WILD_MELD, 5), book.begins_well(9, 1)] == [
        False,
        True,
        True,
    ]


@pytest.mark.parametrize(
    ("changes", "fewest", "pairs"),
    [
        ({}, (3, 3, 3, 3), (True, True)),
        ({"dirty_naturals": 3}, (3, 3, 3, 3), (False, False)),
        ({"new_meld_points": 50}, (5, 3, 3, 10), (False, True)),  # a two counts 20
        ({"new_meld_points": 60}, (6, 3, 3, 12), (False, True)),
        ({"new_meld_points": 70}, (7, 4, 4, 14), (False, False)),
        ({"black_three": 0}, (3, 3, 3, 3), (True, True)),
        ({"black_three": 0, "new_meld_points": 50}, (5, 3, 3, 72), (False, True)),  # never
    ],
)
def test_how_a_meld_may_begin(changes: dict[str, Any], fewest: tuple[int, ...], pairs: tuple[bool, ...]) -> None:
    book = book_of(replace(WEB, **changes))
    assert tuple(book.least_new[rank] for rank in (9, 10, WILD_MELD, THREE_MELD)) == fewest
    assert tuple(book.pair_begins[9:]) == pairs


def test_lists_by_round_are_read_for_the_round() -> None:
    rules = replace(WEB, out_clean=(1, 2), draw_count=(2, 3))
    assert (book_of(rules, 1).need_clean, book_of(rules, 2).need_clean) == (1, 2)
    assert (book_of(rules, 1).draw, book_of(rules, 2).draw) == (2, 3)


def test_a_rulebook_is_made_once() -> None:
    assert book_of(CAMPUS) is book_of(CAMPUS)
    assert book_of(CAMPUS) is not book_of(CAMPUS, 2)


@pytest.mark.parametrize(
    ("changes", "least", "most"),
    [
        ({}, 0, 7),
        ({"short_pile": False}, 7, 7),
        ({"take_least": 5}, 5, 7),
        ({"short_pile": False, "take_least": 5}, 7, 7),
        ({"short_pile": False, "take_least": 9}, 9, 7),
        ({"take_count": "never"}, 0, 0),
        ({"take_count": "all", "short_pile": False}, 0, WHOLE_PILE),
    ],
)
def test_how_much_of_a_pile_is_taken(changes: dict[str, Any], least: int, most: int) -> None:
    book = book_of(replace(WEB, **changes))
    assert (book.pile_least, book.take_count) == (least, most)
