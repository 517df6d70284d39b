from typing import Any, Final

import pytest
from msgspec.structs import replace

from game.ai.brain.threats import (
    feeds_rival,
    has_books,
    is_threatened,
    keeps_sevens,
    lead_by_going_out,
    partners_ready,
    rival_in_foot,
)
from game.ai.brain.tuning import Tuning
from game.ai.players.when_to_go_out import points_held
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import CLASSES, PLENTY, at
from tests.build import CAMPUS, COUPLES, PARTNERS, WEB, books, clean_book, dirty_book, my_view, table

BOOKS = books(WEB, 1, 1)
WILD_BOOK = "2C 2D 2H 2S *R *B 2C"
SEVENS = ruleset_from({"out_sevens": 1, "sevens_kept": True})
PICKED_UP = replace(WEB, partners_foot="picked_up")
NO_FOOT = ruleset_from({"foot_needed": False, "partners_foot": "none"})
SIX: Final[dict[str, Any]] = {"players": 6, "teams": 3}
THIRD: Final[dict[str, Any]] = {**SIX, "seat": 1}
"""Seat 1 and its partner, between two other teams."""


@pytest.mark.parametrize(
    ("rules", "melds", "expected"),
    [
        (WEB, BOOKS, True),
        (WEB, books(WEB, 1, 0), False),
        (WEB, books(WEB, 0, 1), False),
        (WEB, (*books(WEB, 1, 0), dirty_book("J", 6)), False),
        (COUPLES, books(COUPLES, 2, 2), False),
        (COUPLES, books(COUPLES, 2, 3), True),
        (ruleset_from({"wild_melds": "required"}), BOOKS, False),
        (ruleset_from({"wild_melds": "required"}), (*BOOKS, WILD_BOOK), True),
        (ruleset_from({"out_books": 3}), BOOKS, False),
        (ruleset_from({"out_books": 3}), (*BOOKS, clean_book("4")), True),
        (ruleset_from({"out_books": 3}), (*BOOKS, clean_book("4", 6)), False),
        (ruleset_from({"out_books": 3, "wild_melds": "allowed"}), (*BOOKS, WILD_BOOK), True),
        (ruleset_from({"out_books": 4, "wild_melds": "allowed"}), (*BOOKS, WILD_BOOK), False),
        (SEVENS, books(WEB, 2, 1), False),
        (SEVENS, (*BOOKS, clean_book("7")), True),
        (SEVENS, (*BOOKS, dirty_book("7")), False),
        (replace(SEVENS, sevens_kind="any"), (*BOOKS, dirty_book("7")), True),
        (replace(SEVENS, sevens_kind="any"), books(WEB, 2, 2), False),
    ],
)
def test_the_books_to_go_out(rules: RuleSet, melds: tuple[str, ...], expected: bool) -> None:
    assert has_books(at(rules=rules, melds=melds, bare=True), 0) == expected
    assert has_books(at(rules=rules, their_melds=melds, bare=True), 1) == expected


@pytest.mark.parametrize(
    ("rules", "melds", "expected"),
    [(WEB, (), False), (SEVENS, (), True), (SEVENS, (clean_book("7", 6),), True), (SEVENS, (dirty_book("7"),), False)],
)
def test_sevens_are_kept_until_their_book_is_there(rules: RuleSet, melds: tuple[str, ...], expected: bool) -> None:
    assert keeps_sevens(at(rules=rules, melds=melds, bare=True), 0) == expected


@pytest.mark.parametrize(
    ("rules", "more", "expected"),
    [
        (WEB, {"in_foot": (2,)}, False),
        (WEB, {"played_foot": (2,)}, True),
        (WEB, {"played_foot": (1, 3)}, False),
        (PICKED_UP, {"in_foot": (2,)}, True),
        (PICKED_UP, {}, False),
        (COUPLES, {}, True),
        (PARTNERS, {"players": 6, "played_foot": (2,)}, False),
        (PARTNERS, {"players": 6, "played_foot": (2, 4)}, True),
    ],
)
def test_partners_are_ready(rules: RuleSet, more: dict[str, Any], expected: bool) -> None:
    """Partners are ready once each has done what the rules ask about the foot."""
    assert partners_ready(at(rules=rules, **more), 0) == expected


READY: Final[dict[str, Any]] = {"their_melds": BOOKS, "stock": PLENTY, "played_foot": (1, 3)}
FOUR_HELD = {1: "6C 7C 8C 9C 9D", 3: "6C 7C 8C 9C"}


@pytest.mark.parametrize(
    ("rules", "more", "expected"),
    [
        # A rival with few cards of the foot, the books, and a partner whose foot is played: all of it together.
        (WEB, READY, True),
        (WEB, {**READY, "their_melds": books(WEB, 1, 0)}, False),
        (WEB, {**READY, "played_foot": (1,)}, False),
        (WEB, {"melds": BOOKS, "stock": PLENTY, "played_foot": (0, 2)}, False),
        (WEB, {**READY, "hands": FOUR_HELD}, True),
        (WEB, {**READY, "hands": dict.fromkeys((1, 3), FOUR_HELD[1])}, False),
        (WEB, {**THIRD, **READY, "played_foot": (2, 5)}, True),
        (NO_FOOT, {"their_melds": BOOKS, "stock": PLENTY}, True),
        (replace(WEB, partners_foot="none"), {"their_melds": BOOKS, "stock": PLENTY}, False),
        # A stock of fewer than twelve cards, unless it is reshuffled.
        (WEB, {"stock": "4C 4D 4H 4S 5C 5D 5H 5S 8C 8D 8H"}, True),
        (WEB, {"stock": "4C 4D 4H 4S 5C 5D 5H 5S 8C 8D 8H 8S"}, False),
        (ruleset_from({"stock_out": "reshuffle"}), {"stock": "4C 4D"}, False),
    ],
)
def test_threats_to_the_round(rules: RuleSet, more: dict[str, Any], expected: bool) -> None:
    position = at(rules=rules, **more)
    assert is_threatened(position, position.turn, Tuning()) == expected


