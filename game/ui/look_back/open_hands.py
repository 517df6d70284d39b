"""A moment of a match with all cards face up: a row for each player with hand and foot, the teams' melds as chips."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.engine.board import Phase, StackName
from game.text.messages import heard as say_heard
from game.text.messages import looking_back as say_back
from game.text.messages import nouns
from game.ui.boxes import Box, Piece, Put
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.theme import CREAM, LINE, PANEL, PANEL_ACTIVE, SMALLEST_TAP, TEAM_COLOURS
from game.ui.look_back.look_back_controls import SeatRowButton
from game.ui.look_back.state import Do, LookFrom, ToggleFoot
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
from game.ui.widgets import Button
from game.words.grammar import seat_name
from game.words.heard import open_read

FACE_WIDE: Final = 112
"""Design pixels at the left end of a row, for portrait and name, or as many more as the reader's own name needs."""
FOOT_WIDE, NUMBER_WIDE = 262, 150
HAND_CARD, OWN_CARD, FOOT_CARD = 58, 82, 44
"""Design pixels that cards are wide, at most."""
FULLEST: Final = 11
"""The most that is written where a foot lies as a number."""
SMALL_FOOT: Final = 38
"""Real pixels: a foot whose cards would be narrower is a number instead."""
CHIPS_HIGH: Final = 92
OWN_MORE: Final = 40
"""Design pixels by which the viewer's row is higher."""
GAP: Final = 6
LEAST_SHARE: Final = 4
"""Cards for which a stack has room at least where a foot and a tail lie side by side."""


def shows_feet(kit: Kit) -> bool:
    """Whether the cards of a foot can be read beside the hand."""
    return kit.theme.u(FOOT_CARD) >= SMALL_FOOT


