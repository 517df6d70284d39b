"""Help: what you can do now, the current rules, the lessons, and the controls of the device in use; and a tour of the
screen below, which darkens while one control at a time has a ring and a few words.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.engine.table.board import Board, Phase
from game.messages.functions import (
    help as say,
    learn_screen as say_learn_screen,
    screens as say_screens,
    tour as say_tour,
)
from game.messages.language import Message
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.sentences.grammar import seat_person
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Piece,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    icon,
    paper,
)
from game.toolkit.drawing.theme import CREAM, DIM, FELT_EDGE, GOLD, INK_ON_GOLD_SOFT, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, FacedButton, StateScene
from game.ui.shared.requests import (
    AskingScene,
    ProgramRequest,
    ReadRules,
    ShowControls,
    ShowLearn,
    ShowOtherProgram,
    ShowPossible,
    ShowTour,
)
from game.ui.system.help.help_pictures import draw_lessons, draw_rules, draw_what_now
from game.ui.system.keys.control_lists import devices
from game.ui.system.keys.control_pictures import draw_controls
from game.ui.table.draw.lesson_ground import ARROW_GAP, SHORTEST
from game.ui.table.draw.lesson_overlay import draw_arrow
from game.ui.table.layout.lesson_places import way_of_arrow

Draw = Callable[[Kit, Surface, Rect], None]
KEYS: Final = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)


def whose_turn(board: Board, names: Sequence[str], me: int | None, things: int) -> str:
    if board.phase == Phase.ENDED:
        return say.round_is_over()
    return say.your_turn(things) if board.mover == me else say.meanwhile(seat_person(names, board.mover, me))


class HelpState(Struct, frozen=True):
    """`now` says whose turn it is at the table below; None without a table."""

    rules: RuleSet
    done: int
    """How many lessons the learner knows."""
    now: Message | None = None
    has_tour: bool = True
    """Whether a screen below has one."""


HEADING: Final = 46
"""Design pixels of the cards' headings."""
LEAST: Final = 0.85
"""The share of that size down to which they stay on one line."""


