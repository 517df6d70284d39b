"""The keys of each screen, as `--targets` names it, and what they do."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.messages.language import Message, named
from game.toolkit.input.key_bindings import PAGES

Keys = tuple[tuple[str, Message], ...]
"""A key, or a few, and what it does."""

_KEYS: Final[Mapping[str, Sequence[str]]] = {
    "everything": ("Tab", "Arrows", "Enter, Space", "Esc", "?, F2", "+  −", "F1", "F4", "F11"),
    "pages": ("Up, down", PAGES, "Home, End"),
    "ceremonies": ("Space",),
    "saving": ("Enter",),
    "bringing_in": ("Enter",),
    "title": ("Enter", "T", "L", "V"),
    "first_picture": ("Space, Enter", "Left, right", "Esc"),
    "learn": ("Enter", "P", "R", PAGES, "Home, End"),
    "new_game": ("Enter", "E", "1 to 8", "Shift + Up, Down", PAGES, "Home, End"),
    "people": ("1 to 8", "Delete", PAGES, "Home, End"),
    "play_on": ("Enter",),
    "todays_deal": ("Enter",),
    "deal_result": ("Enter",),
    "score_pad": ("0 to 9", "Enter", "+  −", "Space", "Ctrl + Enter", "Ctrl + Z"),
    "score_pad_evening": ("Enter", "Ctrl + Z"),
    "games": ("Enter", "L", "E", "N", "S", "Delete", "P", "M", "Ctrl + F", "F", PAGES, "Home, End"),
    "chances": (),
    "evening": ("Enter", PAGES, "Home, End"),
    "settings": ("Left, right",),
    "your_table": ("S", PAGES, "Home, End"),
    "own_keys": ("Enter", PAGES, "Home, End"),
    "rules": ("Ctrl + S", "Ctrl + Z", "Ctrl + F", PAGES, "+  −", "Home, End"),
    "rules_questions": (),
    "rules_share": (),
    "joining": (),
    "about": (),
    "curtain": ("Space, Enter", "T", "W"),
    "score": ("Enter", "F", "Left, right", "Esc"),
    "past_score": ("Enter", "F", "Left, right", PAGES, "Esc"),
    "achieved": ("Enter",),
    "end": ("Enter",),
    "replay": ("Up, down", "Left, right", PAGES, "Home, End", "Space", "A", "R", "S", "C", "K", "T", "P"),
    "lesson": ("H", "N", "B", "Esc", "Anything else"),
    "think_again": ("H", "A", "U", "Esc", "Anything else"),
    "think_again_answer": ("Enter", "N", "T", "A", "P"),
    "problem": ("H", "A", "Space", "U", "Esc", "Anything else"),
    "problem_answer": ("Enter", "N", "U", "A", "P"),
    "deck_cut": ("Up, down", "Enter", "C", "Space"),
    "cut": ("Up, down", "Enter", "Space"),
    "choose": ("L, R", "Space"),
    "mishap": (),
    "table": (
        *("D", "P", "Space", "M", "Enter", "X", "U", "H", "A", "O", "E", "G", "Esc", "F10", "Delete", "K", "B"),
        *("Y", "N", "S", "Ctrl + arrows", "R", "T", "F", "W", "V", "Q", "L", "C"),
        *("1, 2, 3, 4", "5, 6, 7, 8", "0", "Space"),
    ),
}
"""In the order of the lines in their message."""
_ALIKE: Final[Mapping[str, Sequence[str]]] = {
    "everything": (),
    "pages": ("rules_compare", "rule_page", "rule", "help", "licences", "fair_play", "history"),
    "ceremonies": ("high_card", "deal"),
    "saving": ("save_copy", "back_up", "export", "rules_save"),
    "bringing_in": ("bring_in", "rules_open"),
}
"""Keys that several screens have."""


def _line(message: str, number: int) -> str:
    return named("help", f"keys_{message}").split("\n")[number]


def _keys(message: str) -> Keys:
    return tuple((key, partial(_line, message, number)) for number, key in enumerate(_KEYS[message]))


EVERYWHERE: Final = _keys("everything")
KEYS_BY_SCREEN: Final[Mapping[str, Keys]] = {
    **{screen: _keys(screen) for screen in _KEYS if screen not in _ALIKE},
    **{screen: _keys(message) for message, screens in _ALIKE.items() for screen in screens},
}


def keys_of(screen: str) -> Keys:
    """The keys that a screen has of its own; none for a screen without any.

    >>> keys_of("score")[0][1]()
    'deal the next round'
    """
    return KEYS_BY_SCREEN.get(screen, ())
