"""What lies on the cards of the table."""

import pygame

from game.toolkit.drawing.text import Drawn
from game.ui.shared.cards.card_art import WILD_FACE
from game.ui.table.draw.badges import draw_sign, sign_width
from tests.ui.drive import kit_at


def test_wild_cards_in_a_meld_are_drawn_as_wild_cards() -> None:
    """The bug: "4/7 ★1" read as one clean book. Given two wild cards, the sign has two small ones, cream as in the
    hand, as wide as they were said to be, and no star is a letter.
    """
    kit = kit_at((1366, 768))
    found: list[Drawn] = []
    creams: list[int] = []
    kit.text.watch = found.append
    for sign in ("4/7 ", "4/7 ★", "4/7 ★★"):
        surface = pygame.Surface((120, 40))
        draw_sign(kit, surface, sign, (60, 20), 30, "#FFFFFF")
        creams.append(pygame.mask.from_threshold(surface, pygame.Color(WILD_FACE), (4, 4, 4, 255)).count())
    kit.text.watch = None
    assert [drawn.text for drawn in found] == ["4/7 "] * 3
    assert 0 == creams[0] < creams[1]
    assert creams[2] == 2 * creams[1]
    first, second, third = (sign_width(kit, sign, 30) for sign in ("4/7 ", "4/7 ★", "4/7 ★★"))
    assert second - first == third - second > 0
