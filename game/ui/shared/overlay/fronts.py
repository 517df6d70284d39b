"""What lies over a screen: the strip with a notice over the middle of the bar, where there is only a title; the last
sound as a line, for people who don't hear it; and a question at a seat, as a sheet with a tail towards it.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, Generic, Literal, TypeVar

from msgspec import Struct
from pygame import KEYDOWN, MOUSEBUTTONDOWN, MOUSEBUTTONUP, MOUSEMOTION, Event, K_n, K_y, Rect, Surface

from game.messages.language import Message, called
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Panel,
    Placed,
    Row,
    Share,
    Space,
    SpokenText,
    WidgetSlot,
    Words,
    board,
    icon,
)
from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import BAD, CREAM, GOLD, INK, INK_SOFT, PANEL_DEEP, PAPER, WINE, WINE_HOVER
from game.toolkit.input.key_bindings import key_name
from game.toolkit.kit import Kit
from game.toolkit.targets import Target
from game.toolkit.widgets import Button, Form, Widget, bar_height

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


SIZE: Final = 20
"""Design pixels of the letters."""


class NoticeAction(Struct, frozen=True):
    """A button on a notice; `key` is one that means nothing else there."""

    id: str
    label: str
    key: int
    act: Callable[[], None]


class Notice(Struct, frozen=True):
    """One sentence that stays until it no longer holds or was read."""

    words: str
    actions: tuple[NoticeAction, ...] = ()
    grave: bool = False

    def looks_like(self, other: "Notice | None") -> bool:
        """Whether both look the same on the strip. A button's action doesn't count: it is made again for each
        question.
        """
        return other is not None and self._face == other._face

    @property
    def _face(self) -> tuple[object, ...]:
        return self.words, self.grave, tuple((action.id, action.label, action.key) for action in self.actions)


class Offer(Struct, frozen=True):
    """Something that can be taken up or turned down, told in a sentence."""

    words: Message
    take: Message
    on_take: Callable[[], None]
    leave: Message
    on_leave: Callable[[], None]
    other: tuple[Message, Callable[[], None]] | None = None
    """A third answer."""
    is_of_screen: bool = False
    """Whether it is about the lowest screen, and isn't made on those laid over it."""


class NoticeStrip(Front[Notice]):
    """The strip over the bar."""

    @property
    def keys(self) -> tuple[int, ...]:
        """The keys of what it offers."""
        return tuple(action.key for action in self.shown.actions) if self.shown is not None else ()

    def show(self, shown: Notice | None) -> bool:
        """Take another notice; False if it looks like the one there. Then the buttons stay, and with them a press that
        has not ended, but do what the new one says.
        """
        if shown is not None and shown.looks_like(self.shown):
            self.shown = shown
            return False
        return super().show(shown)

    def _act(self, number: int) -> None:
        if self.shown is not None:
            self.shown.actions[number].act()

    def lay_out(self, kit: Kit, left: int, right: int) -> None:
        """The strip between these two, its buttons at the right end; if that cuts the sentence the buttons go below it,
        and the strip extends below the bar. Large words aren't made smaller for the bar's sake.
        """
        theme, notice = kit.theme, self.shown
        if notice is None:
            return
        rect = Rect(left, theme.u(4), right - left, max(bar_height(kit) - theme.u(10), 48))
        told = Words(notice.words, SIZE, INK, "strong")
        buttons = [
            WidgetSlot(
                Button(action.id, action.label, partial(self._act, n), key=key_name(action.key), look=20),
                40,
            )
            for n, action in enumerate(notice.actions)
        ]
        beside = self._sheet(notice, Row(Grow(told), *buttons, gap=8))
        if theme.is_large:
            rect.h = max(rect.h, beside.height(kit, rect.w))
        self.place(kit, beside, rect)
        if not kit.text.has_room(told.text, self.told[0].rect, SIZE, told.face):
            low = self._sheet(notice, Column(told, Row(Grow(), *buttons, gap=8)))
            self.place(kit, low, Rect(rect.topleft, (rect.w, low.height(kit, rect.w))))

    def _sheet(self, notice: Notice, inside: Box) -> Box:
        def sheet(kit: Kit, surface: Surface, rect: Rect) -> None:
            rim = BAD if notice.grave else GOLD
            kit.paint.panel(surface, rect, PAPER, 1, rim, 12, 3, shadow=True)

        return Panel(inside, (14, 1), sheet)

    def take_key(self, event: Event) -> bool:
        if event.key in self.keys:
            self._act(self.keys.index(event.key))
            return True
        return False


