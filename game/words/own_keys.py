"""Your keys: what the screen says on which another key is given to something."""

from typing import Final

TITLE: Final = "Your keys"
CHANGE_KEYS: Final = "Change keys"
PLACE: Final = "Where"
EVERYWHERE: Final = "Every screen"
PLACE_NAMES: Final = {"everywhere": EVERYWHERE, "table": "The table", "choose": "Choosing a stack"}
LEFT_HAND: Final = "Left hand"
RIGHT_HAND: Final = "Right hand"
USUAL_KEYS: Final = "Usual keys"
NO_KEY: Final = "no key"
HOW: Final = "Choose what you want another key for, then press that key."
WHILE_WRITING: Final = "Where you write, keys stay what they are."
LEFT_TAKEN: Final = "The keys for the left hand are chosen. All else is reached with Tab."
RIGHT_TAKEN: Final = "The keys for the right hand are chosen. All else is reached with Tab."
USUAL_TAKEN: Final = "Every key does again what it usually does."
REPLACE_TITLE: Final = "Replace your keys?"
REPLACE_WORDS: Final = "The keys you chose yourself would be gone."
REPLACE: Final = "Replace them"
KEEP_MINE: Final = "Keep mine"
ONLY_WITH_OTHERS: Final = "Shift, Ctrl and the like only work together with other keys. Press another one."

PAGES: Final = "Page up, down"

KEY_WORDS: Final = {  # what stands on a key, by the name that the system has for it
    "return": "Enter",
    "enter": "Keypad Enter",
    "escape": "Esc",
    "space": "Space",
    "tab": "Tab",
    "left": "Left",
    "right": "Right",
    "up": "Up",
    "down": "Down",
    "page up": "Page up",
    "page down": "Page down",
    "home": "Home",
    "end": "End",
    "delete": "Delete",
    "backspace": "Backspace",
    "insert": "Insert",
    "-": "−",
}

NEXT_THING: Final = "goes to the next thing, with Shift to the one before"
GO_LEFT: Final = "goes left, or to the choice on the left"
GO_RIGHT: Final = "goes right, or to the choice on the right"
GO_UP: Final = "goes up"
GO_DOWN: Final = "goes down"
PRESS: Final = "presses what has the white ring; plays what is laid out"
CHOOSE: Final = "presses or chooses what has the white ring; skips what is being shown"
GO_BACK: Final = "goes back, or closes a question"
EXPLAIN: Final = "explains what has the ring, or what is under the pointer"
TAKE_BACK: Final = "takes a laid-out group back; removes what has the ring"
TAKE_LAST_BACK: Final = "takes the last card back"
LARGER: Final = "makes texts and buttons larger"
SMALLER: Final = "makes texts and buttons smaller"
SHOW_KEYS: Final = "shows the keys of a screen, and leads back from them"
FIRST_OF_MESSAGE: Final = "closes a message you have read"
SECOND_OF_MESSAGE: Final = "does what a message offers first"
THIRD_OF_MESSAGE: Final = "does what a message offers second"
FULL_SCREEN: Final = "switches full screen on and off"
PAGE_UP: Final = "scrolls a page up"
PAGE_DOWN: Final = "scrolls a page down"
TO_FIRST: Final = "goes to the first, or to the beginning"
TO_LAST: Final = "goes to the last, or to the end"


def on_keypad(sign: str) -> str:
    """A key of the block of digits.

    >>> on_keypad("5")
    'Keypad 5'
    """
    return f"Keypad {sign}"


def ask_for_key(does: str) -> str:
    """What is asked while a key is waited for.

    >>> ask_for_key("draws")
    'Press the key that draws. Esc leaves everything as it is.'
    """
    return f"Press the key that {does}. Esc leaves everything as it is."


def taken(key: str, does: str) -> str:
    """A key that has something to do already, and the way out.

    >>> taken("R", "shows the rule")
    '“R” already shows the rule: press it again to swap the two keys, or press another.'
    """
    return f"“{key}” already {does}: press it again to swap the two keys, or press another."


def given(key: str, does: str) -> str:
    """What was chosen.

    >>> given("R", "draws")
    'Now “R” draws.'
    """
    return f"Now “{key}” {does}."
