"""The two doors of the title: a picture, a heading, and what is behind it. Only known facts are shown."""

import math
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final

import pygame
from msgspec import Struct
from pygame import Rect, Surface

from game.messages.functions import learn_screen as say_learn_screen, todays_deal as say_todays_deal
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Pad, Panel, Picture, Placed, Row, Sized, Words, board
from game.toolkit.drawing.theme import BUTTON_BOTTOM_HOVER, BUTTON_RIM, CREAM, GOLD, INK_ON_GOLD, LINE, PANEL, QUIET
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

    done: int = 0
    """How many lessons were done."""
    next: "LessonId | None" = None
    """The lesson that comes next; None after the last, and before the first."""
    waiting: int = 0
    """Moments from own games that wait."""

    is_taught: bool = False
    """Whether a guided round or a match taught what some of them do."""
    is_known: bool = True
    """Whether it has been read; until then nothing is said about it."""

    @property
    def is_new(self) -> bool:
        """Whether nothing was done yet, not even at the table."""
        return not (self.done or self.waiting or self.is_taught)


class DealDoor(Struct, frozen=True):
    """What is behind Today's deal."""

    day: date
    told: tuple[str, str]
    """The day in words, and the player's progress with its deal."""


class Door(Button):
    """A way to somewhere else, large enough for a picture. If there is too little room the last line goes first, then
    the picture.
    """

    def __init__(
        self, id: str, label: str, on_press: Callable[[], None], picture: Box, lines: tuple[str, ...], key: str
    ) -> None:
        super().__init__(id, label, on_press, look=ButtonLook("tile", 38, heading=True), key=key)
        self.keycode = pygame.key.key_code(key)
        self.radius = 22
        self._drawn, self._lines = picture, lines

    @property
    def value(self) -> str:
        return "; ".join(line for line in self._lines[:2] if line.strip())

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The picture above the words, or beside them if the door is low and wide."""
        self.draw_ground(kit, surface, self.rect)
        is_low = self.rect.w > 2.4 * self.rect.h
        share = 0.36 if kit.theme.text_scale > 1 else 0.47
        ground = Panel(self._drawn, (0, 0), board(PANEL, 0.55, None, 14))
        if is_low:
            face: Box = Row(
                Sized(ground, width=0.42 * self.rect.w / kit.theme.k), Grow(self._words()), gap=22, across="stretch"
            )
        else:
            face = Column(Sized(ground, height=share * self.rect.h / kit.theme.k), Grow(self._words()), gap=6)
        Placed(Pad(face, 14, 14, 10), kit, self.rect).draw(kit, surface)

    def _words(self) -> Box:
        first, *second = self._lines
        heading = Words(self.label, self.size, CREAM, "heading", lines=1)
        line = Words(first, 26, CREAM, lines=1)
        forms = [Column(heading, line, Words(form, 24, QUIET, lines=1, least=0.85)) for form in second]
        forms.append(Column(heading, line))
        return Pad(Column(Grow(), FirstThatFits(*forms), Grow()), 6)


def deal_door(door: DealDoor, on_press: Callable[[], None]) -> Door:
    picture = Pad(Row(Sized(calendar_leaf(door.day), width=124), Grow(Picture(_draw_backs)), across="stretch"), 14, 10)
    return Door("button/todays_deal", say_todays_deal.todays_deal(), on_press, picture, door.told, "T")


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


def _about(door: LearnDoor) -> tuple[str, ...]:
    if not door.is_known:
        return " ", " "
    if door.is_new:
        return say_learn_screen.twelve_lessons(), say_learn_screen.how_long()
    first = say_learn_screen.all_lessons_done()
    if door.next is not None:
        from game.sentences.learning.lessons import lesson_number, lesson_title

        first = say_learn_screen.next_lesson(lesson_number(door.next), lesson_title(door.next))
    if door.waiting:
        return first, say_learn_screen.moments_wait(door.waiting), say_learn_screen.moments_wait_short(door.waiting)
    return first, say_learn_screen.problems_to_solve(), say_learn_screen.problems()


def _draw_way(door: LearnDoor, kit: Kit, surface: Surface, rect: Rect) -> None:
    """Twelve dots on a gently winding way, golden for finished lessons."""
    theme = kit.theme
    at = 0 if door.is_new else STEPS_ON_THE_WAY
    if door.next is not None:
        from game.sentences.learning.lessons import lesson_number

        at = min(lesson_number(door.next), STEPS_ON_THE_WAY) - 1
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
        if n < at:
            _disc(kit, surface, middle, 25, GOLD)
            kit.paint.icon(surface, "tick", middle, theme.u(19), INK_ON_GOLD)
        elif n > at:
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
