"""The exact search for a going-out, in positions a person would look at twice."""

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.ending.going_out import may_keep_one, waits_for_partner
from game.engine.ending.ways_out import ways_out, whole_hands
from game.engine.legal import why_not
from game.engine.melding.melds import why_not_add
from game.engine.moves import GoOut
from game.engine.refusal import Refusal
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, COUPLES, FAMILY, PARTNERS, WEB, books, clean_book, code, dirty_book, my_view, table
from tests.properties.brute_force import forced_out


def test_the_wild_that_finishes_the_missing_dirty_book_is_placed() -> None:
    melds = (*books(FAMILY, 3, 1)[1:], clean_book("K", 6))
    now = table("2S KH", FAMILY, phase="play", in_foot=(0,), melds=melds)
    (way,) = ways_out(my_view(now))
    assert (way.groups[0].cards, way.groups[0].onto, way.discard) == (("2S",), 3, "KH")


OUT = replace(WEB, out_clean=1, out_dirty=0, partners_foot="none", book_size=5, final_discard="optional")
QUEENS, KINGS = clean_book("Q", 4), clean_book("K", 5)
THREES = ("3C 3S 3C", "3D 3C 3S")
HANDS = ("QC 9C", "QC 2C", "QC QD 2C", "9C 9D 2C", "9C 9D 9H 2C", "9C 9D 2C *R", "2C 2D *R", *THREES, "9C")


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"final_discard": "required"},
        {"final_discard": "never"},
        {"out_clean": 2},
        {"out_dirty": 1},
        {"out_books": 2, "closed_book": "sealed"},
        {"wild_melds": "allowed", "out_wild": 0, "second_meld": "anytime"},
        {"wild_cap": 1, "second_meld": "anytime"},
        {"wild_per_turn": 1},
        {"meld_threes": "black_last"},
        {"new_meld_points": 30},
        {"new_meld_points": 30, "meld_threes": "all"},
        {"dirty_naturals": 3},
        {"foot_needed": False},
    ],
    ids=str,
)
def test_a_way_out_is_found_exactly_where_there_is_one(changes: dict[str, Any]) -> None:
    """Given the last cards of a foot beside a book of kings and four queens, under many rules: a way out is found
    exactly where trying everything finds one, and it is legal. The bug: a meld with a red three was counted as one of
    black threes, and too low.
    """
    rules = replace(OUT, **changes)
    for hand, melds in product(HANDS, ((KINGS, QUEENS), (KINGS, f"{QUEENS} 2H"), (KINGS,))):
        view = my_view(table(hand, rules, phase="play", in_foot=(0,), melds=melds))
        ways = list(ways_out(view))
        assert bool(ways) == (forced_out(view) is not None), (hand, melds)
        assert all(why_not(view, way) is None for way in ways)


NINES, SEVENS, ACES = "9D 9H 9S", "7D 7H 7S", "AC AD AH"
OPENING = {"opening": (50,)}
NATURAL = {"out_clean": 0, "opening": (0,), "open_natural": True}
BOOKS_COUNT = {"open_counts_books": True}


