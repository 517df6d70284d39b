"""Whatever lies on the felt of a laptop, a finger finds it: cards, melds, books, piles and plates."""

from collections.abc import Iterator
from typing import Final

import pytest
from pygame import Rect

from game.toolkit.drawing.theme import SMALLEST_TAP
from game.turn.spots import LaidMeld, Spot, Zone
from game.ui.shared.preferences import Preferences
from game.ui.table.layout.table_layout import Layout
from game.ui.table.screen import TableScene
from tests.slow import LONG
from tests.ui.drive import shared_kit
from tests.ui.every_screen import EVERY

TABLES: Final = [name for name in EVERY if name.startswith(("table", "coach", "think again", "problem"))]
QUICK: Final = (
    "table 2, full",
    "table 4-2v2, full",
    "table 6-2v2v2, mid-round",
    "table 8-solo, full",
    "coach, the pile",
)
LARGEST: Final = Preferences(text_size="large", interface=150)
SEEN: Final = (
    [((1280, 720), Preferences()), ((1366, 768), LARGEST), ((1366, 696), Preferences()), ((1920, 1080), LARGEST)]
    if LONG
    else [((1280, 720), LARGEST)]
)
ONE_PLACE: Final = {Zone.PILE, Zone.UPCARD, Zone.DISCARD}
"""Of these a press does the same."""
STEP: Final = 4
"""Window pixels between the places that are tried."""


def is_same(layout: Layout, one: Spot | None, other: Spot) -> bool:
    """Whether a press on one does what a press on the other does."""
    if isinstance(one, LaidMeld) and isinstance(other, LaidMeld) and one.team == other.team:
        return one == other or layout.bands[one.team].has_chips  # any chip shows the whole band
    return one == other or {one, other} <= ONE_PLACE


def place_of(layout: Layout, spot: Spot, rect: Rect) -> Rect:
    """Where it is looked for: a chip in its whole band."""
    has_chips = isinstance(spot, LaidMeld) and layout.bands[spot.team].has_chips
    return layout.bands[spot.team].rect if isinstance(spot, LaidMeld) and has_chips else rect


def squares(rect: Rect) -> Iterator[Rect]:
    """Places for the tip of a finger that has most of it on something."""
    room = Rect(0, 0, max(rect.w, SMALLEST_TAP), max(rect.h, SMALLEST_TAP))
    room.center = rect.center
    for y in range(room.top, room.bottom - SMALLEST_TAP + 1, STEP):
        for x in range(room.left, room.right - SMALLEST_TAP + 1, STEP):
            yield Rect(x, y, SMALLEST_TAP, SMALLEST_TAP)


def is_reached(layout: Layout, spot: Spot, rect: Rect) -> bool:
    """Whether somewhere on it a square of 44 pixels is its own, from edge to edge."""
    for square in squares(rect):
        ends = (square.left, square.centerx, square.right - 1), (square.top, square.centery, square.bottom - 1)
        if all(is_same(layout, layout.hit((x, y)), spot) for x in ends[0] for y in ends[1]):
            return True
    return False


@pytest.mark.parametrize(("size", "preferences"), SEEN)
@pytest.mark.parametrize("name", TABLES if LONG else QUICK)
def test_a_finger_finds_everything_on_the_felt(name: str, size: tuple[int, int], preferences: Preferences) -> None:
    """44 by 44 pixels of each thing are its own, whatever lies over it, with eleven melds and eight books of a team as
    well; of melds that are shown as chips any press shows the whole band.
    """
    scene = EVERY[name]()
    scene.resize(shared_kit(size, preferences))
    if not isinstance(scene, TableScene):
        pytest.skip("a result lies over the table")
    layout = scene.state.layout
    places = {spot: place_of(layout, spot, rect) for spot, rect in layout.hits.items()}
    assert [f"{spot} {rect}" for spot, rect in places.items() if not is_reached(layout, spot, rect)] == []
