"""The exact search for openings: the cheapest, the one with fewest wilds, the one with most cards, and fewest."""

import pytest
from msgspec.structs import replace

from game.engine.melding.openings import openings
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, PARTNERS, WEB, cards


def texts(hand: str, need: int, upcard: str | None = None, rules: RuleSet = WEB) -> list[str]:
    """Each opening as its groups, cards sorted within them."""
    found = openings(rules, cards(hand), need, None if upcard is None else cards(upcard)[0])
    return [" + ".join(" ".join(sorted(group.cards)) for group in groups) for groups in found]


def test_the_cheapest_opening_comes_first() -> None:
    """Given aces worth 60 and kings worth 30 with a joker, the sixty of the aces open a minimum of 50 most cheaply."""
    assert texts("AH AD AS KH KD KS *R 9C", 50)[0] == "AD AH AS"


def test_of_equally_cheap_openings_the_one_with_fewest_cards_comes_first() -> None:
    """Given 110 points from four aces and three kings, or from three aces and five kings, seven cards are enough."""
    assert texts("AH AD AS AC KH KD KS KC KD", 105)[0].count("K") == 3


def test_an_opening_without_wilds_is_among_them() -> None:
    """Given a way with and a way without wilds, the one that spends none is found."""
    assert any("*" not in text and "2C" not in text for text in texts("KH KD KS QH QD QS *R 2C", 60))


def test_the_broadest_opening_lays_the_most_cards() -> None:
    """Given three sets of three, an opening that lays all nine cards is found."""
    assert max(len(text.replace(" + ", " ").split()) for text in texts("KH KD KS QH QD QS JH JD JS 9C", 50)) == 9


def test_no_opening_where_the_points_do_not_reach() -> None:
    """Given 45 points at most, nothing opens 50."""
    assert texts("KH KD KS 4H 4S 4H 9C 8C", 50) == []
    assert texts("KH KD KS 4H 4S 4H 9C 8C", 45) != []


def test_wilds_are_not_counted_twice() -> None:
    """Given one joker that either pair could take, only one of them gets it: 70 points are to be had, not 120."""
    assert texts("KH KD QH QD *R 9C", 71) == []
    assert len(texts("KH KD QH QD *R 9C", 70)) == 1


def test_the_upcard_lies_in_a_group_with_its_pair() -> None:
    """Given a take, every opening found has three of the upcard's rank together."""
    for text in texts("KH KD AH AD AC 9C", 50, "KS"):
        assert any(group.count("K") == 3 for group in text.split(" + "))
    assert texts("KH AH AD AC 2C 9C", 50, "KS") == []


def test_by_any_play_a_wild_will_do_beside_the_upcard() -> None:
    """Given Campus Books, one king and a joker with the upcard reach 70."""
    assert texts("KH *R 9C 8C", 70, "KS", CAMPUS) == ["*R KH KS"]


def test_several_melds_of_a_rank_carry_more_wilds_than_one() -> None:
    """Given eight sevens and three twos under a cap of two, a book and a meld of three carry all the twos."""
    found = openings(PARTNERS, cards("7C 7D 7H 7S 7C 7D 7H 7S 2C 2D 2H"), 90)
    assert [[len(group.cards) for group in groups] for groups in found] == [[7, 3], [8, 3]]


BOTTOM = replace(WEB, take_bottom=True)


@pytest.mark.parametrize(
    ("hand", "bottom", "found"),
    [
        # it lies with two of the hand, in the pair's own meld, or with it if it is wild
        ("KH KD AC AD 9C", "AS", {"KD KH KS + AC AD AS"}),
        ("KH KD AC AD AH 9C", "KC", {"KC KD KH KS + AC AD AH"}),
        ("KH KD 9C", "2D", {"2D KD KH KS"}),
        ("KH KD AC AD 9C", "2D", {"2D KD KH KS", "2D AC AD + KD KH KS"}),
        # its like from the hand may lie there as well as itself; it is no part of the pair
        ("KH KD AC AD AS 9C", "AS", {"KD KH KS + AC AD AS", "KD KH KS + AC AD AS AS"}),
        ("KH AC AD AH 9C", "KC", set()),
        ("KH KD AC AH AH 9C", "9S", set()),
    ],
)
def test_a_pile_whose_bottom_card_is_melded_too_opens_with_both(hand: str, bottom: str, found: set[str]) -> None:
    """Given a king on the pile and 50 points to open, each opening plays it with a pair, and the card at the bottom."""
    openings_found = openings(BOTTOM, cards(hand), 50, cards("KS")[0], bottom=cards(bottom)[0])
    told = {frozenset(" ".join(sorted(group.cards)) for group in groups) for groups in openings_found}
    assert told <= {frozenset(text.split(" + ")) for text in found}
    assert bool(told) == bool(found)
