from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import CountedPosition
from game.ai.brain.taking_pile import may_be_taken, pile_pays, pile_worth, takes_pile, ways_to_play
from game.ai.brain.tuning import Tuning
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import PLENTY, at, held, lays, melds, pile_of
from tests.build import CAMPUS, COUPLES, FAMILY, WEB, clean_book, dirty_book

ACES, KINGS, DIRTY = "AC AD AH", "KC KD KH", "QC QD QH 2D"
PAIR = "KC KD 4C 5C"
RED_LAID = ruleset_from({"red_threes": "lay_down"})
THREES = ruleset_from({"meld_threes": "all"})
WILD_MELDS = ruleset_from({"wild_melds": "allowed"})
PAIR_OR_WILD = ruleset_from({"take_with": "pair_or_wild"})
WILD_BOOK = "2C 2D 2H 2S *R *B 2C"
BOTTOM = ruleset_from({"take_bottom": True, "take_count": 3})
FROZEN = replace(CAMPUS, freeze="until_taken")
SEALED = replace(COUPLES, closed_book="sealed")
DRAWN_TOO = replace(SEALED, take_then_draw=1)


def before(pile: str, hand: str = PAIR, rules: RuleSet = WEB, **more: Any) -> CountedPosition:
    """The seat's turn begins with this pile, the upcard last."""
    position = at(hand, rules=rules, **{"stock": PLENTY, "melds": [ACES], **more})
    position.pile = pile_of(pile)
    return position


@pytest.mark.parametrize(
    ("rules", "pile", "more", "expected"),
    [
        (WEB, "K", {}, True),
        (WEB, "", {}, False),
        (WEB, "K3", {}, False),
        (WEB, "3K", {}, True),
        (ruleset_from({"take_count": "never"}), "K", {}, False),
        (COUPLES, "455K", {}, False),  # no pile of fewer than five
        (COUPLES, "4455K", {}, True),
        (FAMILY, "K", {"turns": (1, 1, 0, 1)}, False),  # not before everybody has had a turn
        (FAMILY, "K", {"turns": (1, 1, 1, 1)}, True),
        (replace(WEB, freeze="one_lap"), "2K", {"frozen": 1}, False),
        (replace(WEB, freeze="until_taken"), "2K", {"frozen": 1}, True),
        (THREES, "K3", {}, True),
        (THREES, "3K3", {}, False),  # two threes, of which one might have to be played
        (THREES, "33", {}, False),
        (THREES, "3KKKKKK3", {}, True),  # the eighth card doesn't come
    ],
)
def test_a_pile_that_may_be_taken(rules: RuleSet, pile: str, more: dict[str, Any], expected: bool) -> None:
    assert may_be_taken(before(pile, rules=rules, **more)) == expected


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "expected"),
    [
        (WEB, PAIR, "K", 27),  # a triple
        (WEB, PAIR, "22*K", 27 + 3 * 49),
        (WEB, PAIR, "9K", 27 - 3),
        (WEB, "KC KD 9C", "9K", 27 + 13),
        (WEB, PAIR, "44K", 3 * 27),
        (WEB, PAIR, "AK", 27 + 3 + 20),  # onto the team's aces
        (WEB, PAIR, "3hK", 27 - 20 - 0.05 * 5 - 20 - 0.05 * 300),
        (WEB, PAIR, "2999999K", 27 + 6 * 27),  # seven come
        (RED_LAID, PAIR, "3hK", 27 - 20 - 0.05 * 5 + 100),
        (THREES, PAIR, "3hK", 27 - 3 - 3),
    ],
)
def test_the_worth_of_the_pile(rules: RuleSet, hand: str, pile: str, expected: float) -> None:
    assert pile_worth(before(pile, hand, rules), 0, Tuning()) == pytest.approx(expected)


def test_threes_are_worth_more_where_a_meld_takes_them() -> None:
    position = before("3hK", rules=THREES, melds=[ACES, "3C 3S 3C"])
    assert pile_worth(position, 0, Tuning()) == pytest.approx(27 + 3 + 5 + 3 + 300)


