"""What is taken away in imagination to see whether a purpose is the cause."""

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF, WILD_MELD
from game.ai.brain.counted_position import NEW, Lay
from game.ai.brain.tuning import Tuning
from game.reason.weighing import (
    Judged,
    Meant,
    PlayedOut,
    Without,
    _complete,
    _onto_book,
    _replace_with_useless,
    _take_away,
    is_cause,
    leaves_pile,
    not_melded,
    only_one,
    spoilt,
)
from tests.ai.brain.counts import CLASSES, PLENTY, as_idea, at, held, melds, pile_of
from tests.build import CAMPUS, WEB, books, clean_book, dirty_book, go_out, lay, my_view, table, throw

KING, ACE = CLASSES.index("K"), CLASSES.index("A")
ACES = "AC AD AH"


class Weighed:
    """A gain as things are, and one without the purpose."""

    def __init__(self, whole: float, without: float) -> None:
        self.whole, self._without = whole, without

    def gain(self, without: Without) -> float:
        """What is left."""
        return self._without


@pytest.mark.parametrize(
    ("whole", "without", "expected"), [(100, 50, True), (100, 51, False), (100, -9, True), (0, -1, False)]
)
def test_a_cause_takes_half_of_the_gain_away(whole: float, without: float, expected: bool) -> None:
    """Given a gain, and what remains of it, the purpose is the cause or not; of no gain nothing is."""
    assert is_cause(Weighed(whole, without), Without()) == expected  # type: ignore[arg-type]  # all that it asks


@pytest.mark.parametrize(
    ("on_table", "book", "expected", "books"),
    [
        ([ACES], Meant(0, ACE, has_wilds=False), "AAAAAAA", (1, 0, 0)),
        (["AC AD 2C"], Meant(0, ACE, has_wilds=True), "AAAAAAw", (0, 1, 0)),
        ([ACES], Meant(0, ACE, has_wilds=True), "AAAAAAw", (0, 1, 0)),
        ([ACES], Meant(NEW, KING, has_wilds=False), "AAA KKKKKKK", (1, 0, 0)),
        ([ACES], Meant(NEW, KING, has_wilds=True), "AAA KKKKKKw", (0, 1, 0)),
        ([ACES], Meant(NEW, WILD_MELD, has_wilds=True), "AAA wwwwwww", (0, 0, 1)),
        (["2C 2D 2H"], Meant(0, WILD_MELD, has_wilds=True), "wwwwwww", (0, 0, 1)),
    ],
)
def test_a_book_is_there_already(on_table: list[str], book: Meant, expected: str, books: tuple[int, int, int]) -> None:
    """Given a book that is meant, it lies there complete and counts, without points for more cards."""
    position = at(rules=replace(WEB, wild_melds="allowed"), melds=on_table)
    points = position.tables[0].points
    _complete(position, book)
    there = position.tables[0]
    assert melds(position) == expected
    assert (there.clean, there.dirty, there.wild_books, there.points) == (*books, points)
    assert there.at[book.rank] == len(there.ranks) - 1


@pytest.mark.parametrize(
    ("lays", "expected"),
    [
        # Two melds lie there: a book of kings will be the third, and other new ones follow.
        ([(NEW, KING, 3, 0, 0)], [(2, KING, 3, 0, 0)]),
        ([(NEW, ACE, 3, 0, 0), (NEW, KING, 3, 0, 0)], [(NEW, ACE, 3, 0, 0), (2, KING, 3, 0, 0)]),
        ([(1, 0, 1, 0, 0), (NEW, KING, 3, 0, 0)], [(1, 0, 1, 0, 0), (2, KING, 3, 0, 0)]),
        # What joins a meld begun in the same move goes where that is now.
        ([(NEW, KING, 3, 0, 0), (2, KING, 0, 0, 1)], [(2, KING, 3, 0, 0), (2, KING, 0, 0, 1)]),
        ([(NEW, ACE, 3, 0, 0), (2, ACE, 0, 0, 1)], [(NEW, ACE, 3, 0, 0), (3, ACE, 0, 0, 1)]),
        (
            [(NEW, KING, 3, 0, 0), (NEW, ACE, 3, 0, 0), (NEW, 0, 3, 0, 0), (3, ACE, 0, 0, 1), (4, 0, 1, 0, 0)],
            [(2, KING, 3, 0, 0), (NEW, ACE, 3, 0, 0), (NEW, 0, 3, 0, 0), (3, ACE, 0, 0, 1), (4, 0, 1, 0, 0)],
        ),
        (
            [(NEW, ACE, 3, 0, 0), (NEW, KING, 3, 0, 0), (2, ACE, 0, 0, 1), (3, KING, 0, 0, 1)],
            [(NEW, ACE, 3, 0, 0), (2, KING, 3, 0, 0), (3, ACE, 0, 0, 1), (2, KING, 0, 0, 1)],
        ),
    ],
)
def test_new_melds_of_the_book_go_onto_it(lays: list[Lay], expected: list[Lay]) -> None:
    """Given groups for a table on which a book of kings lies in imagination, each goes to its place; else as it was."""
    for seat in (0, 1):
        position = at(seat=seat, melds=["4C 4D 4H", "5C 5D 5H"])
        assert _onto_book(position, tuple(lays), Meant(NEW, KING, has_wilds=False)) == tuple(expected)
        assert _onto_book(position, tuple(lays), Meant(0, KING, has_wilds=False)) == tuple(lays)


