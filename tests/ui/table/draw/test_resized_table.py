"""A table in a window that changes its size."""

import pygame
from pygame import Surface

from tests.ui.drive import empty_kit
from tests.ui.table.crowded import crowded
from tests.ui.table.table_games import Sitting

SMALL, LARGE = (1280, 720), (1920, 1080)


def test_a_table_that_grew_becomes_as_crisp_as_a_new_one() -> None:
    """Given a table that was resized, the first picture is put together from stretched cards, and a little later it is
    the same, pixel for pixel, as that of a table opened at that size.
    """
    grown, fresh = Sitting(crowded(), SMALL), Sitting(crowded(), LARGE)
    before = grown.scene.frames.kit
    kit = empty_kit(LARGE)
    kit.lenders.extend(before.lend())
    grown.surface = Surface(LARGE)
    grown.scene.resize(kit)
    grown.pass_time()
    first = pygame.image.tobytes(grown.surface, "RGB")
    for _ in range(120):
        grown.pass_time(0.02)
    wanted = pygame.image.tobytes(fresh.surface, "RGB")
    assert first != wanted
    assert pygame.image.tobytes(grown.surface, "RGB") == wanted
    assert kit.lenders == []