@pytest.mark.parametrize(
    ("tuning", "more", "least"),
    [
        ({}, {}, 27),
        ({"take_opens": -4}, {"melds": []}, 23),
        ({"take_in_foot": 5}, {"in_foot": (0,)}, 32),
        ({"take_in_foot": 5}, {"in_foot": (1,)}, 27),
        ({"take_threatened": 7}, {}, 27),
        ({"take_threatened": 7}, {"stock": "8C 8D"}, 34),
        ({}, {"rules": replace(WEB, take_needs_open=True)}, 27),
        ({}, {"rules": replace(WEB, take_needs_open=True), "melds": []}, None),
        ({}, {"stock": "8C"}, -1e9),  # nothing else is left to do
    ],
)
def test_the_least_worth_for_taking(tuning: dict[str, float], more: dict[str, Any], least: float | None) -> None:
    for take_from in (26.9, 27, 22.9, 23, 31.9, 32, 33.9, 34):
        position = before("K", **more)
        wanted = least is not None and (take_from < least or least < 0)
        assert pile_pays(position, 0, replace(Tuning(), take_from=take_from, **tuning)) == wanted


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "more", "expected"),
    [
        (WEB, PAIR, "K", {}, "KKK"),
        (WEB, "KC KD KH 4C", "K", {}, "KKKK"),
        (WEB, PAIR, "K", {"melds": [ACES, KINGS]}, "KKK>1"),
        (WEB, "KC 2C 4C", "K", {"melds": [ACES, KINGS]}, None),
        (WEB, "KC 2C 4C", "K", {}, None),
        # Two cards must be left in the foot.
        (WEB, "KC KD 4C", "K", {"in_foot": (0,)}, None),
        (WEB, PAIR, "K", {"in_foot": (0,)}, "KKK"),
        (WEB, "KC KD 4C", "9K", {"in_foot": (0,)}, "KKK"),
        (replace(WEB, take_then_draw=1), "KC KD 4C", "K", {"in_foot": (0,)}, "KKK"),
        (replace(WEB, take_then_draw=1), "KC KD 4C", "K", {"in_foot": (0,), "stock": ""}, None),
        # The last card of the hand may go down with it: a foot follows.
        (WEB, "KC KD", "K", {}, "KKK"),
        (CAMPUS, "KC 2C 4C", "K", {"in_foot": (0,)}, None),
        (CAMPUS, "KC *R 4C", "K", {"in_foot": (0,)}, None),
        # Any play: alone onto a meld, with a wild, rather a two than a joker.
        (CAMPUS, "4C 5C", "K", {"melds": [ACES, KINGS]}, "K>1"),
        (CAMPUS, "KC 2C *R", "K", {}, "KK2"),
        (CAMPUS, "KC *R 4C", "K", {}, "KK*"),
        (CAMPUS, "4C 2C", "K", {}, None),
        (FROZEN, "KC 2C 4C", "K", {"frozen": 1}, None),
        (FROZEN, "4C 5C", "K", {"frozen": 1, "melds": [ACES, KINGS]}, None),
        (FROZEN, PAIR, "K", {"frozen": 1}, "KKK"),
        (PAIR_OR_WILD, "KC 2C 4C", "K", {}, "KK2"),
        (PAIR_OR_WILD, "KC 2C 4C", "K", {"melds": [ACES, KINGS]}, "KK2>1"),
        (PAIR_OR_WILD, "KC 2C 4C", "K", {"melds": [ACES, "KC KD 2S"]}, "KK2>1"),
        (PAIR_OR_WILD, "KC 2C 4C", "K", {"melds": [ACES, "KC KD 2C 2S"]}, None),  # no room for another wild
        (PAIR_OR_WILD, "4C 5C", "K", {"melds": [ACES, KINGS]}, None),
        (replace(PAIR_OR_WILD, dirty_naturals=3), "KC 2C 4C", "K", {}, None),  # three begin a meld with a wild
        # Where the upcard is only played to open, a pair that can't be laid is enough.
        (SEALED, PAIR, "4455K", {"melds": [clean_book("K")]}, ""),
        # It must bring more than the one card that is discarded: two who swap kings would never end a round.
        (replace(SEALED, short_pile=True), PAIR, "4K", {"melds": [clean_book("K")]}, ""),
        (replace(SEALED, short_pile=True), PAIR, "K", {"melds": [clean_book("K")]}, None),
        (replace(SEALED, take_count=1), PAIR, "4455K", {"melds": [clean_book("K")]}, None),
        (replace(DRAWN_TOO, take_count=1), PAIR, "4455K", {"melds": [clean_book("K")]}, ""),
        (replace(DRAWN_TOO, take_count=1), PAIR, "4455K", {"melds": [clean_book("K")], "stock": ""}, None),
        (SEALED, "KC 4C 5C", "4455K", {"melds": [clean_book("K")]}, None),
        (replace(SEALED, upcard_play="always"), PAIR, "4455K", {"melds": [clean_book("K")]}, None),
        # Wild upcards: a meld of wilds, a dirty meld, a pair, else the smallest clean meld.
        (WILD_MELDS, "2C 2D 4C 5C", "2", {}, "222"),
        (WILD_MELDS, "*R *R 4C 5C", "*", {}, "***"),
        (WILD_MELDS, "2C *R 4C 5C", "2", {}, None),
        (WILD_MELDS, "2C 2D 4C 5C", "2", {"melds": [ACES, "2H 2S 2C"]}, "222>1"),
        (replace(WILD_MELDS, closed_book="sealed"), "2C 2D 4C 5C", "2", {"melds": [ACES, WILD_BOOK]}, None),
        (replace(WILD_MELDS, new_meld_points=70), "2C 2D 4C 5C", "2", {"melds": ["AC AD AH AS"]}, None),  # 60
        (CAMPUS, "4C 4D 5C", "2", {"melds": [ACES, DIRTY, "JC JD JH JS 2H"]}, "2>2"),
        (CAMPUS, "4C 4D 5C", "2", {"melds": [dirty_book("Q", 8), "JC JD JH 2H"]}, "2>1"),
        (CAMPUS, "4C 4D 5C", "2", {"melds": [dirty_book("Q", 8)]}, "2>0"),
        (CAMPUS, "4C 4D 5C 5D", "*", {"melds": [ACES]}, "55*"),
        (CAMPUS, "4C 5C", "2", {"melds": ["JC JD JH JS", ACES]}, "2>1"),
        (CAMPUS, "4C 5C", "2", {"melds": ["QC QD 2H", ACES]}, "2>1"),  # the first has no room
        (CAMPUS, "*R *R 4C", "2", {"melds": [ACES, KINGS]}, "2>0"),
        (replace(CAMPUS, closed_book="any"), "4C 5C", "2", {"melds": [clean_book("Q", CAMPUS.book_size)]}, None),
        (CAMPUS, "4C 5C", "2", {"melds": ["QC QD 2H"]}, None),
        # Threes as a rank: with all that are held.
        (THREES, "3C 3S 4C 5C", "3", {}, "333"),
        (THREES, "3C 4C 5C", "3", {}, None),
        (THREES, "3C 3S 4C 5C", "3", {"melds": [ACES, "3C 3S 3C"]}, "333>1"),
        # The lowest card taken must be played as well.
        (BOTTOM, PAIR, "95K", {}, None),
        (BOTTOM, "KC KD 9C 9D 4C", "95K", {}, "KKK 999"),
        (BOTTOM, "KC KD 9C 9D 4C", "495K", {}, "KKK 999"),
        (BOTTOM, "KC KD 9C 4C", "95K", {"melds": [ACES, "9H 9S 9C"]}, "KKK 99>1"),
        (BOTTOM, PAIR, "K5K", {}, "KKKK"),
        (BOTTOM, PAIR, "9K", {}, None),
        (BOTTOM, "AC AD KC KD KH 4C", "A5A", {"melds": []}, "AAAA KKK"),
        (BOTTOM, PAIR, "35K", {}, None),
        (BOTTOM, PAIR, "25K", {}, None),
        (BOTTOM, PAIR, "25K", {"melds": [ACES, DIRTY]}, "KKK 2>1"),
        (BOTTOM, PAIR, "*5K", {"melds": [DIRTY]}, "KKK *>0"),
        (BOTTOM, PAIR, "25K", {"melds": ["QC QD 2H 2D"]}, None),
        (BOTTOM, PAIR, "K", {}, "KKK"),
        (replace(BOTTOM, take_with="pair_or_wild"), "KC 2C 4C", "25K", {"melds": ["KC KD 2S"]}, None),  # room for one
        # To open, the upcard counts, and more wilds may be spent.
        (WEB, "AC AD 4C 5C", "A", {"melds": []}, "AAA"),
        (WEB, PAIR, "K", {"melds": []}, None),
        (WEB, "4C 4D AC AD AH 9C", "4", {"melds": []}, "AAA 444"),
        (WEB, "4C AC AD AH 9C", "4", {"melds": []}, None),  # it goes down, or nothing does
        (WEB, "KC KD AC AD 2C 4C", "K", {"melds": [], "turns": 0}, None),
        # With one like it and a wild, where the rules let that take a pile that isn't frozen; a wild with any pair.
        *(
            (rules, "AC 2C 4C 5C", "A", {"melds": [], "turns": 5, **more}, expected)
            for rules, more, expected in (
                (WEB, {}, None), (PAIR_OR_WILD, {}, "AA2"), (CAMPUS, {}, "AA2"), (FROZEN, {"frozen": 1}, None))
        ),
        (CAMPUS, "AC AD 4C 5C", "2", {"melds": [], "turns": 0}, "AA2"),
        (CAMPUS, "KC KD QC QD 2C 4C", "2", {"melds": [], "turns": 0}, None),
    ],
)  # fmt: skip
def test_how_the_upcard_is_played(
    rules: RuleSet, hand: str, pile: str, more: dict[str, Any], expected: str | None
) -> None:
    position = before(pile, hand, rules, **more)
    as_before = held(position)
    assert lays(ways_to_play(position, 0, Tuning())) == expected
    assert held(position) == as_before


