"""Keyboards whose letters aren't Latin: a letter counts as the key in its place, and is displayed as it is printed."""

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame
from pygame import Event

PLACES: Final[dict[int, int]] = {
    **{pygame.KSCAN_A + i: pygame.K_a + i for i in range(26)},
    **{pygame.KSCAN_1 + i: pygame.K_1 + i for i in range(9)},
    pygame.KSCAN_0: pygame.K_0,
}
"""The key in each place of an English keyboard, letters and digits only, by its scancode."""
_SCANCODES: Final = {key: scancode for scancode, key in PLACES.items()}
_UNICODE_END: Final = 0x110000
"""Higher codes are keys that write nothing."""


def is_outside_latin(key: int) -> bool:
    """Whether a key writes a letter or a digit of another script.

    >>> is_outside_latin(ord("в")), is_outside_latin(ord("é")), is_outside_latin(pygame.K_d), is_outside_latin(ord("€"))
    (True, False, False, False)
    """
    if not 0x250 <= key < _UNICODE_END:
        return False
    sign = chr(key)
    return unicodedata.category(sign) in ("Ll", "Lu", "Lo", "Lm", "Nd") and "LATIN" not in unicodedata.name(sign, "")


def key_in_place(event: Event, read: Callable[[int], int] | None = None) -> int:
    """The key an event is for: on a keyboard of another script, the one in its place on an English keyboard. Some of
    those keyboards have a comma or a slash where others have letters. `read` returns the key at a scancode.
    """
    place = PLACES.get(event.dict.get("scancode", 0))
    key: int = event.key
    if place is None or place == key:
        return key
    if is_outside_latin(key) or (pygame.K_a <= place <= pygame.K_z and has_other_letters(read)):
        return place
    return key


def has_other_letters(read: Callable[[int], int] | None = None) -> bool:
    """Whether the current keyboard layout has letters of another script."""
    read = read or key_at
    letters = [scancode for scancode, key in PLACES.items() if key >= pygame.K_a]
    return sum(is_outside_latin(read(scancode)) for scancode in letters) > len(letters) // 2


def printed(key: int, read: Callable[[int], int] | None = None) -> str:
    """The letter of another script that is printed where this key is; "" if there is none."""
    scancode = _SCANCODES.get(key)
    if scancode is None:
        return ""
    there = (read or key_at)(scancode)
    if not is_outside_latin(there):
        return ""
    large = chr(there).upper()
    return large if large.lower() == chr(there) else chr(there)  # two Greek keys have the same capital


def printed_letters() -> str:
    """The letters of another script on the current keyboard, in alphabetical order of the English one."""
    return "".join(map(printed, _SCANCODES))


def key_at(scancode: int) -> int:
    """The key that the system's current layout has at a scancode, as SDL knows it."""
    ask = _sdl_question()
    return PLACES.get(scancode, 0) if ask is None else ask(scancode)


@lru_cache(maxsize=1)
def _sdl_question() -> Callable[[int], int] | None:
    """SDL's own function, which pygame doesn't offer; None if it isn't found."""
    import ctypes  # imported lazily to start faster

    folder = Path(pygame.__file__).parent
    for library in (folder / "SDL2.dll", Path(pygame.base.__file__)):
        try:
            ask = ctypes.CDLL(str(library)).SDL_GetKeyFromScancode
        except (OSError, AttributeError):
            continue
        ask.argtypes, ask.restype = [ctypes.c_int], ctypes.c_int32
        return lambda scancode: int(ask(scancode))
    return None
