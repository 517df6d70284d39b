"""A page to read: lines on a sheet of paper, wrapped to its width, scrolled with wheel, arrows and page keys."""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.toolkit.boxes import Box, Column, Grow, Layers, Pad, Panel, Picture, Placed, Sized, WidgetSlot, Words, paper
from game.toolkit.drawing.theme import INK, PAPER_LINE, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets.scroll_list import BAR, ScrollList

SIZE: Final = 25
"""The size of the text, in design pixels."""


class PageLine(Struct, frozen=True):
    """One line: its text for other programs, and the box that shows it; whether it is `marked` for the reader, or a
    heading; whether it `goes_on` in the next line, as a heading does in its text.
    """

    words: str
    box: Box
    marked: bool = False
    is_heading: bool = False
    goes_on: bool = False


class Page(ScrollList):
    """Lines of equal height, written by `write` for as many real pixels as they may be wide; `spacing` is from one to
    the next, in heights of their letters.
    """

    def __init__(
        self,
        label: str,
        write: Callable[[Kit, int], Iterable[PageLine]],
        spacing: float = 1.16,
        *,
        id: str = "page",
        has_headings: bool = True,
    ) -> None:
        super().__init__(id, label, [], self._draw_line)
        self.lines: list[PageLine] = []
        self._write, self._spacing, self._has_headings = write, spacing, has_headings

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Wrapped again; no line is cut off at the bottom."""
        self.lines = list(self._written(kit, rect.w))
        self.labels = [line.words for line in self.lines]
        self.place_whole(rect, self._line_height(kit))

    @property
    def _end(self) -> int:
        """The number of the first line below: a heading or a sentence that ends there isn't begun at the bottom."""
        first, end = self.scroll // self.row_height, (self.scroll + self.rect.h) // self.row_height
        begun = (n for n in range(min(end, len(self.lines)), first, -1) if not self.lines[n - 1].goes_on)
        return next(begun, end)

    @property
    def page_step(self) -> int:
        return self._end * self.row_height - self.scroll

    def rows_in_sight(self) -> list[int]:
        return [n for n in super().rows_in_sight() if n < self._end]

    def height(self, kit: Kit, width: int) -> int:
        """The height of all its lines, or of as many as fit in a window."""
        step = self._line_height(kit)
        return step * sum(1 for _ in islice(self._written(kit, width), kit.size[1] // step + 1))

    @property
    def _headings(self) -> list[int]:
        return [number for number, line in enumerate(self.lines) if line.is_heading]

    @property
    def heading_in_sight(self) -> int:
        """The number of the heading above the first line in sight, from 0; of the last one at the end."""
        reached = -(-self.scroll // self.row_height)
        last = self.scroll > 0 and self.scroll + self.rect.h >= self.row_height * len(self.lines)
        found = sum(number <= reached for number in self._headings)
        return max(0, len(self._headings) - 1 if last else found - 1)

    def show_heading(self, number: int) -> None:
        """Scroll to a heading."""
        self.scroll_to_row(self._headings[number])

    def _written(self, kit: Kit, width: int) -> Iterable[PageLine]:
        return self._write(kit, width - BAR - kit.theme.u(12))

    def _line_height(self, kit: Kit) -> int:
        heading = kit.text.line(32, "heading") if self._has_headings else 0
        return max(round(kit.text.line(SIZE) * self._spacing), heading)

    def _draw_line(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        if index < self._end:
            Placed(self.lines[index].box, kit, rect).draw(kit, surface)


class _PutPage(WidgetSlot):
    """A page that need not be higher than its text."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page

    def height(self, kit: Kit, width: int) -> int:
        return self._page.height(kit, width)


def sheet(page: Page, most_width: float = 1320, side: float = 60) -> Box:
    """A sheet of paper below the bar, no wider than is easy to read, and short if it has little text."""
    return Grow(Pad(Sized(Panel(_PutPage(page), (60, 34), paper), most_width=most_width), side, 34, 48), most=1)


def text_line(words: str) -> PageLine:
    """A line of text, or an empty one."""
    return PageLine(words, Words(words, SIZE, INK, lines=1))


def heading_line(words: str) -> PageLine:
    """A heading with a rule below it."""
    told = Column(Words(words, 32, WINE, "heading", lines=1), Grow())
    return PageLine(words, Layers(Picture(_rule), told), is_heading=True, goes_on=True)


def _rule(kit: Kit, surface: Surface, rect: Rect) -> None:
    surface.fill(kit.theme.ink(PAPER_LINE), Rect(rect.left, rect.bottom - 1, rect.w, 1))
