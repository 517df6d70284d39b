"""About the game: what it says, and what its buttons do."""

from pathlib import Path

from game.messages.functions import screens as say_screens
from game.toolkit.file_opener import FileOpener
from game.ui.system.about.screen import AboutScene, AboutState
from tests.toolkit.waiting import PATIENCE
from tests.ui.drive import Picture, find, press
from tests.ui.samples import nothing

MODEL = AboutState("0.1.0", "/home/anna/.local/share/hand-and-foot", "Python 3.11, SDL 2")
NOBODY = FileOpener("linux", lambda program: None)
"""No program of this computer opens folders."""


def test_where_nothing_opens_folders_that_is_told_before_a_press() -> None:
    scene = AboutScene(MODEL, NOBODY, nothing)
    scene.update(0.0)
    assert say_screens.no_opener() in Picture(scene, (1280, 720)).words
    assert not find(scene, "button/open_folder").enabled


def test_what_came_of_opening_the_folder_is_told(tmp_path: Path) -> None:
    opener = FileOpener("linux", lambda program: str(tmp_path / program))
    scene = AboutScene(AboutState("0.1.0", str(tmp_path), ""), opener, nothing)
    Picture(scene, (1280, 720))
    scene.update(0.0)
    press(scene, "button/open_folder")
    opener.wait(PATIENCE)
    assert scene.update(0.0)
    assert scene.report().message == say_screens.folder_not_opened()
    assert say_screens.folder_not_opened() in Picture(scene, (1280, 720)).words
