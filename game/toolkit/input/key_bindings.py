"""A person's custom keys. Every screen knows only its default keys: a pressed key is translated to the default one
before any screen sees it, and default keys are displayed as the person's own.
"""

import re
from collections.abc import Iterable, Sequence
from enum import Enum, auto
from functools import lru_cache
from typing import Annotated, Final

import msgspec
import pygame
from pygame import Event

from game.toolkit.input.printed_keys import has_other_letters, printed
from game.toolkit.surroundings import say, surroundings

KeyCode = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
EVERYWHERE: Final = "everywhere"
"""The place of keys that work on every screen; any other place is the word of a screen."""
SHARED_PLACES: Final = {"lesson": "table", "think_again": "table", "problem": "table"}
"""Screens with a table and its keys."""
PAGES: Final = "Page up, down"
ARROWS: Final = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


_IN_SENTENCES: Final = ("Esc", "Enter", "Space", "Tab", "Delete", "Backspace")
"""Usual keys named in sentences, besides F1 and the like, and a letter to press."""


class OwnKey(msgspec.Struct, frozen=True):
    """In this place, the key `own` does what `usual` normally does."""

    place: str
    usual: KeyCode
    own: KeyCode


class KeysTaken(Enum):
    """What a screen currently does with keys."""

    CHOSEN = auto()
    """The keys mean what the person has chosen."""
    TYPED = auto()
    """Somebody is typing: keys mean their characters."""
    EVERY = auto()
    """A key is being asked for: every key is an answer, even those that work on all screens."""


_WITH: Final = {"Ctrl + ": "with_ctrl", "Shift + ": "with_shift", "Keypad ": "keypad"}


def shown(keys: str) -> str:
    """A key, or a few, as a person reads them, with the letters that are printed on the keyboard. In code they are
    called as on an English one.

    >>> shown("Enter, Space"), shown("Ctrl + S"), shown("1 to 9"), shown("Keypad 5"), shown("D")
    ('Enter, Space', 'Ctrl + S', '1 to 9', 'Keypad 5', 'D')
    """
    name = "_".join(("key", *re.findall(r"\w+", keys.lower())))
    if surroundings().has("own_keys", name):
        return say("own_keys", name)
    for start, message in _WITH.items():
        if keys.startswith(start):
            return say("own_keys", message, key=_each(keys.removeprefix(start)))
    first, to, last = keys.partition(" to ")
    if to:
        return say("own_keys", "range", first=first, last=last)
    if ", " in keys:
        return _each(keys)
    return (printed(ord(keys.lower())) if len(keys) == 1 else "") or keys


def _each(keys: str) -> str:
    return ", ".join(map(shown, keys.split(", ")))


def place_of(screen: str) -> str:
    """The place whose keys a screen uses.

    >>> place_of("lesson"), place_of("games")
    ('table', 'games')
    """
    return SHARED_PLACES.get(screen, screen)


class OwnKeys:
    """A person's choices. A choice for a screen takes precedence over one for all screens."""

    def __init__(self, chosen: Sequence[OwnKey] = ()) -> None:
        self.chosen = tuple(chosen)
        self._usual = {(key.place, key.own): key.usual for key in self.chosen}
        self._own = {(key.place, key.usual): key.own for key in self.chosen}
        self.used = frozenset(key.own for key in self.chosen)
        """The keys that were chosen for something."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OwnKeys) and other.chosen == self.chosen

    def __hash__(self) -> int:
        return hash(self.chosen)

    def meant(self, screen: str, pressed: int) -> int | None:
        """The usual key that this one stands for; None for a key whose meaning was given to another."""
        places = (place_of(screen), EVERYWHERE)
        for place in places:
            if (usual := self._usual.get((place, pressed))) is not None:
                return usual
        return None if any((place, pressed) in self._own for place in places) else pressed

    def key_for(self, screen: str, usual: int) -> int | None:
        """The key that does here what this one does by default; None if there is none."""
        for place in (place_of(screen), EVERYWHERE):
            if (own := self._own.get((place, usual))) is not None and self.meant(screen, own) == usual:
                return own
        return usual if self.meant(screen, usual) == usual else None

    def usual_event(self, screen: str, event: Event) -> Event | None:
        """The event with the default key; None for a key without a function. With Ctrl, letters are the same everywhere
        (Ctrl + Z), and only arrows are translated.
        """
        usual = self.meant(screen, event.key)
        if event.mod & pygame.KMOD_CTRL and usual not in ARROWS:
            return event
        return None if usual is None else with_key(event, usual)

    def label(self, screen: str, label: str) -> str:
        """A help text's key, or list of keys, as this person's keys.

        >>> OwnKeys().label("table", "Page up, down")
        'Page Up, Page Down'
        >>> OwnKeys([OwnKey("table", pygame.K_d, pygame.K_j)]).label("table", "D")
        'J'
        """
        usual = keys_in(label)
        own = [self.key_for(screen, key) for key in usual]
        if list(usual) == own:
            return shown(label)
        names = ", ".join(say("own_keys", "no_key") if key is None else shown(key_name(key)) for key in own)
        return say("own_keys", "with_ctrl", key=names) if label.startswith("Ctrl + ") else names

    def told(self, screen: str, sentence: str) -> str:
        """A sentence that names usual keys, in the keys of this person.

        >>> OwnKeys([OwnKey(EVERYWHERE, pygame.K_ESCAPE, pygame.K_BACKSPACE)]).told("table", "Press Play, or Esc.")
        'Press Play, or Backspace.'
        """
        if not self.chosen and not has_other_letters():
            return sentence
        keys = {shown(key): key for key in _IN_SENTENCES}
        return _named(tuple(keys), say("own_keys", "press")).sub(
            lambda found: self.label(screen, keys.get(found.group(), found.group())), sentence
        )


class KeysHere(msgspec.Struct, frozen=True):
    """A person's keys on one screen, for display there."""

    screen: str = ""
    own: OwnKeys = OwnKeys()

    def cap(self, usual: str) -> str:
        """The label of a default key's cap; "" if no key does that."""
        keys = keys_in(usual)
        if keys and all(self.own.key_for(self.screen, key) is None for key in keys):
            return ""
        return self.own.label(self.screen, usual) if usual else ""

    def told(self, sentence: str) -> str:
        """A sentence of this screen that names usual keys, in those of the person."""
        return self.own.told(self.screen, sentence)


