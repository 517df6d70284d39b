"""What only the editor of house rules has: a number that the rules step, tabs with marks, a table on or off."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit import Kit
from game.ui.scenes.new_game_choices import seat_teams
from game.ui.scenes.ornaments import draw_small_table
from game.ui.targets import Target, target
from game.ui.theme import CREAM, DIM, GOLD, INK_ON_GOLD, LINE_LIGHT, OFF_REASON, OFF_TEXT, ROW, ROW_CHOSEN, WHITE
from game.ui.widgets import Segmented, Stepper
from game.ui.widgets.base import ACTIVATE, Widget
from game.words import screens as words

REPEAT_AFTER, REPEAT_EVERY = 0.45, 0.09  # seconds that minus or plus is held


class RuleStepper(Stepper):
    """A number of a rule: every press asks `on_step` for one step up or down, which knows the bounds and the gaps.

    Held down, minus and plus go on by themselves. `longest` is the widest thing it may ever show.
    """

    def __init__(
        self, id: str, label: str, bounds: tuple[int, int], on_step: Callable[[int], None], longest: str
    ) -> None:
        super().__init__(id, label, bounds[0], bounds, lambda _: None)
        self.shown = ""
        self._on_step = on_step
        self._longest = longest
        self._held: int | None = None
        self._seconds = 0.0

    @property
    def value(self) -> str:
        """As the rules say it."""
        return self.shown

    def show(self, number: int, shown: str) -> None:
        """Take what it is set to from the rules."""
        if (number, shown) != (self.number, self.shown):
            self.number, self.shown, self.changed = number, shown, True

    def add(self, by: int) -> None:
        """One step up or down, unless it is at that end."""
        if by and self.number != self.bounds[by > 0]:
            self._on_step(1 if by > 0 else -1)

    def wide(self, kit: Kit) -> int:
        """The width that all it may show needs, in real pixels."""
        between = max(self._width(kit, self._longest), kit.theme.u(76))
        return 2 * kit.theme.tap(60) + between + 24

    def _width(self, kit: Kit, text: str) -> int:
        return kit.text.width(text, 21, "strong") if _is_words(text) else kit.text.width(text, 28, "number")

    def draw_value(self, kit: Kit, surface: Surface, box: Rect) -> None:
        """Figures large, words smaller."""
        if _is_words(self.shown):
            kit.text.draw(surface, self.shown, box.center, 21, WHITE, "strong", "center", box.w - 8)
        else:
            kit.text.draw(surface, self.shown, box.center, 28, WHITE, "number", "center", box.w - 8)

    def mouse(self, event: Event) -> bool:
        """A press steps; so does holding it."""
        if event.type == pygame.MOUSEBUTTONUP:
            self._held = None
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            minus, plus = self._ends()
            self._held = -1 if minus.collidepoint(event.pos) else 1 if plus.collidepoint(event.pos) else None
            self._seconds = -REPEAT_AFTER
        return super().mouse(event)

    def wheel(self, steps: int) -> bool:
        """The wheel scrolls the page that it lies on, and must not change a rule by the way."""
        return False

    def focus(self, gained: bool) -> None:
        """A held key repeats while it has the keys."""
        super().focus(gained)
        pygame.key.set_repeat(*((400, 90) if gained else (0,)))

    def update(self, dt: float) -> bool:
        """Goes on stepping while it is held."""
        if self._held is not None:
            self._seconds += dt
            if self._seconds >= REPEAT_EVERY:
                self._seconds = 0.0
                self.add(self._held)
        return False


def _is_words(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


class TopicTabs(Segmented):
    """Tabs; a dot marks a topic in which something is changed, a warning sign one in which something clashes.

    None of them is taken while a search shows rules of all topics.
    """

    def __init__(self, id: str, label: str, options: Sequence[str], on_change: Callable[[int], None]) -> None:
        super().__init__(id, label, options, 0, on_change, size=23)
        self.marks: tuple[tuple[int, int], ...] = ((0, 0),) * len(options)
        self.spoken: tuple[str, ...] = tuple(options)

    @property
    def value(self) -> str:
        """The topic taken, if any."""
        return self.options[self.chosen] if self.chosen >= 0 else ""

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The tabs and their marks."""
        super().draw(kit, surface)
        side = max(14, kit.theme.u(18))
        for n, (changes, clashing) in enumerate(self.marks):
            cell = self.cell(n)
            at = (cell.right - side // 2 - 5, cell.top + side // 2 + 4)
            chosen = n == self.chosen
            if clashing:
                kit.paint.icon(surface, "warning", at, side + 4, INK_ON_GOLD if chosen else OFF_REASON)
            elif changes:
                kit.paint.icon(surface, "disc", at, side * 2 // 3, INK_ON_GOLD if chosen else GOLD)

    def targets(self) -> list[Target]:
        """The whole, and each topic by number with what is changed in it."""
        whole, *_ = super().targets()
        return [
            whole,
            *(target(f"{self.id}/{n}", spoken, self.cell(n), n != self.chosen) for n, spoken in enumerate(self.spoken)),
        ]


class ShapeSwitch(Widget):
    """A shape of table that the rules offer or not."""

    role = "switch"

    def __init__(self, id: str, shape: str, on_flip: Callable[[], None]) -> None:
        numbers, kind = words.SHAPES[shape]
        super().__init__(id, f"{numbers} {kind}")
        self.shape = shape
        self.on = False
        self._numbers, self._kind = numbers, kind
        self._on_flip = on_flip

    @property
    def value(self) -> str:
        """On or off."""
        return words.ON if self.on else words.OFF

    def mouse(self, event: Event) -> bool:
        """A press flips it."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._on_flip()
            return True
        return False

    def key(self, event: Event) -> bool:
        """Enter and Space flip it."""
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            self._on_flip()
            return True
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        """A little table, who sits there, a tick where it is offered."""
        theme, text, rect = kit.theme, kit.text, self.rect
        fill, line = (ROW_CHOSEN, GOLD) if self.on else (ROW, LINE_LIGHT)
        kit.paint.panel(surface, rect, fill, 0.95, line, 14, 2.5 if self.on else 1.5)
        upper, lower = text.line(22), text.line(17)
        words_top = rect.bottom - upper - lower - theme.u(4)
        table = Rect(rect.left, rect.top, rect.w, words_top - rect.top)
        scale = min(0.9, table.h / max(1, theme.u(106)), table.w / max(1, theme.u(130)))
        draw_small_table(kit, surface, table.center, seat_teams(self.shape), scale, not self.on)
        room = rect.w - theme.u(6)
        at = (rect.centerx, words_top + upper // 2)
        text.draw(surface, self._numbers, at, 22, GOLD if self.on else OFF_TEXT, "strong", "center", room)
        at = (rect.centerx, words_top + upper + lower // 2)
        text.draw(surface, self._kind, at, 17, CREAM if self.on else DIM, "text", "center", room)
        if self.on:
            at = (rect.left + theme.u(22), words_top + upper // 2)
            kit.paint.icon(surface, "tick", at, theme.u(24), GOLD)
