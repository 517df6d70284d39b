"""The seal of a shuffled pack: a commitment, before anybody cuts it, to which pack it is (record-format, section 4.2).

`hash` is the SHA-256 of the ASCII text `PACK SALT` and a newline, where PACK is the cards before the cut, top first,
separated by single spaces; the salt keeps anybody from trying out packs. Then K cards are moved from the top to the
bottom, and that is the deck. Four words name a seal for people; only the 64 digits prove it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from game.assets import assets_folder, read_asset
from game.cards import Card, cards_text

WORDS: Final = 4
GROUP: Final = 4

_BITS: Final = 11
"""Bits of the hash that choose a word: there are 2,048 of them, in `assets/seal-words.txt`, which never changes."""


class Seal(Struct, frozen=True, omit_defaults=True):
    """The data of a sealed pack in a record. Until the round is scored only `hash` and `cut` may be shown."""

    hash: str
    """64 lower-case hex digits."""
    salt: str
    """16 bytes as 32 lower-case hex digits."""
    cut: int
    """K: how many cards were moved from the top of the pack to its bottom, fewer than there are."""
    again: bool = False
    """Whether an earlier seal was shown whose pack was lost; a key beyond the format."""


def in_groups(digits: str) -> str:
    """Digits as they are read aloud and compared, four at a time.

    >>> in_groups("36e21a9e3a")
    '36e2  1a9e  3a'
    """
    return "  ".join(digits[n : n + GROUP] for n in range(0, len(digits), GROUP))


def sealed(pack: Sequence[Card], salt: str) -> str:
    """The hash of a pack before its cut, top first, and its salt: 64 lower-case hex digits.

    >>> sealed((Card("KH"), Card("*R")), "00ff")[:8]
    '3e97c8b1'
    """
    from hashlib import sha256  # loads OpenSSL, and the process that thinks never needs it

    return sha256(f"{cards_text(pack)} {salt}\n".encode("ascii")).hexdigest()


def cut_at(pack: Sequence[Card], cut: int) -> tuple[Card, ...]:
    """The deck: the pack with `cut` cards moved from its top to its bottom.

    >>> cut_at((Card("KH"), Card("QH"), Card("*R")), 1)
    ('QH', '*R', 'KH')
    """
    return (*pack[cut:], *pack[:cut])


def pack_of(deck: Sequence[Card], cut: int) -> tuple[Card, ...]:
    """The pack as it was sealed: the deck with its cut undone.

    >>> pack_of((Card("QH"), Card("*R"), Card("KH")), 1)
    ('KH', 'QH', '*R')
    """
    return cut_at(deck, len(deck) - cut)


def holds(seal: Seal, deck: Sequence[Card]) -> bool:
    """Whether the deck is the pack that was sealed, cut where the seal says.

    For a reshuffle the deck is only the reshuffled cards, without the rest of the stock.
    """
    return sealed(pack_of(deck, seal.cut), seal.salt) == seal.hash


def words(digits: str) -> tuple[str, ...]:
    """The four words that name the seal with this hash, the same in every language: word i has the number in bits 11i
    to 11i + 10 of the hash, the highest first.
    """
    number = int(digits, 16)
    top = len(digits) * 4 - _BITS
    return tuple(_all_words()[number >> top - place * _BITS & (1 << _BITS) - 1] for place in range(WORDS))


@cache
def _all_words() -> tuple[str, ...]:
    return tuple(read_asset(assets_folder() / "seal-words.txt").decode("ascii").split())
