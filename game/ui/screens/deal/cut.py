"""Cutting for hand and foot: lift a packet by eye, no number in sight; what others lifted is told after theirs."""

import random
from collections.abc import Sequence
from typing import Final

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine.moves import Cut
from game.ui.core.kit import Kit
from game.ui.core.speed import out_cubic
from game.ui.core.targets import Target, target
from game.ui.core.theme import CREAM, DIM, GOLD, PANEL_DEEP
from game.ui.screens.deal.ceremony import Ceremony, Setting, draw_people_row
from game.ui.screens.deal.packets import DEEP, SLANT, WIDE, edge_step, packet
from game.ui.screens.requests import AskInGame
from game.ui.widgets import Button
from game.words import screens as words

LEAST, MOST = 3, 60
"""Cards that a packet can be made to hold here."""
RISE: Final = 0.5
"""Seconds at normal speed in which somebody else's packet comes up."""
DRAG_AFTER: Final = 5
"""Real pixels of way that make a press a drag."""


class CutModel(msgspec.Struct, frozen=True):
    """How far the cutting is. `results` tells for each seat what came of it, None before; `exact` is what all aim at.

    `seat` cuts now (None when all have); `mine` whether it does so at this screen; `shown` is how many cards it has
    just lifted.
    """

    exact: int
    bonus: int
    stock: int
    results: tuple[str | None, ...]
    seat: int | None
    mine: bool
    shown: int | None = None


