"""What screens leave to do, and to keep, once nobody does anything."""

import pytest

from game.assets import assets_folder
from game.toolkit.app import App
from game.toolkit.window import Window
from game.ui.shared.preferences import Preferences
from tests.slow import slow_except
from tests.ui.drive import Picture
from tests.ui.samples import SCENES

QUICK = (
    *("title", "new game, crowded with people", "people, nobody yet", "play on", "no games", "finished games, crowded"),
    *("settings, screen and keys", "keys of the title", "score, crowded", "end, crowded", "editor deal, crowded"),
    "sharing much",
)


@pytest.mark.parametrize("name", slow_except(QUICK, SCENES))
def test_every_screen_comes_to_rest(name: str) -> None:
    """Whatever moves at first, after ten seconds without a hand nothing is presented any more."""
    app = App(Window((1280, 720), "test"), assets_folder(), Preferences())
    app.show(SCENES[name]())
    for _ in range(100):
        app.step(0.1, [])
    presents = app.window.presents
    for _ in range(50):
        app.step(0.1, [])
    assert app.window.presents == presents


@pytest.mark.slow
def test_visiting_every_screen_keeps_no_more_than_the_bound() -> None:
    """Panels, felt and shadows of forty screens, one after the other in one window, do not pile up."""
    for scene in SCENES.values():
        picture = Picture(scene(), (1024, 600))
        kept = picture.kit.paint.kept
        assert kept.pixels <= kept.most
    assert kept.pixels > kept.most / 2
