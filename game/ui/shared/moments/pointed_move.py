"""A small table with the others' plates above it, and a move pointed out on it: a ring round its target, and an arrow
from the cards.
"""

from collections.abc import Sequence
from math import dist
from typing import Final

from pygame import Rect, Surface

from game.cards import Card, in_hand_order, is_wild
from game.engine.moves import Discard, Draw, GoOut, Group, MeldCards, Move, Take
from game.engine.table.view import PlayerView
from game.toolkit.drawing.theme import HIGHLIGHT, VEIL
from game.toolkit.kit import Kit
from game.ui.shared.marks import draw_arrow
from game.ui.shared.moments.small_table import (
    RAISED,
    TableMoment,
    TableWords,
    draw_small_table,
    hand_of,
    hand_spots,
    heap_place,
    lay_bands,
    pile_sign,
    small_places,
    stock_sign,
)
from game.ui.table.draw.badges import BadgeStyle, badge_size
from game.ui.table.draw.plates import draw_plate

ABOVE, BESIDE, BELOW = 20, 15, 26
"""Design pixels between a card and its ring: badges stick out there."""
SHORTEST_ARROW: Final = 60
"""Design pixels of an arrow that shows more than its head: the ring is near enough to the cards otherwise."""
LARGE_PLATE: Final = 240
"""Design pixels of the narrowest plate that grows with the interface."""
Point = tuple[float, float]


def cards_of(moves: Sequence[Move], view: PlayerView) -> tuple[Card, ...]:
    """The cards that moves lay down from the hand, otherwise the one they discard; () without moves."""
    if not moves:
        return ()
    laid = tuple(card for group in _groups(moves) for card in group.cards)
    if isinstance(moves[0], Take) and view.board.upcard in laid:
        at = laid.index(view.board.upcard)
        laid = laid[:at] + laid[at + 1 :]
    match moves[-1]:
        case Discard(card) if not laid:
            return (card,)
        case GoOut(discard=card) if not laid and card is not None:
            return (card,)
        case _:
            return laid


def _groups(moves: Sequence[Move]) -> list[Group]:
    return [group for move in moves if isinstance(move, MeldCards | GoOut | Take) for group in move.groups]


def with_difference_first(moves: Sequence[Move], played: Sequence[Move]) -> tuple[Move, ...]:
    """The moves, beginning with the melds that differ from those played: these are marked. Where only the discards
    differ, the discard alone.
    """
    known = {(group.onto, tuple(sorted(group.cards))) for group in _groups(played)}
    other = [group for group in _groups(moves) if (group.onto, tuple(sorted(group.cards))) not in known]
    if other and isinstance(moves[0], MeldCards | GoOut):
        return (MeldCards(tuple(other)), *moves)
    lays_the_same = not other and len(known) == len(_groups(moves))
    differs = tuple(moves[-1:]) != tuple(played[-1:])
    return tuple(moves[-1:] if lays_the_same and differs else moves)


def cards_that_differ(moves: Sequence[Move], played: Sequence[Move], view: PlayerView) -> tuple[Card, ...]:
    """The cards of these moves, or the discard's where only that differs from what was played."""
    return cards_of(moves[-1:] if len(with_difference_first(moves, played)) == 1 else moves, view)


