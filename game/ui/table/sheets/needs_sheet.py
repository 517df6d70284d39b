"""What each team still needs to go out: in a sentence, in golden frames, and in small what it has."""

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from pygame import Rect, Surface

from game.engine.ending.going_out import NeededBook
from game.engine.melding.melds import SEVEN, Meld, top_card
from game.messages.functions import going_out_texts as say_going_out, nouns
from game.sentences.at_table.going_out_texts import TeamNeeds, team_needs
from game.sentences.at_table.partner_agreements import keeps
from game.sentences.grammar import called, seat_name, team_name
from game.toolkit.boxes import Box, Column, Grow, Paint, Picture, Row, Sized, Space, Words, icon, rule
from game.toolkit.drawing.theme import CREAM, GOLD, GOOD_RIM, LINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, close_button
from game.toolkit.widgets.form import DIALOG_PAD
from game.ui.shared.cards.card_art import BACKS, card_art
from game.ui.shared.people import portraits
from game.ui.table.draw.cloth import draw_wanted, draw_word
from game.ui.table.sheets.team_sheets import MOST_HEIGHT, NAME, SheetItem, SheetRow, TableSheet
from game.ui.table.state import TableState

Stack = Literal["hand", "foot", "tail"]
CARDS_WIDTH: Final = 940
"""Design pixels of everything a team lacks or has, which is smaller if there is much."""
HEIGHT, LEAST_HEIGHT = 156, 34
"""The height of the frames in design pixels, and their least in window pixels."""
GAP, APART = 12, 40
"""Design pixels between cards, and between the groups of a line."""
FRAME, CARD, OF_MANY = 1.3, 1.36, 0.95
"""Height by width: of a frame, of a card, and of both with many lines, which crop the cards."""
DONE, DONE_OF_MANY = 0.72, 0.94
"""The height of what is done as a share of what is missing, and the same with many lines."""
FEW: Final = 4
"""Up to this many teams have their sentences below their names; more have them beside, in smaller letters."""
SAID, SAID_OF_MANY = 36, 28
"""Design pixels of the sentences."""


class NeedsSheet(TableSheet):
    """A line for each team, the viewer's first, then one for each player with agreements."""

    width = 1740

    def __init__(self, state: TableState, ways: Sequence[Button] = ()) -> None:
        """`ways` are further buttons."""
        board, names, me = state.view.board, called(state.names), state.game.me
        looks = [person.look for person in state.people.by_seat]
        teams = board.teams_around(state.game.base)
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
        super().__init__(say_going_out.needed(), (*told, *kept), [*ways, close_button()])
        self._count = board.teams
        stack: Stack = board.last_stack.value
        self._missing = [_missing(team, needed, looks, stack) for team, needed in zip(teams, needs, strict=True)]
        self._there = [
            _there(team, needed, looks, stack, [meld for meld in board.melds[team] if meld.is_book(board.rules)])
            for team, needed in zip(teams, needs, strict=True)
        ]

    def own_width(self, kit: Kit) -> float:
        """As wide as its contents."""
        return min(self.width, (self.body(kit).width(kit) + 1) / kit.theme.k + 2 * DIALOG_PAD)

    def body(self, kit: Kit) -> Box:
        """Missing items come first and large, finished ones last and small."""
        width, height = self._frame(kit)
        low = height * self._done
        missing = [Row(*(Picture(paint, width, height) for paint in team), gap=GAP) for team in self._missing]
        there = [Row(*(Picture(paint, low / self._card, low) for paint in team), gap=GAP) for team in self._there]
        widths = [max(box.width(kit) for box in boxes) / kit.theme.k for boxes in (missing, there)]
        lines: list[Box] = []
        if widths[1]:
            lack: Box = Words(say_going_out.lack(), NAME, GOLD, "strong") if widths[0] else Box()
            done = Row(icon("tick", 30, GOOD_RIM), Words(say_going_out.have(), NAME, GOOD_RIM, "strong"), gap=8)
            widths = [
                max(width, head.width(kit) / kit.theme.k) for width, head in zip(widths, (lack, done), strict=True)
            ]
            heads = [Sized(head, one) for head, one in zip((lack, done), widths, strict=True) if one]
            lines.append(Row(Grow(), *heads, gap=APART))
        for n, row in enumerate(self._sheet_rows[: self._count]):
            who = self.who(kit, row)
            if self._count <= FEW:
                said: Box = Column(who, Words(row.items[0].words, SAID, CREAM, "strong"), gap=2)
            else:
                said = Row(who, Words(row.items[0].words, SAID_OF_MANY, CREAM, "strong"), gap=20)
            groups = [Sized(box, one) for box, one in zip((missing[n], there[n]), widths, strict=True) if one]
            lines += [*([rule(LINE, 1.5)] if n else []), Row(Grow(said), *groups, gap=APART)]
        rest = self.lines(kit, self._sheet_rows[self._count :])
        return Column(Space(8), *lines, *rest, Space(8), gap=24 if self._count <= FEW else 7)

    @property
    def _done(self) -> float:
        return DONE if self._count <= FEW else DONE_OF_MANY

    @property
    def _card(self) -> float:
        return CARD if self._count <= FEW else OF_MANY

    def _frame(self, kit: Kit) -> tuple[float, float]:
        """The size of the frame for missing items, in design pixels."""
        theme = kit.theme
        shape = FRAME if self._count <= FEW else OF_MANY
        height = max(LEAST_HEIGHT, min(theme.u(HEIGHT), round(theme.height * MOST_HEIGHT / self._count) - theme.u(8)))
        most = max(
            len(missing) + len(there) * self._done * shape / self._card
            for missing, there in zip(self._missing, self._there, strict=True)
        )
        width = min(height / shape / theme.k, CARDS_WIDTH / max(1, most) - GAP)
        return width, width * shape