class CutScene(Ceremony):
    """A packet over the stock. Drag its edge down for more, up for fewer, as often as you like, then take it by the
    button; or up, down and Enter.
    """

    name = "cut"

    def __init__(
        self,
        setting: Setting,
        model: CutModel,
        ask: AskInGame,
        chance: random.Random,
        time_scale: float = 0.0,
    ) -> None:
        """What others lift rises from the stock; times are multiplied by `time_scale`, 0 shows it at once."""
        super().__init__(setting, ask)
        self._scale = time_scale
        self._rising = 0.0  # seconds that are left
        self._is_stale = True  # more than the packet looks different
        self._is_shifted = False  # the packet does
        self._chance = chance
        self._take = Button(
            "button/cut", words.TAKE_PACKET, self._cut, kind="primary", icon="hand", key="Enter", size=30
        )
        self._held: tuple[int, float] | None = None  # where the pointer went down, and the packet then
        self._dragging = False
        self._packet = Rect(0, 0, 0, 0)
        self._stock = (0, 0)
        self.show(model)

    def show(self, model: CutModel) -> None:
        """Take over how far the cutting is now."""
        self.model = model
        self.seat = model.seat
        self._held, self._dragging = None, False
        self._lifted = float(self._chance.randint(8, 38))
        if not model.mine:
            self._lifted = float(model.shown or 0)
        self._rising = RISE * self._scale if model.shown else 0.0
        self._take.visible = model.mine
        self.set_inside([self._take], "button/cut")
        self.message = self.head()[0]
        self.form.changed = True

    @property
    def busy(self) -> bool:
        """True while the packet is held, or rises."""
        return self._held is not None or self._rising > 0

    def update(self, dt: float) -> bool:
        """The packet of somebody else comes up."""
        rose = self._rising > 0
        self._rising = max(0.0, self._rising - dt)
        changed = super().update(dt)
        self._is_stale = self._is_stale or changed
        shifted, self._is_shifted = self._is_shifted, False
        return changed or rose or shifted

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Everything; while a packet rises or is held only what it may cover."""
        if whole or self._is_stale:
            self._is_stale = False
            return super().draw(surface, whole)
        middle = self._middle.clip(surface.get_rect())
        surface.set_clip(middle)
        super().draw(surface, False)
        surface.set_clip(None)
        return [middle]

    @property
    def _middle(self) -> Rect:
        """Packet and stock with their shadows, from the row of people to what it is worth."""
        left = self._corner[0] - self.kit.theme.u(60)
        top = self._corner[1] - self._label_h
        return Rect(left, top, self._hint.left - left, self._floor - top)

    def end_motion(self) -> bool:
        """Bring what still rises to its end; True if something did."""
        rose, self._rising = self._rising > 0, 0.0
        self.form.changed = self.form.changed or rose
        return rose

    @property
    def _count(self) -> int:
        return round(min(max(self._lifted, LEAST), min(MOST, self.model.stock)))

    def head(self) -> tuple[str, str]:
        """Who cuts, and for what."""
        model = self.model
        if model.mine and model.seat is not None:
            name = "" if model.seat == self.setting.me else self.setting.called(model.seat)
            return words.cut_heading(name, model.exact), words.cut_line(model.exact)
        if model.seat is None:
            return words.ALL_CUT, words.cut_line(model.exact)
        return words.others_cut(self.setting.called(model.seat)), words.cut_line(model.exact)

    # ---- what a person does

    def handle(self, event: Event) -> None:
        """The packet by mouse, wheel and keys, then everything else."""
        if self.form.dialog is None and self.model.mine and self._handle_packet(event):
            self._is_shifted = True
            self._place_packet()
            return
        super().handle(event)

    def _handle_packet(self, event: Event) -> bool:
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self._packet.inflate(20, 40).collidepoint(event.pos):
                self._held = (event.pos[1], self._lifted)
                return True
            case pygame.MOUSEMOTION if self._held is not None and not event.buttons[0]:
                self._let_go()  # the button came up where the window could not see it
                return True
            case pygame.MOUSEMOTION if self._held is not None:
                way = event.pos[1] - self._held[0]
                self._dragging = self._dragging or abs(way) >= DRAG_AFTER
                if self._dragging:
                    self._move_to(self._held[1] + way / edge_step(self.kit))
                return True
            case pygame.MOUSEBUTTONUP if self._held is not None and event.button == 1:
                self._let_go()
                return True
            case pygame.WINDOWFOCUSLOST:
                self._let_go()
                return False
            case pygame.MOUSEBUTTONDOWN if event.button == 3 and self._held is not None:
                self._lifted = self._held[1]
                self._let_go()
                return True
            case pygame.MOUSEWHEEL:
                self._step(1 if event.y < 0 else -1)
                return True
            case pygame.KEYDOWN if event.key in (pygame.K_UP, pygame.K_DOWN):
                self._step(1 if event.key == pygame.K_DOWN else -1)
                return True
            case pygame.KEYDOWN if event.key == pygame.K_ESCAPE and self._held is not None:
                self._lifted = self._held[1]
                self._let_go()
                return True
        return False

    def _let_go(self) -> None:
        """The packet stays as it is lifted; taking it is another decision."""
        self._held, self._dragging = None, False
        self.form.changed = True

    def _step(self, way: int) -> None:
        """Further by two to five cards: nobody can count."""
        self._move_to(self._lifted + way * self._chance.randint(2, 5) + self._chance.choice((-1, 0, 1)))

    def _move_to(self, cards: float) -> None:
        self._lifted = min(max(cards, LEAST), min(MOST, self.model.stock))

    def _cut(self) -> None:
        if self.model.mine:
            self.ask(Cut(self._count))

    # ---- picture

    def lay_out_inside(self, kit: Kit, inside: Rect) -> None:
        """People above, packet and stock in the middle, what it is worth below."""
        theme, text = kit.theme, kit.text
        row = max(theme.u(74), text.line(23) + text.line(20))
        self._row = Rect(inside.left, inside.top + theme.u(6), inside.w, row)
        worth = max(theme.u(92), text.line(23) + text.line(21) + theme.u(16))
        self._worth = Rect(inside.left, inside.bottom - worth, inside.w, worth)
        left = inside.left + (inside.w - theme.u(WIDE + SLANT)) // 2 - theme.u(120)
        self._label_h = text.line(23) + theme.u(4)
        top = self._row.bottom + theme.u(10) + self._label_h
        self._corner = (left, top)
        self._place_packet()
        deepest = top + theme.u(DEEP) + round(edge_step(kit) * 44) + theme.u(10)
        self._stock = (left, deepest + self._label_h)
        self._floor = self._worth.top - theme.u(14)
        x = left + theme.u(WIDE + SLANT + 60)
        self._hint = Rect(x, top, inside.right - x, self._floor - top)
        high = theme.tap(84)
        self._take.rect = Rect(x, self._floor - high, min(inside.right - x, theme.u(400)), high)

    def _place_packet(self) -> None:
        kit = self.kit
        high = kit.theme.u(DEEP) + round(edge_step(kit) * self._count)
        self._packet = Rect(*self._corner, kit.theme.u(WIDE + SLANT), high)

    def paint_inside(self, kit: Kit, surface: Surface, inside: Rect) -> None:
        """Everything on the panel."""
        theme, text, model = kit.theme, kit.text, self.model
        people = [
            (person, self.setting.called(seat), self._said(seat)) for seat, person in enumerate(self.setting.people)
        ]
        draw_people_row(kit, surface, self._row, people, model.seat)
        left = self._corner[0]
        lifted = self._count if model.mine or model.shown else 0
        if self._rising > 0:
            lifted = max(1, round(lifted * out_cubic(1 - self._rising / (RISE * self._scale))))
        if lifted:
            label = words.YOUR_PACKET if model.mine else words.LIFTED
            text.draw(surface, label, (left, self._corner[1] - self._label_h // 2), 23, CREAM, "strong")
            shadow = kit.paint.shadow(theme.u(WIDE), theme.u(30), theme.u(14), 120)
            surface.blit(shadow, (left, self._packet.bottom - theme.u(30)))
            surface.blit(packet(kit, lifted), self._corner)
        self._place_packet()
        text.draw(surface, words.STOCK, (left, self._stock[1] - self._label_h // 2), 23, CREAM, "strong")
        room = Rect(left - theme.u(8), self._stock[1], theme.u(WIDE + SLANT + 30), self._floor - self._stock[1])
        before = surface.get_clip()
        surface.set_clip(room)
        rest = min(max(0, model.stock - lifted), round(room.h / edge_step(kit)) + 4)
        surface.blit(packet(kit, rest), self._stock)
        surface.set_clip(before)
        if model.mine:
            self._paint_hint(kit, surface)
        self._paint_worth(kit, surface)

    def _said(self, seat: int) -> str:
        told = self.model.results[seat]
        if told is None:
            if seat != self.model.seat:
                return words.STILL_TO_CUT
            return words.CUT_NOW if seat == self.setting.me else words.CUTS_NOW
        return told

    def _paint_hint(self, kit: Kit, surface: Surface) -> None:
        theme, text, box = kit.theme, kit.text, self._hint
        side = theme.u(96)
        kit.paint.icon(surface, "up_down", (box.left + side // 2, box.top + side // 2), side, GOLD)
        y = box.top + side + theme.u(14)
        for n, line in enumerate(words.CUT_HINT):
            high = text.line(22)
            if y + high > self._take.rect.top:
                break
            ink = CREAM if n == 0 else DIM
            text.draw(surface, line, (box.left, y + high // 2), 22, ink, "strong" if n == 0 else "text", room=box.w)
            y += high

    def _paint_worth(self, kit: Kit, surface: Surface) -> None:
        theme, text, box, model = kit.theme, kit.text, self._worth, self.model
        kit.paint.panel(surface, box, PANEL_DEEP, 0.55, None, 16)
        step = box.w // 3
        for n, (what, how) in enumerate(words.cut_worth(model.exact, model.bonus)):
            x, room = box.left + theme.u(26) + n * step, step - theme.u(36)
            upper, lower = text.line(24), text.line(22)
            top = box.centery - (upper + lower) // 2
            text.draw(surface, what, (x, top + upper // 2), 24, GOLD if n == 0 else CREAM, "strong", room=room)
            text.draw(surface, how, (x, top + upper + lower // 2), 22, CREAM if n == 0 else DIM, room=room)

    def more_targets(self) -> tuple[Target, ...]:
        """The packet, without a number."""
        return (target("packet", words.YOUR_PACKET, self._packet, True),) if self.model.mine else ()
