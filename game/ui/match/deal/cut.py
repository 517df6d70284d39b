"""Cutting for hand and foot: lift a packet by eye, with no number shown, and split it where the rules pass its heaps;
others' results are shown after their cuts.
"""

import random
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from pygame import MOUSEBUTTONDOWN, WINDOWFOCUSLOST, Event, Rect, Surface

from game.engine.moves import Cut
from game.messages.functions import deck_cut as say_deck_cut, screens as say
from game.messages.person import Person
from game.rules.stack_passing import Way, passing_by
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Located,
    Picture,
    Reserved,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
)
from game.toolkit.drawing.theme import CREAM, GOLD_DARK, GOLD_LIGHT, INK_ON_GOLD
from game.toolkit.kit import Kit
from game.toolkit.speed import out_cubic
from game.toolkit.targets import Target, target
from game.toolkit.widgets import Button, ButtonLook
from game.turn.cut_by_eye import STEPS, first_lift, first_split, packet_bounds
from game.ui.match.deal.ceremony import Ceremony, Setting
from game.ui.match.deal.lifting import Lifting, Touch
from game.ui.shared.cards.packets import DEEP, PER_CARD, WIDTH, draw_packet, edge_step, packet
from game.ui.shared.requests import AskInGame, Skip

RISE: Final = 0.5
"""Seconds at normal speed for another player's packet to rise."""
HIGHEST_SHOWN: Final = 56
"""A packet of up to this many cards doesn't hide the word above the stock."""
STOCK_SHOWN: Final = 84
"""The stock is drawn as high as this many cards at most."""
GAP: Final = 40
"""Design pixels on both sides of packet and stock."""
TAKE: Final = 440
"""Design pixels to their right."""
RAISED: Final = 150
"""Design pixels between a packet and its shadow, at most."""


class CutModel(msgspec.Struct, frozen=True):
    """The progress of the cutting. `results` holds each seat's result, None before; `exact` is the number to aim at.

    `seat` is cutting now (None when all have); `mine` says whether at this screen; `shown` is how many cards it has
    just lifted.
    """

    exact: int
    bonus: int
    stock: int
    results: tuple[str | None, ...]
    seat: int | None
    mine: bool
    shown: int | None = None
    came: str = ""
    """How that cut turned out; once all have cut, the reader's own."""
    has_tails: bool = False
    first: int = 0
    """The seat that cuts first; the others follow clockwise."""
    passes: Way | None = None
    """Where the heaps go into which a lifted packet is split."""
    for_you: int = 0
    """The cards that the program lifts for whoever can't judge a packet."""


