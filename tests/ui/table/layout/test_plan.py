"""The table plans in assets/tables, and their places in windows of every size."""

from pathlib import Path
from typing import Literal

import pytest
from pygame import Rect

from game.assets import assets_folder
from game.ui.table.layout.plan import (
    BadPlan,
    Plan,
    load_plan,
    needed_roles,
    place,
    plan_name,
    with_free_sides,
    with_nobody_in_front,
)
from tests.slow import slow_except
from tests.ui.drive import SIZES
from tests.ui.table.crowded import SHAPES

FOLDER = assets_folder() / "tables"
NAMES = sorted(path.stem for path in FOLDER.glob("*.tmx"))
ALLOWED = (
    {"DiscardDrop", "Discard"},
    {"MeldBand", "NewPile"},
    {"MeldBand", "Seat"},
)


def plan(name: str) -> Plan:
    """A plan that comes with the game."""
    return load_plan(FOLDER, name)


def test_there_is_a_plan_for_every_shape_and_for_narrow_windows() -> None:
    """Every shape of table, each for wide windows and for 4:3."""
    assert set(NAMES) == {shape + end for shape in SHAPES for end in ("", "-4x3")}


@pytest.mark.parametrize("name", NAMES)
def test_a_plan_names_every_role_once(name: str) -> None:
    """Each seat but the viewer's, the own foot, every team's band, the piles, panels and zones: once each."""
    loaded = plan(name)
    found = [(spot.role, spot.number) for spot in loaded.spots]
    needed = list(needed_roles(loaded.players, loaded.teams))
    assert all(found.count(role) == 1 for role in needed)
    assert {role for role, _ in found} - {role for role, _ in needed} <= {"Fan", "Foot", "Turn", "Tools"}
    assert (loaded.players, loaded.teams) == SHAPES[name.removesuffix("-4x3")]
    assert len({spot.name for spot in loaded.spots}) == len(loaded.spots)


@pytest.mark.parametrize("name", ["2", "3-solo", "4-2v2", "4-solo", "5-solo", "6-3v3"])
def test_a_box_has_room_between_the_bands_and_own_melds_stay_while_it_is_there(name: str) -> None:
    """Given a laptop, a box of 135 pixels fits between the rivals' band and the own one, and whether a sheet takes the
    place of a panel or not, the own band lies where it lies.
    """
    places = place(plan(name), (1366, 768), bar=50)
    sides: list[tuple[()] | tuple[Literal["left", "right"]]] = [(), ("left",), ("right",)]
    bands = [with_free_sides(places, used).rect("MeldBand", 0) for used in sides]
    assert all(band == bands[0] for band in bands)
    assert bands[0].top - places.rect("MeldBand", 1).bottom >= 144
    assert places.rect("MeldBand", 1).h >= 150
    assert bands[0].h >= 165


@pytest.mark.parametrize("name", ["6-2v2v2", "6-solo", "7-solo", "8-2v2v2v2", "8-solo"])
def test_a_box_has_room_below_the_lines_and_no_line_lies_on_another(name: str) -> None:
    """The same where each rival team is a line; each can be hit by a finger, and a panel that is seen moves nothing of
    the own. The bug: lines were 46 pixels high beside 140 of bare cloth. Without panels, a box is wide instead;
    below columns, whose small cards need the height, it is lower for that.
    """
    loaded = plan(name)
    places = place(loaded, (1366, 768), bar=50)
    sides: list[tuple[()] | tuple[Literal["left", "right"]]] = [(), ("left",), ("right",)]
    for used in sides:
        there = with_free_sides(places, used)
        lines = [there.rect("MeldBand", team) for team in range(1, loaded.teams)]
        assert min(line.h for line in lines) >= 54
        assert all(line.collidelist(lines[n + 1 :]) < 0 for n, line in enumerate(lines))
        own = there.rect("MeldBand", 0)
        assert own.top - max(line.bottom for line in lines) >= (112 if "solo" in name else 128)
        assert used or there.rect("Tip").w >= 530
        assert own.h >= 176
        assert own == with_free_sides(places, ()).rect("MeldBand", 0)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_in_a_plan_overlaps_or_leaves_its_frame(name: str) -> None:
    """Only the discard zone lies round the pile, the New pile zone in the own band and plates in rivals' bands."""
    loaded = plan(name)
    frame = Rect(0, 0, loaded.width, loaded.height)
    for i, spot in enumerate(loaded.spots):
        assert frame.contains(Rect(spot.rect)), spot.name
        for other in loaded.spots[i + 1 :]:
            if {spot.role, other.role} not in ALLOWED:
                assert not Rect(spot.rect).colliderect(Rect(other.rect)), (spot.name, other.name)


