"""The digits of a seal as they are read."""

from typing import Final

GROUP: Final = 4
"""Digits that stand together."""


def in_groups(digits: str) -> str:
    """Digits as they are read aloud and compared, four at a time.

    >>> in_groups("36e21a9e3a")
    '36e2  1a9e  3a'
    """
    return "  ".join(digits[n : n + GROUP] for n in range(0, len(digits), GROUP))
