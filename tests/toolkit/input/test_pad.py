"""Gamepads: what they send becomes buttons, whatever they are called and whenever they come and go."""

from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.toolkit.input.pad import REPEAT_AFTER, REPEAT_EVERY, STICK_SHARES, OpenedPad, PadChange, Pads, family_of
from game.toolkit.input.pad_layout import PadButton, PadFamily, PadHands, button_name, is_on_pad, printed_button
from tests.ui.program.pad_only import HALVES, button_event

MAPPED, PLAIN = 4, 9


def opened(index: int) -> OpenedPad | None:
    """A pad that SDL knows, one that it does not, and one that cannot be opened."""
    pads = (OpenedPad(MAPPED, PadFamily.PLAYSTATION, True), OpenedPad(PLAIN, PadFamily.NINTENDO, False))
    return pads[index] if index < len(pads) else None


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
def pads() -> Pads:
    """Both pads plugged in."""
    both = Pads(opened)
    for index in (0, 1, 2):
        both.take(Event(pygame.JOYDEVICEADDED, device_index=index))
    return both


def test_a_button_goes_down_and_up(pads: Pads) -> None:
    """Each is told once, although SDL tells of a known pad as of a joystick, too; its family is the one in use."""
    told_twice = Event(pygame.JOYBUTTONDOWN, instance_id=MAPPED, button=0)
    down = controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A)
    assert pads.take(told_twice) == []
    assert pads.take(down) == [PadChange(PadButton.CONFIRM, True)]
    assert pads.family is PadFamily.PLAYSTATION
    up = controller(pygame.CONTROLLERBUTTONUP, pygame.CONTROLLER_BUTTON_A)
    assert pads.take(up) == [PadChange(PadButton.CONFIRM, False)]
    assert not pads.is_held


def test_a_pad_that_nobody_described_works(pads: Pads) -> None:
    """Its buttons are taken in the usual order, its hat and its first stick as directions."""
    assert pads.take(joystick(pygame.JOYBUTTONDOWN, button=1)) == [PadChange(PadButton.BACK, True)]
    assert pads.family is PadFamily.NINTENDO
    assert pads.take(joystick(pygame.JOYHATMOTION, value=(0, 1))) == [PadChange(PadButton.UP, True)]
    assert pads.take(joystick(pygame.JOYHATMOTION, value=(0, 0))) == [PadChange(PadButton.UP, False)]
    assert pads.take(joystick(pygame.JOYAXISMOTION, axis=0, value=-1.0)) == [PadChange(PadButton.LEFT, True)]


NEEDED = (
    *(PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT, PadButton.CONFIRM, PadButton.BACK),
    *(PadButton.WEST, PadButton.NORTH, PadButton.RIGHT_SHOULDER, PadButton.RIGHT_TRIGGER, PadButton.START),
)
"""What nobody can do without: the ring, the table's two, a hint, the menu."""


@pytest.mark.parametrize("hands", ["left", "right"])
@pytest.mark.parametrize("wanted", NEEDED, ids=lambda button: button.value)
def test_half_a_pad_is_enough(pads: Pads, hands: PadHands, wanted: PadButton) -> None:
    """For one hand there is a place on its half for all that is needed; it goes down and up there, and it is what the
    screen names.
    """
    pads.choose(False, hands, STICK_SHARES["half"])
    place = printed_button(wanted, False, hands)
    assert place in HALVES[hands]
    assert is_on_pad(wanted, hands)
    assert pads.take(button_event(place, True, MAPPED)) == [PadChange(wanted, True)]
    assert pads.take(button_event(place, True, MAPPED)) in ([], [PadChange(wanted, True)])
    assert pads.take(button_event(place, False, MAPPED)) == [PadChange(wanted, False)]
    assert not pads.is_held


def test_what_is_held_while_another_hand_is_chosen_means_nothing_any_more(pads: Pads) -> None:
    """Given a trigger that is pulled when somebody chooses one hand, it goes up as nothing that went down."""
    pads.take(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0))
    assert pads.is_held
    pads.choose(False, "left", STICK_SHARES["half"])
    assert not pads.is_held
    assert pads.take(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.0)) == []
    assert pads.take(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0)) == [PadChange(PadButton.BACK, True)]


