"""The two doors of the title: a picture, a heading, and what is behind it. Only known facts are shown."""

import math
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final

import pygame
from msgspec import Struct
from pygame import Rect, Surface

from game.messages.functions import learn_screen as say_learn_screen, todays_deal as say_todays_deal
from game.toolkit.boxes import Box, Column, Grow, Pad, Panel, Picture, Placed, Row, Sized, Words, board
from game.toolkit.drawing.theme import BUTTON_BOTTOM_HOVER, BUTTON_RIM, CREAM, GOLD, INK_ON_GOLD, LINE, PANEL
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook
from game.ui.shared.calendar_leaf import calendar_leaf
from game.ui.shared.cards.laid_cards import draw_card_askew

if TYPE_CHECKING:
    from game.lessons.lesson_ids import LessonId

HIGH_WINDOW: Final = 1300
"""Design pixels of window height from which the doors get a row of their own."""
STEPS_ON_THE_WAY: Final = 12
"""Dots of the picture, however many lessons the rules have."""
DEALT: Final = ("AS", "AH", "TC", "TS", "9C", "9D", "8S", "7H", "5C", "2H", "*R")
"""Without court cards: they take long to load, and would be under the next card."""
WIDTH: Final = 0.56
"""The width of a card as a share of its height in both first-start pictures, so that they share sheets and shadows."""
_DISC: Final = "M50 5A45 45 0 1 1 49.9 5Z"


class LearnDoor(Struct, frozen=True):
    """What is behind Learn for the current learner."""

    known: frozenset["LessonId"] = frozenset()
    """The lessons that were done, or learned at the table."""
    next: "LessonId | None" = None
    """The lesson that comes next; None after the last, and before the first."""
    waiting: int = 0
    """Moments from own games that wait."""
    is_known: bool = True
    """Whether it has been read; until then nothing is said about it."""

    @property
    def is_new(self) -> bool:
        """Whether nothing was done yet, not even at the table."""
        return not (self.known or self.waiting)


class DealDoor(Struct, frozen=True):
    """What is behind Today's deal."""

    day: date
    progress: str
    """How far the player is with its deal."""


