"""Cutting the shuffled, sealed deck: a person lifts a packet off anywhere. Only backs are shown."""

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import pygame
from pygame import Event, Rect, Surface

from game.deals.seal import in_groups
from game.messages.functions import screens as say_screens, seals as say
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Located,
    Pad,
    Panel,
    Picture,
    Row,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    well,
)
from game.toolkit.drawing.theme import CREAM, DIM, INK, WINE
from game.toolkit.kit import Kit
from game.toolkit.speed import arc, in_out, mix, out_cubic
from game.toolkit.targets import Target, target
from game.toolkit.widgets import Button, ButtonLook, Dialog, Slider, close_button
from game.ui.match.deal.ceremony import Ceremony, Setting, people_row
from game.ui.match.deal.lifting import Lifting, Touch
from game.ui.match.deal.pack_pictures import (
    HANGS,
    WIDTH,
    depth_at,
    draw_arrow,
    draw_pack,
    draw_place,
    edge_height,
    lid_size,
    parting,
)
from game.ui.shared.ornaments import seal_slot
from game.ui.shared.requests import AskInGame, CutDeck

DIGITS_A_ROW: Final = 32


class SealSheet(Dialog):
    """Words and digits of a seal. Copying them leaves the sheet open."""

    width = 1080

    def __init__(
        self,
        words: Sequence[str],
        digits: str,
        copy: Callable[[str], bool],
        ways: Sequence[Button],
        *,
        is_reshuffle: bool,
    ) -> None:
        """`ways` are what else can be done with a sealed pack."""
        self._words, self._digits, self._copy = " ".join(words), digits, copy
        self._copied = Button("button/copy", say.copy_seal(), self._copy_all, icon="copy")
        title = say.reshuffle_sealed() if is_reshuffle else say.deck_sealed()
        super().__init__(title, say.why_sealed(), [self._copied, *ways, close_button()])
        self._copied.on_press = self._copy_all

    @property
    def told(self) -> str:
        return f"{self._words}. {self.words}"

    def body(self, kit: Kit) -> Box:
        rows = [self._digits[n : n + DIGITS_A_ROW] for n in range(0, len(self._digits), DIGITS_A_ROW)]
        digits = Column(*(Words(in_groups(row), 25, CREAM, "number", lines=1) for row in rows), gap=4)
        return Column(
            Words(self._words, 34, CREAM, "heading"),
            Space(8),
            Panel(digits, (20, 12), board(INK, 1, None, 10)),
            Space(12),
            Words(self.words, 24, CREAM),
            Words(say.digits_prove(), 24, DIM),
            Words(say.how_to_check(), 24, DIM),
        )

    def _copy_all(self) -> None:
        is_copied = self._copy(f"{self._words}\n{self._digits}")
        self._copied.label = say_screens.text_copied() if is_copied else say_screens.no_clipboard()


LASTS: Final = 0.5
"""Seconds at normal speed for the packet to settle and the rest to be put on it; at most twice as long."""
SEAL: Final = 110
RAISED: Final = 30
SHUFFLES, SHUFFLES_LAST = 3, 1.2
"""How often half of the pack is lifted over the rest before the cut, and the seconds this takes at normal speed."""
APART: Final = 0.72
"""In card widths: how far the pack, and the place for the packet, are from the middle."""