def row_places(kit: Kit, rect: Rect, players: int, base: int) -> tuple[dict[int, Rect], Rect]:
    """The row of each seat, that of `base` lowest, and what lies between it and the others: the melds."""
    u = kit.theme.u
    gap, title = u(GAP), kit.text.line(23, "strong")
    chips = max(u(CHIPS_HIGH), title + 34)
    more = u(OWN_MORE) if players <= 4 else 0
    if (rect.h - chips - more) // players - gap < SMALLEST_TAP:  # rows that can be hit come first
        gap, chips = 2, title + 28
    if (rect.h - chips - more) // players - gap < SMALLEST_TAP:  # the melds are seen in the other view
        chips = 0
    free = rect.h - chips - more - gap * players
    row = min(u(104), free // players)
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


def foot_place(kit: Kit, row: Rect) -> Rect:
    """Where the foot of a row lies, and the tail, or where they stand as numbers."""
    u = kit.theme.u
    wide = (
        u(FOOT_WIDE)
        if shows_feet(kit)
        else max(u(NUMBER_WIDE), kit.text.width(say_back.lying(FULLEST, 0), 20, "strong") + u(30))
    )
    return Rect(row.right - wide, row.y, wide - u(8), row.h)


class OpenHandsBox(Box):
    """All hands in one picture, and on it the faces at the left end of each row, and feet that are numbers."""

    yields = True

    def __init__(
        self,
        kit: Kit,
        do: Do,
        moment: TableMoment,
        cards: tuple[OpenCards, ...],
        feet_shown: frozenset[int],
        tint: Callable[[Surface, Rect], None] | None,
    ) -> None:
        """`cards` are everybody's by seat; where feet are numbers, the foot of the seats `feet_shown` is shown in the
        place of the hand; `tint` is what the picture goes through.
        """
        self._do, self._moment, self._cards, self._feet_shown, self._tint = do, moment, cards, feet_shown, tint
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
            if cards[seat].lying and not shows_feet(kit):
                label = say_back.the_hand() if seat in self._feet_shown else _lying(cards[seat])
                press = partial(self._do, ToggleFoot(seat))
                foot = Button(f"foot/{seat}", say_heard.belonging(name, label), press, look=20)
                foot.shown_as(label)
                place = foot_place(kit, row).inflate(0, -kit.theme.u(8))
                place.h = max(place.h, min(row.h, 44))
                place.centery = row.centery
                yield from Put(foot).place(kit, place)

    def _paint(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_open_hands(kit, surface, rect, self._moment, self._said, self._cards, self._feet_shown)
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
    feet_shown: frozenset[int],
) -> None:
    """Rows from the next player on, the viewer lowest."""
    board, u = moment.view.board, kit.theme.u
    places, middle = row_places(kit, rect, board.players, moment.base)
    for seat, row in places.items():
        active = board.phase != Phase.ENDED and board.mover == seat
        colour = TEAM_COLOURS[board.team_of(seat)]
        rim, width = (colour, 3.0) if active else (LINE, 1.4)
        kit.paint.panel(surface, row, PANEL_ACTIVE if active else PANEL, 0.9, rim, 14, width)
        _draw_row(kit, surface, row, moment, seat, cards[seat], seat in feet_shown)
        if row.h < SMALLEST_TAP:
            _tell_row(kit, surface, row, seat_name(moment.people.names, seat, moment.me), cards[seat])
    if middle.h < SMALLEST_TAP:
        return
    pile_wide = u(168)
    teams = [(board.team_of(moment.base) + step) % board.teams for step in range(1, board.teams + 1)]
    wide = (middle.w - pile_wide - u(GAP) * (len(teams) - 1)) // len(teams)
    bands = {team: Rect(middle.x + n * (wide + u(GAP)), middle.y, wide, middle.h) for n, team in enumerate(teams)}
    draw_bands(kit, surface, board, bands, said.bands)
    _draw_piles(kit, surface, Rect(middle.right - pile_wide, middle.y, pile_wide, middle.h), moment)


def _tell_row(kit: Kit, surface: Surface, row: Rect, name: str, cards: OpenCards) -> None:
    """Name and number of the foot in a row that is too low to be pressed."""
    text, face = kit.text, face_place(kit, row).inflate(-8, 0)
    shown = name_in(text, name, 20, face.w)
    text.draw(surface, shown, face.center, 20, CREAM, "strong", "center", face.w)
    if cards.lying:
        place = foot_place(kit, row)
        told = _lying(cards)
        text.draw(surface, told, place.center, 20, CREAM, "strong", "center", place.w)


def _lying(cards: OpenCards) -> str:
    counts = {name: len(stack) for name, stack in cards.lying}
    return say_back.lying(counts.get(StackName.FOOT, 0), counts.get(StackName.TAIL, 0))


def _draw_row(
    kit: Kit, surface: Surface, row: Rect, moment: TableMoment, seat: int, cards: OpenCards, foot_instead: bool
) -> None:
    u = kit.theme.u
    rise = u(RAISED // 2) if seat == moment.base else 0
    wide = min(u(OWN_CARD if seat == moment.base else HAND_CARD), round((row.h - u(8) - rise) / 1.4))
    face = face_place(kit, row)
    room = Rect(face.right, 0, row.right - face.right - u(12), height(wide))
    if cards.lying:
        room.w = foot_place(kit, row).left - room.left - u(12)
    raised = moment.raised if seat == moment.base and not foot_instead else ()
    room.centery = row.centery + (rise // 2 if raised else 0)
    shown = (*cards.foot, *cards.tail) if foot_instead else cards.hand
    spots = spread_cards(room, len(shown), wide, 0.82, "left")
    draw_open_cards(kit, surface, shown, spots, raised, rise)
    if cards.lying and shows_feet(kit):
        place = foot_place(kit, row)
        small = min(u(FOOT_CARD), round((row.h - u(34)) / 1.4))
        shares = [max(LEAST_SHARE, len(stack)) for _, stack in cards.lying]
        left = place.left
        for (name, stack), share in zip(cards.lying, shares, strict=True):
            wide = (place.w - u(8) * (len(shares) - 1)) * share // sum(shares)
            lying = Rect(left, row.bottom - height(small) - u(6), wide, height(small))
            draw_open_cards(kit, surface, stack, spread_cards(lying, len(stack), small, 1.0, "right"))
            label = kit.text.line(18, "strong")
            if lying.top - row.top >= label - u(4):
                at = (left + u(4), (row.top + lying.top) // 2)
                kit.text.draw(surface, nouns.stack(name.value), at, 18, STACK_INK[name.value], "strong", room=wide)
            left += wide + u(8)


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
