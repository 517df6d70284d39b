"""The strips beside the plates: where they lie, and what fits on them."""

from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.ai.simple import simple_move
from game.assets import assets_folder
from game.cards import Card, parse_cards
from game.engine.view import view_of
from game.ui.table.plan import Places, load_plan, place, plan_name
from game.ui.table.strips import Told, draw_strip, strip_place
from game.ui.text import Drawn
from game.ui.theme import SMALLEST_TEXT
from game.ui.widgets.bar import bar_height
from game.words.log import Weight
from tests.build import WEB, table
from tests.ui.drive import kit_at
from tests.ui.table.crowded import SHAPES
from tests.ui.table.playing import Sitting

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1280, 960))
WIDE_SHAPES = ("2", "4-2v2", "6-2v2v2", "6-3v3")
FULL = (
    Told("took the pile", (), Weight.PILE),
    Told("laid", parse_cards("KS KH KD QS QH QD 5C 5D 5H"), Weight.MELD),
    Told("dirty book", (), Weight.BOOK),
    Told("in foot", (), Weight.FOOT),
    Told("discarded", (Card("TH"),), Weight.DISCARD),
)


def places_at(shape: str, size: tuple[int, int]) -> Places:
    """A table's plan in a window."""
    players, teams = SHAPES[shape]
    folder = Path(assets_folder()) / "tables"
    return place(load_plan(folder, plan_name(players, teams, size)), size, bar_height(kit_at(size)))


@pytest.mark.parametrize("shape", WIDE_SHAPES)
@pytest.mark.parametrize("size", SIZES)
def test_every_seat_has_a_strip_that_covers_no_plate_band_or_panel(shape: str, size: tuple[int, int]) -> None:
    """For two, four and six players, near its own plate and beside every other one. Five plates in the row of a 4:3
    window leave no room: there a plate tells it to a pointer that rests.
    """
    if size[0] < 1.45 * size[1] and shape.startswith("6"):
        size = (1280, 720)
    places = places_at(shape, size)
    players, teams = SHAPES[shape]
    fixed = [places.rect("Seat", seat) for seat in range(1, players)]
    fixed += [places.rect("MeldBand", team) for team in range(teams)]
    fixed += [places.rect(role) for role in ("Score", "Log", "GoingOut", "Buttons", "Tip", "Stock", "Discard")]
    found: list[Rect] = []
    for near in range(1, players):
        rect = strip_place(places, near)
        assert rect is not None
        assert Rect((0, 0), size).contains(rect)
        assert not [other for other in fixed if other.colliderect(rect)]
        assert not [other for other in found if other.colliderect(rect)]
        found.append(rect)


@pytest.mark.parametrize("wide", [104, 140, 180, 330])
def test_what_fits_is_whole_and_what_matters_stays(wide: int) -> None:
    """Cards are left out first and counted, then what matters least; no word is cut, nothing leaves the strip."""
    kit = kit_at((1280, 720))
    drawn: list[Drawn] = []
    kit.text.watch = drawn.append
    rect = Rect(300, 60, wide, 66)
    draw_strip(kit, Surface((1280, 720)), rect, FULL)
    told = [text.text for text in drawn]
    assert "dirty book" in told
    assert not [text for text in told if "…" in text]
    for text in drawn:
        assert rect.contains(Rect(text.rect))
        assert text.px >= SMALLEST_TEXT
    if wide == 330:
        assert "discarded" in told
        assert "laid" in told


def test_one_thing_alone_takes_only_the_room_it_needs() -> None:
    """The sheet is as wide as its words, at the lower edge of its place."""
    kit = kit_at((1280, 720))
    surface = Surface((1280, 720))
    rect = Rect(300, 60, 300, 66)
    draw_strip(kit, surface, rect, (Told("passed"),))
    assert surface.get_at((rect.left + 4, rect.bottom - 12))[:3] == (0, 0, 0)
    assert surface.get_at((rect.centerx, rect.top + 4))[:3] == (0, 0, 0)
    assert surface.get_at((rect.centerx, rect.bottom - 8))[:3] != (0, 0, 0)


def test_strips_stand_while_it_is_ones_own_turn() -> None:
    """While others play their cards fly there; then nothing stands in their way."""
    sitting = Sitting(table(hand="KC 4S QC", phase="play", melds=("KS KH KD",), rules=WEB, stock="AS AD 5H 6H 7H 8H"))
    sitting.drag(sitting.card("4S"), "discard")
    assert sitting.scene.frames.scenery.strips == {}
    for _ in range(3):
        seat = sitting.game.turn.table.board.mover

        while sitting.game.turn.table.board.mover == seat:
            sitting.game.go(simple_move(view_of(sitting.game.turn.table, seat)))
            sitting.settle()
    assert sitting.game.view.is_mine
    strips = sitting.scene.frames.scenery.strips
    assert sorted(strips) == [1, 2, 3]
    assert all(told[-1].words == "discarded" for told in strips.values())
