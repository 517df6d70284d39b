"""Where strips beside plates lie, and the list of those whose plates have no room."""

from pathlib import Path

import pytest
from pygame import Rect

from game.assets import assets_folder
from game.ui.table.plan import Places, load_plan, place, plan_name
from game.ui.table.strip_places import list_place, strip_place, unplaced
from game.ui.widgets.bar import bar_height
from tests.ui.drive import kit_at
from tests.ui.table.crowded import SHAPES

SIZES = ((1024, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440), (1280, 960))


def places_at(shape: str, size: tuple[int, int]) -> Places:
    """A table's plan in a window."""
    players, teams = SHAPES[shape]
    folder = Path(assets_folder()) / "tables"
    return place(load_plan(folder, plan_name(players, teams, size)), size, bar_height(kit_at(size)))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("size", SIZES)
def test_every_seat_has_a_strip_or_is_listed(shape: str, size: tuple[int, int]) -> None:
    """Strips lie near their own plate and beside every other one. Where a row of plates leaves them no room a list
    does, as high as its lines; nothing covers a plate, a panel or a band, but for the own one before it is opened.
    """
    places = places_at(shape, size)
    players, teams = SHAPES[shape]
    fixed = [places.rect("Seat", seat) for seat in range(1, players)]
    fixed += [places.rect(role) for role in ("Score", "Log", "GoingOut", "Buttons", "Tip", "Stock", "Discard")]
    bands = [places.rect("MeldBand", team) for team in range(teams)]
    found = [rect for near in range(1, players) if (rect := strip_place(places, near)) is not None]
    waiting = unplaced(places)
    assert len(found) + len(waiting) == players - 1
    for i, rect in enumerate(found):
        assert not [other for other in fixed + bands + found[:i] if other.colliderect(rect)]
    if waiting:
        beside, opening = list_place(places, meter=True), list_place(places, meter=False)
        assert bands[0].contains(beside)
        assert not [other for other in fixed + bands if other.colliderect(opening)]
        found += [beside, opening]
        assert beside.h == opening.h >= 22 * len(waiting)
    assert all(Rect((0, 0), size).contains(rect) for rect in found)
