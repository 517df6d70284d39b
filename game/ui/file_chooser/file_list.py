"""The files of a folder, each row whole, under the heads of their columns."""

from collections.abc import Iterator

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.boxes import Box, Piece, Put
from game.ui.core.kit import Kit
from game.ui.widgets import ScrollList

_GAP = 12
"""Design pixels between rows, so that the ring round one stays off the next."""


class FileList(ScrollList):
    """As many rows as have room whole; it comes to rest at the top of one."""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.gap = kit.theme.u(_GAP)
        super().fit_into(kit, rect)
        rows = max(1, (rect.h + self.gap) // self.row_height)
        high = (rect.h + self.gap) // rows
        self.place(Rect(rect.left, rect.top, rect.w, high * rows - self.gap), high, self.gap)

    def mouse(self, event: Event) -> bool:
        taken = super().mouse(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self._scroll_to(round(self.scroll / self.row_height) * self.row_height)
        return taken


class Headed(Box):
    """A list under a row of heads, which is as wide as its rows."""

    def __init__(self, heads: Box, files: FileList) -> None:
        self._heads, self._files = heads, files

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        high = self._heads.high(kit, rect.w) + kit.theme.u(_GAP)
        below = tuple(Put(self._files).place(kit, Rect(rect.left, rect.top + high, rect.w, rect.h - high)))
        yield from self._heads.place(kit, Rect(rect.left, rect.top, self._files.row(0).w, high))
        yield from below
