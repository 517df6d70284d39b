"""Something in front of a scene: a notice, a question, a line of words. What it shows describes it completely."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from pygame import KEYDOWN, MOUSEBUTTONDOWN, MOUSEBUTTONUP, MOUSEMOTION, Event, Rect, Surface

from game.toolkit.boxes import Box, Placed, SpokenText
from game.toolkit.kit import Kit
from game.toolkit.targets import Target
from game.toolkit.widgets import Form, Widget

Shown = TypeVar("Shown")


class Front(Generic[Shown]):
    """Without content it isn't there. Its widgets are made with each layout; an unfinished press on one ends when its
    content changes.
    """

    def __init__(self) -> None:
        self.shown: Shown | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._clear()

    def _clear(self) -> None:
        self.form = Form()
        self._placed: Placed | None = None

    @property
    def told(self) -> Sequence[SpokenText]:
        return self._placed.told if self._placed is not None else ()

    @property
    def is_shown(self) -> bool:
        return self.shown is not None

    def show(self, shown: Shown | None) -> bool:
        """Take something else; False if it is the same."""
        if shown == self.shown:
            return False
        self.shown = shown
        self._clear()
        return True

    def place(self, kit: Kit, box: Box, rect: Rect) -> None:
        """Take this place; no button is focused before a person focuses one."""
        self.rect, focused = rect, self.form.focused
        self._placed = Placed(box, kit.adopting(self.form.adopt), rect)
        self.form.declare([told.widget for told in self._placed.told if isinstance(told.widget, Widget)])
        if focused is None:
            self.form.focus_on(None)

    def handle(self, event: Event) -> bool:
        """Its keys, and clicks on it; nothing below it is clicked."""
        if not self.is_shown:
            return False
        if event.type == KEYDOWN:
            return self.take_key(event)
        if event.type in (MOUSEBUTTONDOWN, MOUSEMOTION, MOUSEBUTTONUP):
            used = self.form.handle(event)
            return used or (event.type == MOUSEBUTTONDOWN and bool(self.rect.collidepoint(event.pos)))
        return False

    def take_key(self, event: Event) -> bool:
        """A key that went down; True if it was used."""
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        if self._placed is not None:
            self._placed.draw(kit, surface)
            self.form.draw(kit, surface)

    def targets(self) -> Sequence[Target]:
        return self.form.targets()
