"""A notice and its strip: over the middle of the bar, where there is only a title."""

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import Event, Rect, Surface

from game.messages.language import Message
from game.toolkit.boxes import Box, Column, Grow, Panel, Row, WidgetSlot, Words
from game.toolkit.drawing.theme import BAD, GOLD, INK, PAPER
from game.toolkit.input.key_bindings import key_name
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, bar_height
from game.ui.shared.overlay.front import Front

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
