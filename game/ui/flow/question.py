"""A question that is asked at a seat, as a sheet with a tail towards it; nothing needed for the answer is hidden."""

from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit import Kit
from game.ui.paint import svg
from game.ui.targets import Target
from game.ui.theme import GOLD, INK, INK_SOFT, PAPER
from game.ui.widgets import Button, Form, bar_height


class Question(Struct, frozen=True):
    """Something asked at a seat, answered by yes or no; nothing on the table is hidden by it."""

    seat: int
    words: str
    why: str
    yes: str
    no: str
    answer: Callable[[bool], None]


class Bubble:
    """The sheet, beside the plate of whoever asks; without a question there is none."""

    def __init__(self) -> None:
        self.form = Form()
        self.form.ring_visible = False
        self.question: Question | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._tail: tuple[int, int] | None = None

    @property
    def is_shown(self) -> bool:
        """Whether there is one."""
        return self.question is not None

    def show(self, question: Question | None) -> None:
        """Take another question."""
        self.question = question
        self.form = Form()
        self.form.ring_visible = False
        if question is not None:
            yes = Button("button/yes", question.yes, lambda: question.answer(True), kind="primary", key="Y", size=24)
            no = Button("button/no", question.no, lambda: question.answer(False), key="N", size=24)
            self.form.set_widgets([yes, no])
            self.form.focus_on(None)  # neither answer lies under a key that was pressed for something else

    def lay_out(self, kit: Kit, seat: Rect | None) -> None:
        """Beside the seat, towards the side with more room; in the middle where the seat is not on screen."""
        if self.question is None:
            return
        theme, text = kit.theme, kit.text
        pad, press = theme.u(18), max(theme.u(58), 44)
        top = text.line(28, "heading") + text.line(20)
        widest = max(text.width(self.question.words, 28, "heading"), text.width(self.question.why, 20))
        wide = min(max(theme.u(480), widest + 2 * pad), theme.width // 2)
        self.rect = Rect(0, 0, wide, top + press + theme.u(34))
        self._tail = None
        if seat is None:
            self.rect.center = (theme.width // 2, round(theme.height * 0.3))
        elif theme.width - seat.right >= seat.left:
            self.rect.midleft = (seat.right + theme.u(22), seat.centery)
            self._tail = (seat.right + theme.u(4), seat.centery)
        else:
            self.rect.midright = (seat.left - theme.u(22), seat.centery)
            self._tail = (seat.left - theme.u(4), seat.centery)
        self.rect.clamp_ip(Rect(8, bar_height(kit) + 4, theme.width - 16, theme.height - bar_height(kit) - 8))
        gap = theme.u(14)
        each = (wide - 2 * pad - gap) // 2
        y = self.rect.bottom - theme.u(14) - press
        for n, widget in enumerate(self.form.widgets):
            widget.rect = Rect(self.rect.left + pad + n * (each + gap), y, each, press)

    def handle(self, event: Event) -> bool:
        """Its buttons, Y and N; Tab and arrows go between them, Enter and Space take the one that has the ring."""
        if self.question is None:
            return False
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_y, pygame.K_n):
                self.question.answer(event.key == pygame.K_y)
                return True
            return self.form.handle(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            used = self.form.handle(event)
            return used or (event.type == pygame.MOUSEBUTTONDOWN and bool(self.rect.collidepoint(event.pos)))
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        """A sheet of paper with a tail towards the seat."""
        if self.question is None:
            return
        theme, text = kit.theme, kit.text
        kit.paint.panel(surface, self.rect, PAPER, 1, GOLD, 18, 3, shadow=True)
        if self._tail is not None:
            self._draw_tail(surface, theme.u(22))
        left, room = self.rect.left + theme.u(18), self.rect.w - theme.u(36)
        upper, lower = text.line(28, "heading"), text.line(20)
        y = self.rect.top + theme.u(8)
        text.draw(surface, self.question.words, (left, y + upper // 2), 28, INK, "heading", room=room)
        text.draw(surface, self.question.why, (left, y + upper + lower // 2), 20, INK_SOFT, room=room)
        self.form.draw(kit, surface)

    def _draw_tail(self, surface: Surface, size: int) -> None:
        assert self._tail is not None
        x, y = self._tail
        right = x < self.rect.centerx
        path = f"M0 {size}L{size + 3} 0V{2 * size}Z" if right else f"M{size + 3} {size}L0 0V{2 * size}Z"
        tail = svg((size + 3, 2 * size), f'<path d="{path}" fill="{PAPER}" stroke="{GOLD}" stroke-width="2"/>')
        surface.blit(tail, (self.rect.left - size if right else self.rect.right - 3, y - size))

    def targets(self) -> Sequence[Target]:
        """Its buttons."""
        return self.form.targets() if self.question is not None else ()
