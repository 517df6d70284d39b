"""Every screen by keys alone: Tab comes to all that can be pressed, and the ring is seen wherever it is."""

import pygame
import pytest
from pygame import Surface

from game.toolkit.scene import Scene
from game.toolkit.widgets.form import Form
from game.ui.table.screen import TableScene
from tests.build import WEB, table
from tests.slow import LONG, slow_except
from tests.ui.drive import Picture, key, send
from tests.ui.every_screen import DIALOGS, EVERY, DialogScene
from tests.ui.table.table_games import Sitting

BY_OTHER_KEYS = {
    "cut": ("packet",),
    "deck_cut": ("packet",),
    "choose": ("stack/",),
    "table": ("seat/", "upcard", "discard", "foot"),
}
"""Targets with keys of their own: the packet has arrows, stacks have L and R,
the discard X; and second names of places.
"""
SAME_KEYS = ("table ", "editor ", "settings", "keys of", "rule page")
ONE_OF_THEM = ("table 6-solo, mid-round", "editor melds", "editor values, crowded", "settings", "rule page")
WALKED = [name for name in EVERY if LONG or not name.startswith(SAME_KEYS) or name in ONE_OF_THEM]
"""Of screens that differ in their words alone one is walked; all of them with HANDFOOT_LONG=1."""


def form_of(scene: Scene) -> Form:
    """What has the keys there: the dialog, if one is open."""
    form = scene.tools.form if isinstance(scene, TableScene) else getattr(scene, "form", None)
    if form is None:  # a question in front of a table
        form = scene.bubble.form  # type: ignore[attr-defined]  # the test's own scene
    return form if form.dialog is None else form.dialog.form


def walk(scene: Scene, size: tuple[int, int]) -> set[str]:
    """Tab once round; what had the ring. The picture differs at each stop."""
    form = form_of(scene)
    reached: set[str] = set()
    before = b""
    for _ in range(len(form.widgets) + 2):
        send(scene.handle, key(pygame.K_TAB))
        scene.update(0.0)
        surface = Surface(size)
        scene.draw(surface, True)
        now = pygame.image.tobytes(surface, "RGB")
        assert form.focused is not None
        assert form.ring_visible
        if form.focused.id not in reached:
            assert now != before, f"no ring is seen at {form.focused.id}"
        before = now
        reached.add(form.focused.id)
    return reached


def passed_over(scene: Scene, reached: set[str]) -> list[str]:
    """What can be pressed, was not reached by Tab or by arrows within what was, and has no keys of its own."""
    parts = {target.id for widget in form_of(scene).widgets if widget.id in reached for target in widget.targets()}
    other = BY_OTHER_KEYS.get(scene.name, ())
    return [
        target.id
        for target in scene.report().targets
        if target.enabled and target.id not in parts and not target.id.startswith(other)
    ]


QUICK = (
    *("title", "removed games", "sharing", "backup", "think again, as good", "learn", "todays deal, first"),
    "coach, an opening, 8-2v2v2v2",
)


@pytest.mark.parametrize("name", slow_except(QUICK, WALKED, every=4))
def test_tab_comes_to_everything_that_can_be_pressed(name: str) -> None:
    """Each enabled target of a screen is a stop, a part of one in which arrows move, or has a key of its own."""
    scene = EVERY[name]()
    Picture(scene, (1280, 720))
    scene.update(1.5)  # in its first second a curtain takes no presses
    assert passed_over(scene, walk(scene, (1280, 720))) == []


def test_tab_comes_to_everything_on_the_table() -> None:
    """Cards, melds, books, stock, pile, every button of bar and panel; what is a second name of a place may be
    passed over.
    """
    hand = table(hand="KC 8H 5C 5D 5S QH 2C", phase="play", melds=("KS KH KD", "8C 8S 8D 8H"), rules=WEB, pile="4S 9D")
    sitting = Sitting(hand)
    assert passed_over(sitting.scene, walk(sitting.scene, sitting.size)) == []


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_gives_the_keys_to_something_that_can_be_pressed(name: str) -> None:
    """Given a dialog whose usual button is off, Enter still does something."""
    dialog = DIALOGS[name]()
    Picture(DialogScene(lambda: dialog), (1280, 720))
    usual = dialog.form.focused
    assert usual is not None
    assert usual.enabled
    if len(dialog.form.widgets) > 1:
        usual.enable(False, "not now")
        dialog.form.focus_on(None)
        Picture(DialogScene(lambda: dialog), (1280, 720))
        assert dialog.form.focused is not None
        assert dialog.form.focused.enabled


def test_unsaved_changes_are_not_dropped_by_enter() -> None:
    """Given changes that cannot be saved now, Enter goes on with them, as Esc does."""
    dialog = DIALOGS["leave the editor"]()
    Picture(DialogScene(lambda: dialog), (1280, 720))
    assert dialog.form.keys_at == "button/stay"
