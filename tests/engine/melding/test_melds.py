from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import Card, Rank
from game.engine.apply import apply
from game.engine.events import BookCompleted
from game.engine.melding.melds import (
    BookCounts,
    book_points,
    book_worth,
    card_values,
    completed_worth,
    count_books,
    front_card,
    meld_of,
    meldable_threes,
    missing_for_out,
    top_card,
    unfinished_cost,
    why_not_add,
    why_not_begin,
    with_group,
)
from game.engine.moves import wilds_in
from game.engine.refusal import (
    BooksMissing,
    MixedRanks,
    NewMeldTooLow,
    Refusal,
    ThreeForbidden,
    TooFewCards,
    TooFewNaturals,
    TooManyWilds,
)
from game.engine.table.board import Board, points_at_once
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, FAMILY, PARTNERS, PRESETS, WEB, cards, clean_book, code, dirty_book, lay, table
from tests.readings.cites import cites


@pytest.mark.parametrize(
    ("book", "top"),
    [
        ("KC KS KD KC KS KC KS", "KD"),
        ("KC KS KC KS KC KS KC", "KC"),
        ("KD KD KC KS KD KH KS", "KH"),
        ("KD KH KC KD KH KD 2C", "KC"),
        ("KD KH KD KH KD *B 2C", "KD"),
        ("KH KC KD KS 2H *R KC", "KS"),
        ("2C 2D 2H *R 2S 2C 2D", "*R"),
        ("2H 2D 2H 2D 2H 2C 2D", "2C"),
        ("*R *B 2C 2D 2H 2S 2S", "*B"),
    ],
)
def test_the_top_card_is_of_the_books_colour_and_out_of_the_book(book: str, top: str) -> None:
    """Given a clean book a red natural shows, a dirty one's black; else its first natural, no wild. Hearts and spades
    come first: a four-colour deck has them in red and black, too.

    A book of wilds shows a joker if it holds one.
    """
    assert top_card(meld_of(cards(book))) == top
    assert top in book.split()


@pytest.mark.parametrize(
    ("laid", "front"), [("KC KD 2C", "KD"), ("KC 2C KD *R", "KD"), ("2C *R", "*R"), ("*R 2C 2D", "2D")]
)
def test_the_natural_laid_last_is_in_front(laid: str, front: str) -> None:
    assert front_card(meld_of(cards(laid))) == front


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_two_naturals_stay_the_least_at_every_size(rules: RuleSet) -> None:
    for group in ("KH 2C *R", "KH 2C", "KH 2C 2D *R"):
        refusal = why_not_begin(rules, (), cards(group))
        assert refusal is not None
        assert refusal.code in ("too_few_naturals", "too_few_cards")


CLOSED = {
    # what a completed clean and dirty book say to a natural, to a wild, and to both in one group
    "any": ((None, None, None), (None, None, None)),
    "keep_kind": ((None, "closed_book", "closed_book"), (None, None, None)),
    "naturals": ((None, "closed_book", "closed_book"), (None, "closed_book", "closed_book")),
    "sealed": (("closed_book",) * 3, ("closed_book",) * 3),
    "clean_open": ((None, "closed_book", "closed_book"), ("closed_book",) * 3),
    "dirty_open": (("closed_book",) * 3, (None, None, None)),
}


@cites("option closed_book=clean_open", "option closed_book=dirty_open", "option closed_book=sealed")
@pytest.mark.parametrize("closed", CLOSED)
def test_what_a_completed_book_accepts(closed: str) -> None:
    rules = replace(FAMILY, closed_book=closed)
    for book, verdicts in zip((clean_book("K"), dirty_book("K")), CLOSED[closed], strict=True):
        for added, verdict in zip(("KC", "*R", "KC *R"), verdicts, strict=True):
            refusal = why_not_add(rules, meld_of(cards(book)), cards(added))
            assert (None if refusal is None else refusal.code.value) == verdict, (book, added)


@pytest.mark.parametrize("closed", CLOSED)
def test_a_group_that_completes_a_book_is_judged_by_the_open_meld(closed: str) -> None:
    rules = replace(FAMILY, closed_book=closed)
    assert why_not_add(rules, meld_of(cards(clean_book("K", 6))), cards("KC *R")) is None


BLACK, ALL = replace(WEB, meld_threes="black_in_foot"), replace(WEB, meld_threes="all")
KING = Rank("K")


