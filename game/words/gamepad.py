"""What is written on the buttons of gamepads, what they are called, and what they do."""

from collections.abc import Mapping
from enum import Enum
from typing import Final


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


_ORDER: Final = tuple(PadButton)[:12]
_LETTERS: Final = ("A", "B", "X", "Y")
_WRITTEN: Final[Mapping[PadFamily, tuple[str, ...]]] = {
    PadFamily.XBOX: (*_LETTERS, "View", "Menu", "LB", "RB", "LT", "RT", "LS", "RS"),
    PadFamily.PLAYSTATION: (
        *("Cross", "Circle", "Square", "Triangle", "Share", "Options"),
        *("L1", "R1", "L2", "R2", "L3", "R3"),
    ),
    PadFamily.NINTENDO: (*_LETTERS, "−", "+", "L", "R", "ZL", "ZR", "LS", "RS"),
    PadFamily.STEAM: (*_LETTERS, "View", "Menu", "L1", "R1", "L2", "R2", "L3", "R3"),
}
_SWAPPED: Final = {PadButton.CONFIRM: PadButton.BACK, PadButton.BACK: PadButton.CONFIRM}


def printed_button(button: PadButton, swapped: bool) -> PadButton:
    """The button under the finger for what it is to do: another one where what confirms and leads back are exchanged.

    >>> printed_button(PadButton.CONFIRM, True).value, printed_button(PadButton.WEST, True).value
    ('back', 'west')
    """
    return _SWAPPED.get(button, button) if swapped else button


def button_name(family: PadFamily, button: PadButton, swapped: bool = False) -> str:
    """What a button is called, which is what is written on it; those of a PlayStation have signs instead.

    >>> button_name(PadFamily.XBOX, PadButton.LEFT_SHOULDER), button_name(PadFamily.PLAYSTATION, PadButton.WEST)
    ('LB', 'Square')
    """
    return _WRITTEN[family][_ORDER.index(printed_button(button, swapped))]


# ---- what they do, for the page of keys
Buttons = tuple[tuple[tuple[PadButton, ...], str], ...]
"""One button, or a few, and what they do."""
EVERYWHERE: Final[Buttons] = (
    ((PadButton.CONFIRM,), "presses what has the white ring; in a field it opens the letters"),
    ((PadButton.BACK,), "goes back, or closes a question"),
    ((PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER), "go to the thing before and to the next"),
    ((PadButton.VIEW,), "shows what the buttons do, and leads back from here"),
    ((PadButton.RIGHT_STICK,), "pressed, explains what has the ring"),
)
AT_TABLE: Final[Buttons] = (
    ((PadButton.CONFIRM,), "chooses the card that has the ring, lays the chosen cards there, or skips"),
    ((PadButton.BACK,), "takes back what is laid out; otherwise opens the menu"),
    ((PadButton.WEST,), "draws; later discards the chosen card"),
    ((PadButton.NORTH,), "takes the pile; later melds what is chosen, and plays what is laid out"),
    ((PadButton.LEFT_TRIGGER,), "takes a play back"),
    ((PadButton.RIGHT_TRIGGER,), "shows what to play, then says why, then lays it out"),
    ((PadButton.LEFT_STICK,), "pressed, zooms in on what has the ring; again, it ends"),
    ((PadButton.START,), "opens the menu"),
)
ELSEWHERE: Final[Buttons] = (
    ((PadButton.LEFT_TRIGGER, PadButton.RIGHT_TRIGGER), "scroll a page"),
    ((PadButton.START,), "presses Enter"),
)
STICKS: Final = (
    ("D-pad, left stick", "go to the neighbour, and from choice to choice in a row of choices"),
    ("Right stick", "up and down scrolls a page; left and right moves a card along the hand"),
)

# ---- letters on the screen, for pads and fingers
SHIFT: Final = "Shift"
ACCENTS: Final = "éü"
PLAIN: Final = "abc"
SPACE: Final = "Space"
ERASE: Final = "Erase"
DONE: Final = "Done"
PLAIN_ROWS: Final = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-._")
ACCENT_ROWS: Final = ("àáâãäåæçèé", "êëìíîïñòóô", "õöøùúûüýÿß", "łšžčř&,/:~")
