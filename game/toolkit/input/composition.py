"""Letters made from several keys: dead keys (´ and e), and input methods, which show what they are about to write.

Until a letter is there, keys belong to it and not to the screen. What the system reports differs. An input method may
announce each step (`TEXTEDITING`) and still pass its own keys on: Windows and macOS do, on Linux it depends. Plain X11
announces nothing: a key that ends a dead one arrives before its letter, in the same moment.
"""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Event

ACTING: Final = frozenset(
    (
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
        *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
        *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB),
        *(pygame.K_BACKSPACE, pygame.K_DELETE),
        *range(pygame.K_F1, pygame.K_F12 + 1),
    )
)
"""Keys that write nothing."""

MODIFIERS: Final = range(pygame.K_LCTRL, pygame.K_RGUI + 1)

_OTHERWISE: Final = (pygame.MOUSEBUTTONDOWN, pygame.WINDOWFOCUSLOST)
"""What ends a composition without a word of the input method."""


class Composition:
    """Puts the events of the system in the order in which they are meant."""

    def __init__(self) -> None:
        self._is_open = False
        self._held_back: set[int] = set()
        self._is_dead = False  # the last key may write, and has written nothing yet

    def take(self, events: Sequence[Event]) -> list[Event]:
        """The events without the keys of a composition; a letter comes before the key that ended its dead key."""
        return self._letters_first([event for event in events if self._passes(event)])

    def _passes(self, event: Event) -> bool:
        if event.type == pygame.TEXTEDITING:
            self._is_open = bool(event.text)
        elif event.type == pygame.TEXTINPUT or event.type in _OTHERWISE:
            self._is_open = False
        elif event.type == pygame.KEYDOWN and self._is_open:
            self._held_back.add(event.key)
            self._is_open = event.key != pygame.K_ESCAPE  # which gives it up; if not, its next step is announced
            return False
        elif event.type == pygame.KEYUP and event.key in self._held_back:
            self._held_back.discard(event.key)
            return False
        return True

    def _letters_first(self, events: Sequence[Event]) -> list[Event]:
        ordered: list[Event] = []
        acting: int | None = None  # where a key went that ended a dead one
        for event in events:
            if event.type == pygame.KEYDOWN and event.key not in MODIFIERS:
                is_acting = event.key in ACTING
                acting = len(ordered) if is_acting and self._is_dead else None
                self._is_dead = not is_acting and not event.mod & pygame.KMOD_CTRL
            elif event.type == pygame.TEXTINPUT:
                self._is_dead = False
                if acting is not None:
                    ordered.insert(acting, event)
                    acting += 1
                    continue
            ordered.append(event)
        return ordered