def with_key(event: Event, key: int) -> Event:
    """The same event of another key."""
    if key == event.key:
        return event
    return Event(event.type, {**event.dict, "key": key, "unicode": chr(key) if 32 < key < 127 else ""})


@lru_cache(maxsize=1)
def _named(keys: tuple[str, ...], press: str) -> re.Pattern[str]:
    """Usual keys as named in sentences, with the word for pressing one."""
    names = "|".join(map(re.escape, keys))
    return re.compile(rf"\b(?:{names}|F[1-9]\d?|(?:(?<={press} )|(?<={press.capitalize()} ))[A-Z])\b")


_CALLED: Final = {
    "return": "Enter",
    "enter": "Keypad Enter",
    "escape": "Esc",
    "tab": "Tab",
    "up": "Up",
    "end": "End",
    "-": "−",
}
"""Names of keys that pygame names differently."""


def key_name(key: int) -> str:
    """The name of a key in code; `shown` translates it for people.

    >>> key_name(pygame.K_RETURN), key_name(pygame.K_d), key_name(pygame.K_PAGEUP), key_name(pygame.K_KP_5)
    ('Enter', 'D', 'Page up', 'Keypad 5')
    """
    name = pygame.key.name(key)
    if name.startswith("[") and name.endswith("]") and len(name) > 2:
        return f"Keypad {name[1:-1]}"
    return _CALLED.get(name) or (name.upper() if len(name) < 4 else name.capitalize())


_LABELLED: Final = {key_name(key): key for key in (*range(pygame.K_a, pygame.K_z + 1),)} | {
    key_name(key): key
    for key in (
        *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_DELETE, pygame.K_BACKSPACE),
        *range(pygame.K_F1, pygame.K_F12 + 1),
        *(pygame.K_HOME, pygame.K_END),
        *range(pygame.K_0, pygame.K_9 + 1),
    )
}
_TOGETHER: Final = {
    "Arrows": ARROWS,
    "Up, down": (pygame.K_UP, pygame.K_DOWN),
    "Left, right": (pygame.K_LEFT, pygame.K_RIGHT),
    "Ctrl + arrows": (pygame.K_LEFT, pygame.K_RIGHT),
    PAGES: (pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    "+  −": (pygame.K_PLUS, pygame.K_MINUS),
    "?, F2": (pygame.K_F2,),
    "Del": (pygame.K_DELETE,),
}


def keys_in(label: str) -> tuple[int, ...]:
    """The default keys that a help label mentions; combinations and ranges (Ctrl + S, 1 to 9) are left out.

    >>> keys_in("L, R") == (pygame.K_l, pygame.K_r), keys_in("Ctrl + S")
    (True, ())
    """
    if label in _TOGETHER:
        return _TOGETHER[label]
    return tuple(_LABELLED[part] for part in label.split(", ") if part in _LABELLED)


def changed(chosen: Iterable[OwnKey], place: str, usual: int, own: int) -> tuple[OwnKey, ...]:
    """The choices with one more; a key restored to its usual meaning no longer counts."""
    others = [key for key in chosen if (key.place, key.usual) != (place, usual)]
    return (*others, OwnKey(place, usual, own)) if usual != own else tuple(others)
