"""Cutting the shuffled deck: a person lifts a packet off anywhere. Only backs are shown."""

import random
from collections.abc import Sequence
from typing import Final

import msgspec
import pygame
from pygame import Event, Rect, Surface

from game.messages.functions import deck_cut as say
from game.toolkit.boxes import (
    Box,
    Grow,
    Layers,
    Located,
    Picture,
    Row,
    Sized,
    WidgetSlot,
)
from game.toolkit.kit import Kit
from game.toolkit.speed import arc, in_out, mix, out_cubic
from game.toolkit.targets import Target, target
from game.toolkit.widgets import Button, ButtonLook, Slider
from game.ui.match.deal.ceremony import Ceremony, Setting
from game.ui.match.deal.lifting import Lifting, Touch
from game.ui.match.deal.pack_pictures import LEAST, MOST, draw_arrow, draw_line, draw_place
from game.ui.shared.cards.packets import DEEP, PER_CARD, WIDTH, draw_packet, edge_step, packet_size
from game.ui.shared.requests import AskInGame, CutDeck

LASTS: Final = 0.5
"""Seconds at normal speed for the packet to settle and the rest to be put on it; at most twice as long."""
RAISED: Final = 30
SHUFFLES, SHUFFLES_LAST = 3, 1.2
"""How often half of the pack is lifted over the rest before the cut, and the seconds this takes at normal speed."""
APART: Final = 90
"""Design pixels between the pack and the place for the packet."""


class DeckCutModel(msgspec.Struct, frozen=True):
    """A pack of `cards` cards and the seat that cuts it; wheel or keys have set the line if it `is_marked`."""

    cards: int
    seat: int
    dealer: int | None = None
    """None if the discards were shuffled."""
    is_marked: bool = False
    has_cut: bool = False
    on_phone: bool = False
    is_new: bool = False
    """Whether nobody was asked before: then it can be declined for good."""


