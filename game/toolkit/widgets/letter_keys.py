"""An on-screen keyboard for people without a real one: used by pad or finger. It doesn't know what is written."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.toolkit import gamepad_art
from game.toolkit.drawing.theme import (
    BUTTON_BOTTOM,
    BUTTON_RIM,
    BUTTON_TOP,
    CREAM,
    DIM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_RIM,
    INK,
    INK_ON_GOLD,
    PANEL,
    PAPER,
    SELECTION,
    SMALLEST_TAP,
)
from game.toolkit.input.gamepad import GamepadButton
from game.toolkit.kit import Kit
from game.toolkit.surroundings import say


class LetterAction(Enum):
    """The actions of keys that write no letter; the value is the message on the key."""

    SHIFT = "shift"
    OTHER_LETTERS = "accents"
    ERASE = "erase"
    DONE = "done"


Pressed = str | LetterAction
"""A letter to write, or an action."""
PLAIN_ROWS: Final = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-._")
ACCENT_ROWS: Final = ("àáâãäåæçèé", "êëìíîïñòóô", "õöøùúûüýÿß", "łšžčř&,/:~")
COLUMNS: Final = 10
"""The ground of text that the next letter replaces."""
_ACTIONS: Final[tuple[tuple[LetterAction | str, int], ...]] = (
    (LetterAction.SHIFT, 2),
    (LetterAction.OTHER_LETTERS, 1),
    (" ", 3),
    (LetterAction.ERASE, 2),
    (LetterAction.DONE, 2),
)
"""The last row, with the number of columns each key takes."""
_PAD: Final = {
    LetterAction.SHIFT: GamepadButton.LEFT_TRIGGER,
    LetterAction.OTHER_LETTERS: GamepadButton.RIGHT_TRIGGER,
    LetterAction.ERASE: GamepadButton.WEST,
    " ": GamepadButton.NORTH,
    LetterAction.DONE: GamepadButton.START,
}
SHIFT_KEY, OTHERS_KEY = pygame.K_PAGEUP, pygame.K_PAGEDOWN
"""The keys that a pad's triggers stand for; a keyboard has its own Shift."""
_ACTING: Final = {
    pygame.K_BACKSPACE: LetterAction.ERASE,
    SHIFT_KEY: LetterAction.SHIFT,
    OTHERS_KEY: LetterAction.OTHER_LETTERS,
}


def _upper(letter: str) -> str:
    """The capital, if that is a single letter too."""
    return letter.upper() if len(letter.upper()) == 1 else letter


class _Key(Struct, frozen=True):
    """A key: its action, and its place in rows and columns."""

    does: Pressed
    row: int
    column: int
    width: int = 1


