"""Sprites on their way, and the reel that plays them."""

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.ui.table.motion.flight import Flight, Reel
from game.ui.table.sprites import Edge, Face, HiddenInHand, InMeld, Look, Reverse, Sprite


def card(x: float, look: Look | None = None, w: int = 60) -> Sprite:
    """A king at x."""
    return Sprite(place=HiddenInHand(), look=look or Face(Card("KH")), x=x, y=100, w=w)


def test_a_flight_begins_where_the_card_lay_and_ends_exactly_where_it_lies() -> None:
    """Before its time the start, after it the end itself, in between something between."""
    flight = Flight(start=card(0), end=card(100), begins=1.0, lasts=0.5)
    assert flight.at(0.5) == flight.start
    between = flight.at(1.2)
    assert between is not None
    assert 0 < between.x < 100
    assert flight.at(1.5) is flight.end


def test_cards_that_are_laid_down_land_each_in_its_own_way() -> None:
    """Given five cards from a hand to melds, some lean to the left and some to the right before all lie straight; a
    meld that makes room for them is only moved.
    """
    leans = set()
    for n in range(5):
        end = replace(card(100 + 64 * n), place=InMeld(0, n))
        landing = Flight(start=card(0), end=end, begins=0.0, lasts=1.0)
        near, moved = landing.at(0.7), Flight(start=replace(end, x=0), end=end, begins=0.0, lasts=1.0).at(0.7)
        assert near is not None
        assert moved is not None
        assert moved.angle == 0
        assert landing.at(1.0) is end
        leans.add(near.angle)
    assert min(leans) < 0 < max(leans)


def test_a_card_that_waits_is_not_seen_and_a_ghost_is_gone_when_it_arrives() -> None:
    """Cards from the stock lie under its top until they fly; cards into a book vanish in it."""
    flight = Flight(start=card(0), end=card(9), begins=1.0, lasts=0.5, waits=True, fades=True)
    assert flight.at(0.9) is None
    assert flight.at(1.1) is not None
    assert flight.at(1.5) is None


def test_a_hidden_card_turns_over_on_the_way() -> None:
    """First its back, then its face, narrow in the middle."""
    flight = Flight(start=card(0, Reverse("hand")), end=card(100), begins=0.0, lasts=1.0)
    early, middle, late = flight.at(0.1), flight.at(0.5), flight.at(0.9)
    assert early is not None
    assert middle is not None
    assert late is not None
    assert isinstance(early.look, Reverse)
    assert isinstance(late.look, Face)
    assert middle.squeeze < 0.2 < min(early.squeeze, late.squeeze)


def test_a_card_from_the_stock_to_a_foot_never_shows_the_wrong_back_early() -> None:
    """It is blue until it lies among the red ones."""
    flight = Flight(start=card(0, Reverse("hand")), end=card(100, Reverse("foot")), begins=0.0, lasts=1.0)
    between = flight.at(0.8)
    assert between is not None
    assert between.look == Reverse("hand")


def test_a_card_that_becomes_an_edge_is_a_face_while_it_flies() -> None:
    """What is laid is seen by everybody."""
    end = card(100, Edge(Card("KH"), False))
    between = Flight(start=card(0), end=end, begins=0.0, lasts=1.0).at(0.5)
    assert between is not None
    assert between.look == Face(Card("KH"))


def test_a_passed_stack_rests_with_the_neighbour_on_its_way() -> None:
    """In the middle of the time it lies exactly there."""
    flight = Flight(start=card(0), end=card(100), stop=card(300), begins=0.0, lasts=1.0)
    resting = flight.at(0.5)
    assert resting is not None
    assert resting.x == 300


@pytest.mark.parametrize("time", [0.0, 0.3, 0.49])
def test_a_reel_shows_every_sprite_once_and_those_in_the_air_last(time: float) -> None:
    """Flying cards pass over the others."""
    sprites = [card(0), card(50), card(100)]
    reel = Reel({0: Flight(start=card(200), end=sprites[0], begins=0.0, lasts=0.5)})
    shown = reel.frame(sprites, time)
    assert len(shown) == 3
    assert shown[:2] == sprites[1:]


def test_after_its_end_a_reel_shows_the_layout_itself() -> None:
    """The very sprites, in their order, ghosts gone."""
    sprites = [card(0), card(50)]
    ghost = Flight(start=card(7), end=card(8), begins=0.2, lasts=0.5, fades=True)
    reel = Reel({1: Flight(start=card(9), end=sprites[1], begins=0.0, lasts=0.3)}, (ghost,))
    assert reel.length == pytest.approx(0.7)
    assert reel.frame(sprites, 0.7) == sprites
    assert len(reel.frame(sprites, 0.5)) == 3