@pytest.mark.parametrize(
    "size", slow_except([(1024, 600), (1280, 960)], [*SIZES, (3440, 1440), (1920, 1200), (1280, 1024)])
)
@pytest.mark.parametrize("shape", SHAPES)
def test_a_plan_fits_every_window_under_its_bar(shape: str, size: tuple[int, int]) -> None:
    """Whatever the window's sides, everything is inside, under the bar, and nothing overlaps."""
    loaded = plan(plan_name(*SHAPES[shape], size))
    places = place(loaded, size, 50)
    window, bar = Rect(0, 0, *size), places.rect("TopBar")
    rects = [(key, rect) for key, rect in places.rects.items() if key[0] != "TopBar"]
    for i, (key, rect) in enumerate(rects):
        assert window.contains(rect), key
        assert not rect.colliderect(bar), key
        for other, there in rects[i + 1 :]:
            if {key[0], other[0]} not in ALLOWED:
                assert not rect.colliderect(there), (key, other)


def test_narrow_windows_get_the_narrow_plan() -> None:
    """The plans for 4:3 are used below about three to two."""
    assert plan_name(4, 2, (1280, 960)) == "4-2v2-4x3"
    assert plan_name(4, 2, (1680, 1050)) == "4-2v2"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('name="melds"', 'name="elsewhere"', "no layer melds"),
        ('<property name="card_w"', '<property name="card_v"', "no number card_w"),
        ('<property name="anchor" value="stretch-x"', '<property name="anchor" value="sideways"', "sideways"),
        ('type="Stock"', 'type="Stack"', "no Stock"),
        ("</map>", "", "cannot be read"),
    ],
)
def test_a_damaged_plan_is_refused_with_what_is_wrong(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    """A missing layer, role or property, a wrong value and broken XML each have a message that names them."""
    text = (FOLDER / "4-2v2.tmx").read_text(encoding="utf-8")
    (tmp_path / "4-2v2.tmx").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPlan, match=complaint):
        load_plan(tmp_path, "4-2v2")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('value="1920"', 'value="99999999"', "is no table"),
        ('name="teams" type="int" value="2"', 'name="teams" type="int" value="5"', "is no table"),
        (' width="', ' width="1e12', "4-2v2: "),
        ("<map ", "<table ", "cannot be read"),
        ("</map>", "", "cannot be read"),
    ],
)
def test_a_spoiled_plan_is_a_bad_plan(tmp_path: Path, before: str, after: str, said: str) -> None:
    """Given a plan with impossible numbers, or that is no map at all, a sentence says what is wrong with it."""
    good = (FOLDER / "4-2v2.tmx").read_text(encoding="utf-8")
    assert before in good
    (tmp_path / "4-2v2.tmx").write_text(good.replace(before, after), encoding="utf-8")
    with pytest.raises(BadPlan, match=said):
        load_plan(tmp_path, "4-2v2")


@pytest.mark.parametrize(("size", "letters"), [((1024, 768), 1.4), ((1280, 720), 1.4), ((1366, 768), 1.0)])
@pytest.mark.parametrize("shape", SHAPES)
def test_with_nobody_in_front_the_bands_have_the_room_of_the_hand(
    shape: str, size: tuple[int, int], letters: float
) -> None:
    """Given a table that people look up at from phones: the seat in front has a plate, all lies in the window, no band
    lies on another, on a plate or the piles, and none is smaller than it was; the own one is wider. A plate that was in
    a band is in it again.
    """
    before = place(plan(plan_name(*SHAPES[shape], size)), size, 50, letters)
    after = with_nobody_in_front(before)
    window = Rect((0, 0), size)
    bands = {near: rect for (role, near), rect in after.rects.items() if role == "MeldBand"}
    hindered = {key: rect for key, rect in after.rects.items() if key[0] in ("Seat", "Foot", "Stock", "Discard")}
    assert ("Seat", 0) in hindered
    for near, band in bands.items():
        old = before.rect("MeldBand", near)
        inside = {key for key, rect in before.rects.items() if key[0] == "Seat" and old.contains(rect)}
        assert all(band.contains(hindered.pop(key)) for key in inside)
        assert window.contains(band)
        others = {("MeldBand", other): rect for other, rect in bands.items() if other != near}
        assert {key for key, rect in (hindered | others).items() if rect.colliderect(band)} == set()
        assert band.h >= 0.95 * before.rect("MeldBand", near).h
        assert band.w >= 0.95 * before.rect("MeldBand", near).w
    assert all(window.contains(rect) for key, rect in hindered.items())
    assert bands[0].w > before.rect("MeldBand", 0).w
    assert bands[0].h > before.rect("MeldBand", 0).h
