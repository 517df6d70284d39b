"""The sheet beside a practised position."""

import pytest
from pygame import Rect

from game.ui.shared.preferences import Preferences
from game.ui.table.screen import TableScene
from tests.ui.drive import Picture
from tests.ui.every_screen import EVERY


@pytest.mark.parametrize(("name", "size"), [("problem", (1366, 768)), ("problem, two at the table", (1280, 720))])
def test_a_question_is_as_much_larger_as_the_interface(name: str, size: tuple[int, int]) -> None:
    """The bug: at 150 per cent the words of a problem stayed small on a sheet half empty, for the sake of buttons one
    below the other.
    """
    sizes = []
    for interface in (100, 150):
        scene = EVERY[name]()
        assert isinstance(scene, TableScene)
        picture = Picture(scene, size, Preferences(interface=interface))
        sheet = scene.state.places.rect("Log")
        question = [drawn for drawn in picture.texts if sheet.contains(Rect(drawn.rect)) and "hold" in drawn.text]
        sizes.append(min(drawn.px for drawn in question))
    assert sizes[1] + 0.5 >= 1.4 * sizes[0]
