from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.discard_pile.pile import may_fit, why_no_pile
from game.engine.discard_pile.pile_bottom import with_bottom
from game.engine.draft import begin_take, can_finish
from game.engine.legal import why_not
from game.engine.moves import Take
from game.engine.refusal import (
    FirstLap,
    NoPile,
    PairNeeded,
    PileFrozen,
    PileTooShort,
    Refusal,
    ThreeOnPile,
)
from game.engine.table.state import Table
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, COUPLES, WEB, code, group, my_view, refusal, table, take
from tests.readings.cites import cites

WILD_MELDS = replace(WEB, wild_melds="allowed")


ANY_PLAY_TO_OPEN = replace(CAMPUS, upcard_play="to_open")


FREE = {"first_take_free": True, "first_upcard": "any"}


@cites("option take_count=never", "option take_least", "option first_take_free", "option freeze=one_lap")
@pytest.mark.parametrize(
    ("changes", "setting", "why"),
    [
        ({}, {}, NoPile()),
        ({"take_count": "never"}, {"pile": "KS"}, NoPile(never=True)),
        ({}, {"pile": "5C 3S"}, ThreeOnPile()),
        ({"meld_threes": "black_in_foot"}, {"pile": "5C 3S"}, ThreeOnPile()),
        ({"meld_threes": "all"}, {"pile": "5C 3S"}, None),
        ({"short_pile": False}, {"pile": "4C 5C 6C 7C 8C KS"}, PileTooShort(have=6, need=7)),
        ({"short_pile": False}, {"pile": "4C 5C 6C 7C 8C 9C KS"}, None),
        ({"short_pile": False, "take_count": "all"}, {"pile": "KS"}, None),
        ({"short_pile": False, "take_count": (2, 3)}, {"pile": "4C KS"}, None),
        ({"short_pile": False, "take_count": (2, 3)}, {"pile": "4C KS", "n": 2}, PileTooShort(have=2, need=3)),
        ({"take_least": 3}, {"pile": "4C KS"}, PileTooShort(have=2, need=3)),
        ({"take_least": 3}, {"pile": "4C 5C KS"}, None),
        ({"take_least": 3, "take_count": 5, "short_pile": False}, {"pile": "4C 5C KS"}, PileTooShort(have=3, need=5)),
        ({"take_least": 3, "take_count": 1, "short_pile": False}, {"pile": "4C KS"}, PileTooShort(have=2, need=3)),
        ({"freeze": "one_lap"}, {"pile": "2C KS", "frozen": 3}, PileFrozen(3)),
        ({"freeze": "until_taken"}, {"pile": "2C KS", "frozen": 3}, None),
        ({"take_first_lap": False}, {"pile": "KS", "turns": (1, 1, 0, 0)}, FirstLap(2)),
        ({"take_first_lap": False}, {"pile": "KS"}, None),
        (FREE, {"pile": "3S", "turns": 0}, None),
        (FREE, {"pile": "3S", "turns": (1, 0, 0, 0)}, ThreeOnPile()),
        (FREE, {"pile": "3S", "turns": 0, "dealer": 0}, ThreeOnPile()),
        (FREE, {"pile": "4C 3S", "turns": 0}, ThreeOnPile()),
        (FREE | {"take_count": "never"}, {"pile": "3S", "turns": 0}, NoPile(never=True)),
    ],
)
def test_why_nobody_may_take_the_pile(changes: dict[str, Any], setting: dict[str, Any], why: Refusal | None) -> None:
    assert why_no_pile(table("9C 8C", replace(WEB, **changes), **setting).board) == why


KING = Card("KS")


