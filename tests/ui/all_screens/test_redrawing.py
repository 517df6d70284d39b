"""Every widget of the game is redrawn when something changes that it shows."""

import pytest
from pygame import Surface

from game.toolkit.widgets import Form, Widget
from game.ui.shared.preferences import Preferences
from game.ui.table.screen import TableScene
from tests.toolkit.widgets.redrawn import changes
from tests.ui.drive import shared_kit
from tests.ui.every_screen import EVERY

SIZE = (1280, 720)


@pytest.mark.slow
def test_no_two_pictures_of_a_widget_have_the_same_appearance() -> None:
    """Given one widget of each class on any screen, whatever attribute its picture depends on changes its appearance,
    if not its place.
    """
    kit, found = shared_kit(SIZE, Preferences()), dict[type[Widget], Widget]()
    for make in EVERY.values():
        scene = make()
        scene.resize(kit)
        scene.draw(Surface(SIZE), True)
        widgets = scene.tools.form.widgets if isinstance(scene, TableScene) else getattr(scene, "form", Form()).widgets
        found |= {type(one): one for one in widgets if type(one) not in found and one.visible and one.rect}
    missed = []
    for kind, widget in found.items():
        before = widget.appearance()
        for name, other in changes(widget, kit):
            value = getattr(widget, name)
            setattr(widget, name, other)
            if widget.appearance() == before and name not in ("rect", "visible"):
                missed.append(f"{kind.__name__}.{name}")
            setattr(widget, name, value)
    assert not missed
