"""Where the other seats' hands and everybody's feet are. Pure geometry in window pixels."""

from typing import Final

from pygame import Rect

from game.engine.table.board import Board, Phase, StackName
from game.ui.shared.cards.card_art import Back, height
from game.ui.table.layout.plan import Places
from game.ui.table.sprites import HiddenInHand, InFan, InFoot, Place, Reverse, Sprite, sprite_in

MOST_BACKS: Final = 13
"""The most backs drawn for one hand; the plate shows the number."""
FOOT_EDGES: Final = 3


def lay_fan(places: Places, board: Board, seat: int, near: int) -> tuple[Sprite, ...]:
    """The backs of a seat's cards, `near` places clockwise of the viewer: blue for a hand, red once it is the foot,
    green once it is the tail.
    """
    zone = places.find("Fan", near)
    if zone is None:
        return ()
    shown = min(board.hands[seat], MOST_BACKS)
    return _backs(zone, places.card_w("Fan", near), shown, InFan(seat), back_of(board, seat))


def back_of(board: Board, seat: int) -> Back:
    """The back of the stack a seat plays from: blue for a hand, red once it is the foot, green once it is the tail, a
    star while nobody has chosen it yet.
    """
    if is_open_choice(board, seat):
        return "stack"
    return BACKS[board.plays_from(seat)]


BACKS: Final[dict[StackName, Back]] = {StackName.HAND: "hand", StackName.FOOT: "foot", StackName.TAIL: "tail"}


def back_of_lying(board: Board, seat: int) -> Back:
    """The back of the stack that a seat picks up next; a star while nobody has chosen it yet."""
    return "stack" if is_open_choice(board, seat) else BACKS[board.next_stack(seat) or board.last_stack]


def is_open_choice(board: Board, seat: int) -> bool:
    """Whether the seat still has to choose from its two stacks."""
    return board.phase in (Phase.CUT, Phase.CHOOSE) and board.rules.stacks != "dealt" and board.chosen[seat] is None


def lay_closed_hand(places: Places, board: Board, seat: int) -> tuple[Sprite, ...]:
    """The viewer's hand, face down, while nobody may look."""
    zone, w, most = places.rect("Hand"), places.card_w("Hand") * 0.8, 2 * MOST_BACKS
    if places.has_nobody_in_front:
        zone, w, most = places.rect("Fan", 0), 58 * places.k, MOST_BACKS
    return _backs(zone, round(w), min(board.hands[seat], most), HiddenInHand(), back_of(board, seat))


def _backs(zone: Rect, card_w: int, count: int, place: Place, back: Back) -> tuple[Sprite, ...]:
    if not count:
        return ()
    lean = min(4.5, 44 / count)
    sinks = 0.0085 * 0.34 * lean * (count - 1) ** 2 / 4
    w = min(card_w, round(zone.h / (1.62 + sinks)))
    step = min(w * 0.34, (zone.w - 1.4 * w) / max(1, count - 1))
    sprites = []
    for i in range(count):
        turn = i - (count - 1) / 2
        sink = turn * turn * step * lean * 0.0085
        x, y = zone.centerx + turn * step, zone.top + w * 0.8 + sink
        sprites.append(Sprite(place=place, look=Reverse(back), x=x, y=y, w=w, angle=-turn * lean, lift=3))
    return tuple(sprites)


def lay_foot(places: Places, board: Board, seat: int, near: int) -> tuple[Sprite, ...]:
    """A seat's foot as a squared pile, face down, until it is picked up, with any tail under it; nothing if only the
    plate shows it.
    """
    box = places.find("Foot", near)
    if not board.feet[seat] or box is None:
        return ()
    step = max(1, round((2.4 if near == 0 else 1.6) * places.k))
    w = min(box.w, round(box.h / 1.4))
    foot = Reverse(back_of_lying(board, seat))
    tail = board.tails[seat] if board.tails else 0
    if not tail:
        return _squared(box.topleft, w, board.feet[seat], step, seat, foot)
    w = round(w * WITH_TAIL)
    peeks = (box.x + round(w * TAIL_PEEKS), box.y + round(w * TAIL_PEEKS))
    return (
        *_squared(peeks, w, tail, step, seat, Reverse("tail")),
        *_squared(box.topleft, w, board.feet[seat], step, seat, foot),
    )


WITH_TAIL, TAIL_PEEKS = 0.8, 0.24
"""What is left of a foot's width with a tail under it, and the share of that by which the tail shows."""


def _squared(at: tuple[int, int], w: int, cards: int, step: int, seat: int, look: Reverse) -> tuple[Sprite, ...]:
    edges = min(FOOT_EDGES, cards)
    return tuple(
        sprite_in(
            Rect(at[0] + (edges - 1 - i) * step, at[1] + (edges - 1 - i) * step, w, height(w)),
            InFoot(seat),
            look,
            lift=6 if i == 0 else 0,
        )
        for i in range(edges)
    )
