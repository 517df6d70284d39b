"""Every screen by a gamepad alone: it comes to all that can be pressed, and buttons are shown as the pad names them."""

from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.toolkit.input.gamepad import (
    EVERYWHERE,
    EVERYWHERE_CAPS,
    GamepadButton,
    GamepadFamily,
    GamepadLook,
    GamepadScene,
    KeyPress,
    button_name,
)
from game.toolkit.scene import Scene
from tests.slow import slow_except
from tests.ui.all_screens.test_keyboard import WALKED, form_of, passed_over
from tests.ui.drive import Picture, send
from tests.ui.every_screen import EVERY

SIZE = (1280, 720)
QUICK = ("title", "editor, telling much", "lesson, over", "look back")
"""Among them the one that keeps keys for itself."""


def press_of(scene: Scene, button: GamepadButton) -> KeyPress:
    """What a button stands for on this screen."""
    own = scene.gamepad_key(button) if isinstance(scene, GamepadScene) else None
    return own or EVERYWHERE[button]


@pytest.mark.parametrize("name", slow_except(QUICK, WALKED, every=8))
def test_a_pad_comes_to_everything_that_can_be_pressed(name: str) -> None:
    """The shoulder for the next thing leads once round everything that is enabled, on every screen."""
    scene = EVERY[name]()
    Picture(scene, SIZE)
    form, reached = form_of(scene), set()
    for _ in range(len(form.widgets) + 2):
        send(scene.handle, press_of(scene, GamepadButton.RIGHT_SHOULDER).event(True))
        assert form.focused is not None
        reached.add(form.focused.id)
    assert passed_over(scene, reached) == []


@pytest.mark.parametrize("family", GamepadFamily)
def test_buttons_are_named_as_the_pad_names_them(family: GamepadFamily) -> None:
    """At the table the caps of keys are gone, and the pad's own names stand there; signs have no letters."""
    scene = EVERY["table, a fan of 16"]()
    assert isinstance(scene, GamepadScene)
    picture = Picture(scene, (1920, 1080))
    assert "M" in picture.words
    look = GamepadLook(family, False, {**EVERYWHERE_CAPS, **scene.gamepad_caps()})
    scene.resize(replace(picture.kit, gamepad=look))
    picture.texts.clear()
    picture.look_again(scene)
    shown = set(picture.words)
    assert "M" not in shown
    assert ("Y" in shown) is (family is not GamepadFamily.PLAYSTATION)


@pytest.mark.parametrize("family", GamepadFamily)
def test_the_hint_in_the_bar_names_its_button_of_the_pad(family: GamepadFamily) -> None:
    """Given the bulb in the bar, the button that presses it stands at it, whatever the pad calls it; at a keyboard
    nothing does.
    """
    scene = EVERY["table, a fan of 16"]()
    picture = Picture(scene, SIZE)
    look = GamepadLook(family, False, {**EVERYWHERE_CAPS, **scene.gamepad_caps()})  # type: ignore[attr-defined]
    named = button_name(family, GamepadButton.RIGHT_TRIGGER, False, "both")
    bulb = next(Rect(target.rect) for target in scene.report().targets if target.id == "button/hint").inflate(8, 8)
    assert not [drawn for drawn in picture.texts if bulb.contains(Rect(drawn.rect))]
    picture.texts.clear()
    scene.resize(replace(picture.kit, gamepad=look))
    picture.look_again(scene)
    assert [drawn.text for drawn in picture.texts if bulb.contains(Rect(drawn.rect))] == [named]


def pressed_of(pressed: list[Event]) -> Callable[[Event], bool]:
    """A widget's answer to keys: it takes them all, and remembers those that go down."""

    def key(event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            pressed.append(event)
        return True

    return key


@pytest.mark.parametrize("name", slow_except(QUICK, WALKED, every=8))
def test_what_confirms_presses_whatever_has_the_ring(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No screen keeps that key for itself: the film of Look back would be stopped instead."""
    scene = EVERY[name]()
    Picture(scene, SIZE)
    for _ in range(4):
        scene.update(0.5)  # a curtain counts no press that began before it fell
    form = form_of(scene)
    for id in [widget.id for widget in form.widgets if widget.stop]:
        form.focus_id(id)
        scene.report()  # what is shown may follow the keys
        widget = form.focused
        assert widget is not None
        pressed: list[Event] = []
        monkeypatch.setattr(widget, "key", pressed_of(pressed))
        press = press_of(scene, GamepadButton.CONFIRM)
        send(scene.handle, press.event(True), press.event(False))
        assert pressed, f"{widget.id} is not pressed"
