"""A sheet with a column for each team: if letters are too large for all of them, some teams at a time."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect

from game.messages.functions import scores as say
from game.toolkit.boxes import Across, Box, Pad, Piece, Row, Share, Sized, Space, WidgetSlot
from game.toolkit.drawing.text import Face
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button

MORE_TEAMS: Final = "button/more_teams"


class Needs(NamedTuple):
    """The real pixels a sheet needs to be legible: for each column, and before the first."""

    column: int
    label: int


class SheetColumns(NamedTuple):
    """The columns of a sheet in design pixels, with margins in those of teams; labels and teams without a width share
    the rest.
    """

    label: float | None
    team: float | None = None
    pad: float = 0
    gap: float = 0

    def row(self, label: Box, cells: Sequence[Box], across: Across = "center", pad: float | None = None) -> Row:
        """A row, with a cell for each team."""
        padded = [Pad(cell, self.pad if pad is None else pad) for cell in cells]
        columns = [Share(cell) if self.team is None else Sized(cell, self.team) for cell in padded]
        first = [Space(8), Share(label), Space(10)] if self.label is None else [Sized(label, self.label)]
        return Row(*first, *columns, gap=self.gap, across=across)


class TeamPages(Box):
    """A sheet of the team `seen` and as many others as fit, page by page. In letters of the usual size all teams are on
    one page, however narrow their columns.
    """

    yields = True

    def __init__(
        self,
        teams: int,
        seen: int,
        needs: Callable[[Kit], Needs],
        turn: Callable[[int], None],
        sheet: Callable[[range, int, Box], Box],
    ) -> None:
        """`turn` gets the first team that is only on the next page. `sheet` makes the sheet of some teams, with columns
        of at most this many real pixels and the button that turns to the others: 0 and an empty box if there are none.
        """
        self._teams, self._seen, self._needs, self._turn, self._sheet = teams, seen, needs, turn, sheet

    def height(self, kit: Kit, width: int) -> int:
        return self._page(kit, width).height(kit, width)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        return self._page(kit, rect.w).place(kit, rect)

    def _page(self, kit: Kit, width: int) -> Box:
        if not kit.theme.is_large:
            return self._sheet(range(self._teams), 0, Box())
        needs = self._needs(kit)
        pages = pages_of(self._teams, (width - needs.label) // needs.column)
        if len(pages) == 1:
            return self._sheet(pages[0], 0, Box())
        at = next(n for n, page in enumerate(pages) if self._seen in page)
        page = pages[at]
        following = page.stop if page.stop < self._teams else 0
        label = say.more_teams(page.start + 1, page.stop, self._teams)
        more = Button(MORE_TEAMS, label, partial(self._turn, following), icon="forward", look=24)
        more.shown_as(say.more_teams_short(page.start + 1, page.stop, self._teams))
        return self._sheet(page, (width - needs.label) // len(pages[0]), Row(WidgetSlot(more, 56)))


def pages_of(teams: int, most: int) -> list[range]:
    """The teams in as few pages as possible of at most this many, but at least two. All pages are equally long: the
    last one repeats some teams.

    >>> pages_of(8, 5), pages_of(5, 4), pages_of(3, 0)
    ([range(0, 4), range(4, 8)], [range(0, 3), range(2, 5)], [range(0, 2), range(1, 3)])
    """
    count = -(-teams // max(2, most))
    size = -(-teams // count)
    return [range(first, first + size) for first in (min(n * size, teams - size) for n in range(count))]


def widest(kit: Kit, texts: Sequence[str], size: float, face: Face) -> int:
    """Real pixels of the widest of these texts in a design size."""
    return max((kit.text.width(text, size, face) for text in texts), default=0)
