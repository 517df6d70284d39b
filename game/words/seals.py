"""Seals in words: digits as they are read, the page that explains them, and one to print."""

from typing import Final

from game.text.messages import seals as say

HOW_THIS_WORKS: Final = (
    (say.how_sealing_heading, say.how_sealing),
    (say.how_nobody_heading, say.how_nobody),
    (say.how_digits_heading, say.how_digits),
    (say.how_words_heading, say.how_words),
    (say.how_rest_heading, say.how_rest),
    (say.how_unsealed_heading, say.how_unsealed),
    (say.how_check_heading, say.how_check),
)
"""Headings and texts of the page; the program that checks a record comes below it."""
GROUP: Final = 4
"""Digits that stand together."""


def in_groups(digits: str) -> str:
    """Digits as they are read aloud and compared, four at a time.

    >>> in_groups("36e21a9e3a")
    '36e2  1a9e  3a'
    """
    return "  ".join(digits[n : n + GROUP] for n in range(0, len(digits), GROUP))
