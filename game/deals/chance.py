"""The chance of a deal that has a code: the same bits on every machine, in every version, from a written algorithm.

Everything that chance decides is a stream named by what it is for, such as `deck/1` for the cards of round one. Block n
(from 0) of a stream is SHA-256 of the ASCII text `CODE/STREAM/n`, CODE being the twelve signs without spaces. A block
is eight numbers of 32 bits, the higher byte first. A number below B is the next of them that lies below the largest
multiple of B that fits into 32 bits, modulo B; those above are thrown away, so that every result is equally likely.
Cards are put in order from the last place to the second: place k (from 0) changes places with the one whose number is
the next below k + 1. docs/records.md says it for other programs.
"""

import hashlib
import struct
from collections.abc import Iterator
from typing import Final

_WORD: Final = 4
"""Bytes of a number."""

_NUMBERS: Final = 2**32

CUT_BITS: Final = 36
"""Of so many coins thrown, those that fall on their face: their number has a standard deviation of three cards."""


class WordStream:
    """What chance decides for one purpose, one thing after the other, from words of 32 even bits."""

    def __init__(self, words: Iterator[int]) -> None:
        self._words = words

    def below(self, bound: int) -> int:
        """The next whole number from 0 up to, but without, `bound`; every one equally likely."""
        fair = _NUMBERS - _NUMBERS % bound
        while (word := next(self._words)) >= fair:
            pass
        return word % bound

    def cut_miss(self) -> int:
        """Cards by which a cut misses: mean 0, standard deviation 3."""
        return sum(self.below(2) for _ in range(CUT_BITS)) - CUT_BITS // 2


class WrittenStream(WordStream):
    """One stream of a deal's chance, read from its beginning."""

    def __init__(self, signs: str, name: str) -> None:
        super().__init__(_words(signs, name))


def words_in(data: bytes) -> Iterator[int]:
    """The words that stand in some bytes, each with its highest byte first."""
    return iter(struct.unpack(f">{len(data) // _WORD}I", data))


def _words(signs: str, name: str) -> Iterator[int]:
    block = 0
    while True:
        yield from words_in(hashlib.sha256(f"{signs}/{name}/{block}".encode("ascii")).digest())
        block += 1
