"""A list longer than its place: rows to choose from, or lines to read."""

from collections.abc import Callable, Sequence
from typing import Final, Self

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.toolkit.drawing.theme import SMALLEST_TAP
from game.toolkit.kit import Kit
from game.toolkit.targets import Target, target
from game.toolkit.widgets.base import ACTIVATE, Widget
from game.toolkit.widgets.scroll_bar import draw_bar

BAR: Final = 22  # window pixels at the right end, where it scrolls
ARROWS: Final = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
DrawRow = Callable[[Kit, Surface, Rect, int, bool], None]  # kit, surface, where, which, whether it is the current one


class RowButton(Struct, frozen=True):
    """A second button at the end of a row; `id` is the beginning of its target."""

    id: str
    label: str
    press: Callable[[], None]


class ScrollList(Widget):
    """Rows of equal height. Arrows, Page and Home keys move the current row, the wheel and the bar scroll, Enter or a
    click opens one; without `on_open` the keys scroll, too.

    `labels` names each row for other programs; visible rows are the targets `row/0` and so on.
    """

    radius = 12
    reach = 0
    bar = BAR
    """Window pixels at the right end that the bar takes."""
    design_row_height = 56.0
    """Design pixels from one row to the next, where a box places it."""
    sign_tenths = 7
    """The share of a row's height that its second button takes, at least 44 real pixels."""
    opens_at_once = True
    """Whether a click opens any row; otherwise the first click on another row only selects it."""
    columns = 1
    """Rows side by side, from the left: a grid if there are several."""
    doing = (*Widget.doing, "current", "scroll", "_dragged", "_pressed_at", "_finger_at")
    unseen = Widget.unseen | {"_dragged", "_pressed_at", "_finger_at", "_comes_into_sight"}

    def __init__(
        self,
        id: str,
        label: str,
        labels: Sequence[str],
        draw_row: DrawRow,
        on_open: Callable[[int], None] | None = None,
        *,
        current: int | None = None,
        on_move: Callable[[int], None] | None = None,
        design_row_height: float | None = None,
    ) -> None:
        """`current` is the current row, which is scrolled into view when it changes; None leaves it to the person.
        `on_move` gets the new current row.
        """
        super().__init__(id, label)
        self.labels = list(labels)
        self.draw_row = draw_row
        self.on_open = on_open
        self.on_move = on_move
        self.current = current or 0
        self._is_given = self._comes_into_sight = current is not None
        if design_row_height is not None:
            self.design_row_height = design_row_height
        self.scroll = 0  # real pixels
        self.row_height = 60  # real pixels, with the gap
        self.gap = 6
        self._dragged: int | None = None
        self._pressed_at: tuple[int, bool] | None = None  # which row, and whether its second button
        self._finger_at: int | None = None  # where a finger moving the rows was last

    def adopt(self, old: Self) -> None:
        current = self.current if self._is_given else old.current
        super().adopt(old)
        self.current, self._comes_into_sight = min(current, max(0, len(self.labels) - 1)), current != old.current

    def place(self, rect: Rect, row_height: int, gap: int = 6) -> None:
        """Set its place and the height of a row, gap included."""
        self.rect, self.row_height, self.gap = rect, row_height, gap
        self._scroll_to(self.scroll)
        if self._comes_into_sight:
            self.move_to(self.current)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.place(rect, self.step(kit), self.gap)

    def step(self, kit: Kit) -> int:
        """The distance between rows: never too small to read, or to hit if they can be opened."""
        pressed = max(kit.theme.tap(self.design_row_height), SMALLEST_TAP + self.gap)
        least = pressed if self.on_open else kit.text.line(24) + kit.theme.u(10)
        return max(kit.theme.u(self.design_row_height), least)

    def place_whole(self, rect: Rect, row_height: int) -> None:
        """The same without gaps, in the upper part of `rect` that whole rows fill, so that no line is cut off."""
        rows = max(1, rect.h // row_height)
        self.place(Rect(rect.left, rect.top, rect.w, min(rect.h, rows * row_height)), row_height, 0)

    def sign_of(self, number: int) -> RowButton | None:
        """The sign at the end of a row."""
        return None

    def sign_at(self, row: Rect) -> Rect:
        """The place of a row's second button."""
        side = min(row.h, max(44, row.h * self.sign_tenths // 10))
        return Rect(row.right - side - 4, row.centery - side // 2, side, side)

    def spoken_text(self, number: int) -> str:
        """What a row shows besides its label, for screen readers."""
        return ""

    @property
    def stop(self) -> bool:
        return super().stop and bool(self.labels)

    @property
    def captures(self) -> bool:
        return self._dragged is not None

    @property
    def _most(self) -> int:
        return max(0, self.row_height * self._lines - self.gap - self.rect.h)

    @property
    def _lines(self) -> int:
        return -(-len(self.labels) // self.columns)

    def _scroll_to(self, scroll: int) -> None:
        self.scroll = min(self._most, max(0, scroll))

    def move_to(self, index: int) -> None:
        """Make a row the current one and scroll to it."""
        if self.labels:
            self.current = min(len(self.labels) - 1, max(0, index))
            top = self.current // self.columns * self.row_height
            self._scroll_to(min(top, max(self.scroll, top + self.row_height - self.gap - self.rect.h)))

    def scroll_to_row(self, index: int) -> None:
        """Make a row the first visible one, if there are enough below it."""
        self._scroll_to(index // self.columns * self.row_height)

    def row(self, index: int) -> Rect:
        """The place of a row, possibly out of view."""
        line, column = divmod(index, self.columns)
        width = self.rect.w - (self.bar if self._most else 0) + self.gap
        left, right = ((column + n) * width // self.columns for n in (0, 1))
        top = self.rect.top + line * self.row_height - self.scroll
        return Rect(self.rect.left + left, top, right - left - self.gap, self.row_height - self.gap)

    def ring(self) -> Rect:
        """Around the current row; around the bar of a read-only page, or all of it if there is none."""
        if self.on_open:
            return self.row(self.current).clip(self.rect)
        return self._track() if self._most else self.rect

    def _at(self, pos: tuple[int, int]) -> int | None:
        return next(
            (n for n in range(len(self.labels)) if self.row(n).collidepoint(pos) and self.rect.collidepoint(pos)), None
        )

    def _part_at(self, pos: tuple[int, int]) -> tuple[int, bool] | None:
        """The row at a point, and whether the point is on its second button."""
        at = self._at(pos)
        if at is None:
            return None
        return at, self.sign_of(at) is not None and self.sign_at(self.row(at)).collidepoint(pos)

    def _track(self) -> Rect:
        """Where the bar moves."""
        return Rect(self.rect.right - self.bar * 14 // BAR, self.rect.top, self.bar * 12 // BAR, self.rect.h)

    def _knob(self) -> Rect:
        height = max(36, self.rect.h * self.rect.h // max(1, self.row_height * self._lines))
        top = self.rect.top + (self.rect.h - height) * self.scroll // max(1, self._most)
        return Rect(self._track().left, top, self._track().w, height)

    def mouse(self, event: Event) -> bool:
        """A click opens a row, or presses its second button; the bar can be dragged, with a finger also the rows
        themselves.
        """
        if event.type == pygame.MOUSEBUTTONDOWN:
            if self._most and event.pos[0] >= self.rect.right - self.bar:
                self._dragged = event.pos[1] - self._knob().top
                return True
            self._pressed_at = self._part_at(event.pos)
            self._finger_at = event.pos[1] if event.dict.get("touch") else None
            return True
        if event.type == pygame.MOUSEMOTION and self._finger_at is not None:
            self._pressed_at = None  # it moves the rows and opens none
            self._scroll_to(self.scroll + self._finger_at - event.pos[1])
            self._finger_at = event.pos[1]
            return True
        if event.type == pygame.MOUSEMOTION and self._dragged is not None:
            way = max(1, self.rect.h - self._knob().h)
            self._scroll_to((event.pos[1] - self._dragged - self.rect.top) * self._most // way)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._dragged = self._finger_at = None
            at, self._pressed_at = self._pressed_at, None
            if at is not None and at == self._part_at(event.pos):
                row, is_sign = at
                sign = self.sign_of(row) if is_sign else None
                if sign is None:
                    self.click(row)
                else:
                    self.move_to(row)
                    sign.press()
            return True
        return False

    def click(self, row: int) -> None:
        """It was pressed and released there."""
        is_opened = self.opens_at_once or row == self.current
        self.move_to(row)
        if self.on_open and is_opened:
            self.on_open(row)

    def choose(self, row: int) -> None:
        """Make it the current row, and report it."""
        self.move_to(row)
        if self.on_move is not None:
            self.on_move(self.current)

    def wheel(self, steps: int) -> bool:
        self._scroll_to(self.scroll - steps * self.row_height)
        return True

    def key(self, event: Event) -> bool:
        """Arrows, Page, Home and End move the current row; Enter opens it."""
        if event.type != pygame.KEYDOWN:
            return False
        if self.on_open is None:
            return self._key_to_scroll(event.key)
        page = max(1, self.rect.h // self.row_height) * self.columns
        moves = {
            pygame.K_UP: self.current - self.columns,
            pygame.K_DOWN: self.current + self.columns,
            pygame.K_PAGEUP: self.current - page,
            pygame.K_PAGEDOWN: self.current + page,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.labels) - 1,
        }
        if self.columns > 1:
            moves |= {pygame.K_LEFT: self.current - 1, pygame.K_RIGHT: self.current + 1}
        if event.key in moves:
            if event.key in ARROWS and not 0 <= moves[event.key] < len(self.labels):
                return False  # the arrows lead out of the list
            self.choose(moves[event.key])
            return True
        if event.key in ACTIVATE and self.labels:
            self.on_open(self.current)
            return True
        return False

    @property
    def page_step(self) -> int:
        """Real pixels that the page keys scroll."""
        return max(self.row_height, self.rect.h - self.row_height)

    def _key_to_scroll(self, key: int) -> bool:
        """Without anything to open there is no current row: the keys scroll."""
        page = self.page_step
        tops = {
            pygame.K_UP: self.scroll - self.row_height,
            pygame.K_DOWN: self.scroll + self.row_height,
            pygame.K_PAGEUP: self.scroll - page,
            pygame.K_PAGEDOWN: self.scroll + page,
            pygame.K_HOME: 0,
            pygame.K_END: self._most,
        }
        before = self.scroll
        if key in tops:
            self._scroll_to(tops[key])
        return key in tops and (self.scroll != before or key not in (pygame.K_UP, pygame.K_DOWN))

    def draw(self, kit: Kit, surface: Surface) -> None:
        before = surface.get_clip()
        seen = self.rect.clip(before)
        surface.set_clip(seen)
        first = max(0, (seen.top - self.rect.top + self.scroll) // self.row_height) * self.columns
        for n in range(first, len(self.labels)):
            row = self.row(n)
            if row.top >= seen.bottom:
                break
            if row.colliderect(seen):
                self.draw_row(kit, surface, row, n, n == self.current)
        surface.set_clip(before)
        if self._most:
            draw_bar(kit, surface, self._track(), self._knob())

    def targets(self) -> list[Target]:
        found = []
        for n in self.rows_in_sight():
            rect, sign = self.row(n), self.sign_of(n)
            if sign is not None:
                at = self.sign_at(rect)
                if at.w < rect.w // 2:
                    rect.w = at.left - rect.left
                else:  # it is below the row's content
                    rect.h = at.top - rect.top
                found.append(target(f"{sign.id}/{n}", sign.label, at))
            found.append(self.row_target(n, rect))
        return found

    def rows_in_sight(self) -> list[int]:
        """The indices of the fully visible rows."""
        return [n for n in range(len(self.labels)) if self.visible and self.rect.contains(self.row(n))]

    def row_target(self, number: int, rect: Rect) -> Target:
        """A row to other programs, hit in this rectangle."""
        return target(f"row/{number}", self.labels[number], rect, self.on_open is not None)
