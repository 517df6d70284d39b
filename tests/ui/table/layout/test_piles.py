"""Stock and discard pile: of the pile only the upcard has a face."""

import math

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.table.state import Table
from game.ui.shared.cards.card_art import height
from game.ui.table.layout.piles import lay_last_discard, lay_pile, lay_stock, pile_badges
from game.ui.table.layout.plan import Places, own_plan, place
from game.ui.table.sprites import Blank, Face
from tests.build import cards, table


def places() -> Places:
    """Four players in a usual window."""
    return place(own_plan("4-2v2"), (1280, 720), 50)


def of(pile: str = "", stock: str = "4C 5C") -> Table:
    """A table with this pile and stock."""
    return table(hand="KC", pile=pile, stock=stock)


def test_buried_cards_are_blank() -> None:
    """Four of five show their edges; only the upcard has a face."""
    sprites = lay_pile(places(), of("9C JH 9D TD QS").board, upcard_is_drafted=False)
    assert [sprite.look for sprite in sprites[:-1]] == [Blank(False)] * 4
    assert sprites[-1].look == Face(Card("QS"))


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_a_high_pile_is_seen_to_be_high(size: tuple[int, int]) -> None:
    """A pile of 42 rises visibly above one of 20, that above one of 5; its base never reaches the own band."""
    there = place(own_plan("4-2v2"), size, 50)

    def depth(cards: int) -> float:
        sprites = lay_pile(there, replace(of("9C JH").board, pile=cards), upcard_is_drafted=False)
        assert max(sprite.box.bottom for sprite in sprites if not sprite.angle) < there.rect("MeldBand").top
        return max(sprite.y for sprite in sprites) - sprites[-1].y

    assert depth(42) - depth(20) >= 4
    assert depth(20) - depth(5) >= 3


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)])
def test_no_card_of_an_untidy_pile_lies_over_the_frame_of_a_band(size: tuple[int, int]) -> None:
    """Given a pile of any height, every corner stays between the band above it and the band below."""
    there = place(own_plan("4-2v2"), size, 50)
    for count in range(2, 60):
        for sprite in lay_pile(there, replace(of("9C JH").board, pile=count), upcard_is_drafted=False):
            lean = math.radians(abs(sprite.angle))
            half = (sprite.w * math.sin(lean) + height(sprite.w) * math.cos(lean)) / 2
            assert there.rect("MeldBand", 1).bottom < sprite.y - half
            assert sprite.y + half < there.rect("MeldBand").top


def test_a_pile_grows_untidy_and_each_card_stays_as_it_fell() -> None:
    """A pile of 40 lies further askew than one of 4; another card on it turns none of those below."""

    def turns(cards: int) -> dict[object, float]:
        sprites = lay_pile(places(), replace(of("9C JH").board, pile=cards), upcard_is_drafted=False)
        return {sprite.place: sprite.angle for sprite in sprites if sprite.angle}

    assert max(map(abs, turns(40).values())) > 2 * max(map(abs, turns(4).values()))
    before, after = turns(8), turns(9)
    assert all(abs(after[place] - angle) < 1 for place, angle in before.items() if place in after)
    assert len(before) >= 6


def test_a_drafted_upcard_has_left_the_pile() -> None:
    """What lies below stays blank."""
    sprites = lay_pile(places(), of("9C JH QS").board, upcard_is_drafted=True)
    assert {sprite.look for sprite in sprites} == {Blank(False)}


def test_an_empty_pile_and_an_empty_stock_show_nothing() -> None:
    """No edge is left of what is not there."""
    assert lay_pile(places(), of().board, upcard_is_drafted=False) == ()
    assert lay_stock(places(), of(stock="").board) == ()


def test_the_heap_of_the_stock_grows_with_the_cards() -> None:
    """Two cards are one edge, many are at most six."""
    thick = lay_stock(places(), of(stock=" ".join(["4C", "5C", "8C", "TC", "JC", "QC"] * 4)).board)
    assert len(lay_stock(places(), of().board)) <= len(thick) <= 6


def test_the_numbers_are_told_and_what_a_take_brings() -> None:
    """Stock and pile by their counts; in a draft how many come."""
    board = of("9C JH QS").board
    assert [badge.text for badge in pile_badges(places(), board, 0)] == ["2", "3"]
    assert [badge.text for badge in pile_badges(places(), board, 3)][1:] == ["3 for you"]


def test_the_bottom_card_that_must_be_melded_is_told_on_the_pile() -> None:
    """Given the rule and a pile of which three come, the rank at their bottom stands below the count; else nothing."""
    board = of("9C JH QS KD").board
    rules = replace(board.rules, take_bottom=True, take_count=3)
    asked = replace(board, rules=rules, pile_seen=cards("9C JH QS KD"))
    assert [badge.text for badge in pile_badges(places(), asked, 0)][1] == "4\nbottom: jack"
    assert [badge.text for badge in pile_badges(places(), replace(asked, pile_seen=cards("KD")), 0)][1] == "4"


def test_the_last_discard_of_a_going_out_lies_askew_on_the_pile() -> None:
    """It can be told from a played one."""
    sprite = lay_last_discard(places(), Card("4S"))
    assert sprite.angle
    assert sprite.mark
