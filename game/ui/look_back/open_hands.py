"""A moment of a match with all cards face up: a row for each player with hand and foot, the teams' melds as chips."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.engine.board import Phase
from game.text.messages import nouns
from game.ui.boxes import Box, Piece, Put
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.theme import CREAM, LINE, PANEL, PANEL_ACTIVE, SMALLEST_TAP, TEAM_COLOURS
from game.ui.look_back.look_back_controls import SeatRowButton
from game.ui.look_back.state import Do, LookFrom
from game.ui.moments.film import OpenCards
from game.ui.moments.small_table import (
    RAISED,
    TableMoment,
    TableWords,
    draw_bands,
    draw_open_cards,
    spread_cards,
    table_words,
)
from game.ui.table.draw.badges import draw_badge
from game.ui.table.draw.plates import STACK_INK
from game.ui.table.layout.other_seats import BACKS
from game.words.grammar import seat_name
from game.words.heard import open_read

FACE_WIDE: Final = 112
"""Design pixels at the left end of a row, for portrait and name, or as many more as the reader's own name needs."""
HAND_CARD, FOOT_CARD = 76, 56
"""Design pixels that cards are wide, at most."""
FOOT_STEP: Final = 0.58
"""From one card of a foot to the next, as a share of its width: its rank is seen."""
LEAST_BELOW_WORD: Final = 34
"""Real pixels that such a card is wide below the word for it; else the back of one stands for the word."""
ROW_HIGH, CHIPS_HIGH = 128, 92
"""Design pixels of a row, at most, and of the melds, at least."""
OWN_MORE, MOST_WITH_ROOM = 40, 4
"""Design pixels by which the viewer's row is higher, and what was played stands out of it, where so many play."""
GAP: Final = 6


