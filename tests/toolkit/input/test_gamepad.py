"""Gamepads: what they send becomes buttons, whatever they are called and whenever they come and go."""

from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.toolkit.input.gamepad import (
    REPEAT_AFTER,
    REPEAT_EVERY,
    STICK_SHARES,
    GamepadButton,
    GamepadChange,
    GamepadFamily,
    GamepadHands,
    Gamepads,
    OpenedGamepad,
    button_name,
    family_of,
    is_on_gamepad,
    printed_button,
)
from tests.toolkit.gamepad_events import HALVES, button_event

MAPPED, PLAIN = 4, 9


def opened(index: int) -> OpenedGamepad | None:
    """A pad that SDL knows, one that it does not, and one that cannot be opened."""
    gamepads = (
        OpenedGamepad(MAPPED, GamepadFamily.PLAYSTATION, True),
        OpenedGamepad(PLAIN, GamepadFamily.NINTENDO, False),
    )
    return gamepads[index] if index < len(gamepads) else None


def controller(kind: int, button: int) -> Event:
    """A button of the pad that SDL knows."""
    return Event(kind, instance_id=MAPPED, button=button)


def axis(number: int, share: float) -> Event:
    """A stick of it, or a trigger."""
    return Event(pygame.CONTROLLERAXISMOTION, instance_id=MAPPED, axis=number, value=round(share * 32767))


def joystick(kind: int, **told: Any) -> Event:
    """What the other one says."""
    return Event(kind, instance_id=PLAIN, **told)


@pytest.fixture
def gamepads() -> Gamepads:
    """Both pads plugged in."""
    both = Gamepads(opened)
    for index in (0, 1, 2):
        both.take(Event(pygame.JOYDEVICEADDED, device_index=index))
    return both


def test_a_button_goes_down_and_up(gamepads: Gamepads) -> None:
    told_twice = Event(pygame.JOYBUTTONDOWN, instance_id=MAPPED, button=0)
    down = controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A)
    assert gamepads.take(told_twice) == []
    assert gamepads.take(down) == [GamepadChange(GamepadButton.CONFIRM, True)]
    assert gamepads.family is GamepadFamily.PLAYSTATION
    up = controller(pygame.CONTROLLERBUTTONUP, pygame.CONTROLLER_BUTTON_A)
    assert gamepads.take(up) == [GamepadChange(GamepadButton.CONFIRM, False)]
    assert not gamepads.is_held


def test_a_pad_that_nobody_described_works(gamepads: Gamepads) -> None:
    assert gamepads.take(joystick(pygame.JOYBUTTONDOWN, button=1)) == [GamepadChange(GamepadButton.BACK, True)]
    assert gamepads.family is GamepadFamily.NINTENDO
    assert gamepads.take(joystick(pygame.JOYHATMOTION, value=(0, 1))) == [GamepadChange(GamepadButton.UP, True)]
    assert gamepads.take(joystick(pygame.JOYHATMOTION, value=(0, 0))) == [GamepadChange(GamepadButton.UP, False)]
    assert gamepads.take(joystick(pygame.JOYAXISMOTION, axis=0, value=0.0)) == []
    assert gamepads.take(joystick(pygame.JOYAXISMOTION, axis=0, value=-1.0)) == [
        GamepadChange(GamepadButton.LEFT, True)
    ]


def test_a_pen_tablet_that_looks_like_a_pad_moves_nothing(gamepads: Gamepads) -> None:
    for axis, value in ((1, -1.0), (0, 0.9), (1, -0.7), (0, 0.6)):
        assert gamepads.take(joystick(pygame.JOYAXISMOTION, axis=axis, value=value)) == []
    assert not gamepads.is_held


NEEDED = (
    *(
        GamepadButton.UP,
        GamepadButton.DOWN,
        GamepadButton.LEFT,
        GamepadButton.RIGHT,
        GamepadButton.CONFIRM,
        GamepadButton.BACK,
    ),
    *(
        GamepadButton.WEST,
        GamepadButton.NORTH,
        GamepadButton.RIGHT_SHOULDER,
        GamepadButton.RIGHT_TRIGGER,
        GamepadButton.START,
    ),
)
"""What nobody can do without: the ring, the table's two, a hint, the menu."""


@pytest.mark.parametrize("hands", ["left", "right"])
@pytest.mark.parametrize("wanted", NEEDED, ids=lambda button: button.value)
def test_half_a_pad_is_enough(gamepads: Gamepads, hands: GamepadHands, wanted: GamepadButton) -> None:
    gamepads.choose(False, hands, STICK_SHARES["half"])
    place = printed_button(wanted, False, hands)
    assert place in HALVES[hands]
    assert is_on_gamepad(wanted, hands)
    assert gamepads.take(button_event(place, True, MAPPED)) == [GamepadChange(wanted, True)]
    assert gamepads.take(button_event(place, True, MAPPED)) in ([], [GamepadChange(wanted, True)])
    assert gamepads.take(button_event(place, False, MAPPED)) == [GamepadChange(wanted, False)]
    assert not gamepads.is_held


