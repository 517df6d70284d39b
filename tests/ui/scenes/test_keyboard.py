"""Every screen by keys alone: Tab comes to all that can be pressed, and the ring is seen wherever it is."""

import pygame
import pytest
from pygame import Surface

from game.ui.scenes.form_scene import FormScene
from game.ui.widgets.form import Form
from tests.build import WEB, table
from tests.ui.drive import Picture, key, send
from tests.ui.samples import SCENES
from tests.ui.table.playing import Sitting

BY_OTHER_KEYS = {
    "replay": ("timeline",),
}
"""Targets that are reached by keys of their own: the timeline of a replay by arrows, Home and End."""


def walk(scene: FormScene | Sitting, form: Form, size: tuple[int, int]) -> set[str]:
    """Tab once round; what had the ring. The picture differs at each stop."""
    inner = scene.scene if isinstance(scene, Sitting) else scene
    reached: set[str] = set()
    before = b""
    for _ in range(len(form.widgets) + 2):
        send(inner.handle, key(pygame.K_TAB))
        inner.update(0.0)
        surface = Surface(size)
        inner.draw(surface, True)
        now = pygame.image.tobytes(surface, "RGB")
        assert form.focused is not None
        assert form.ring_visible
        if form.focused.id not in reached:
            assert now != before, f"no ring is seen at {form.focused.id}"
        before = now
        reached.add(form.focused.id)
    return reached


@pytest.mark.parametrize("name", SCENES)
def test_tab_comes_to_everything_that_can_be_pressed(name: str) -> None:
    """Each enabled target of a screen is a stop, or a part of one in which arrows move."""
    scene = SCENES[name]()
    assert isinstance(scene, FormScene)
    Picture(scene, (1280, 720))
    reached = walk(scene, scene.form, (1280, 720))
    parts = {target.id for widget in scene.form.widgets if widget.id in reached for target in widget.targets()}
    other = BY_OTHER_KEYS.get(scene.name, ())
    missing = [
        target.id
        for target in scene.report().targets
        if target.enabled and target.id not in parts and not target.id.startswith(other)
    ]
    assert missing == []


def test_tab_comes_to_everything_on_the_table() -> None:
    """Cards, melds, books, stock, pile, every button of bar and panel; what is a second name of a place may be
    passed over.
    """
    hand = table(hand="KC 8H 5C 5D 5S QH 2C", phase="play", melds=("KS KH KD", "8C 8S 8D 8H"), rules=WEB, pile="4S 9D")
    sitting = Sitting(hand)
    reached = walk(sitting, sitting.scene.tools.form, sitting.size)
    again = ("seat/", "upcard", "discard", "foot", "volume/")
    missing = [
        target.id
        for target in sitting.scene.report().targets
        if target.enabled and target.id not in reached and not target.id.startswith(again)
    ]
    assert missing == []
