"""A page to read: help, the rules of a set, licences. Scrolls with wheel, arrows and page keys."""

from collections.abc import Callable, Sequence

import msgspec
from pygame import Rect, Surface

from game.ui.clipboard import put_on_clipboard
from game.ui.kit import Kit
from game.ui.models import Section
from game.ui.scenes.form_scene import FormScene
from game.ui.theme import INK, PAPER_LINE, WINE
from game.ui.widgets import BarButton, ScrollList, bar_height, draw_bar, lay_out_bar
from game.words import screens as words


class _Line(msgspec.Struct, frozen=True):
    words: str
    heading: bool = False


class ReadingScene(FormScene):
    """Sections on paper. `name` is what `--targets` calls it: `help`, `rules`."""

    def __init__(
        self,
        name: str,
        title: str,
        sections: Sequence[Section],
        back: Callable[[], None],
        copied: str = "",
        copy: Callable[[str], bool] = put_on_clipboard,
        ways: Sequence[BarButton] = (),
    ) -> None:
        """With `copied` there is a button that hands this text to the clipboard; it says whether that was done.
        `ways` are buttons that lead on, at the right end of the bar.
        """
        super().__init__()
        self.name = name
        self._title = title
        self._sections = tuple(sections)
        self._lines: list[_Line] = []
        self._back = BarButton("button/back", words.BACK, back, icon="back")
        self.page: ScrollList = ScrollList("page", title, [], self._draw_line)
        self.copied, self._copy_text = copied, copy
        self._copy = BarButton("button/copy", words.COPY_TEXT, self._do_copy, icon="copy")
        self._others = [*ways, *([self._copy] if copied else [])]
        self.form.set_widgets([self._back, *self._others, self.page])
        self.form.on_cancel = back
        self.first_focus = "button/back"

    def _do_copy(self) -> None:
        self._copy.label = words.TEXT_COPIED if self._copy_text(self.copied) else words.NO_CLIPBOARD
        self._bar_end = lay_out_bar(self.kit, [self._back], self._others)
        self.form.changed = True

    def lay_out(self, kit: Kit) -> None:
        """One sheet, not wider than is easy to read."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._back], self._others)
        top = bar_height(kit) + theme.u(34)
        wide = min(theme.width - theme.u(120), theme.u(1320))
        self._paper = Rect((theme.width - wide) // 2, top, wide, theme.height - theme.u(48) - top)
        inner = self._paper.inflate(-theme.u(120), -theme.u(72))
        self._lines = []
        for section in self._sections:
            if self._lines:
                self._lines.append(_Line(""))
            if section.heading:
                self._lines.append(_Line(section.heading, True))
            for line in kit.text.wrap(section.words, 25, inner.w - 30):
                self._lines.append(_Line(line))
        self.page.labels = [line.words for line in self._lines]
        self.page.place_whole(inner, max(round(kit.text.line(25) * 1.16), kit.text.line(32, "heading")))
        self.page.current = self.page.scroll = 0

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, paper."""
        kit.ground(surface)
        draw_bar(kit, surface, self._title, self._bar_end, self._others[0].rect.left if self._others else None)
        kit.paint.paper(surface, self._paper)

    def _draw_line(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        line = self._lines[index]
        if line.heading:
            at = (rect.left, rect.top + kit.text.line(29, "heading") // 2)  # off the line below it
            kit.text.draw(surface, line.words, at, 29, WINE, "heading", room=rect.w)
            surface.fill(PAPER_LINE, Rect(rect.left, rect.bottom - 1, rect.w, 1))
        elif line.words:
            kit.text.draw(surface, line.words, rect.midleft, 25, INK, room=rect.w)