class LetterKeys:
    """The board of letters over a window; `write` is called with every letter and action except those that change the
    board.
    """

    def __init__(self, title: str, write: Callable[[Pressed], None]) -> None:
        self.title = title
        self.write = write
        self._is_upper = False
        self._has_accents = False
        self._at = (1, 0)  # row and column
        self._area = Rect(0, 0, 0, 0)
        self.rect = Rect(0, 0, 0, 0)
        """Its place when it was last drawn."""

    # ---- keys

    @property
    def _rows(self) -> tuple[str, ...]:
        rows = ACCENT_ROWS if self._has_accents else PLAIN_ROWS
        return tuple("".join(map(_upper, row)) for row in rows) if self._is_upper else rows

    def _keys(self) -> Iterator[_Key]:
        for row, letters in enumerate(self._rows):
            for column, letter in enumerate(letters):
                yield _Key(letter, row, column)
        column = 0
        for does, width in _ACTIONS:
            yield _Key(does, len(self._rows), column, width)
            column += width

    @property
    def _current(self) -> _Key:
        row, column = self._at
        in_row = [key for key in self._keys() if key.row == row]
        return next((key for key in in_row if key.column <= column < key.column + key.width), in_row[-1])

    def _place(self, key: _Key) -> Rect:
        area, rows = self._area, len(self._rows) + 1
        left = area.left + area.w * key.column // COLUMNS
        right = area.left + area.w * (key.column + key.width) // COLUMNS
        top, bottom = area.top + area.h * key.row // rows, area.top + area.h * (key.row + 1) // rows
        return Rect(left, top, right - left - 4, bottom - top - 4)

    def _label(self, key: _Key) -> str:
        match key.does:
            case LetterAction.OTHER_LETTERS if self._has_accents:
                return say("gamepad", "plain")
            case LetterAction(value=message):
                return say("gamepad", message)
            case letter:
                return letter if letter != " " else say("gamepad", "space")

    # ---- hands

    def key(self, key: int, is_shifted: bool = False) -> bool:
        """Take the key of a pad's button: arrows move, Space presses or, shifted, is written."""
        ways = {pygame.K_LEFT: (0, -1), pygame.K_RIGHT: (0, 1), pygame.K_UP: (-1, 0), pygame.K_DOWN: (1, 0)}
        if key in ways:
            self._walk(*ways[key])
        elif key == pygame.K_SPACE:
            self._press(" " if is_shifted else self._current.does)
        elif key in _ACTING:
            self._press(_ACTING[key])
        return key in (*ways, pygame.K_SPACE, *_ACTING)

    def mouse(self, event: Event) -> bool:
        """A press on a key is that key; True if the event is on the board."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            for key in self._keys():
                if self._place(key).inflate(4, 4).collidepoint(event.pos):
                    self._at = key.row, key.column
                    self._press(key.does)
                    break
        return self.rect.collidepoint(event.pos)

    def _walk(self, down: int, across: int) -> None:
        """Wraps round at the edges of the board."""
        key = self._current
        if down:
            self._at = (key.row + down) % (len(self._rows) + 1), self._at[1]
        else:
            column = (key.column - 1 if across < 0 else key.column + key.width) % COLUMNS
            self._at = key.row, column

    def _press(self, does: Pressed) -> None:
        match does:
            case LetterAction.SHIFT:
                self._is_upper = not self._is_upper
            case LetterAction.OTHER_LETTERS:
                self._has_accents = not self._has_accents
            case _:
                self.write(does)
                self._is_upper = self._is_upper and isinstance(does, LetterAction)  # it applies to one letter

    # ---- picture

    def draw(self, kit: Kit, surface: Surface, text: str, caret: int, off: Rect, is_marked: bool = False) -> None:
        """Draw it at the lower edge of the window, or the upper one if it would hide `off`; the text is shown above the
        letters, `is_marked` if the next letter replaces all of it.
        """
        self._lay_out(kit, off)
        kit.paint.panel(surface, self.rect, PANEL, 1, GOLD, 18, 2.5, shadow=True)
        line = Rect(self._area.left, self.rect.top + kit.theme.u(12), self._area.w - 4, self._head(kit))
        self._draw_line(kit, surface, text, caret, line, is_marked)
        for key in self._keys():
            self._draw_key(kit, surface, key, self._place(key))
        if kit.gamepad is not None:
            kit.paint.focus(surface, self._place(self._current), 12)

    def _head(self, kit: Kit) -> int:
        return max(kit.theme.u(56), kit.text.line(28, "strong") + 6)

    def _lay_out(self, kit: Kit, off: Rect) -> None:
        theme = kit.theme
        pad = max(theme.u(18), 12)
        width = min(theme.width - 4 * pad, max(COLUMNS * (SMALLEST_TAP + 12), theme.u(1100)))
        height = max(SMALLEST_TAP + 4, theme.u(74)) * (len(self._rows) + 1)
        rect = Rect(0, 0, width + 2 * pad, height + self._head(kit) + theme.u(24) + pad)
        rect.midbottom = (theme.width // 2, theme.height - pad)
        if rect.colliderect(off) and off.centery > theme.height // 2:
            rect.top = pad
        self.rect = rect
        self._area = Rect(rect.left + pad, rect.bottom - pad - height, width, height)

    def _draw_line(self, kit: Kit, surface: Surface, text: str, caret: int, line: Rect, is_marked: bool) -> None:
        left = kit.text.draw(surface, self.title, (line.left, line.centery), 24, DIM, room=line.w // 3)
        paper = Rect(left.right + kit.theme.u(16), line.top, 0, line.h)
        paper.w = line.right - paper.left
        kit.paint.panel(surface, paper, PAPER, 1, GOLD, 10, 2)
        pad, room = kit.theme.u(14), paper.w - 2 * kit.theme.u(14)
        px = kit.theme.font_px(26)
        whole = kit.text.at_px(text, px, INK, "strong") if text else None
        before = kit.text.at_px(text[:caret], px, INK, "strong").get_width() if caret else 0
        moved = max(0, before - room + 4)
        if whole is not None:
            at = whole.get_rect(midleft=(paper.left + pad, paper.centery))
            if is_marked:
                pygame.draw.rect(surface, SELECTION, Rect(at.left - 2, at.top, min(room, at.w) + 4, at.h))
            surface.blit(whole, at, Rect(moved, 0, room, whole.get_height()))
        height = kit.text.line(26, "strong") - 4
        x = paper.left + pad + before - moved + 1
        pygame.draw.rect(surface, INK, Rect(x, paper.centery - height // 2, max(2, kit.theme.u(3)), height))

    def _draw_key(self, kit: Kit, surface: Surface, key: _Key, rect: Rect) -> None:
        is_golden = key.does is LetterAction.DONE or (key.does is LetterAction.SHIFT and self._is_upper)
        rim, ink = (GOLD_RIM, INK_ON_GOLD) if is_golden else (BUTTON_RIM, CREAM)
        colours = (GOLD_LIGHT, GOLD_DARK) if is_golden else (BUTTON_TOP, BUTTON_BOTTOM)
        kit.paint.panel(surface, rect, opacity=1, line=rim, radius=10, line_width=2, gradient=colours)
        button = _PAD.get(key.does) if kit.gamepad is not None else None
        size = 30 if isinstance(key.does, str) and key.does != " " else 22
        if button is None or kit.gamepad is None:
            kit.text.draw(surface, self._label(key), rect.center, size, ink, "strong", "center", rect.w - 8)
            return
        height = min(rect.h - 8, max(kit.theme.u(34), 26))
        cap = Rect(0, 0, gamepad_art.width(kit, kit.gamepad, button, height), height)
        edge = 3 if key.width == 1 else kit.theme.u(10)  # only one button fits beside two letters
        cap.midright = (rect.right - edge, rect.centery)
        gamepad_art.draw_button(kit, surface, kit.gamepad, button, cap)
        room = cap.left - rect.left - 6
        kit.text.draw(
            surface, self._label(key), ((rect.left + cap.left) // 2, rect.centery), size, ink, "strong", "center", room
        )

    def places(self) -> Iterator[tuple[str, str, Rect]]:
        """The name, label and place of every key as last drawn."""
        for key in self._keys():
            name = (
                key.does.name.lower()
                if isinstance(key.does, LetterAction)
                else "space"
                if key.does == " "
                else key.does
            )
            yield name, self._label(key), self._place(key)
