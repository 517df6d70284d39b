"""The rows of the editor in a place that scrolls: whatever gets the keys comes into sight by itself."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.rules.editing import Entry
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, LINE, PANEL
from game.ui.screens.house_rules.rows import Read, Row, Take, Tell
from game.ui.widgets import ScrollBar, Widget
from game.words import house_rules as words

MOST_GROWTH: Final = 66
"""Per cent of its height by which a row may be higher than it needs."""


class Pane:
    """Rows one below another. `on_move` is called when they lie elsewhere, `tell` with why something cannot be."""

    def __init__(self, read: Read, take: Take, on_move: Callable[[], None], tell: Tell) -> None:
        self._read, self._take, self._on_move, self._tell = read, take, on_move, tell
        self._rows: list[Row] = []
        self._instead = ""
        self._bar = ScrollBar("rows", words.HOUSE_RULES, self.scroll_to)
        self._top = 0
        self._panel = Rect(0, 0, 0, 0)
        self._kit: Kit | None = None
        self.rect = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        """In the order of Tab."""
        return [*(widget for row in self._rows for widget in row.widgets), self._bar]

    def show(self, entries: Sequence[Entry], instead: str = "") -> None:
        """Rows for these rules; those that are there already are only set anew. Where there are none, `instead`."""
        self._instead = instead
        before = {row.field: row for row in self._rows}
        self._rows = [self._row(entry, before.get(entry.field)) for entry in entries]
        self._lay_out_rows()

    def _row(self, entry: Entry, row: Row | None) -> Row:
        if row is None or not row.fits(entry):
            return Row(entry, self._read, self._take, self._tell)
        row.sync(entry)
        return row

    def first_widget(self, field: str) -> Widget | None:
        """What gets the keys when somebody is led to a rule."""
        row = next((row for row in self._rows if row.field == field), None)
        return next((widget for widget in row.widgets if widget.stop), None) if row else None

    def field_of(self, widget: Widget | None) -> str | None:
        """The rule that a widget belongs to, None for one beside the rows."""
        return next((row.field for row in self._rows if widget in row.widgets), None)

    # ---- scrolling

    def scroll_to(self, top: int) -> None:
        """Let that many real pixels lie above; kept within the bounds."""
        self._top = top
        self._lay_out_rows()
        self._on_move()

    def turn(self, notches: int) -> None:
        """The wheel."""
        if self._kit:
            self.scroll_to(self._top - notches * self._kit.theme.u(110))

    def page(self, by: int) -> None:
        """Most of what is seen, up or down."""
        self.scroll_to(self._top + by * self.rect.h * 9 // 10)

    def bring_into_sight(self, widget: Widget) -> None:
        """Scroll just as far as the row of a widget needs."""
        row = next((row for row in self._rows if widget in row.widgets), None)
        if row is None or not self.rect.h:
            return
        if row.rect.top < self.rect.top:
            self.scroll_to(self._top + row.rect.top - self.rect.top)
        elif row.rect.bottom > self.rect.bottom:
            self.scroll_to(self._top + row.rect.bottom - self.rect.bottom)

    # ---- place and looks

    def lay_out(self, kit: Kit, panel: Rect) -> None:
        """Into that panel, real pixels."""
        self._kit, self._panel = kit, panel
        self.rect = panel.inflate(-kit.theme.u(24), -kit.theme.u(20))
        self._lay_out_rows()

    def _lay_out_rows(self) -> None:
        kit = self._kit
        if kit is None:
            return
        bar, gap = max(kit.theme.u(16), 12), kit.theme.u(10)
        wide = self.rect.w
        heights = [row.measure(kit, wide) for row in self._rows]
        gaps = gap * max(0, len(heights) - 1)
        if sum(heights) + gaps > self.rect.h:
            wide -= bar + gap
            heights = [row.measure(kit, wide) for row in self._rows]
        heights = _spread(heights, [row.may_grow for row in self._rows], self.rect.h - gaps)
        length = sum(heights) + gaps
        self._bar.place(Rect(self.rect.right - bar, self.rect.top, bar, self.rect.h), length, self._top)
        self._top = self._bar.top
        y = self.rect.top - self._top
        for row, high in zip(self._rows, heights, strict=True):
            row.place(kit, Rect(self.rect.left, y, wide, high), self.rect)
            y += high + gap

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The rows in sight, or that there are none."""
        kit.paint.panel(surface, self._panel, PANEL, 0.84, LINE, 20)
        whole = surface.get_clip()
        surface.set_clip(self.rect.clip(whole))
        for row in self._rows:
            row.draw(kit, surface)
        if not self._rows:
            box = self.rect.inflate(-kit.theme.u(60), -kit.theme.u(60))
            kit.text.paragraph(surface, self._instead, box, 24, CREAM)
        surface.set_clip(whole)


def _spread(heights: Sequence[int], may_grow: Sequence[bool], space: int) -> list[int]:
    """A topic of few rules fills its page: rows that may grow share what is left over, up to two thirds more each."""
    spare, growing = space - sum(heights), sum(may_grow)
    if spare <= 0 or not growing:
        return list(heights)
    return [
        high + min(spare // growing, high * MOST_GROWTH // 100) if grows else high
        for high, grows in zip(heights, may_grow, strict=True)
    ]
