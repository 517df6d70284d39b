import itertools

import pygame
import pytest
from pygame import Rect, Surface

from game.cards import FACES
from game.ui.shared.cards import card_art as cardart
from game.ui.shared.cards.card_art import Back, card_art
from game.ui.table.layout.band_sizes import IN_ONE_ROW
from tests.ui.drive import drawn_pixels, kit_at

KIT_SIZE = (1280, 720)
WIDTH = 106


def same(one: Surface, other: Surface) -> bool:
    """Whether two pictures are alike to the pixel."""
    return one.get_size() == other.get_size() and pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(
        other, "RGBA"
    )


def near(surface: Surface, pos: tuple[int, int], colour: str, by: int = 16) -> bool:
    """Whether a pixel has about this colour."""
    found, wanted = surface.get_at(pos), pygame.Color(colour)
    return all(abs(a - b) <= by for a, b in zip(found[:3], wanted[:3], strict=True))


@pytest.mark.parametrize("card", FACES)
def test_every_face_is_drawn(card: str) -> None:
    face = card_art(kit_at(KIT_SIZE)).face(card, WIDTH)
    assert face.get_size() == (WIDTH, cardart.height(WIDTH))
    assert drawn_pixels(face) > 0.97 * WIDTH * cardart.height(WIDTH)
    plain = card_art(kit_at(KIT_SIZE)).blank(WIDTH)
    differing = sum(
        face.get_at((x, y)) != plain.get_at((x, y))
        for x, y in itertools.product(range(4, WIDTH - 4, 3), range(4, face.get_height() - 4, 3))
    )
    assert differing > 90


def test_no_two_faces_are_alike() -> None:
    cards = card_art(kit_at(KIT_SIZE))
    pictures = {pygame.image.tobytes(cards.face(card, WIDTH), "RGBA") for card in FACES}
    assert len(pictures) == 54


@pytest.mark.parametrize("kind", ["hand", "foot", "stack"])
def test_backs_are_drawn(kind: Back) -> None:
    """Each back fills its card."""
    assert drawn_pixels(card_art(kit_at(KIT_SIZE)).back(kind, WIDTH)) > 0.97 * WIDTH * cardart.height(WIDTH)


def test_backs_differ_by_more_than_colour() -> None:
    cards = card_art(kit_at(KIT_SIZE))
    middles = []
    for kind in ("hand", "foot", "stack"):
        centre = cards.back(kind, WIDTH).subsurface((35, 56, 36, 36))
        middles.append(pygame.mask.from_threshold(centre, pygame.Color("#FFFFFF"), (70, 70, 70, 255)).count())
    assert middles[0] > middles[1] > middles[2] + 20  # H has more white than F, the star is golden


@pytest.mark.parametrize("card", ["9D", "KH", "AS", "2C"])
def test_a_covered_card_shows_its_index_alone(card: str) -> None:
    cards = card_art(kit_at(KIT_SIZE))
    other = card[0] + ("S" if card[1] != "S" else "H")
    low = Rect(0, round(0.62 * WIDTH), WIDTH, cardart.height(WIDTH) - round(0.62 * WIDTH))
    assert same(cards.covered(card, WIDTH).subsurface(low), cards.covered(other, WIDTH).subsurface(low))
    assert not same(cards.covered(card, WIDTH), cards.covered(other, WIDTH))


def test_the_token_of_a_book_leaves_the_next_one_free() -> None:
    cards = card_art(kit_at(KIT_SIZE))
    for width in (60, 66, 70, 106):
        book = cards.book("8C", "dirty", 2, width)
        assert book.get_bounding_rect().right <= IN_ONE_ROW * width


def test_a_joker_says_so_where_the_row_in_front_of_it_leaves_its_corner() -> None:
    cards, w = card_art(kit_at((1280, 720))), 75
    joker = cards.face("*R", w)
    word = Rect(round(0.3 * w), round(0.33 * w), round(0.36 * w), round(0.2 * w))  # right of the tip of its star
    inks = [joker.get_at((x, y)) for x in range(word.left, word.right) for y in range(word.top, word.bottom)]
    assert sum(ink.g < 100 for ink in inks) > 40
