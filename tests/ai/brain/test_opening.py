import random
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.brain.opening import opening, whole_hand, wilds_allowed_to_open
from game.ai.brain.to_moves import groups_of
from game.ai.brain.tuning import Tuning
from game.cards import in_hand_order
from game.engine.legal import why_not
from game.engine.melding.openings import openings
from game.engine.moves import MeldCards
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.ai.brain.counts import CLASSES, at, lays
from tests.build import PARTNERS, PRESETS, WEB, full_deck, my_view, table

WILD_MELDS, WAIVED = ruleset_from({"wild_melds": "allowed"}), ruleset_from({"open_waived": True})
NATURAL_FIRST = ruleset_from({"open_natural": True})
SEVENS_COST = ruleset_from({"unfinished_book": 200, "sevens_book": 1500})
WILDS_COST = replace(WILD_MELDS, unfinished_book=200)


@pytest.mark.parametrize(
    ("rules", "n", "hand", "most", "expected"),
    [
        # No wild that isn't needed; the dearest pairs first, and a two where it is enough.
        (WEB, 1, "KC KD KH QC QD QH 2C", 9, "KKK QQQ"),
        (WEB, 1, "KC KD KH AC AD 4C 2C", 9, "AA2 KKK"),
        (WEB, 1, "KC KD KH AC AD 4C 2C", 0, ""),
        (WEB, 1, "KC KD 2C 4C", 9, ""),
        (WEB, 1, "KC KD *R 4C", 9, "KK*"),
        (WEB, 1, "KC KD 2C *R 4C", 9, "KK*"),
        (WEB, 1, "AC AD 2C *R 4C", 9, "AA2"),
        (WEB, 1, "KC KD QC QD 2C 2D", 9, "KK2 QQ2"),
        (WEB, 1, "KC KD QC QD 2C 2D", 1, ""),
        (WEB, 1, "KC KD QC QD 2C *R", 9, "KK*"),
        (WEB, 2, "KC KD KH QC QD QH QS 5C 5D 5H", 9, ""),  # 85 of 90
        (WEB, 2, "KC KD KH QC QD QH QS QC 5C 5D 5H", 9, "KKK QQQQQ 555"),
        (WEB, 2, "AC AD AH 2C 2D", 9, "AAA22"),
        (WEB, 2, "AC AD AH 2C", 9, ""),
        (PARTNERS, 2, "AC AD AH 2C 2D", 9, ""),  # three naturals take one wild there
        (WEB, 2, "AC AD AH 4C 4D 2C", 9, "442 AAA"),
        # Wilds alone, if there are three and three may be spent.
        (WILD_MELDS, 1, "2C 2D *R 4C 5C", 9, "*22"),
        (WILD_MELDS, 1, "2C 2D *R 4C 5C", 2, ""),
        (WILD_MELDS, 4, "2C 2D *R AC AD AH 5C", 9, "AAA*22"),
        (replace(PARTNERS, wild_melds="allowed"), 4, "2C 2D *R AC AD AH 5C", 9, "AAA *22"),  # which is 150
        (replace(PARTNERS, wild_melds="allowed"), 4, "2C 2D 2H AC AD AH 5C", 9, ""),
        (WILD_MELDS, 1, "2C 2D 4C 5C", 9, ""),
        (replace(WILD_MELDS, open_natural=True), 1, "2C 2D *R 4C 5C", 9, ""),
        # With one meld of naturals, where the rules ask for it.
        (NATURAL_FIRST, 1, "AC AD 2C", 9, ""),
        (NATURAL_FIRST, 2, "AC AD AH 2C *R", 9, ""),
        # Wilds that cost points unless they become a book are begun with five.
        (WILDS_COST, 1, "2C 2D 2H *R *B 4C", 9, "**222"),
        (WILDS_COST, 1, "2C 2D 2H *R 4C", 9, ""),
        (replace(WEB, new_meld_points=45), 1, "AC AD KC KD KH KS KC 4C", 9, "KKKKK"),
        # Sevens that cost points unless they become a book aren't begun, which says nothing of the ranks below.
        (SEVENS_COST, 1, "AC AD AH 7C 7S 7H 5C 5S 5H", 9, "AAA 555"),
        (NATURAL_FIRST, 1, "AC AD 2C 4C 4D 4H", 9, "AA2 444"),
    ],
)
def test_the_melds_of_an_opening(rules: RuleSet, n: int, hand: str, most: int, expected: str) -> None:
    assert lays(opening(at(hand, rules=rules, n=n), 0, most)) == expected


