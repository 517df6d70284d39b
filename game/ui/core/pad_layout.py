"""The buttons of gamepads: which there are, where they lie for one hand, and what they are called."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, Literal

from game.text.language import named


class PadFamily(Enum):
    """Pads whose buttons say the same."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    STEAM = "steam"
    """As those of a Steam Deck."""


class PadButton(Enum):
    """A button of a pad by what it is for or where it lies; `CONFIRM` and `BACK` may be exchanged by choice."""

    CONFIRM = "confirm"
    BACK = "back"
    WEST = "west"
    """The left one of the four, or what says X on it."""
    NORTH = "north"
    """The upper one of the four, or what says Y on it."""
    VIEW = "view"
    START = "start"
    LEFT_SHOULDER = "left_shoulder"
    RIGHT_SHOULDER = "right_shoulder"
    LEFT_TRIGGER = "left_trigger"
    RIGHT_TRIGGER = "right_trigger"
    LEFT_STICK = "left_stick"
    """Pressed, not moved."""
    RIGHT_STICK = "right_stick"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    LOOK_UP = "look_up"
    """The right stick, as the three that follow."""
    LOOK_DOWN = "look_down"
    LOOK_LEFT = "look_left"
    LOOK_RIGHT = "look_right"
    STICK_UP = "stick_up"
    """The left stick, as the three that follow, where it is no second cross."""
    STICK_DOWN = "stick_down"
    STICK_LEFT = "stick_left"
    STICK_RIGHT = "stick_right"


PadHands = Literal["both", "left", "right"]
"""Which half of a pad is enough for everything."""
ELSEWHERE_ON_PAD: Final[Mapping[PadHands, Mapping[PadButton, PadButton]]] = {
    "both": {},
    "left": {
        PadButton.CONFIRM: PadButton.LEFT_SHOULDER,
        PadButton.BACK: PadButton.LEFT_TRIGGER,
        PadButton.WEST: PadButton.STICK_LEFT,
        PadButton.NORTH: PadButton.STICK_UP,
        PadButton.RIGHT_SHOULDER: PadButton.STICK_RIGHT,
        PadButton.RIGHT_TRIGGER: PadButton.STICK_DOWN,
        PadButton.START: PadButton.LEFT_STICK,
    },
    "right": {
        PadButton.UP: PadButton.LOOK_UP,
        PadButton.DOWN: PadButton.LOOK_DOWN,
        PadButton.LEFT: PadButton.LOOK_LEFT,
        PadButton.RIGHT: PadButton.LOOK_RIGHT,
    },
}
"""By what a button is for: where that lies for one hand. The other half does what it always does."""
SWAPPED: Final = {PadButton.CONFIRM: PadButton.BACK, PadButton.BACK: PadButton.CONFIRM}


def printed_button(button: PadButton, swapped: bool, hands: PadHands = "both") -> PadButton:
    """The button under the finger for what it is to do: another one where what confirms and leads back are exchanged,
    or for one hand.

    >>> printed_button(PadButton.CONFIRM, True).value, printed_button(PadButton.WEST, True).value
    ('back', 'west')
    >>> printed_button(PadButton.CONFIRM, False, "left").value
    'left_shoulder'
    """
    there = ELSEWHERE_ON_PAD[hands].get(button)
    return there or (SWAPPED.get(button, button) if swapped else button)


def is_on_pad(button: PadButton, hands: PadHands) -> bool:
    """Whether there is a button for it: for one hand some do something else.

    >>> is_on_pad(PadButton.LEFT_SHOULDER, "both"), is_on_pad(PadButton.LEFT_SHOULDER, "left")
    (True, False)
    """
    moved = ELSEWHERE_ON_PAD[hands]
    return button in moved or button not in moved.values()


def button_name(family: PadFamily, button: PadButton, swapped: bool = False, hands: PadHands = "both") -> str:
    """What a button is called, which is what is written on it; those of a PlayStation have signs instead.

    >>> button_name(PadFamily.XBOX, PadButton.LEFT_SHOULDER), button_name(PadFamily.PLAYSTATION, PadButton.WEST)
    ('LB', 'Square')
    >>> button_name(PadFamily.XBOX, PadButton.NORTH, hands="left")
    'Stick up'
    """
    shown = printed_button(button, swapped, hands)
    return named("gamepad", "button", family=family.value, button=shown.value)
