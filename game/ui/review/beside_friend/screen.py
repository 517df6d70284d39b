"""Two matches of the same deal side by side: the tables above, the moves and buttons below."""

from functools import partial
from typing import Protocol

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.engine.moves import Move
from game.messages.amounts import signed
from game.messages.functions import beside_friend as say
from game.sentences.grammar import sentences
from game.sentences.phrases import Phrase, spoken_text
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper,
)
from game.toolkit.drawing.theme import CREAM, DIM, GAIN, INK, INK_SOFT, PANEL, PAPER_DIM, TEAM_COLOURS, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, StateScene
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.moments.phrase_box import PhraseBox
from game.ui.shared.moments.pointed_move import draw_with_plates
from game.ui.shared.moments.small_table import TableMoment, spoken_moment, table_words
from game.ui.shared.people.portrait_and_name import portrait

WIDTH, WIDER = 600, 760
"""Design pixels of the buttons below, and in large letters."""
PLATE_NAME, PLATE_COUNTS = 22, 32
"""Design pixels of the letters on a plate, which is high enough for large ones."""


class SideShown(Struct, frozen=True):
    """One of the two: the player, the turn's action, the match's result, the table before that turn, and the moves
    marked there.
    """

    person: PlayerAtTable
    what: Phrase
    lead: int
    moment: TableMoment
    moves: tuple[Move, ...] = ()


class BothShown(Struct, frozen=True, kw_only=True):
    """Both at the same turn: what each did, which was worth more, if known, or that it is being computed. `is_over` if
    neither has another turn; `is_parting` at the start of the turn with the first difference.
    """

    title: str
    mine: SideShown
    theirs: SideShown
    heading: str
    told: tuple[Phrase, ...]
    gain: str
    is_gain: bool
    honest: str
    their_way: str
    is_over: bool
    is_first: bool
    is_parting: bool
    may_play_mine: bool
    may_play_theirs: bool


class BothActions(Protocol):
    """Answers the screen's requests."""

    def step(self, turns: int) -> BothShown:
        """Go this many turns on in both, or back."""

    def to_parting(self) -> BothShown:
        """To the first difference."""

    def poll(self) -> BothShown | None:
        """The same with new results; None if there are none."""

    def play_on(self, is_mine: bool) -> None:
        """A new game after the current turn, as it was played on one side."""

    def another_file(self) -> None:
        """Open another friend's file."""

    def back(self) -> None:
        """Go back."""

    def close(self) -> None:
        """Screen closed."""


