"""A scene with what may lie in front: a strip with one notice, a question at somebody's seat. It knows no game."""

from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit import Kit
from game.ui.paint import svg
from game.ui.scene import Scene
from game.ui.targets import Report, Target
from game.ui.theme import GOLD, INK, INK_SOFT, PAPER
from game.ui.widgets import Button, Form, bar_height


class NoticeAction(Struct, frozen=True):
    """A button on a notice; `key` is a function key, so that it never means anything else."""

    id: str
    label: str
    key: int
    act: Callable[[], None]


class Notice(Struct, frozen=True):
    """One sentence that stays until it no longer holds or was read."""

    words: str
    actions: tuple[NoticeAction, ...] = ()
    grave: bool = False


class Question(Struct, frozen=True):
    """Something asked at a seat, answered by yes or no; nothing on the table is hidden by it."""

    seat: int
    words: str
    why: str
    yes: str
    no: str
    answer: Callable[[bool], None]


class Front:
    """A scene and what lies in front of it. Keys and clicks that are not for the strip or the question go through."""

    def __init__(
        self,
        inner: Scene,
        notice: Callable[[], Notice | None],
        question: Callable[[], Question | None] = lambda: None,
        lively: Callable[[], bool] = lambda: False,
    ) -> None:
        """`notice` and `question` are asked once a pass; `lively` keeps the loop fast while somebody thinks."""
        self.inner = inner
        self._notice_now = notice
        self._question_now = question
        self._lively = lively
        self._strip = _Strip()
        self._bubble = _Bubble()
        self._gap: tuple[int, int] | None = None
        self._kit: Kit

    # ---- what a scene is

    @property
    def name(self) -> str:
        """The inner scene's word."""
        return self.inner.name

    @property
    def busy(self) -> bool:
        """True while something moves, or somebody is about to."""
        return self.inner.busy or self._lively()

    def resize(self, kit: Kit) -> None:
        """Lay out everything."""
        self._kit = kit
        self._gap = None
        self.inner.resize(kit)
        self._strip.lay_out(kit, *self._gap_in_bar())
        self._place_bubble()

    def _gap_in_bar(self) -> tuple[int, int]:
        """From where to where the bar of the scene is free of buttons; under a dialog, as it was before."""
        kit = self._kit
        middle, high = kit.theme.width // 2, bar_height(kit)
        rects = [Rect(target.rect) for target in self.inner.report().targets]
        rects = [rect for rect in rects if rect.h and rect.bottom <= high]
        if rects or self._gap is None:
            left = max((rect.right for rect in rects if rect.centerx < middle), default=kit.theme.u(300))
            right = min(
                (rect.left for rect in rects if rect.centerx > middle), default=kit.theme.width - kit.theme.u(40)
            )
            self._gap = (left + kit.theme.u(8), right - kit.theme.u(8))
        return self._gap

    def handle(self, event: Event) -> None:
        """What lies in front first."""
        if not self._strip.handle(event) and not self._bubble.handle(event):
            self.inner.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass; True if something must be drawn."""
        changed = self.inner.update(dt)
        notice = self._notice_now()
        if notice != self._strip.notice:
            self._strip.show(notice)
            self._strip.lay_out(self._kit, *self._gap_in_bar())
            changed = True
        question = self._question_now()
        if question != self._bubble.question:
            self._bubble.show(question)
            self._place_bubble()
            changed = True
        for part in (self._strip, self._bubble):
            if part.is_shown:
                changed = part.form.update(dt) or changed
        return changed

    def _place_bubble(self) -> None:
        question = self._bubble.question
        if question is not None:
            seats = {target.id: target.rect for target in self.inner.report().targets}
            rect = seats.get(f"seat/{question.seat}")
            self._bubble.lay_out(self._kit, Rect(rect) if rect else None)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw the scene and what lies in front."""
        rects = self.inner.draw(surface, whole)
        front = [part.rect for part in (self._strip, self._bubble) if part.is_shown]
        if not front:
            return rects
        self._strip.draw(self._kit, surface)
        self._bubble.draw(self._kit, surface)
        return None if rects is None else [*rects, *front]

    def report(self) -> Report:
        """The inner scene's targets that lie free, and those in front."""
        inner = self.inner.report()
        covers = [part.rect for part in (self._strip, self._bubble) if part.is_shown]
        free = tuple(
            target
            for target in inner.targets
            if not any(rect.collidepoint(Rect(target.rect).center) for rect in covers)
        )
        front = (*self._strip.targets(), *self._bubble.targets())
        return replace(inner, targets=(*free, *front)) if front or len(free) < len(inner.targets) else inner

    def leave(self) -> None:
        """The scene is taken off."""
        self.inner.leave()