CAPTIONS: Final = called(
    "captions",
    *("turn", "refused", "call", "clean", "dirty", "wild", "out", "match", "pile", "foot", "tail", "shuffle", "deal"),
)
"""By sound; sounds of moving cards have none, as the motion is visible."""
SECONDS: Final = 2.5
"""How long a line stays unless notes should stay longer."""


class Captions:
    """The line of now. `stays` is asked what its time is multiplied by."""

    def __init__(self, stays: Callable[[], float] = lambda: 1.0) -> None:
        self._stays = stays
        self._left = 0.0
        self.words = ""

    def hear(self, words: str) -> None:
        if words:
            self._left, self.words = SECONDS * self._stays(), words

    def pass_time(self, dt: float) -> None:
        self._left -= dt
        if self._left <= 0:
            self.words = ""

    def put_away(self) -> None:
        """After a press, a line that would stay for ever counts as read."""
        if math.isinf(self._left):
            self._left, self.words = 0.0, ""


class CaptionLine(Front[str]):
    """The line at the right of the bar, beside its title, or below a notice; a dark strip with a loudspeaker."""

    def lay_out(self, kit: Kit, gap: tuple[int, int], below: int) -> None:
        """At the right end between these two, `below` real pixels from the top."""
        if self.shown is None:
            return
        told = Words(self.shown, 22, CREAM, "strong", lines=1)
        box = Panel(Row(icon("sound", 26, GOLD), told, gap=12), (18, 2), board(PANEL_DEEP, 0.97, GOLD, 14, 2))
        width = min(box.width(kit), gap[1] - gap[0])
        height = max(kit.text.line(22, "strong") + kit.theme.u(12), 34)
        self.place(kit, box, Rect(gap[1] - width, below, width, height))


Side = Literal["right", "left", "below", "above"]
NARROWER: Final = (1.0, 0.85, 0.7, 0.58)
"""Shares of its widest at which a place is sought for it; the words take more lines then."""


class YesNoQuestion(Struct, frozen=True):
    """Something asked at a seat, answered by yes or no; nothing on the table is hidden by it."""

    seat: int
    words: str
    effects: tuple[str, ...]
    """What a yes means, a line for each."""
    yes: str
    no: str
    answer: Callable[[bool], None]


class _No(Button):
    """As red as yes is green."""

    def draw_ground(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.paint.panel(surface, rect, WINE_HOVER if self.hover else WINE, 1, GOLD, self.radius, 2)


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
        """A sheet of paper with the question, what a yes means, and both answers, neither of them golden."""
        yes = Button("button/yes", question.yes, partial(question.answer, True), icon="tick", key="Y", look=28)
        no = _No("button/no", question.no, partial(question.answer, False), icon="cross", key="N", look=28)
        answers = Row(*(Share(WidgetSlot(button, 66)) for button in (yes, no)), gap=24)
        asked = Words(question.words, 33, INK, "heading")
        lines = (Words(line, 28, INK_SOFT) for line in question.effects)
        return Panel(Column(asked, *lines, Space(10), answers), (18, 10), _sheet)

    def _places(self, kit: Kit, box: Box, seat: Rect | None, top: int) -> Iterator[tuple[Side | None, Rect]]:
        """Its possible places, the best first, each with its side of the seat."""
        theme = kit.theme
        inside = Rect(8, top, theme.width - 16, theme.height - top - 4)
        most = min(max(theme.u(640), box.width(kit)), theme.width // 2)
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
