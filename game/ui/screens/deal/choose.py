"""Choosing the hand: two stacks face down, who passed them, what the others chose. No card is seen from the front."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine.moves import Choose
from game.rules.stack_passing import Passing, Way, passing_by
from game.ui.core import portraits
from game.ui.core.card_art import Back
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.speed import in_out
from game.ui.core.targets import Target, target
from game.ui.core.theme import CREAM, DIM, GOLD, PANEL_DEEP
from game.ui.screens.deal.ceremony import Ceremony, Setting, draw_people_row
from game.ui.screens.ornaments import look
from game.ui.screens.requests import AskInGame
from game.ui.widgets import Button
from game.words import screens as words

EDGES = 11
BACKS: Final[tuple[Back, ...]] = ("stack", "hand", "foot")
PASS_SECONDS = 1.4
TURN_SECONDS = 0.45


class ChooseModel(msgspec.Struct, frozen=True):
    """How far the choosing is. `chosen` holds each seat's stack, None before; `passes` is what this round passes on.

    `seat` chooses now, or has just chosen where `shown` is its stack.
    """

    cards: int
    passes: Way | None
    chosen: tuple[int | None, ...]
    seat: int
    mine: bool
    shown: int | None = None


class Arrow(NamedTuple):
    """Between two neighbours: whether it points to the right of the picture, to the next seat clockwise, and with how
    many stacks on it.
    """

    to_next: bool
    stacks: int


def arrows(passing: Passing) -> tuple[Arrow, ...]:
    """The arrows between two people who sit side by side in playing order.

    >>> arrows(Passing(1, -1))
    (Arrow(to_next=True, stacks=1), Arrow(to_next=False, stacks=1))
    """
    steps = [step for step in (passing.first, passing.second) if step]
    return tuple(Arrow(step > 0, steps.count(step)) for step in (1, -1) if step in steps)


class ChooseScene(Ceremony):
    """Two stacks with a star on their backs; the letters H and F come with the choice."""

    name = "choose"

    def __init__(
        self,
        setting: Setting,
        model: ChooseModel,
        ask: AskInGame,
        time_scale: float,
    ) -> None:
        super().__init__(setting, ask)
        self._passing = PASS_SECONDS * time_scale if model.passes is not None else 0.0
        self._pass_whole = self._passing
        self._scale = time_scale
        self._turning = 0.0  # seconds that are left until the chosen stack shows its letter
        self._is_stale = True  # more looks different than what moves
        self._shifted = False, False  # whether stacks were passed on and turned since the last picture
        label = words.TAKE_THIS
        self._buttons = [
            Button("button/left", label, lambda: self._choose(0), kind="primary", icon="hand", key="L", size=26),
            Button("button/right", label, lambda: self._choose(1), icon="hand", key="R", size=26),
        ]
        self._stacks = [Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)]
        self._pressed: int | None = None
        self.show(model)

    def show(self, model: ChooseModel) -> None:
        """Take over how far the choosing is now."""
        self.model = model
        self.seat = model.seat
        for button in self._buttons:
            button.visible = model.mine
        self.set_inside(self._buttons, "button/left" if model.mine else None)
        self._turning = TURN_SECONDS * self._scale if model.shown is not None else 0.0
        self.message = self.head()[0]
        self.form.changed = True

    @property
    def busy(self) -> bool:
        """True while stacks are passed on or turned over."""
        return self._passing > 0 or self._turning > 0

    def head(self) -> tuple[str, str]:
        """Who chooses, and how the stacks came there."""
        model, name = self.model, self.setting.called(self.model.seat)
        below = words.choose_line(model.passes)
        if model.shown is not None:
            return words.has_chosen(name, model.seat == self.setting.me), below
        if model.mine:
            return words.choose_heading("" if model.seat == self.setting.me else name), below
        return words.others_choose(name), below

    def _choose(self, stack: int) -> None:
        if self.model.mine:
            self.ask(Choose(stack))

    # ---- events and time

    def handle(self, event: Event) -> None:
        """Stacks by click, L and R; everything else as usual."""
        if self.form.dialog is None and self.model.mine and self._handle_stacks(event):
            return
        super().handle(event)

    def _handle_stacks(self, event: Event) -> bool:
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._pressed = self._stack_at(event.pos)
                return self._pressed is not None
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._pressed is not None:
                pressed, self._pressed = self._pressed, None
                if pressed == self._stack_at(event.pos):
                    self._choose(pressed)
                return True
            case pygame.KEYDOWN if event.key in (pygame.K_l, pygame.K_r):
                self._choose(0 if event.key == pygame.K_l else 1)
                return True
        return False

    def _stack_at(self, pos: tuple[int, int]) -> int | None:
        return next((n for n, rect in enumerate(self._stacks) if rect.collidepoint(pos)), None)

    def update(self, dt: float) -> bool:
        """Stacks wander to their new owners."""
        self._shifted = self._passing > 0, self._turning > 0
        self._passing = max(0.0, self._passing - dt)
        self._turning = max(0.0, self._turning - dt)
        changed = super().update(dt)
        self._is_stale = self._is_stale or changed
        return changed or any(self._shifted)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Everything; while stacks wander or turn over only these."""
        if whole or self._is_stale:
            self._is_stale = False
            return super().draw(surface, whole)
        passed, turned = self._shifted
        rects = [self._row] if passed else []
        rects += self._stacks if turned else []
        for rect in rects:
            surface.set_clip(rect)
            self.paint_board(self.kit, surface)
            if rect == self._row:
                self._paint_passes(self.kit, surface)
            else:
                self._paint_stack(self.kit, surface, self._stacks.index(rect))
            self.form.draw(self.kit, surface)  # a tip or a dialog may lie over it
        surface.set_clip(None)
        return rects

    def get_ready(self, kit: Kit, scratch: Surface) -> None:
        """Both letters as well: a stack that is turned over must not wait for them."""
        super().get_ready(kit, scratch)
        for back in BACKS:
            kit.cards.back(back, self._card)

    def end_motion(self) -> bool:
        """Bring what still moves to its end; True if something did."""
        moved = self._passing > 0 or self._turning > 0
        self._passing = self._turning = 0.0
        self.form.changed = self.form.changed or moved
        return moved

    # ---- picture

    def lay_out_inside(self, kit: Kit, inside: Rect) -> None:
        """Two stacks in the middle, buttons under them, the row of people at the foot."""
        theme, text = kit.theme, kit.text
        row = max(theme.u(120), theme.u(70) + text.line(20) + theme.u(10))
        self._row = Rect(inside.left, inside.bottom - row, inside.w, row)
        press = theme.tap(78)
        names = text.line(32, "heading") + text.line(23)
        under = names + theme.u(14) + press
        top, bottom = inside.top + theme.u(10), self._row.top - theme.u(20)
        self._card = min(theme.u(270), round((bottom - top - under - theme.u(50)) / 1.4))
        thick = max(1, theme.u(3)) * EDGES
        whole = height(self._card) + thick + theme.u(16) + under
        top += max(0, (bottom - top - whole) // 2)
        gap = inside.w // 5
        self._names_top = top + height(self._card) + thick + theme.u(16)
        for n in range(2):
            x = inside.centerx + (gap if n else -gap) - self._card // 2
            self._stacks[n] = stack = Rect(x, top, self._card, height(self._card))
            wide = max(theme.u(330), self._card)
            self._buttons[n].rect = Rect(stack.centerx - wide // 2, self._names_top + names + theme.u(14), wide, press)

    def paint_inside(self, kit: Kit, surface: Surface, inside: Rect) -> None:
        """Stacks, names, row."""
        for n in range(2):
            self._paint_stack(kit, surface, n)
        if self.model.passes is None:
            self._paint_results(kit, surface)
        else:
            self._paint_passes(kit, surface)

    def _paint_back(self, kit: Kit, surface: Surface, back: Back, rect: Rect) -> None:
        """The uppermost card; once a stack is chosen it turns from the star to its letter."""
        turned = -1.0
        if self._turning > 0:
            turned = math.cos(math.pi * (1 - self._turning / (TURN_SECONDS * self._scale)))
        image = kit.cards.back("stack" if turned > 0 else back, rect.w)
        if self._turning > 0:
            wide = max(2, round(rect.w * abs(turned)))
            surface.blit(kit.cards.blank(rect.w), rect.topleft)
            image = pygame.transform.smoothscale(image, (wide, image.get_height()))
        surface.blit(image, image.get_rect(midtop=rect.midtop))

    def _paint_stack(self, kit: Kit, surface: Surface, n: int) -> None:
        theme, text, model, rect = kit.theme, kit.text, self.model, self._stacks[n]
        back: Back = "stack"
        if model.shown is not None:
            back = "hand" if n == model.shown else "foot"
        step = max(1, theme.u(3))
        shadow = kit.cards.shadow(rect.w, 0, theme.u(10))
        surface.blit(shadow, shadow.get_rect(center=(rect.centerx + 4 * step, rect.centery + 5 * step)))
        edge = kit.cards.blank(rect.w)
        for k in range(EDGES - 1, 0, -1):
            surface.blit(edge, (rect.left + k * step // 2, rect.top + k * step))
        self._paint_back(kit, surface, back, rect)
        y = self._names_top
        upper, lower = text.line(32, "heading"), text.line(23)
        name = words.STACKS[n] if model.shown is None else words.HAND if back == "hand" else words.FOOT
        ink = GOLD if back == "hand" else CREAM
        text.draw(surface, name, (rect.centerx, y + upper // 2), 32, ink, "heading", "center", theme.u(500))
        note = words.stack_note(self._giver_name(n), model.cards)
        text.draw(surface, note, (rect.centerx, y + upper + lower // 2), 23, DIM, align="center", room=theme.u(560))

    def _giver_name(self, stack: int) -> tuple[str, bool]:
        """Who dealt a stack, and whether it was passed on."""
        seat = self.model.seat
        by = passing_by(self.model.passes).giver(stack, seat, len(self.setting.people))
        return self.setting.called(by), by != seat

    def _paint_results(self, kit: Kit, surface: Surface) -> None:
        people = [
            (person, self.setting.called(seat), words.chosen_stack(self.model.chosen[seat]))
            for seat, person in enumerate(self.setting.people)
        ]
        draw_people_row(kit, surface, self._row, people, self.model.seat)

    def _paint_passes(self, kit: Kit, surface: Surface) -> None:
        """The people in playing order with stacks wandering between them; the first stands at both ends."""
        theme, text, box, setting = kit.theme, kit.text, self._row, self.setting
        kit.paint.panel(surface, box, PANEL_DEEP, 0.55, None, 16)
        players = len(setting.people)
        start = setting.me or 0
        seats = [(start + n) % players for n in range(players + 1)]
        face = min(self.face(kit), box.h - text.line(20) - theme.u(20))
        step = (box.w - theme.u(60) - face) // players
        between = arrows(passing_by(self.model.passes))
        done = 1.0 if not self._pass_whole else 1 - self._passing / self._pass_whole
        y = box.top + theme.u(12) + face // 2
        for n, seat in enumerate(seats):
            person = setting.people[seat]
            x = box.left + theme.u(30) + n * step
            lit = seat == self.model.seat
            portraits.draw(kit.paint, surface, look(person), person.team, (x, y - face // 2), face, lit)
            below = (x + face // 2, y + face // 2 + text.line(20) // 2 + theme.u(2))
            said = setting.called(seat)
            if self.model.chosen[seat] is not None:
                kit.paint.icon(surface, "tick", (x + face, y - face // 3), theme.u(26), GOLD)
            room = step - theme.u(8)
            text.draw(surface, name_in(text, said, 20, room), below, 20, CREAM, "strong", "center", room)
            if n < players:
                gap = Rect(x + face, y - face // 2, step - face, face)
                for i, arrow in enumerate(between):  # two that cross each other have half the height each
                    lane = Rect(gap.x, gap.y + i * gap.h // len(between), gap.w, gap.h // len(between))
                    self._paint_pass(kit, surface, lane, arrow, done)

    def _paint_pass(self, kit: Kit, surface: Surface, gap: Rect, way: Arrow, done: float) -> None:
        """Between two neighbours: an arrow, and the stacks on their way."""
        theme = kit.theme
        width = theme.u(26)
        share = in_out(done)
        arrow = kit.paint.path("M8 50H86M60 26L88 50L60 74", theme.u(38), GOLD, 10)
        if not way.to_next:
            arrow = pygame.transform.flip(arrow, True, False)
        middle = gap.centerx + (theme.u(34) if way.to_next else -theme.u(34))
        surface.blit(arrow, arrow.get_rect(center=(middle, gap.centery)))
        start, end = (gap.left, gap.right) if way.to_next else (gap.right, gap.left)
        x = round(start + (end - start) * 0.5 * share) - (theme.u(10) if way.to_next else -theme.u(10))
        back = kit.cards.back("stack", width)
        for n in range(way.stacks):
            surface.blit(back, back.get_rect(center=(x + n * theme.u(9), gap.centery - n * theme.u(4))))

    def more_targets(self) -> tuple[Target, ...]:
        """The two stacks."""
        return tuple(
            target(f"stack/{n}", words.STACKS[n], rect, self.model.mine) for n, rect in enumerate(self._stacks)
        )
