"""What each team still needs to go out, in a sentence and in columns: framed cards are missing, ticked ones there."""

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
    LINE,
    PANEL_DEEP,
    QUIET,
    SUIT_INKS,
    WILD_INK,
)
from game.ui.table.sheets.team_sheets import MOST_HIGH, SheetItem, SheetRow, TableSheet
from game.ui.table.state import TableState
from game.ui.widgets.form import DIALOG_PAD, close_button
from game.words.going_out_texts import TeamNeeds, team_needs
from game.words.grammar import called, seat_name, team_name
from game.words.partner_agreements import keeps

Stack = Literal["hand", "foot", "tail"]
CARDS_WIDE: Final = 900
"""Design pixels of all cards of a line, which are smaller where there are many."""
HIGH, LEAST_HIGH = 168, 34
"""How high a card is in design pixels, and at least in window pixels."""
GAP, APART = 10, 40
"""Design pixels between cards, and between columns."""
PROPORTION, RIM = 1.36, 0.08
"""The shape of a card in its frame, and the frame beyond the card as a share of its width."""
DONE, TICK = 0.84, 0.4
"""How wide what is there is as a share of what is missing, and its tick as a share of that."""
SHADE: Final = 105
"""How much of what is missing is seen, of 255."""
LEAST_RIM, LEAST_TICK, ROOMY = 4, 18, 44
"""In window pixels: the frame, the tick, and a card with room for a face and a tick, or for four suits."""
FEW: Final = 4
"""So many teams have their sentences below their names; more have them beside, in smaller letters."""
SAID, SAID_OF_MANY, LETTERS = 36, 28, 22
"""Design pixels of the sentences, and of the titles of columns."""
_H, _C, _S, _D = ((PIPS[suit], SUIT_INKS["classic"][suit]) for suit in "HCSD")
SIGNS: Final[Mapping[NeededBook, Sequence[tuple[str, str]]]] = {
    "clean": (_H, _C, _S, _D),
    "dirty": (_H, (STAR, WILD_INK), _S, _C),
    "any": (_H, _C, _S, _D),
}
"""What is on a book of no rank, by paths and inks: the suits, one of which gives way to a wild card."""
TOPS: Final[Mapping[NeededBook, str]] = {"wild": "*R", "sevens": "7D"}
"""The card on a book that can only be of this one."""


class _Thing(NamedTuple):
    """A book or a foot: whether it is there, and what draws it then, or else its card."""

    is_met: bool
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
        rest = self.lines(kit, self._sheet_rows[self._count :])
        return Column(*lines, *rest, Space(8), gap=16 if self._count <= FEW else 7)

    def _card(self, kit: Kit) -> tuple[int, int]:
        """How wide and high a card is."""
        theme = kit.theme
        high = max(LEAST_HIGH, min(theme.u(HIGH), round(theme.height * MOST_HIGH / self._count) - theme.u(8)))
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
            (say_table.wanted(kind), _Thing(is_met, partial(_draw_book, kind, is_met))) for kind, is_met in needed.books
        ]
        feet = [
            (nouns.stack(stack), _Thing(foot.met, partial(_draw_foot, looks[foot.seat], team, stack, foot.met)))
            for foot in needed.feet
        ]
        for title, thing in (*books, *feet):
            found.setdefault(title, [[] for _ in teams])[n].append(thing)
    for column in found.values():
        for things in column:
            things.sort(key=lambda thing: thing.is_met)
    return dict(sorted(found.items(), key=lambda item: all(thing.is_met for things in item[1] for thing in things)))


def _cell(kit: Kit, things: Sequence[_Thing], card: tuple[int, int]) -> Box:
    """The books of a kind, or the feet, of one team: what is missing, then what is there."""
    wide, high = (side / kit.theme.k for side in card)
    return Row(*(Picture(thing.draw, wide * (DONE if thing.is_met else 1), high) for thing in things), gap=GAP)


def _draw_book(kind: NeededBook, is_met: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    """A book, of no rank where any will do."""
    card = _card_in(rect) if is_met else _draw_frame(kit, surface, rect)
    card.w -= max(2, card.w // 12)  # those below stand out
    if kind == "any":
        book = kit.cards.blank(card.w)
    else:
        book = kit.cards.small_book(TOPS.get(kind, ""), "clean" if kind == "sevens" else kind, card.w)
    book = book.copy()
    side, signs = card.w * 3 // 10, SIGNS.get(kind, ())
    for n, (path, ink) in enumerate(signs if card.w >= ROOMY else signs[:2]):
        at = round(card.w * (0.14 + 0.42 * (n % 2))), round(card.w * (0.12 + 0.42 * (n // 2)))
        book.blit(kit.paint.path(path, side, ink), at)
    _blit(surface, book, card, is_met)
    if is_met:
        _draw_tick(kit, surface, card)


def _draw_foot(look: int, team: int, stack: Stack, is_met: bool, kit: Kit, surface: Surface, rect: Rect) -> None:
    """A stack behind the face of its player."""
    card = _card_in(rect) if is_met else _draw_frame(kit, surface, rect)
    _blit(surface, kit.cards.back(stack, card.w).copy(), card, is_met)
    side = round(card.w * 0.9)
    face = Rect(0, 0, side, side)
    face.center = card.center
    portraits.draw(kit.paint, surface, look, team, face.topleft, side)
    if is_met:
        _draw_tick(kit, surface, card)


def _blit(surface: Surface, picture: Surface, card: Rect, is_met: bool) -> None:
    """What is missing is only a shade."""
    picture.set_alpha(255 if is_met else SHADE)
    surface.blit(picture, card)


def _draw_frame(kit: Kit, surface: Surface, rect: Rect) -> Rect:
    """The frame of what is missing, dashed like an empty place on the table; where its card would lie."""
    kit.paint.dashed(surface, rect, GOLD, 0.08, 12)
    rim = max(LEAST_RIM, round(rect.w * RIM))
    return rect.inflate(-2 * rim, -2 * rim)


def _card_in(rect: Rect) -> Rect:
    """Where the smaller card lies of what is there."""
    card = Rect(0, 0, rect.w, round(rect.w * PROPORTION))
    card.center = rect.center
    return card


def _draw_tick(kit: Kit, surface: Surface, card: Rect) -> None:
    """That it is there, on the upper corner of its card."""
    side = max(LEAST_TICK, round(card.w * TICK))
    disc = Rect(0, 0, side, side)
    disc.center = min(card.right, card.x + card.w - side // 4), card.y + side // 4
    kit.paint.panel(surface, disc, PANEL_DEEP, 1, GOOD_RIM, 99, 2)
    kit.paint.icon(surface, "tick", disc.center, side * 3 // 4, GOOD_RIM)
