"""A notice and the strip it stands on: over the middle of the bar, where nothing but a title lies."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import Struct
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.kit import Kit
from game.ui.core.targets import Target
from game.ui.core.theme import GOLD, INK, PAPER
from game.ui.widgets import Button, Form, bar_height


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

    @property
    def is_shown(self) -> bool:
        """Whether there is one."""
        return self.notice is not None

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
        self.form = Form()
        self.form.ring_visible = False
        if notice is not None:
            keys = [pygame.key.name(action.key).upper() for action in notice.actions]
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
        """The strip between these two, and its buttons from the right."""
        theme = kit.theme
        self.rect = Rect(left, theme.u(4), right - left, max(bar_height(kit) - theme.u(10), 48))
        x = self.rect.right - theme.u(8)
        for widget in reversed(self.form.widgets):
            assert isinstance(widget, Button)
            wide = kit.text.width(widget.label, 20, "strong") + theme.u(48)
            wide += kit.text.width(widget.key_cap, 17, "strong") + theme.u(40) if theme.k > 0.8 else 0
            high = max(theme.u(40), 44)
            widget.rect = Rect(x - wide, self.rect.centery - high // 2, wide, high)
            x = widget.rect.left - theme.u(8)
        self._words_end = x

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
        """Paper with a red or golden rim."""
        if self.notice is None:
            return
        theme, text = kit.theme, kit.text
        rim = "#C8142B" if self.notice.grave else GOLD
        kit.paint.panel(surface, self.rect, PAPER, 1, rim, 12, 3, shadow=True)
        box = Rect(self.rect.left + theme.u(16), self.rect.top + 3, 0, self.rect.h - 5)
        box.w = self._words_end - theme.u(10) - box.left
        high = text.paragraph_height(self.notice.words, box, 20, "strong")
        box.top = max(box.top, self.rect.centery - high // 2)
        text.paragraph(surface, self.notice.words, box, 20, INK, "strong")
        self.form.draw(kit, surface)

    def targets(self) -> Sequence[Target]:
        """Its buttons."""
        return self.form.targets() if self.notice is not None else ()