def test_calm_lets_nobody_end_the_round() -> None:
    """Given a stock about to run out and rivals with two cards, draws for four laps more and rivals with six cards."""
    position = at("KC", stock="8C 8D", melds=[ACES])
    position.deck = pile_of("88")
    _take_away(position, Without(calm=True))
    assert position.stock == len(position.deck) >= 2 + 4 * 4 * 2
    assert position.deck[:2] == pile_of("88")  # what lay on top still comes first
    assert position.next_card == 0
    assert position.held == [1, 6, 2, 6]
    assert [hand[CLASSES.index("3")] for hand in position.hands] == [0, 4, 0, 4]


def test_useless_cards_take_the_place_of_others() -> None:
    """Given kings and wilds that are laid, threes are held in their place; of two kings one may stay."""
    position = at("KC KD KH 2C *R AC")
    _replace_with_useless(position, [(NEW, KING, 2, 1, 1)])
    assert held(position) == "KA3333"
    position = at("KC KD KH AC")
    only_one(KING, position)
    assert (held(position), position.held[0]) == ("KA33", 4)
    only_one(ACE, position)
    assert held(position) == "KA33"


@pytest.mark.parametrize(
    ("meld", "expected", "books"),
    [
        (ACES, "AAAw", (0, 0)),
        (clean_book("A"), "AAAAAAAw", (0, 1)),
        ("AC AD 2C", "AAw", (0, 0)),
        (dirty_book("A"), "AAAAAAw", (0, 1)),
    ],
)
def test_a_meld_is_spoilt_already(meld: str, expected: str, books: tuple[int, int]) -> None:
    """Given a clean meld, it has a wild card, and a clean book is a dirty one; others stay as they are."""
    position = at(melds=[meld])
    spoilt(0, position)
    assert (melds(position), position.tables[0].clean, position.tables[0].dirty) == (expected, *books)
    not_melded(ACE, position)
    assert position.tables[0].at[ACE] == NEW


@pytest.mark.parametrize(
    ("stock", "turn", "stock_out", "expected"),
    [
        (PLENTY, 0, "end", "draws"),
        (PLENTY, 1, "end", "takes"),
        ("8C", 0, "end", "ends"),
        ("8C", 0, "reshuffle", "takes"),
        ("8C 8D", 0, "end", "draws"),
    ],
)
def test_one_seat_leaves_the_pile(stock: str, turn: int, stock_out: str, expected: str) -> None:
    """Given a rich pile and pairs for it, the seat draws, or ends the round where it can't; everybody else takes it."""
    rules = replace(WEB, stock_out=stock_out)
    position = at("KC KD 4C 5C 6C 7C", rules=rules, melds=[ACES], their_melds=["QC QD QH"], stock=stock)
    position.hands[1], position.held[1] = position.hands[0].copy(), position.held[0]
    position.pile, position.turn, position.log = pile_of("22K"), turn, []
    position.deck = [CLASS_OF[card] for card in stock.split()]
    leaves_pile(0, position, Tuning())
    kinds = {"draw": "draws", "take": "takes", "pass": "ends"}
    assert kinds[position.log[0].kind] == expected
    assert position.over == (expected == "ends")
    assert position.turn != turn or position.over  # who draws ends the turn, too, or the next player never moves


