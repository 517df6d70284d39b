"""The sentence of New game: words that wrap, with buttons among them that never do."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect, Surface

from game.toolkit.boxes import Box, Piece, WidgetSlot, draw_nothing
from game.toolkit.drawing.line_breaks import Measures, broken, closes
from game.toolkit.drawing.theme import CREAM, GOLD, INK, PANEL, PAPER_FIELD, PAPER_LINE, SMALLEST_TAP, WINE, WINE_HOVER
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.start.new_game.game_sentence import Sentence, SentencePart, SlotText, spoken_text

SIZES: Final = (60, 57, 54, 52, 50, 48, 46, 44, 42, 40, 38, 36, 32, 28, 27)
"""Design pixels of the letters that are tried."""
APART: Final = 27
"""The same for a part outside the sentence."""
READABLE: Final = 38
"""Letters at least this large matter more than other text on the paper."""
SPREAD: Final = 1.4
"""How far lines are spread where there is room."""
SLOT_PAD, SIGN, NOTCH = 16, 26, 26
"""Design pixels: the margin beside the words of a part, the arrow that says it opens, the notch that points at it."""


class SlotButton(Button):
    """A part of the sentence; wine while its tray is open."""

    radius = 12

    def __init__(
        self, id: str, text: str, is_open: bool, on_press: Callable[[], None], help_key: str = "button/slot"
    ) -> None:
        super().__init__(id, text, on_press)
        self.help_key = help_key
        self.is_open = is_open
        self.letters: float = APART

    def wanted(self, kit: Kit) -> int:
        return self.width_in(kit, self.letters)

    def width_in(self, kit: Kit, letters: float) -> int:
        """The width in real pixels, with letters of this size."""
        return kit.text.width(self.label, letters, "heading") + kit.theme.u(2 * SLOT_PAD + SIGN + 14)

    def draw(self, kit: Kit, surface: Surface) -> None:
        u, rect = kit.theme.u, self.rect
        ground = (WINE_HOVER if self.hover else WINE) if self.is_open else PAPER_LINE if self.hover else PAPER_FIELD
        ink = CREAM if self.is_open else INK if self.hover else WINE
        kit.paint.panel(surface, rect, ground, 1, WINE if self.is_open else PAPER_LINE, 12, 1.5)
        end = rect.right - u(SLOT_PAD + SIGN)
        at = (rect.left + u(SLOT_PAD), rect.centery)
        room = end - at[0] - u(8)
        kit.text.draw(surface, self.label, at, self.letters, ink, "heading", room=room)
        kit.paint.icon(surface, "down", (end + u(SIGN) // 2, rect.centery), u(SIGN), ink)


class SentenceBox(Box):
    """The sentence with a button for each part, in letters as large as will fit. A word that leads to a part, such as
    "against", stays with it.
    """

    yields = True

    def __init__(
        self, sentence: Sentence, buttons: Mapping[SentencePart, SlotButton], least: float = SIZES[-1]
    ) -> None:
        """It asks for enough room for the `least` letters."""
        self._least = least
        self._spoken_text = spoken_text(sentence)
        self._tokens: list[str | SlotButton] = []
        for part in sentence:
            self._tokens += [buttons[part.slot]] if isinstance(part, SlotText) else part.split()
        self._led = {
            n
            for n, (before, token) in enumerate(pairwise(self._tokens), 1)
            if isinstance(token, SlotButton) and isinstance(before, str) and not closes(before)
        }

    def height(self, kit: Kit, width: int) -> int:
        """The height in the largest letters, up to `least`, in which every part fits: they grow with the height."""
        letters = next((size for size in self._whole(kit, width) if size <= self._least), SIZES[-1])
        return self._lines(kit, width, letters)[1] * self._step(kit, letters)

    def _step(self, kit: Kit, letters: float) -> int:
        return self._slot_height(kit, letters) + kit.theme.u(letters * 0.36)

    def _slot_height(self, kit: Kit, letters: float) -> int:
        return max(SMALLEST_TAP, kit.text.line(letters, "heading") + kit.theme.u(8))

    def _lines(self, kit: Kit, line_width: int, letters: float) -> tuple[list[tuple[str | SlotButton, int, int]], int]:
        def width(token: str | SlotButton) -> int:
            if isinstance(token, SlotButton):
                return min(line_width, token.width_in(kit, letters))
            return kit.text.width(token, letters, "heading")

        return broken(
            self._tokens, line_width, Measures(width, lambda _: kit.text.width(" ", letters, "heading")), self._led
        )

    def _letters(self, kit: Kit, rect: Rect) -> float:
        """The largest letters in which everything fits, with no part wider than its line."""
        fitting = (
            size
            for size in self._whole(kit, rect.w)
            if self._lines(kit, rect.w, size)[1] * self._step(kit, size) <= rect.h
        )
        return next(fitting, SIZES[-1])

    def _whole(self, kit: Kit, width: int) -> Iterator[float]:
        """The letters in which no part is wider than its line."""
        return (size for size in SIZES if self._widest(kit, size) <= width)

    def _widest(self, kit: Kit, letters: float) -> int:
        """The widest unbreakable piece: a part with the word that leads to it."""
        return max(
            token.width_in(kit, letters)
            + (kit.text.width(f"{self._tokens[n - 1]} ", letters, "heading") if n in self._led else 0)
            for n, token in enumerate(self._tokens)
            if isinstance(token, SlotButton)
        )

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """The whole sentence for screen readers, once; then the buttons."""
        yield Piece(rect, draw_nothing, words=self._spoken_text)
        letters = self._letters(kit, rect)
        placed, lines = self._lines(kit, rect.w, letters)
        step, height = min(round(self._step(kit, letters) * SPREAD), rect.h // lines), self._slot_height(kit, letters)
        for token, x, line in placed:
            place = Rect(rect.left + x, rect.top + line * step + (step - height) // 2, rect.w - x, height)
            if isinstance(token, SlotButton):
                place.w = min(place.w, token.width_in(kit, letters))
                token.letters = letters
                yield from WidgetSlot(token, height / kit.theme.k).place(kit, place)
            else:
                yield Piece(place, partial(_draw_word, token, letters))


def _draw_word(word: str, letters: float, kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.text.draw(surface, word, rect.midleft, letters, INK, "heading")


def draw_notch(kit: Kit, surface: Surface, tip: tuple[int, int]) -> None:
    """A corner on the left side of a golden board that points at a part of the sentence."""
    x, y, reach = *tip, kit.theme.u(NOTCH)
    sides = [(x + 2, y - reach), (x - reach, y), (x + 2, y + reach)]
    pygame.draw.polygon(surface, kit.theme.ground(PANEL), sides)
    pygame.draw.lines(surface, kit.theme.ink(GOLD), False, sides, 2)
