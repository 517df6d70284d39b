"""The randomness of a deal with a code: the same bits on every machine, in every version, from a documented algorithm.

Every random decision belongs to a stream named by its purpose, such as `deck/1` for the cards of round one. Block n
(from 0) of a stream is SHA-256 of the ASCII text `CODE/STREAM/n`, where CODE is the twelve characters without spaces. A
block is eight big-endian numbers of 32 bits. A number below B is the next of them that is below the largest multiple of
B that fits into 32 bits, modulo B; larger ones are skipped, so that every result is equally likely. Cards are shuffled
from the last place to the second: place k (from 0) is swapped with the place given by the next number below k + 1.
docs/records.md describes it for other programs.
"""

import hashlib
import struct
from collections.abc import Iterator
from typing import Final

_WORD: Final = 4
"""Bytes of a number."""

_NUMBERS: Final = 2**32

CUT_BITS: Final = 36
"""A cut misses by the number of heads among this many coins, which has a standard deviation of three cards."""


class WordStream:
    """The random decisions for one purpose, one after the other, from uniform 32-bit words."""

    def __init__(self, words: Iterator[int]) -> None:
        self._words = words

    def below(self, bound: int) -> int:
        """The next whole number from 0 up to but excluding `bound`; all equally likely."""
        fair = _NUMBERS - _NUMBERS % bound
        while (word := next(self._words)) >= fair:
            pass
        return word % bound

    def cut_miss(self) -> int:
        """Cards by which a cut misses: mean 0, standard deviation 3."""
        return sum(self.below(2) for _ in range(CUT_BITS)) - CUT_BITS // 2


class WrittenStream(WordStream):
    """One stream of a deal's randomness, read from its beginning."""

    def __init__(self, signs: str, name: str) -> None:
        super().__init__(_words(signs, name))


def words_in(data: bytes) -> Iterator[int]:
    """The big-endian words in some bytes."""
    return iter(struct.unpack(f">{len(data) // _WORD}I", data))


def _words(signs: str, name: str) -> Iterator[int]:
    block = 0
    while True:
        yield from words_in(hashlib.sha256(f"{signs}/{name}/{block}".encode("ascii")).digest())
        block += 1
