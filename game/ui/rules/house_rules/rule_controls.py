"""Controls that only the editor of house rules has: a rule's number, tabs with marks, a table on or off."""

from collections.abc import Callable, Sequence
from typing import Final, Self

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.lessons.lesson_ids import LessonId
from game.messages.amounts import points
from game.messages.functions import house_rules as say_house_rules, rules as say_rules, screens as say_screens
from game.rules.editing import Tab
from game.rules.ruleset import GroupKey
from game.toolkit.boxes import Column, Placed, Words, row_board
from game.toolkit.drawing.text import Face
from game.toolkit.drawing.theme import CREAM, GOLD, INK, INK_ON_GOLD, OFF_REASON, OUTLINE, PANEL_DEEP, PAPER, WHITE
from game.toolkit.kit import Kit
from game.toolkit.targets import Target, target
from game.toolkit.widgets import ACTIVATE, Segmented, Stepper, Toggle
from game.toolkit.widgets.switches_and_sliders import GAP
from game.ui.shared.cards.lesson_pictures import draw_lesson
from game.ui.start.new_game.shape_pictures import shape_words, small_table

FARTHEST: Final = 100_000  # steps; more than any number has
NAME: Final = 25
PICTURE: Final = 112
"""Design pixels: the letters of a topic, and the width of its picture."""
PICTURES: Final[dict[GroupKey, LessonId]] = {
    "match": LessonId.WHAT_WINS,
    "deal": LessonId.DEAL,
    "pile": LessonId.PILE,
    "melds": LessonId.MELDS,
    "books": LessonId.BOOKS,
    "threes": LessonId.THREES,
    "out": LessonId.GOING_OUT,
    "values": LessonId.WILDS,
}
"""The picture of each topic, taken from a lesson."""
LEAST_WORDS, LEAST_DIGITS = 154, 80
"""Design pixels between minus and plus: if words may be shown there, and for digits only."""
REPEAT_AFTER, REPEAT_EVERY = 0.45, 0.09  # seconds of holding minus or plus


class NumberChange(Struct, frozen=True):
    """How a rule's number is changed: `step` by some steps up or down; `put` to a number, returning False if the rule
    can't have it.
    """

    step: Callable[[int], None]
    put: Callable[[int], bool]


