"""Pictures of single sprites: what they touch is what they say."""

import pygame
import pytest
from pygame import Rect, Surface

from game.cards import Card
from game.ui.shared.cards.card_art import card_art
from game.ui.table.draw.badges import Chip
from game.ui.table.sprites import (
    Blank,
    Book,
    Buried,
    Edge,
    Face,
    HiddenInHand,
    InBook,
    Look,
    Reverse,
    Sprite,
    draw_sprite,
    picture,
)
from tests.slow import slow_except
from tests.ui.drive import empty_kit, kit_at

LOOKS: tuple[Look, ...] = (
    Face(Card("KH")),
    Reverse("foot"),
    Edge(Card("8C"), False),
    Blank(True),
    Book(Card("QD"), "clean", 0),
    Book(Card("8S"), "dirty", 2, small=True),
    Chip("T", 4, 7, 1, Card("TH")),
    Chip("K", 7, 7, 0, Card("KD"), "clean"),
)


def changed(before: Surface, after: Surface) -> Rect:
    """The smallest rectangle round every pixel that differs."""
    same = pygame.mask.from_threshold(before, (0, 0, 0), (1, 1, 1, 255), after)
    same.invert()
    rects = same.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)


def touched(sprite: Sprite) -> tuple[Rect, Rect]:
    """What drawing it changed, and what it says it touched."""
    surface = Surface((400, 400))
    surface.fill("#1E7A5C")
    before = surface.copy()
    said = draw_sprite(kit_at((1280, 720)), surface, sprite)
    return changed(before, surface), said


@pytest.mark.parametrize("look", slow_except([LOOKS[0], Blank(wild=True), LOOKS[6]], LOOKS))
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"angle": 9.0, "lift": 10},
        {"mark": "chosen"},
        {"angle": -4.0, "mark": "staged"},
        {"squeeze": 0.3},
        {"rastered": 160, "angle": 3.0},
        {"lift": 0},
    ],
)
def test_a_sprite_changes_only_what_it_says(look: Look, more: dict[str, object]) -> None:
    """So that only those rectangles have to be brought to the screen, and restored afterwards."""
    sprite = Sprite(place=HiddenInHand(), look=look, x=200, y=200, w=90, h=126, **more)  # type: ignore[arg-type]
    pixels, said = touched(sprite)
    assert pixels.w > 5
    assert said.inflate(2, 2).contains(pixels)


def test_a_card_that_is_stretched_on_the_way_is_as_large_as_it_says() -> None:
    """Rastered at 160, shown at 90: the picture is 90 wide."""
    sprite = Sprite(place=HiddenInHand(), look=Face(Card("4S")), x=200, y=200, w=90, rastered=160, lift=0)
    pixels, _ = touched(sprite)
    assert abs(pixels.w - 90) <= 2


def test_the_frozen_and_the_buried_have_no_face() -> None:
    """Nothing about a blank card tells which it is."""
    assert Sprite(place=Buried(0, askew=True), look=Blank(False), x=0, y=0, w=9).card is None


def test_a_book_that_changes_its_size_is_one_picture_stretched() -> None:
    """On its way to a smaller tray no picture of a width in between is made, closed or still closing."""
    kit = empty_kit((1280, 720))
    surface = Surface((400, 400))
    for look in (Book(Card("QD"), "clean", 0), Book(Card("8S"), "dirty", 2, small=True)):
        for wipe in (0.5, 1.0):
            sprite = Sprite(place=InBook(0, 0), look=look, x=200, y=200, w=80, wipe=wipe)
            draw_sprite(kit, surface, sprite)
            for width in (95, 90, 85):
                moving = Sprite(place=InBook(0, 0), look=look, x=200, y=200, w=width, wipe=wipe, rastered=80)
                draw_sprite(kit, surface, moving)
    widths = {key[1] for key in card_art(kit).kept if isinstance(key, tuple) and key[0] != "figure"}
    assert not widths & {95, 90, 85}


def test_a_drawn_card_is_seen_from_behind_on_its_way_to_where_others_cover_it() -> None:
    """Given a hand in rows and a card that comes from the stock: until it is turned over nothing but its back shows."""
    art = card_art(kit_at((1280, 720)))
    coming = Sprite(place=HiddenInHand(), look=Reverse("hand"), x=100, y=100, w=60, covered=True)
    assert picture(art, coming) is art.back("hand", 60)