@pytest.mark.parametrize(("cards", "expected"), [(7, True), (8, False)])
def test_the_end_of_the_stock_is_seen_a_lap_ahead(cards: int, expected: bool) -> None:
    wary = replace(Tuning(), danger_stock=0, danger_laps=1)
    assert is_threatened(at("AC", stock=" ".join(PLENTY.split()[:cards])), 0, wary) == expected


@pytest.mark.parametrize(
    ("rules", "card", "more", "expected"),
    [
        (CAMPUS, "K", {"their_melds": ("KC KD KH",)}, True),
        (CAMPUS, "4", {"their_melds": ("4C 4D 4H",)}, True),
        (CAMPUS, "A", {"their_melds": ("AC AD AH",)}, True),
        (CAMPUS, "K", {**THIRD, "their_melds": ("KC KD KH",)}, True),
        (CAMPUS, "Q", {"their_melds": ("KC KD KH",)}, False),
        (CAMPUS, "2", {"their_melds": ("KC KD KH",)}, False),
        (CAMPUS, "K", {"melds": ("KC KD KH",)}, False),
        (replace(CAMPUS, closed_book="sealed"), "K", {"their_melds": (clean_book("K", 8),)}, False),
        (WEB, "K", {"their_melds": ("KC KD KH",)}, False),
        (replace(CAMPUS, freeze="until_taken"), "K", {"their_melds": ("KC KD KH",), "pile": "2C", "frozen": 3}, False),
        (replace(CAMPUS, freeze="one_lap"), "K", {"their_melds": ("KC KD KH",), "pile": "2C", "frozen": 3}, False),
        (replace(CAMPUS, freeze="one_lap"), "K", {"their_melds": ("KC KD KH",), "pile": "2C", "frozen": 1}, True),
    ],
)
def test_a_card_that_takes_the_pile_alone(rules: RuleSet, card: str, more: dict[str, Any], expected: bool) -> None:
    position = at(rules=rules, **more)
    assert feeds_rival(position, position.turn, CLASSES.index(card)) == expected


@pytest.mark.parametrize(
    ("in_foot", "more", "expected"),
    [
        ((), {}, False),
        ((0, 2), {}, False),
        ((1,), {}, True),
        ((3,), {}, True),
        ((2,), THIRD, True),
        ((4,), THIRD, False),
    ],
)
def test_a_rival_plays_the_foot(in_foot: tuple[int, ...], more: dict[str, Any], expected: bool) -> None:
    position = at(in_foot=in_foot, **more)
    assert rival_in_foot(position, position.turn) == expected


def test_points_held_are_what_the_cards_cost() -> None:
    assert points_held(my_view(table(hand="*R KC KD 3H"))) == 370


@pytest.mark.parametrize(
    ("hand", "more", "expected"),
    [
        # A clean book of kings is 570, a king in the hand and the bonus 110 more.
        ("KC", {"melds": [clean_book("K")]}, 680),
        ("KC", {"melds": [dirty_book("K", wilds="2C 2D")]}, 300 + 50 + 40 + 110),
        ("", {"their_melds": [clean_book("K")]}, 100 - 570),
        # A hidden card costs its owner 17 by guess: in hands and feet, the own foot too.
        ("KC", {"hands": {1: "4C 4D"}}, 110 + 2 * 17),
        ("KC", {"hands": {2: "4C 4D"}}, 110 - 2 * 17),
        ("KC", {"feet": {1: "4C 4D"}}, 110 + 2 * 17),
        ("KC", {"feet": {0: "4C 4D"}}, 110 - 2 * 17),
        ("KC", {"feet": {2: "4C 4D"}, "seat": 2}, 110 - 2 * 17),
        ("KC", {"in_foot": (0,)}, 110),
        # Totals of earlier rounds decide nothing before the last one; bonuses of the cut count in each.
        ("", {"n": 1, "totals": (0, 1000)}, 100),
        ("", {"n": 4, "totals": (0, 1000)}, -900),
        ("", {"cut": (300, 0)}, 400),
        # Of several rivals the best counts.
        ("", {**SIX, "their_melds": [clean_book("K")]}, 100 - 570),
        ("", {**SIX, "hands": {1: "4C 4D", 2: "4C"}}, 100 + 17),
    ],
)
def test_the_lead_by_going_out_now(hand: str, more: dict[str, Any], expected: float) -> None:
    position = at(hand, **{"bare": True, "stock": PLENTY, **more})
    assert lead_by_going_out(position, position.turn, Tuning()) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"hands": {1: "4C 4D"}, "seat": 2}, 34),
        ({"feet": {1: "4C 4D 4H"}}, 51),
        ({**SIX, "hands": {1: "4C 4D", 2: "4C"}}, 17),
    ],
)
def test_the_lead_where_only_losers_score(more: dict[str, Any], expected: float) -> None:
    position = at("KC", rules=ruleset_from({"winner_takes": True}), bare=True, stock=PLENTY, **more)
    assert lead_by_going_out(position, position.turn, Tuning()) == expected
