"""A moment of a match with all cards face up: a row for each player with hand and foot, the teams' melds as chips."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.cards import Card
from game.engine.table.board import Phase
from game.sentences.at_table.spoken_text import open_read
from game.sentences.grammar import seat_name, shorter_names
from game.toolkit.boxes import Box, Piece, WidgetSlot
from game.toolkit.drawing.theme import CREAM, LINE, PANEL, PANEL_ACTIVE, SMALLEST_TAP, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.ui.review.look_back.look_back_parts import SeatRowButton
from game.ui.review.look_back.state import Do, LookFrom
from game.ui.shared.cards.card_art import card_art, height
from game.ui.shared.cards.laid_cards import draw_open_cards, spread_cards
from game.ui.shared.moments.film import OpenCards
from game.ui.shared.moments.small_table import (
    TableMoment,
    TableWords,
    draw_bands,
    table_words,
)
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.table.draw.badges import badge_size, draw_badge

FACE_WIDTH, MOST_FACE = 112, 160
"""Design pixels at the left end of a row for portrait and name: more if the first names need it, up to this."""
HAND_STEP, FOOT_STEP, LEAST_STEP = 0.82, 0.62, 0.4
"""The largest steps between cards, as shares of a card's width; in the feet of all seats equal, down to the last."""
STACK_GAP: Final = 16
ROW_HEIGHT, CHIPS_HEIGHT = 128, 92
"""Design pixels: a row's greatest height, and the least height of the melds."""
OWN_MORE, MOST_WITH_ROOM = 24, 6
"""Design pixels by which the viewer's row is higher with up to this many players."""
GAP: Final = 6


