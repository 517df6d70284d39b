"""Portraits: everybody has one, always the same, and at a table each another."""

import pygame

from game.ui import portraits
from game.ui.portraits import LOOKS, look_of, looks_for
from tests.ui.drive import drawn_pixels, kit_at


def test_every_look_is_drawn_and_its_own() -> None:
    """Twelve heads, each a round picture unlike the others."""
    paint = kit_at().paint
    heads = [portraits.portrait(paint, look, 0, 80) for look in range(len(LOOKS))]
    assert all(drawn_pixels(head) > 0.7 * 80 * 80 for head in heads)
    assert len({pygame.image.tobytes(head, "RGBA") for head in heads}) == len(LOOKS)


def test_a_name_keeps_its_look() -> None:
    """Upper case or spaces do not change a face, and it is the same in every process."""
    assert look_of("Grandma Lou") == look_of(" grandma lou ")
    assert look_of("Walt") == 2


def test_nobody_at_a_table_is_a_twin() -> None:
    """Six players with any names have six looks, the first keeping its own."""
    looks = looks_for(["Rosa", "Rosa", "Rosa", "Rosa", "Rosa", "Rosa"])
    assert len(set(looks)) == 6
    assert looks[0] == look_of("Rosa")


def test_the_rim_shows_whose_turn_it_is() -> None:
    """The portrait of whoever plays has a thicker rim."""
    paint = kit_at().paint
    quiet, active = (portraits.portrait(paint, 0, 1, 100, on) for on in (False, True))
    assert pygame.image.tobytes(quiet, "RGBA") != pygame.image.tobytes(active, "RGBA")
