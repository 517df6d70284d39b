"""What the buttons of a gamepad do, for the page of keys."""

from collections.abc import Mapping
from typing import Final

from game.messages.functions import gamepad as say
from game.messages.language import Message
from game.toolkit.input.gamepad import GamepadButton, GamepadHands, is_on_gamepad

Buttons = tuple[tuple[tuple[GamepadButton, ...], Message], ...]
"""One button, or a few, and what they do."""
EVERYWHERE: Final[Buttons] = (
    ((GamepadButton.CONFIRM,), say.confirm),
    ((GamepadButton.BACK,), say.back),
    ((GamepadButton.LEFT_SHOULDER, GamepadButton.RIGHT_SHOULDER), say.before_and_next),
    ((GamepadButton.VIEW,), say.show_buttons),
    ((GamepadButton.RIGHT_STICK,), say.explain),
)
AT_TABLE: Final[Buttons] = (
    ((GamepadButton.CONFIRM,), say.choose_card),
    ((GamepadButton.BACK,), say.take_back),
    ((GamepadButton.WEST,), say.draw),
    ((GamepadButton.NORTH,), say.take_pile),
    ((GamepadButton.LEFT_TRIGGER,), say.undo),
    ((GamepadButton.RIGHT_TRIGGER,), say.hint),
    ((GamepadButton.LEFT_STICK,), say.zoom),
    ((GamepadButton.START,), say.open_menu),
)
ELSEWHERE: Final[Buttons] = (
    ((GamepadButton.LEFT_TRIGGER, GamepadButton.RIGHT_TRIGGER), say.scroll),
    ((GamepadButton.START,), say.press_enter),
)
_ALONE: Final = {say.before_and_next: say.next, say.scroll: say.scroll_down}
"""What one of two buttons does if there is no place for the other."""


def on_gamepad(told: Buttons, hands: GamepadHands) -> Buttons:
    """What there are buttons for.

    >>> on_gamepad(EVERYWHERE, "left")[2][1](), len(on_gamepad(AT_TABLE, "left")), len(on_gamepad(AT_TABLE, "both"))
    ('go to the next item; after the last, back to the first', 6, 8)
    """
    there = ((tuple(one for one in buttons if is_on_gamepad(one, hands)), buttons, what) for buttons, what in told)
    return tuple((some, what if some == buttons else _ALONE.get(what, what)) for some, buttons, what in there if some)


STICKS: Final[Mapping[GamepadHands, tuple[tuple[Message, Message], ...]]] = {
    "both": ((say.pad_and_stick, say.neighbour), (say.right_stick, say.scroll_stick)),
    "left": ((say.pad, say.neighbour), (say.right_stick, say.scroll_stick)),
    "right": ((say.pad_and_sticks, say.neighbour),),
}
