"""A tour of the screen below: it darkens, and one control at a time has a ring and a few words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.messages.functions import tour as say
from game.messages.language import Message
from game.toolkit.boxes import Box, Column, Grow, Panel, Piece, Row, WidgetSlot, Words, paper
from game.toolkit.drawing.theme import GOLD, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook, StateScene

STOPS: Final[Mapping[str, tuple[tuple[str, Message], ...]]] = {
    "table": (
        ("stock", say.stock),
        ("pile", say.pile),
        ("button/take", say.take),
        ("new_pile", say.new_pile),
        ("meld/0/0", say.meld),
        ("foot", say.foot),
        ("button/hint", say.hint),
        ("button/sort", say.sort),
        ("button/panel_left", say.last_turns),
        ("button/history", say.last_turns),
        ("button/panel_right", say.to_go_out),
        ("button/needs", say.to_go_out),
        ("button/settings", say.rules),
        ("button/sound", say.sound),
        ("button/menu", say.menu),
        ("button/games", say.games),
    ),
    "title": (
        ("button/first_round", say.first_round),
        ("button/play", say.play),
        ("button/continue", say.go_on),
        ("button/new_game", say.new_game),
        ("button/learn", say.learn),
        ("button/todays_deal", say.todays_deal),
        ("button/score_pad", say.score_pad),
        ("button/settings", say.settings),
        ("button/help", say.help),
    ),
}
"""The stops of a screen, by the word of their target, in order, with at most eight words each. A panel has another
target when it is folded.
"""
GUIDED: Final = frozenset({"stock", "pile", "new_pile", "meld/0/0", "foot", "button/sound", "button/menu"})
"""What a newcomer knows from the guided round, or has seen there."""
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
        """The words beside their control, on the side with more room, with what goes on and what ends it."""
        stop, u = self.state.stops[self.state.at], kit.theme.u
        is_last = self.state.at == len(self.state.stops) - 1
        label = say.done() if is_last else say.next_one()
        on = Button("button/next", label, lambda: self._go(1), look=ButtonLook("primary", 27))
        place = say.place(self.state.at + 1, len(self.state.stops))
        end = [] if is_last else [Button("button/done", say.end(), self._on_done, look=27).on_paper()]
        ways = Row(*(WidgetSlot(button, 66) for button in (on, *end)), Grow(), Words(place, 27, WINE), gap=14)
        paper_ = Panel(Column(Words(stop.words(), 38, WINE, "heading"), ways, gap=18), (34, 22), paper)
        rect = Rect(stop.rect)
        inside_rim = Rect((0, 0), kit.size).inflate(-u(80), -u(80))
        width = min(u(780), inside_rim.w)
        height = paper_.height(kit, width)
        gap = u(40)
        box = Rect(0, 0, width, height)
        box.center = rect.center
        box.top = rect.bottom + gap if rect.centery < kit.size[1] / 2 else rect.top - gap - height
        box.clamp_ip(inside_rim)
        return _At(paper_, box)

    def paint(self, kit: Kit, surface: Surface) -> None:
        """The screen below, darker except for what has the ring."""
        surface.blit(self._below, (0, 0))
        hole = Rect(self.state.stops[self.state.at].rect).inflate(2 * kit.theme.u(AROUND), 2 * kit.theme.u(AROUND))
        lit = self._below.subsurface(hole.clip(self._below.get_rect())).copy()
        kit.paint.dim(surface, 150)
        surface.blit(lit, hole.clip(self._below.get_rect()))
        kit.paint.panel(surface, hole, opacity=0, line=GOLD, radius=16, line_width=5)
        if self._placed is not None:
            self._placed.draw(kit, surface)


class _At(Box):
    """A box in this place of the window."""

    def __init__(self, box: Box, rect: Rect) -> None:
        self._box, self._rect = box, rect

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        return self._box.place(kit, self._rect)