class CutScene(Ceremony[CutModel]):
    """A packet over the stock. Drag its edge down for more, up for fewer, or click where it should be, as often as you
    like, then take it by the button; or up, down and Enter. A packet whose heaps are passed is split in the same way:
    a ceremony, which changes no card.
    """

    name = "cut"

    def __init__(
        self, state: CutModel, setting: Setting, ask: AskInGame, chance: random.Random, time_scale: float = 0.0
    ) -> None:
        """Others' packets rise from the stock. `time_scale` multiplies the times; 0 shows them at once."""
        super().__init__(state, setting, ask)
        self._scale = time_scale
        self._rising = 0.0  # seconds left
        self._is_shifted = False  # the packet looks different
        self._chance = chance
        self._packet, self._stock = Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)
        self._middle = Rect(0, 0, 0, 0)  # packet, stock and handle: redrawn while a packet moves
        self.show(state)

    def show(self, state: CutModel) -> None:
        self.set_state(state)
        lifted = float(first_lift(self._chance) if state.mine else state.shown or 0)
        self._whole: int | None = None
        """The cards of the packet taken, while it is split."""
        self._lift(lifted, packet_bounds(state.stock))
        self._rising = RISE * self._scale if state.shown else 0.0

    def _lift(self, cards: float, bounds: tuple[int, int]) -> None:
        self._bounds = bounds
        self._lifting = Lifting(self._chance, bounds, cards, STEPS)

    @property
    def _is_split(self) -> bool:
        return self._whole is not None

    @property
    def seat(self) -> int | None:
        return self.state.seat

    @property
    def first_focus(self) -> str | None:
        if self.state.mine:
            return "button/cut"
        return "button/continue" if self.state.seat is None else None

    @property
    def busy(self) -> bool:
        return self._lifting.is_held or self._rising > 0

    def pass_time(self, dt: float) -> Sequence[Rect]:
        """Move another player's packet up, or follow one's own."""
        moved, self._is_shifted = self._is_shifted or self._rising > 0, False
        self._rising = max(0.0, self._rising - dt)
        shadows = 2 * self.kit.theme.u(RAISED)
        return [self._middle.inflate(shadows, shadows).clip(Rect((0, 0), self.kit.size))] if moved else []

    def end_motion(self) -> bool:
        rose, self._rising = self._rising > 0, 0.0
        self.form.changed = self.form.changed or rose
        return rose

    @property
    def _count(self) -> int:
        least, most = self._bounds
        return round(min(max(self._lifting.cards, least), most))

    def head(self) -> tuple[str, str]:
        model = self.state
        if model.seat is None:
            return say.all_cut(), model.came
        if not model.mine:
            return model.came or say.cuts(self.setting.person(model.seat)), ""
        line = say.cut_line(model.has_tails, model.bonus)
        if model.passes is not None:
            foot, hand = self._heirs(model.passes, model.seat)
            if self._is_split:
                return say.split_heading(), say.split_line(foot, hand)
            line = say.cut_split(foot, hand)
        if model.seat == self.setting.me:
            return say.cut_heading(model.exact), line
        return say.cut_heading_for(self.setting.person(model.seat), model.exact), line

    def _heirs(self, way: Way, seat: int) -> tuple[Person, Person]:
        """Who gets the foot and who the hand of a packet that is split."""
        by, people = passing_by(way), len(self.setting.people)
        return self.setting.person((seat + by.second) % people), self.setting.person((seat + by.first) % people)

    # ---- what a person does

    def take(self, event: Event) -> None:
        """The packet sees events first (mouse, wheel, keys), then everything else."""
        if self.form.dialog is None and self.state.mine and self._handle_packet(event):
            self._is_shifted = True
            self._place_packet()
        else:
            super().take(event)

    def _handle_packet(self, event: Event) -> bool:
        lifting = self._lifting
        touch = lifting.take(event, self._packet.inflate(20, self.kit.theme.u(60)))
        match touch:
            case None:
                if event.type != MOUSEBUTTONDOWN or event.button != 1 or not self._middle.collidepoint(event.pos):
                    return False
                lifting.move_to(lifting.cards + (event.pos[1] - self._packet.bottom) / edge_step(self.kit))
            case Touch.MOVED if lifting.is_dragged:
                lifting.move_to(lifting.before + lifting.way[1] / edge_step(self.kit))
            case Touch.LET_GO | Touch.LOST | Touch.PUT_BACK:  # taking the packet is another decision
                self.form.changed = True
        return event.type != WINDOWFOCUSLOST

    def _cut(self) -> None:
        if not self.state.mine:
            return
        if self.state.passes is not None and not self._is_split:
            self._whole = self._count
            self._lift(first_split(self._chance, self._whole), (1, self._whole - 1))
            self.refresh()
            return
        self.ask(Cut(self._whole or self._count))

    def _cut_for_me(self) -> None:
        """By an eye as good as the others'; what is passed is split somewhere near its middle."""
        self._lifting.move_to(self.state.for_you)
        self._cut()
        if self._is_split:
            self._cut()

    # ---- picture

    def content(self, kit: Kit) -> Box:
        model = self.state
        seats = [(model.first + n) % len(self.setting.people) for n in range(len(self.setting.people))]
        people = [(self.setting.people[seat], self.setting.called(seat), self._said(seat)) for seat in seats]
        above, below = say.your_packet() if model.mine else say.lifted(), say.stock()
        if self._is_split and model.passes is not None and model.seat is not None:
            foot, hand = self._heirs(model.passes, model.seat)
            above, below = say.heap_hand(hand), say.heap_foot(foot)
        label = Words(above, 23, CREAM, "strong", lines=1)
        height = DEEP + PER_CARD * HIGHEST_SHOWN
        stock = Column(
            Reserved(label),
            Rigid(Space(8 + height + 20)),
            Words(below, 23, CREAM, "strong", lines=1),
            Space(8),
            Grow(Located(Picture(self._paint_stock, height=DEEP + PER_CARD * STOCK_SHOWN), self._stock.update), most=1),
        )
        lifted = Column(
            label if self._shown_cards else Reserved(label),
            Space(8),
            Located(Picture(self._paint_packet, height=height), self._place_packet),
            Grow(),
        )
        packets = Layers(stock, lifted)  # a rising packet passes in front of the stock
        lifted_from = Row(Space(GAP), Sized(packets, WIDTH + GAP), across="stretch")
        middle = Row(
            Grow(),
            Space(TAKE),  # packet and stock are in the middle
            Located(lifted_from, self._middle.update),
            Sized(self._buttons(), TAKE),
            Grow(),
            across="stretch",
        )
        lit = None if model.seat is None else seats.index(model.seat)
        return self.on_cloth(people, lit, Share(middle))

    def _buttons(self) -> Box:
        """The button that takes the packet, how to lift another, and the one that cuts for a person; or the one that
        goes on after the last.
        """
        look = ButtonLook("primary", 30)
        if self.state.seat is None:
            go = Button("button/continue", say.go_on(), partial(self.ask, Skip()), look=look, icon="play")
            return Column(Grow(), WidgetSlot(go, 84), Grow())
        if not self.state.mine:
            return Box()
        label, icon = (say.split_here(), "cards") if self._is_split else (say.take_packet(), "hand")
        take = Button("button/cut", label, self._cut, look=look, icon=icon, key="Enter")
        told = Words(say.cut_drag(0 if self._is_split else self.state.exact), 27, CREAM, "strong")
        for_me = Button("button/cut_for_me", say_deck_cut.cut_for_me(), self._cut_for_me, look=26)
        other = [] if self._is_split else [Space(14), WidgetSlot(for_me, 72)]
        beside = 2 * (40 + DEEP + PER_CARD * self.state.exact)  # its middle is the handle of the right number
        return Column(
            Sized(Column(Grow(), told, Space(24), WidgetSlot(take, 84), *other, Grow()), height=beside), Grow()
        )

    def _place_packet(self, rect: Rect | None = None) -> None:
        kit = self.kit
        height = kit.theme.u(DEEP) + round(edge_step(kit) * self._count)
        self._packet = Rect((rect or self._packet).topleft, (kit.theme.u(WIDTH), height))

    @property
    def _shown_cards(self) -> int:
        """The number of cards in the visible packet; 0 before anything is lifted."""
        return self._count if self.state.mine or self.state.shown else 0

    @property
    def _air(self) -> int:
        """The real pixels between the stock and the packet in its place."""
        return max(0, self._stock.top + self.kit.theme.u(DEEP) - self._packet.bottom)

    @property
    def _below(self) -> int:
        """How far a rising packet still is below its place, in real pixels; it starts on the stock."""
        if self._rising <= 0:
            return 0
        return round(self._air * (1 - out_cubic(1 - self._rising / (RISE * self._scale))))

    def _paint_packet(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        if self._shown_cards:
            u, at = kit.theme.u, rect.move(0, self._below).topleft
            if 2 * self._rising <= RISE * self._scale:
                draw_packet(kit, surface, self._shown_cards, at, min(u(RAISED), max(0, self._air - self._below)))
            else:  # it still rests on the stock, so it has no shadow
                surface.blit(packet(kit, self._shown_cards), at)
            if self.state.mine:  # the handle, on the edge that it moves
                handle = Rect(self._packet.centerx - u(85), self._packet.bottom - u(30), u(170), u(60))
                kit.paint.panel(surface, handle, GOLD_LIGHT, 1, INK_ON_GOLD, 30, 3, gradient=(GOLD_LIGHT, GOLD_DARK))
                kit.paint.icon(surface, "up_down", handle.center, u(48), INK_ON_GOLD)

    def _paint_stock(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        most = int((rect.h - kit.theme.u(DEEP)) / edge_step(kit))  # shown down to its lower edge
        whole = self.state.stock if self._whole is None else self._whole
        rest = min(max(0, whole - self._shown_cards), max(1, most))
        draw_packet(kit, surface, rest, rect.topleft)

    def _said(self, seat: int) -> str:
        told = self.state.results[seat]
        if told is None:
            if seat != self.state.seat:
                return say.still_to_cut()
            return say.cut_now() if seat == self.setting.me else say.cuts_now()
        return told

    def more_targets(self) -> tuple[Target, ...]:
        return (target("packet", say.your_packet(), self._packet, True),) if self.state.mine else ()