def test_two_discards_are_weighed_by_what_each_is_worth_to_keep() -> None:
    """Given a lone four and a pair of kings, to discard the four is better by what the pair is worth more; without
    what pairs are worth, little is left; below two points, or of a three, there is nothing to explain.
    """
    view = my_view(table("4C KC KD", phase="play", melds=[ACES], stock=PLENTY))
    four, king, three = (as_idea(throw(card)) for card in ("4C", "KC", "3S"))
    judged = Judged(view, four, king)
    assert judged.whole == judged.gain() > 30
    pairs = Without(tuning=lambda tuning: replace(tuning, discard_pair=0))
    assert is_cause(judged, pairs)
    assert not is_cause(judged, Without(calm=True))
    assert is_cause(judged, Without(world=partial(only_one, KING)))
    assert Judged(view, king, four).whole == 0
    assert Judged(view, four, three).whole == 0


@pytest.mark.parametrize(
    "without", [Without(), Without(as_long=True), Without(calm=True), Without(books=(Meant(0, ACE, has_wilds=False),))]
)
def test_a_way_gains_nothing_over_itself(without: Without) -> None:
    """Given the same way twice, whatever is taken away is taken from both: no advice may name it as a gain."""
    view = my_view(table("AH KC KD 4C", phase="play", melds=[ACES], stock=PLENTY, hands={1: "9C 9D"}))
    way = as_idea(throw("4C"))
    assert PlayedOut(view, way, way, 4).gain(without) == 0


def test_nobody_takes_a_pile_after_the_round() -> None:
    """Given a way out with the last card, the next player doesn't take the pile with that card in any deal; nor one
    that isn't there, since laying the last cards down ended the turn.
    """
    view = my_view(table("4C", WEB, phase="play", melds=books(WEB, 1, 1), played_foot=(0, 2), pile="KC 5D", bare=True))
    way = as_idea(go_out(discard="4C"))
    assert PlayedOut(view, way, way).takes(way, 1).total() == 0
    rules = replace(WEB, foot_ends_turn=True)
    view = my_view(table("KC KD KH", rules, phase="play", melds=[ACES], bare=True, stock=PLENTY))
    way = as_idea(lay("KC KD KH"))
    assert PlayedOut(view, way, way).takes(way, 1).total() == 0


def test_a_threat_counts_only_where_it_is() -> None:
    """Given that nobody is near the end, a calm round changes nothing of what a card is worth to keep; given rivals
    with two cards and all the books, a dear card weighs less.
    """
    four, king = as_idea(throw("4C")), as_idea(throw("KC"))
    near: dict[str, Any] = {"their_melds": books(WEB, 1, 1), "played_foot": (1, 3), "hands": {1: "9C 9D", 3: "TC TD"}}
    nobody: dict[str, Any] = {}
    for more, is_threat in ((nobody, False), (near, True)):
        judged = Judged(my_view(table("4C KC", phase="play", melds=[ACES], stock=PLENTY, **more)), four, king)
        tuning = judged._tuning
        assert tuning.discard_value != tuning.discard_value_threatened
        assert (judged.gain() != judged.gain(Without(calm=True))) == is_threat


def test_of_three_teams_only_the_own_one_may_stay_near_the_end() -> None:
    """Given six players in three teams, in a calm round all four rivals of the seat to move get useless cards."""
    position = at("KC 4C", seat=1, players=6, teams=3, bare=True)
    before = position.held.copy()
    _take_away(position, Without(calm=True))
    assert [now - was for now, was in zip(position.held, before, strict=True)] == [4, 0, 4, 4, 0, 4]


def test_no_way_gives_more_piles_than_itself() -> None:
    """Given a card that the next player takes the pile with, it is taken as often after the same way."""
    rich = "AC AD AH AS 2C 2D"
    view = my_view(table("KC 4C 5C", CAMPUS, phase="play", melds=[ACES], their_melds=["KD KH KS"], pile=rich, bare=True,
                         stock=PLENTY, watched=True))  # fmt: skip
    king, four = as_idea(throw("KC")), as_idea(throw("4C"))
    ways = PlayedOut(view, king, king)
    assert ways.takes(king, 1) == {KING: 24}
    assert ways.more_takes(1) == 0
    assert PlayedOut(view, king, four).more_takes(1) == -PlayedOut(view, four, king).more_takes(1) > 0
