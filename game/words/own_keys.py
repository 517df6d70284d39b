"""What is written on keys. In code they are called as on an English keyboard: "Enter", "Page up, down", "Ctrl + S"."""

from collections.abc import Mapping
from typing import Final

from game.text.language import Message
from game.text.messages import own_keys as say

PAGES: Final = "Page up, down"

_WORDS: Final[Mapping[str, Message]] = {
    "Enter": say.enter,
    "Esc": say.escape,
    "Space": say.space,
    "Tab": say.tab,
    "Left": say.left,
    "Right": say.right,
    "Up": say.up,
    "Down": say.down,
    "Page up": say.page_up,
    "Page down": say.page_down,
    "Home": say.home,
    "End": say.end,
    "Delete": say.delete,
    "Del": say.delete_short,
    "Backspace": say.backspace,
    "Insert": say.insert,
    "Arrows": say.arrows,
    "Ctrl + arrows": say.ctrl_arrows,
    "Up, down": say.up_down,
    "Left, right": say.left_right,
    PAGES: say.pages,
    "A, K to 2, 0": say.ranks,
    "Anything else": say.anything_else,
}
_TOGETHER: Final = {"Ctrl + ": say.with_ctrl, "Shift + ": say.with_shift, "Keypad ": say.keypad}


def shown(keys: str) -> str:
    """A key, or a few, as a person reads them.

    >>> shown("Enter, Space"), shown("Ctrl + S"), shown("1 to 9"), shown("Keypad 5"), shown("D")
    ('Enter, Space', 'Ctrl + S', '1 to 9', 'Keypad 5', 'D')
    """
    if keys in _WORDS:
        return _WORDS[keys]()
    for start, message in _TOGETHER.items():
        if keys.startswith(start):
            return message(shown(keys.removeprefix(start)))
    first, to, last = keys.partition(" to ")
    if to:
        return say.range(first, last)
    return ", ".join(_WORDS[key]() if key in _WORDS else key for key in keys.split(", "))


def place_name(place: str) -> str | None:
    """Where keys do something, but for the screens that are called by their own title."""
    match place:
        case "everywhere":
            return say.everywhere()
        case "table":
            return say.at_table()
        case "choose":
            return say.choosing()
        case _:
            return None
