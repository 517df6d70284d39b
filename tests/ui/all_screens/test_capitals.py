"""The size of ranks as they are really drawn: counted in pixels of the pictures, at every window."""

from functools import lru_cache

import pytest
from pygame import Rect, Surface

from game.toolkit.drawing.theme import SUIT_INKS
from game.ui.shared.cards.card_art import CardArt, card_art
from game.ui.shared.preferences import Preferences
from game.ui.table.sprites import Book, Face, HiddenInHand, InMeld, Sprite
from tests.slow import slow_except
from tests.ui.drive import shared_kit
from tests.ui.every_screen import HAND_OF_30, OPENING_HAND, table
from tests.ui.table.crowded import SHAPES

IN_HAND, IN_MELDS = 20, 14
SIZES = ((1024, 600), (1280, 720), (1440, 1080), (1920, 1080), (2560, 1440))


def cap_height(picture: Surface, ink: str) -> int:
    """Rows of the topmost piece of ink in the upper left corner: that is the rank, and below it lies the pip."""
    w = picture.get_width()
    corner = picture.subsurface(Rect(0, 0, round(w * 0.5), round(w * 0.75)))
    wanted = tuple(int(ink[i : i + 2], 16) for i in (1, 3, 5))

    def has_ink(y: int) -> bool:
        pixels = (corner.get_at((x, y)) for x in range(corner.get_width()))
        return any(
            pixel[3] > 200 and sum(abs(a - b) for a, b in zip(pixel[:3], wanted, strict=True)) < 120 for pixel in pixels
        )

    rows = [has_ink(y) for y in range(corner.get_height())]
    first = rows.index(True)
    return rows.index(False, first) - first


@lru_cache
def capitals(art: CardArt, width: int, turned: bool) -> int:
    """Of a seven and a ten, upright or as it lies in a fan, the lower one."""
    ink = SUIT_INKS["four"]["S"]
    faces = [art.turned(card, width, 0.0) if turned else art.face(card, width) for card in ("7S", "TS")]
    return min(cap_height(face, ink) for face in faces)


def sprites(shape: str, hand: str, size: tuple[int, int]) -> tuple[CardArt, tuple[Sprite, ...]]:
    """What lies on a table, and what draws it."""
    scene = table(shape, hand)
    scene.resize(shared_kit(size, Preferences()))
    return card_art(scene.frames.kit), scene.state.layout.sprites


@pytest.mark.parametrize("size", slow_except([(1024, 600)], SIZES, every=2))
@pytest.mark.parametrize("hand", [HAND_OF_30, OPENING_HAND])
def test_ranks_in_the_hand_are_20_pixels_high(hand: str, size: tuple[int, int]) -> None:
    """In a fan of 16 and in rows of 30, at the smallest window too."""
    art, laid = sprites("4-2v2", hand, size)
    cards = [sprite for sprite in laid if sprite.place == HiddenInHand() and isinstance(sprite.look, Face)]
    assert len(cards) == len(hand.split())
    assert min(capitals(art, card.w, bool(card.angle)) for card in cards) >= IN_HAND


@pytest.mark.parametrize("size", slow_except([(1024, 600)], SIZES, every=2))
@pytest.mark.parametrize("shape", SHAPES)
def test_ranks_of_melds_and_books_are_14_pixels_high(shape: str, size: tuple[int, int]) -> None:
    """Of the front card of each meld and of the top of each book."""
    art, laid = sprites(shape, HAND_OF_30, size)
    ink = SUIT_INKS["classic"]["S"]
    for sprite in laid:
        if isinstance(sprite.place, InMeld) and isinstance(sprite.look, Face):
            assert capitals(art, sprite.w, False) >= IN_MELDS, sprite
        if isinstance(sprite.look, Book) and sprite.look.small:
            assert cap_height(art.small_book("7S", "dirty", sprite.w), ink) >= IN_MELDS, sprite
