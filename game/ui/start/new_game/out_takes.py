"""What going out takes, as a small book with a number for each kind."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import new_game as say
from game.rules.ruleset import RuleSet
from game.toolkit.boxes import Box, Described, Picture, Row, Words
from game.toolkit.drawing.theme import BAD, GOLD, INK, PAPER_DIM, PAPER_FIELD, PAPER_RIM, WHITE, WILD_INK
from game.toolkit.kit import Kit
from game.ui.start.new_game.choices import books_by_kind, out_takes_in_words

BOOK: Final = (44, 54)
"""Design pixels of a small book."""
INKS: Final[Mapping[str, tuple[str, str]]] = {
    "clean": (BAD, WHITE),
    "dirty": (INK, WHITE),
    "wild": (GOLD, WILD_INK),
    "sevens": (BAD, WHITE),
    "books": (PAPER_FIELD, INK),
}
"""Its colour, and that of its number."""


def out_takes(rules: RuleSet) -> Box:
    """For eyes a number on each kind of book, for screen readers the words; the words alone if no books are needed."""
    books = [Picture(partial(_draw_book, kind, count), *BOOK) for kind, count in books_by_kind(rules).items() if count]
    if not books:
        return Words(out_takes_in_words(rules), 28, PAPER_DIM, "strong", lines=1)
    label = Words(say.to_go_out(), 28, PAPER_DIM, "strong", lines=1)
    return Described(Row(label, *books, gap=12), out_takes_in_words(rules))


def _draw_book(kind: str, count: str, kit: Kit, surface: Surface, rect: Rect) -> None:
    fill, ink = INKS[kind]
    kit.paint.panel(surface, rect, fill, 1, PAPER_RIM, 8, 1.4)
    kit.text.draw(surface, count, rect.center, 28, ink, "strong", "center", room=rect.w)
