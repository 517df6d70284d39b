"""A line of text to type, for names."""

from collections.abc import Callable, Mapping
from typing import Final, Self

import pygame
from pygame import Event, Rect, Surface

from game.toolkit.drawing.theme import GOLD, INK, OFF_FILL, OFF_RIM, PAPER, PAPER_DIM, PAPER_RIM, QUIET, SELECTION
from game.toolkit.input.gamepad import GamepadButton, KeyPress
from game.toolkit.kit import Kit
from game.toolkit.surroundings import surroundings
from game.toolkit.targets import Target, target
from game.toolkit.widgets.base import ACTIVATE, Widget
from game.toolkit.widgets.letter_keys import OTHERS_KEY, SHIFT_KEY, LetterAction, LetterKeys, Pressed

MOVES: Final = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)
ELSEWHERE: Final = frozenset(
    (
        *(pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_KP_ENTER),
        *range(pygame.K_F1, pygame.K_F12 + 1),
    )
)
"""Keys that mean something beside a field. Letters arrive as TEXTINPUT, and their KEYDOWN must not trigger anything."""
WITH_LETTERS: Final[Mapping[GamepadButton, KeyPress]] = {
    GamepadButton.WEST: KeyPress(pygame.K_BACKSPACE),
    GamepadButton.NORTH: KeyPress(pygame.K_SPACE, pygame.KMOD_SHIFT),
    GamepadButton.LEFT_SHOULDER: KeyPress(pygame.K_LEFT, pygame.KMOD_CTRL),
    GamepadButton.RIGHT_SHOULDER: KeyPress(pygame.K_RIGHT, pygame.KMOD_CTRL),
    GamepadButton.LEFT_TRIGGER: KeyPress(SHIFT_KEY),
    GamepadButton.RIGHT_TRIGGER: KeyPress(OTHERS_KEY),
}
"""The functions of pad buttons while its letters are open."""