class HelpScene(AskingScene[HelpState]):
    """The first card is gold; 1 to 4 press them."""

    name = "help"

    @property
    def first_focus(self) -> str:
        return "button/what_now" if self.state.now is not None else "button/rules"

    def take(self, event: Event) -> bool | None:
        cards = [widget for widget in self.form.widgets if isinstance(widget, FacedButton)]
        if event.type == pygame.KEYDOWN and self.form.dialog is None and event.key in KEYS[: len(cards)]:
            cards[KEYS.index(event.key)].press()
            return True
        return super().take(event)

    def content(self, kit: Kit) -> Box:
        state = self.state
        device = devices(kit)[0]
        is_high = state.now is None
        cards = [
            self._card(
                "rules",
                say.these_rules(),
                rule_set_name(state.rules.name),
                ReadRules(state.rules),
                is_high,
                partial(draw_rules, state.rules),
            ),
            self._card(
                "lessons",
                say.lessons(),
                say_learn_screen.lessons_done(state.done) if state.done else say_learn_screen.how_long(),
                ShowLearn(),
                False,
                partial(draw_lessons, state.done),
            ),
            self._card(
                "controls",
                say.controls(),
                say.device(device),
                ShowControls(),
                False,
                partial(draw_controls, device != "mouse"),
            ),
        ]
        other = partial(self._ask, ShowOtherProgram())
        right = [BarButton("button/other_program", say.other_program(), other, icon="list")]
        row = Row(*(Share(WidgetSlot(card)) for card in cards), gap=30, across="stretch")
        tour = BarButton("button/tour", say.tour(), partial(self._ask, ShowTour()), icon="eye")
        above: Sequence[Box] = ()
        if state.now is not None:
            above = (Sized(WidgetSlot(self._what_now(state.now())), height=248), Space(36))
        body = Pad(Column(*above, Grow(row)), 78, 46 if above else 110, 48 if above else 110)
        return Column(Bar(say_screens.help(), [self.way_back], [*right, tour] if state.has_tour else right), Grow(body))

    def _what_now(self, now: str) -> FacedButton:
        """Low and wide, with its picture at the left."""

        def face(button: Button, kit: Kit) -> Box:
            picture = Panel(Picture(draw_what_now), (18, 12), board(FELT_EDGE, 1, None, 14))
            words = Column(
                Grow(),
                Words(button.label, 59, button.ink, "heading", lines=1),
                Words(now, 34, INK_ON_GOLD_SOFT, "strong", lines=1),
                Grow(),
            )
            sign = icon("play", 40, button.ink)
            return Pad(Row(Share(picture, 0.9), Space(34), Share(words), sign, Space(14), across="stretch"), 20, 16)

        look = ButtonLook("primary", 59, heading=True)
        press = partial(self._ask, ShowPossible())
        return FacedButton("button/what_now", say.what_now(), press, face, value=now, look=look)

    def _card(self, id: str, label: str, below: str, request: ProgramRequest, is_gold: bool, draw: Draw) -> FacedButton:
        def face(button: Button, kit: Kit) -> Box:
            ink = INK_ON_GOLD_SOFT if is_gold else DIM
            colour, headings = button.ink if is_gold else CREAM, (say.these_rules(), say.lessons(), say.controls())
            heading = FirstThatFits(
                Words(label, HEADING, colour, "heading", lines=1, alike=headings, least=LEAST),
                Words(label, HEADING, colour, "heading"),
            )
            words = Column(heading, Space(8), Words(below, 34, ink, "strong"))
            picture = Panel(Picture(draw), (14, 12), board(FELT_EDGE, 1, None, 14))
            return Pad(Column(Grow(picture), Space(18), Pad(words, 14, 0, 10)), 17, 17, 4)

        look = ButtonLook("primary" if is_gold else "plain", HEADING, heading=True)
        return FacedButton(f"button/{id}", label, partial(self._ask, request), face, value=below, look=look)


STOPS: Final[Mapping[str, tuple[tuple[str, Message], ...]]] = {
    "table": (
        ("stock", say_tour.stock),
        ("pile", say_tour.pile),
        ("button/take", say_tour.take),
        ("new_pile", say_tour.new_pile),
        ("meld/0/0", say_tour.meld),
        ("foot", say_tour.foot),
        ("button/hint", say_tour.hint),
        ("button/history", say_tour.last_turns),
        ("button/needs", say_tour.to_go_out),
        ("button/sound", say_tour.sound),
        ("button/menu", say_tour.menu),
    ),
    "title": (
        ("button/first_round", say_tour.first_round),
        ("button/play", say_tour.play),
        ("button/continue", say_tour.go_on),
        ("button/new_game", say_tour.new_game),
        ("button/learn", say_tour.learn),
        ("button/todays_deal", say_tour.todays_deal),
        ("button/score_pad", say_tour.score_pad),
        ("button/settings", say_tour.settings),
        ("button/help", say_tour.help),
    ),
}
"""The stops of a screen, by the word of their target, in order, with at most eight words each. A panel has another
target when it is folded.
"""
AROUND: Final = 10
"""Design pixels around the ringed control."""


class TourStop(Struct, frozen=True):
    rect: tuple[int, int, int, int]
    words: Message


class TourState(Struct, frozen=True):
    stops: tuple[TourStop, ...]
    at: int = 0