@pytest.mark.parametrize(
    ("rules", "n", "hand", "upcard", "natural_pair", "expected"),
    [
        (WEB, 1, "KC KD KH AC AD 2C", "K", True, "AA2 KKK"),
        (WEB, 1, "AC AD AH KC KD 2C", "K", True, ""),
        (WEB, 1, "AC AD AH KC KD 2C", "K", False, "KK2 AAA"),
        (WEB, 1, "AC AD KC KD 2C *R", "K", False, "KK*"),
        (WEB, 3, "AC AD KC KD 2C 2D 2H", "K", False, "KK22 AA2"),
        (WEB, 1, "AC AD AH KC 2C", "K", False, ""),
        (WEB, 1, "AC AD AH 4C 2C", "4", False, ""),
        (WEB, 1, "KC KD KH QC QD QH 2C *R", "2", True, "KKK2 QQQ"),
        (WEB, 1, "KC KD KH QC QD QH 2C *R", "*", True, "KKK* QQQ"),
        (WEB, 1, "AC AD 4C 4D 2C *R", "2", True, "AA2"),
        (SEVENS_COST, 1, "AC AD AH 7C 7S 7H", "7", True, ""),
        (WILD_MELDS, 4, "4C 4D 2C 2D *R *R *B", "4", False, ""),  # wilds alone don't play it
    ],
)
def test_an_upcard_is_played(rules: RuleSet, n: int, hand: str, upcard: str, natural_pair: bool, expected: str) -> None:
    assert lays(opening(at(hand, rules=rules, n=n), 0, 9, CLASSES.index(upcard), natural_pair)) == expected


@pytest.mark.parametrize(
    ("rules", "hand", "more", "expected"),
    [
        (WAIVED, "4C 4D 4H 5C 5D 2C", {}, "552 444"),
        (WAIVED, "4C 4D 4H 4S 2C *R", {}, "4444*2"),
        (WEB, "4C 4D 4H 5C 5D 2C", {}, ""),
        (WAIVED, "4C 4D 4H 5C", {}, ""),
        (WAIVED, "4C 4D 4H 3S", {}, ""),
        (WAIVED, "4C 4D 4H 3H", {}, ""),
        (WAIVED, "4C 4D 5C 5D 2C", {}, ""),
        (WAIVED, "2C 2D", {}, ""),
        (WAIVED, "4C 4D 2C 2D 2H", {}, ""),
        (replace(WAIVED, open_natural=True), "4C 4D 2C", {}, ""),
        (WAIVED, "4C 4D 4H", {"in_foot": (0,)}, ""),
    ],
)
def test_a_whole_hand_needs_no_minimum_where_it_is_waived(
    rules: RuleSet, hand: str, more: dict[str, Any], expected: str
) -> None:
    """Given a hand that melds use up, it goes down; otherwise nothing does."""
    assert lays(whole_hand(at(hand, rules=rules, **more), 0)) == expected


@pytest.mark.parametrize(
    ("turns", "opened", "extra", "expected"),
    [(0, 0, 0, 0), (5, 0, 0, 3), (2, 0, 0, 0), (2, 1, 0, 1), (2, 2, 0, 1), (0, 0, 2.5, 1)],
)
def test_how_many_wilds_may_be_spent(turns: int, opened: int, extra: float, expected: int) -> None:
    position = at("4C", turns=turns, players=6, teams=3, seat=3)
    for team in range(1, 1 + opened):
        position.tables[team] = at(melds=["KC KD KH"]).tables[0]
    assert wilds_allowed_to_open(position, 3, replace(Tuning(), open_wilds_rival=0.5), extra) == expected


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_it_opens_whenever_the_exact_search_can(rules: RuleSet) -> None:
    chance, both = random.Random(7), 0
    for number in range(300):
        hand = in_hand_order(chance.sample(full_deck(3), 13))
        view = my_view(table(" ".join(hand), rules, phase="play", n=1 + number % 4, bare=True, stock=""))
        mine = groups_of(opening(position_of(view), 0, 99), view.hand)
        found = openings(rules, view.hand, rules.opening[number % 4])
        assert bool(mine) == bool(found)
        if mine:
            both += 1
            assert why_not(view, MeldCards(mine)) is None
            fewest = min(sum(card[0] in "2*" for group in groups for card in group.cards) for groups in found)
            assert sum(card[0] in "2*" for group in mine for card in group.cards) <= fewest
    assert both > 30
