"""The page that F1 shows: the keys of one screen and those of all, on paper."""

import pygame
import pytest
from msgspec.structs import replace

from game.toolkit.input.gamepad import GamepadFamily, GamepadLook
from game.toolkit.input.key_bindings import KeysHere, OwnKey, OwnKeys
from game.toolkit.input.keyboard import LEFT_HAND, RIGHT_HAND
from game.toolkit.kit import LastUsed
from game.toolkit.widgets import ScrollBar
from game.ui.shared.models import PageSection
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoBack, ShowHelp, ShowKeys
from game.ui.system.keys.control_lists import Device
from game.ui.system.keys.controls import ControlsScene, ControlsState
from game.ui.system.keys.key_lists import EVERYWHERE, KEYS_BY_SCREEN
from game.ui.system.keys.screen import KeysScene, KeysState
from game.ui.system.reading.screen import ReadingScene, ReadingState
from tests.ui.drive import Picture, key, kit_at, press, send
from tests.ui.samples import SCENES, nothing


def test_the_keys_of_the_screen_come_first() -> None:
    """The page of the cut tells its own keys before those of every screen."""
    picture = Picture(KeysScene(KeysState("cut"), nothing), (1280, 720))
    words = picture.words
    assert words.index("lift fewer or more cards") < words.index("press the highlighted item")


def test_a_screen_without_keys_of_its_own() -> None:
    """Only those of every screen are listed, without an empty heading."""
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
    """A screen whose keys nobody wrote down would show a page that says nothing about it."""
    assert SCENES[name]().name in {*KEYS_BY_SCREEN, KeysScene.name}


def test_the_controls_begin_with_what_is_done_in_every_turn() -> None:
    """The bug: Controls, opened from Help, was a wall of sentences above a lone key. What is done in every turn is
    shown in pictures.
    """
    taps: tuple[tuple[Device, str], ...] = (("mouse", "Click"), ("touch", "Tap"))
    for device, first in taps:
        scene = ControlsScene(ControlsState(device), nothing)
        words = " ".join(Picture(scene, (1366, 768)).words)
        acts = [words.index(act) for act in (f"{first} cards", "New pile", "discard pile to discard", "Undo puts")]
        assert acts == sorted(acts)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_the_first_keys_need_no_scrolling_and_lead_to_the_others(size: tuple[int, int]) -> None:
    """The bug: of forty keys beside the pictures a third was in sight. Eight are, whole, and a button opens all, with
    whatever else the mouse does, even with a gamepad plugged in.
    """
    went: list[object] = []
    scene = ControlsScene(ControlsState(), went.append)
    words = Picture(scene, size).words
    assert all(cap in words for cap in ("D", "P", "Space", "M", "Enter", "X", "U", "H"))
    assert "Space, Enter" not in words  # the bug: Enter was there twice
    assert not any(isinstance(widget, ScrollBar) for widget in scene.form.widgets)
    press(scene, "button/more_keys")
    assert went == [ShowKeys("table")]
    whole = KeysScene(KeysState("table", device="mouse"), nothing)
    whole.resize(replace(kit_at(), gamepad=GamepadLook(GamepadFamily.XBOX)))
    assert "F10: open the menu" in whole.page.labels
    assert any("Double-click" in row for row in whole.page.labels)


def test_the_page_shows_the_keys_that_were_chosen() -> None:
    """Whoever draws with J reads J there, and of a thing without a key that it has none."""
    kit = replace(kit_at(), keys=KeysHere("keys", OwnKeys((*LEFT_HAND, OwnKey("table", pygame.K_q, pygame.K_j)))))
    scene = KeysScene(KeysState("table"), nothing)
    scene.resize(kit)
    rows = scene.page.labels
    assert "R: draw" in rows
    assert "J: ask your computer partner to explain a move" in rows
    assert "no key: show you how, when the coach has a tip" in rows
    assert any(row.startswith("Space: choose the highlighted card") for row in rows)


def test_sentences_name_the_keys_that_were_chosen() -> None:
    """Help says Backspace where that leads back; a log keeps what people are called."""
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
