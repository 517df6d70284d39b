"""The seats round a table: a face with a name, and a level if there is one."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.messages.functions import todays_deal as say
from game.toolkit.boxes import Box, Piece
from game.toolkit.drawing.theme import CREAM, FELT_LIGHT, INLAY, PANEL_DEEP, QUIET, TEAM_COLOURS, WOOD
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.laid_cards import draw_heap
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.ornaments import round_table
from game.ui.shared.people.portrait_and_name import draw_portrait, name_in

LETTERS: Final = 25
LEAST_OF_NAME: Final = 3
"""A name cut to this many letters is no longer useful: one or two letters and an ellipsis."""
MOST_FACE: Final = 124
"""Design pixels."""
MOST_ROUND: Final = 1.15
"""The most height of the table, as a share of its width."""


class SeatShown(Struct, frozen=True):
    """A seat; no level for a person."""

    person: PlayerAtTable
    level: str = ""


class SeatsRoundTable(Box):
    """The person in front, the others clockwise; each with a face and, on a small board below it, name and level."""

    def __init__(self, seats: Sequence[SeatShown]) -> None:
        self._seats = seats

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Cloth and stock in the middle with the people round it, as large as fits."""
        board = self._board_height(kit, rect.w // 3)
        face = max(24, min(kit.theme.u(MOST_FACE), round((rect.h - 2 * board) * 0.3)))
        group = face + board
        widths = [self._board_width(kit, seat, rect.w // 3) for seat in self._seats]
        rx = max(20, rect.w // 2 - max(face, *widths) // 2 - kit.theme.u(4))
        ry = max(10, min((rect.h - group) // 2, round(rx * MOST_ROUND)))
        table = Rect(0, 0, 2 * rx - kit.theme.u(30), max(20, 2 * ry - kit.theme.u(16)))
        table.center = (rect.centerx, rect.centery - board // 4)
        yield Piece(table, _draw_cloth)
        places = round_table(rect.center, rx, ry, len(self._seats))
        for seat, width, (_, x, y) in zip(self._seats, widths, places, strict=True):
            place = Rect(round(x) - width // 2, round(y) - group // 2, width, group)
            yield Piece(place, partial(_draw_seat, seat, face), words=_told(seat))

    def _board_height(self, kit: Kit, most: int) -> int:
        lines = max((len(_lines(kit, seat, most)) for seat in self._seats), default=1)
        return lines * kit.text.line(LETTERS, "strong") + kit.theme.u(8)

    def _board_width(self, kit: Kit, seat: SeatShown, most: int) -> int:
        lines = (kit.text.width(line, LETTERS, "strong") for line in _lines(kit, seat, most))
        return min(most, max(lines) + kit.theme.u(28))


def _told(seat: SeatShown) -> str:
    return say.seat_and_level(seat.person.name, seat.level) if seat.level else seat.person.name


def _draw_seat(seat: SeatShown, face: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    person, level = seat.person, seat.level
    draw_portrait(kit, surface, person, (rect.centerx - face // 2, rect.top), face, lit=not level)
    board = Rect(rect.left, rect.top + face, rect.w, rect.h - face).move(0, -kit.theme.u(4))
    kit.paint.panel(surface, board, PANEL_DEEP, 0.94, TEAM_COLOURS[person.team], 18, 2)
    lines = _lines(kit, seat, board.w)
    step = kit.text.line(LETTERS, "strong")
    for n, line in enumerate(lines):
        at = (board.centerx, board.centery + round((n - (len(lines) - 1) / 2) * step))
        kit.text.draw(surface, line, at, LETTERS, CREAM, "strong", "center", board.w - kit.theme.u(16))


def _lines(kit: Kit, seat: SeatShown, width: int) -> tuple[str, ...]:
    """The text on a board `width` pixels wide. The name is shortened for the level, or gets its own line if too little
    of it would be left.
    """
    text, name, level = kit.text, seat.person.name, seat.level
    room = width - kit.theme.u(16)
    beside = room - text.width(say.seat_and_level("", level), LETTERS, "strong") if level else room
    shown = text.fit(name_in(text, name, LETTERS, beside), LETTERS, beside, "strong")[0]
    if level and len(shown) <= LEAST_OF_NAME < len(name):
        return text.fit(name_in(text, name, LETTERS, room), LETTERS, room, "strong")[0], level
    return (say.seat_and_level(shown, level) if level else shown,)


def _draw_cloth(kit: Kit, surface: Surface, rect: Rect) -> None:
    wood, (w, h) = max(3, kit.theme.u(16)), rect.size
    table = (
        f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="{(w - wood) / 2}" ry="{(h - wood) / 2}" fill="{FELT_LIGHT}"'
        f' stroke="{WOOD}" stroke-width="{wood}"/>'
        f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="{w / 2 - wood}" ry="{h / 2 - wood}" fill="none"'
        f' stroke="{INLAY}" stroke-opacity=".55" stroke-width="{max(1, wood / 8)}"/>'
    )
    surface.blit(kit.paint.drawing((w, h), table), rect)
    width = max(12, min(kit.theme.u(96), rect.w // 5, round(rect.h * 0.26)))
    stock = card_art(kit).back("hand", width)
    top = rect.centery - stock.get_height() // 2
    draw_heap(surface, (rect.centerx - width - kit.theme.u(8), top), 3, stock, stock, (2, -2))
    kit.paint.dashed(surface, Rect(rect.centerx + kit.theme.u(8), top, width, stock.get_height()), QUIET, 0.1, 8)
