"""What the question mark says beside the table: something true and short for everything that can have the ring."""

import pytest

from game.words.help import SCREENS_EXPLAINED, HelpText, explanation
from tests.ui.drive import Picture
from tests.ui.samples import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_everything_has_words(name: str) -> None:
    """Each target of each screen is explained in one or two whole sentences with a heading."""
    scene = SCENES[name]()
    Picture(scene, (1280, 720))
    for target in scene.report().targets:
        told = explanation(scene.name, target.id)
        assert told.title
        assert told.words.endswith(".")
        assert len(told.words) < 160


def test_the_seat_of_new_game() -> None:
    """The number of a seat does not matter, and a table is named by what it is."""
    assert explanation("new_game", "field/kind_5") == explanation("new_game", "field/kind_0")
    assert explanation("new_game", "button/6:3v3").title == "Table"


def test_the_screen_where_nothing_else_is_known() -> None:
    """A thing without words of its own has those of its screen; a screen without any points to F1."""
    assert explanation("about", "") == SCREENS_EXPLAINED["about"]
    assert "F1" in explanation("nowhere", "button/odd").words
    assert isinstance(explanation("title", "field/colours"), HelpText)
