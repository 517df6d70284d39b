"""What is written on the buttons of gamepads, what they are called, and what they do."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, Literal

from game.text.language import Message
from game.text.messages import gamepad as say


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


_ORDER: Final = tuple(PadButton)[:12]
_PUSHED: Final[Mapping[PadButton, Message]] = {
    PadButton.STICK_UP: say.stick_up,
    PadButton.STICK_DOWN: say.stick_down,
    PadButton.STICK_LEFT: say.stick_left,
    PadButton.STICK_RIGHT: say.stick_right,
}
_LETTERS: Final = ("A", "B", "X", "Y")
_WRITTEN: Final[Mapping[PadFamily, tuple[str | Message, ...]]] = {
    PadFamily.XBOX: (*_LETTERS, say.view, say.menu, "LB", "RB", "LT", "RT", "LS", "RS"),
    PadFamily.PLAYSTATION: (
        *(say.cross, say.circle, say.square, say.triangle, say.share, say.options),
        *("L1", "R1", "L2", "R2", "L3", "R3"),
    ),
    PadFamily.NINTENDO: (*_LETTERS, "−", "+", "L", "R", "ZL", "ZR", "LS", "RS"),
    PadFamily.STEAM: (*_LETTERS, say.view, say.menu, "L1", "R1", "L2", "R2", "L3", "R3"),
}
"""What is printed on the buttons in the order of `_ORDER`; messages for what has a picture or a word."""
_SWAPPED: Final = {PadButton.CONFIRM: PadButton.BACK, PadButton.BACK: PadButton.CONFIRM}


def printed_button(button: PadButton, swapped: bool, hands: PadHands = "both") -> PadButton:
    """The button under the finger for what it is to do: another one where what confirms and leads back are exchanged,
    or for one hand.

    >>> printed_button(PadButton.CONFIRM, True).value, printed_button(PadButton.WEST, True).value
    ('back', 'west')
    >>> printed_button(PadButton.CONFIRM, False, "left").value
    'left_shoulder'
    """
    there = ELSEWHERE_ON_PAD[hands].get(button)
    return there or (_SWAPPED.get(button, button) if swapped else button)


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
    written = _PUSHED[shown] if shown in _PUSHED else _WRITTEN[family][_ORDER.index(shown)]
    return written if isinstance(written, str) else written()


# ---- what they do, for the page of keys
Buttons = tuple[tuple[tuple[PadButton, ...], Message], ...]
"""One button, or a few, and what they do."""
EVERYWHERE: Final[Buttons] = (
    ((PadButton.CONFIRM,), say.confirm),
    ((PadButton.BACK,), say.back),
    ((PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER), say.before_and_next),
    ((PadButton.VIEW,), say.show_buttons),
    ((PadButton.RIGHT_STICK,), say.explain),
)
AT_TABLE: Final[Buttons] = (
    ((PadButton.CONFIRM,), say.choose_card),
    ((PadButton.BACK,), say.take_back),
    ((PadButton.WEST,), say.draw),
    ((PadButton.NORTH,), say.take_pile),
    ((PadButton.LEFT_TRIGGER,), say.undo),
    ((PadButton.RIGHT_TRIGGER,), say.hint),
    ((PadButton.LEFT_STICK,), say.zoom),
    ((PadButton.START,), say.open_menu),
)
ELSEWHERE: Final[Buttons] = (
    ((PadButton.LEFT_TRIGGER, PadButton.RIGHT_TRIGGER), say.scroll),
    ((PadButton.START,), say.press_enter),
)
_ALONE: Final = {say.before_and_next: say.next, say.scroll: say.scroll_down}
"""What one of two buttons does where there is no place for the other."""


def on_pad(told: Buttons, hands: PadHands) -> Buttons:
    """What there are buttons for.

    >>> on_pad(EVERYWHERE, "left")[2][1](), len(on_pad(AT_TABLE, "left")), len(on_pad(AT_TABLE, "both"))
    ('go to the next item; after the last, back to the first', 6, 8)
    """
    there = ((tuple(one for one in buttons if is_on_pad(one, hands)), buttons, what) for buttons, what in told)
    return tuple((some, what if some == buttons else _ALONE.get(what, what)) for some, buttons, what in there if some)


STICKS: Final[Mapping[PadHands, tuple[tuple[Message, Message], ...]]] = {
    "both": ((say.pad_and_stick, say.neighbour), (say.right_stick, say.scroll_stick)),
    "left": ((say.pad, say.neighbour), (say.right_stick, say.scroll_stick)),
    "right": ((say.pad_and_sticks, say.neighbour),),
}

# ---- letters on the screen, for pads and fingers
PLAIN_ROWS: Final = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-._")
ACCENT_ROWS: Final = ("àáâãäåæçèé", "êëìíîïñòóô", "õöøùúûüýÿß", "łšžčř&,/:~")
