"""The bar beside a place that is longer than its window. The mouse drags it; keys scroll by moving the focus."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from pygame import Event, Rect, Surface

from game.toolkit.boxes import Box, Column, Piece, clipped, draw_nothing
from game.toolkit.drawing.theme import LINE_LIGHT, OUTLINE, PANEL_DEEP
from game.toolkit.kit import Kit
from game.toolkit.targets import Target
from game.toolkit.widgets.base import Widget


def draw_bar(kit: Kit, surface: Surface, track: Rect, knob: Rect) -> None:
    """The track and the knob."""
    kit.paint.panel(surface, track, PANEL_DEEP, 0.9, LINE_LIGHT, 6, 1)
    kit.paint.panel(surface, knob, OUTLINE, 0.9, None, 6)


class ScrollBar(Widget):
    """`place` sets the total length and how much of it is visible, `top` is where that begins, in real pixels;
    `on_scroll` tells its screen that it has moved and everything must be laid out again.

    Redeclared under the same id it keeps its position; under another id it begins at the top.
    """

    focusable = False
    doing = (*Widget.doing, "top", "_dragged")

    def __init__(self, id: str, label: str) -> None:
        super().__init__(id, label)
        self.on_scroll: Callable[[], None] = lambda: None
        self.top = 0
        self._length = 1
        self._dragged: int | None = None

    def place(self, rect: Rect, length: int) -> None:
        """Set its place; it disappears if there is nothing to scroll."""
        self.rect, self._length = rect, max(1, length)
        self.visible = length > rect.h
        self.top = min(self.top, self.most)

    @property
    def most(self) -> int:
        """The largest `top`."""
        return max(0, self._length - self.rect.h)

    def scroll_to(self, top: int) -> None:
        """Scroll to this position, or to the end before it."""
        top = min(max(0, top), self.most)
        if top != self.top:
            self.top = top
            self.on_scroll()

    def bring_into_sight(self, part: Rect) -> None:
        """Scroll just enough to show a part of the content."""
        if part.top < self.rect.top:
            self.scroll_to(self.top + part.top - self.rect.top)
        elif part.bottom > self.rect.bottom:
            self.scroll_to(self.top + part.bottom - self.rect.bottom)

    @property
    def captures(self) -> bool:
        return self._dragged is not None

    def _knob(self) -> Rect:
        height = max(36, self.rect.h * self.rect.h // self._length)
        top = self.rect.top + (self.rect.h - height) * self.top // max(1, self.most)
        return Rect(self.rect.left, top, self.rect.w, height)

    def mouse(self, event: Event) -> bool:
        """Drag the knob; a press beside it goes there."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            knob = self._knob()
            self._dragged = event.pos[1] - knob.top if knob.collidepoint(event.pos) else knob.h // 2
        if self._dragged is not None and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            way = max(1, self.rect.h - self._knob().h)
            self.scroll_to((event.pos[1] - self._dragged - self.rect.top) * self.most // way)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._dragged = None
            return True
        return False

    def wheel(self, steps: int) -> bool:
        """Scroll a share of the visible part per notch."""
        self.scroll_to(self.top - steps * self.rect.h // 6)
        return True

    def key(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return False
        self.scroll_to(self.top + (1 if event.key == pygame.K_PAGEDOWN else -1) * self.rect.h * 9 // 10)
        return True

    def draw(self, kit: Kit, surface: Surface) -> None:
        draw_bar(kit, surface, self.rect, self._knob())

    def targets(self) -> list[Target]:
        """None: other programs scroll by wheel or keys."""
        return []


class Scroll(Box):
    """A box that may be higher than its place, which then acts as a window on it, with the bar at its right end.
    Focused content is scrolled into view.

    With `beside` the bar is in the margin at the right, so that columns stay aligned with their heads above.
    """

    def __init__(self, box: Box, bar: ScrollBar, *, beside: bool = False) -> None:
        self._box, self._bar, self._beside = box, bar, beside

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Shifted up by the bar's position; with the full height if that is more than the box needs."""
        kit.adopt(self._bar)
        width, gap = max(kit.theme.u(16), 12), kit.theme.u(10)
        inside = Rect(rect)
        length = self._box.height(kit, rect.w)
        if length > rect.h and not self._beside:
            inside.w -= width + gap
            length = self._box.height(kit, inside.w)
        left = rect.right + gap // 2 if self._beside else rect.right - width
        self._bar.place(Rect(left, rect.top, width, rect.h), length)
        inside.top, inside.h = rect.top - self._bar.top, max(length, rect.h)
        for piece in self._lie(kit, inside, rect):
            if piece.widget is not None:
                piece.widget.window = rect
                piece.widget.into_sight = partial(self._bar.bring_into_sight, piece.sight or piece.rect)
                yield piece
            elif piece.rect.colliderect(rect):
                yield piece._replace(paint=clipped(piece.paint, rect))
            elif piece.words:
                yield piece._replace(paint=draw_nothing)  # screen reader users scroll by moving on
        if self._bar.visible:
            yield Piece(self._bar.rect, draw_nothing, self._bar)

    def _lie(self, kit: Kit, inside: Rect, window: Rect) -> Iterator[Piece]:
        """Lay out the scrolled content, `inside` at its own length, seen through the window."""
        return self._box.place(kit, inside)


class ScrollRows(Scroll):
    """Rows one below another that are shown completely or not at all: the visible ones share the height of the window.
    Rows too high for that are scrolled like anything else.
    """

    def __init__(self, rows: Sequence[Box], bar: ScrollBar, gap: float, *, beside: bool = False) -> None:
        super().__init__(Column(*rows, gap=gap), bar, beside=beside)
        self._rows, self._gap = rows, gap

    def _lie(self, kit: Kit, inside: Rect, window: Rect) -> Iterator[Piece]:
        heights, gap = [row.height(kit, inside.w) for row in self._rows], kit.theme.u(self._gap)
        if not self._bar.most or max(heights) > window.h // 2:
            yield from super()._lie(kit, inside, window)
            return
        tops = [sum(heights[:n]) + gap * n for n in range(len(heights))]
        first = next(n for n, top in enumerate(tops) if top >= self._bar.top)
        after = sum(top + height <= tops[first] + window.h for top, height in zip(tops, heights, strict=True))
        self._bar.top = min(tops[first], self._bar.most)
        for rows, top, height in (
            (self._rows[:first], window.top - tops[first], tops[first] - gap),
            (self._rows[first:after], window.top, window.h),
            (self._rows[after:], window.bottom + gap, sum(heights[after:]) + gap * (len(heights) - after - 1)),
        ):
            yield from Column(*rows, gap=self._gap).place(kit, Rect(inside.left, top, inside.w, height))
