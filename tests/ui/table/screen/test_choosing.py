"""Choosing cards at the table: by click, row, rank and rubber band, by mouse and by keys."""

import pygame
import pytest
from pygame.event import Event as Posted

from game.turn.spots import HandCard, LaidMeld, Spot, Zone
from game.ui.shared.preferences import Preferences
from game.ui.table.inputs import Prefer
from tests.ui.table.table_games import Sitting, opened, walk_to


def slip(sitting: Sitting, spot: Spot, by: int, held: float) -> None:
    """Press in the middle of something, slip sideways while the button is held, release."""
    x, y = sitting.scene.state.layout.hits[spot].center
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    sitting.pass_time(held)
    sitting.post(Posted(pygame.MOUSEMOTION, pos=(x + by, y), rel=(by, 0), buttons=(1, 0, 0)))
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=(x + by, y), button=1))
    sitting.pass_time(1.0)


@pytest.mark.parametrize(("by", "held"), [(3, 0.16), (0, 0.6), (9, 0.3), (14, 2.0), (-14, 0.0)])
def test_a_slow_or_slipping_press_chooses_the_card(by: int, held: float) -> None:
    sitting = opened()
    slip(sitting, HandCard(3), by, held)
    assert set(sitting.scene.state.arrangement.chosen) == {3}
    assert sitting.scene.state.zoom is None
    slip(sitting, HandCard(3), by, held)
    assert not sitting.scene.state.arrangement.chosen


def test_a_slipping_press_puts_the_chosen_card_on_a_meld() -> None:
    sitting = opened()
    slip(sitting, HandCard(sitting.hand.index("KC")), 9, 0.6)
    kings = next(spot for spot in sitting.scene.state.layout.hits if isinstance(spot, LaidMeld))
    slip(sitting, kings, 9, 0.6)
    assert sitting.scene.state.arrangement.draft is not None or "KC" not in sitting.hand


def test_a_slipping_press_on_the_pile_discards_the_chosen_card() -> None:
    sitting = opened()
    slip(sitting, HandCard(0), 9, 0.6)
    slip(sitting, Zone.PILE, 9, 0.6)
    assert len(sitting.game.view.hand) == 6


def test_a_card_that_was_elsewhere_and_comes_back_is_not_chosen() -> None:
    sitting = opened()
    home = sitting.scene.state.layout.hits[HandCard(3)].center
    sitting.lift(home, (home[0], home[1] - 300))
    sitting.post(Posted(pygame.MOUSEMOTION, pos=home, rel=(1, 1), buttons=(1, 0, 0)))
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=home, button=1))
    assert sitting.scene.state.arrangement.chosen == ()


def test_who_never_drags_may_slip_as_far_as_a_card_is_wide() -> None:
    sitting = opened()
    sitting.scene.feed(Prefer(Preferences(speed="off", ask_discard="never", no_drag=True)))
    before = sitting.hand
    slip(sitting, HandCard(3), 60, 0.3)
    assert (sitting.scene.state.arrangement.chosen, sitting.hand) == ((3,), before)


def test_a_drag_from_just_outside_a_card_lifts_that_card() -> None:
    sitting = opened()
    edge = sitting.scene.state.layout.hits[HandCard(0)].midleft
    sitting.lift((edge[0] - 3, edge[1]), (edge[0] + 200, edge[1] - 200))
    assert sitting.scene.state.drag is not None
    assert sitting.scene.state.drag.positions == (0,)


def test_a_rubber_band_chooses_what_it_touches() -> None:
    """From the bare cloth over the third to fifth card; with Shift it adds; the band is gone from the picture then."""
    sitting = opened()
    first, last = (sitting.scene.state.layout.hits[HandCard(i)] for i in (2, 4))
    start = (first.left + 2, sitting.scene.state.layout.places.rect("Hand").top - 20)
    assert sitting.scene.state.layout.hit(start) is None
    sitting.drag_between(start, last.center)
    assert sorted(sitting.scene.state.arrangement.chosen) == [2, 3, 4]
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_SHIFT, unicode=""))
    edge = sitting.scene.state.layout.hits[HandCard(0)]
    sitting.drag_between((edge.left - 20, edge.top + 4), (edge.left + 2, edge.top + 40))
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
