from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import parse_cards, rank_of
from game.engine.discard_pile.taking import takes, why_no_take
from game.engine.legal import why_not
from game.engine.refusal import (
    BookClosed,
    BottomNotPlayed,
    NewMeldTooLow,
    NothingTakes,
    NotOpened,
    OpeningNotNatural,
    PairNeeded,
    Refusal,
    TakeOpensTooLow,
    TooFewKept,
    WildOnPile,
)
from game.engine.table.view import view_of
from game.rules.presets import preset
from game.rules.ruleset import RuleSet
from tests.build import my_view, table
from tests.properties.brute_force import forced
from tests.slow import one_in

WEB, CAMPUS = preset("web"), preset("campus")
KING = parse_cards("KS")[0]
TWO = parse_cards("2S")[0]
WILD_PAIRS = replace(WEB, wild_melds="allowed")
SEALED = replace(WEB, closed_book="sealed", second_meld="never")
CLOSED_KINGS = replace(WEB, closed_book="sealed", second_meld="anytime", take_with="pair_or_meld")
SEVEN_KINGS = "KC KD KH KS KC KD KH"
BOTTOM_TOO = replace(WEB, take_bottom=True, new_meld_points=30)
WORTHLESS = replace(WEB, new_meld_points=30, five_value=0)
NATURAL_FOUR = replace(WEB, take_bottom=True, open_natural=True, dirty_naturals=4)
FIVE = parse_cards("5S")[0]


@pytest.mark.parametrize(
    ("hand", "pile", "rules", "melds", "lack"),
    [
        ("KC 4S 5S", "KS", WEB, ("9C 9D 9H",), PairNeeded(KING, 1, 2)),
        ("KC 4S 5S", "KS", CAMPUS, ("9C 9D 9H",), PairNeeded(KING, 1, 2, or_wild=True, or_meld=True)),
        ("4S 5S", "KS", replace(CAMPUS, dirty_naturals=3), ("9C 9D 9H",), PairNeeded(KING, 0, 2, or_meld=True)),
        ("KC 4S 5S", "KS", WEB, (), PairNeeded(KING, 1, 2, points=50)),
        ("KC 4S 5S", "KS", CAMPUS, (), PairNeeded(KING, 1, 2, or_wild=True, points=50)),
        ("KC AC AD AH", "KS", WEB, (), PairNeeded(KING, 1, 2)),
        ("KC KD 4S", "KS", WEB, (), TakeOpensTooLow(30, 50)),
        ("KC KD AC AD", "KS", WEB, (), TakeOpensTooLow(30, 50)),
        ("KC KD 3C 3S 3C", "KS", replace(WEB, meld_threes="black_last"), (), TakeOpensTooLow(30, 50)),
        ("2C 4S", "2S", WEB, ("9C 9D 9H",), WildOnPile(TWO)),
        ("2C 4S 5S", "2S", WILD_PAIRS, ("9C 9D 9H",), PairNeeded(TWO, 1, 2)),
        # the bug: one more two didn't take it either, as three come to 60 of the 90 points to open
        ("2C 4S 5S", "2S", replace(WILD_PAIRS, opening=(90,)), (), PairNeeded(TWO, 1, 2, points=90)),
        ("4S 5S", "2S", replace(CAMPUS, wild_cap=1), ("9C 9D 2C",), NothingTakes(TWO)),
        ("KC KD 4S", "KS", SEALED, (SEVEN_KINGS,), BookClosed(rank_of(KING))),
        ("KC 4S", "KS", SEALED, (SEVEN_KINGS,), BookClosed(rank_of(KING))),
        ("KC 4S", "KS", CLOSED_KINGS, (SEVEN_KINGS,), PairNeeded(KING, 1, 2)),
        ("KC 4S", "KS", CLOSED_KINGS, ("9C 9D 9H",), PairNeeded(KING, 1, 2, or_meld=True)),
        ("KC KD 4S", "KS", replace(WEB, take_needs_open=True), (), NotOpened()),
        ("AC AD 4S", "*R", replace(WEB, take_with="any_play", open_natural=True), (), OpeningNotNatural()),
        ("KC KD 5C 5D 4S", "5S KS", BOTTOM_TOO, ("9C 9D 9H",), NewMeldTooLow(15, 30, rank_of(FIVE))),
        ("KC KD 4S", "5S", replace(BOTTOM_TOO, take_bottom=False), ("9C 9D 9H",), PairNeeded(FIVE, 0, 5, worth=30)),
        # the bug: five fives more didn't take it either, as they come to 30 of the 50 points to open
        ("KC QD 4S", "5S", replace(BOTTOM_TOO, take_bottom=False), (), PairNeeded(FIVE, 0, 5, points=50, worth=30)),
        # the bug: where low cards count nothing, the number of fives that would do was divided by zero
        ("KC KD 4S", "5S", WORTHLESS, ("9C 9D 9H",), NewMeldTooLow(0, 30, rank_of(FIVE))),
        ("KC KD 5C QD 4S", "5S KS", BOTTOM_TOO, ("9C 9D 9H",), BottomNotPlayed(FIVE)),
        # the bugs: the bottom card, or a meld without wild cards, was named where more is lacking than that
        ("4S 7S", "5S KS", BOTTOM_TOO, ("9C 9D 9H",), PairNeeded(KING, 0, 2)),
        ("*R KC KD 5H 5C 5D", "QS KS", NATURAL_FOUR, (), TakeOpensTooLow(45, 50)),
        ("*R *B KC KD", "KS", NATURAL_FOUR, (), TakeOpensTooLow(30, 50)),
    ],
)
def test_what_is_missing_for_the_pile(
    hand: str, pile: str, rules: RuleSet, melds: tuple[str, ...], lack: Refusal
) -> None:
    assert why_no_take(view_of(table(hand, rules, pile=pile, melds=melds, phase="draw"), 0)) == lack


