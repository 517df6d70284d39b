"""A page to read: help, the rules of a set, licences. Scrolls with wheel, arrows and page keys."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.ui.boxes import Box, Column, Row, Space, Words, team_mark
from game.ui.core.clipboard import put_on_clipboard
from game.ui.core.kit import Kit
from game.ui.core.theme import INK, TEAM_INKS
from game.ui.models import PageSection
from game.ui.requests import Ask, Go
from game.ui.widgets import BarButton
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.ui.widgets.page import SIZE, Page, PageLine, heading_line, sheet, text_line
from game.words import screens as words

MARK, GAP = 20, 12  # design pixels of a team's mark before a line, and between both


class ReadingScene(FormScene):
    """Sections on paper. `name` is what `--targets` calls it: `help`, `rules`."""

    def __init__(
        self,
        name: str,
        title: str,
        sections: Sequence[PageSection],
        ask: Ask,
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
        self._from_end = from_end
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", words.BACK, back, icon="back")
        self.page: Page = Page(title, self._write)
        self.copied, self._copy_text = copied, copy
        self._copy = BarButton("button/copy", words.COPY_TEXT, self._do_copy, icon="copy")
        self._others = [*ways, *([self._copy] if copied else [])]
        self.form.set_widgets([self._back, *self._others, self.page])
        self.form.on_cancel = back
        self.first_focus = "button/back"

    def _do_copy(self) -> None:
        self._copy.label = words.TEXT_COPIED if self._copy_text(self.copied) else words.NO_CLIPBOARD
        self.refresh()

    def resize(self, kit: Kit) -> None:
        """Lay out for this kit, from the first line on, or at the last ones."""
        super().resize(kit)
        self.page.move_to(len(self.page.lines) - 1 if self._from_end else 0)

    def content(self, kit: Kit) -> Box:
        """One sheet."""
        return Column(Bar(self._title, [self._back], self._others), sheet(self.page))

    def _write(self, kit: Kit, wide: int) -> Iterator[PageLine]:
        for n, section in enumerate(self._sections):
            if n:
                yield text_line("")
            if section.heading:
                yield heading_line(section.heading)
            if not section.teams:
                told = kit.keys.own.told("table", section.words) if self.name == "help" else section.words
                yield from (text_line(line) for line in kit.text.wrap(told, SIZE, wide))
                continue
            room = wide - kit.theme.u(MARK) - kit.theme.u(GAP)
            for told, team in zip(section.words.split("\n"), section.teams, strict=True):
                for m, line in enumerate(kit.text.wrap(told, SIZE, room)):
                    mark = Space(MARK) if m or team is None else team_mark(team, MARK, TEAM_INKS[team])
                    yield PageLine(line, Row(mark, Words(line, SIZE, INK, lines=1), gap=GAP))