@pytest.mark.parametrize(
    ("take_with", "frozen", "hand", "why"),
    [
        ("pair", None, "KH", PairNeeded(KING, 1, 2)),
        ("pair_or_wild", None, "KH", PairNeeded(KING, 1, 2, or_wild=True)),
        ("pair_or_meld", None, "", PairNeeded(KING, 0, 2, or_meld=True)),
        ("pair_or_wild", 3, "KH 2C", PairNeeded(KING, 1, 2, frozen=True)),
        ("pair_or_meld", 3, "KH", PairNeeded(KING, 1, 2, frozen=True)),
        ("any_play", 3, "KH", PairNeeded(KING, 1, 2, frozen=True)),
    ],
)
def test_a_refusal_says_what_takes_the_pile(take_with: str, frozen: int | None, hand: str, why: Refusal) -> None:
    rules = replace(WEB, take_with=take_with, freeze="until_taken")
    now = table(f"{hand} 9C 9D".strip(), rules, pile="5S KS", frozen=frozen, melds=["AC AD AH"])
    assert refusal(now, take()) == why


SEVEN = "4S 5S 6S 7S 8S KS"
"""What lies on the bottom card of a pile of seven."""


@pytest.mark.parametrize(
    ("hand", "bottom", "melds", "places"),
    [
        ("KH KD 9C 9H 8C", "9D", ["AC AD AH"], [("KS KH KD", "9D 9H 9C")]),
        ("KH KD 9C 2C 8C", "9D", ["AC AD AH"], [("KS KH KD", "9D 9C 2C")]),
        ("KH KD 9C 8C 7C", "9D", ["AC AD AH"], []),
        ("KH KD 8C 7C", "9D", ["AC AD AH", "9S 9H 9C"], [("KS KH KD", "9D > 1")]),
        ("KH KD 8C 7C", "2D", ["AC AD AH"], [("KS KH KD", "2D > 0"), ("KS KH KD 2D",)]),
        ("KH KD 8C 7C", "KC", ["AC AD AH"], [("KS KH KD KC",)]),
        ("KH KD 8C 7C", "KC", ["KC KD KH"], [("KS KH KD KC > 0",)]),
    ],
)
def test_where_the_bottom_card_may_be_melded_with_the_upcard(
    hand: str, bottom: str, melds: list[str], places: list[tuple[str, ...]]
) -> None:
    rules = replace(WEB, take_bottom=True, take_peek=True)
    view = my_view(table(hand, rules, pile=f"{bottom} {SEVEN}", melds=melds))
    kings = group("KS KH KD > 0" if melds[0][0] == "K" else "KS KH KD")
    found = map(Take, with_bottom(view, (kings,)))
    assert {move for move in found if why_not(view, move) is None} == {take(*groups) for groups in places}
    assert bool(places) == can_finish(view, begin_take(view))


PAIR_OR_WILD, PAIR_OR_MELD = replace(WEB, take_with="pair_or_wild"), replace(WEB, take_with="pair_or_meld")
BOTTOM = replace(WEB, take_bottom=True)
BOTTOM_TO_OPEN = replace(BOTTOM, upcard_play="to_open")
ANYTIME = replace(WEB, second_meld="anytime")
ACES, NINES = "AC AD AH", "9C 9D 9H"


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "fits"),
    [
        (WEB, "KH KD 9C", "KS", True),
        (WEB, "KH 2C 9C", "KS", False),
        (WEB, "2C 2D 9C", "2S", False),
        (WILD_MELDS, "9C 8C", "2S", True),
        (WILD_MELDS, "KH 9C", "KS", False),
        (PAIR_OR_WILD, "9C 8C", "KS", True),
        (CAMPUS, "9C 8C", "2S", True),
        (CAMPUS, "KH KD", "", False),
    ],
)
def test_what_is_not_even_tried(rules: RuleSet, hand: str, pile: str, fits: bool) -> None:
    now = table(hand, rules, pile=pile, melds=[ACES])
    assert may_fit(now.board, now.hands[0]) == fits