class _Strip:
    """The notice, over the middle of the bar, where nothing but a title lies."""

    def __init__(self) -> None:
        self.form = Form()
        self.form.ring_visible = False
        self.notice: Notice | None = None
        self.rect = Rect(0, 0, 0, 0)

    @property
    def is_shown(self) -> bool:
        return self.notice is not None

    def show(self, notice: Notice | None) -> None:
        """Take another notice."""
        self.notice = notice
        self.form = Form()
        self.form.ring_visible = False
        if notice is not None:
            keys = [pygame.key.name(action.key).upper() for action in notice.actions]
            self.form.set_widgets(
                [
                    Button(action.id, action.label, action.act, key=key, size=20)
                    for action, key in zip(notice.actions, keys, strict=True)
                ]
            )

    def lay_out(self, kit: Kit, left: int, right: int) -> None:
        """The strip between these two, and its buttons from the right."""
        theme = kit.theme
        self.rect = Rect(left, theme.u(4), right - left, max(bar_height(kit) - theme.u(10), 48))
        x = self.rect.right - theme.u(8)
        for widget in reversed(self.form.widgets):
            assert isinstance(widget, Button)
            wide = kit.text.width(widget.label, 20, "strong") + theme.u(48)
            wide += theme.u(64) if theme.k > 0.8 else 0
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
        box = Rect(self.rect.left + theme.u(16), self.rect.top, 0, self.rect.h)
        box.w = self._words_end - theme.u(10) - box.left
        lines = text.wrap(self.notice.words, 19, box.w, "strong")
        if len(lines) > 1 and 2 * text.line(19, "strong") <= self.rect.h + 4:
            step = text.line(19, "strong") - 2
            lines = [lines[0], " ".join(lines[1:])]
            for n, line in enumerate(lines):
                at = (box.left, self.rect.centery + (n * 2 - 1) * step // 2)
                text.draw(surface, line, at, 19, INK, "strong", room=box.w)
        else:
            text.draw(surface, self.notice.words, (box.left, self.rect.centery), 20, INK, "strong", room=box.w)
        self.form.draw(kit, surface)

    def targets(self) -> Sequence[Target]:
        return self.form.targets() if self.notice is not None else ()


class _Bubble:
    """The question, beside the plate of whoever asks."""

    def __init__(self) -> None:
        self.form = Form()
        self.form.ring_visible = False
        self.question: Question | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._tail: tuple[int, int] | None = None

    @property
    def is_shown(self) -> bool:
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
        wide = max(theme.u(500), text.width(self.question.words, 28, "heading") + 2 * pad)
        self.rect = Rect(0, 0, wide, top + press + theme.u(34))
        self._tail = None
        if seat is None:
            self.rect.center = (theme.width // 2, round(theme.height * 0.3))
        elif theme.width - seat.right >= seat.left:
            self.rect.midleft = (seat.right + theme.u(26), seat.centery)
            self._tail = (seat.right + theme.u(4), seat.centery)
        else:
            self.rect.midright = (seat.left - theme.u(26), seat.centery)
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
        return self.form.targets() if self.question is not None else ()
