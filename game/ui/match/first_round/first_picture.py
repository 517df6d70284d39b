"""A short animation before the first card of a newcomer's first round."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.messages.functions import first_round as say
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    Grow,
    Layers,
    Located,
    Pad,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
)
from game.toolkit.drawing.theme import CREAM, GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook, StateScene
from game.ui.match.first_round.picture_stages import DRAWN, LASTS, FirstDeal, PictureStage, heard, sentences
from game.ui.shared.people.portrait_and_name import speaker

SETTLES: Final = 0.5
"""Seconds in which another press, of a double click, doesn't go on: what the one before completed has to be seen."""
NEARLY_OVER: Final = 0.8
"""Seconds at normal speed before the end of a part, in which only a last card settles."""
SLOWLY: Final = 1.5
"""How many seconds at normal speed one of these takes."""
PARTS: Final = len(DRAWN)
PRESSES: Final = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)


class FirstPictureState(Struct, frozen=True):
    """The current part."""

    deal: FirstDeal
    part: int = 0


class Dot(Button):
    """One for each part, long and gold for the current one."""

    def __init__(self, number: int, is_now: bool, is_past: bool, on_press: Callable[[], None]) -> None:
        super().__init__(f"button/picture_{number + 1}", say.picture(number + 1), on_press)
        self._is_now, self._is_past = is_now, is_past

    def draw(self, kit: Kit, surface: Surface) -> None:
        dot = Rect(0, 0, kit.theme.u(62 if self._is_now else 22), kit.theme.u(22)).move_to(center=self.rect.center)
        opacity = 1 if self._is_now or self._is_past else 0.5
        kit.paint.panel(surface, dot, GOLD if self._is_now else CREAM, opacity, None, 11)


class FirstPictureScene(StateScene[FirstPictureState]):
    """Each part moves, and then waits for a press; a press while it moves completes it. Motions are multiplied by
    `time_scale`; with 0 each part is complete at once.
    """

    name = "first_picture"

    def __init__(self, deal: FirstDeal, on_done: Callable[[], None], time_scale: float) -> None:
        super().__init__(FirstPictureState(deal))
        self._on_done, self._scale = on_done, time_scale
        self._time = 0.0
        self._settles = 0.0  # seconds left in which what a press completed has to be seen
        self._stage = Rect(0, 0, 0, 0)
        self._is_stepped_through = False  # the focus moves from button to button; until then Space continues

    @property
    def first_focus(self) -> str | None:
        return "button/deal" if self._is_last else None

    @property
    def is_spoken(self) -> bool:
        return True

    @property
    def message(self) -> str:
        part, deal = self.state.part, self.state.deal
        return f"{sentences(deal)[part]} {heard(deal)[part]}"

    @property
    def busy(self) -> bool:
        return self._moves

    @property
    def _moves(self) -> bool:
        return self._scale > 0 and self._time < LASTS[self.state.part]

    @property
    def _is_last(self) -> bool:
        return self.state.part == PARTS - 1

    # ---- time and presses

    def update(self, dt: float) -> bool:
        was = self._moves
        if self._scale > 0:
            self._time += dt / self._scale / SLOWLY
        self._settles = max(0.0, self._settles - dt)
        return super().update(dt) or was

    def _show(self, part: int) -> None:
        self._time = 0.0
        self._settles = 0.0 if self._scale > 0 else SETTLES
        self.set_state(part=max(0, part))
        self.form.focus_on(None)
        self.refresh()
        if self._is_last:
            self.focus_on("button/deal")

    def _go_on(self) -> None:
        """Complete what moves, unless it is nearly over: a press that shows nothing new seems lost. Otherwise the next
        part, and after the last one the deal.
        """
        if self._moves and LASTS[self.state.part] - self._time > NEARLY_OVER:
            self._time, self._settles = LASTS[self.state.part], SETTLES
            self.form.changed = True
        elif self._settles > 0:
            return
        elif self._is_last:
            self._on_done()
        else:
            self._show(self.state.part + 1)

    def take(self, event: Event) -> bool | None:
        key = event.key if event.type == pygame.KEYDOWN else None
        if key == pygame.K_ESCAPE:
            self._on_done()
            return True
        if key == pygame.K_LEFT:
            self._show(self.state.part - 1)
            return True
        self._is_stepped_through = self._is_stepped_through or key == pygame.K_TAB
        if key == pygame.K_RIGHT or (key in PRESSES and self.form.focused is None):
            self._go_on()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._stage.collidepoint(event.pos):
            self._go_on()
            return True
        return super().take(event)

    # ---- picture

    def lay_out(self, kit: Kit) -> None:
        super().lay_out(kit)
        self._hide_ring()

    def resize(self, kit: Kit) -> None:
        super().resize(kit)
        self._hide_ring()

    def _hide_ring(self) -> None:
        if not self._is_stepped_through and not self._is_last:
            self.form.focus_on(None)

    def content(self, kit: Kit) -> Box:
        """The speaker and text, the picture, and its controls."""
        state = self.state
        deal, part = state.deal, state.part
        said = sentences(deal)[part]
        talker = deal.team[0] if len(deal.team) > 1 else None
        stage = Described(Located(Picture(self._draw_stage), self._stage.update), heard(deal)[part])
        whole = Column(
            Row(speaker(talker, said, 59, 157), Grow()),
            Space(14),
            Grow(stage),
            Space(14),
            Sized(Row(Share(Row(*self._left())), *self._dots(), Share(Row(Grow(), *self._ways()))), height=101),
        )
        return Layers(Picture(lambda kit, surface, _: kit.paint.rim(surface)), Pad(whole, 90, 56))

    def _left(self) -> list[Box]:
        if not self._is_last:
            return []
        return [WidgetSlot(Button("button/again", say.show_again(), partial(self._show, 0), icon="film", look=32), 78)]

    def _dots(self) -> list[Box]:
        now = self.state.part
        dots = [Dot(n, n == now, n < now, partial(self._show, n)) for n in range(PARTS)]
        return [WidgetSlot(dot, 66, 116 if n == now else 76) for n, dot in enumerate(dots)]  # equally far apart

    def _ways(self) -> list[Box]:
        if self._is_last:
            deal = Button("button/deal", say.deal(), self._go_on, look=ButtonLook("primary", 42, heading=True))
            return [WidgetSlot(deal, 101, 281)]
        on = Button("button/next", say.go_on(), self._go_on, look=ButtonLook("primary", 36, heading=True))
        skip = Button("button/skip", say.skip(), self._on_done, icon="next", look=32)
        return [WidgetSlot(skip, 78), Space(24), WidgetSlot(on, 101, 250)]

    def _draw_stage(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        part = self.state.part
        time = self._time if self._scale > 0 else LASTS[part]
        DRAWN[part](PictureStage(kit, surface, rect), self.state.deal, min(time, LASTS[part]))