def row_places(kit: Kit, rect: Rect, players: int, base: int) -> tuple[dict[int, Rect], Rect]:
    """The row of each seat, that of `base` lowest, and what lies between it and the others: the melds."""
    u = kit.theme.u
    gap, title = u(GAP), kit.text.line(23, "strong")
    chips = max(u(CHIPS_HIGH), title + 34)
    more = u(OWN_MORE) if players <= MOST_WITH_ROOM else 0
    if (rect.h - chips - more) // players - gap < SMALLEST_TAP:  # rows that can be hit come first
        gap, chips = 2, title + 28
    if (rect.h - chips - more) // players - gap < SMALLEST_TAP:  # the melds are seen in the other view
        chips = 0
    free = rect.h - chips - more - gap * players
    row = min(u(ROW_HIGH), free // players)
    places, y = dict[int, Rect](), rect.y
    for step in range(1, players):
        places[(base + step) % players] = Rect(rect.x, y, rect.w, row)
        y += row + gap
    own = Rect(rect.x, rect.bottom - row - more, rect.w, row + more)
    places[base] = own
    return places, Rect(rect.x, y, rect.w, own.y - gap - y)


def face_place(kit: Kit, row: Rect) -> Rect:
    """Where portrait and name of a row stand."""
    wide = max(kit.theme.u(FACE_WIDE), kit.text.least_width(nouns.you(), 20, 0, "strong") + 8)
    return Rect(row.x, row.y, wide, row.h)


def foot_place(kit: Kit, row: Rect, cards: OpenCards, small: int) -> Rect:
    """Where what a seat has yet to pick up lies, its cards `small` pixels wide: at the right end, with no more than its
    share of the room.
    """
    u, left = kit.theme.u, face_place(kit, row).right
    room, lying = row.right - u(12) - left, [len(stack) for _, stack in cards.lying]
    wanted = sum(small * (1.5 + FOOT_STEP * (count - 1)) + u(14) for count in lying)
    wide = round(min(wanted, room * sum(lying) / (sum(lying) + len(cards.hand))))
    return Rect(row.right - u(12) - wide, row.y, wide, row.h)


class OpenHandsBox(Box):
    """All hands and feet in one picture, and on it the faces at the left end of each row."""

    yields = True

    def __init__(
        self,
        kit: Kit,
        do: Do,
        moment: TableMoment,
        cards: tuple[OpenCards, ...],
        tint: Callable[[Surface, Rect], None] | None,
    ) -> None:
        """`cards` are everybody's by seat, `tint` is what the picture goes through."""
        self._do, self._moment, self._cards, self._tint = do, moment, cards, tint
        self._said = table_words(moment)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """The picture below, widgets on it."""
        yield Piece(rect, self._paint)
        moment, cards = self._moment, self._cards
        rows, _ = row_places(kit, rect, len(cards), moment.base)
        if min(row.h for row in rows.values()) < SMALLEST_TAP:
            return
        for seat, row in rows.items():
            name, team = seat_name(moment.people.names, seat, moment.me), moment.view.board.team_of(seat)
            look = moment.people.by_seat[seat].look
            face = SeatRowButton(f"row_of/{seat}", name, look, team, partial(self._do, LookFrom(seat)))
            yield from Put(face).place(kit, face_place(kit, row))

    def _paint(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_open_hands(kit, surface, rect, self._moment, self._said, self._cards)
        if self._tint is not None:
            self._tint(surface, rect)


def hands_heard(moment: TableMoment, cards: Sequence[OpenCards]) -> list[str]:
    """Everybody's cards in sentences, beginning with those in front."""
    seats = [(moment.base + step) % len(cards) for step in range(len(cards))]
    names = {seat: seat_name(moment.people.names, seat, moment.me) for seat in seats}
    return [open_read(names[seat], cards[seat].hand, cards[seat].lying) for seat in seats]


def draw_open_hands(
    kit: Kit,
    surface: Surface,
    rect: Rect,
    moment: TableMoment,
    said: TableWords,
    cards: Sequence[OpenCards],
) -> None:
    """Rows from the next player on, the viewer lowest."""
    board, u = moment.view.board, kit.theme.u
    places, middle = row_places(kit, rect, board.players, moment.base)
    for seat, row in places.items():
        active = board.phase != Phase.ENDED and board.mover == seat
        colour = TEAM_COLOURS[board.team_of(seat)]
        rim, width = (colour, 3.0) if active else (LINE, 1.4)
        kit.paint.panel(surface, row, PANEL_ACTIVE if active else PANEL, 0.9, rim, 14, width)
        _draw_row(kit, surface, row, moment, seat, cards[seat])
        if row.h < SMALLEST_TAP:
            _tell_row(kit, surface, row, seat_name(moment.people.names, seat, moment.me))
    if middle.h < SMALLEST_TAP:
        return
    pile_wide = u(168)
    teams = [(board.team_of(moment.base) + step) % board.teams for step in range(1, board.teams + 1)]
    wide = (middle.w - pile_wide - u(GAP) * (len(teams) - 1)) // len(teams)
    bands = {team: Rect(middle.x + n * (wide + u(GAP)), middle.y, wide, middle.h) for n, team in enumerate(teams)}
    draw_bands(kit, surface, board, bands, said.bands)
    _draw_piles(kit, surface, Rect(middle.right - pile_wide, middle.y, pile_wide, middle.h), moment)


def _tell_row(kit: Kit, surface: Surface, row: Rect, name: str) -> None:
    """The name in a row that is too low to be pressed."""
    text, face = kit.text, face_place(kit, row).inflate(-8, 0)
    shown = name_in(text, name, 20, face.w)
    text.draw(surface, shown, face.center, 20, CREAM, "strong", "center", face.w)


def _draw_row(kit: Kit, surface: Surface, row: Rect, moment: TableMoment, seat: int, cards: OpenCards) -> None:
    u, is_own = kit.theme.u, seat == moment.base
    rise, label = (
        u(RAISED // 2) if is_own and moment.view.board.players <= MOST_WITH_ROOM else 0,
        kit.text.line(18, "strong"),
    )
    wide = min(u(HAND_CARD), round((row.h - u(8) - rise) / 1.4))
    left, end = face_place(kit, row).right, row.right - u(12)
    if cards.lying:
        small = min(u(FOOT_CARD), round((row.h - label - u(8)) / 1.4))
        is_low = small < LEAST_BELOW_WORD
        small = round((row.h - u(8)) / 1.4) if is_low else small
        place = foot_place(kit, row, cards, small)
        end = place.left
        count = sum(len(stack) for _, stack in cards.lying)
        for name, stack in cards.lying:
            lying = Rect(end, row.bottom - height(small) - u(6), place.w * len(stack) // count, height(small))
            end = lying.right
            lying.left, lying.w = lying.left + u(14), lying.w - u(14)
            if is_low:
                lying.centery = row.centery
                surface.blit(kit.cards.back(BACKS[name], small), lying.topleft)
                lying.left, lying.w = lying.left + small // 2, lying.w - small // 2
            spots = spread_cards(lying, len(stack), small, FOOT_STEP, "right")
            draw_open_cards(kit, surface, stack, spots)
            if not is_low:
                at = (spots[0].left, (row.top + lying.top) // 2)
                kit.text.draw(surface, nouns.stack(name.value), at, 18, STACK_INK[name.value], "strong", room=lying.w)
        end = place.left
    raised = moment.raised if is_own else ()
    room = Rect(left, 0, end - left, height(wide))
    room.centery = row.centery + (rise // 2 if raised else 0)
    spots = spread_cards(room, len(cards.hand), wide, 0.82, "left")
    draw_open_cards(kit, surface, cards.hand, spots, raised, rise)


def _draw_piles(kit: Kit, surface: Surface, place: Rect, moment: TableMoment) -> None:
    """Stock and pile as small cards with their numbers."""
    board, u = moment.view.board, kit.theme.u
    wide = min(u(64), round((place.h - u(26)) / 1.4))
    y = place.y + u(2)
    for n, count in enumerate((board.stock, board.pile)):
        box = Rect(place.x + u(16) + n * (wide + u(14)), y, wide, height(wide))
        if n == 0 and board.stock:
            surface.blit(kit.cards.back("hand", wide), box.topleft)
        if n == 1 and board.upcard is not None:
            surface.blit(kit.cards.face(board.upcard, wide), box.topleft)
        draw_badge(kit, surface, str(count), (box.centerx, box.bottom), "pile")
