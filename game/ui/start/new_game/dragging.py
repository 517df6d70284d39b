"""Tells a drag from a press: a face that is pressed and moved a little is carried until it is released."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.toolkit.kit import Kit
from game.toolkit.widgets import Widget
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import draw_portrait

FAR_ENOUGH: Final = 8
"""Window pixels that turn a press into a drag."""

Position = tuple[int, int]


def chair_at(chairs: Sequence[Widget], pos: Position) -> int | None:
    """The chair at a point, counted from 0; None if there is none."""
    return next((n for n, chair in enumerate(chairs) if chair.rect.collidepoint(pos)), None)


class Carry(Struct, frozen=True):
    """`drop` is called with a chair when what is in it is dropped; `lit` returns the place that would take it there, or
    None.
    """

    drop: Callable[[int, Position], None]
    lit: Callable[[int, Position], Rect | None]


class Gesture(Enum):
    """The meaning of a mouse event."""

    NOTHING = auto()
    BEGUN = auto()
    """A press that may become a click or a drag."""
    CARRIED = auto()
    """A drag that continues or has ended."""
    PRESSED = auto()
    """Pressed and released, without being carried to another place."""


class Grip:
    """Follows the pointer from a press until its release."""

    def __init__(self, carry: Carry | None) -> None:
        """With no `carry`, nothing can be dragged."""
        self._carry = carry
        self.chair: int | None = None  # whose face was pressed
        self._from: Position | None = None  # where the press was
        self.at: Position | None = None  # where it is being carried
        self._has_left = False

    @property
    def is_carrying(self) -> bool:
        return self.at is not None

    def mouse(self, event: Event, chair: int | None = None) -> Gesture:
        """Handle a mouse event; what is in `chair`, if anything, is carried when a press becomes a drag."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.chair, self._from, self._has_left = chair, event.pos, False
            return Gesture.BEGUN
        if self._from is None:
            return Gesture.NOTHING
        if event.type == pygame.MOUSEMOTION and self.chair is not None and self._carry is not None:
            way = max(abs(now - before) for now, before in zip(event.pos, self._from, strict=True))
            if self.is_carrying or way >= FAR_ENOUGH:
                self.at = event.pos
                self._has_left = self._has_left or self._carry.lit(self.chair, event.pos) is not None
                return Gesture.CARRIED
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if self.is_carrying:
                self._drop(event.pos)
                return Gesture.CARRIED if self._has_left else Gesture.PRESSED
            self.chair = self._from = None
            return Gesture.PRESSED
        return Gesture.NOTHING

    def key(self, event: Event) -> bool:
        """Esc drops what is carried nowhere."""
        is_let_go = self.is_carrying and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if is_let_go:
            self._drop((-1, -1))
        return is_let_go

    def _drop(self, pos: Position) -> None:
        chair, self.chair, self._from, self.at = self.chair, None, None, None
        if chair is not None and self._carry is not None:
            self._carry.drop(chair, pos)

    def draw(self, kit: Kit, surface: Surface, person: PlayerAtTable) -> None:
        """Draw the carried person over everything else; light up the place that would take them."""
        if self.at is not None and self.chair is not None and self._carry is not None:
            lit, side = self._carry.lit(self.chair, self.at), max(56, kit.theme.u(92))
            if lit is not None:
                kit.paint.focus(surface, lit, 16)
            at = (self.at[0] - side // 2, self.at[1] - side // 2)
            draw_portrait(kit, surface, person, at, side, lit=True)
