import re

import pygame
import pytest

from game.toolkit.input.key_bindings import EVERYWHERE, KeysTaken, OwnKey, OwnKeys, keys_in
from game.toolkit.input.keyboard import LEFT_HAND, RIGHT_HAND
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ChangePreferences
from game.ui.system.keys.key_lists import EVERYWHERE as EVERYWHERE_KEYS, KEYS_BY_SCREEN
from game.ui.system.keys.your_keys import OwnKeysScene, actions_in, places
from tests.ui.drive import Picture, key, press, send


def scene_of(keys: tuple[OwnKey, ...] = (), place: str = "table") -> tuple[OwnKeysScene, list[tuple[OwnKey, ...]]]:
    """The screen, drawn once, and what was chosen on it."""
    chosen: list[tuple[OwnKey, ...]] = []

    def ask(request: object) -> None:
        assert isinstance(request, ChangePreferences)
        chosen.append(request.preferences.keys)

    scene = OwnKeysScene(Preferences(keys=keys), ask, place)
    Picture(scene, (1280, 720))
    return scene, chosen


def ask_for(scene: OwnKeysScene, place: str, usual: int) -> None:
    """Go to a line and press Enter."""
    rows = [action.usual for action in actions_in(place)]
    send(scene.handle, key(pygame.K_HOME), *[key(pygame.K_DOWN)] * rows.index(usual), key(pygame.K_RETURN))


def test_a_free_key_is_taken_at_once() -> None:
    scene, chosen = scene_of()
    ask_for(scene, "table", pygame.K_d)
    assert scene.keys_taken is KeysTaken.EVERY
    send(scene.handle, key(pygame.K_j))
    assert chosen == [(OwnKey("table", pygame.K_d, pygame.K_j),)]
    assert scene.state.waits_for is None
    assert "“J” to draw" in scene.message


def test_a_key_that_other_screens_use_is_told_too() -> None:
    scene, chosen = scene_of(place=EVERYWHERE)
    ask_for(scene, EVERYWHERE, pygame.K_TAB)
    send(scene.handle, key(pygame.K_l), key(pygame.K_l))
    own = OwnKeys(chosen[-1])
    for place in places():
        if any(action.usual == pygame.K_l for action in actions_in(place)):
            assert own.key_for(place, pygame.K_l) == pygame.K_TAB
    assert own.meant("table", pygame.K_l) == pygame.K_TAB


@pytest.mark.parametrize(
    ("place", "usual", "pressed", "told"),
    [
        ("table", pygame.K_d, pygame.K_p, "already use “P” to take the pile"),
        ("table", pygame.K_t, pygame.K_F1, "“F1”"),
        ("games", pygame.K_l, pygame.K_HOME, "“Home”"),
        ("title", pygame.K_v, pygame.K_TAB, "“Tab”"),
    ],
)
def test_a_key_in_use_is_told_and_swapped_by_a_second_press(place: str, usual: int, pressed: int, told: str) -> None:
    scene, chosen = scene_of(place=place)
    ask_for(scene, place, usual)
    send(scene.handle, key(pressed))
    assert told in scene.message
    assert "again to swap" in scene.message
    assert chosen == []
    send(scene.handle, key(pressed))
    ask_for(scene, place, usual)
    send(scene.handle, key(usual), key(usual))
    swapped, back = chosen
    assert set(swapped) == {OwnKey(place, usual, pressed), OwnKey(place, pressed, usual)}
    assert back == ()

    scene, chosen = scene_of(swapped, EVERYWHERE)
    ask_for(scene, EVERYWHERE, pygame.K_F11)
    send(scene.handle, key(usual), key(usual))
    keys = OwnKeys(chosen[-1])
    lost = [
        (there, action.usual)
        for there in places()
        for action in (*actions_in(there), *actions_in(EVERYWHERE))
        if keys.key_for(there, action.usual) is None
    ]
    assert lost == []


def test_escape_and_the_mouse_leave_everything_as_it_is() -> None:
    scene, chosen = scene_of()
    ask_for(scene, "table", pygame.K_d)
    send(scene.handle, key(pygame.K_ESCAPE))
    assert scene.state.waits_for is None
    ask_for(scene, "table", pygame.K_d)
    press(scene, "row/2")
    assert scene.state.waits_for == actions_in("table")[2]
    send(scene.handle, key(pygame.K_ESCAPE))
    assert chosen == []


def test_shift_alone_is_no_key() -> None:
    scene, chosen = scene_of()
    ask_for(scene, "table", pygame.K_d)
    send(scene.handle, key(pygame.K_LSHIFT))
    assert "Shift" in scene.message
    send(scene.handle, key(pygame.K_j))
    assert len(chosen) == 1


def test_layouts_are_taken_and_own_keys_are_not_lost_unasked() -> None:
    scene, chosen = scene_of()
    press(scene, "button/left_hand")
    assert chosen == [LEFT_HAND]
    press(scene, "button/usual_keys")
    assert chosen[-1] == ()

    scene, chosen = scene_of((OwnKey("table", pygame.K_d, pygame.K_j),))
    press(scene, "button/right_hand", "button/keep")
    assert chosen == []
    press(scene, "button/usual_keys", "button/replace")
    assert chosen == [()]


@pytest.mark.parametrize("place", places())
def test_every_action_can_be_given_a_key_that_nobody_has(place: str) -> None:
    scene, chosen = scene_of(place=place)
    strange = [0x400 + n for n in range(len(actions_in(place)))]  # letters of no keyboard that the game was made for
    for action, own in zip(actions_in(place), strange, strict=True):
        ask_for(scene, place, action.usual)
        send(scene.handle, key(own))
    keys = OwnKeys(chosen[-1])
    assert [keys.meant(place, own) for own in strange] == [action.usual for action in actions_in(place)]


@pytest.mark.parametrize("layout", [LEFT_HAND, RIGHT_HAND])
def test_a_layout_names_nothing_that_no_key_does(layout: tuple[OwnKey, ...]) -> None:
    for chosen in layout:
        listed = {action.usual for place in (chosen.place, EVERYWHERE) for action in actions_in(place)}
        assert chosen.usual in listed


def test_every_label_of_the_help_names_its_keys() -> None:
    typed = {"Anything else"}
    labels = {label for keys in (EVERYWHERE_KEYS, *KEYS_BY_SCREEN.values()) for label, _ in keys}
    without = {label for label in labels if not keys_in(label)}
    assert {label for label in without if not re.match(r"(Ctrl|Alt|Shift) \+ |\d to \d", label)} == typed