def row_places(kit: Kit, rect: Rect, players: int, base: int) -> tuple[dict[int, Rect], Rect]:
    """The row of each seat, `base` lowest, and the space between it and the others: the melds."""
    u = kit.theme.u
    gap, title = u(GAP), kit.text.line(23, "strong")
    chips = max(u(CHIPS_HEIGHT), title + 34)
    more = u(OWN_MORE) if players <= MOST_WITH_ROOM else 0
    if (rect.h - chips - more) // players - gap < SMALLEST_TAP:  # clickable rows come first
        gap, chips = 2, title + 28
    if (rect.h - chips - more) // players - gap < SMALLEST_TAP:  # the other view shows the melds
        chips = 0
    free = rect.h - chips - more - gap * players
    row = min(u(ROW_HEIGHT), free // players)
    places, y = dict[int, Rect](), rect.y
    for step in range(1, players):
        places[(base + step) % players] = Rect(rect.x, y, rect.w, row)
        y += row + gap
    own = Rect(rect.x, rect.bottom - row - more, rect.w, row + more)
    places[base] = own
    return places, Rect(rect.x, y, rect.w, own.y - gap - y)


def face_place(kit: Kit, row: Rect, names: Sequence[str]) -> Rect:
    """The place of a row's portrait and name, in rows with these names."""
    shortest = ((name, *shorter_names(name))[-1] for name in names)
    needed = max(kit.text.least_width(name, 20, 0, "strong") for name in shortest) + 12
    return Rect(row.x, row.y, max(kit.theme.u(FACE_WIDTH), min(kit.theme.u(MOST_FACE), needed)), row.h)


class OpenHandsBox(Box):
    """All hands and feet in one picture, with the faces at the left end of each row."""

    yields = True

    def __init__(
        self,
        kit: Kit,
        do: Do,
        moment: TableMoment,
        cards: tuple[OpenCards, ...],
    ) -> None:
        """`cards` are everybody's by seat."""
        self._do, self._moment, self._cards = do, moment, cards
        self._said = table_words(moment)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self._paint)
        moment, cards = self._moment, self._cards
        rows, _ = row_places(kit, rect, len(cards), moment.base)
        names = _names(moment)
        if min(row.h for row in rows.values()) < SMALLEST_TAP:
            return
        for seat, row in rows.items():
            look, team = moment.people.by_seat[seat].look, moment.view.board.team_of(seat)
            face = SeatRowButton(f"row_of/{seat}", names[seat], look, team, partial(self._do, LookFrom(seat)))
            yield from WidgetSlot(face).place(kit, face_place(kit, row, names))

    def _paint(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_open_hands(kit, surface, rect, self._moment, self._said, self._cards)


def _names(moment: TableMoment) -> list[str]:
    return [seat_name(moment.people.names, seat, moment.me) for seat in range(len(moment.people.names))]


def spoken_hands(moment: TableMoment, cards: Sequence[OpenCards]) -> list[str]:
    names = _names(moment)
    return [open_read(names[seat], cards[seat].hand, cards[seat].lying) for seat in (moment.base, *moment.others)]


def draw_open_hands(
    kit: Kit,
    surface: Surface,
    rect: Rect,
    moment: TableMoment,
    said: TableWords,
    cards: Sequence[OpenCards],
) -> None:
    """Rows from the next player on, the viewer lowest."""
    board, u, names = moment.view.board, kit.theme.u, _names(moment)
    places, middle = row_places(kit, rect, board.players, moment.base)
    lowest = min(places.values(), key=lambda row: row.h)
    card_width = min(u(68), round((lowest.h - u(10)) / 1.4))
    room = lowest.w - u(12) - face_place(kit, lowest, names).w
    step = max(LEAST_STEP * card_width, min(_step(kit, room, one, card_width) for one in cards))
    for seat, row in places.items():
        active = board.phase != Phase.ENDED and board.mover == seat
        rim, width = (TEAM_COLOURS[board.team_of(seat)], 3.0) if active else (LINE, 1.4)
        kit.paint.panel(surface, row, PANEL_ACTIVE if active else PANEL, 0.9, rim, 14, width)
        face = face_place(kit, row, names)
        place = Rect(face.right, row.y, row.right - u(12) - face.right, row.h)
        rise = u(10) if seat == moment.base and len(names) <= MOST_WITH_ROOM else 0
        _draw_cards(
            kit, surface, place, cards[seat], card_width, step, rise, moment.raised if seat == moment.base else ()
        )
        if row.h < SMALLEST_TAP:  # too low to press
            shown = name_in(kit.text, names[seat], 20, face.w - 8)
            kit.text.draw(surface, shown, face.center, 20, CREAM, "strong", "center", face.w - 8)
    if middle.h < SMALLEST_TAP:
        return
    pile_width = u(168)
    teams = [(board.team_of(moment.base) + step) % board.teams for step in range(1, board.teams + 1)]
    card_width = (middle.w - pile_width - u(GAP) * (len(teams) - 1)) // len(teams)
    bands = {
        team: Rect(middle.x + n * (card_width + u(GAP)), middle.y, card_width, middle.h) for n, team in enumerate(teams)
    }
    draw_bands(kit, surface, board, bands, said.bands)
    _draw_piles(kit, surface, Rect(middle.right - pile_width, middle.y, pile_width, middle.h), moment)


def _step(kit: Kit, room: int, cards: OpenCards, width: int) -> float:
    """The step between cards if all of a seat's cards share this much room evenly."""
    lying = [len(stack) for _, stack in cards.lying]
    spare = room - width - sum(kit.theme.u(STACK_GAP) + width * 5 // 3 for _ in lying)
    return min(width * FOOT_STEP, spare / max(1, len(cards.hand) + sum(lying) - 1 - len(lying)))


def _draw_cards(
    kit: Kit,
    surface: Surface,
    place: Rect,
    cards: OpenCards,
    width: int,
    step: float,
    rise: int,
    raised: Sequence[Card],
) -> None:
    """The hand at the left, at the right the back of each stack not picked up yet, and its cards, at most `step` real
    pixels apart.
    """
    row = Rect(place.x, 0, place.w, height(width))
    row.centery = place.centery + rise // 2
    step = min(step, _step(kit, place.w, cards, width))
    end = row.right
    for name, stack in reversed(cards.lying):
        length = width + round(step * (len(stack) - 1))
        back = Rect(end - length - width * 2 // 3, row.y, width, row.h)
        surface.blit(card_art(kit).picture(name, width), back)
        lying = Rect(end - length, row.y, length, row.h)
        draw_open_cards(kit, surface, stack, spread_cards(lying, len(stack), width, FOOT_STEP, "right"))
        end = back.left - kit.theme.u(STACK_GAP)
    hand = Rect(row.x, row.y, end - row.x, row.h)
    spots = spread_cards(hand, len(cards.hand), width, HAND_STEP, "left")
    draw_open_cards(kit, surface, cards.hand, spots, raised, rise)


def _draw_piles(kit: Kit, surface: Surface, place: Rect, moment: TableMoment) -> None:
    """Stock and pile as small cards, each with its number below: on a card it would cover the suit."""
    board, u = moment.view.board, kit.theme.u
    number = badge_size(kit, "", "pile")[1]
    width = min(u(64), round((place.h - u(2) - number) / 1.4))
    y = place.y + u(2)
    for n, count in enumerate((board.stock, board.pile)):
        box = Rect(place.x + u(16) + n * (width + u(14)), y, width, height(width))
        if n == 0 and board.stock:
            surface.blit(card_art(kit).back("hand", width), box.topleft)
        if n == 1 and board.upcard is not None:
            surface.blit(card_art(kit).face(board.upcard, width), box.topleft)
        draw_badge(kit, surface, str(count), (box.centerx, box.bottom + number // 2), "pile")
