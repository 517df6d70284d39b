"""Choosing cards at the table: by click, row, rank and rubber band, by mouse and by keys."""

import pygame
from pygame.event import Event as Posted

from game.turn.spots import HandCard
from tests.ui.table.table_games import opened, walk_to


def test_a_rubber_band_chooses_what_it_touches() -> None:
    """From the bare cloth over the third to fifth card; with Shift it adds; the band is gone from the picture then."""
    sitting = opened()
    first, last = (sitting.scene.state.layout.hits[HandCard(i)] for i in (2, 4))
    start = (first.left + 2, sitting.scene.state.layout.places.rect("Hand").top - 4)
    assert sitting.scene.state.layout.hit(start) is None
    sitting.drag_between(start, last.center)
    assert sorted(sitting.scene.state.arrangement.chosen) == [2, 3, 4]
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_SHIFT, unicode=""))
    edge = sitting.scene.state.layout.hits[HandCard(0)]
    sitting.drag_between((edge.left - 4, edge.top + 4), (edge.left + 2, edge.top + 40))
    assert sorted(sitting.scene.state.arrangement.chosen) == [0, 2, 3, 4]
    seen = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.scene.frames.renew()
    sitting.pass_time()
    assert pygame.image.tobytes(sitting.surface, "RGB") == seen


def test_a_chooses_the_whole_rank_of_the_card_with_the_ring() -> None:
    """What a double click chooses by mouse."""
    sitting = opened()
    walk_to(sitting, sitting.card("5D"))
    sitting.key(pygame.K_a)
    assert sorted(sitting.hand[i] for i in sitting.scene.state.arrangement.chosen) == ["5C", "5D", "5S"]