def test_the_last_cards_of_a_foot_do_not_take_one_card() -> None:
    for hand, pile, rules in (("KC KD", "KS", WEB), ("2C 2D", "2S", WILD_PAIRS)):
        now = table(hand, replace(rules, take_count=1), pile=pile, melds=("9C 9D 9H",), phase="draw", in_foot=(0,))
        assert why_no_take(view_of(now, 0)) == TooFewKept(0, by_pile=True)


ACES = "AC AD AH"
FREE = replace(WEB, first_take_free=True)
WILD_OR_PAIR = replace(WEB, take_with="pair_or_wild")
DEAR = replace(WEB, new_meld_points=30)
CLOSING = replace(CAMPUS, wild_cap=1, second_meld="after_closing")
BOTTOM = replace(WEB, take_bottom=True)


@pytest.mark.parametrize(
    ("hand", "pile", "melds", "rules", "found"),
    [
        ("KH KD 9C 8C", "5S KS", (ACES,), WEB, ["KS KH KD"]),
        ("KH KD KC 2C 9C", "5S KS", (ACES, "KC KD KH"), WEB, ["KS KH KD > 1"]),
        ("KH KD KC 2C 9C", "5S KS", (), WEB, ["KS KH KD 2C", "KS KH KD KC 2C"]),
        ("KH 2C *R 9C", "5S KS", (ACES,), WEB, []),
        ("KH 2C *R 9C", "5S KS", (ACES,), WILD_OR_PAIR, ["KS KH *R", "KS KH 2C"]),
        ("KH KD 9C", "5S KS", (ACES,), replace(WEB, upcard_play="to_open"), ["", "KS KH KD"]),
        ("KH 9C", "5S KS", (ACES,), replace(WEB, upcard_play="to_open"), []),
        ("KC KD 8C", "KS", (ACES,), FREE, ["", "KS KD KC"]),
        ("9C 8C", "KS", (), FREE, [""]),
        # by any play: on each meld that takes it, alone and with each kind of wild, or with any two
        (
            *("KH KD 2C *R 9C", "5S KS", (ACES, "KC KD KH"), CAMPUS),
            ["KS > 1", "KS KH KD > 1", "KS KH *R > 1", "KS KH 2C > 1"],
        ),
        (
            *("9C 9D 9H 9S 9C 9D 8C", "5S 2S", (ACES,), CAMPUS),
            ["2S > 0", "9S 9H 2S", "9S 9H 9D 2S", "9S 9H 9D 9D 2S", "9S 9H 9D 9D 9C 2S"],
        ),
        ("9C 9D 8C 7C", "5S 2S", ("KC KD 2D",), CAMPUS, ["9D 9C 2S"]),
        ("KH KD KS 8C", "5S 2S", ("KC KD 2D",), CAMPUS, ["2S KS > 0", "2S KS KH > 0", "2S KS KH KD > 0"]),
        ("3C 3S 3C 9C", "5S 2S", (ACES,), replace(CAMPUS, meld_threes="all"), ["2S > 0", "3S 3C 2S", "3S 3C 3C 2S"]),
        ("3C 3S 3C 9C", "5S 2S", (ACES,), replace(CAMPUS, meld_threes="black_last"), ["2S > 0"]),
        ("KC KD 8C 7C", "2C KS", (ACES, "KH KD KH"), replace(CAMPUS, freeze="until_taken"), ["KS > 1", "KS KD KC > 1"]),
        # a wild with two like it, or with any two wilds
        ("2C 2D *R 9C", "5S 2S", (ACES,), WILD_PAIRS, ["2S 2D 2C"]),
        ("2C 2D *R 9C", "5S 2S", (ACES, "*R *B *R"), WILD_PAIRS, ["2S 2D 2C > 1"]),
        ("2C 2D *R 9C", "5S 2S", (ACES,), replace(CAMPUS, wild_melds="allowed"), ["2S > 0", "2S 2D 2C", "2S *R 2D"]),
        # as many as a new meld is worth enough with
        ("5H 5D 5C 5D 2C 9C", "6S 5S", (ACES,), DEAR, ["5S 5H 5D 2C", "5S 5H 5D 5D 2C", "5S 5H 5D 5D 5C 2C"]),
        ("5H 5D 5C 5D 5H 9C", "6S 5S", (ACES,), DEAR, ["5S 5H 5H 5D 5D 5C"]),
        ("5H 5D 5C 5D 9C", "6S 5S", (ACES,), DEAR, []),
        # a wild in a second meld, once naturals have closed the first
        ("KC KD KH 9C 8C", "5S 2S", ("KC KD KH KS KC KD 2D",), CLOSING, ["KH > 0 + KD KC 2S"]),
        ("KC KD KH KS 8C", "5S 2S", ("KC KD KH KS KC KD 2D",), CLOSING, ["KS > 0 + KH KD 2S", "KS > 0 + KH KD KC 2S"]),
        ("KC KD 9C 8C", "5S 2S", ("KC KD KH KS KC KD 2D",), CLOSING, []),
        ("KC KD KH 9C 8C", "5S 2S", ("KC KD KH KS KC KD 2D",), replace(CLOSING, second_meld="never"), []),
        ("KC KD KH 9C 8C", "5S 2S", (f"{SEVEN_KINGS} 2D",), CLOSING, ["KH KD 2S", "KH KD KC 2S"]),
        # with the bottom card of the pile
        ("KC KD 8C 7C", "9S 5S KS", (ACES, "9C 9D 9H"), BOTTOM, ["KS KD KC + 9S > 1"]),
        ("KC KD 2C 7C", "2S 5S KS", (ACES,), BOTTOM, ["KS KD KC + 2S > 0", "KS KD KC 2S"]),
        ("KC KD 8C 7C", "9S 5S KS", (ACES,), BOTTOM, []),
        (
            *("KC KD 9C 8C", "2H 5S 2S", (f"{SEVEN_KINGS} KS",), replace(CLOSING, take_bottom=True)),
            ["2S > 0 + 2H KD KC", "KD KC 2S + 2H > 0"],
        ),
    ],
)
def test_smallest_ways_to_take_the_pile(
    hand: str, pile: str, melds: tuple[str, ...], rules: RuleSet, found: list[str]
) -> None:
    turns = 0 if rules == FREE else 1
    view = my_view(table(hand, rules, pile=pile, melds=melds, turns=turns))
    places = [
        [" ".join(part.cards) + ("" if part.onto is None else f" > {part.onto}") for part in take.groups]
        for take in takes(view)
    ]
    assert [" + ".join(groups) for groups in places] == found