class RuleStepper(Stepper):
    """A rule's number: every press calls `change`, which knows the limits and gaps, for a step up or down.

    Held down, minus and plus repeat; Home and End go to the ends. A number can be typed after a press on it or at once:
    Enter or leaving takes it, Esc doesn't. `shown` is the value in words, `longest` the widest text that may ever be
    shown.
    """

    doing = (*Stepper.doing, "typed", "_held", "_seconds")

    def __init__(
        self,
        id: str,
        label: str,
        number: int,
        bounds: tuple[int, int],
        change: NumberChange,
        *,
        shown: str = "",
        longest: str = "",
    ) -> None:
        super().__init__(id, label, number, bounds, lambda _: None, words=lambda _: shown or points(number))
        self._longest = longest or max(map(points, bounds), key=len)
        self._least = LEAST_WORDS if longest else LEAST_DIGITS
        self.typed: str | None = None
        self._change = change
        self._held: int | None = None
        self._seconds = 0.0

    def adopt(self, old: Self) -> None:
        super().adopt(old)
        if self.number != old.number:
            self.typed = None

    def add(self, by: int) -> None:
        """Change the number by this many steps, unless it is at its end."""
        if by and self.number != self.bounds[by > 0]:
            self.typed = None
            self._change.step(by)

    def wanted(self, kit: Kit) -> int:
        """Wide enough for anything it may show, and as wide as most others."""
        between = max(kit.text.width(self._longest, *_letters(self._longest)), kit.theme.u(self._least))
        return 2 * kit.theme.tap(60) + between + 24

    def draw_value(self, kit: Kit, surface: Surface, box: Rect) -> None:
        """Digits large, words smaller."""
        shown, ink = self.value, WHITE
        if self.typed is not None:
            kit.paint.panel(surface, box, PAPER, 1, GOLD, 10, 2)
            shown, ink = f"{self.typed}|", INK
        size, face = _letters(shown)
        kit.text.draw(surface, shown, box.center, size, ink, face, "center", box.w - 8)

    def mouse(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            self._held = None
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            minus, plus = self._ends()
            self._held = -1 if minus.collidepoint(event.pos) else 1 if plus.collidepoint(event.pos) else None
            self._seconds = -REPEAT_AFTER
            if self._held is None and self.typed is None:
                self.typed = ""
        return super().mouse(event)

    def key(self, event: Event) -> bool:
        """Digits type a number; Home and End go to the ends; otherwise as in every stepper."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.add(-FARTHEST if event.key == pygame.K_HOME else FARTHEST)
            return True
        is_negative = event.unicode == "-" and self.typed == "" and self.bounds[0] < 0
        if is_negative or (event.unicode.isascii() and event.unicode.isdecimal()):
            self.typed = ((self.typed or "") + event.unicode)[:7]
            return True
        if self.typed is None:
            return super().key(event)
        match event.key:
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self._take_typed()
            case pygame.K_ESCAPE:
                self.typed = None
            case pygame.K_BACKSPACE | pygame.K_DELETE:
                self.typed = self.typed[:-1]
            case _:
                return super().key(event)
        return True

    def _take_typed(self) -> None:
        """Take the typed number; it stays if the rule can't have it."""
        if self.typed in (None, "", "-") or self._change.put(int(self.typed or 0)):
            self.typed = None

    def wheel(self, steps: int) -> bool:
        """The wheel scrolls the page below and must not change a rule in passing."""
        return False

    def focus(self, gained: bool) -> None:
        """Keys repeat while it has the focus; leaving it takes the typed number."""
        if gained:
            self.take_keys()
            return
        self._take_typed()
        self.typed = None
        pygame.key.set_repeat(0)

    def take_keys(self) -> None:
        pygame.key.set_repeat(400, 90)

    def update(self, dt: float) -> bool:
        if self._held is not None:
            self._seconds += dt
            if self._seconds >= REPEAT_EVERY:
                self._seconds = 0.0
                self.add(self._held)
        return False


def _letters(text: str) -> tuple[float, Face]:
    return (21, "strong") if any(letter.isalpha() for letter in text) else (28, "number")


class TopicTabs(Segmented):
    """Topics in a column, each with a picture; a dot marks one with changes, a warning sign one with contradictions.
    None is selected (-1) while a search shows rules of all topics.
    """

    def __init__(self, id: str, tabs: Sequence[Tab], chosen: int, on_change: Callable[[int], None]) -> None:
        names = [say_rules.topic(tab.group) for tab in tabs]
        super().__init__(id, say_house_rules.house_rules(), names, chosen, on_change)
        self._tabs = tabs

    @property
    def value(self) -> str:
        return self.options[self.chosen] if self.chosen >= 0 else ""

    def cell(self, index: int) -> Rect:
        top = self.rect.top + self.rect.h * index // len(self.options)
        bottom = self.rect.top + self.rect.h * (index + 1) // len(self.options)
        return Rect(self.rect.left, top, self.rect.w, bottom - top - GAP)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.rect = rect

    def wanted(self, kit: Kit) -> int:
        return max(kit.text.width(name, NAME, "strong") for name in self.options) + kit.theme.u(PICTURE + 44)

    def key(self, event: Event) -> bool:
        """Up and down work like left and right."""
        turned = {pygame.K_UP: pygame.K_LEFT, pygame.K_DOWN: pygame.K_RIGHT}
        if event.type == pygame.KEYDOWN and event.key in turned:
            event = Event(pygame.KEYDOWN, {**event.dict, "key": turned[event.key]})
        return super().key(event)

    def draw(self, kit: Kit, surface: Surface) -> None:
        side, u = max(14, kit.theme.u(18)), kit.theme.u
        for n, tab in enumerate(self._tabs):
            cell, on = self.cell(n), n == self.chosen
            row_board(on, 12, 3 if on else 2)(kit, surface, cell)
            picture = Rect(cell.left + u(10), cell.top + 3, u(PICTURE), cell.h - 6)
            draw_lesson(kit, surface, picture, PICTURES[tab.group], "")
            left = picture.right + u(12)
            ink, room = GOLD if on else CREAM, cell.right - left - u(6)
            kit.text.draw(surface, self.options[n], (left, cell.centery), NAME, ink, "strong", room=room, height=cell.h)
            at = (cell.right - side // 2 - 5, cell.top + side // 2 + 4)
            if tab.clashing:
                kit.paint.icon(surface, "warning", at, side + 4, OFF_REASON)
            elif tab.changes:
                kit.paint.icon(surface, "disc", at, side * 2 // 3, GOLD)

    def targets(self) -> list[Target]:
        """The whole, and each topic by number with its changes."""
        whole, *_ = super().targets()
        told = [
            say_house_rules.topic_label(say_rules.topic(tab.group), tab.changes, tab.clashing) for tab in self._tabs
        ]
        topics = [target(f"{self.id}/{n}", label, self.cell(n), n != self.chosen) for n, label in enumerate(told)]
        return [whole, *topics]


class ShapeSwitch(Toggle):
    """A table shape that the rules offer or not."""

    radius = 16

    def __init__(self, id: str, shape: str, beside: Sequence[str], on: bool, on_flip: Callable[[str], None]) -> None:
        """`beside`: the shapes whose switches must be equally wide."""
        self._numbers, self._kind = shape_words(shape)
        self._kinds = [shape_words(other)[1] for other in beside]
        super().__init__(
            id, f"{self._numbers} {self._kind}", on, lambda _: on_flip(shape), (say_screens.on(), say_screens.off())
        )
        self.shape = shape

    def key(self, event: Event) -> bool:
        """Enter and Space toggle it; the arrows go to the next one."""
        return event.type == pygame.KEYDOWN and event.key in ACTIVATE and super().key(event)

    def wanted(self, kit: Kit) -> int:
        return max(kit.theme.u(130), *(kit.text.width(kind, 18) + kit.theme.u(14) for kind in self._kinds))

    def draw(self, kit: Kit, surface: Surface) -> None:
        """A small table with its players, and a box ticked if it is offered."""
        ink = GOLD if self.on else CREAM
        numbers = Words(self._numbers, 24, ink, "strong", "center", lines=1)
        kind = Words(self._kind, 18, ink, align="center", lines=1)
        Placed(small_table(self.shape, Column(numbers, kind), self.on), kit, self.rect).draw(kit, surface)
        side = max(18, kit.theme.u(28))
        box = Rect(self.rect.left + kit.theme.u(12), self.rect.top + kit.theme.u(12), side, side)
        kit.paint.panel(surface, box, GOLD if self.on else PANEL_DEEP, 1, GOLD if self.on else OUTLINE, 6, 2)
        if self.on:
            kit.paint.icon(surface, "tick", box.center, side * 4 // 5, INK_ON_GOLD)
