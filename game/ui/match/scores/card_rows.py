"""Cards side by side on the score sheets, as close as necessary; red threes have a rim."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.cards import Card, is_red_three
from game.toolkit.boxes import Box, Piece
from game.toolkit.drawing.theme import LOSS
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art, height
from game.ui.shared.cards.laid_cards import LEAST_CARD

SEEN: Final = 0.5
"""The visible share of a covered card's width; closer cards go on another line."""
CLOSEST: Final = 0.36
"""The same in very tight places."""
BETWEEN_LINES: Final = 2


class CardLines(Box):
    """Cards in as few lines as show enough of each."""

    yields = True

    def __init__(self, cards: Sequence[Card], card: float, seen: float = SEEN) -> None:
        """`card` is its width in design pixels, of which at least the share `seen` is visible."""
        self.cards, self._card, self._seen = cards, card, seen

    def card_width(self, kit: Kit) -> int:
        """How wide a card is, in window pixels."""
        return max(LEAST_CARD, kit.theme.u(self._card))

    def per_line(self, kit: Kit, width: int) -> int:
        """Cards per line; each line has about as many."""
        card = self.card_width(kit)
        most = 1 + max(0, int((width - card) / (card * self._seen)))
        lines = -(-len(self.cards) // most)
        return -(-len(self.cards) // lines)

    def height(self, kit: Kit, width: int) -> int:
        lines = -(-len(self.cards) // self.per_line(kit, width))
        return lines * (height(self.card_width(kit)) + BETWEEN_LINES) - BETWEEN_LINES

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self.draw_lines)

    def draw_lines(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """All of them, vertically centred."""
        width, count = self.card_width(kit), self.per_line(kit, rect.w)
        top = rect.centery - self.height(kit, rect.w) // 2
        for n, card in enumerate(self.cards):
            line, at = divmod(n, count)
            beside = min(count, len(self.cards) - line * count) - 1
            step = min(width + kit.theme.u(4), (rect.w - width) / max(1, beside))
            place = Rect(
                round(rect.left + at * step), top + line * (height(width) + BETWEEN_LINES), width, height(width)
            )
            surface.blit(card_art(kit).face(card, width), place)
            if is_red_three(card):
                kit.paint.panel(surface, place, LOSS, 0.16, LOSS, 5, 2.5)
