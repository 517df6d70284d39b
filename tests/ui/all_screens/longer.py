"""Words that are 40 % longer, as another language would have them: every word of three letters or more grows."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from game.ui.core.text import Fonts

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
    runs = Fonts.runs

    def longer_runs(self: Fonts, text: str, file: str) -> list[tuple[str, str]]:
        return runs(self, longer(text), file)

    with patch.object(Fonts, "runs", longer_runs):
        yield
