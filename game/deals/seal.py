"""The seal of a shuffled pack: the promise, before anybody cuts it, which pack it is (record-format, section 4.2).

`hash` is the SHA-256 of the ASCII text `PACK SALT` and a newline, PACK being the cards before the cut, top first, with
single spaces between; the salt keeps anybody from trying out packs. Then K cards are lifted off the top and put under
the others, and that is the deck. Four words name a seal for people; only the 64 digits prove it.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Final

from msgspec import Struct

from game.assets import assets_folder, read_asset
from game.cards import Card, cards_text

WORDS: Final = 4
"""Words that name a seal."""
GROUP: Final = 4
"""Digits that stand together."""

_BITS: Final = 11
"""Bits of the hash that choose a word: there are 2,048 of them, in `assets/seal-words.txt`, which never changes."""


class Seal(Struct, frozen=True, omit_defaults=True):
    """What a record tells of a sealed pack. Until the round is scored only `hash` and `cut` may be shown."""

    hash: str
    """64 hex digits in lower case."""
    salt: str
    """16 bytes as 32 such digits."""
    cut: int
    """K: how many cards were lifted off the top of the pack and put under it, fewer than there are."""
    again: bool = False
    """Whether another seal was shown before, whose pack was lost; a key beyond the format."""


def in_groups(digits: str) -> str:
    """Digits as they are read aloud and compared, four at a time.

    >>> in_groups("36e21a9e3a")
    '36e2  1a9e  3a'
    """
    return "  ".join(digits[n : n + GROUP] for n in range(0, len(digits), GROUP))


def sealed_text(pack: Sequence[Card], salt: str) -> str:
    """What is hashed: the cards before the cut, top first, and the salt.

    >>> sealed_text((Card("KH"), Card("*R")), "00ff")
    'KH *R 00ff\\n'
    """
    return f"{cards_text(pack)} {salt}\n"


def sealed(pack: Sequence[Card], salt: str) -> str:
    """The hash of a pack before its cut, top first: 64 hex digits in lower case."""
    return sha256(sealed_text(pack, salt).encode("ascii")).hexdigest()


def cut_at(pack: Sequence[Card], cut: int) -> tuple[Card, ...]:
    """The deck: the pack with so many cards of its top put under it.

    >>> cut_at((Card("KH"), Card("QH"), Card("*R")), 1)
    ('QH', '*R', 'KH')
    """
    return (*pack[cut:], *pack[:cut])


def pack_of(deck: Sequence[Card], cut: int) -> tuple[Card, ...]:
    """The pack as it was sealed: the deck with its cut turned back.

    >>> pack_of((Card("QH"), Card("*R"), Card("KH")), 1)
    ('KH', 'QH', '*R')
    """
    return cut_at(deck, len(deck) - cut)


def holds(seal: Seal, deck: Sequence[Card]) -> bool:
    """Whether the deck is the pack that was sealed, cut where the seal says.

    Of a reshuffle the deck is the reshuffled cards alone, without what was left of the stock.
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
