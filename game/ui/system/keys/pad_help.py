"""What the buttons of a gamepad do, for the page of keys."""

from collections.abc import Mapping
from typing import Final

from game.messages.functions import gamepad as say
from game.messages.language import Message
from game.toolkit.input.pad_layout import PadButton, PadHands, is_on_pad

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
