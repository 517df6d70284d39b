"""Secrets for links, and codes of a few letters to type, no two of which sound alike."""

import secrets
from collections.abc import Iterable
from typing import Final

from saves.players.phone_keys import SeatKeys

LETTERS: Final = "BCDFGHJKLMNPQRSTVW"
"""From A to W, the letters on the page's keys: no vowels, so that no code is a word."""

CODE_LENGTH: Final = 4

LONGEST_CODE: Final = 7
"""If codes are being guessed, the next ones are longer, up to this."""

_ALIKE: Final = ("BCDGPTV", "FS", "MN", "JK", "QW", "H", "L", "R")
"""Letters that sound alike when read out."""

RUDE: Final = ("FCK", "FKK", "FCKN", "KKK", "SS", "WTF", "STF", "CNT", "DCK", "PTN", "PT", "MRD", "CLB", "BTCH", "SHT")
"""Letters that people read as rude words in the supported languages."""


def new_secret() -> str:
    """128 bits as 22 letters that are safe in a link."""
    return secrets.token_urlsafe(16)


def sound_of(code: str) -> tuple[int, ...]:
    """How a code sounds, letter by letter."""
    return tuple(next(i for i, alike in enumerate(_ALIKE) if letter in alike) for letter in code)


def new_code(others: Iterable[str] = (), length: int = CODE_LENGTH) -> str:
    """A code whose sound differs in at least two letters from each other code of the same length."""
    sounds = [sound_of(other) for other in others if len(other) == length]
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(length))
        sound = sound_of(code)
        apart = (sum(one != two for one, two in zip(sound, other, strict=True)) for other in sounds)
        if not any(rude in code for rude in RUDE) and all(differ >= 2 for differ in apart):
            return code


def fresh_keys(seats: Iterable[int]) -> dict[int, SeatKeys]:
    """Links and codes for seats that nobody has taken."""
    keys: dict[int, SeatKeys] = {}
    for seat in seats:
        keys[seat] = SeatKeys(link=new_secret(), code=new_code(key.code for key in keys.values()))
    return keys
