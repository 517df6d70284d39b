"""Number cards of decks that people bring, under our index."""

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.toolkit.drawing.paint import svg
from game.ui.shared.cards.card_art import pip
from game.ui.shared.cards.foreign_ink import in_ink, without_cut_pips
from tests.ui.drive import kit_at

SIZE = (240, 336)
PLATE = Rect(0, 0, 88, 150)


def number_card(suit: str, ink: str, ground: str = "") -> Surface:
    """A nine as most decks have it: two columns of four, and one in the middle."""
    kit_at()
    spots = [(x, y) for x in (75, 165) for y in (60, 130, 206, 276)]
    body = "".join(pip(suit, x, y, 46, ink) for x, y in (*spots, (120, 95)))
    under = f'<rect x="40" y="40" width="160" height="256" fill="{ground}"/>' if ground else ""
    return svg(SIZE, f'<rect width="240" height="336" fill="white"/>{under}{body}')


def count_pips(card: Surface, ink: str) -> int:
    """How many there are in this ink."""
    mask = pygame.mask.from_threshold(card, Color(ink), (60, 60, 60, 255))
    return sum(part.count() > 100 for part in mask.connected_components())


@pytest.mark.parametrize(("suit", "own"), [("H", "#df0000"), ("D", "#c00020"), ("S", "#000000"), ("C", "#10101a")])
@pytest.mark.parametrize("ink", ["#c8142b", "#1560bd", "#0f6b33", "#1c1f2b"])
def test_pips_have_the_ink_of_our_index(suit: str, own: str, ink: str) -> None:
    """Given a deck whose hearts are another red, or whose diamonds are red where four colours were chosen, its pips are
    exactly as our corner is, on white.
    """
    inked = in_ink(number_card(suit, own), ink)
    assert inked is not None
    assert inked.get_at((75, 206))[:3] == tuple(Color(ink))[:3]
    assert inked.get_at((5, 5))[:3] == (255, 255, 255)
    assert count_pips(inked, ink) == 9


def test_no_pip_is_cut_by_the_plate_under_our_index() -> None:
    """Given the plate over one and a half pips, the other half is gone as well; whole ones stay."""
    inked = in_ink(number_card("H", "#df0000"), "#c8142b")
    assert inked is not None
    without_cut_pips(inked, PLATE, "#c8142b", "white")
    inked.fill("white", PLATE)
    assert count_pips(inked, "#c8142b") == 7
    assert inked.get_at((75, 206))[:3] == tuple(Color("#c8142b"))[:3]
    edge = Surface((8, PLATE.h))
    edge.blit(inked, (0, 0), PLATE.move(PLATE.w, 0))
    assert pygame.transform.average_color(edge)[:3] == (255, 255, 255)


@pytest.mark.parametrize("ground", ["#d9e8c8", "#f5c542"])
def test_a_deck_of_several_colours_is_left_as_it_was_drawn(ground: str) -> None:
    """Given number cards with a picture under their pips, no ink is exchanged."""
    assert in_ink(number_card("H", "#df0000", ground), "#1560bd") is None
