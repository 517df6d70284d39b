"""The keys of every screen, for the page that F1 shows. A screen is named as `--targets` names it."""

from collections.abc import Mapping
from typing import Final

Keys = tuple[tuple[str, str], ...]
"""A key, or a few, and what it does."""

KEYS_TITLE: Final = "Keys"
HERE: Final = "On this screen"
EVERYWHERE_TITLE: Final = "On every screen"
EVERYWHERE: Final[Keys] = (
    ("Tab", "goes to the next thing, with Shift to the one before"),
    ("Arrows", "go to the neighbour, and from choice to choice in a row of choices"),
    ("Enter, Space", "presses what has the white ring"),
    ("Esc", "goes back, or closes a question"),
    ("?, F2", "explain what has the ring, or what is under the pointer"),
    ("+  −", "make texts and buttons larger and smaller"),
    ("F1", "shows these keys, and leads back from them"),
    ("F4", "closes a message you have read"),
    ("F11", "switches full screen on and off"),
)
_LIST: Final[Keys] = (
    ("Page up, down", "scroll a page"),
    ("Home, End", "go to the first and to the last"),
)
_PAGE: Final[Keys] = (
    ("Up, down", "scroll a line"),
    ("Page up, down", "scroll a page"),
    ("Home, End", "go to its beginning and to its end"),
)
_EDITOR: Final[Keys] = (
    ("Ctrl + S", "saves the rules"),
    ("Ctrl + Z", "undoes the last change"),
    ("Ctrl + F", "finds a rule"),
    ("Page up, down", "scroll the rules; with Ctrl they change the topic"),
    ("+  −", "change the number that has the ring, or type it and press Enter"),
    ("Home, End", "set that number to its lowest or highest"),
)
_CEREMONY: Final[Keys] = (("Space", "skips the pause"),)

BY_SCREEN: Final[Mapping[str, Keys]] = {
    "title": (("Enter", "continues your game, or starts one"),),
    "new_game": (
        ("Enter", "starts the game while the golden button has the ring"),
        ("E", "changes the rule set that has the ring, if it is your own"),
        ("S", "changes the style of the computer player that has the ring"),
        *_LIST,
    ),
    "games": (
        ("Enter", "opens the game that has the ring"),
        ("Delete", "removes it, after asking"),
        ("S", "saves a copy of it"),
        ("P", "puts a removed one back"),
        *_LIST,
    ),
    "settings": (("Left, right", "change what has the ring"),),
    "rules": _EDITOR,
    "rules_questions": (),
    "rules_compare": _PAGE,
    "rules_share": (),
    "rule_page": _PAGE,
    "rule": _PAGE,
    "help": _PAGE,
    "licences": _PAGE,
    "history": _PAGE,
    "about": (),
    "curtain": (
        ("Space, Enter", "show the cards when held down for a second"),
        ("T", "shows the table as everyone may see it; F5 goes back"),
        ("W", "shows the whole log"),
    ),
    "score": (("Enter", "deals the next round"),),
    "end": (("Enter", "moves on from the result"),),
    "replay": (
        ("Space", "plays and pauses"),
        ("Left, right", "go a move back or on, with Shift a turn"),
        ("Page up, down", "go a round back or on"),
        ("Home, End", "go to the beginning and to the end"),
        ("K", "shows what the computer player knew; again for the move"),
        ("R", "opens the review once the match is over"),
    ),
    "review": (("1, 2, 3", "jump to that decision"),),
    "cut": (("Up, down", "lift fewer or more cards"), ("Enter", "takes the packet"), *_CEREMONY),
    "choose": (("L, R", "choose the left or the right stack"), *_CEREMONY),
    "high_card": _CEREMONY,
    "deal": _CEREMONY,
    "save_copy": (("Enter", "saves the copy"),),
    "back_up": (("Enter", "writes the backup"),),
    "bring_in": (("Enter", "brings the file in"),),
    "mishap": (),
    "table": (
        ("Space, Enter", "choose the card that has the ring, or lay the chosen cards there"),
        ("D", "draws"),
        ("P", "takes the pile"),
        ("A", "chooses every card of the rank that has the ring; Shift + Space a row of cards"),
        ("M", "melds what is chosen"),
        ("O", "lays out the cheapest opening"),
        ("Enter", "plays what is laid out"),
        ("Esc", "takes it back into your hand; otherwise opens the menu"),
        ("Delete", "takes one laid-out group back"),
        ("X", "discards the chosen card"),
        ("G", "goes out"),
        ("K", "keeps the last card, where the rules allow it"),
        ("U", "takes a play back, with Shift the whole turn"),
        ("H", "shows what to play, then says why, then lays it out"),
        ("S", "sorts the hand another way"),
        ("Ctrl + arrows", "move the card that has the ring along the hand"),
        ("R", "shows the rule after you were told no"),
        ("T", "shows what everyone still needs to go out"),
        ("W", "shows what happened since your last turn"),
        ("V", "plays the last lap again"),
        ("L", "zooms in on a card, a meld or a book"),
        ("C", "covers your cards, if you share this screen"),
        ("Y, N", "answer when your partner asks to go out"),
        ("Space", "skips what others are shown to do"),
    ),
}


def keys_of(screen: str) -> Keys:
    """The keys that a screen has of its own; none for a screen without any.

    >>> keys_of("score")
    (('Enter', 'deals the next round'),)
    """
    return BY_SCREEN.get(screen, ())
