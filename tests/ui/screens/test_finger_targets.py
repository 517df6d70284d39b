"""Everything that can be pressed is large enough for a finger, on every screen of a laptop."""

from collections.abc import Iterator
from typing import Final

import pytest

from game.ui.core.preferences import Preferences
from game.ui.core.scene import Scene
from game.ui.core.targets import Target
from game.ui.core.theme import SMALLEST_TAP
from tests.slow import LONG
from tests.ui.drive import shared_kit
from tests.ui.every_screen import EVERY

LAPTOPS: Final = ((1280, 720), (1366, 696), (1366, 768))
SHORT: Final = ((1280, 720),)
"""With HANDFOOT_LONG=1 all of them are measured, on every screen; without, the first on every fourth."""
LAID: Final = ("meld/", "book/")
"""They lie as the cards do: `tests/ui/table/layout` measures them."""


def pressed(scene: Scene) -> Iterator[Target]:
    """What is there to be pressed: lines that are only read are not."""
    for target in scene.report().targets:
        is_read = target.id.startswith("row/") and not target.enabled
        if not is_read and not target.id.startswith(LAID):
            yield target


@pytest.mark.parametrize("size", LAPTOPS if LONG else SHORT)
def test_everything_is_large_enough_for_a_finger(size: tuple[int, int]) -> None:
    """At least 44 real pixels each way: buttons, fields, choices, rows, crosses and links."""
    kit = shared_kit(size, Preferences())
    small = []
    for name in EVERY if LONG else list(EVERY)[::4]:
        scene = EVERY[name]()
        scene.resize(kit)
        scene.update(0.0)
        small += [f"{name}: {one.id} {one.rect[2:]}" for one in pressed(scene) if min(one.rect[2:]) < SMALLEST_TAP]
    assert small == []