def _missing(team: int, needed: TeamNeeds, looks: Sequence[int], stack: Stack) -> list[Paint]:
    """Painters for the books that a team lacks, then its feet."""
    books: list[Paint] = [partial(_draw_missing_book, kind) for kind, is_met in needed.books if not is_met]
    return books + [partial(_draw_missing_foot, looks[foot.seat], team, stack) for foot in needed.feet if not foot.met]


def _there(team: int, needed: TeamNeeds, looks: Sequence[int], stack: Stack, books: Sequence[Meld]) -> list[Paint]:
    """Painters for a team's books that count, and the feet picked up."""
    met = [kind for kind, is_met in needed.books if is_met]
    found: list[Paint] = [partial(_draw_book, book) for book in books_that_count(met, books)]
    return found + [partial(_draw_foot, looks[foot.seat], team, stack) for foot in needed.feet if foot.met]


def books_that_count(kinds: Sequence[NeededBook], books: Sequence[Meld]) -> list[Meld]:
    """One of a team's books for each of these kinds."""
    left = sorted(books, key=lambda book: (book.rank == SEVEN, book.kind))  # books of sevens for the need of sevens
    found = []
    for kind in kinds:
        book = next(book for book in left if kind in ("any", book.kind) or (kind == "sevens" and book.rank == SEVEN))
        left.remove(book)
        found.append(book)
    return found


def _draw_missing_book(kind: NeededBook, kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_wanted(kit, surface, kind, rect, GOLD)


def _draw_missing_foot(look: int, team: int, stack: Stack, kit: Kit, surface: Surface, rect: Rect) -> None:
    """A frame in the stack's faint colour, with the face as on a stack that is there."""
    kit.paint.panel(surface, rect.inflate(-8, -8), BACKS[stack][2], 0.85, None, 5)
    kit.paint.dashed(surface, rect, GOLD, 0.06, 8)
    middle = draw_word(kit, surface, nouns.stack(stack), rect, GOLD)
    side = round(min(rect.w * 0.62, 2 * (middle[1] - rect.y) - 12))
    portraits.draw(kit.paint, surface, look, team, (middle[0] - side // 2, middle[1] - side // 2), side)


def _draw_book(book: Meld, kit: Kit, surface: Surface, rect: Rect) -> None:
    below = max(2, rect.w // 12)  # those below are more prominent
    surface.blit(card_art(kit).small_book(top_card(book), book.kind, rect.w - below, crop_height=rect.h - below), rect)


def _draw_foot(look: int, team: int, stack: Stack, kit: Kit, surface: Surface, rect: Rect) -> None:
    """A stack behind the face of its player."""
    back = card_art(kit).back(stack, min(rect.w, rect.h * 5 // 7))
    card = back.get_rect(center=rect.center)
    surface.blit(back, card)
    side = round(card.w * 0.9)
    portraits.draw(kit.paint, surface, look, team, (card.centerx - side // 2, card.centery - side // 2), side)
