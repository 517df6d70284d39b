"""A page to read: help, the rules of a set, licences. Scrolls with wheel, arrows and page keys."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from game.messages.functions import screens as say
from game.messages.language import Message, nothing
from game.toolkit.boxes import Box, Column, Row, Space, Words
from game.toolkit.drawing.theme import INK, TEAM_INKS
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton
from game.toolkit.widgets.page import SIZE, Page, PageLine, heading_line, sheet, text_line
from game.ui.shared.marks import team_mark
from game.ui.shared.models import PageSection
from game.ui.shared.requests import Ask, AskingScene

MARK, GAP = 20, 12  # design pixels of a team's mark before a line, and between both


class ReadingState(Struct, frozen=True):
    """Sections on paper. `name` is what `--targets` calls the page: `help`, `history`. With `copied` there is a button
    that hands this text to the clipboard. A page that is read `from_end` shows its last lines first.
    """

    name: str
    title: Message
    sections: Callable[[], tuple[PageSection, ...]]
    copied: Message = nothing
    copy_label: Message = say.copy_text
    """That button's, which says whether it was done."""
    from_end: bool = False


class ReadingScene(AskingScene[ReadingState]):
    """A page and nothing else."""

    first_focus = "button/back"
    page: Page

    def __init__(self, state: ReadingState, ask: Ask) -> None:
        super().__init__(state, ask)
        self.name = state.name

    def _copy(self) -> None:
        is_done = self.copy(self.state.copied())
        self.set_state(copy_label=say.text_copied if is_done else say.no_clipboard)

    def resize(self, kit: Kit) -> None:
        """The page is wrapped again: it starts with its first line, or ends with its last."""
        super().resize(kit)
        self.page.move_to(len(self.page.lines) - 1 if self.state.from_end else 0)

    def content(self, kit: Kit) -> Box:
        state = self.state
        copy, title = BarButton("button/copy", state.copy_label(), self._copy, icon="copy"), state.title()
        bar = Bar(title, [self.way_back], [copy] if state.copied is not nothing else [])
        return Column(bar, sheet(Page(title, self._write)))

    def _write(self, kit: Kit, width: int) -> Iterator[PageLine]:
        for n, section in enumerate(self.state.sections()):
            if n:
                yield text_line("")
            if section.heading:
                yield heading_line(section.heading)
            if not section.teams:
                told = kit.keys.own.told("table", section.words) if self.name == "help" else section.words
                yield from (text_line(line) for line in kit.text.wrap(told, SIZE, width))
                continue
            room = width - kit.theme.u(MARK) - kit.theme.u(GAP)
            for told, team in zip(section.words.split("\n"), section.teams, strict=True):
                for m, line in enumerate(kit.text.wrap(told, SIZE, room)):
                    mark = Space(MARK) if m or team is None else team_mark(team, MARK, TEAM_INKS[team])
                    yield PageLine(line, Row(mark, Words(line, SIZE, INK, lines=1), gap=GAP))
