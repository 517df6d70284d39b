"""A page to read: help, the rules of a set, licences. Scrolls with wheel, arrows and page keys."""

from collections.abc import Callable, Sequence

import msgspec
from pygame import Rect, Surface

from game.ui.core.clipboard import put_on_clipboard
from game.ui.core.kit import Kit
from game.ui.core.theme import INK, PAPER_LINE, TEAM_INKS, WINE
from game.ui.screens.form_screen import FormScene
from game.ui.screens.models import PageSection
from game.ui.widgets import BarButton, ScrollList, bar_height, draw_bar, lay_out_bar
from game.words import screens as words

MARK = 20
"""Design pixels of a team's mark before a line."""


class _Line(msgspec.Struct, frozen=True):
    words: str
    heading: bool = False
    team: int | None = None
    """Whose mark stands before it."""
    indent: bool = False
    """Whether it stands where words with a mark do."""


class ReadingScene(FormScene):
    """Sections on paper. `name` is what `--targets` calls it: `help`, `rules`."""

    def __init__(
        self,
        name: str,
        title: str,
        sections: Sequence[PageSection],
        back: Callable[[], None],
        copied: str = "",
        copy: Callable[[str], bool] = put_on_clipboard,
        ways: Sequence[BarButton] = (),
        from_end: bool = False,
    ) -> None:
        """With `copied` there is a button that hands this text to the clipboard; it says whether that was done.
        `ways` are buttons that lead on, at the right end of the bar; a page that is read `from_end` shows its last
        lines first.
        """
        super().__init__()
        self.name = name
        self._title = title
        self._sections = tuple(sections)
        self._lines: list[_Line] = []
        self._from_end = from_end
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
            self._lines += _lines_of(kit, section, inner.w - 30)
        self.page.labels = [line.words for line in self._lines]
        self.page.place_whole(inner, max(round(kit.text.line(25) * 1.16), kit.text.line(32, "heading")))
        self.page.current = self.page.scroll = 0
        if self._from_end:
            self.page.move_to(len(self._lines) - 1)

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
            left, size = rect.left, kit.theme.u(MARK)
            if line.team is not None:
                at = (left + size // 2, rect.centery)
                kit.paint.team_mark(surface, line.team, at, size, TEAM_INKS[line.team % 6])
            if line.indent:
                left += size + kit.theme.u(12)
            kit.text.draw(surface, line.words, (left, rect.centery), 25, INK, room=rect.right - left)


def _lines_of(kit: Kit, section: PageSection, room: int) -> list[_Line]:
    """The words of a section in lines that fit, the first of each with its mark."""
    if not section.teams:
        return [_Line(line) for line in kit.text.wrap(section.words, 25, room)]
    room -= kit.theme.u(MARK) + kit.theme.u(12)
    lines = []
    for words_, team in zip(section.words.split("\n"), section.teams, strict=True):
        first, *more = kit.text.wrap(words_, 25, room) or [""]
        lines += [_Line(first, team=team, indent=True), *(_Line(line, indent=True) for line in more)]
    return lines
