"""Keyboards of all countries: letters made from several keys, the question mark, keys for one hand.

Dead keys (´ and e) and input methods show what they are about to write: until a letter is there, keys belong to it and
not to the screen. What the system reports differs. An input method may announce each step (`TEXTEDITING`) and still
pass its own keys on: Windows and macOS do, on Linux it depends. Plain X11 announces nothing: a key that ends a dead one
arrives before its letter, in the same moment.
"""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Event

from game.toolkit.input.key_bindings import EVERYWHERE, OwnKey

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


def _layout(everywhere: dict[int, int], table: dict[int, int]) -> tuple[OwnKey, ...]:
    """Choices by their usual keys."""
    return (
        *(OwnKey(EVERYWHERE, usual, own) for usual, own in everywhere.items()),
        *(OwnKey("table", usual, own) for usual, own in table.items()),
    )


# Layouts for one hand: everything that a round needs is in the left or in the right half of a keyboard. Letters are
# identified by their labels, so that they are in the same half on most countries' keyboards. Functions without a key in
# that half are reached with Tab, like everything else.
LEFT_HAND: Final = _layout(
    {
        pygame.K_UP: pygame.K_w,
        pygame.K_LEFT: pygame.K_a,
        pygame.K_DOWN: pygame.K_s,
        pygame.K_RIGHT: pygame.K_d,
        pygame.K_RETURN: pygame.K_e,
        pygame.K_F11: pygame.K_F3,
    },
    {
        pygame.K_d: pygame.K_r,
        pygame.K_p: pygame.K_f,
        pygame.K_a: pygame.K_q,
        pygame.K_m: pygame.K_t,
        pygame.K_o: pygame.K_g,
        pygame.K_x: pygame.K_x,
        pygame.K_g: pygame.K_v,
        pygame.K_u: pygame.K_c,
        pygame.K_h: pygame.K_b,
        pygame.K_DELETE: pygame.K_z,
        pygame.K_s: pygame.K_1,
        pygame.K_y: pygame.K_2,
        pygame.K_n: pygame.K_3,
        pygame.K_t: pygame.K_4,
        pygame.K_k: pygame.K_5,
    },
)
"""Arrows are W, A, S and D; E is Enter."""

RIGHT_HAND: Final = _layout(
    {
        pygame.K_TAB: pygame.K_u,
        pygame.K_ESCAPE: pygame.K_BACKSPACE,
        pygame.K_F1: pygame.K_F9,
        pygame.K_F2: pygame.K_F8,
        pygame.K_F4: pygame.K_F7,
        pygame.K_F5: pygame.K_F10,
        pygame.K_F6: pygame.K_F12,
    },
    {
        pygame.K_d: pygame.K_i,
        pygame.K_p: pygame.K_p,
        pygame.K_a: pygame.K_k,
        pygame.K_m: pygame.K_m,
        pygame.K_o: pygame.K_o,
        pygame.K_x: pygame.K_l,
        pygame.K_g: pygame.K_9,
        pygame.K_u: pygame.K_j,
        pygame.K_h: pygame.K_h,
        pygame.K_s: pygame.K_n,
        pygame.K_y: pygame.K_7,
        pygame.K_n: pygame.K_8,
        pygame.K_t: pygame.K_6,
        pygame.K_k: pygame.K_0,
    },
)
"""U is Tab, Backspace is Esc; arrows and Enter stay."""


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
