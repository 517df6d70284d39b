"""Small pictures: a table in play with its people round it."""

import pygame
from pygame import Rect, Surface

from game.ui.shared.models import PlayerAtTable, SmallTable
from game.ui.shared.ornaments import draw_company
from game.ui.shared.preferences import Preferences
from tests.ui.drive import shared_kit

SIZE = 400, 240
PEOPLE = [PlayerAtTable(name, seat % 2) for seat, name in enumerate(("You", "Walt", "Rosa", "June"))]


def drawn(theirs: tuple[str, ...]) -> Surface:
    """A table for two pairs whose rivals have these melds."""
    surface = Surface(SIZE)
    lying = SmallTable(50, 4, "9D", ((), theirs))
    draw_company(shared_kit((1280, 720), Preferences()), surface, Rect((0, 0), SIZE), PEOPLE, lying)
    return surface


def test_the_rivals_melds_are_not_beside_the_partner() -> None:
    """Given two pairs, the cards of the rivals lie on the two sides where they sit, however many there are."""
    none = pygame.PixelArray(drawn(()))
    for melds in (("KS",), ("KS", "8H"), ("KS",) * 13):
        lying = none.compare(pygame.PixelArray(drawn(melds)))
        changed = {x for x in range(SIZE[0]) for y in range(SIZE[1]) if lying[x, y] == 0}
        assert changed
        assert not changed & set(range(140, 260))