class DeckCutModel(msgspec.Struct, frozen=True):
    """A pack of `cards` cards and the seat that cuts it. `digits` are those of its seal, `words` name it; both are set
    once the pack is saved.

    `is_marked`: wheel or keys have set the line where it parts.
    """

    cards: int
    seat: int
    dealer: int | None = None
    """None if the discards were shuffled."""
    words: tuple[str, ...] = ()
    digits: str = ""
    is_marked: bool = False
    has_cut: bool = False
    on_phone: bool = False
    is_new: bool = False
    """Whether nobody was asked before: then it can be declined for good."""

    @property
    def is_sealed(self) -> bool:
        """Whether the pack may be cut."""
        return bool(self.digits)


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
        self._rest = 2.0 * self._scale  # seconds until the arrow shows
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
        return say.cut_heard(self._who) if self.state.is_sealed else self.head()[0]

    @property
    def busy(self) -> bool:
        return self._lifting.is_held or self._left > 0 or self._shuffling > 0

    @property
    def _who(self) -> str:
        """The name of the person who cuts, if several people play at this screen."""
        return "" if self.setting.me is not None else self.setting.people[self.state.seat].name

    @property
    def _may_skip(self) -> bool:
        return self.state.is_sealed and not self.state.has_cut

    @property
    def _may_cut(self) -> bool:
        return self._may_skip and not self.state.on_phone

    def head(self) -> tuple[str, str]:
        if self.state.on_phone:
            return say.cuts_on_phone(self._who), ""
        return say.cut_heading(self._who), say.cut_line()

    # ---- what a person does

    def take(self, event: Event) -> None:
        """The packet sees events first (pointer, wheel, keys), then the shortcuts of the buttons, then everything else.
        The first of them ends the shuffle.
        """
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            self._is_moved, self._shuffling, self._rest = True, 0.0, math.inf
        may_cut = self.form.dialog is None and self._may_cut
        if may_cut and (self._takes(event) or self._key(event) or self._presses_place(event)):
            return
        super().take(event)

    def _presses_place(self, event: Event) -> bool:
        """Whether it is a press on where the packet goes, which cuts."""
        is_press = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if not is_press or not self._place_rect.collidepoint(event.pos):
            return False
        self._press_cut()
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
            case Touch.LET_GO if not lifting.is_dragged or self._would_cut:  # a mere press lifts just as well
                self._let_go_at = self._off if lifting.is_dragged else (0, 0)
                self._cut(lifting.count)
            case Touch.LET_GO | Touch.LOST | Touch.PUT_BACK:
                self._pointed = None
                self.form.changed = True
        return event.type != pygame.WINDOWFOCUSLOST

    def _key(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_c:
            self._cut_anywhere()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_s:
            self._skip()
        else:
            return False
        return True

    def _point(self, pos: tuple[int, int]) -> None:
        """Where the pack would part under the pointer: the higher on its edge, the fewer cards."""
        before = self._pointed
        depth = depth_at(self.kit, self._middle, pos)
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
        self._left = LASTS * self._scale
        self.set_state(has_cut=True)
        if self._left <= 0:
            self._tell()

    def _tell(self) -> None:
        self.ask(CutDeck(self._lifting.count))

    def _skip(self) -> None:
        if self._may_skip:
            self.ask(CutDeck(0))

    def _ask_no_more(self) -> None:
        if self._may_cut:
            self.ask(CutDeck(0, asks_again=False))

    # ---- motion

    def pass_time(self, dt: float) -> Sequence[Rect]:
        """Move the packet with the pointer; let it settle, then put the rest on it."""
        moved, self._is_moved = self._is_moved or self._left > 0 or self._shuffling > 0, False
        if self._shuffling <= 0 < self._rest:
            self._rest = max(0.0, self._rest - dt)
            self._is_moved = self._rest <= 0
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
        heading, below = self.head()
        people = [(person, setting.called(seat), self._said(seat)) for seat, person in enumerate(setting.people)]
        told = say.cut_here() if model.is_marked else say.cut_for_me()
        cut = Button("button/cut", told, self._press_cut, icon="hand")
        cut.key_cap = "Enter" if model.is_marked else ""
        seal: Box = Space(SEAL)
        if model.is_sealed:
            sealed = say.reshuffle_sealed() if model.dealer is None else say.deck_sealed()
            seal = seal_slot("button/digits", sealed, self._open_seal, SEAL, say.the_seal())
        no_more = Button("button/no_more_cuts", say.ask_no_more(), self._ask_no_more, look=ButtonLook("quiet", 22))
        no_more.tooltip = say.ask_no_more_tip()
        ways = [] if model.on_phone else [cut, no_more] if model.is_new else [cut]
        slots = [Grow(WidgetSlot(one, 92)) for one in ways]
        way = Sized(Row(*slots, gap=16), most_width=380 * len(slots)) if slots else Box()
        title = Words(heading, 54, CREAM, "heading", "center", lines=1)
        height = (lid_size(kit)[1] + self._edge) / kit.theme.k
        table: Box = Located(Picture(self._paint_table, height=height), self._table.update)
        if self._may_cut:
            table = Layers(table, WidgetSlot(_Packet(self)))
        table = Grow(table)
        body = Column(
            Panel(people_row(people, model.seat), (12, 8), well),
            Space(18),
            Grow(FirstThatFits(Column(title, Words(below, 30, CREAM, align="center"), table), Column(title, table))),
            Row(Space(SEAL), Grow(way), seal),
        )
        return Column(self.bar(), Grow(Pad(body, 50, 26, 20)))

    def _open_seal(self) -> None:
        model = self.state
        skip = Button("button/skip", say.skip_cut(), self._skip, icon="next").with_tip(say.skip_cut_tip())
        sheet = SealSheet(model.words, model.digits, self.copy, (skip,), is_reshuffle=model.dealer is None)
        self.form.open(sheet, self.kit)

    def _said(self, seat: int) -> str:
        return say.deals_here(seat == self.setting.me) if seat == self.state.dealer else ""

    @property
    def _edge(self) -> int:
        return edge_height(self.kit, self.state.cards)

    @property
    def _middle(self) -> tuple[int, int]:
        aside = self.kit.theme.u(WIDTH * APART)
        return self._table.centerx - aside, self._table.centery - self._edge // 2

    @property
    def _place(self) -> tuple[int, int]:
        x, y = self._middle
        return x + 2 * self.kit.theme.u(WIDTH * APART), y + self._edge - self._edge_of(self._lifting.cards)

    @property
    def pack(self) -> Rect:
        width, height = lid_size(self.kit)
        return Rect(0, 0, width, height + self._edge).move_to(midtop=(self._middle[0], self._middle[1] - height // 2))

    def _edge_of(self, cards: float) -> int:
        return max(2, round(self._edge * cards / self.state.cards))

    @property
    def _off(self) -> tuple[int, int]:
        """The offset of the dragged packet from its place on the pack, kept within the table."""
        width, height = lid_size(self.kit)
        x, y = self._middle
        low = self._table.bottom - height // 2 - self._edge_of(self._lifting.cards)
        to_x = min(max(x + self._lifting.way[0], self._table.left + width // 2), self._table.right - width // 2)
        to_y = min(
            max(y + self._lifting.way[1], self._table.top + height // 2), max(low, self._table.top + height // 2)
        )
        return to_x - x, to_y - y

    @property
    def _would_cut(self) -> bool:
        """Whether letting go would cut: the packet is at least half its width to the right of the pack."""
        return self._off[0] > self.kit.theme.u(WIDTH) // 2

    def _paint_table(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """The pack, or what is left of it and the packet in the air."""
        is_dragged = self._lifting.is_held and self._lifting.is_dragged
        middle, count = self._middle, self._lifting.cards
        if not is_dragged and not self.state.has_cut:
            draw_place(kit, surface, self._frame, lit=False)
            if self._rest <= 0:
                draw_arrow(kit, surface, self._frame)
            if self._shuffling > 0:
                self._paint_shuffle(kit, surface)
                return
            draw_pack(kit, surface, self._edge, middle)
            lifted = count if self.state.is_marked or self._lifting.is_held else self._pointed
            if lifted is not None:
                line = parting(kit, middle, self._edge * lifted / self.state.cards)
                pygame.draw.line(surface, kit.theme.ink(WINE), *line, max(2, kit.theme.u(4)))
            return
        upper, rest = self._edge_of(count), self._edge_of(self.state.cards - count)
        below = middle[0], middle[1] + self._edge - rest
        if is_dragged:
            draw_place(kit, surface, self._frame, lit=self._would_cut)
            draw_pack(kit, surface, rest, below)
            off = self._off
            hangs = kit.theme.u(HANGS) if self._scale > 0 else 0
            draw_pack(kit, surface, upper, (middle[0] + off[0], middle[1] + off[1]), kit.theme.u(RAISED), hangs)
            return
        self._paint_motion(kit, surface, upper, rest, below)

    def _paint_shuffle(self, kit: Kit, surface: Surface) -> None:
        """The lower half of the pack is pulled out to the right, then put on top."""
        share = (1 - self._shuffling / (SHUFFLES_LAST * self._scale)) * SHUFFLES % 1
        (x, y), half = self._middle, self._edge // 2
        aside, is_above = round(kit.theme.u(WIDTH) * arc(share)), share > 0.5
        sinks, rises = in_out(min(1.0, 2 * share)), in_out(max(0.0, 2 * share - 1))
        rest = half, (x, y + round((self._edge - half) * sinks))
        drawn = half, (x + aside, y + round((self._edge - half) * (1 - rises)))
        for edge, middle in (rest, drawn) if is_above else (drawn, rest):
            draw_pack(kit, surface, edge, middle)

    def _paint_motion(self, kit: Kit, surface: Surface, upper: int, rest: int, below: tuple[int, int]) -> None:
        passed = 1.0 if self._scale <= 0 else 1 - self._left / (LASTS * self._scale)
        first, second = out_cubic(min(1.0, passed * 2)), out_cubic(max(0.0, passed * 2 - 1))
        middle, off, place = self._middle, self._let_go_at, self._place
        start = middle[0] + off[0], middle[1] + off[1]
        packet = round(mix(start[0], place[0], first)), round(mix(start[1], place[1], first))
        draw_place(kit, surface, self._frame, lit=True)
        if second <= 0:
            draw_pack(kit, surface, rest, below)
            draw_pack(kit, surface, upper, packet, round(kit.theme.u(RAISED) * (1 - first)))
            return
        end = place[0], place[1] - rest
        draw_pack(kit, surface, upper, packet)
        air = kit.theme.u(RAISED) * (1 - second)
        x, y = round(mix(below[0], end[0], second)), round(mix(below[1], end[1], second))
        draw_pack(kit, surface, rest, (x, y), round(air))

    @property
    def _place_rect(self) -> Rect:
        """Where the packet goes."""
        return Rect((0, 0), lid_size(self.kit)).move_to(center=self._frame)

    @property
    def _frame(self) -> tuple[int, int]:
        """The middle of the frame, for a card on the table itself."""
        return self._place[0], self._middle[1] + self._edge

    def more_targets(self) -> tuple[Target, ...]:
        if not self._may_cut:
            return ()
        return (target("packet_place", say.packet_place(), self._place_rect, True),)


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