def test_what_is_held_while_another_hand_is_chosen_means_nothing_any_more(gamepads: Gamepads) -> None:
    gamepads.take(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0))
    assert gamepads.is_held
    gamepads.choose(False, "left", STICK_SHARES["half"])
    assert not gamepads.is_held
    assert gamepads.take(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.0)) == []
    assert gamepads.take(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0)) == [GamepadChange(GamepadButton.BACK, True)]


def test_confirm_and_back_can_be_exchanged(gamepads: Gamepads) -> None:
    gamepads.swapped = True
    down = controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_B)
    assert gamepads.take(down) == [GamepadChange(GamepadButton.CONFIRM, True)]
    assert button_name(GamepadFamily.XBOX, GamepadButton.CONFIRM, True) == GamepadButton.BACK.value


def test_a_stick_means_one_direction_at_a_time(gamepads: Gamepads) -> None:
    x, y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
    assert gamepads.take(axis(x, 0.5)) == []
    assert gamepads.take(axis(x, 0.6)) == [GamepadChange(GamepadButton.RIGHT, True)]
    assert gamepads.take(axis(x, 0.5)) == []
    assert gamepads.take(axis(y, 0.9)) == [
        GamepadChange(GamepadButton.RIGHT, False),
        GamepadChange(GamepadButton.DOWN, True),
    ]
    assert gamepads.take(axis(y, 0.1)) == [GamepadChange(GamepadButton.DOWN, False)]


def test_how_far_a_stick_must_go_is_chosen(gamepads: Gamepads) -> None:
    gamepads.needed = STICK_SHARES["most"]
    assert gamepads.take(axis(pygame.CONTROLLER_AXIS_LEFTX, 0.7)) == []
    gamepads.needed = STICK_SHARES["little"]
    assert gamepads.take(axis(pygame.CONTROLLER_AXIS_LEFTX, 0.4)) == [GamepadChange(GamepadButton.RIGHT, True)]


def test_triggers_and_the_right_stick(gamepads: Gamepads) -> None:
    pull = axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.9)
    assert gamepads.take(pull) == [GamepadChange(GamepadButton.RIGHT_TRIGGER, True)]
    assert gamepads.take(pull) == []
    assert gamepads.take(axis(pygame.CONTROLLER_AXIS_RIGHTY, -0.9)) == [GamepadChange(GamepadButton.LOOK_UP, True)]


def test_directions_repeat_and_other_buttons_do_not(gamepads: Gamepads) -> None:
    gamepads.take(controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    gamepads.take(controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A))
    again = [GamepadChange(GamepadButton.DOWN, True)]
    assert gamepads.pass_time(REPEAT_AFTER * 0.9) == []
    assert gamepads.pass_time(REPEAT_AFTER * 0.2) == again
    assert gamepads.pass_time(REPEAT_EVERY * 0.5) == []
    assert gamepads.pass_time(REPEAT_EVERY * 0.6) == again


def test_a_pad_that_is_pulled_out_lets_go_of_everything(gamepads: Gamepads) -> None:
    gamepads.take(controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A))
    gamepads.take(axis(pygame.CONTROLLER_AXIS_LEFTX, 1))
    let_go = gamepads.take(Event(pygame.JOYDEVICEREMOVED, instance_id=MAPPED))
    assert {change.button for change in let_go} == {GamepadButton.CONFIRM, GamepadButton.RIGHT}
    assert not any(change.is_down for change in let_go)
    assert gamepads.is_there
    gamepads.take(Event(pygame.JOYDEVICEREMOVED, instance_id=PLAIN))
    assert not gamepads.is_there


def test_a_trembling_stick_keeps_nobody_awake(gamepads: Gamepads) -> None:
    """Events of a stick in its middle are dropped; one that is pushed, and its way back, are not, nor is that of a
    trigger. So both work again if they come back after another window took the focus, and neither repeats if both
    happened since the last look.
    """
    for number in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_TRIGGERLEFT):
        assert not gamepads.without_noise([axis(number, 0.03), axis(number, -0.2)])
        for _ in range(2):
            (pushed,) = gamepads.without_noise([axis(number, 1)])
            assert [change.is_down for change in gamepads.take(pushed)] == [True]
            gamepads.let_go()
            (back,) = gamepads.without_noise([axis(number, 0.0)])
            gamepads.take(back)
        for event in gamepads.without_noise([axis(number, 1), axis(number, 0.0)]):
            gamepads.take(event)
        assert not gamepads.is_held


@pytest.mark.parametrize(
    ("name", "guid", "family"),
    [
        ("Xbox Series X Controller", "", GamepadFamily.XBOX),
        ("DualSense Wireless Controller", "", GamepadFamily.PLAYSTATION),
        ("Wireless Controller", "030000004c050000e60c000000010000", GamepadFamily.PLAYSTATION),
        ("Pro Controller", "030000007e0500000920000000010000", GamepadFamily.NINTENDO),
        ("Microsoft X-Box 360 pad 0", "03000000de280000ff11000001000000", GamepadFamily.STEAM),
    ],
)
def test_the_family_by_name_or_maker(name: str, guid: str, family: GamepadFamily) -> None:
    assert family_of(name, guid) is family
