"""Settings: each choice is handed on whole and at once."""

import pygame
import pytest

from game.ui.preferences import Preferences
from game.ui.scenes.settings import SettingsScene
from tests.ui.drive import Picture, key, press, send
from tests.ui.samples import nothing


@pytest.mark.parametrize(
    ("id", "wanted"),
    [
        ("field/text_size/2", Preferences(text_size="large")),
        ("field/colours/2", Preferences(colours="colour_blind")),
        ("field/speed/3", Preferences(speed="off")),
        ("field/thinking/2", Preferences(thinking="long")),
        ("field/reduced_motion", Preferences(reduced_motion=True)),
        ("field/sound", Preferences(sound=False)),
        ("field/letters/1", Preferences(letters="easy")),
        ("field/volume/0", Preferences(volume="low")),
        ("field/ask_discard/2", Preferences(ask_discard="never")),
        ("field/full_screen", Preferences(full_screen=True)),
    ],
)
def test_each_choice(id: str, wanted: Preferences) -> None:
    """A click changes one thing and keeps all others."""
    taken: list[Preferences] = []
    scene = SettingsScene(Preferences(), taken.append, nothing)
    Picture(scene, (1280, 720))
    press(scene, id)
    assert taken == [wanted]


def test_choices_add_up() -> None:
    """A second change starts from the first."""
    taken: list[Preferences] = []
    scene = SettingsScene(Preferences(), taken.append, nothing)
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_RIGHT), key(pygame.K_TAB), key(pygame.K_RIGHT))
    assert taken[-1] == Preferences(text_size="large", letters="easy")


def test_back() -> None:
    """The button and Esc lead back."""
    left: list[str] = []
    scene = SettingsScene(Preferences(), nothing, lambda: left.append("back"))
    Picture(scene, (1280, 720))
    press(scene, "button/back")
    send(scene.handle, key(pygame.K_ESCAPE))
    assert left == ["back", "back"]