def test_an_opening_that_takes_the_pile_may_cost_more_wilds() -> None:
    position = before("K", "KC KD AC AD 2C 4C", melds=[], turns=0)
    assert lays(ways_to_play(position, 0, replace(Tuning(), open_wilds_take=2.5))) == "AA2 KKK"


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "more", "on_table", "in_hand"),
    [
        (WEB, PAIR, "29K", {}, "AAA KKK", "4592"),
        (WEB, "KC 4C 5C", "29K", {}, None, ""),
        (WEB, PAIR, "hhK", {}, None, ""),  # worth less than a draw
        (WEB, "KC KD", "K", {"feet": {0: "9C 9D"}}, "AAA KKK", ""),
        (WILD_MELDS, "2C 2D 4C", "2", {}, "AAA www", "4"),
        (WILD_MELDS, "2C 4C", "2", {}, None, ""),
        (WEB, "2C 2D 4C", "2", {}, None, ""),
        (CAMPUS, "4C 5C", "2", {}, "AAAw", "45"),
        (PAIR_OR_WILD, "2C 2D 4C", "2", {}, None, ""),
        (PAIR_OR_WILD, "AC AD 2C 4C", "2", {"melds": []}, None, ""),
        (WEB, "AC AD 2C 2D 4C", "2", {"melds": []}, None, ""),
        (replace(WEB, freeze="until_taken"), PAIR, "2K", {"frozen": 1}, "AAA KKK", "452"),
        (FROZEN, "2C KC 4C", "2K", {"frozen": 1}, None, ""),
        (FROZEN, "2C 2D 4C", "22", {"frozen": 1}, None, ""),
        (THREES, "3C 3S 4C", "22K3", {"seat": 2}, "AAA 333", "4K22"),
        (THREES, "3C 3S AC AD AH 2C 4C", "22K3", {"melds": []}, None, ""),
        (THREES, "3C 4C", "22K3", {}, None, ""),
        (RED_LAID, PAIR, "h9K", {}, "AAA KKK", "459"),
        (replace(RED_LAID, take_then_draw=1), PAIR, "h9K", {}, "AAA KKK", "459"),
    ],
)
def test_taking_the_pile(
    rules: RuleSet, hand: str, pile: str, more: dict[str, Any], on_table: str | None, in_hand: str
) -> None:
    """Given a pile that is taken, its cards are held or laid; otherwise nothing is changed."""
    position = before(pile, hand, rules, **more)
    seat = position.turn
    as_before = held(position, seat), melds(position), position.pile.copy()
    assert takes_pile(position, seat, Tuning()) == (on_table is not None)
    assert position.held[seat]  # where all is laid, the foot is taken up
    if on_table is None:
        assert (held(position, seat), melds(position), position.pile) == as_before
    else:
        assert (melds(position), held(position, seat), position.pile, position.frozen) == (on_table, in_hand, [], -1)
