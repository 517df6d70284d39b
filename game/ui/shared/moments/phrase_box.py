"""A phrase as a box: words that wrap, and cards among them as small cards."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from pygame import Rect, Surface

from game.sentences.phrases import CardNamed, Phrase, spoken_text
from game.toolkit.boxes import Box, Piece
from game.toolkit.drawing.line_breaks import Measures, broken
from game.toolkit.drawing.text import Face
from game.toolkit.drawing.theme import INK
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_chips import chip_height, chip_width, draw_card_chip

AFTER_CHIP: Final = 6
"""Design pixels after a small card; none before a comma."""
_Placed = tuple[str | CardNamed, int, int]


class PhraseBox(Box):
    """Words and small cards in as many lines as they need, in smaller letters if the height is too small."""

    yields = True

    def __init__(self, phrase: Phrase, size: float = 22, colour: str = INK, face: Face = "strong") -> None:
        self._tokens = tuple(
            token for part in phrase for token in ((part,) if isinstance(part, CardNamed) else part.split(" "))
        )
        # a word stays with its card: "discard" alone at the end of a line looked like the whole move
        self._led = {
            n for n, pair in enumerate(pairwise(self._tokens), 1) if tuple(map(type, pair)) == (str, CardNamed)
        }
        self._spoken_text = spoken_text(phrase)
        self._size, self._colour, self._face = size, colour, face
        self._broken: dict[object, tuple[list[_Placed], int]] = {}  # results of `_lines` by theme, width and size

    def width(self, kit: Kit) -> int:
        placed, _ = self._lines(kit, 1_000_000, self._size)
        return max((x + self._width(kit, token, self._size) for token, x, _ in placed), default=0)

    def height(self, kit: Kit, width: int) -> int:
        return self._lines(kit, width, self._size)[1] * self._step(kit, self._size)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self._draw, words=self._spoken_text)

    def _width(self, kit: Kit, token: str | CardNamed, size: float) -> int:
        if isinstance(token, CardNamed):
            return chip_width(kit, token.card, _chip_letters(size))
        return kit.text.width(token, size, self._face)

    def _step(self, kit: Kit, size: float) -> int:
        has_cards = any(isinstance(token, CardNamed) for token in self._tokens)
        chip = chip_height(kit, _chip_letters(size)) + 3 if has_cards else 0
        return max(kit.text.line(size, self._face), chip)

    def _lines(self, kit: Kit, width: int, size: float) -> tuple[list[_Placed], int]:
        """Each token's start and line, and the number of lines."""
        asked = kit.theme, width, size
        if asked not in self._broken:
            self._broken[asked] = self._break(kit, width, size)
        return self._broken[asked]

    def _break(self, kit: Kit, width: int, size: float) -> tuple[list[_Placed], int]:
        blank, after = kit.text.width(" ", size, self._face), max(3, kit.theme.u(AFTER_CHIP))
        measures = Measures[str | CardNamed](
            lambda token: self._width(kit, token, size), lambda token: after if isinstance(token, CardNamed) else blank
        )
        return broken(self._tokens, width, measures, self._led)

    def _draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        size = self._size
        placed, lines = self._lines(kit, rect.w, size)
        while lines * self._step(kit, size) > rect.h and kit.theme.font_px(size) > kit.theme.smallest:
            size -= 1
            placed, lines = self._lines(kit, rect.w, size)
        step = self._step(kit, size)
        for token, x, line in placed:
            y = rect.top + line * step + step // 2
            if y + step // 2 > rect.bottom + 3:
                return
            if isinstance(token, CardNamed):
                draw_card_chip(kit, surface, token.card, (rect.left + x, y), _chip_letters(size))
            else:
                kit.text.draw(surface, token, (rect.left + x, y), size, self._colour, self._face, room=rect.w - x + 2)


def _chip_letters(size: float) -> float:
    """The letter size on a small card within text of this size."""
    return max(18, 0.82 * size)
