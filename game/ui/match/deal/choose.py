"""Choosing the hand: two stacks face down, who passed them, what the others chose. No card is shown face up."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec
import pygame
from pygame import Event, Rect, Surface

from game.engine.moves import Choose
from game.messages.functions import screens as say, spoken_text as say_spoken_text
from game.rules.stack_passing import Passing, Way, passing_by
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Located,
    Panel,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    well,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD
from game.toolkit.kit import Kit
from game.toolkit.speed import in_out
from game.toolkit.targets import Target, target
from game.toolkit.widgets import Button
from game.ui.match.deal.ceremony import FACE, Ceremony, Setting, people_row
from game.ui.shared.cards.card_art import Back, card_art, height
from game.ui.shared.people.portrait_and_name import Name, draw_portrait
from game.ui.shared.requests import AskInGame

EDGES: Final = 11
CARD: Final = 270
"""Design pixels: the width of a card in a stack where there is room."""
BACKS: Final[tuple[Back, ...]] = ("stack", "hand", "foot")
PASS_SECONDS: Final = 1.4
TURN_SECONDS: Final = 0.45


class ChooseModel(msgspec.Struct, frozen=True):
    """The progress of the choosing. `chosen` holds each seat's stack, None before; `passes` says what this round passes
    on.

    `seat` is choosing now, or has just chosen if `shown` (its stack) is set.
    """

    cards: int
    passes: Way | None
    chosen: tuple[int | None, ...]
    seat: int
    mine: bool
    shown: int | None = None


class Arrow(NamedTuple):
    """An arrow between two neighbours: whether it points left, to the next seat clockwise, and how many stacks travel
    on it.
    """

    to_left: bool
    stacks: int


def arrows(passing: Passing) -> tuple[Arrow, ...]:
    """The arrows between two people who sit side by side.

    >>> arrows(Passing(1, -1))
    (Arrow(to_left=True, stacks=1), Arrow(to_left=False, stacks=1))
    """
    steps = [step for step in (passing.first, passing.second) if step]
    return tuple(Arrow(step > 0, steps.count(step)) for step in (1, -1) if step in steps)


def row_of_seats(start: int, players: int) -> list[int]:
    """All seats in a row from one to itself, each beside its left neighbour as one looks at the row: what is passed to
    the left goes left.

    >>> row_of_seats(0, 4)
    [0, 3, 2, 1, 0]
    """
    return [(start - n) % players for n in range(players + 1)]


def _stack_name(stack: int) -> str:
    return say.right_stack() if stack else say.left_stack()


def _chosen_stack(stack: int | None) -> str:
    return "" if stack is None else say.chosen_stack("right" if stack else "left")


class ChooseScene(Ceremony[ChooseModel]):
    """Two stacks with a star on their backs; the letters H and F come with the choice."""

    name = "choose"

    def __init__(self, state: ChooseModel, setting: Setting, ask: AskInGame, time_scale: float) -> None:
        super().__init__(state, setting, ask)
        self._passing = self._pass_whole = PASS_SECONDS * time_scale if state.passes is not None else 0.0
        self._scale = time_scale
        self._turning = 0.0  # seconds left until the chosen stack shows its letter
        self._stacks = [Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)]
        self._row = Rect(0, 0, 0, 0)
        self._pressed: int | None = None
        self.show(state)

    def show(self, state: ChooseModel) -> None:
        self.set_state(state)
        self._turning = TURN_SECONDS * self._scale if state.shown is not None else 0.0

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def first_focus(self) -> str | None:
        return "button/left" if self.state.mine else None

    @property
    def busy(self) -> bool:
        return self._passing > 0 or self._turning > 0

    def head(self) -> tuple[str, str]:
        model, who = self.state, self.setting.person(self.state.seat)
        below = say.choose_line() if model.passes is None else say.choose_passed(model.passes)
        if model.shown is not None:
            return say.has_chosen(who), below
        if model.mine:
            return say.choose_heading() if who.is_you else say.choose_heading_for(who), below
        return say.chooses(who), below

    def _choose(self, stack: int) -> None:
        if self.state.mine:
            self.ask(Choose(stack))

    # ---- events and time

    def take(self, event: Event) -> None:
        """Stacks by click, L and R; everything else as usual."""
        if self.form.dialog is not None or not self.state.mine or not self._handle_stacks(event):
            super().take(event)

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

    def pass_time(self, dt: float) -> Sequence[Rect]:
        """Move stacks to their new owners, or turn them over."""
        moved = [*([self._row] if self._passing > 0 else []), *(self._stacks if self._turning > 0 else [])]
        self._passing = max(0.0, self._passing - dt)
        self._turning = max(0.0, self._turning - dt)
        return moved

    def get_ready(self, kit: Kit, scratch: Surface) -> None:
        super().get_ready(kit, scratch)
        for back in BACKS:
            card_art(kit).back(back, self._stacks[0].w)

    def end_motion(self) -> bool:
        moved = self.busy
        self._passing = self._turning = 0.0
        self.form.changed = self.form.changed or moved
        return moved

    # ---- picture

    def inside(self, kit: Kit) -> Box:
        left, right = (Share(self._stack(n), 2) for n in range(2))
        stacks = Row(Share(share=0.5), left, right, Share(share=0.5), across="stretch")
        row = self._results() if self.state.passes is None else self._passes()
        return Column(
            Grow(),
            Grow(stacks, most=1),
            Grow(),
            Space(20),
            Located(Sized(row, height=120), self._row.update),
        )

    def _stack(self, n: int) -> Box:
        model = self.state
        name = _stack_name(n) if model.shown is None else say.hand() if n == model.shown else say.foot()
        id, key = ("left", "L") if n == 0 else ("right", "R")
        label = say_spoken_text.belonging(name, say.take_this())
        take = Button(f"button/{id}", label, partial(self._choose, n), icon="hand", key=key, look=26)
        take.shown_as(say.take_this())
        take.visible = model.mine  # neither is golden: nothing tells them apart
        picture = Picture(partial(self._paint_stack, n), height=height(CARD) + 3 * EDGES)
        return Column(
            Grow(Located(picture, partial(self._place_stack, n)), most=1),
            Space(16),
            Words(name, 32, GOLD if n == model.shown else CREAM, "heading", "center", lines=1),
            Words(self._stack_note(n), 23, DIM, align="center", lines=1),
            Space(14),
            Row(Grow(), WidgetSlot(take, 78, 330), Grow()),
        )

    def _place_stack(self, n: int, rect: Rect) -> None:
        """Place the top card; the others show below it."""
        theme = self.kit.theme
        width = min(theme.u(CARD), int((rect.h - max(1, theme.u(3)) * EDGES) / 1.4))
        self._stacks[n] = Rect(rect.centerx - width // 2, rect.top, width, height(width))

    def _paint_back(self, kit: Kit, surface: Surface, back: Back, rect: Rect) -> None:
        """Draw the top card; once the stack is chosen it turns from the star to its letter."""
        image = card_art(kit).back(back, rect.w)
        if self._turning > 0:
            turned = math.cos(math.pi * (1 - self._turning / (TURN_SECONDS * self._scale)))
            image = card_art(kit).back("stack" if turned > 0 else back, rect.w)
            width = max(2, round(rect.w * abs(turned)))
            surface.blit(card_art(kit).blank(rect.w), rect.topleft)
            image = pygame.transform.smoothscale(image, (width, image.get_height()))
        surface.blit(image, image.get_rect(midtop=rect.midtop))

    def _paint_stack(self, n: int, kit: Kit, surface: Surface, _: Rect) -> None:
        shown, rect = self.state.shown, self._stacks[n]
        back: Back = "stack" if shown is None else "hand" if n == shown else "foot"
        step = max(1, kit.theme.u(3))
        shadow = card_art(kit).shadow(rect.w, 0, kit.theme.u(10))
        surface.blit(shadow, shadow.get_rect(center=(rect.centerx + 4 * step, rect.centery + 5 * step)))
        edge = card_art(kit).blank(rect.w)
        for k in range(EDGES - 1, 0, -1):
            surface.blit(edge, (rect.left + k * step // 2, rect.top + k * step))
        self._paint_back(kit, surface, back, rect)

    def _stack_note(self, stack: int) -> str:
        seat = self.state.seat
        by = passing_by(self.state.passes).giver(stack, seat, len(self.setting.people))
        return say.stack_note(by != seat, self.setting.person(by), self.state.cards)

    def _results(self) -> Box:
        people = [
            (person, self.setting.called(seat), _chosen_stack(self.state.chosen[seat]))
            for seat, person in enumerate(self.setting.people)
        ]
        return people_row(people, self.state.seat)

    def _passes(self) -> Box:
        setting = self.setting
        players, start = len(setting.people), setting.me or 0
        people = [
            Share(
                Column(
                    Row(Grow(), Picture(partial(self._paint_face, seat), FACE, FACE), Grow()),
                    Name(setting.called(seat), 20, CREAM, "center"),
                )
            )
            for seat in row_of_seats(start, players)
        ]
        ways = arrows(passing_by(self.state.passes))
        # two that cross each other have half the height each
        lanes = [Share(Column(*(Share(Picture(partial(self._paint_pass, way))) for way in ways)))] * players
        between = Sized(Row(Share(share=0.5), *lanes, Share(share=0.5), across="stretch"), height=FACE)
        return Panel(Layers(Column(between, Grow()), Row(*people, across="start")), (0, 12), well)

    def _paint_face(self, seat: int, kit: Kit, surface: Surface, rect: Rect) -> None:
        person = self.setting.people[seat]
        draw_portrait(kit, surface, person, rect.topleft, rect.h, seat == self.state.seat)
        if self.state.chosen[seat] is not None:
            kit.paint.icon(surface, "tick", (rect.right, rect.top + rect.h // 6), kit.theme.u(26), GOLD)

    def _paint_pass(self, way: Arrow, kit: Kit, surface: Surface, lane: Rect) -> None:
        """From one neighbour to the other: an arrow, and the stacks on their way."""
        u = kit.theme.u
        done = 1.0 if not self._pass_whole else 1 - self._passing / self._pass_whole
        to = -1 if way.to_left else 1
        arrow = kit.paint.path("M8 50H86M60 26L88 50L60 74", u(38), GOLD, 10)
        if way.to_left:
            arrow = pygame.transform.flip(arrow, True, False)
        surface.blit(arrow, arrow.get_rect(center=(lane.centerx + to * u(34), lane.centery)))
        start = lane.centerx - to * (lane.w - u(FACE)) // 2
        x = round(start + (lane.centerx - start) * in_out(done)) - to * u(10)
        back = card_art(kit).back("stack", u(26))
        for n in range(way.stacks):
            surface.blit(back, back.get_rect(center=(x + n * u(9), lane.centery - n * u(4))))

    def more_targets(self) -> tuple[Target, ...]:
        return tuple(target(f"stack/{n}", _stack_name(n), rect, self.state.mine) for n, rect in enumerate(self._stacks))
