"""Crosses: on a staged group it returns the group to the hand, on the sheet it dismisses tips. Knows no rules."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import table as say_table
from game.sentences.grammar import ranks_counted
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import BAD_INK, BADGE, BADGE_HOVER, INK_SOFT, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.table.layout.bands import Frame

TAP: Final = 44
"""Window pixels of the side of its clickable area."""


class Cross(Button):
    """A small round button at the upper right corner of a frame; its clickable area extends beyond it."""

    radius = 24

    def __init__(self, of: Frame, pad: int, on_press: Callable[[int], None]) -> None:
        """On this frame, whose cards begin `pad` pixels below its edge: they stay clickable."""
        group, frame = of.group, of.rect
        super().__init__(f"button/unstage_{group}", say_table.unstage_group(), lambda: on_press(group))
        self.tooltip = say_table.unstage_group()
        self.rect = Rect(frame.right - TAP + pad, frame.top + pad - TAP, TAP, TAP)
        self._middle = (frame.right - pad // 2, frame.top + max(pad, 7))  # the heading of the band stays free
        self._cards = of.cards

    @property
    def value(self) -> str:
        """Which group it is, for those who hear it."""
        return ranks_counted(self._cards)

    def ring(self) -> Rect:
        return Rect(0, 0, 30, 30).move_to(center=self._middle)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Also where it is drawn over the corner of a card."""
        return super().hit(pos) or (self.visible and self.ring().collidepoint(pos))

    def draw(self, kit: Kit, surface: Surface) -> None:
        side = max(24, kit.theme.u(36))
        box = Rect(0, 0, side, side).move_to(center=self._middle)
        fill = BADGE_HOVER if self.hover else BADGE
        kit.paint.panel(surface, box, fill, 1, WHITE, ROUND, 2)
        kit.paint.icon(surface, "cross", box.center, round(side * 0.62), WHITE)


class SheetCross(Button):
    """A quiet cross in the corner of the sheet that says what you can do."""

    radius = 12

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__("button/no_tips", say_table.no_more_tips(), on_press)
        self.tooltip = say_table.no_more_tips()
        self.visible = False

    def place(self, sheet: Rect | None) -> None:
        """In the upper right corner of the sheet; nowhere without one."""
        self.visible = sheet is not None
        if sheet is not None:
            self.rect = Rect(sheet.right - TAP, sheet.top, TAP, TAP)

    def ring(self) -> Rect:
        return self.rect.inflate(-12, -12)

    def draw(self, kit: Kit, surface: Surface) -> None:
        colour = BAD_INK if self.hover else INK_SOFT
        kit.paint.icon(surface, "cross", self.rect.center, max(18, kit.theme.u(24)), colour)


def place_crosses(frames: Iterable[Frame], k: float, on_press: Callable[[int], None]) -> Sequence[Cross]:
    """A cross for each group that starts a meld."""
    return [Cross(frame, round(6 * k), on_press) for frame in frames if frame.fresh]
