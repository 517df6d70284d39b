"""A notice and the strip it stands on: over the middle of the bar, where nothing but a title lies."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import Box, Column, Grow, Panel, Placed, Put, Row, Told, Words
from game.ui.core.key_bindings import key_name
from game.ui.core.kit import Kit
from game.ui.core.targets import Target
from game.ui.core.theme import BAD, GOLD, INK, PAPER
from game.ui.widgets import Button, Form, bar_height

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
        """Whether both stand on the strip alike. What a button does says nothing: it is made anew at each question."""
        return other is not None and self._face == other._face

    @property
    def _face(self) -> tuple[object, ...]:
        return self.words, self.grave, tuple((action.id, action.label, action.key) for action in self.actions)


class Offer(Struct, frozen=True):
    """Something that can be taken up or turned down, told in a sentence."""

    words: str
    take: str
    on_take: Callable[[], None]
    leave: str
    on_leave: Callable[[], None]


class NoticeStrip:
    """The strip; without a notice there is none."""

    def __init__(self) -> None:
        self.form = Form()
        self.form.ring_visible = False
        self.notice: Notice | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._placed: Placed | None = None

    @property
    def told(self) -> Sequence[Told]:
        """What is to be read on it, and its buttons."""
        return self._placed.told if self._placed is not None else ()

    @property
    def is_shown(self) -> bool:
        """Whether there is one."""
        return self.notice is not None

    @property
    def keys(self) -> tuple[int, ...]:
        """The keys of what it offers."""
        return tuple(action.key for action in self.notice.actions) if self.notice is not None else ()

    def show(self, notice: Notice | None) -> bool:
        """Take another notice; False if it looks like the one there. Then the buttons stay, and with them a press that
        has not ended, but do what the new one says.
        """
        before, self.notice = self.notice, notice
        if notice is None:
            if before is None:
                return False
        elif notice.looks_like(before):
            return False
        self._placed = None
        self.form = Form()
        self.form.ring_visible = False
        if notice is not None:
            keys = [key_name(action.key) for action in notice.actions]
            self.form.set_widgets(
                [
                    Button(action.id, action.label, partial(self._act, n), key=key, size=20)
                    for n, (action, key) in enumerate(zip(notice.actions, keys, strict=True))
                ]
            )
        return True

    def _act(self, number: int) -> None:
        if self.notice is not None:
            self.notice.actions[number].act()

    def lay_out(self, kit: Kit, left: int, right: int) -> None:
        """The strip between these two, its buttons at the right end; where that cuts the sentence the buttons go below
        it, and the strip reaches below the bar.
        """
        theme = kit.theme
        self.rect = Rect(left, theme.u(4), right - left, max(bar_height(kit) - theme.u(10), 48))
        if self.notice is None:
            return
        told, buttons = Words(self.notice.words, SIZE, INK, "strong"), [Put(one, 40) for one in self.form.widgets]
        self._placed = Placed(self._sheet(self.notice, Row(Grow(told), *buttons, gap=8)), kit, self.rect)
        if not kit.text.has_room(told.text, self._placed.told[0].rect, SIZE, told.face):
            low = self._sheet(self.notice, Column(told, Row(Grow(), *buttons, gap=8)))
            self.rect.h = low.high(kit, self.rect.w)
            self._placed = Placed(low, kit, self.rect)

    def _sheet(self, notice: Notice, inside: Box) -> Box:
        """Paper with a red or golden rim."""

        def sheet(kit: Kit, surface: Surface, rect: Rect) -> None:
            rim = BAD if notice.grave else GOLD
            kit.paint.panel(surface, rect, PAPER, 1, rim, 12, 3, shadow=True)

        return Panel(inside, (14, 1), sheet)

    def handle(self, event: Event) -> bool:
        """Clicks on it, and its function keys."""
        if self.notice is None:
            return False
        if event.type == pygame.KEYDOWN:
            for action in self.notice.actions:
                if action.key == event.key:
                    action.act()
                    return True
            return False
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            used = self.form.handle(event)
            return used or (event.type == pygame.MOUSEBUTTONDOWN and bool(self.rect.collidepoint(event.pos)))
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The sheet, then its buttons."""
        if self._placed is not None:
            self._placed.draw(kit, surface)
            self.form.draw(kit, surface)

    def targets(self) -> Sequence[Target]:
        """Its buttons."""
        return self.form.targets() if self.notice is not None else ()