class Door(Button):
    """A way to somewhere else, large enough for a picture and one line below its name. `spoken_text` adds what the
    picture shows.
    """

    def __init__(
        self,
        id: str,
        label: str,
        on_press: Callable[[], None],
        picture: Box,
        line: str,
        key: str,
        spoken_text: str = "",
    ) -> None:
        super().__init__(id, label, on_press, look=ButtonLook("tile", 42, heading=True), key=key)
        self.keycode = pygame.key.key_code(key)
        self.radius = 22
        self._drawn, self._line, self._spoken_text = picture, line, spoken_text or line

    @property
    def value(self) -> str:
        return self._spoken_text

    def room(self, kit: Kit) -> int:
        """Beside its picture if it is low."""
        return round(self.rect.w * (0.58 if self._is_low else 1)) - kit.theme.u(62 if self._is_low else 40)

    @property
    def _is_low(self) -> bool:
        return self.rect.w > 2.4 * self.rect.h

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The picture above the words, or beside them if the door is low and wide."""
        self.draw_ground(kit, surface, self.rect)
        share = 0.36 if kit.theme.text_scale > 1 else 0.47
        ground = Panel(self._drawn, (0, 0), board(PANEL, 0.55, None, 14))
        if self._is_low:
            face: Box = Row(
                Sized(ground, width=0.42 * self.rect.w / kit.theme.k), Grow(self._words()), gap=22, across="stretch"
            )
        else:
            face = Column(Sized(ground, height=share * self.rect.h / kit.theme.k), Grow(self._words()), gap=6)
        Placed(Pad(face, 14, 14, 10), kit, self.rect).draw(kit, surface)

    def _words(self) -> Box:
        heading = Words(self.label, self.size, CREAM, "heading", lines=1)
        return Pad(Column(Grow(), heading, Words(self._line or " ", 28, CREAM, lines=1), Grow()), 6)


def deal_door(door: DealDoor, on_press: Callable[[], None]) -> Door:
    picture = Pad(Row(Sized(calendar_leaf(door.day), width=124), Grow(Picture(_draw_backs)), across="stretch"), 14, 10)
    label, spoken_text = say_todays_deal.todays_deal(), "; ".join((say_todays_deal.day(door.day), door.progress))
    return Door("button/todays_deal", label, on_press, picture, door.progress, "T", spoken_text)


def _draw_backs(kit: Kit, surface: Surface, rect: Rect) -> None:
    """A hand and a foot, face down."""
    width = min(round(rect.h * 0.78 / 1.4), round(rect.w / 3.4))
    for at in range(5):
        place = at - 2
        middle = (rect.centerx + round(place * width * 0.5), rect.centery + round(abs(place) * width * 0.06))
        draw_card_askew(kit, surface, "foot" if at > 2 else "hand", width, -place * 6, middle)


def learn_door(door: LearnDoor, on_press: Callable[[], None]) -> Door:
    return Door(
        "button/learn",
        say_learn_screen.learn(),
        on_press,
        Picture(lambda *place: _draw_way(door, *place)),
        _about(door),
        "L",
    )


def draw_guided(kit: Kit, surface: Surface, rect: Rect) -> None:
    width = round(rect.h * WIDTH)
    for n, card in enumerate(("AS", "AD", "AH")):
        at = rect.centerx + round((n - 1) * width * 0.52), rect.centery + abs(n - 1) * width // 16
        draw_card_askew(kit, surface, card, width, (1 - n) * 7, at)


def draw_dealt(kit: Kit, surface: Surface, rect: Rect) -> None:
    width, last = round(rect.h * WIDTH), len(DEALT) - 1
    step = min(width * 0.46, (rect.w - width * 1.4) / last)
    for n, card in enumerate(DEALT):
        away = n - last / 2
        at = rect.centerx + round(away * step), rect.centery + round((away * away - last) * width * 0.008)
        draw_card_askew(kit, surface, card, width, -away * 3, at)


def _about(door: LearnDoor) -> str:
    if not door.is_known:
        return ""
    if door.is_new:
        return say_learn_screen.twelve_lessons()
    if door.next is None:
        return say_learn_screen.all_lessons_done()
    return say_learn_screen.lessons_done(len(door.known)) if door.known else say_learn_screen.twelve_lessons()


def _draw_way(door: LearnDoor, kit: Kit, surface: Surface, rect: Rect) -> None:
    """Twelve dots on a gently winding way, ticked for known lessons."""
    theme = kit.theme
    at, ticked = 0 if door.is_new else STEPS_ON_THE_WAY, frozenset[int]()
    if door.known:
        from game.sentences.learning.lessons import lesson_number

        ticked = frozenset(lesson_number(lesson) - 1 for lesson in door.known)
        if door.next is not None:
            at = lesson_number(door.next) - 1
    pad, swing = theme.u(34), rect.h * 0.24

    def point(share: float) -> tuple[float, float]:
        return pad + (rect.w - 2 * pad) * share, rect.h / 2 + math.sin(share * 9.2) * swing

    def line(to: float, colour: str) -> str:
        points = (point(to * step / 90) for step in range(91))
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{theme.u(7)}" stroke-linecap="round"/>'

    walked = line(min(1.0, at / (STEPS_ON_THE_WAY - 1)), GOLD) if at else ""
    surface.blit(kit.paint.drawing(rect.size, line(1, LINE) + walked), rect)
    for n in range(STEPS_ON_THE_WAY):
        x, y = point(n / (STEPS_ON_THE_WAY - 1))
        middle = (round(rect.left + x), round(rect.top + y))
        if n in ticked or n < at:
            _disc(kit, surface, middle, 25, GOLD)
            kit.paint.icon(surface, "tick", middle, theme.u(19), INK_ON_GOLD)
        elif n != at:
            _disc(kit, surface, middle, 21, BUTTON_BOTTOM_HOVER, BUTTON_RIM)
    if at < STEPS_ON_THE_WAY:
        x, y = point(at / (STEPS_ON_THE_WAY - 1))
        middle = (round(rect.left + x), round(rect.top + y))
        side = max(48, kit.text.line(25, "strong") / theme.k)
        _disc(kit, surface, middle, side, PANEL, GOLD)
        kit.text.draw(surface, str(at + 1), middle, 25, GOLD, "strong", "center")


def _disc(
    kit: Kit, surface: Surface, middle: tuple[int, int], side: float, colour: str, rim: str | None = None
) -> None:
    image = kit.paint.path(_DISC, kit.theme.u(side), colour, rim=rim)
    surface.blit(image, image.get_rect(center=middle))
