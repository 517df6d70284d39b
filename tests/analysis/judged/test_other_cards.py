"""Tests for game/analysis/judged/other_cards.py: cards that could have come as easily."""

import random
from collections import Counter
from itertools import islice

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RED_THREE, TWO
from game.analysis.judged.other_cards import StockOrder, other_stacks, shuffle
from tests.build import WEB


def test_every_pair_comes_as_often_as_it_should() -> None:
    """Given a stock of five different cards, over many tops each ordered pair is one in twenty."""
    stock, tops = [4, 0, 3, 1, 2], 20_000
    found = Counter(map(tuple, StockOrder(5).other_tops(stock, 2, tops, random.Random(1))))
    assert len(found) == 20
    assert all(count == pytest.approx(tops / 20, rel=0.15) for count in found.values())
    assert Counter(first for first, _ in found.elements()) == dict.fromkeys(range(5), tops // 5)


def test_reshuffled_cards_come_after_those_that_were_left() -> None:
    """Given one card left over reshuffled ones, it is first in every top, and gone once it was drawn."""
    order = StockOrder(1)
    order.put_under(3)
    tops = list(order.other_tops([9, 1, 2, 3], 3, 30, random.Random(1)))
    assert {top[0] for top in tops} == {9}
    assert {top[1] for top in tops} == {1, 2, 3}
    assert all(len(set(top)) == 3 for top in tops)
    order.draw(2)
    assert {top[0] for top in order.other_tops([2, 3], 1, 30, random.Random(1))} == {2, 3}


def test_a_short_stock_gives_what_it_has() -> None:
    """Given one card and two to draw, every top is that card; given nothing above two reshuffled cards, either."""
    assert list(StockOrder(1).other_tops([7], 2, 3, random.Random(1))) == [[7]] * 3
    assert {top[0] for top in StockOrder(0, 2).other_tops([1, 2], 1, 30, random.Random(1))} == {1, 2}


def test_stacks_have_their_sizes_and_every_card_its_share() -> None:
    """Given many stacks by a rule set, wilds make up the part of hands and feet that they make up of the deck."""
    rules = replace(WEB, hand_cards=13, foot_cards=11)
    dealt = list(islice(other_stacks(rules, 1, 4, random.Random(1)), 2000))
    assert {(sum(one.hand), sum(one.foot)) for one in dealt} == {(13, 11)}
    wilds = sum(one.hand[TWO] + one.hand[JOKER] for one in dealt) / 2000 / 13
    assert wilds == pytest.approx(6 / 54, rel=0.05)


def test_every_card_of_the_stacks_is_shuffled() -> None:
    """Given rules by which red threes are laid at once, the first stacks have every kind of card as often as the deck
    has it, whatever comes last in the pack.
    """
    rules = replace(WEB, red_threes="lay_down")
    feet = [next(other_stacks(rules, 1, 4, random.Random(seed))).foot for seed in range(600)]
    each = [sum(counts) for counts in zip(*feet, strict=True)]
    assert each[: TWO + 1] == [pytest.approx(600 * 11 * 4 / 54, rel=0.2)] * (TWO + 1)


@pytest.mark.parametrize(("count", "drawn"), [(0, 0), (2, 2), (4, 4), (5, 4), (9, 4)])
def test_no_more_is_shuffled_than_asked_for(count: int, drawn: int) -> None:
    """Each card that is drawn from five costs one random number, but for the last."""
    rng, other, items = random.Random(1), random.Random(1), list(range(5))
    shuffle(items, count, rng)
    for _ in range(drawn):
        other.random()
    assert (sorted(items), rng.getstate()) == (list(range(5)), other.getstate())


def test_the_higher_bottom_card_is_the_hand() -> None:
    """Given bottoms that decide, hands by the high one are richer in wilds than feet, by the low one poorer."""
    for stacks, sign in (("bottom_high", 1), ("bottom_low", -1)):
        rules = replace(WEB, stacks=stacks)
        dealt = list(islice(other_stacks(rules, 1, 4, random.Random(1)), 2000))
        more = sum(one.hand[TWO] + one.hand[JOKER] - one.foot[TWO] - one.foot[JOKER] for one in dealt)
        assert sign * more > 100


def test_red_threes_that_are_laid_are_replaced() -> None:
    """Given rules that lay them, no hand has one or fewer cards for it, and each was laid; feet keep theirs."""
    rules = replace(WEB, red_threes="lay_down")
    dealt = list(islice(other_stacks(rules, 1, 4, random.Random(1)), 300))
    assert {(one.hand[RED_THREE], sum(one.hand)) for one in dealt} == {(0, 11)}
    assert sum(one.laid for one in dealt) / 300 == pytest.approx(11 * 8 / 208, rel=0.3)
    assert any(one.foot[RED_THREE] for one in dealt)
    assert any(one.hand[BLACK_THREE] for one in dealt)
