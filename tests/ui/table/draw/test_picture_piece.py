"""Pieces of a picture that can be told apart."""

import pygame
from pygame import Rect, Surface

from game.toolkit.kit import Kit
from game.ui.table.draw.picture_piece import PicturePiece, changed, news, with_shadow
from tests.ui.drive import kit_at

HERE, THERE = Rect(10, 10, 20, 20), Rect(50, 10, 20, 20)


def fill(kit: Kit, surface: Surface, rect: Rect, colour: str) -> None:
    """Draw a part."""
    surface.fill(colour, rect)


def part(rect: Rect, colour: str) -> PicturePiece:
    """A box in a colour."""
    return PicturePiece(rect, fill, (rect, colour))


def test_parts_of_the_same_look_in_the_same_place_are_no_news() -> None:
    """One that looks different is, and one that lies elsewhere."""
    before = [part(HERE, "red"), part(THERE, "red")]
    after = [part(HERE, "red"), part(THERE, "blue")]
    assert news(before, after) == [part(THERE, "blue")]
    assert news(before, [part(HERE.move(1, 0), "red")]) == [part(HERE.move(1, 0), "red")]


def test_what_has_gone_leaves_its_place_changed() -> None:
    """As what has come does."""
    assert changed([part(HERE, "red")], []) == [HERE]
    assert changed([], [part(HERE, "red")]) == [HERE]


def test_a_part_draws_itself() -> None:
    """With what was given to it."""
    surface = Surface((100, 100))
    part(HERE, "red").draw(kit_at(), surface)
    assert surface.get_at((15, 15)) == pygame.Color("red")


def test_a_shadow_stays_inside_what_is_drawn_again() -> None:
    """A panel with its shadow touches nothing beyond."""
    kit = kit_at((1920, 1080))
    surface = Surface((400, 300), 0, 32)
    surface.fill("white")
    box = Rect(150, 100, 100, 80)
    kit.paint.panel(surface, box, shadow=True)
    surface.fill("white", with_shadow(kit, box))
    assert pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1)).count() == 400 * 300