class TourScene(StateScene[TourState]):
    """`below` is the picture of the explained screen. Any press moves on; Esc, or the last one, ends it."""

    name = "tour"
    first_focus = "button/next"
    is_spoken = True

    def __init__(self, stops: Sequence[TourStop], below: Surface, on_done: Callable[[], None]) -> None:
        super().__init__(TourState(tuple(stops)))
        self._below, self._on_done = below, on_done
        self.form.on_cancel = on_done

    @property
    def message(self) -> str:
        return self.state.stops[self.state.at].words()

    def _go(self, by: int) -> None:
        at = self.state.at + by
        if at >= len(self.state.stops):
            self._on_done()
        else:
            self.set_state(at=max(0, at))

    def take(self, event: Event) -> bool | None:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RIGHT, pygame.K_LEFT):
            self._go(1 if event.key == pygame.K_RIGHT else -1)
            return True
        if self.form.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._go(1)
            return True
        return None

    def content(self, kit: Kit) -> Box:
        return _At(self._paper(kit, self.state.at), self._place(kit))

    def _place(self, kit: Kit) -> Rect:
        """Of the words, with what goes on and what ends it: always the same, unless the ringed control is there."""
        u = kit.theme.u
        inside_rim = Rect((0, 0), kit.size).inflate(-u(80), -u(80))
        width = min(u(780), inside_rim.w)
        papers = [self._paper(kit, at) for at in range(len(self.state.stops))]
        height = max(paper_.height(kit, width) for paper_ in papers)
        rings = [Rect(stop.rect).inflate(u(80), u(80)) for stop in self.state.stops]
        return _clear_of(rings, self.state.at, (width, height), inside_rim)

    def _paper(self, kit: Kit, at: int) -> Box:
        is_first, is_last = at == 0, at == len(self.state.stops) - 1
        label = say_tour.done() if is_last else say_tour.next_one()
        on = Button("button/next", label, lambda: self._go(1), look=ButtonLook("primary", 27))
        place = say_tour.place(at + 1, len(self.state.stops))
        back = Button("button/step_back", say_screens.back(), lambda: self._go(-1), look=27).on_paper()
        end = Button("button/done", say_tour.end(), self._on_done, look=27).on_paper()
        left, right = [on, *([] if is_first else [back])], [] if is_last else [WidgetSlot(end, 66)]
        ways = Row(*(WidgetSlot(way, 66) for way in left), Grow(), Words(place, 27, WINE, lines=1), *right, gap=14)
        words = Words(self.state.stops[at].words(), 38, WINE, "heading")
        return Panel(Column(words, Grow(), ways, gap=18), (34, 22), paper)

    def paint(self, kit: Kit, surface: Surface) -> None:
        """The screen below, darker except for what has the ring, to which an arrow leads as in lessons."""
        surface.blit(self._below, (0, 0))
        hole = Rect(self.state.stops[self.state.at].rect).inflate(2 * kit.theme.u(AROUND), 2 * kit.theme.u(AROUND))
        lit = self._below.subsurface(hole.clip(self._below.get_rect())).copy()
        kit.paint.dim(surface, 150)
        surface.blit(lit, hole.clip(self._below.get_rect()))
        kit.paint.panel(surface, hole, opacity=0, line=GOLD, radius=16, line_width=5)
        u = kit.theme.u
        way = way_of_arrow(self._place(kit), hole, u(ARROW_GAP), u(SHORTEST), ())
        if way:
            draw_arrow(kit, surface, way)
        if self._placed is not None:
            self._placed.draw(kit, surface)


def _clear_of(rings: Sequence[Rect], at: int, size: tuple[int, int], inside: Rect) -> Rect:
    """A place of this size that is clear of that ring: the one that is clear of most, or else the nearest to it."""
    paper_ = Rect((0, 0), size)
    places = [
        paper_.move_to(centerx=x, centery=y).clamp(inside)
        for y in (inside.centery, inside.bottom, inside.top)
        for x in (inside.centerx, inside.left, inside.right)
    ]
    usual = min(places, key=lambda place: len(place.collidelistall(rings)))
    return min(places, key=lambda place: (place.colliderect(rings[at]), math.dist(place.center, usual.center)))


class _At(Box):
    """A box in this place of the window."""

    def __init__(self, box: Box, rect: Rect) -> None:
        self._box, self._rect = box, rect

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        return self._box.place(kit, self._rect)
