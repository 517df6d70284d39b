"""What each team still needs to go out, in a sentence and in columns: cards are missing, small ticks are there."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

from pygame import Rect, Surface

from game.engine.going_out import NeededBook
from game.text.messages import going_out_texts as say_going_out
from game.text.messages import nouns
from game.text.messages import table as say_table
from game.ui.boxes import Box, Column, Grow, Paint, Picture, Row, Sized, Space, Words, rule
from game.ui.core import portraits
from game.ui.core.icons import PIPS, STAR
from game.ui.core.kit import Kit
from game.ui.core.theme import (
    CREAM,
    GOLD,
    GOOD_RIM,
    INK,
    LINE,
    PANEL,
    PAPER,
    PAPER_RIM,
    QUIET,
    SUIT_INKS,
    WILD_INK,
)
from game.ui.table.draw.cloth import STROKES
from game.ui.table.sheets.team_sheets import MOST_HIGH, SheetItem, SheetRow, TableSheet
from game.ui.table.state import TableState
from game.ui.widgets.form import DIALOG_PAD, close_button
from game.words.going_out_texts import TeamNeeds, team_needs
from game.words.grammar import called, seat_name, team_name
from game.words.partner_agreements import keeps

Stack = Literal["hand", "foot", "tail"]
CARDS_WIDE: Final = 960
"""Design pixels of all cards of a line, which are smaller where there are many."""
HIGH, LEAST_HIGH = 176, 34
"""How high a card is in design pixels, and at least in window pixels."""
GAP, APART = 12, 44
"""Design pixels between cards, and between columns."""
PROPORTION, RIM = 1.36, 0.08
"""The shape of a card in its frame, and the frame beyond the card as a share of its width."""
TICK, FACE = 0.28, 0.56
"""How wide the sign of a book that is there is as a share of a card, and the face of whose foot is."""
LEAST_TICK, LEAST_FACE = 20, 36
"""In window pixels; a smaller face is left out."""
FEW: Final = 4
"""So many teams have their sentences below their names; more have them beside, in smaller letters."""
SAID, SAID_OF_MANY, LETTERS = 36, 28, 22
"""Design pixels of the sentences, and of the titles of columns."""
SIGNS: Final[Mapping[NeededBook, tuple[str, str, float]]] = {
    "clean": (PIPS["H"], SUIT_INKS["classic"]["H"], 0),
    "dirty": (STROKES, INK, 11),
    "wild": (STAR, WILD_INK, 0),
}
"""The sign of a kind of book: its path, its ink, and the width of its strokes."""


class _Thing(NamedTuple):
    """A book or a foot: whether it is there, and what draws it."""

    is_met: bool
    wide: float
    """How wide its sign is once it is there, as a share of a card."""
    draw: Paint


class NeedsSheet(TableSheet):
    """A line for each team, the viewer's first, then one for each player who keeps to what was agreed."""

    wide = 1740

    def __init__(self, state: TableState) -> None:
        board, names, me = state.view.board, called(state.names), state.game.me
        own = board.team_of(state.game.base)
        looks = [person.look for person in state.people.by_seat]
        teams = [(own + step) % board.teams for step in range(board.teams)]
        needs = [team_needs(board, names, team, me) for team in teams]
        told = [
            SheetRow(team, team_name(names, board.teams, team, me), (SheetItem(needed.told),))
            for team, needed in zip(teams, needs, strict=True)
        ]
        kept = [
            SheetRow(
                board.team_of(seat),
                seat_name(names, seat, me),
                tuple(SheetItem(keeps(one, board.rules)) for one in person.agreed),
            )
            for seat, person in enumerate(state.people.by_seat)
            if person.agreed
        ]
        super().__init__(say_going_out.needed(), (*told, *kept), [close_button()])
        self._count = board.teams
        self._columns = _columns(teams, needs, looks, board.last_stack.value)

    def own_width(self, kit: Kit) -> float:
        """As wide as what it tells."""
        return min(self.wide, (self.body(kit).wide(kit) + 1) / kit.theme.k + 2 * DIALOG_PAD)

    def body(self, kit: Kit) -> Box:
        """Above the cards what they are, once for all teams."""
        card = self._card(kit)
        columns = [[_cell(kit, things, card) for things in column] for column in self._columns.values()]
        titles = [Words(title.upper(), LETTERS, QUIET, "strong", lines=1) for title in self._columns]
        wide = [
            max(title.wide(kit), *(cell.wide(kit) for cell in cells)) / kit.theme.k
            for title, cells in zip(titles, columns, strict=True)
        ]
        lines: list[Box] = [_line(Box(), titles, wide)]
        for n, row in enumerate(self._sheet_rows[: self._count]):
            who = self.who(kit, row)
            if self._count <= FEW:
                said: Box = Column(who, Words(row.items[0].words, SAID, CREAM, "strong"), gap=2)
            else:
                said = Row(who, Words(row.items[0].words, SAID_OF_MANY, CREAM, "strong"), gap=20)
            lines += [*([rule(LINE, 1.5)] if n else []), _line(said, [cells[n] for cells in columns], wide)]
        return Column(*lines, *self.lines(kit, self._sheet_rows[self._count :]), Space(8), gap=16)

    def _card(self, kit: Kit) -> tuple[int, int]:
        """How wide and high a card is."""
        theme = kit.theme
        high = max(LEAST_HIGH, min(theme.u(HIGH), round(theme.height * MOST_HIGH / self._count) - theme.u(24)))
        count = sum(max(map(len, column)) for column in self._columns.values())
        wide = min(round(high / PROPORTION), theme.u(CARDS_WIDE) // max(1, count) - theme.u(GAP))
        return wide, round(wide * PROPORTION)


def _line(said: Box, cells: Sequence[Box], wide: Sequence[float]) -> Box:
    return Row(Grow(said), *(Sized(cell, one) for cell, one in zip(cells, wide, strict=True)), gap=APART)


def _columns(
    teams: Sequence[int], needs: Sequence[TeamNeeds], looks: Sequence[int], stack: Stack
) -> dict[str, list[list[_Thing]]]:
    """Of each kind of book and of the feet, by title: what each team has and lacks, first what it lacks. Those columns
    come first in which anybody lacks anything.
    """
    found: dict[str, list[list[_Thing]]] = {}
    for n, (team, needed) in enumerate(zip(teams, needs, strict=True)):
        books = [
            (say_table.wanted(kind), _Thing(is_met, TICK, partial(_draw_book, kind, is_met)))
            for kind, is_met in needed.books
        ]
        feet = [
            (nouns.stack(stack), _Thing(foot.met, FACE, partial(_draw_foot, looks[foot.seat], team, stack, foot.met)))
            for foot in needed.feet
        ]
        for title, thing in (*books, *feet):
            found.setdefault(title, [[] for _ in teams])[n].append(thing)
    for column in found.values():
        for things in column:
            things.sort(key=lambda thing: thing.is_met)
    return dict(sorted(found.items(), key=lambda item: all(thing.is_met for things in item[1] for thing in things)))


def _cell(kit: Kit, things: Sequence[_Thing], card: tuple[int, int]) -> Box:
    """The books of a kind, or the feet, of one team: cards, then what is there."""
    wide, high = card
    signs = ((thing, max(LEAST_TICK, round(wide * thing.wide)) if thing.is_met else wide) for thing in things)
    return Row(*(Picture(thing.draw, w / kit.theme.k, high / kit.theme.k) for thing, w in signs), gap=GAP)


def _draw_book(kind: NeededBook, is_met: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    if is_met:
        kit.paint.icon(surface, "tick", rect.center, rect.w, GOOD_RIM)
        return
    card = _draw_frame(kit, surface, rect)
    kit.paint.panel(surface, card, PAPER, 1, PAPER_RIM, 8, 1.4)
    side = round(card.w * 0.7)
    match kind:
        case "sevens":
            kit.text.draw(surface, "7", rect.center, side / kit.theme.k, INK, "index", "center")
        case "any":
            kit.paint.icon(surface, "learn", rect.center, side, INK)
        case _:
            path, ink, stroke = SIGNS[kind]
            sign = kit.paint.path(path, side, ink, stroke)
            surface.blit(sign, sign.get_rect(center=rect.center))


def _draw_foot(look: int, team: int, stack: Stack, is_met: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    if is_met and rect.w < LEAST_FACE:
        kit.paint.icon(surface, "tick", rect.center, LEAST_TICK, GOOD_RIM)
        return
    side = rect.w
    if not is_met:
        card = _draw_frame(kit, surface, rect)
        surface.blit(kit.cards.back(stack, card.w), card)
        side = round(card.w * 0.9)
    at = rect.centerx - side // 2, rect.centery - side // 2
    portraits.draw(kit.paint, surface, look, team, at, side)
    if is_met:
        disc = max(LEAST_TICK, side * 2 // 5)
        corner = rect.right - disc // 3, rect.centery + side // 2 - disc // 3
        kit.paint.icon(surface, "disc", corner, disc, PANEL)
        kit.paint.icon(surface, "tick", corner, disc * 3 // 4, GOOD_RIM)


def _draw_frame(kit: Kit, surface: Surface, rect: Rect) -> Rect:
    """The frame of what is missing, dashed like an empty place on the table; where its card lies."""
    kit.paint.dashed(surface, rect, GOLD, 0, 12)
    rim = round(rect.w * RIM)
    return rect.inflate(-2 * rim, -2 * rim)