class BesideFriendScene(StateScene[BothShown]):
    """Each table has its owner's heading above it."""

    name = "beside_friend"
    first_focus = "button/step_on"

    def __init__(self, shown: BothShown, actions: BothActions) -> None:
        super().__init__(shown)
        self._actions = actions
        self.poll, self.on_leave = lambda: self.set_state(actions.poll() or self.state), actions.close
        self.form.on_cancel = actions.back

    @property
    def message(self) -> str:
        shown = self.state
        sides = [say.side(side.person.name, side.lead, spoken_text(side.what)) for side in (shown.mine, shown.theirs)]
        return sentences(shown.heading, *sides, shown.gain, shown.honest)

    def _step(self, turns: int) -> None:
        self.set_state(self._actions.step(turns))

    def _to_parting(self) -> None:
        self.set_state(self._actions.to_parting())

    def take(self, event: Event) -> bool | None:
        if event.type == pygame.KEYDOWN and self.form.dialog is None:
            match event.key:
                case pygame.K_HOME if not self.state.is_parting:
                    self._to_parting()
                    return True
                case pygame.K_PAGEDOWN if not self.state.is_over:
                    self._step(1)
                    return True
                case pygame.K_PAGEUP if not self.state.is_first:
                    self._step(-1)
                    return True
        return super().take(event)

    # ---- layout

    def content(self, kit: Kit) -> Box:
        shown, actions = self.state, self._actions
        on = Button(
            "button/step_on",
            say.step_on(),
            partial(self._step, 1),
            look=ButtonLook("primary", 36, sub_size=22, heading=True),
            icon="next",
            sub=say.step_on_sub(),
            why_not=say.both_over() if shown.is_over else None,
        )
        before = Button(
            "button/step_back",
            say.step_back(),
            partial(self._step, -1),
            icon="previous",
            look=22,
            why_not=say.at_the_start() if shown.is_first else None,
        )
        parted = Button(
            "button/parted", say.parted(), self._to_parting, look=22, why_not="" if shown.is_parting else None
        )
        mine, theirs = (
            Button(
                f"button/{whose}_way",
                label,
                partial(actions.play_on, whose == "my"),
                look=23,
                icon="hand",
                sub=say.as_a_new_game(),
                why_not=None if may else say.nothing_left()
            )
            for whose, label, may in (
                ("my", say.my_way(), shown.may_play_mine),
                ("their", shown.their_way, shown.may_play_theirs),
            )
        )  # fmt: skip
        tables = Row(Share(_side(shown.mine)), Share(_side(shown.theirs)), gap=18, across="stretch")
        small = Row(Share(WidgetSlot(before, 66)), Share(WidgetSlot(parted, 66)), gap=10)
        width, ways = WIDTH, list[Box]([WidgetSlot(mine, 66), WidgetSlot(theirs, 66)])
        if kit.theme.is_large:  # the tables need the height
            ways, width = [Row(*(Share(way) for way in ways), gap=10)], WIDER
        buttons = Column(WidgetSlot(on, 92), small, *ways, gap=10)
        below = Row(Grow(Sized(self._sheet(), height=0)), Sized(buttons, width), gap=28, across="stretch")
        body = Column(Share(tables), Space(14), below)
        back = BarButton("button/back", say.result(), actions.back, icon="back")
        other = BarButton("button/another_file", say.another_file(), actions.another_file, icon="folder")
        return Column(Bar(shown.title, [back], [other]), Grow(Pad(body, 16, 14, 16)))

    def _sheet(self) -> Box:
        """In large letters the note about later draws goes first, then the worth."""
        shown = self.state
        gain = [Words(shown.gain, 22, GAIN if shown.is_gain else PAPER_DIM, "strong")] if shown.gain else []
        honest = [Words(shown.honest, 20, PAPER_DIM)] if shown.honest else []

        def form(size: float, head: float, *below: Box) -> Box:
            told = [PhraseBox(phrase, size, INK if n == 0 else INK_SOFT) for n, phrase in enumerate(shown.told)]
            return Column(Words(shown.heading, head, WINE, "heading", lines=1), Space(8), *told, *below, Grow(), gap=8)

        forms = (
            form(24, 36, *gain, Space(4), *honest),
            form(22, 32, *gain, *honest),
            form(22, 32, *gain),
            form(20, 30, *gain),
            form(20, 30),
        )
        return Panel(FirstThatFits(*forms), (34, 18), paper)


def _side(side: SideShown) -> Box:
    return Column(Sized(_head(side), height=84), Space(10), Grow(_table(side)))


def _table(side: SideShown) -> Box:
    return Described(Picture(partial(_draw_table, side)), *spoken_moment(side.moment, table_words(side.moment)))


def _head(side: SideShown) -> Box:
    name = Words(side.person.name, 30, CREAM, "heading", lines=1)
    end = (Words(say.in_the_end(), 20, DIM, lines=1), Words(signed(side.lead), 38, CREAM, "number", "right", lines=1))
    picture = portrait(side.person, 62)
    return Panel(
        FirstThatFits(
            Row(picture, name, PhraseBox(side.what, 22, CREAM), Grow(), *end, gap=16),
            Row(picture, Grow(name), *end, gap=14),
            Row(Grow(name), end[1], gap=12),
        ),
        (16, 8),
        board(PANEL, 0.9, TEAM_COLOURS[side.person.team], 18, 2.5),
    )


def _draw_table(side: SideShown, kit: Kit, surface: Surface, rect: Rect) -> None:
    u, shown = kit.theme.u, (side.moment, table_words(side.moment), side.moves)
    height = max(u(66), min(u(76), rect.h // 7))
    large = kit.text.line(PLATE_NAME, "strong") + kit.text.line(PLATE_COUNTS, "number")
    draw_with_plates(kit, surface, rect, *shown, widest=u(310), height=height, gap=u(10), least_large=large)
