"""A line a person can write in: names."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.plain_text import is_odd
from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, INK, PAPER, PAPER_DIM, PAPER_RIM
from game.ui.widgets.base import Widget

MOVES = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)


class TextField(Widget):
    """At most `most` letters; `on_change` is called at every letter, `on_submit` at Enter. The caret does not blink:
    rest costs nothing.
    """

    role = "text"
    radius = 10

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
    ) -> None:
        super().__init__(id, label)
        self.text = text
        self.on_change = on_change
        self.on_submit = on_submit
        self.most = most
        self.placeholder = placeholder
        self.caret = len(text)
        self.writing = False
        self._all = False  # everything is marked: the next letter replaces it

    @property
    def value(self) -> str:
        """What is written."""
        return self.text

    @property
    def is_written_in(self) -> bool:
        """While it has the keys."""
        return self.writing

    def focus(self, gained: bool) -> None:
        """Writing begins with everything marked, so that typing replaces it."""
        super().focus(gained)
        if not (gained and self.writing):  # else the scene was only laid out again
            self._all = gained and bool(self.text)
            self.caret = len(self.text)
        self.writing = gained
        if gained:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.rect)
            pygame.key.set_repeat(400, 40)
        else:
            pygame.key.stop_text_input()
            pygame.key.set_repeat(0)

    def _set(self, text: str, caret: int) -> None:
        text = "".join(sign for sign in text if not is_odd(sign))[: self.most]
        self.caret = min(caret, len(text))
        self._all = False
        self.changed = True
        if text != self.text:
            self.text = text
            self.on_change(text)

    def mouse(self, event: Event) -> bool:
        """A press puts the caret at the end."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._all, self.caret, self.changed = False, len(self.text), True
            return True
        return False

    def key(self, event: Event) -> bool:
        """Letters, erasing, the caret; Ctrl+A marks everything."""
        if event.type == pygame.TEXTINPUT:
            if self._all:
                self._set(event.text, len(event.text))
            elif len(self.text) + len(event.text) <= self.most:
                self._set(self.text[: self.caret] + event.text + self.text[self.caret :], self.caret + len(event.text))
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(event.key == pygame.K_BACKSPACE)
            return True
        if event.key in MOVES:
            ends = {pygame.K_HOME: 0, pygame.K_END: len(self.text)}
            step = self.caret + (1 if event.key == pygame.K_RIGHT else -1)
            self.caret = min(len(self.text), max(0, ends.get(event.key, step)))
            self._all, self.changed = False, True
            return True
        if event.key == pygame.K_a and event.mod & pygame.KMOD_CTRL:
            self._all = self.changed = True
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_submit:
            self.on_submit()
            return True
        # letters arrive as TEXTINPUT; their KEYDOWN must not start anything else
        return event.key not in (
            pygame.K_TAB,
            pygame.K_ESCAPE,
            pygame.K_UP,
            pygame.K_DOWN,
            pygame.K_RETURN,
            pygame.K_KP_ENTER,
        ) and not (pygame.K_F1 <= event.key <= pygame.K_F12)

    def _erase(self, before: bool) -> None:
        if self._all:
            self._set("", 0)
        elif before and self.caret:
            self._set(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        elif not before:
            self._set(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The words, the caret while it is written in; words too long for the field are moved so that it is seen."""
        kit.paint.panel(surface, self.rect, PAPER, 1, GOLD if self.writing else PAPER_RIM, 10, 3 if self.writing else 2)
        pad = kit.theme.u(18)
        room = self.rect.w - 2 * pad
        at = (self.rect.left + pad, self.rect.centery)
        if not self.text and not self.writing:
            kit.text.draw(surface, self.placeholder, at, 24, PAPER_DIM, room=room)
            return
        words, px = kit.text.fit(self.text, 25, room, "strong")
        high = kit.text.line(25, "strong")
        if self._all and self.writing and words:
            wide = min(room, kit.text.at_px(self.text, px, INK, "strong").get_width())
            pygame.draw.rect(surface, "#F4DDA0", Rect(at[0] - 2, at[1] - high // 2, wide + 4, high))
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
            pygame.draw.rect(surface, INK, Rect(x, at[1] - high // 2 + 2, max(2, kit.theme.u(3)), high - 4))
