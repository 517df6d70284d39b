"""The keys of the screen at hand, on paper; F1 opens it anywhere. What the keys are is said by `words.help`."""

from collections.abc import Callable

import msgspec
from pygame import Rect, Surface

from game.ui.core.kit import Kit
from game.ui.core.theme import INK, PAPER_DIM, PAPER_LINE, WINE
from game.ui.screens.form_screen import FormScene
from game.ui.widgets import BarButton, ScrollList, bar_height, draw_bar, lay_out_bar
from game.words import help as words
from game.words import screens

KEY, WHAT = 24, 25  # design sizes of the words


class _Line(msgspec.Struct, frozen=True):
    """A heading, or a key beside a line of what it does; `key` is empty where the line only goes on."""

    words: str
    key: str = ""
    heading: bool = False


class KeysScene(FormScene):
    """A page for one screen; `back` and `help` are its two buttons."""

    name = "keys"
    first_focus = "button/back"

    def __init__(self, screen: str, back: Callable[[], None], help: Callable[[], None]) -> None:
        super().__init__()
        self._screen = screen
        self._back = BarButton("button/back", screens.BACK, back, icon="back")
        self._help = BarButton("button/help", screens.HELP, help, icon="help")
        self._lines: list[_Line] = []
        self.page: ScrollList = ScrollList("page", words.KEYS_TITLE, [], self._draw_line)
        self.form.set_widgets([self._back, self._help, self.page])
        self.form.on_cancel = back

    def lay_out(self, kit: Kit) -> None:
        """Keys on the left of a sheet, what they do on the right."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._back], [self._help])
        top = bar_height(kit) + theme.u(34)
        wide = min(theme.width - theme.u(120), theme.u(1320))
        self._paper = Rect((theme.width - wide) // 2, top, wide, theme.height - theme.u(48) - top)
        inner = self._paper.inflate(-theme.u(120), -theme.u(72))
        own = words.keys_of(self._screen)
        parts = [(words.HERE, own)] if own else []
        parts.append((words.EVERYWHERE_TITLE, words.EVERYWHERE))
        keys = [key for _, keys in parts for key, _ in keys]
        self._key_wide = max(kit.text.width(key, KEY, "strong") for key in keys) + theme.u(36)
        room = inner.w - 30 - self._key_wide - theme.u(24)
        self._lines = []
        for title, pairs in parts:
            self._lines += [_Line("")] if self._lines else []
            self._lines.append(_Line(title, heading=True))
            for key, what in pairs:
                first, *others = kit.text.wrap(what, WHAT, room)
                self._lines += [_Line(first, key), *(_Line(line) for line in others)]
        self.page.labels = [f"{line.key} {line.words}".strip() for line in self._lines]
        self.page.place_whole(inner, max(round(kit.text.line(WHAT) * 1.4), kit.text.line(32, "heading")))
        self.page.current = self.page.scroll = 0

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, paper."""
        kit.ground(surface)
        draw_bar(kit, surface, words.KEYS_TITLE, self._bar_end, self._help.rect.left)
        kit.paint.paper(surface, self._paper)

    def _draw_line(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        line, text = self._lines[index], kit.text
        if line.heading:
            at = (rect.left, rect.top + kit.text.line(29, "heading") // 2)  # off the line below it
            text.draw(surface, line.words, at, 29, WINE, "heading", room=rect.w)
            surface.fill(PAPER_LINE, Rect(rect.left, rect.bottom - 1, rect.w, 1))
            return
        if line.key:
            cap = Rect(rect.left, rect.top + 2, text.width(line.key, KEY, "strong") + kit.theme.u(28), rect.h - 4)
            kit.paint.panel(surface, cap, "#FFFFFF", 1, PAPER_DIM, 9, 1.6)
            text.draw(surface, line.key, cap.center, KEY, INK, "strong", "center", cap.w)
        left = rect.left + self._key_wide + kit.theme.u(24)
        if line.words:
            text.draw(surface, line.words, (left, rect.centery), WHAT, INK, room=rect.right - left)