HANDS = (
    "KC 9C",
    "KC KD 9C",
    "KC 2C 9C",
    "9C 9D 9H",
    "2C 2D 9C",
    "KC KD 2C *R",
    "QC QD QH KC",
    "KC 9C 9D 2C",
    "3C 3S 2D",
)
PILES = ("KS", "4C KS", "9S 4C KS", "2S", "KC 2H", "2H KS", "KH KS", "2D 2S", "3S")
MELDS = ((), ("KC KD KH", "9C 9D 2S"), ("KC KD KH KS", "QC QD QS"), ("KC KD 2S",))


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"opening": (60,), "take_then_draw": 1},
        {"take_with": "any_play"},
        {"take_with": "any_play", "wild_limit": "fewer", "upcard_play": "to_open"},
        {"take_with": "pair_or_wild"},
        {"take_with": "pair_or_meld", "closed_book": "sealed"},
        {"upcard_play": "to_open"},
        {"wild_melds": "allowed"},
        {"take_bottom": True},
        {"take_bottom": True, "take_with": "any_play"},
        # the bugs: a wild was not tried with threes, nor a wild at the bottom with other wilds
        {"meld_threes": "all", "take_with": "any_play", "wild_cap": 1},
        {"take_bottom": True, "take_with": "any_play", "wild_melds": "allowed", "wild_cap": 1},
        {"take_bottom": True, "meld_threes": "all", "take_with": "any_play", "wild_cap": 1},
        {"new_meld_points": 25},
        {"book_size": 5, "second_meld": "after_closing", "take_with": "any_play", "wild_cap": 1},
        {"open_waived": True},
        {"open_natural": True, "take_with": "any_play"},
    ],
    ids=str,
)
def test_a_take_is_found_exactly_where_there_is_one(changes: dict[str, Any]) -> None:
    rules = replace(WEB, **{"opening": (0,), "take_count": 3, **changes})
    for hand, pile, melds in one_in(5, product(HANDS, PILES, MELDS)):
        view = my_view(table(f"{hand} 7C", rules, pile=pile, melds=melds))
        found = list(takes(view))
        assert bool(found) == (forced(view, pile=True) is not None), (hand, pile, melds)
        assert all(why_not(view, take) is None for take in found)
        assert (why_no_take(view) is None) == bool(found)
