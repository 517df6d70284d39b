"""The exact search for openings: the cheapest, the one with fewest wilds, the one with most cards, and fewest."""

import pytest
from msgspec.structs import replace

from game.engine.melding.melds import meldable_threes
from game.engine.melding.openings import most_points, openings
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, PARTNERS, WEB, cards

WILD_MELDS = replace(WEB, wild_melds="allowed")
ANYTIME = replace(PARTNERS, second_meld="anytime")
DEAR = replace(WEB, new_meld_points=30)
BOOKS_COUNT = replace(WEB, open_counts_books=True, book_size=5)
PAIR_OR_WILD = replace(WEB, take_with="pair_or_wild")
NATURAL = replace(WEB, open_natural=True)
BOTTOM = replace(WEB, take_bottom=True)


@pytest.mark.parametrize(
    ("hand", "need", "rules", "pile", "found", "most"),
    [
        # exactly as much as is needed opens, one point more doesn't; a joker goes to one of two pairs only
        ("KH KD QH QD *R 9C", 70, WEB, "", ["KH KD *R"], 70),
        ("KH KD QH QD *R 9C", 71, WEB, "", [], 70),
        ("KH KD KS 4H 4S 4H 9C 8C", 45, WEB, "", ["KH KD KS + 4H 4S 4H"], 45),
        ("KH KD KS 4H 4S 4H 9C 8C", 46, WEB, "", [], 45),
        # the cheapest; then most cards with few wilds, and most of all; of those with fewest cards the one worth most
        (
            *("AH AD AS KH KD KS *R 9C", 30, WEB, ""),
            ["KH KD KS", "AH AD AS + KH KD KS", "AH AD AS *R + KH KD KS", "AH AD AS"],
            140,
        ),
        ("AH AD AS AC KH KD KS KC KD", 105, WEB, "", ["AH AD AS AC + KH KD KS", "AH AD AS AC + KH KD KS KC KD"], 130),
        ("KH KD KS QH QD QS JH JD JS", 50, WEB, "", ["KH KD KS + QH QD QS", "KH KD KS + QH QD QS + JH JD JS"], 90),
        ("KH KD QH QD *R 2C 9C", 60, WEB, "", ["KH KD *R", "KH KD 2C + QH QD *R"], 110),
        ("4C 4D 4H 4S 5C 5D 5H *R *B", 90, WEB, "", ["4C 4D *R *B", "4C 4D 4H 4S *R + 5C 5D 5H *B"], 135),
        (
            *("KH KD QH QD *R 2C 2D 4C 4D 4H", 90, WEB, ""),
            ["KH KD *R 2C", "KH KD 2C + QH QD 2D + 4C 4D 4H", "KH KD 2C + QH QD 2D + 4C 4D 4H *R"],
            145,
        ),
        # melds of wilds
        ("4C 4D *R *B 2C 2D", 50, WILD_MELDS, "", ["4C 4D 2C 2D", "4C 4D *R", "4C 4D 2C + *R *B 2D"], 150),
        ("KC KD KH 2C 2D 2H", 50, WILD_MELDS, "", ["KC KD KH 2C", "KC KD KH 2C 2D 2H", "2C 2D 2H"], 90),
        # several melds of a rank carry more wilds than one may, after the first is a book or at any time
        (
            *("7C 7D 7H 7S 7C 7D 7H 7S 2C 2D 2H", 90, PARTNERS, ""),
            ["7C 7D 7H 7S 7C 2C 2D + 7D 7H 2H", "7C 7D 7H 7S 7C 7D 2C 2D + 7H 7S 2H"],
            100,
        ),
        ("7C 7D 7H 7S 2C 2D *R", 90, ANYTIME, "", ["7C 7D 7H 7S *R 2C"], 90),
        ("7C 7D 7H 7S 7C 7D 2C 2D *R", 110, ANYTIME, "", ["7C 7D 7H 7S *R 2C + 7C 7D 2D"], 120),
        (
            *("7C 7D 7H 7S 7C 2C 2D *R", 90, replace(ANYTIME, wild_cap=1), ""),
            ["7C 7D *R + 7H 7S 2C", "7C 7D 7H *R + 7S 7C 2C"],
            95,
        ),
        # each meld is worth enough by itself, with the wilds that it gets
        ("5C 5D 5H 5S 5C 5D KC KD KH 9S", 50, DEAR, "", ["5C 5D 5H 5S 5C 5D + KC KD KH"], 60),
        (
            *("5C 5D 5H 2S *R 9C 9D 9H", 50, DEAR, ""),
            ["9C 9D 9H 2S", "5C 5D 5H 2S + 9C 9D 9H", "5C 5D 5H 2S + 9C 9D 9H *R", "9C 9D *R"],
            115,
        ),
        ("7C 7D 7H 7S 7C 7D 2C 2D *R", 110, replace(ANYTIME, new_meld_points=40), "", [], 100),
        # books count, by their kind
        (
            *("5C 5D 5H 5S 5C KC KD KH", 50, BOOKS_COUNT, ""),
            ["5C 5D 5H 5S + KC KD KH", "5C 5D 5H 5S 5C + KC KD KH", "5C 5D 5H 5S 5C"],
            555,
        ),
        ("5C 5D 5H 5S 2C KC KD KH", 300, BOOKS_COUNT, "", ["5C 5D 5H 5S 2C", "5C 5D 5H 5S 2C + KC KD KH"], 370),
        # one meld at least without wilds
        ("AC AD *R KC KD KH 9C", 50, NATURAL, "", ["AC AD *R + KC KD KH"], 120),
        ("AC AD *R KC KD 9C", 50, NATURAL, "", [], None),
        # threes: red ones count more
        (
            *("3H 3D 3C 3S *R 9C 9D", 50, replace(WEB, meld_threes="all"), ""),
            ["9C 9D *R", "3H 3D 3C 3S", "3H 3D 3C 3S + 9C 9D *R", "3H 3D 3C"],
            680,
        ),
        (
            *("3C 3S 3C *R KC KD", 50, replace(WEB, meld_threes="black_in_foot"), ""),
            ["KC KD *R", "KC KD *R + 3C 3S 3C"],
            85,
        ),
        # the upcard is in a meld that takes it: with a pair, with one and a wild, with any two, a wild with its kind
        ("KH KD AH AD AC 9C", 50, WEB, "KS", ["KS KH KD + AH AD AC"], 90),
        ("KH AH AD AC 2C 9C", 50, WEB, "KS", [], None),
        ("KH *R 9C 9D", 70, WEB, "KS", [], None),
        ("KH *R 9C 9D", 70, PAIR_OR_WILD, "KS", ["KS KH *R"], 70),
        ("KH 2C 9C 9D", 40, PAIR_OR_WILD, "KS", ["KS KH 2C"], 40),
        ("KH *R 9C 8C", 70, CAMPUS, "KS", ["KS KH *R"], 70),
        ("9C 9D AC AD", 50, CAMPUS, "*R", ["9C 9D *R", "AC AD *R"], 90),
        ("9C 9D AC AD AH", 50, CAMPUS, "KS", [], None),
        ("2C 2D 9C 9D *R", 50, WILD_MELDS, "2S", ["2S 2C 2D", "2S 2C 2D + 9C 9D *R"], 130),
        ("2C 2D 9C 9D *R", 50, WILD_MELDS, "*B", [], None),
        ("*R *B 9C 9D 2C", 50, WILD_MELDS, "*B", ["*B *R *B", "*B *R *B + 9C 9D 2C"], 190),
        # and so is the card at the bottom: with two of the hand, in the pair's own meld, or anywhere if it is wild
        ("KH KD AC AD 9C", 50, BOTTOM, "KS AS", ["KS KH KD + AS AC AD"], 90),
        ("KH KD AC AD AH 9C", 50, BOTTOM, "KS KC", ["KS KC KH KD + AC AD AH"], 100),
        ("KH KD 9C", 50, BOTTOM, "KS 2D", ["KS KH KD 2D"], 50),
        ("KH KD 9C 9D", 50, BOTTOM, "KS *R", ["KS KH KD *R", "KS KH KD + 9C 9D *R"], 100),
        ("KH KD AC AH AH 9C", 50, BOTTOM, "KS 9S", [], None),
        (
            *("KH KD *R 9C 9D 9H", 30, replace(BOTTOM, open_natural=True), "KS *B"),
            ["KS KH KD + 9C 9D *B", "KS KH KD + 9C 9D 9H *B", "KS KH KD + 9C 9D 9H *B *R"],
            160,
        ),
        ("2C 2D KC KD", 30, replace(WILD_MELDS, take_bottom=True), "2S 2H", ["2S 2H 2C", "2S 2H 2C + KC KD 2D"], 100),
        # its like from the hand may lie there as well as itself, which is no part of the pair; an open team keeps it
        ("KH KD AS AC AD 9C", 50, BOTTOM, "KS AS", ["KS KH KD + AS AC AD", "KS KH KD + AS AC AD AS"], 110),
        ("KH AC AD AH 9C", 50, BOTTOM, "KS KC", [], None),
        ("KH KD KS 9C", 30, BOTTOM, "KS KS", ["KS KS KH", "KS KS KH KD KS"], 50),
        ("KH KD 9C", 30, BOTTOM, "KS KS", ["KS KS KH KD"], 40),
        ("KH 9C 9D", 30, replace(BOTTOM, take_with="pair_or_wild"), "KS KC", [], None),
        ("KH KD *R 9C", 60, replace(BOTTOM, open_natural=True), "KS KC", [], 40),
        ("9C 9D AC AD", 30, replace(CAMPUS, take_bottom=True), "2S 2S", ["9C 9D 2S + AC AD 2S"], 100),
        ("9C 9D KC", 30, replace(CAMPUS, take_bottom=True), "2S 2S", [], None),
        ("9C 9D KC", 30, replace(CAMPUS, take_bottom=True, upcard_play="to_open"), "2S 2S", [], None),
    ],
)
def test_openings_of_a_hand(
    hand: str, need: int, rules: RuleSet, pile: str, found: list[str], most: int | None
) -> None:
    upcard, bottom = (*cards(pile), None, None)[:2]
    threes = meldable_threes(rules, in_foot=True, goes_out=False)
    openings_found = openings(rules, cards(hand), need, upcard, threes, bottom)
    assert [" + ".join(" ".join(group.cards) for group in groups) for groups in openings_found] == found
    assert most_points(rules, cards(hand), threes, upcard, bottom) == most