def test_confirm_and_back_can_be_exchanged(pads: Pads) -> None:
    """The right-hand button confirms then, and that is what the screen names."""
    pads.swapped = True
    down = controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_B)
    assert pads.take(down) == [PadChange(PadButton.CONFIRM, True)]
    assert button_name(PadFamily.XBOX, PadButton.CONFIRM, True) == "B"


def test_a_stick_means_one_direction_at_a_time(pads: Pads) -> None:
    """It must go far enough, holds on until it is well back, and turns from one direction to the next."""
    x, y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
    assert pads.take(axis(x, 0.5)) == []
    assert pads.take(axis(x, 0.6)) == [PadChange(PadButton.RIGHT, True)]
    assert pads.take(axis(x, 0.5)) == []
    assert pads.take(axis(y, 0.9)) == [PadChange(PadButton.RIGHT, False), PadChange(PadButton.DOWN, True)]
    assert pads.take(axis(y, 0.1)) == [PadChange(PadButton.DOWN, False)]


def test_how_far_a_stick_must_go_is_chosen(pads: Pads) -> None:
    """A little is enough for weak hands; nearly all keeps a worn stick quiet."""
    pads.needed = STICK_SHARES["most"]
    assert pads.take(axis(pygame.CONTROLLER_AXIS_LEFTX, 0.7)) == []
    pads.needed = STICK_SHARES["little"]
    assert pads.take(axis(pygame.CONTROLLER_AXIS_LEFTX, 0.4)) == [PadChange(PadButton.RIGHT, True)]


def test_triggers_and_the_right_stick(pads: Pads) -> None:
    """A trigger that is pulled is a button; the right stick has directions of its own."""
    pull = axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.9)
    assert pads.take(pull) == [PadChange(PadButton.RIGHT_TRIGGER, True)]
    assert pads.take(pull) == []
    assert pads.take(axis(pygame.CONTROLLER_AXIS_RIGHTY, -0.9)) == [PadChange(PadButton.LOOK_UP, True)]


def test_directions_repeat_and_other_buttons_do_not(pads: Pads) -> None:
    """A held cross goes on after a moment and then steadily; a held confirmation presses once."""
    pads.take(controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    pads.take(controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A))
    again = [PadChange(PadButton.DOWN, True, again=True)]
    assert pads.pass_time(REPEAT_AFTER * 0.9) == []
    assert pads.pass_time(REPEAT_AFTER * 0.2) == again
    assert pads.pass_time(REPEAT_EVERY * 0.5) == []
    assert pads.pass_time(REPEAT_EVERY * 0.6) == again


def test_a_pad_that_is_pulled_out_lets_go_of_everything(pads: Pads) -> None:
    """What it held goes up; the other pad is still there, and then none is."""
    pads.take(controller(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A))
    pads.take(axis(pygame.CONTROLLER_AXIS_LEFTX, 1))
    let_go = pads.take(Event(pygame.JOYDEVICEREMOVED, instance_id=MAPPED))
    assert {change.button for change in let_go} == {PadButton.CONFIRM, PadButton.RIGHT}
    assert not any(change.is_down for change in let_go)
    assert pads.is_there
    pads.take(Event(pygame.JOYDEVICEREMOVED, instance_id=PLAIN))
    assert not pads.is_there


def test_a_trembling_stick_keeps_nobody_awake(pads: Pads) -> None:
    """Events of a stick in its middle are dropped; one that is pushed, and its way back, are not."""
    x = pygame.CONTROLLER_AXIS_LEFTX
    assert pads.without_noise([axis(x, 0.03), axis(x, -0.2)]) == []
    pushed = axis(x, 1)
    assert pads.without_noise([pushed]) == [pushed]
    pads.take(pushed)
    assert len(pads.without_noise([axis(x, 0.0)])) == 1


@pytest.mark.parametrize(
    ("name", "guid", "family"),
    [
        ("Xbox Series X Controller", "", PadFamily.XBOX),
        ("DualSense Wireless Controller", "", PadFamily.PLAYSTATION),
        ("Wireless Controller", "030000004c050000e60c000000010000", PadFamily.PLAYSTATION),
        ("Pro Controller", "030000007e0500000920000000010000", PadFamily.NINTENDO),
        ("Microsoft X-Box 360 pad 0", "03000000de280000ff11000001000000", PadFamily.STEAM),
    ],
)
def test_the_family_by_name_or_maker(name: str, guid: str, family: PadFamily) -> None:
    """The name tells, or else the number of whoever made it; anything else is shown as most pads are."""
    assert family_of(name, guid) is family