@pytest.mark.parametrize(
    ("rules", "lying", "laid", "wrong"),
    [
        # as many wilds as naturals, one fewer, or half; those that lie there count, and so do naturals that come along
        (WEB, "", "KC KD 2C 2D", None),
        (WEB, "", "KC KD 2C 2D 2H", TooManyWilds(3, 2, KING)),
        (WEB, "KC KD KH", "2C 2D 2H", None),
        (WEB, "KC KD KH", "2C 2D 2H *R", TooManyWilds(4, 3, KING)),
        (WEB, "KC KD 2C", "2D", None),
        (WEB, "KC KD 2C", "2D 2H", TooManyWilds(3, 2, KING)),
        (WEB, "KC KD 2C", "2D 2H KS", None),
        (replace(WEB, wild_limit="fewer"), "", "KC KD 2C 2D", TooManyWilds(2, 1, KING)),
        (replace(WEB, wild_limit="fewer"), "KC KD KH", "2C 2D", None),
        (replace(WEB, wild_limit="half"), "KC KD KH", "2C 2D", TooManyWilds(2, 1, KING)),
        (replace(WEB, wild_limit="half"), "KC KD KH KS", "2C 2D", None),
        (replace(WEB, wild_cap=1), "KC KD 2C", "KH 2D", TooManyWilds(2, 1, KING)),
        (replace(WEB, dirty_naturals=3), "", "KC KD 2C", TooFewNaturals(2, 3, KING)),
        (replace(WEB, dirty_naturals=3), "", "KC KD KH 2C", None),
        # one rank, wherever the wilds lie among it
        (WEB, "", "2C KC QC", MixedRanks((KING, Rank("Q")))),
        (WEB, "KC KD KH", "2C QC", MixedRanks((KING, Rank("Q")))),
        (WEB, "", "2C 3C 3S", ThreeForbidden(Card("3C"), ())),
        (WEB, "", "2C KC 3S", ThreeForbidden(Card("3S"), (KING,))),
        # threes carry wilds only where both colours are melded
        (BLACK, "", "3C 3S 3C", None),
        (BLACK, "", "3C 3S 3H", ThreeForbidden(Card("3H"), ())),
        (BLACK, "", "3C 3S 2C", TooManyWilds(1, 0, Rank("3"))),
        (ALL, "", "3C 3H 2C", None),
        # three cards, worth enough
        (WEB, "", "KC KD", TooFewCards(2)),
        (replace(WEB, new_meld_points=30), "", "KC KD KH", None),
        (replace(WEB, new_meld_points=31), "", "KC KD KH", NewMeldTooLow(30, 31, KING)),
        (replace(WEB, new_meld_points=31), "KC KD KH", "KS", None),
    ],
)
def test_what_makes_a_meld_or_joins_one(rules: RuleSet, lying: str, laid: str, wrong: Refusal | None) -> None:
    """At each border: the last group that is right and the first that is wrong, with the numbers (S000-37, S001-22)."""
    threes = meldable_threes(rules, in_foot=True, goes_out=False)
    if lying:
        assert why_not_add(rules, meld_of(cards(lying)), cards(laid), threes) == wrong
    else:
        assert why_not_begin(rules, (), cards(laid), threes) == wrong


@pytest.mark.parametrize(
    ("melds", "counts"),
    [
        ([], BookCounts()),
        (["KC KD KH KS KC KD"], BookCounts()),
        ([clean_book("K"), clean_book("Q", 8)], BookCounts(clean=2)),
        ([dirty_book("K"), clean_book("Q"), "2C 2D 2H 2S 2C 2D *R"], BookCounts(1, 1, 1)),
        ([clean_book("7"), clean_book("7")], BookCounts(clean=2, clean_sevens=2)),
        ([dirty_book("7"), dirty_book("7"), clean_book("K")], BookCounts(1, 2, dirty_sevens=2)),
    ],
)
def test_books_are_counted_by_kind(melds: list[str], counts: BookCounts) -> None:
    laid = [meld_of(cards(text)) for text in melds]
    assert count_books(WEB, laid) == counts
    assert count_books(WEB, [with_group(meld, ()) for meld in laid]) == counts


UNFINISHED = replace(WEB, unfinished_book=1000)