@pytest.mark.parametrize(
    ("hand", "melds", "changes", "ways"),
    [
        # with a discard or without; a seven that must be kept, and red threes that are laid down, are none
        ("9C", (KINGS, NINES), {}, ["| 9C", "9C > 1 |"]),
        ("9C", (KINGS, NINES), {"final_discard": "required"}, ["| 9C"]),
        ("9C", (KINGS, NINES), {"final_discard": "never"}, ["9C > 1 |"]),
        ("9C 9D 9H 7C", (KINGS,), {}, ["9H 9D 9C | 7C"]),
        ("9C 9D 9H 7C", (KINGS,), {"sevens_kept": True}, []),
        ("7C 9C", (KINGS, SEVENS), {"sevens_kept": True}, ["7C > 1 | 9C"]),
        (
            "7C 9C 9D 9H",
            (KINGS, SEVENS, NINES),
            {},
            ["9H 9D 9C > 2 | 7C", "9D 9C > 2 + 7C > 1 | 9H", "9H 9D 9C > 2 + 7C > 1 |"],
        ),
        ("3H", (KINGS,), {}, ["| 3H"]),
        ("3H", (KINGS,), {"red_threes": "lay_down"}, []),
        ("9C 3S", (KINGS, NINES), {}, ["9C > 1 | 3S"]),
        ("3H 3C", (KINGS,), {}, []),
        ("2C", (KINGS, NINES), {"partners_foot": "played"}, []),
        # black threes at the end, where each suit is another discard
        ("3C 3S 3C 3S", (KINGS,), {"meld_threes": "black_last"}, ["3S 3C 3C | 3S", "3S 3S 3C | 3C", "3S 3S 3C 3C |"]),
        ("3C 3S 3C 3H", (KINGS,), {"meld_threes": "black_last"}, ["3S 3C 3C | 3H"]),
        # wilds: last of all discards, as many as a meld takes, on several, in one of their own
        ("9C 2C", (KINGS, NINES), {"out_dirty": 1}, ["9C 2C > 1 |"]),
        ("9C 2C", (KINGS, "9D 9H 9S 9D"), {"out_dirty": 1}, ["2C > 1 | 9C", "9C 2C > 1 |"]),
        ("9C 9S 2C", (KINGS, NINES), {}, ["9C 2C > 1 | 9S", "9S 9C > 1 | 2C", "9S 9C 2C > 1 |"]),
        ("QC QD 2C 9C", (KINGS,), {}, ["QD QC 2C | 9C"]),
        ("2C *R", (KINGS,), {}, []),
        ("2C 2D *R", (KINGS,), {"wild_melds": "allowed"}, ["2D 2C *R |"]),
        ("2C 2D *R *B 9C", (KINGS,), {"wild_melds": "allowed"}, ["2D 2C *R *B | 9C"]),
        ("2C 2D 9C", (KINGS, "2H 2S *R"), {"wild_melds": "allowed"}, ["2D 2C > 1 | 9C"]),
        ("2C 2D 9C", (KINGS, "QC QD QH"), {"wild_per_turn": 1}, []),
        ("2C 2D 9C", (KINGS, "QC QD QH", ACES), {"wild_per_turn": 1}, ["2D > 1 + 2C > 2 | 9C"]),
        ("2C 2D QC QD 9C", (KINGS, "QC QD QH"), {"wild_per_turn": 1}, []),
        (
            "QC QD QH QC QD QH QS 2C 2D",
            (KINGS,),
            {"second_meld": "anytime", "wild_cap": 1, "dirty_naturals": 3},
            ["QH QH QD 2D + QD QC QC 2C | QS", "QS QH QH QD QD QC QC 2C | 2D", "QS QH QH QD 2D + QD QC QC 2C |"],
        ),
        (  # neither four and two nor six in one take both wilds
            *("QC QD QH QC QD QH 2C 2D", (KINGS,)),
            {"second_meld": "anytime", "wild_cap": 1, "dirty_naturals": 3, "final_discard": "never"},
            ["QH QH QD 2D + QD QC QC 2C |"],
        ),
        (
            "9C 9D 9H 9S 2C",
            (KINGS, "9C 9D 9H"),
            {"second_meld": "after_closing", "out_dirty": 1},
            ["9H 9D 9C 2C > 1 | 9S", "9S 9H 9D 9C 2C > 1 |"],
        ),
        # an opening that goes out reaches its minimum, to the point, with its books where these count
        ("QC QD QH QS QC 9C", (), OPENING, ["QS QH QD QC QC | 9C"]),
        ("QC QD QH QS QC 9C", (), {"opening": (51,)}, []),
        ("QC QD QH QS QC 9C", (), BOOKS_COUNT | {"opening": (550,)}, ["QS QH QD QC QC | 9C"]),
        ("QC QD QH QS QC 9C", (), BOOKS_COUNT | {"opening": (551,)}, []),
        (
            "QC QD QH QS QC AC AD AH AS 2C 9C",
            (),
            BOOKS_COUNT | {"opening": (950,)},
            ["AS AH AD AC 2C + QS QH QD QC QC | 9C"],
        ),
        ("QC QD QH QS QC AC AD AH 9C", (), {"opening": (90,)}, ["AH AD AC + QS QH QD QC QC | 9C"]),
        ("QC QD 2C 9C", (), NATURAL, []),
        ("QC QD QH 9C", (), NATURAL, ["QH QD QC | 9C"]),
        ("QC QD 2C 9C 9D 9H", (), NATURAL, ["QD QC 2C + 9H 9D 9C |"]),
        ("QC QD QH QS 2C 2D 9C 9D 9H", (), NATURAL | {"final_discard": "never"}, ["QS QH QD QC + 9H 9D 9C 2D 2C |"]),
        ("QC QD 9C 9D 9H 2C 2D", (), NATURAL | {"final_discard": "never"}, ["QD QC 2D 2C + 9H 9D 9C |"]),
        # the wild makes the book that brings enough, here a double one
        (
            *(f"QC QD QH QS QC {clean_book('K', 9)} 2C 9C", ()),
            BOOKS_COUNT | {"opening": (1260,), "double_book": 10},
            ["KS KS KH KH KD KD KC KC KC 2C + QS QH QD QC QC | 9C"],
        ),
        # the bug: four and four with a joker, 60 points, were no meld where new ones must be worth 50, as two fours
        # with a two aren't; which of two melds the joker is needed in
        ("4C 4D *R", (KINGS,), {"new_meld_points": 50}, ["4D 4C *R |"]),
        ("4C 4D 2C", (KINGS,), {"new_meld_points": 50}, []),
        ("3C 3S 3C", (KINGS,), {"new_meld_points": 15, "meld_threes": "black_last"}, ["3S 3C 3C |"]),
        ("4C 4D 9C 9D 2C *R", (KINGS,), {"new_meld_points": 40}, ["9D 9C 2C + 4D 4C *R |"]),
        ("4C 4D 9C 9D 2C 2D", (KINGS,), {"new_meld_points": 40}, []),
    ],
    ids=str,
)
def test_ways_out_with_the_last_cards(
    hand: str, melds: tuple[str, ...], changes: dict[str, Any], ways: list[str]
) -> None:
    """One way for each last discard, and one without, exactly where it is legal (S000-34, S000-44)."""
    view = my_view(table(hand, replace(OUT, **changes), phase="play", in_foot=(0, 2), melds=melds))
    assert [told(way) for way in ways_out(view)] == ways


