"""The buttons of gamepads: which exist, where they are for one hand, and their names."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, Literal

from game.toolkit.surroundings import say


class GamepadFamily(Enum):
    """Pads whose buttons have the same labels."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    STEAM = "steam"
    """As those of a Steam Deck."""


class GamepadButton(Enum):
    """A button of a pad by function or position; `CONFIRM` and `BACK` may be swapped in the settings."""

    CONFIRM = "confirm"
    BACK = "back"
    WEST = "west"
    """The left one of the four, labelled X on some pads."""
    NORTH = "north"
    """The upper one of the four, labelled Y on some pads."""
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


GamepadHands = Literal["both", "left", "right"]
"""Whether half of a pad is enough for everything, and which."""
ELSEWHERE_ON_PAD: Final[Mapping[GamepadHands, Mapping[GamepadButton, GamepadButton]]] = {
    "both": {},
    "left": {
        GamepadButton.CONFIRM: GamepadButton.LEFT_SHOULDER,
        GamepadButton.BACK: GamepadButton.LEFT_TRIGGER,
        GamepadButton.WEST: GamepadButton.STICK_LEFT,
        GamepadButton.NORTH: GamepadButton.STICK_UP,
        GamepadButton.RIGHT_SHOULDER: GamepadButton.STICK_RIGHT,
        GamepadButton.RIGHT_TRIGGER: GamepadButton.STICK_DOWN,
        GamepadButton.START: GamepadButton.LEFT_STICK,
    },
    "right": {
        GamepadButton.UP: GamepadButton.LOOK_UP,
        GamepadButton.DOWN: GamepadButton.LOOK_DOWN,
        GamepadButton.LEFT: GamepadButton.LOOK_LEFT,
        GamepadButton.RIGHT: GamepadButton.LOOK_RIGHT,
    },
}
"""By function: where it is for one hand. The other half is unchanged."""
SWAPPED: Final = {GamepadButton.CONFIRM: GamepadButton.BACK, GamepadButton.BACK: GamepadButton.CONFIRM}


def printed_button(button: GamepadButton, swapped: bool, hands: GamepadHands = "both") -> GamepadButton:
    """The physical button for a function: a different one if confirm and back are swapped, or for one hand.

    >>> printed_button(GamepadButton.CONFIRM, True).value, printed_button(GamepadButton.WEST, True).value
    ('back', 'west')
    >>> printed_button(GamepadButton.CONFIRM, False, "left").value
    'left_shoulder'
    """
    there = ELSEWHERE_ON_PAD[hands].get(button)
    return there or (SWAPPED.get(button, button) if swapped else button)


def is_on_gamepad(button: GamepadButton, hands: GamepadHands) -> bool:
    """Whether there is a button for it: in one-handed layouts some have another function.

    >>> is_on_gamepad(GamepadButton.LEFT_SHOULDER, "both"), is_on_gamepad(GamepadButton.LEFT_SHOULDER, "left")
    (True, False)
    """
    moved = ELSEWHERE_ON_PAD[hands]
    return button in moved or button not in moved.values()


def button_name(
    family: GamepadFamily, button: GamepadButton, swapped: bool = False, hands: GamepadHands = "both"
) -> str:
    """The name of a button, as printed on it; PlayStation buttons have symbols.

    >>> button_name(GamepadFamily.XBOX, GamepadButton.LEFT_SHOULDER), button_name(GamepadFamily.PLAYSTATION,
    ... GamepadButton.WEST)
    ('LB', 'Square')
    >>> button_name(GamepadFamily.XBOX, GamepadButton.NORTH, hands="left")
    'Stick up'
    """
    shown = printed_button(button, swapped, hands)
    return say("gamepad", "button", family=family.value, button=shown.value)
