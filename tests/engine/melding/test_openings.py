"""The exact search for openings: the cheapest, the one with fewest wilds, the one with most cards, and fewest."""

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
