"""Cards in a picture of any size: one with its shadow, several side by side, a heap."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.cards import Card
from game.rules.ruleset import BookKind
from game.toolkit.boxes import Box, Piece
from game.toolkit.drawing.theme import HIGHLIGHT
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art, height

FAN, APART = 0.45, 0.22
"""What can be seen of a covered card in a row of melds, and the space between two, as shares of a card's width."""
LEAST_CARD: Final = 24
"""Window pixels below which a card can't be recognised."""


def draw_with_shadow(
    kit: Kit,
    surface: Surface,
    picture: Surface,
    middle: tuple[float, float],
    width: int,
    degrees: float = 0,
    *,
    lift: int = 6,
    fall: tuple[float, float],
) -> None:
    """The picture of a card of this width, turned counter-clockwise. Its shadow is offset by `fall`; `lift` is its
    blur.
    """
    shadow = card_art(kit).shadow(width, degrees, lift)
    surface.blit(shadow, shadow.get_rect(center=(middle[0] + fall[0], middle[1] + fall[1])))
    surface.blit(picture, picture.get_rect(center=middle))


def draw_card_askew(
    kit: Kit,
    surface: Surface,
    card: str,
    width: int,
    degrees: float,
    middle: tuple[float, float],
    *,
    lift: float = 5,
    fall: tuple[float, float] = (-1, 3),
) -> None:
    """A face, or a back by its name, with its shadow, turned counter-clockwise; `lift` and `fall` of that in design
    pixels.
    """
    u, picture = kit.theme.u, card_art(kit).turned(card, width, degrees)
    draw_with_shadow(kit, surface, picture, middle, width, degrees, lift=u(lift), fall=(u(fall[0]), u(fall[1])))


def draw_small_book(top: str, kind: BookKind, kit: Kit, surface: Surface, rect: Rect) -> None:
    """A book as large as fits, in the middle of a place."""
    image = card_art(kit).small_book(top, kind, min(rect.w, round(rect.h / 1.5)))
    surface.blit(image, image.get_rect(center=rect.center))


def draw_heap(
    surface: Surface, at: tuple[int, int], cards: int, top: Surface, below: Surface, step: tuple[int, int]
) -> None:
    """This many cards on each other, each a `step` from the one above it; the corner of the top one is `at`."""
    for n in reversed(range(cards)):
        surface.blit(below if n else top, (at[0] + n * step[0], at[1] + n * step[1]))


def spread_cards(room: Rect, count: int, width: int, share: float, align: str = "center") -> list[Rect]:
    """Places side by side, each at most `share` of a card's width from the next."""
    if not count:
        return []
    step = min(width * share, (room.w - width) / max(1, count - 1))
    length = step * (count - 1) + width
    left = room.left if align == "left" else room.right - length if align == "right" else room.centerx - length / 2
    return [Rect(round(left + n * step), room.top, width, height(width)) for n in range(count)]


def draw_row(kit: Kit, surface: Surface, cards: Sequence[str], at: tuple[int, int], width: int, step: float) -> None:
    """Cards from the left that overlap, each `step` from the one before it; the corner of the first is `at`."""
    for n, card in enumerate(cards):
        surface.blit(card_art(kit).picture(card, width), (round(at[0] + n * step), at[1]))


class MeldRow(Box):
    """Melds as small fans beside each other, as large as fit in its width, in more rows if they were too small to be
    read; told in `words`.
    """

    def __init__(self, melds: Sequence[Sequence[Card]], card: float, words: str) -> None:
        """`card`: the greatest width of a card in design pixels."""
        self._melds, self._card, self._words = melds, card, words

    def laid(self, kit: Kit, width: int) -> tuple[list[Sequence[Sequence[Card]]], int]:
        """The rows, and a card's width in window pixels."""
        for count in range(1, len(self._melds) + 1):
            each = -(-len(self._melds) // count)
            rows = [self._melds[n : n + each] for n in range(0, len(self._melds), each)]
            card = min(kit.theme.u(self._card), int(width / max(map(_cards_wide, rows))))
            if card >= LEAST_CARD:
                break
        return rows, card

    def height(self, kit: Kit, width: int) -> int:
        rows, card = self.laid(kit, width)
        return len(rows) * (height(card) + 2) - 2

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self.draw, words=self._words)

    def draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        rows, card = self.laid(kit, rect.w)
        for n, row in enumerate(rows):
            left, top = rect.centerx - card * _cards_wide(row) / 2, rect.top + n * (height(card) + 2)
            for meld in row:
                draw_row(kit, surface, meld, (round(left), top), card, card * FAN)
                left += card * (_cards_wide([meld]) + APART)


def _cards_wide(melds: Sequence[Sequence[Card]]) -> float:
    """The width of some fans as a multiple of a card's."""
    return sum(1 + FAN * (len(meld) - 1) for meld in melds) + APART * (len(melds) - 1)


def draw_open_cards(
    kit: Kit,
    surface: Surface,
    cards: Sequence[Card],
    spots: Sequence[Rect],
    raised: Sequence[Card] = (),
    rise: int = 0,
) -> None:
    """Draw cards face up in their places; those in `raised`, counted, are lifted by `rise` and have a blue rim."""
    waiting = Counter(raised)
    rim = max(3, kit.theme.u(4))
    for card, spot in zip(cards, spots, strict=True):
        is_raised = waiting[card] > 0
        waiting[card] -= 1
        box = spot.move(0, -rise) if is_raised else spot
        soft = card_art(kit).shadow(box.w, 0, max(3, kit.theme.u(5)))
        surface.blit(soft, soft.get_rect(center=(box.centerx, box.centery + 2)))
        if is_raised:
            kit.paint.panel(surface, box.inflate(2 * rim, 2 * rim), HIGHLIGHT, 1, None, 10)
        surface.blit(card_art(kit).face(card, box.w), box.topleft)
