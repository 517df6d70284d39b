"""Everything that can be pressed is large enough for a finger, on every screen of a laptop."""

from collections.abc import Iterator
from typing import Final

import pytest
from pygame import Rect

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
LAID: Final = ("hand/", "meld/", "book/")
"""Cards lie as the cards do: thirty in a hand have less room than fingers, and melds of others are only looked at. What
can be done with them, buttons do, too.
"""
SEEN_OF_CARD: Final = (50, 30)
"""Real pixels that can be seen at least of each of thirty cards in a hand, which lie in two rows."""


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


@pytest.mark.parametrize("size", LAPTOPS)
def test_each_of_thirty_cards_can_be_touched(size: tuple[int, int]) -> None:
    """What is seen of every card of the fullest hand has room for the tip of a finger."""
    scene = EVERY["table 4-2v2, full"]()
    scene.resize(shared_kit(size, Preferences()))
    cards = [Rect(target.rect) for target in scene.report().targets if target.id.startswith("hand/")]
    assert len(cards) == 30
    assert min(card.w for card in cards) >= SEEN_OF_CARD[0]
    assert min(card.h for card in cards) >= SEEN_OF_CARD[1]
