"""Sounds to play, and from where; independent of the audio device."""

from enum import Enum, auto
from typing import Final, Protocol

from msgspec import Struct


class SoundKind(Enum):
    """The kinds of sounds with a volume of their own."""

    CARDS = auto()
    EVENTS = auto()
    ROOM = auto()


_CARDS: Final = ("slide", "deal", "draw", "place", "cut", "shuffle", "pile")


class Cue(Struct, frozen=True):
    """A sound by name; `side` is where it comes from: -1 the left edge of the table, 1 the right."""

    name: str
    side: float = 0.0


class PlaySound(Protocol):
    """Starts a sound."""

    def __call__(self, name: str, side: float = 0.0) -> object:
        """Play a sound by name, from a side."""


def kind_of_sound(name: str) -> SoundKind:
    """By whose volume a sound is heard.

    >>> kind_of_sound("slide"), kind_of_sound("turn")
    (<SoundKind.CARDS: 1>, <SoundKind.EVENTS: 2>)
    """
    if name == "room":
        return SoundKind.ROOM
    return SoundKind.CARDS if name in _CARDS else SoundKind.EVENTS
