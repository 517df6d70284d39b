"""What the program around the toolkit brings: its sentences in the language spoken now, and pictures of its own.

A program calls `use` once, before anything is shown. Without one, a message says its own name, and there are no
pictures.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:  # what commands without a window import must not import pygame
    pass


class Explained(NamedTuple):
    """What something on a screen is for."""

    title: str
    words: str


class Surroundings(Struct, frozen=True, kw_only=True):
    """By default each message says its own name, and there are no pictures."""

    language: Callable[[], str] = lambda: "en"
    """The code of the language spoken now."""
    speak: Callable[[str], None] = lambda code: None
    """Changes the language of all that is said from now on, by its code."""
    say: Callable[..., str] = lambda section, message, /, **facts: message
    """What a message of a section says with its facts."""
    has: Callable[[str, str], bool] = lambda section, message: False
    """Whether a section has a message of this name."""
    explained: Callable[[str, str], Explained] = Explained
    """What the thing with this key on a screen is for, or the screen as a whole."""
    is_odd: Callable[[str], bool] = lambda sign: not sign.isprintable() and sign != "\u00a0"
    """Whether a sign can't be shown, or would change how what is beside it is shown."""
    art: Callable[..., Any] = lambda paint, fonts, assets: None
    """Its own pictures for one theme, an `Art` of `toolkit.kit`, to be drawn with this `Paint` and `Fonts`."""


_used: Final = [Surroundings()]


def surroundings() -> Surroundings:
    """The surroundings of the program in use."""
    return _used[0]


def use(used: Surroundings) -> Surroundings:
    """Use this program's surroundings from now on; returns the previous ones."""
    before, _used[0] = _used[0], used
    return before


def say(section: str, message: str, /, **facts: object) -> str:
    """What a message says with its facts, in the language spoken now."""
    return surroundings().say(section, message, **facts)
