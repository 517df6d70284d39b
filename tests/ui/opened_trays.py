"""Getting at what lies in a tray of New game, as a person does: the part that opens it first."""

import re
from typing import Any

from game.toolkit.scene import Scene
from game.toolkit.targets import Target
from game.toolkit.widgets.state_scene import StateScene
from tests.ui.drive import find, press

OPENERS = (
    (r"field/(?:kind|level|style|where|seat|face)_(\d)", r"field/portrait_\1"),
    (r"row/|rules$|button/(?:edit/|change_rules|questions)", "button/rules"),
    (r"button/agreements", "field/portrait_2"),
    (r"field/(?:length|reshuffle)", "button/length"),
    (r"button/\d:|field/(?:levels|players)", "button/against"),
)
"""What is found behind which control."""


def openers_of(id: str) -> tuple[str, ...]:
    """What opens the tray in which this lies; for a table then the number of its players."""
    found = tuple(found.expand(opener) for what, opener in OPENERS if (found := re.match(what, id)))
    table = re.match(r"button/(\d):", id)
    return (*found[:1], f"field/players/{int(table[1]) - 2}") if table else found[:1]


def open_for(scene: Scene, id: str) -> None:
    """Open the tray in which this lies, or close the one in front of it."""
    ids = {target.id for target in scene.report().targets}
    if id in ids:
        return
    if "button/done" in ids:
        press(scene, "button/done")
    for opener in openers_of(id):
        press(scene, opener)


def reach(scene: Scene, id: str) -> None:
    """Press it, wherever it lies."""
    open_for(scene, id)
    press(scene, id)


def seen(scene: Scene, id: str) -> Target:
    """The target of this id, once its tray is open."""
    open_for(scene, id)
    return find(scene, id)


def focus(scene: StateScene[Any], id: str) -> None:
    """Give it the keys, once its tray is open."""
    open_for(scene, id)
    scene.form.focus_id(id)
