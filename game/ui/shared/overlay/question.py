"""A question that is asked at a seat, as a sheet with a tail towards it; nothing needed for the answer is hidden."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, Literal

from msgspec import Struct
from pygame import Event, K_n, K_y, Rect, Surface

from game.toolkit.boxes import Box, Column, Panel, Row, Share, Space, WidgetSlot, Words
from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import GOLD, INK, INK_SOFT, PAPER
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook, bar_height
from game.ui.shared.overlay.front import Front

Side = Literal["right", "left", "below", "above"]
NARROWER: Final = (1.0, 0.85, 0.7, 0.58)
"""Shares of its widest at which a place is sought for it; the words take more lines then."""


class YesNoQuestion(Struct, frozen=True):
    """Something asked at a seat, answered by yes or no; nothing on the table is hidden by it."""

    seat: int
    words: str
    why: str
    yes: str
    no: str
    answer: Callable[[bool], None]


class QuestionBubble(Front[YesNoQuestion]):
    """The sheet, beside the plate of the player who asks."""

    def __init__(self) -> None:
        super().__init__()
        self._seat: Rect | None = None
        self._side: Side | None = None  # of the seat

    def lay_out(self, kit: Kit, seat: Rect | None, free: Sequence[Rect] = (), strip: int = 0) -> None:
        """Beside the seat, above or below it, where it covers nothing that must stay `free`; if there is no such place,
        towards the side with more room, and in the middle if the seat isn't on screen. It starts below the bar, and
        below a notice that ends at `strip`.
        """
        if self.shown is None:
            return
        box = self._content(self.shown)
        self._seat = seat
        top = max(bar_height(kit), strip) + 4
        places = list(self._places(kit, box, seat, top))
        self._side, rect = next(
            (place for place in places if place[1].collidelist([*free, *([seat] if seat else [])]) < 0), places[0]
        )
        self.place(kit, box, rect)

    def _content(self, question: YesNoQuestion) -> Box:
        """A sheet of paper with the question, why it is asked, and both answers."""
        yes = Button(
            "button/yes", question.yes, partial(question.answer, True), look=ButtonLook("primary", 24), key="Y"
        )
        no = Button("button/no", question.no, partial(question.answer, False), key="N", look=24)
        answers = Row(*(Share(WidgetSlot(button, 58)) for button in (yes, no)), gap=14)
        asked = Words(question.words, 28, INK, "heading")
        return Panel(Column(asked, Words(question.why, 20, INK_SOFT), Space(8), answers), (18, 10), _sheet)

    def _places(self, kit: Kit, box: Box, seat: Rect | None, top: int) -> Iterator[tuple[Side | None, Rect]]:
        """Its possible places, the best first, each with its side of the seat."""
        theme = kit.theme
        inside = Rect(8, top, theme.width - 16, theme.height - top - 4)
        most = min(max(theme.u(480), box.width(kit)), theme.width // 2)
        sizes = [(width, box.height(kit, width)) for width in (round(most * share) for share in NARROWER)]
        if seat is None:
            rect = Rect((0, 0), sizes[0])
            rect.center = (theme.width // 2, round(theme.height * 0.3))
            yield None, rect.clamp(inside)
            return
        away = theme.u(22)
        right_first = theme.width - seat.right >= seat.left
        beside: tuple[Side, Side] = ("right", "left") if right_first else ("left", "right")
        for side in (*beside, "below", "above"):
            for size in sizes:
                rect = Rect((0, 0), size)
                match side:
                    case "right":
                        rect.midleft = (seat.right + away, seat.centery)
                    case "left":
                        rect.midright = (seat.left - away, seat.centery)
                    case "below":
                        rect.midtop = (seat.centerx, seat.bottom + away)
                    case _:
                        rect.midbottom = (seat.centerx, seat.top - away)
                yield side, rect.clamp(inside)

    def take_key(self, event: Event) -> bool:
        """Y and N; Tab and arrows go between its buttons, Enter and Space take the one that has the ring."""
        if self.shown is not None and event.key in (K_y, K_n):
            self.shown.answer(event.key == K_y)
            return True
        return self.form.handle(event)

    def draw(self, kit: Kit, surface: Surface) -> None:
        super().draw(kit, surface)
        if self.is_shown and self._side is not None and self._seat is not None:
            self._draw_tail(surface, self._side, self._seat, kit.theme.u(22))

    def _draw_tail(self, surface: Surface, side: Side, seat: Rect, size: int) -> None:
        """From its edge towards the seat."""
        s, rect = size, self.rect
        y = min(max(seat.centery, rect.top + 2 * s), rect.bottom - 2 * s)
        x = min(max(seat.centerx, rect.left + 2 * s), rect.right - 2 * s)
        path, at = {
            "right": (f"M0 {s}L{s + 3} 0V{2 * s}Z", (rect.left - s, y - s)),
            "left": (f"M{s + 3} {s}L0 0V{2 * s}Z", (rect.right - 3, y - s)),
            "below": (f"M{s} 0L0 {s + 3}H{2 * s}Z", (x - s, rect.top - s)),
            "above": (f"M{s} {s + 3}L0 0H{2 * s}Z", (x - s, rect.bottom - 3)),
        }[side]
        box = (s + 3, 2 * s) if side in ("right", "left") else (2 * s, s + 3)
        surface.blit(svg(box, f'<path d="{path}" fill="{PAPER}" stroke="{GOLD}" stroke-width="2"/>'), at)


def _sheet(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect, PAPER, 1, GOLD, 18, 3, shadow=True)