@pytest.mark.parametrize(
    ("rules", "meld", "cost"),
    [
        (UNFINISHED, "2C 2D 2H", 1000),
        (UNFINISHED, "2C 2D 2H 2S 2C 2D *R", 0),
        (UNFINISHED, "KC KD 2C", 0),
        (UNFINISHED, "7C 7D 7H", 0),
        (replace(UNFINISHED, sevens_book=1500), "7C 7D 7H", 1000),
        (replace(UNFINISHED, sevens_book=1500), "KC KD KH", 0),
        (replace(UNFINISHED, out_sevens=1), "7C 7D 2H", 1000),
        (replace(UNFINISHED, out_sevens=1), clean_book("7"), 0),
        (replace(UNFINISHED, winner_takes=True), "2C 2D 2H", 0),
        (WEB, "2C 2D 2H", 0),
    ],
)
def test_what_an_unfinished_book_costs(rules: RuleSet, meld: str, cost: int) -> None:
    assert unfinished_cost(rules, meld_of(cards(meld))) == cost


def test_nothing_is_no_group() -> None:
    for refusal in (why_not_begin(WEB, (), ()), why_not_add(WEB, meld_of(cards("KC KD KH")), ())):
        assert refusal is not None
        assert refusal.code == "too_few_cards"


WILDS = replace(WEB, wild_melds="allowed")


def test_melds_of_wilds_know_no_limit_and_no_naturals() -> None:
    rules = replace(WILDS, wild_cap=1, wild_limit="half")
    lying = meld_of(cards("2C 2D *R"))
    assert why_not_begin(rules, (), cards("2C 2D *R *B")) is None
    assert why_not_add(rules, lying, cards("2C 2D 2H *R")) is None
    refusal = why_not_add(rules, lying, cards("KC"))
    assert refusal is not None
    assert refusal.code == "wild_only"


@pytest.mark.parametrize(
    ("second", "size", "verdict"),
    [
        ("never", 7, "second_meld"),
        ("after_closing", 3, "second_meld"),
        ("after_closing", 7, None),
        ("anytime", 3, None),
    ],
)
def test_a_second_meld_of_wilds_goes_by_the_rule_for_ranks(second: str, size: int, verdict: str | None) -> None:
    rules = replace(WILDS, second_meld=second)
    lying = "2C 2D 2H 2S *R *B 2C"[: 3 * size - 1]
    now = table("2C 2D *R 9C 8C", rules, phase="play", melds=[lying])
    assert code(now, lay("2C 2D *R")) == verdict


def test_values_of_threes_are_what_they_cost() -> None:
    assert [card_values(rules)[Card("3C")] for rules in PRESETS] == [0, 0, 5, 5, 5]
    assert [card_values(rules)[Card("3H")] for rules in PRESETS] == [500, 500, 300, 500, 300]
    assert card_values(CAMPUS)[Card("8C")] > card_values(FAMILY)[Card("8C")]
    assert card_values(PARTNERS)[Card("2C")] == 20


def test_wilds_are_counted_over_all_groups() -> None:
    assert wilds_in(lay("KC KD 2C", "*R > 0").groups) == 2


ANY_SEVENS = {"out_sevens": 1, "sevens_kind": "any"}


@cites("option out_books", "option out_wild", "option out_sevens", "option sevens_kind=any")
@pytest.mark.parametrize(
    ("changes", "books", "missing"),
    [
        ({}, BookCounts(1, 1), None),
        ({}, BookCounts(1), BooksMissing(dirty=1)),
        ({"out_books": 4, "out_wild": 1}, BookCounts(1, 1), BooksMissing(wild=1, books=2)),
        ({"out_books": 3}, BookCounts(2, 1), None),
        ({"out_books": 3}, BookCounts(3), BooksMissing(dirty=1)),
        ({"out_books": 3, "wild_melds": "allowed"}, BookCounts(1, 1, 1), None),
        ({"wild_melds": "required"}, BookCounts(1, 1, 1), None),
        ({"wild_melds": "required"}, BookCounts(1, 1), BooksMissing(wild=1)),
        ({"wild_melds": "required", "out_wild": 2}, BookCounts(1, 1, 1), BooksMissing(wild=1)),
        # a book of sevens counts for no other need: a clean one, or the kind that helps where either is enough
        ({"out_sevens": 1}, BookCounts(1, 1), BooksMissing(sevens=1)),
        ({"out_sevens": 1}, BookCounts(1, 1, clean_sevens=1), BooksMissing(clean=1)),
        ({"out_sevens": 1}, BookCounts(2, 1, clean_sevens=1), None),
        ({"out_sevens": 1}, BookCounts(2, 1, dirty_sevens=1), BooksMissing(sevens=1)),
        (ANY_SEVENS, BookCounts(1, 1, dirty_sevens=1), BooksMissing(dirty=1)),
        ({**ANY_SEVENS, "out_dirty": 0}, BookCounts(1, 1, clean_sevens=1, dirty_sevens=1), None),
        ({**ANY_SEVENS, "out_clean": 0}, BookCounts(1, 1, clean_sevens=1, dirty_sevens=1), None),
        ({**ANY_SEVENS, "out_books": 2}, BookCounts(2, 1, clean_sevens=1), None),
    ],
)
def test_which_books_are_missing(changes: Any, books: BookCounts, missing: BooksMissing | None) -> None:
    assert missing_for_out(replace(WEB, **changes), 1, books) == missing


