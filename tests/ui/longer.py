"""Words that are 40 % longer, as another language would have them: every word of three letters or more grows."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from pygame import Surface

from game.ui.text import Face, Text

LONGER = 0.4


def longer(text: str) -> str:
    """The text with its words grown; counts, ranks and keys stay.

    >>> longer("You hold two nines, 5/7")
    'Youuu holddd twooo ninesss, 5/7'
    """
    return " ".join(_grown(word) for word in text.split(" "))


def _grown(word: str) -> str:
    letters = [n for n, letter in enumerate(word) if letter.isalpha()]
    if len(letters) < 3:
        return word
    last = letters[-1]
    return word[: last + 1] + word[last] * -(-len(letters) * 4 // 10) + word[last + 1 :]


@contextmanager
def all_words_longer() -> Iterator[None]:
    """Inside, whatever a kit made there measures or draws has longer words, so that wrapping and fitting go along."""
    width, render = Text._measured, Text._render

    def measured(self: Text, text: str, px: int, face: Face) -> int:
        return width(self, longer(text), px, face)

    def drawn(self: Text, text: str, px: int, colour: str, face: Face) -> Surface:
        return render(self, longer(text), px, colour, face)

    with patch.object(Text, "_measured", measured), patch.object(Text, "_render", drawn):
        yield
