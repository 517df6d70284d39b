"""The meaning of keys on all countries' keyboards, where the letter alone doesn't tell."""

from typing import Final

import pygame
from pygame import Event

LARGER_OR_SMALLER: Final = {
    pygame.K_PLUS: 1,
    pygame.K_EQUALS: 1,  # where plus is Shift with this key
    pygame.K_KP_PLUS: 1,
    pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
}
"""Keys that make the interface larger or smaller unless something else uses them."""

ASKING_WITH_SHIFT: Final = frozenset(
    (pygame.K_SLASH, pygame.K_COMMA, pygame.K_QUOTE, pygame.K_PLUS, pygame.K_7, pygame.K_ASTERISK, ord("ß"), ord("-"))
)
"""Keys that write a question mark with Shift: in English, French and Czech, Spanish and Swiss, Nordic, Russian,
Turkish, German and Hungarian layouts."""


def asks(event: Event) -> bool:
    """Whether a key going down is the question mark, or F2, which is the same wherever that cannot be known.

    Outside of text fields the system tells keys without what Shift makes of them.
    """
    if event.key in (pygame.K_QUESTION, pygame.K_F2) or event.unicode == "?":
        return True
    others = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
    return bool(event.mod & pygame.KMOD_SHIFT) and not event.mod & others and event.key in ASKING_WITH_SHIFT


def with_question_mark(event: Event) -> Event:
    """The same event, with its letter corrected if it is the question mark."""
    if event.unicode == "?" or not asks(event):
        return event
    return Event(event.type, {**event.dict, "unicode": "?"})
