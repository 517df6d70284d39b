"""The gate for every text that somebody else wrote: names in records and rule sets, words of commands.

A plain text is one line that can be shown anywhere: so long at most, and without signs that cannot be drawn, end the
line, steer a terminal or turn the direction of what is written beside them.
"""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 100
"""Signs of a name, an id or a seed. What a person can type in the window is shorter."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but Persian is not written without the first, nor a family of emoji without the second."""

_ODD_KINDS: Final = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Unicode's controls, invisible format signs, private signs, halves of signs, and ends of lines and paragraphs."""


def is_odd(sign: str) -> bool:
    """Whether a sign has no place in a plain text.

    >>> [is_odd(sign) for sign in ("\\0", "\\x1b", "\\n", "\\u202e", "\\ufdd0", "a", "ß", "🦊")]
    [True, True, True, True, True, False, False, False]
    """
    if " " <= sign <= "~":
        return False
    if unicodedata.category(sign) in _ODD_KINDS:
        return sign not in _JOINERS
    number = ord(sign)
    return 0xFDD0 <= number <= 0xFDEF or number & 0xFFFE == 0xFFFE  # no signs at all, for ever


def is_plain(text: str, most: int = LONGEST_NAME) -> bool:
    """Whether a text can stand anywhere as it is.

    >>> is_plain("Rosa"), is_plain("Ro\\0sa"), is_plain("Rosa", 3)
    (True, False, False)
    """
    return len(text) <= most and not any(map(is_odd, text))


def plain(text: str, most: int = LONGEST_NAME) -> str:
    """The text as it passes the gate: what cannot be shown left out, ends of lines as spaces, cut to its length.

    >>> plain("Ro\\0sa\\n\\u202eMay"), plain("Rosa", 3)
    ('Rosa May', 'Ros')
    """
    if is_plain(text, most):
        return text
    signs = (" " if sign.isspace() else "" if is_odd(sign) else sign for sign in text[: 4 * most])
    return "".join(signs).strip()[:most]


def shortened(text: str, most: int = 40) -> str:
    """Text out of a file, made fit to stand in a sentence: printable, and not longer than `most` letters.

    >>> shortened("nonsense\\n" * 9, 12)
    'nonsense?no…'
    """
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[: most + 1])
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def escaped(text: str) -> str:
    """One line for a terminal: odd signs stand as their codes, so that nothing in it can steer the terminal.

    >>> print(escaped("Rosa\\x1b[2J\\u202e"))
    Rosa\\x1b[2J\\u202e
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(_code(sign) if is_odd(sign) else sign for sign in text)


def _code(sign: str) -> str:
    if "\udc80" <= sign <= "\udcff":  # a byte of a file's name that is no text
        return f"\\x{ord(sign) - 0xDC00:02x}"
    return ascii(sign)[1:-1]
