import pygame
import pytest
from msgspec.structs import replace

from game.toolkit.input.key_bindings import KeysHere, OwnKey, OwnKeys
from game.toolkit.input.keyboard import LEFT_HAND, RIGHT_HAND
from game.toolkit.kit import LastUsed
from game.ui.shared.models import PageSection
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoBack, ShowHelp
from game.ui.system.keys.controls import ControlsScene, ControlsState
from game.ui.system.keys.key_lists import EVERYWHERE, KEYS_BY_SCREEN
from game.ui.system.keys.screen import KeysScene, KeysState
from game.ui.system.reading.screen import ReadingScene, ReadingState
from tests.ui.drive import Picture, key, kit_at, press, send
from tests.ui.samples import SCENES, nothing


def test_the_keys_of_the_screen_come_first() -> None:
    picture = Picture(KeysScene(KeysState("cut"), nothing), (1280, 720))
    words = picture.words
    assert words.index("lift fewer or more cards") < words.index("press the highlighted item")


def test_a_screen_without_keys_of_its_own() -> None:
    words = Picture(KeysScene(KeysState("mishap"), nothing), (1280, 720)).words
    assert "On this screen" not in words
    assert EVERYWHERE[0][0] in words


def test_the_ways_on() -> None:
    """Back and Esc lead back, Help to the page about the table."""
    went: list[object] = []
    scene = KeysScene(KeysState("table"), went.append)
    Picture(scene, (1280, 720))
    press(scene, "button/help", "button/back")
    send(scene.handle, key(pygame.K_ESCAPE))
    assert went == [ShowHelp(), GoBack(), GoBack()]


@pytest.mark.parametrize("name", SCENES)
def test_every_screen_is_listed(name: str) -> None:
    assert SCENES[name]().name in {*KEYS_BY_SCREEN, KeysScene.name}


def test_the_page_shows_the_keys_that_were_chosen() -> None:
    kit = replace(kit_at(), keys=KeysHere("keys", OwnKeys((*LEFT_HAND, OwnKey("table", pygame.K_q, pygame.K_j)))))
    scene = KeysScene(KeysState("table"), nothing)
    scene.resize(kit)
    rows = scene.page.labels
    assert "R: draw" in rows
    assert "J: ask your computer partner to explain a move" in rows
    assert "no key: show you how, when the coach has a tip" in rows
    assert any(row.startswith("Space: choose the highlighted card") for row in rows)


def test_sentences_name_the_keys_that_were_chosen() -> None:
    keys = KeysHere("help", OwnKeys(RIGHT_HAND))
    help_page = KeysScene(KeysState("table"), nothing)
    help_page.resize(replace(kit_at(), keys=keys))
    read = " ".join(help_page.page.labels)
    assert "Backspace" in read
    assert "Esc" not in read
    log = ReadingScene(
        ReadingState("history", lambda: "Log", lambda: (PageSection("", "Esc discarded a four."),)), nothing
    )
    log.resize(replace(kit_at(), keys=keys))
    assert log.page.labels == ["Esc discarded a four."]


def test_the_device_in_use_comes_first_among_the_controls() -> None:
    """The bug: who plays by touch read of the mouse first, and found touch at the end."""
    for is_touch, first in ((False, "mouse"), (True, "touch")):
        scene = ControlsScene(ControlsState(), nothing)
        last_used = LastUsed()
        last_used.is_touch = is_touch
        scene.resize(replace(kit_at((1366, 768), Preferences()), last_used=last_used))
        target = next(thing for thing in scene.report().targets if thing.id == "field/device/0")
        assert first in target.label.lower()
        assert not target.enabled