class TextField(Widget):
    """At most `most` letters; `on_change` is called for every letter, `on_submit` for Enter, `on_leave` when it loses
    the focus. The caret doesn't blink, because idling should cost nothing. Pressing it by pad or tapping it opens an
    on-screen keyboard; the next key of a real keyboard closes it.
    """

    radius = 10
    lies_over = True
    doing = (*Widget.doing, "caret", "writing", "_all", "_letters")
    is_quiet = False
    """Whether it has no paper until something is typed."""
    plain_ink = ""
    """The colour of the text, if a pencil beside it replaces the field until it is edited."""

    def __init__(
        self,
        id: str,
        label: str,
        text: str,
        on_change: Callable[[str], None],
        *,
        most: int = 24,
        placeholder: str = "",
        on_submit: Callable[[], None] | None = None,
        on_leave: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(id, label)
        self.text = text
        self.on_change = on_change
        self.on_submit = on_submit
        self.on_leave = on_leave
        self.most = most
        self.placeholder = placeholder
        self.caret = len(text)
        self.writing = False
        self._all = False  # everything is selected: the next letter replaces it
        self._letters: LetterKeys | None = None

    def adopt(self, old: Self) -> None:
        super().adopt(old)
        if self.text != old.text:
            self.caret, self._all = len(self.text), False
        if self._letters is not None:
            self._letters.write = self._pressed

    @property
    def value(self) -> str:
        return self.text

    @property
    def is_written_in(self) -> bool:
        return self.writing

    @property
    def captures(self) -> bool:
        return self._letters is not None

    @property
    def hides_others(self) -> bool:
        return self._letters is not None

    @property
    def gamepad_keys(self) -> Mapping[GamepadButton, KeyPress]:
        """Erasing, spaces and the caret have their own buttons while the letters are open."""
        return WITH_LETTERS if self._letters is not None else {}

    def open_letters(self) -> None:
        """Show letters to press."""
        self._letters = LetterKeys(self.label, self._pressed)

    def _pressed(self, what: Pressed) -> None:
        """Handle a key of the on-screen keyboard."""
        if what is LetterAction.DONE:
            self._letters = None
        elif what is LetterAction.ERASE:
            self._erase(True)
        elif isinstance(what, str):
            self._insert(what)

    def _insert(self, letters: str) -> None:
        if self._all:
            self._set(letters, len(letters))
        elif len(self.text) + len(letters) <= self.most:
            self._set(self.text[: self.caret] + letters + self.text[self.caret :], self.caret + len(letters))

    def focus(self, gained: bool) -> None:
        """Typing begins with everything selected, so that it is replaced."""
        if not (gained and self.writing):  # else the scene was only laid out again
            self._all = gained and bool(self.text)
            self.caret = len(self.text)
        self.writing = gained
        if gained:
            self.take_keys()
            return
        self._letters = None
        if self.on_leave is not None:
            self.on_leave()
        pygame.key.stop_text_input()
        pygame.key.set_repeat(0)

    def take_keys(self) -> None:
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)
        pygame.key.set_repeat(400, 40)

    def _set(self, text: str, caret: int) -> None:
        text = "".join(sign for sign in text if not surroundings().is_odd(sign))[: self.most]
        self.caret = min(caret, len(text))
        self._all = False
        if text != self.text:
            self.text = text
            self.on_change(text)

    def mouse(self, event: Event) -> bool:
        """A press puts the caret at the end; a finger opens the letters, and a press beside them closes them."""
        if self._letters is not None:
            if event.type == pygame.MOUSEBUTTONDOWN and not self._letters.mouse(event):
                self._letters = None
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.dict.get("touch") and self.hit(event.pos):
            self.open_letters()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._all, self.caret = False, len(self.text)
            return True
        return False

    def opened_by_press(self) -> None:
        """Everything is selected, as it is where the keys come by themselves."""
        self._all = bool(self.text)

    def key(self, event: Event) -> bool:
        """Letters, erasing, the caret; Ctrl+A selects everything."""
        if event.type == pygame.TEXTINPUT:
            self._insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.dict.get("by_pad"):
            return self._key_of_gamepad(event)
        self._letters = None
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(event.key == pygame.K_BACKSPACE)
            return True
        if event.key in MOVES:
            ends = {pygame.K_HOME: 0, pygame.K_END: len(self.text)}
            step = self.caret + (1 if event.key == pygame.K_RIGHT else -1)
            self.caret = min(len(self.text), max(0, ends.get(event.key, step)))
            self._all = False
            return True
        if event.key == pygame.K_a and event.mod & pygame.KMOD_CTRL:
            self._all = True
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_submit:
            self.on_submit()
        else:
            return event.key not in ELSEWHERE
        return True

    def _key_of_gamepad(self, event: Event) -> bool:
        """A pad can't type: it moves over the letters, or past the field."""
        letters = self._letters
        if letters is None:
            if event.key == pygame.K_RETURN and self.on_submit:
                self.on_submit()
                return True
            if event.key in ACTIVATE:
                self.open_letters()
            return event.key in ACTIVATE
        if event.mod & pygame.KMOD_CTRL and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            self._all, self.caret = False, min(len(self.text), max(0, self.caret + step))
        elif event.key == pygame.K_RETURN:
            self._pressed(LetterAction.DONE)
        elif event.key == pygame.K_ESCAPE:
            self._letters = None
        else:
            letters.key(event.key, bool(event.mod & pygame.KMOD_SHIFT))
        return True

    def draw_over(self, kit: Kit, surface: Surface) -> None:
        """The letters, while they are open."""
        if self._letters is not None:
            self._letters.draw(kit, surface, self.text, self.caret, self.rect, self._all)

    def targets(self) -> list[Target]:
        """The field, or the letters over it."""
        if self._letters is None:
            return super().targets()
        return [target(f"letter/{name}", label, rect) for name, label, rect in self._letters.places()]

    def _erase(self, before: bool) -> None:
        if self._all:
            self._set("", 0)
        elif before and self.caret:
            self._set(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        elif not before:
            self._set(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The text, with the caret while it is edited; text too long for the field is shifted so that the caret is
        visible.
        """
        if self.plain_ink and self.text and not self.writing:
            self._draw_plain(kit, surface)
            return
        is_quiet = self.is_quiet and not self.text and not self.writing
        ground, rim = (OFF_FILL, OFF_RIM) if is_quiet else (PAPER, GOLD if self.writing else PAPER_RIM)
        kit.paint.panel(surface, self.rect, ground, 1, rim, 10, 3 if self.writing else 2)
        pad = kit.theme.u(18)
        room = self.rect.w - 2 * pad
        at = (self.rect.left + pad, self.rect.centery)
        if not self.text and not self.writing:
            kit.text.draw(
                surface, self.placeholder, at, 24, QUIET if is_quiet else PAPER_DIM, room=room, height=self.rect.h
            )
            return
        words, px = kit.text.fit(self.text, 25, room, "strong")
        height = kit.text.line(25, "strong")
        if self._all and self.writing and words:
            width = min(room, kit.text.at_px(self.text, px, INK, "strong").get_width())
            pygame.draw.rect(surface, SELECTION, Rect(at[0] - 2, at[1] - height // 2, width + 4, height))
        before = kit.text.at_px(self.text[: self.caret], px, INK, "strong").get_width() if self.caret else 0
        moved = 0
        if self.writing and words != self.text:
            moved = max(0, before - room)
            line = kit.text.at_px(self.text, px, INK, "strong")
            surface.blit(line, line.get_rect(midleft=at), Rect(moved, 0, room, line.get_height()))
        else:
            kit.text.draw(surface, self.text, at, 25, INK, "strong", room=room)
        if self.writing:
            x = min(at[0] + before - moved + 1, self.rect.right - pad // 2)
            pygame.draw.rect(surface, INK, Rect(x, at[1] - height // 2 + 2, max(2, kit.theme.u(3)), height - 4))

    def _draw_plain(self, kit: Kit, surface: Surface) -> None:
        """Its text as if on the ground, and the pencil."""
        gap, side, ink = kit.theme.u(10), kit.theme.u(28), self.plain_ink
        room = self.rect.w - side - gap
        told = kit.text.draw(surface, self.text, self.rect.midleft, 26, ink, "strong", room=room, height=self.rect.h)
        kit.paint.icon(surface, "edit", (told.right + gap + side // 2, self.rect.centery), side, ink)
        if self.hover:
            surface.fill(kit.theme.ink(ink), Rect(told.left, told.bottom - 1, told.w, 1))
