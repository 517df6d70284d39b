"""Pages on paper with their contents at the side, as the topics of the house rules are."""

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeVar

from pygame import Surface

from game.messages.functions import screens as say
from game.toolkit.boxes import Box, Grow, Pad, Row, Sized, WidgetSlot, row_board
from game.toolkit.drawing.theme import CREAM, GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ScrollBar
from game.toolkit.widgets.button import Kind
from game.toolkit.widgets.page import Page, sheet
from game.toolkit.widgets.scroll_bar import ScrollRows
from game.ui.shared.requests import Ask, AskingScene

State = TypeVar("State")
WIDTH: Final = 350
"""Of the contents, in design pixels."""


class _Heading(Button):
    """One heading of the contents; golden for the current one."""

    radius = 12

    def draw(self, kit: Kit, surface: Surface) -> None:
        is_here = self.kind == "primary"
        row_board(is_here)(kit, surface, self.rect)
        left, room = self.rect.left + kit.theme.u(18), self.rect.w - kit.theme.u(30)
        ink = GOLD if is_here or self.hover else CREAM
        at = left, self.rect.centery
        kit.text.draw(surface, self.label, at, 24, ink, "strong", room=room, height=self.rect.h)


class ContentsScene(AskingScene[State]):
    """A page with its contents at the side: a press on a heading shows its part."""

    def __init__(self, state: State, ask: Ask, at: int = 0) -> None:
        """Opens at the heading `at`."""
        super().__init__(state, ask)
        self._at = at  # the heading of what is read
        self._is_open = not at
        self._turned_at = -1  # how far the page was when its heading was pressed: near the end it may not be the first

    def lay_out(self, kit: Kit) -> None:
        super().lay_out(kit)
        if not self._is_open:
            self._is_open = True
            self._turn_to(self._at)

    @property
    def page(self) -> Page:
        self._settle()
        return next(widget for widget in self.form.widgets if isinstance(widget, Page))

    def update(self, dt: float) -> bool:
        """The contents follow the page."""
        page = self.page
        at = self._at if page.scroll == self._turned_at else page.heading_in_sight
        if at != self._at:
            self._at = at
            self.refresh()
        return super().update(dt)

    def with_contents(self, page: Page, headings: Sequence[str]) -> Box:
        """The page, beside its headings if there are several."""
        if len(headings) < 2:
            return sheet(page)
        rows = [WidgetSlot(self._heading(n, heading), 52) for n, heading in enumerate(headings)]
        listed = ScrollRows(rows, ScrollBar("contents", say.contents()), gap=1)
        beside = sheet(page, 1600, 30)
        return Grow(Row(Sized(Pad(listed, 20, 20, 0), WIDTH), Grow(beside), across="stretch"))

    def _heading(self, number: int, heading: str) -> _Heading:
        look: Kind = "primary" if number == self._at else "plain"
        return _Heading(f"contents/{number}", heading, partial(self._turn_to, number), look=look)

    def _turn_to(self, number: int) -> None:
        self.page.show_heading(number)
        self._at, self._turned_at = number, self.page.scroll
        self.refresh()
