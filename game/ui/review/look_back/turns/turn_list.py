"""The turns of a round as a list: a row for each, with a rose dot and a number where points were given away."""

from collections.abc import Callable, Mapping, Sequence
from typing import Self

from pygame import Rect, Surface

from game.messages.amounts import points
from game.messages.functions import looking_back as say
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LOSS, LOSS_TEXT, QUIET, ROW_CHOSEN, SMALLEST_TAP
from game.toolkit.kit import Kit
from game.toolkit.widgets import ScrollList
from game.ui.review.look_back.turns.lead_graph import DISC
from game.ui.review.look_back.turns.turn_rows import TurnRow
from game.ui.shared.cards.card_chips import chip_width, draw_card_chip
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.people.portrait_and_name import name_in


class TurnList(ScrollList):
    """Number, team, name, action, points given away; the current moment's row is golden."""

    design_row_height = 56.0
    bar = 12
    doing = (*ScrollList.doing, "row_height")
    unseen = ScrollList.unseen | {"hover"}

    def __init__(
        self, rows: Sequence[TurnRow], given: Mapping[int, float], current: int, on_open: Callable[[int], None]
    ):
        """`given` are points by turn of the film; `current` is the number of a row."""
        labels = [say.turn_row(row.own, row.who, row.what[0], round(given.get(row.turn, 0.0))) for row in rows]
        super().__init__("turns", say.turns(), labels, self._draw, on_open, current=current)
        self.rows, self.given = rows, given
        self.gap = 2

    def adopt(self, old: Self) -> None:
        super().adopt(old)
        self._comes_into_sight |= self.rows != old.rows

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Only whole rows, a little higher than they must be; the first visible row stays first."""
        first = self.scroll // self.row_height
        self.row_height = max(
            kit.theme.u(self.design_row_height), kit.theme.tap(self.design_row_height), SMALLEST_TAP + self.gap
        )
        count = max(1, (rect.h + self.gap) // (self.row_height + self.gap))
        height = (rect.h + self.gap) // count
        self.scroll = first * height
        self.place(Rect(rect.left, rect.top, rect.w, count * height - self.gap), height, self.gap)

    def move_to(self, index: int) -> None:
        """Make a row the current one. One outside the visible part moves to the middle, so that the list scrolls only
        now and then.
        """
        top = index * self.row_height
        if self.labels and not self.scroll <= top < self.scroll + self.rect.h:
            self._scroll_to(top - self.rect.h // self.row_height // 2 * self.row_height)
        super().move_to(index)

    def changed_places(self, before: Mapping[str, object]) -> Sequence[Rect] | None:
        """Only the golden row moves."""
        match before:
            case {"current": int(current)} if len(before) == 1:
                return [self.row(row).clip(self.rect) for row in (current, self.current)]
        return None

    def _draw(self, kit: Kit, surface: Surface, place: Rect, number: int, is_current: bool) -> None:
        """The name over the action."""
        u, text, row = kit.theme.u, kit.text, self.rows[number]
        if is_current:
            kit.paint.panel(surface, place, ROW_CHOSEN, 1, GOLD, 12, 2)
        ink, quiet = (GOLD, CREAM) if is_current else (CREAM, QUIET)
        step = min(text.line(25, "strong"), place.h // 2)
        upper, lower = place.centery - step // 2, place.centery + step // 2
        x = place.left + u(8) + text.width("00", 24)
        text.draw(surface, str(row.own or ""), (x, upper), 24, quiet if is_current else DIM, align="right")
        mark, x = max(12, u(16)), x + u(10)
        draw_team_mark(kit, surface, row.team, (x + mark // 2, upper), mark)
        below, x = x, x + mark + u(8)
        end = right = place.right - u(10)
        given = self.given.get(row.turn, 0.0)
        if given:
            told = text.draw(surface, points(round(given)), (end, upper), 24, LOSS_TEXT, "strong", "right")
            side = max(11, u(14))
            surface.blit(kit.paint.path(DISC, side, LOSS), (told.left - u(6) - side, upper - side // 2))
            end = told.left - u(8) - side
        name = name_in(text, row.who.name, 25, end - x)
        text.draw(surface, name, (x, upper), 25, ink, "strong", room=end - x)
        forms = row.what if row.discard is None else row.what[-1:]  # the card itself comes after them
        what = next((form for form in forms if text.width(form, 24) <= right - below), "")
        told = text.draw(surface, what, (below, lower), 24, quiet)
        if row.discard is not None and told.right + u(8) + chip_width(kit, row.discard) <= right:
            draw_card_chip(kit, surface, row.discard, (told.right + u(8), lower))
