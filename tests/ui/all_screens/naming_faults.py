"""What can be wrong with a screen as it is heard: something without a name, or two things with the same."""

import re
from collections import Counter
from typing import Final

from game.toolkit.accessibility.elements import WINDOW, ElementKind
from game.toolkit.scene import Scene
from game.ui.system.accessibility.screen_elements import tree_of
from game.ui.table.screen import TableScene
from tests.ui.all_screens.test_keyboard import form_of

SAME: Final = re.compile(r"button/(back|more/\d+)$")
"""The way back may be there twice, and two games may have one name."""


def naming_faults(scene: Scene, size: tuple[int, int]) -> list[object]:
    """Every stop of Tab is an element that has a name and can be gone to, no element hangs in the air, what has the
    keys is what a reader is told; and nobody hears two things to press, side by side, that only their places tell apart
    ("turn" and "turn" for the previous one and the next).
    """
    tree = tree_of(scene, size)
    elements = tree.elements.values()
    form = form_of(scene)
    of_widgets = {id(getattr(way, "widget", None)) for way in tree.ways.values()}
    stops = scene.tools.free_widgets() if isinstance(scene, TableScene) and form is scene.tools.form else form.widgets
    has_keys = form.focused in stops and form.focused is not None and form.focused.stop
    told_at_keys = not has_keys or getattr(tree.ways[tree.focus], "widget", None) is form.focused
    pressed = [
        Counter(
            (child.name, child.value)
            for child in map(tree.elements.__getitem__, parent.children)
            if child.pressable and child.kind is not ElementKind.OPTION and not SAME.match(child.id)
        )
        for parent in elements
    ]
    return [
        *({WINDOW, *(child for element in elements for child in element.children)} ^ {*tree.elements}),
        *(widget.id for widget in stops if widget.stop and id(widget) not in of_widgets),
        *(one.id for one in elements if one.kind is not ElementKind.GROUP and not one.name.strip()),
        *([] if told_at_keys else [f"the keys are not at {tree.focus}"]),
        *(name for names in pressed for name, times in names.items() if times > 1),
    ]