def draw_with_plates(
    kit: Kit,
    surface: Surface,
    rect: Rect,
    moment: TableMoment,
    said: TableWords,
    moves: Sequence[Move],
    *,
    widest: int,
    height: int,
    gap: int,
    least_large: int = 0,
) -> None:
    """Plates of the others in a row, the rest below them, and the marks of the moves. Sizes are real pixels; plates
    that are wide enough for it have at least the height `least_large` if the interface is large.
    """
    seats, large = moment.others, kit.theme.u(LARGE_PLATE)
    width = min(widest, (rect.w - gap * (len(seats) - 1)) // len(seats))
    if kit.theme.is_large and width >= large:
        height = max(height, least_large)
    for n, seat in enumerate(seats):
        draw_plate(kit, surface, Rect(rect.x + n * (width + gap), rect.y, width, height), said.plates[seat])
    table = Rect(rect.x, rect.y + height + gap, rect.w, rect.h - height - gap)
    draw_small_table(kit, surface, table, moment, said)
    if moves:
        draw_pointing(kit, surface, table, moment, moves)


def draw_pointing(kit: Kit, surface: Surface, rect: Rect, moment: TableMoment, moves: Sequence[Move]) -> None:
    """Draw a ring round the first target of these moves, and an arrow from a card that goes there."""
    ring = ring_place(kit, rect, moment, moves)
    if ring is None:
        return
    u, group = kit.theme.u, _first_group(moves, moment)
    kit.paint.panel(surface, ring.inflate(u(10), u(10)), opacity=0, line=VEIL, radius=20, line_width=5)
    kit.paint.panel(surface, ring, opacity=0, line=HIGHLIGHT, radius=16, line_width=6)
    start = _start(kit, rect, moment, group.cards if group is not None else moment.raised)
    if start is not None and start[1] > ring.bottom and dist(start, ring.midbottom) > u(SHORTEST_ARROW):
        draw_arrow(kit, surface, start, ring.midbottom, HIGHLIGHT)


def _first_group(moves: Sequence[Move], moment: TableMoment) -> Group | None:
    """The first group added to an existing meld, otherwise the first new meld."""
    groups = _groups(moves)
    melds = len(moment.view.board.melds[moment.view.team])
    onto = (group for group in groups if group.onto is not None and group.onto < melds)
    return next(onto, groups[0] if groups else None)


def ring_place(kit: Kit, rect: Rect, moment: TableMoment, moves: Sequence[Move]) -> Rect | None:
    """The rect of the ring without its outline: round a heap or a meld with its badges, or round a free place in the
    own band, below its heading.
    """
    board, places, group = moment.view.board, small_places(kit, rect, moment), _first_group(moves, moment)
    if isinstance(moves[0], Draw):
        return _round_heap(kit, places.stock, stock_sign(kit, places.stock, board.stock))
    if isinstance(moves[0], Take) or (group is None and isinstance(moves[-1], Discard)):
        return _round_heap(kit, places.pile, pile_sign(kit, places.pile, board.pile))
    if group is None:
        return None
    u, own = kit.theme.u, board.team_of(moment.base)
    band = lay_bands(kit, board, {own: places.bands[own]}, moment.scale)[own]
    top, bottom = band.rect.top + band.title_h + u(7), band.rect.bottom - u(14)
    if group.onto is not None and group.onto in band.melds:
        ring = _round(kit, band.melds[group.onto])
        return Rect(ring.x, max(top, ring.y), ring.w, ring.bottom - max(top, ring.y))
    begun = max((place.right for number, place in band.melds.items() if number not in band.books), default=0)
    left = max(begun, band.rect.left) + u(16)
    end = min([band.rect.right, *(band.melds[number].left for number in band.books)])  # books have their own shelf
    if end < left:  # but as chips they are among the others
        left, end = max(place.right for place in band.melds.values()) + u(16), band.rect.right
    width = min(u(140), max(u(60), end - left - u(8)))
    left = min(left, band.rect.right - width - u(14))
    return Rect(left, top, width, min(round(1.35 * width), bottom - top))


def _round(kit: Kit, target: Rect) -> Rect:
    u = kit.theme.u
    return Rect(target.x - u(BESIDE), target.y - u(ABOVE), target.w + u(2 * BESIDE), target.h + u(ABOVE + BELOW))


def _round_heap(kit: Kit, place: Rect, sign: tuple[str, BadgeStyle]) -> Rect:
    """A ring round a heap, wide enough for its badge."""
    ring = _round(kit, heap_place(kit, place))
    width, _ = badge_size(kit, *sign)
    return ring.inflate(max(0, width + kit.theme.u(2 * BESIDE) - ring.w), 0)


def _start(kit: Kit, rect: Rect, moment: TableMoment, cards: Sequence[Card]) -> Point | None:
    """A point at the top of a raised card among these, preferably a natural; None if none is raised."""
    spots = hand_spots(kit, small_places(kit, rect, moment).hand, hand_of(moment))
    naturals = [card for card in cards if not is_wild(card)]
    for card, spot in zip(in_hand_order(moment.view.hand), spots, strict=True):
        if card in (naturals or cards) and card in moment.raised:
            return spot.left + spot.w * 0.5, spot.top - kit.theme.u(RAISED - 14)
    return None
