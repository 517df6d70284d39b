"""The plates of the seats and what is said above the buttons, read from pictures of whole tables."""

import pytest
from pygame import Rect

from game.ui.table.draw.picture import cloth_parts
from game.ui.table.draw.plates import Plate, draw_plate
from game.ui.table.memo import Memo
from game.ui.table.screen import TableScene
from game.ui.table.spots import SeatPlate
from tests.build import table
from tests.ui.drive import Picture, kit_at
from tests.ui.every_screen import EVERY
from tests.ui.table.playing import Sitting


def test_all_names_on_plates_are_in_letters_of_one_size() -> None:
    """Beside a "Bartholomew" that hardly has room, and a partner whose plate is wider."""
    names = {"Anna", "Wilhelmina", "Bartholomew", "Gwendolyn", "Christopher", "Friederike", "Jean"}
    for sample in ("table 8-2v2v2v2, mid-round", "table 4-2v2, mid-round"):
        seen = [drawn for drawn in Picture(EVERY[sample](), (1280, 720)).texts if drawn.text in names]
        assert len(seen) >= 3
        assert len({drawn.px for drawn in seen}) == 1, sample


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_what_to_do_is_said_right_above_the_buttons(size: tuple[int, int]) -> None:
    """In the column of the buttons, closer to the first of them than that is high."""
    scene = EVERY["table 8-2v2v2v2, mid-round"]()
    prompt = next(drawn for drawn in Picture(scene, size).texts if drawn.text == "Meld or discard")
    meld = next(Rect(target.rect) for target in scene.report().targets if target.id == "button/meld")
    said = Rect(prompt.rect)
    assert meld.left <= said.left <= said.right <= meld.right
    assert 0 <= meld.top - said.bottom < meld.h


def test_the_tabs_of_two_teams_are_level() -> None:
    """Both at the top, as far from their edge; each team's name is in the heading of its melds and nowhere else."""
    scene = EVERY["table 4-2v2, mid-round"]()
    texts = Picture(scene, (1280, 720)).texts
    tabs = {target.id: Rect(target.rect) for target in scene.report().targets if "/panel_" in target.id}
    left, right = tabs["button/panel_left"], tabs["button/panel_right"]
    assert left.top == right.top
    assert left.left == 1280 - right.right > 0
    (name,) = (Rect(drawn.rect) for drawn in texts if drawn.text == "Anna & Bartholomew")
    assert name.top > left.bottom


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_rivals_of_four_pairs_are_in_their_panels(size: tuple[int, int]) -> None:
    """All but the partner, who sits apart."""
    scene = EVERY["table 8-2v2v2v2, mid-round"]()
    Picture(scene, size)
    assert isinstance(scene, TableScene)
    layout = scene.state.layout
    for spot, plate in layout.hits.items():
        if isinstance(spot, SeatPlate):
            assert layout.bands[spot.seat % 4].ground.contains(plate) == (spot.seat != 4)


@pytest.mark.parametrize(("mover", "following"), [(0, 1), (3, 4), (6, 7), (7, None)])
def test_four_pairs_show_who_plays_next(mover: int, following: int | None) -> None:
    """Given plates that lie team by team, the portrait of the next player says so; nobody's, if that is the viewer."""
    sitting = Sitting(table(hand="KC 8H", seat=mover, players=8, teams=4), (1366, 768))
    parts = cloth_parts(kit_at((1366, 768)), sitting.scene.state.layout, sitting.scene.frames.scenery, Memo())
    plates = [part.given for part in parts if part.how is draw_plate]
    there = sitting.scene.state.places.rect("Seat", following) if following is not None else None
    assert [rect for rect, plate, *_ in plates if isinstance(plate, Plate) and plate.is_next] == (
        [there] if there is not None else []
    )
