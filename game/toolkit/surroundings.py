"""What the program around the toolkit brings: its sentences in the language spoken now, and pictures of its own.

A program calls `use` once, before anything is shown. Without one, a message says its own name, and there are no
pictures.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:  # what commands without a window import must not import pygame
    from pygame import Surface


class Explained(NamedTuple):
    """What something on a screen is for."""

    title: str
    words: str


class Surroundings:
    """By default each message says its own name, and there are no pictures."""

    @property
    def language(self) -> str:
        """The code of the language spoken now."""
        return "en"

    def speak(self, code: str) -> None:
        """Change the language of all that is said from now on."""

    def say(self, section: str, message: str, /, **facts: object) -> str:
        """What a message says with its facts."""
        return message

    def has(self, section: str, message: str) -> bool:
        """Whether there is a message of this name."""
        return False

    def explained(self, screen: str, key: str) -> Explained:
        """What the thing with this key on a screen is for, or the screen as a whole."""
        return Explained(screen, key)

    def is_odd(self, sign: str) -> bool:
        """Whether a sign can't be shown, or would change how what is beside it is shown."""
        return not sign.isprintable() and sign != "\u00a0"

    def art(self, paint: Any, fonts: Any, assets: Path) -> Any:
        """Its own pictures for one theme, an `Art` of `toolkit.kit`, to be drawn with this `Paint` and `Fonts`."""
        return None

    def is_photo(self, cloth: str) -> bool:
        """Whether this is the name of a photo that a person chose as the ground of all screens."""
        return False

    def photo(self, found: Any, cloth: str) -> "Surface | None":
        """That photo, from what was opened under this name; None if there is none."""
        return None


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