@pytest.mark.parametrize(
    ("now", "groups", "wrong"),
    [
        # onto a meld, where that takes it: one that was there before, not one begun with it
        (table("KH 9C 8C", PAIR_OR_MELD, pile="5S KS", melds=["KC KD KH"]), ["KS > 0"], None),
        (table("KH KD 9C 8C", PAIR_OR_MELD, pile="5S KS", melds=[ACES]), ["KS KH KD"], None),
        (table("KH 2C 9C 8C", PAIR_OR_MELD, pile="5S KS", melds=[ACES]), ["KS KH 2C"], "need_pair"),
        (table("KH 2C KC 9C", PAIR_OR_MELD, pile="5S KS", melds=[ACES, "KD KD KH"]), ["KS > 1", "KH KC > 1"], None),
        (table("AS 9C 8C", PAIR_OR_MELD, pile="5S KS", melds=[ACES, "KC KD KH"]), ["AS > 0"], "need_pair"),
        # one like it and a wild, where these do; not a wild alone, nor one in another meld
        (table("KH 2C 9C 8C", PAIR_OR_WILD, pile="5S KS", melds=[ACES]), ["KS KH 2C"], None),
        (table("KH 2C 9C 8C", WEB, pile="5S KS", melds=[ACES]), ["KS KH 2C"], "need_pair"),
        (table("2C 2D 9C 8C", PAIR_OR_WILD, pile="5S KS", melds=["KC KD KH"]), ["KS 2C > 0"], "need_pair"),
        (table("KH 2C 9C 8C", PAIR_OR_WILD, pile="5S KS", melds=["KC KD KH", ACES]), ["KS KH > 0"], "need_pair"),
        (
            table("KH 2C 9C 8C", PAIR_OR_WILD, pile="5S KS", melds=["KC KD KH", ACES]),
            *(["KS KH > 0", "2C > 1"], "need_pair"),
        ),
        (
            table("KH KD KC 2C 8C", PAIR_OR_WILD, pile="5S KS", melds=["KC KD KH", ACES]),
            *(["KS KH KD > 0", "2C > 1"], None),
        ),
        # by any play the upcard must be in one, a wild with a meld of wilds included
        (table("KH KD KC 9C", CAMPUS, pile="5S KS", melds=[ACES]), ["KH KD KC"], "upcard_not_played"),
        (table("2C 2D 9C 8C", CAMPUS, pile="5S 2S", melds=[ACES]), ["2C > 0"], "upcard_not_played"),
        (table("2C 2D 9C 8C", PAIR_OR_WILD, pile="5S 2S", melds=[ACES]), ["2S > 0"], "need_pair"),
        (table("2C 2D *R 8C", WILD_MELDS, pile="5S 2S", melds=[ACES]), ["2S 2C 2D *R"], None),
        (table("2C 2D KC KD", WILD_MELDS, pile="5S 2S", melds=[ACES]), ["KC KD 2S 2C"], "need_pair"),
        (
            table("2C 2D KC KD KH KS 8C", WILD_MELDS, pile="5S 2S", melds=[ACES]),
            *(["KC KD KH KS 2S 2C 2D"], "need_pair"),
        ),
        # a wild with its own kind alone, onto a meld of wilds, be it begun in the same move
        (table("*R *B 9C 8C", WILD_MELDS, pile="5S 2S", melds=[ACES]), ["2S *R *B"], "need_pair"),
        (table("2C 2D 9C 8C", WILD_MELDS, pile="5S *R", melds=[ACES]), ["*R 2C 2D"], "need_pair"),
        (table("2C *R 9C 8C", WILD_MELDS, pile="5S 2S", melds=[ACES]), ["2S 2C *R"], "need_pair"),
        (table("2C 2D 9C 8C", WILD_MELDS, pile="5S 2S", melds=[ACES, "*R *B *R"]), ["2S 2C 2D > 0"], "need_pair"),
        (table("2C 2D 9C 8C", WILD_MELDS, pile="5S 2S", melds=[ACES, "*R *B *R"]), ["2S 2C 2D > 1"], None),
        (
            table("2C 2D 2H *R *R *B 9C", WILD_MELDS, pile="5S 2S", melds=[ACES]),
            *(["*R *R *B", "2S 2C 2D > 1"], None),
        ),
        (
            table("2C 2D 2H *R *R *B 9C", WILD_MELDS, pile="5S 2S", melds=[ACES]),
            *(["*R *R *B", "2S 2C > 1"], "need_pair"),
        ),
        # an open team that needn't meld the upcard plays it, or has a pair; a wild is melded all the same
        (table("KH 9C 8C", ANY_PLAY_TO_OPEN, pile="5S KS", melds=[ACES, "KC KD KH"]), ["KS > 1"], None),
        (table("KH 9C 8C", ANY_PLAY_TO_OPEN, pile="5S KS", melds=[ACES, "KC KD KH"]), [], "need_pair"),
        (table("KH KD 9C 8C", ANY_PLAY_TO_OPEN, pile="5S KS", melds=[ACES]), [], None),
        (table("2C 2D 9C 8C", ANY_PLAY_TO_OPEN, pile="5S 2S", melds=[ACES]), [], "upcard_not_played"),
        (table("2C 2D 9C 8C", ANY_PLAY_TO_OPEN, pile="5S 2S", melds=[ACES]), ["2S > 0"], None),
        (table("AH AD AC KH KD 9C", COUPLES, pile="5S 5C 5D 5H KS"), ["AH AD AC"], "upcard_not_played"),
        (table("AH AD AC KH KD 9C", COUPLES, pile="5S 5C 5D 5H KS"), ["AH AD AC", "KS KH KD"], None),
        # one group holds upcard and pair; which of equal kings is the upcard is never asked
        (table("KH KD 2C 9C 8C", WEB, pile="5S KS", melds=[ACES]), ["KS KH 2C"], "need_pair"),
        (table("KH KD 2C 9C 8C", WEB, pile="5S KS", melds=[ACES]), ["KS KH KD 2C"], None),
        (table("KS KH KD KC KC 9C", ANYTIME, pile="5S KS", melds=[ACES, "KD KD KH"]), ["KS > 1", "KS KH KD"], None),
        (
            table("KS KH KD KC KC 9C", ANYTIME, pile="5S KS", melds=[ACES, "KD KD KH"]),
            ["KS > 1", "KH KD KC"],
            "need_pair",
        ),
        # the bottom card of the pile, its like too where the upcard is the same; it is no part of the pair
        (table("KH KD 9S 8C", BOTTOM, pile="9S 5S KS", melds=[ACES, NINES]), ["KS KH KD"], "upcard_not_played"),
        (table("KH KD 9S 8C", BOTTOM, pile="9S 5S KS", melds=[ACES, NINES]), ["KS KH KD", "9S > 1"], None),
        (table("KH KD 8C 7S", BOTTOM, pile="KS 5S KS", melds=[ACES]), ["KS KH KD"], "upcard_not_played"),
        (table("KH KD 8C 7S", BOTTOM, pile="KS 5S KS", melds=[ACES]), ["KS KS KH KD"], None),
        (table("KH 9C 8C 7S", BOTTOM, pile="KS 5S KS", melds=[ACES]), ["KS KS KH"], "need_pair"),
        (table("KH 9C 8C 7S", BOTTOM, pile="KC 5S KS", melds=[ACES]), ["KS KC KH"], "need_pair"),
        (table("KH KC 8C 7S", BOTTOM, pile="KC 5S KS", melds=[ACES]), ["KS KC KH"], None),
        (table("KH KD 8C 7S", BOTTOM, pile="KC 5S KS", melds=[ACES]), ["KS KC KH KD"], None),
        (table("KH KD 8C 7S", BOTTOM_TO_OPEN, pile="KS 5S KS", melds=[ACES]), ["KS KH KD"], None),
        (table("KH KD AC AD AH 7S", BOTTOM_TO_OPEN, pile="KS 5S KS"), ["KS KH KD", "AC AD AH"], "upcard_not_played"),
        (table("KH KD AC AD AH 7S", BOTTOM_TO_OPEN, pile="KS 5S KS"), ["KS KS KH KD", "AC AD AH"], None),
    ],
)
def test_what_plays_the_upcard(now: Table, groups: list[str], wrong: str | None) -> None:
    assert code(now, take(*groups)) == wrong
