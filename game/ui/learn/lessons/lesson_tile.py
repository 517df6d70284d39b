"""A lesson to choose: its picture, its name, and how far somebody is in it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import learn_screen as say
from game.sentences.learning.lessons import lesson_number, lesson_subject, lesson_title
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Placed,
    Rigid,
    Row,
    Sized,
    Words,
    board,
    icon as picture_of,
)
from game.toolkit.drawing.theme import (
    BUTTON_BOTTOM,
    BUTTON_BOTTOM_HOVER,
    BUTTON_TOP,
    CREAM,
    DIM,
    DONE_FILL,
    GOLD,
    GOLD_DARK,
    GOLD_HOVER,
    GOLD_LIGHT,
    GOLD_RIM,
    INK_ON_GOLD,
    INK_ON_GOLD_SOFT,
    LINE_LIGHT,
    OFF_FILL,
    OFF_TEXT,
    ON_RIM,
    QUIET,
    ROW,
    SHADE,
    VEIL,
    WHITE,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.learn.lessons.view_model import LessonShown, LessonState
from game.ui.shared.cards.lesson_pictures import draw_lesson
from game.ui.shared.models import PlayerAtTable

LEAST_PICTURE: Final = 24
"""Window pixels of the lowest picture in which something can be seen."""


class LessonTile(Button):
    """A lesson to choose."""

    def __init__(self, lesson: LessonShown, person: PlayerAtTable, on_press: Callable[[], None]) -> None:
        is_there = lesson.state is not LessonState.ABSENT
        super().__init__(
            f"button/lesson/{lesson.id}",
            lesson_title(lesson.id),
            on_press,
            why_not=None if is_there else say.absent(),
        )
        self.help_key = "button/lesson"
        self.radius = 20
        self._lesson, self._person = lesson, person
        self._number, self._subject = lesson_number(lesson.id), lesson_subject(lesson.id, lesson.rules)

    @property
    def is_now(self) -> bool:
        """Whether this lesson comes next."""
        return self._lesson.state is LessonState.NOW

    @property
    def is_passed(self) -> bool:
        """Whether the path behind it is gold."""
        return self._lesson.state in (LessonState.DONE, LessonState.KNOWN, LessonState.ABSENT)

    @property
    def _is_ticked(self) -> bool:
        return self.is_passed and self.enabled

    @property
    def value(self) -> str:
        return say.lesson_heard(self._number, self._subject, self._state())

    def _state(self) -> str:
        lesson = self._lesson
        match lesson.state:
            case LessonState.DONE:
                return say.done()
            case LessonState.KNOWN:
                return say.learned_at_table()
            case LessonState.ABSENT:
                return say.absent()
            case _ if 0 < lesson.step < lesson.steps:
                return say.step_of(lesson.step + 1, lesson.steps)
            case LessonState.NOW:
                return say.begin_here() if self._number == 1 else say.comes_next()
            case LessonState.OPEN:
                return say.open_any_time()

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Golden if it comes next, with a golden rim if it is done."""
        paint, rect = kit.paint, self.rect.move(0, kit.theme.u(2)) if self.pressed else self.rect
        if self.is_now:
            paint.panel(surface, rect.inflate(kit.theme.u(12), kit.theme.u(14)), GOLD, 0.22, None, 26)
            gradient = (GOLD_HOVER if self.hover else GOLD_LIGHT, GOLD_DARK)
            paint.panel(surface, rect, SHADE, 1, GOLD_RIM, 20, 3, gradient, shadow=True)
        else:
            rim = GOLD if self.hover or self._is_ticked else LINE_LIGHT
            gradient = (BUTTON_TOP, BUTTON_BOTTOM) if self.hover else (BUTTON_BOTTOM_HOVER, ROW)
            if self._lesson.state is LessonState.ABSENT:
                rim, gradient = BUTTON_TOP, (ROW, OFF_FILL)
            paint.panel(surface, rect, SHADE, 1, rim, 20, 2.5 if self.hover else 1.6, gradient, shadow=True)
        Placed(Pad(self._face(kit), 14), kit, rect).draw(kit, surface)
        if self._is_ticked:  # at the corner, beside the picture
            tick = Rect(0, 0, kit.theme.u(38), kit.theme.u(38))
            tick.center = (rect.right - kit.theme.u(10), rect.top + kit.theme.u(10))
            _draw_tick(kit, surface, tick)

    def _face(self, kit: Kit) -> Box:
        """Picture, number and name, subject, state; the subject is left out first if there is little room, then the
        picture gives way. That a lesson can be opened, or comes next, is visible, so only screen readers are told.
        """
        ground = board(BUTTON_BOTTOM, 1, None, 12) if self.is_now else board(VEIL, 0.30, None, 12)
        share = 0.48 if kit.theme.text_scale <= 1 else 0.34
        drawn = Picture(partial(draw_lesson, lesson=self._lesson.id, person=self._person.name, look=self._person.look))
        is_plain = self._is_ticked or self._state() in (say.open_any_time(), say.begin_here(), say.comes_next())
        name, state = (
            Sized(FirstThatFits(*self._names()), width=0),
            Box() if is_plain else Sized(FirstThatFits(*self._states()), width=0),
        )
        u = kit.theme.u
        room = max(0, self.rect.h - u(14) - u(8) - name.height(kit, self.rect.w - 2 * u(14) - 2 * u(2)))
        height = min(share * self.rect.h, room)
        picture = Sized(Panel(drawn, (0, 0), ground), height=height / kit.theme.k) if height >= LEAST_PICTURE else Box()
        forms: list[Box] = []
        if self._subject:
            soft = INK_ON_GOLD_SOFT if self.is_now else QUIET if self.enabled else DIM
            subject = Words(self._subject, 24, soft, lines=1, least=0.8)
            wrapped = Sized(Words(self._subject, 23, soft), width=0)
            sign = [picture_of("play", 22, INK_ON_GOLD)] if self.is_now and is_plain else []
            forms += [Column(name, Row(*sign, Grow(line), gap=10), state) for line in (subject, wrapped)]
        forms += [Column(name, state), name]
        return Pad(Column(picture, Grow(), FirstThatFits(*forms), Grow()), 2, 14, 8)

    def _names(self) -> tuple[Box, ...]:
        state = self._lesson.state
        ink = INK_ON_GOLD if self.is_now else CREAM
        number = WINE if self.is_now else GOLD
        if state is LessonState.ABSENT:
            ink = number = DIM
        name = Words(self.label, 30, ink, "heading", lines=1, least=0.85)
        first = Words(str(self._number), 32, number, "heading", lines=1)
        broken = Sized(Words(self.label, 26, ink, "heading"), width=0)
        return Row(first, Grow(name, most=1), gap=10), Row(Rigid(first), Grow(broken), gap=10)

    def _states(self) -> tuple[Box, ...]:
        if self.is_now:
            line = Words(self._state(), 23, INK_ON_GOLD, "strong", lines=1)
            return Row(picture_of("play", 22, INK_ON_GOLD), Grow(line), gap=10), line
        ink = OFF_TEXT if self.enabled else QUIET
        line = Words(self._state(), 20, ink, lines=1)
        return line, Sized(Words(self._state(), 20, ink), width=0)


def _draw_tick(kit: Kit, surface: Surface, rect: Rect) -> None:
    disc = kit.paint.path("M50 5A45 45 0 1 1 49.9 5Z", rect.w, DONE_FILL, rim=ON_RIM)
    surface.blit(disc, rect)
    kit.paint.icon(surface, "tick", rect.center, round(rect.w * 0.72), WHITE)
