"""A scene with what may be in front of it: a strip with one notice, a question at somebody's seat. Knows no game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Event, Rect, Surface

from game.toolkit.input.gamepad import GamepadButton, GamepadScene, KeyPress
from game.toolkit.input.key_bindings import KeysTaken
from game.toolkit.kit import Kit
from game.toolkit.scene import Modal, Scene
from game.toolkit.targets import Report
from game.toolkit.widgets import bar_height
from game.turn.spots import SeatPlate, id_of
from game.ui.shared.overlay.fronts import CaptionLine, Captions, Notice, NoticeStrip, QuestionBubble, YesNoQuestion

REACH: Final = 34
"""Design pixels by which a shadow or a tail extends beyond whatever is in front."""
ANSWERS: Final = {GamepadButton.WEST: pygame.K_y, GamepadButton.NORTH: pygame.K_n}
ACTIONS: Final = (GamepadButton.START, GamepadButton.VIEW)
"""The buttons of a pad for what a notice offers."""


class OverlaidScene:
    """A scene and whatever is in front of it.

    Keys and clicks that aren't for the strip or the question go through; a dialog of the scene is in front of both, and
    until it is closed they are dimmed with the rest and take nothing.
    """

    def __init__(
        self,
        inner: Scene,
        notice: Callable[[], Notice | None],
        question: Callable[[], YesNoQuestion | None] = lambda: None,
        lively: Callable[[], bool] = lambda: False,
        kept_free: Callable[[], Sequence[Rect]] = tuple,
    ) -> None:
        """`notice` and `question` are called once per pass; `lively` keeps the loop fast while somebody thinks; a
        question covers nothing `kept_free`, if possible.
        """
        self.inner = inner
        self._notice_now = notice
        self._question_now = question
        self._lively = lively
        self._kept_free = kept_free
        self.strip = NoticeStrip()
        self.bubble = QuestionBubble()
        self._line = CaptionLine()
        self.captions = Captions()
        """The last sound, checked once per pass."""
        self._modal: Modal | None = None  # the dialog over strip and question
        self._must_draw_whole = False
        self._asker: Rect | None = None  # the seat of the question
        self._gap: tuple[int, int] | None = None
        self._behind: Surface | None = None  # the scene alone, while something is in front
        self._places: list[Rect] = []  # where something was in front at the last drawing
        self._kit: Kit

    @property
    def question(self) -> YesNoQuestion | None:
        return self.bubble.shown if self.modal is None else None

    @property
    def notice(self) -> Notice | None:
        return self.strip.shown if self.modal is None else None

    # ---- what a scene is

    @property
    def name(self) -> str:
        return self.inner.name

    @property
    def busy(self) -> bool:
        return self.inner.busy or self._lively()

    @property
    def keys_taken(self) -> KeysTaken:
        return self.inner.keys_taken

    @property
    def modal(self) -> Modal | None:
        return self.inner.modal

    def resize(self, kit: Kit) -> None:
        self._kit = kit
        self._gap = self._behind = self._asker = None
        self.inner.resize(kit)
        self.strip.lay_out(kit, *self._gap_in_bar())
        self._place_bubble()
        self._place_line()

    def _gap_in_bar(self) -> tuple[int, int]:
        """The part of the scene's bar without buttons; under a dialog, as it was before."""
        kit = self._kit
        middle, height = kit.theme.width // 2, bar_height(kit)
        rects = [Rect(target.rect) for target in self.inner.report().targets]
        rects = [rect for rect in rects if rect.h and rect.bottom <= height]
        if rects or self._gap is None:
            left = max((rect.right for rect in rects if rect.centerx < middle), default=kit.theme.u(300))
            right = min(
                (rect.left for rect in rects if rect.centerx > middle), default=kit.theme.width - kit.theme.u(40)
            )
            self._gap = (left + kit.theme.u(8), right - kit.theme.u(8))
        return self._gap

    def gamepad_key(self, button: GamepadButton) -> KeyPress | None:
        """The key that a button of a pad stands for: an answer, what the notice offers, or what the scene says."""
        if self.question is not None and button in ANSWERS:
            return KeyPress(ANSWERS[button])
        if self.notice is not None and button in ACTIONS[: len(self.strip.keys)]:
            return KeyPress(self.strip.keys[ACTIONS.index(button)])
        return self.inner.gamepad_key(button) if isinstance(self.inner, GamepadScene) else None

    def gamepad_caps(self) -> Mapping[str, GamepadButton]:
        """The button that is shown for a key."""
        keys = {key: button for button, key in ANSWERS.items()} if self.question is not None else {}
        keys |= dict(zip(self.strip.keys, ACTIONS, strict=False)) if self.notice is not None else {}
        inner = self.inner.gamepad_caps() if isinstance(self.inner, GamepadScene) else {}
        return {**inner, **{pygame.key.name(key).upper(): button for key, button in keys.items()}}

    def handle(self, event: Event) -> bool | None:
        """Whatever is in front comes first."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.captions.put_away()
        if self.modal is not None:
            return self.inner.handle(event)
        return self.strip.handle(event) or self.bubble.handle(event) or self.inner.handle(event)

    def update(self, dt: float) -> bool:
        changed = self.inner.update(dt)
        in_front = self._lie_beneath(self.modal)
        is_strip_new = self.strip.show(self._notice_now())
        if is_strip_new:
            self.strip.lay_out(self._kit, *self._gap_in_bar())
            self._place_line()
        if self.bubble.show(self._question_now()) or is_strip_new:
            self._place_bubble()
            in_front = True
        for part in (self.strip, self.bubble):
            if part.is_shown:
                in_front = part.form.update(dt) or in_front
        if in_front and self._modal is not None:
            self._modal.renew()
        if self._line.show(self.captions.words or None):
            self._place_line()
            changed = True
        return changed or in_front

    def _lie_beneath(self, modal: Modal | None) -> bool:
        """Strip and question are under this dialog from now on, or in front again; their presses, hover and focus end.
        True if it is a different one.
        """
        if modal is self._modal:
            return False
        self._modal, self._behind, self._must_draw_whole = modal, None, True
        if modal is not None:
            modal.beneath = self._draw_beneath
        self.strip.show(None)
        self.bubble.show(None)
        return True

    def _draw_beneath(self, surface: Surface) -> None:
        for part in (self.strip, self.bubble):
            if part.is_shown:
                part.draw(self._kit, surface)

    def _place_line(self) -> None:
        below = self.strip.rect.bottom + 4 if self.strip.is_shown else self._kit.theme.u(8)
        self._line.lay_out(self._kit, self._gap_in_bar(), below)

    def _place_bubble(self) -> None:
        question = self.bubble.shown
        if question is not None:
            if self.modal is None:  # else the seat is no target
                seats = {target.id: target.rect for target in self.inner.report().targets}
                rect = seats.get(id_of(SeatPlate(question.seat)))
                self._asker = Rect(rect) if rect else None
            strip = self.strip.rect.bottom if self.strip.is_shown else 0
            self.bubble.lay_out(self._kit, self._asker, self._kept_free(), strip)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw the scene and whatever is in front.

        The scene draws only what changed, and doesn't know what covers it: under a strip or a question it is drawn off
        screen, complete, and copied from there. A dialog draws strip and question itself.
        """
        whole, self._must_draw_whole = whole or self._must_draw_whole, False
        above = (self._line,) if self._modal is not None else (self.strip, self.bubble, self._line)
        front = [part for part in above if part.is_shown]
        if not front and self._behind is None:
            return self.inner.draw(surface, whole)
        behind = self._behind = self._behind or surface.copy()
        places = [part.rect.copy() for part in front]
        rects = self.inner.draw(behind, whole)
        if rects is None or places != self._places:
            surface.blit(behind, (0, 0))
            rects = None
        else:
            margin = 2 * self._kit.theme.u(REACH)
            rects = [*rects, *(rect.inflate(margin, margin).clip(surface.get_rect()) for rect in places)]
            for rect in rects:
                surface.blit(behind, rect, rect)
        for part in front:
            part.draw(self._kit, surface)
        self._places = places
        if not front:
            self._behind = None
        return rects

    def report(self) -> Report:
        """The inner scene's uncovered targets, and those in front; for a dialog only its own."""
        inner = self.inner.report()
        if self.modal is not None:
            return inner
        covers = [part.rect for part in (self.strip, self.bubble) if part.is_shown]
        free = tuple(
            target
            for target in inner.targets
            if not any(rect.collidepoint(Rect(target.rect).center) for rect in covers)
        )
        front = (*self.strip.targets(), *self.bubble.targets())
        focus = (self.bubble.form.keys_at if self.bubble.is_shown else "") or inner.focus
        return (
            replace(inner, targets=(*free, *front), focus=focus) if front or len(free) < len(inner.targets) else inner
        )

    def leave(self) -> None:
        self.inner.leave()