class DeckCutScene(Ceremony[DeckCutModel]):
    """Press the pack, or drag a packet off it and drop it to the right; or press the place beside it; or move the line
    with wheel or arrows and press Enter; or let the program cut.
    """

    name = "deck_cut"

    def __init__(
        self,
        state: DeckCutModel,
        setting: Setting,
        ask: AskInGame,
        chance: random.Random,
        time_scale: float = 0.0,
    ) -> None:
        """`time_scale` multiplies the times; 0 for no motion."""
        super().__init__(state, setting, ask)
        self._scale = min(2.0, time_scale)
        self._chance = chance
        step = max(2, state.cards // 24)  # of wheel or keys, from one end to the other
        middle = chance.uniform(0.4, 0.6) * state.cards
        self._lifting = Lifting(chance, (1, state.cards - 1), middle, (step - step // 3, step + step // 3))
        self._table = Rect(0, 0, 0, 0)
        self._pointed: float | None = None  # cards that a cut at the pointer would lift
        self._let_go_at = (0, 0)  # where the packet was, relative to its place on the pack
        self._left = 0.0  # seconds of motion
        self._shuffling = SHUFFLES_LAST * self._scale  # seconds; ends with the first input
        self._is_moved = False  # something on the table looks different

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def first_focus(self) -> str | None:
        return "button/cut" if self._may_cut else None

    @property
    def is_spoken(self) -> bool:
        """Who cuts, for screen readers."""
        return True

    @property
    def message(self) -> str:
        return self.head()[0] if self.state.on_phone else say.cut_heard(self._who)

    @property
    def busy(self) -> bool:
        return self._lifting.is_held or self._left > 0 or self._shuffling > 0

    @property
    def _who(self) -> str:
        """The name of the person who cuts, if several people play at this screen."""
        return "" if self.setting.me is not None else self.setting.people[self.state.seat].name

    @property
    def _may_cut(self) -> bool:
        return not (self.state.has_cut or self.state.on_phone)

    def head(self) -> tuple[str, str]:
        if self.state.on_phone:
            return say.cuts_on_phone(self.setting.person(self.state.seat)), ""
        return say.cut_heading(self._who), say.cut_line()

    # ---- what a person does

    def take(self, event: Event) -> None:
        """The packet sees events first (pointer, wheel, keys), then the shortcuts of the buttons, then everything else.
        The first of them ends the shuffle.
        """
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            self._is_moved, self._shuffling = True, 0.0
        may_cut = self.form.dialog is None and self._may_cut
        if may_cut and (self._takes(event) or self._key(event) or self._presses_place(event)):
            return
        super().take(event)

    def _presses_place(self, event: Event) -> bool:
        """Whether it is a press on where the packet goes, which cuts."""
        is_press = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if not is_press or not self._place.collidepoint(event.pos):
            return False
        self._cut(self._lifting.count)
        return True

    def _takes(self, event: Event) -> bool:
        lifting = self._lifting
        if event.type == pygame.MOUSEMOTION and not lifting.is_held:
            self._point(event.pos)
            return False
        touch = lifting.take(event, self.pack)
        self._is_moved = self._is_moved or touch is not None
        match touch:
            case None:
                return False
            case Touch.HELD:
                self._point(event.pos)
                if self._pointed is not None:
                    lifting.move_to(self._pointed)
            case Touch.STEPPED:
                self._pointed = None
                self.set_state(is_marked=True)
            case Touch.LET_GO if self._is_pressed or self._would_cut:
                self._let_go_at = self._off if lifting.is_dragged else (0, 0)
                self._cut(lifting.count)
            case Touch.LET_GO | Touch.LOST | Touch.PUT_BACK:
                self._pointed = None
                self.form.changed = True
        return event.type != pygame.WINDOWFOCUSLOST

    def _key(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_c:
            self._cut_anywhere()
        else:
            return False
        return True

    def _point(self, pos: tuple[int, int]) -> None:
        """Where the pack would part under the pointer: the higher on its edge, the fewer cards."""
        before = self._pointed
        depth = pos[1] - self.pack.top - self.kit.theme.u(DEEP)
        is_at_edge = self.pack.collidepoint(pos) and depth >= 0
        self._pointed = max(1.0, depth / self._edge * self.state.cards) if is_at_edge else None
        self._is_moved = self._is_moved or self._pointed != before

    @property
    def lifted(self) -> int:
        return self._lifting.count

    def mark(self, cards: int) -> None:
        """Set the line below that many cards."""
        self._lifting.move_to(cards)
        self._pointed, self._is_moved = None, True
        self.set_state(is_marked=True)

    def _press_cut(self) -> None:
        """Cut at the line, or at random if there is none."""
        if self.state.is_marked:
            self._cut(self._lifting.count)
        else:
            self._cut_anywhere()

    def _cut_anywhere(self) -> None:
        self._lifting.move_to(self._chance.randint(1, self.state.cards - 1))
        self._cut(self._lifting.count)

    def _cut(self, cards: int) -> None:
        if not self._may_cut:
            return
        self._lifting.move_to(cards)
        self._pointed, self._left = None, LASTS * self._scale
        self.set_state(has_cut=True)
        if self._left <= 0:
            self._tell()

    def _tell(self) -> None:
        self.ask(CutDeck(self._lifting.count))

    def _skip(self) -> None:
        self.ask(CutDeck(0))

    def _ask_no_more(self) -> None:
        if self._may_cut:
            self.ask(CutDeck(0, asks_again=False))

    # ---- motion

    def pass_time(self, dt: float) -> Sequence[Rect]:
        """Move the packet with the pointer; let it settle, then put the rest on it."""
        moved, self._is_moved = self._is_moved or self._left > 0 or self._shuffling > 0, False
        self._shuffling = max(0.0, self._shuffling - dt)
        if self._left > 0:
            self._left = max(0.0, self._left - dt)
            if self._left <= 0:
                self._tell()
        return [self._table.clip(Rect((0, 0), self.kit.size))] if moved else []

    def end_motion(self) -> bool:
        was, self._left = self._left > 0, 0.0
        if was:
            self._tell()
        self._is_moved, self._shuffling = self._is_moved or self._shuffling > 0, 0.0
        return was

    # ---- picture

    def content(self, kit: Kit) -> Box:
        model, setting = self.state, self.setting
        people = [(person, setting.called(seat), self._said(seat)) for seat, person in enumerate(setting.people)]
        told = say.cut_here() if model.is_marked else say.cut_for_me()
        cut = Button("button/cut", told, self._press_cut, icon="hand")
        cut.key_cap = "Enter" if model.is_marked else ""
        no_more = Button("button/no_more_cuts", say.ask_no_more(), self._ask_no_more, look=ButtonLook("quiet", 22))
        no_more.tooltip = say.ask_no_more_tip()
        skip = Button("button/skip", say.skip_cut(), self._skip, icon="next").with_tip(say.skip_cut_tip())
        ways = [skip] if model.on_phone else [cut, no_more] if model.is_new else [cut]
        slots = [Grow(WidgetSlot(one, 92)) for one in ways]
        way = Sized(Row(*slots, gap=16), most_width=380 * len(slots))
        picture = Picture(self._paint_table, height=DEEP + PER_CARD * LEAST, clipped=True)
        table: Box = Located(picture, self._table.update)
        if self._may_cut:
            table = Layers(table, WidgetSlot(_Packet(self)))
        table = Grow(table)
        return self.on_cloth(people, model.seat, table, Row(Grow(way)))

    def _said(self, seat: int) -> str:
        return say.deals_here(seat == self.setting.me) if seat == self.state.dealer else ""

    @property
    def _drawn(self) -> int:
        """The cards of the pack's edge as it is drawn: as high as the table has room for."""
        room = self._table.h - self.kit.theme.u(DEEP + 2 * RAISED)
        return min(self.state.cards, MOST, max(LEAST, int(room / edge_step(self.kit))))

    @property
    def _edge(self) -> int:
        return round(edge_step(self.kit) * self._drawn)

    @property
    def pack(self) -> Rect:
        size = packet_size(self.kit, self._drawn)
        pack = Rect((0, 0), size).move_to(center=self._table.center)
        return pack.move(-(size[0] + self.kit.theme.u(APART)) // 2, 0)

    @property
    def _place(self) -> Rect:
        """Where the packet goes."""
        pack = self.pack
        size = packet_size(self.kit, self._drawn_of(self._line))
        return Rect((0, 0), size).move_to(bottomleft=(pack.right + self.kit.theme.u(APART), pack.bottom))

    @property
    def _line(self) -> float:
        """The cards above the line: at the pointer, or where keys left it."""
        return self._lifting.cards if self._pointed is None else self._pointed

    def _drawn_of(self, cards: float) -> int:
        return min(max(1, round(self._drawn * cards / self.state.cards)), self._drawn - 1)

    @property
    def _off(self) -> tuple[int, int]:
        """The offset of the dragged packet from its place on the pack, kept within the table."""
        pack = self.pack
        packet = Rect(pack.topleft, packet_size(self.kit, self._drawn_of(self._lifting.cards)))
        held = packet.move(self._lifting.way).clamp(self._table)
        return held.x - pack.x, held.y - pack.y

    @property
    def _is_pressed(self) -> bool:
        """Whether the packet was pressed, even by a hand that slips; that lifts it just as well."""
        return not self._lifting.is_dragged or self._lifting.farthest < self.kit.theme.u(WIDTH) // 3

    @property
    def _would_cut(self) -> bool:
        """Whether letting go would cut: the packet is at least half its width to the right of the pack."""
        return self._off[0] > self.kit.theme.u(WIDTH) // 2

    def _paint_table(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """The pack, or what is left of it and the packet in the air."""
        is_dragged, pack = self._lifting.is_held and self._lifting.is_dragged, self.pack
        if self._shuffling > 0:
            self._paint_shuffle(kit, surface)
        elif self.state.has_cut:
            self._paint_motion(kit, surface)
        elif is_dragged:
            draw_place(kit, surface, self._place, lit=self._would_cut)
            self._paint_rest(kit, surface)
            draw_packet(kit, surface, self._drawn_of(self._line), pack.move(self._off).topleft, kit.theme.u(RAISED))
        else:
            draw_packet(kit, surface, self._drawn, pack.topleft)
            if self._may_cut:
                draw_place(kit, surface, self._place, lit=False)
                draw_line(kit, surface, pack, self._edge * self._line / self.state.cards)
                draw_arrow(kit, surface, (pack.right + kit.theme.u(APART), self._place.top), self._table)

    def _paint_rest(self, kit: Kit, surface: Surface, off: tuple[int, int] = (0, 0), raised: int = 0) -> None:
        """What stays when the packet is lifted."""
        rest = self._drawn - self._drawn_of(self._line)
        at = Rect((0, 0), packet_size(kit, rest)).move_to(bottomleft=self.pack.bottomleft).move(off)
        draw_packet(kit, surface, rest, at.topleft, raised)

    def _paint_shuffle(self, kit: Kit, surface: Surface) -> None:
        """The lower half of the pack is pulled out to the right, then put on top."""
        share = (1 - self._shuffling / (SHUFFLES_LAST * self._scale)) * SHUFFLES % 1
        (x, y), half = self.pack.topleft, self._drawn // 2
        aside, is_above = round(kit.theme.u(WIDTH) * arc(share)), share > 0.5
        sinks, rises = in_out(min(1.0, 2 * share)), in_out(max(0.0, 2 * share - 1))
        far = round(edge_step(kit) * (self._drawn - half))
        rest, drawn = (x, y + round(far * sinks)), (x + aside, y + round(far * (1 - rises)))
        for at in (rest, drawn) if is_above else (drawn, rest):
            draw_packet(kit, surface, half, at)

    def _paint_motion(self, kit: Kit, surface: Surface) -> None:
        """The packet settles in its place, then the rest is put on it."""
        passed = 1.0 if self._scale <= 0 else 1 - self._left / (LASTS * self._scale)
        first, second = out_cubic(min(1.0, passed * 2)), out_cubic(max(0.0, passed * 2 - 1))
        place, air = self._place, kit.theme.u(RAISED)
        start = self.pack.move(self._let_go_at)
        at = round(mix(start.x, place.x, first)), round(mix(start.y, place.y, first))
        draw_place(kit, surface, place, lit=True)
        if second <= 0:
            self._paint_rest(kit, surface)
        draw_packet(kit, surface, self._drawn_of(self._line), at, round(air * (1 - first)))
        if second > 0:
            up = round(edge_step(kit) * self._drawn_of(self._line))
            off = round((place.x - self.pack.x) * second), -round(up * second)
            self._paint_rest(kit, surface, off, round(air * (1 - second)))

    def more_targets(self) -> tuple[Target, ...]:
        if not self._may_cut:
            return ()
        return (target("packet_place", say.packet_place(), self._place, True),)


class _Packet(Slider):
    """The pack for keys and screen readers: how many cards would be lifted. The pointer is the scene's."""

    def __init__(self, scene: DeckCutScene) -> None:
        super().__init__("packet", say.cards_lifted(), [""] * (scene.state.cards + 1), scene.lifted, scene.mark)
        self._scene = scene

    @property
    def value(self) -> str:
        return say.of_cards(self.chosen, self.last)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.rect = self._scene.pack

    def mouse(self, event: Event) -> bool:
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The scene draws the pack."""