SEVENS = replace(WEB, sevens_book=750, sevens_kind="any")
AT_ONCE = replace(WEB, book_at_once=200)
TWICE = replace(WEB, double_book=14)
WILD = replace(WEB, wild_melds="allowed")
THREES = replace(FAMILY, meld_threes="all", threes_book=800)
KINGS = "KS KH KD KC KS KH KD"


def counted(board: Board) -> int:
    """What the first team's books score; the others, who laid none, have nothing."""
    assert points_at_once(board, 1) == 0
    return sum(book_points(board.rules, meld) for meld in board.melds[0]) + points_at_once(board, 0)


@pytest.mark.parametrize(
    ("rules", "melds", "hand", "move", "worth"),
    [
        (WEB, ("KS KH KD KC KS KH",), "KC 4S 5S", "KC > 0", 500),
        (WEB, ("KS KH KD KC KS KH",), "2C 4S 5S", "2C > 0", 300),
        (SEVENS, ("7S 7H 7S 7H 7S 7H",), "7S 4S 5S", "7S > 0", 750),
        (SEVENS, ("7S 7H 7S 7H 7S 7H",), "2C 4S 5S", "2C > 0", 750),
        (AT_ONCE, (clean_book("Q"),), f"{KINGS} 4S 5S", KINGS, 700),
        (AT_ONCE, ("KS KH KD KC KS KH",), "KC 4S 5S", "KC > 0", 500),
        (TWICE, (clean_book("Q"),), f"{KINGS} {KINGS} 4S 5S", f"{KINGS} {KINGS}", 1000),
        (THREES, ("KS KH KD KC KS KH",), "KC 4S 5S", "KC > 0", 500),
        (replace(THREES, threes_book=0), ("3S 3C 3S 3C 3S 3H",), "3D 4S 5S", "3D > 0", 500),
        (WILD, (clean_book("Q"), "2S 2H 2D 2C 2S 2H"), "*R 4S 5S", "*R > 1", 1500),
        (THREES, ("3S 3C 3S 3C 3S 3H",), "3D 4S 5S", "3D > 0", 800),
        (replace(WEB, winner_takes=True), ("KS KH KD KC KS KH",), "KC 4S 5S", "KC > 0", 0),
    ],
)
def test_what_a_book_brings_is_what_the_score_counts_more(
    rules: RuleSet, melds: tuple[str, ...], hand: str, move: str, worth: int
) -> None:
    before = table(hand=hand, rules=rules, phase="play", melds=melds)
    step = apply(before, lay(move))
    (completed,) = [event for event in step.events if isinstance(event, BookCompleted)]
    brought = completed_worth(rules, completed, step.table.board.melds[0][completed.meld], step.events)
    assert brought == worth == counted(step.table.board) - counted(before.board)


def test_a_book_that_turns_dirty_in_the_same_move_brought_what_it_was_when_completed() -> None:
    rules = replace(FAMILY, sevens_book=750, sevens_kind="clean")
    before = table(hand="7S 2S 4S 5S", rules=rules, phase="play", melds=("7S 7H 7S 7H 7S 7H",))
    step = apply(before, lay("7S > 0", "2S > 0"))
    (completed,) = [event for event in step.events if isinstance(event, BookCompleted)]
    assert completed_worth(rules, completed, step.table.board.melds[0][0], step.events) == 750


@pytest.mark.parametrize(("changes", "count", "expected"), [
    ({}, 7, 500), ({"double_book": 10}, 9, 500), ({"double_book": 10}, 10, 1000), ({"winner_takes": True}, 7, 0),
])  # fmt: skip
def test_what_a_book_is_worth(changes: dict[str, Any], count: int, expected: int) -> None:
    assert book_worth(replace(WEB, **changes), "clean", Rank("K"), count) == expected