def told(way: GoOut) -> str:
    """As groups of cards, with the meld that each goes on, and the discard."""
    laid = (" ".join(part.cards) + ("" if part.onto is None else f" > {part.onto}") for part in way.groups)
    return f"{' + '.join(laid)} | {way.discard or ''}".strip()


def test_a_wild_is_not_laid_where_it_would_cost_the_clean_book() -> None:
    rules = replace(FAMILY, wild_cap=1)
    now = table("2S", rules, phase="play", in_foot=(0,), melds=books(rules, 2, 2))
    assert [way.discard for way in ways_out(my_view(now))] == ["2S"]


def test_several_new_melds_share_the_wilds() -> None:
    now = table("4C 4D 5C 5D 2S *R", COUPLES, phase="play", in_foot=(0,), melds=books(COUPLES, 2, 3), bare=True)
    ways = list(ways_out(my_view(now)))
    assert any(way.discard is None and sorted(len(group.cards) for group in way.groups) == [3, 3] for way in ways)
    assert all(code(now, way) is None for way in ways)


def test_a_book_closed_on_the_way_lets_a_second_meld_of_its_rank_begin() -> None:
    rules = replace(PARTNERS, closed_book="sealed", out_clean=1, out_dirty=0)
    melds = (clean_book("K", 6), dirty_book("Q"))
    now = table("KC KD KH KS 9H", rules, phase="play", played_foot=(0, 2), melds=melds, bare=True)
    ways = list(ways_out(my_view(now)))
    assert ways
    assert all(code(now, way) is None for way in ways)


@pytest.mark.parametrize(
    ("hand", "changes", "setting", "laid"),
    [
        ("4C 4D 2C", {}, {}, True),
        ("4C 4D 4H 5C 5D *R", {}, {}, True),
        ("4C 4D 4H 5C", {}, {}, False),
        ("4C 4D 4H 3C", {}, {}, False),
        ("4C 4D 4H 3C 3S 3C", {"meld_threes": "black_in_foot"}, {}, False),
        ("4C 4D 4H 3C 3S 3C", {"meld_threes": "black_last"}, {}, False),
        ("4C 4D 4H", {"open_waived": False}, {}, False),
        ("4C 4D 4H", {}, {"in_foot": (0,)}, False),
        ("4C 4D 4H", {}, {"melds": ["KC KD KH"]}, False),
    ],
)
def test_a_whole_hand_opens_without_a_minimum(hand: str, changes: Any, setting: Any, laid: bool) -> None:
    view = my_view(table(hand, replace(WEB, **{"open_waived": True, **changes}), phase="play", **setting))
    found = list(whole_hands(view, view.hand))
    assert bool(found) == laid
    assert all(sorted(card for group in groups for card in group.cards) == sorted(view.hand) for groups in found)


def test_a_foot_of_seventy_cards_is_judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = []

    def counted(*arguments: Any) -> Refusal | None:
        judged.append(arguments)
        return why_not_add(*arguments)

    monkeypatch.setattr("game.engine.ending.ways_out.why_not_add", counted)
    rules = replace(CAMPUS, closed_book="sealed", decks=9, wild_limit="fewer", final_discard="optional")
    hand = "*R *R *B 2D 2D 2D 2C 2C 2C 2H AD " + " ".join(clean_book(rank, 13) for rank in "KQ85")
    melds = [clean_book(rank, 8) for rank in "KQ85"]
    now = table(hand, rules, phase="play", played_foot=(0, 2), melds=melds, bare=True)
    assert list(ways_out(my_view(now))) == []
    assert 0 < len(judged) < 20_000


@pytest.mark.parametrize(
    ("rules", "more", "expected"),
    [
        (FAMILY, {}, True),
        (FAMILY, {"melded": (2,)}, False),
        (FAMILY, {"in_foot": (2,)}, False),
        (FAMILY, {"in_foot": (1, 3), "melded": (1, 3)}, True),  # rivals aren't waited for
        (WEB, {}, False),
    ],
)
def test_who_may_keep_a_last_card_for_a_partner(rules: RuleSet, more: dict[str, Any], expected: bool) -> None:
    assert waits_for_partner(table("KS 4C", rules, phase="play", **more).board, 0) is expected


@pytest.mark.parametrize(("last", "expected"), [(None, True), ("4C", True), ("7C", False)])
def test_which_card_may_be_left(last: str | None, expected: bool) -> None:
    rules = replace(WEB, sevens_kept=True, partners_foot="none")
    board = table("4C 7C", rules, phase="play", melds=books(rules, 1, 1), played_foot=(0,)).board
    assert may_keep_one(board, 0, board.melds[0], None if last is None else Card(last)) == expected
