"""Tiles for all kinds of card, each with its count: to add one, or to take one away."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Event, Rect, Surface

from game.cards import Card, is_red_three, is_three, rank_of
from game.messages.functions import nouns, setting_up as say
from game.play.practising.hand_made import KINDS
from game.toolkit.boxes import row_board
from game.toolkit.drawing.theme import CREAM, OFF_TEXT, ROW
from game.toolkit.kit import Kit
from game.toolkit.targets import Target, target
from game.toolkit.widgets import ACTIVATE, Widget
from game.ui.shared.cards.card_art import card_art, height

COLUMNS: Final = 8
GAP: Final = 4  # real pixels between tiles
LEAST_CARD: Final = 26  # real pixels of a card's width; narrower ones cannot be read

_WORDS: Final = {"*": "joker", "T": "10"}


def kind_word(kind: Sequence[Card]) -> str:
    """The kind in its target's id.

    >>> kind_word(KINDS[0]), kind_word(KINDS[6]), kind_word(KINDS[-1])
    ('joker', '10', '3-red')
    """
    rank = kind[0][0]
    return f"3-{'red' if kind[0][1] in 'HD' else 'black'}" if rank == "3" else _WORDS.get(rank, rank)


class KindTiles(Widget):
    """Two rows of tiles, one stop of Tab: arrows move between them, Enter, Space or a click press one."""

    radius = 12
    doing = (*Widget.doing, "_at")

    def __init__(self, id: str, label: str, counts: Sequence[int], on_press: Callable[[int], None]) -> None:
        """`counts` are the numbers of each kind; `on_press` gets the number of the kind."""
        super().__init__(id, label)
        self._counts = tuple(counts)
        self._on_press = on_press
        self._at = 0

    @property
    def value(self) -> str:
        return kind_counted(KINDS[self._at][0], self._counts[self._at])

    def cell(self, number: int) -> Rect:
        """Where a tile lies."""
        rows = -(-len(KINDS) // COLUMNS)
        width, height = (self.rect.w + GAP) // COLUMNS, (self.rect.h + GAP) // rows
        column, row = number % COLUMNS, number // COLUMNS
        return Rect(self.rect.left + column * width, self.rect.top + row * height, width - GAP, height - GAP)

    def ring(self) -> Rect:
        """Round the focused tile."""
        return self.cell(self._at)

    def _under(self, pos: tuple[int, int]) -> int | None:
        return next((n for n in range(len(KINDS)) if self.cell(n).collidepoint(pos)), None)

    def _press(self, number: int) -> None:
        self._at = number
        if self._counts[number]:
            self._on_press(number)

    def mouse(self, event: Event) -> bool:
        """A press is one card; the tile under the pointer is lit."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            number = self._under(event.pos)
            if number is not None:
                self._press(number)
            return True
        return False

    def key(self, event: Event) -> bool:
        """Arrows move between tiles, and up and down also out of them."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ACTIVATE:
            self._press(self._at)
            return True
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -COLUMNS, pygame.K_DOWN: COLUMNS}.get(event.key)
        if by is None or not 0 <= self._at + by < len(KINDS):
            return False
        self._at += by
        return True

    def draw(self, kit: Kit, surface: Surface) -> None:
        u, text = kit.theme.u, kit.text
        for number, kind in enumerate(KINDS):
            cell, count = self.cell(number), self._counts[number]
            lit = bool(count)
            row_board(lit, 10)(kit, surface, cell)
            width = max(LEAST_CARD, min(u(80), round(cell.w * 0.5), int((cell.h - 8) / height(1000) * 1000)))
            face = card_art(kit).face(kind[0], width)
            place = Rect(0, 0, width, height(width))
            place.midleft = (cell.left + max(4, u(8)), cell.centery)
            before = surface.get_clip()
            surface.set_clip(cell.inflate(-4, -4).clip(before))
            surface.blit(face, place)
            if not lit:
                kit.paint.panel(surface, place, ROW, 0.72, None, 6)
            surface.set_clip(before)
            room = cell.right - place.right - 6
            middle = (place.right + room // 2 + 2, cell.centery)
            text.draw(surface, str(count), middle, 24, CREAM if lit else OFF_TEXT, "number", "center", room)

    def targets(self) -> list[Target]:
        return [
            target(
                f"{self.id}/{kind_word(kind)}",
                kind_counted(kind[0], self._counts[number]),
                self.cell(number),
                bool(self._counts[number]),
            )
            for number, kind in enumerate(KINDS)
            if self.visible
        ]


def kind_counted(card: Card, count: int) -> str:
    """How many cards there are that count the same as this one.

    >>> kind_counted(Card("KS"), 12), kind_counted(Card("3S"), 1), kind_counted(Card("*R"), 0)
    ('twelve kings', 'one black three', 'no jokers')
    """
    if is_three(card):
        return nouns.red_threes(count) if is_red_three(card) else nouns.black_threes(count)
    return say.of_kind(count, rank_of(card))
