"""From counts back to cards: the moves that acts in counts stand for, with cards that the seat actually holds."""

from collections.abc import Sequence

from game.ai.brain.card_classes import BLACK_THREE, CLASS_OF, CLASSES, JOKER, RANKS, RED_THREE, THREE_MELD, TWO
from game.ai.brain.counted_position import DISCARD, DRAW, MELD, NEW, NOBODY, OUT, TAKE, Act, Lay
from game.cards import Card
from game.engine.moves import Discard, Draw, GoOut, Group, MeldCards, Move, Pass, Take


def move_of(act: Act, hand: Sequence[Card], upcard: Card | None = None) -> Move:
    """The act as a move, for a seat with this hand; a take needs the upcard."""
    if act.kind == DRAW:
        return Draw()
    if act.kind == TAKE:
        return Take(groups_of(act.groups, hand if upcard is None else (upcard, *hand)))
    if act.kind == MELD:
        return MeldCards(groups_of(act.groups, hand))
    if act.kind == DISCARD:
        return Discard(face_of(act.kind_out, hand))
    if act.kind == OUT:
        last = None if act.kind_out == NOBODY else face_of(act.kind_out, hand)
        rest = list(hand)
        if last is not None:
            rest.remove(last)
        return GoOut(groups_of(act.groups, rest), last)
    return Pass()


def face_of(kind: int, hand: Sequence[Card]) -> Card:
    """The first of these cards with the class; there must be one."""
    return next(card for card in hand if CLASS_OF[card] == kind)


def groups_of(lays: Sequence[Lay], cards: Sequence[Card]) -> tuple[Group, ...]:
    """The lays as groups of cards, using earlier cards first."""
    pools: list[list[Card]] = [[] for _ in range(CLASSES)]
    for card in cards:
        pools[CLASS_OF[card]].append(card)
    groups: list[Group] = []
    for number, rank, naturals, jokers, twos in lays:
        laid: list[Card] = []
        plain = ((rank, naturals),) if rank < RANKS else _threes(pools, naturals) if rank == THREE_MELD else ()
        for kind, count in (*plain, (JOKER, jokers), (TWO, twos)):
            if count:
                laid += pools[kind][:count]
                del pools[kind][:count]
        groups.append(Group(tuple(laid), None if number == NEW else number))
    return tuple(groups)


def _threes(pools: list[list[Card]], count: int) -> tuple[tuple[int, int], ...]:
    """How many black and red threes make up this many, black ones first as in `CountedPosition.lay`."""
    black = min(count, len(pools[BLACK_THREE]))
    return (BLACK_THREE, black), (RED_THREE, count - black)
