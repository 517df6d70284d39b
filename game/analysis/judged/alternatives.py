"""What a seat did, and its alternatives, as counts that can be played out in imagined worlds."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RANKS, RED_THREE, TWO
from game.ai.brain.counted_position import (
    DISCARD,
    MELD,
    NEW,
    NOBODY,
    OUT,
    PASS,
    TAKE,
    CountedPosition,
    Lay,
    lays_of,
    position_of,
)
from game.ai.brain.discarding import discarding, keep_values
from game.ai.brain.threats import is_threatened
from game.ai.brain.to_moves import face_of, groups_of
from game.ai.brain.tuning import Tuning
from game.ai.players.expert import most_promising
from game.ai.players.plain_moves import stops_short
from game.ai.search.ideas import Idea, added, answers, beginnings, played_idea, plays
from game.ai.tunings.learned_weights import learned_tuning_for
from game.cards import Card
from game.engine.discard_pile.taking import takes
from game.engine.legal import why_not
from game.engine.moves import Discard, GoOut, Hold, MeldCards, Move, Pass, Take
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView

_LAY_DOWNS: Final = 12
"""Maximum lay-downs that are compared with what was played."""

_DISCARDS: Final = 4
"""How many other discards are tried, after the same lay-down and after none."""

_TAKES: Final = 3
"""Ways to take the pile, if the counts find none."""


class Shape(NamedTuple):
    """What an idea amounts to: ideas of one shape lay the same cards on the same melds and discard the same one."""

    kind: str
    lays: tuple[Lay, ...]
    card: int


def other_ideas(view: PlayerView, played: Idea, *, one_change: bool = False) -> list[Idea]:
    """What else could have been done, each option once, the nearest to what was played first; with `one_change` either
    the lay-down or the discard stays as it was: from that people learn, and its reason is the whole reason.
    """
    board = view.board
    position = position_of(view)
    tuning = learned_tuning_for(board)
    if board.phase == Phase.ANSWER:
        found = answers()
    elif board.phase == Phase.DRAW:
        found = beginnings(view, position, tuning)
        if not any(idea.kind == TAKE for idea in found):
            found += [_taking(move) for move in islice(takes(view), _TAKES)]
        if not found:
            found = [Idea(Pass(), PASS)]
    else:
        found = list(_plays(view, position, played, tuning, one_change=one_change))
        found = [idea for idea in found if not stops_short(position, view.seat, idea)]
    shape = shape_of(position, played)
    shapes = {shape_of(position, idea): idea for idea in found}
    return [shapes[one] for one in sorted(shapes, key=partial(_apart, shape)) if one != shape]


def shape_of(position: CountedPosition, idea: Idea) -> Shape:
    """The shape of an idea, whatever the order of its groups."""
    ranks = position.tables[position.turn % position.teams].ranks
    begun = melds = len(ranks)
    onto: dict[int, list[int]] = {}
    for number, rank, naturals, jokers, twos in idea.lays:
        where = number
        if number == NEW:
            where, begun = begun, begun + 1
        sums = onto.setdefault(where, [rank if where >= melds else ranks[where], 0, 0, 0])  # wilds only have none
        sums[1] += naturals
        sums[2] += jokers
        sums[3] += twos
    lays = sorted((where if where < melds else NEW, *sums) for where, sums in onto.items())
    return Shape(idea.kind, tuple((lay[0], lay[1], lay[2], lay[3], lay[4]) for lay in lays), idea.card)


def _apart(one: Shape, other: Shape) -> int:
    """How many cards are laid or discarded in one way but not in the same place in the other."""
    mine, theirs = _placed(one), _placed(other)
    return ((mine - theirs) + (theirs - mine)).total()


def _placed(shape: Shape) -> Counter[tuple[int, int, int]]:
    """The cards that leave the hand, by the meld's number and rank and their class; the discard is on no meld."""
    placed = Counter({(NEW, NOBODY, shape.card): 1})
    for number, rank, naturals, jokers, twos in shape.lays:
        placed.update({(number, rank, rank): naturals, (number, rank, JOKER): jokers, (number, rank, TWO): twos})
    return placed


def shape_played(view: PlayerView, moves: Sequence[Move]) -> Shape | None:
    """The shape of a whole decision, whatever the order of its moves; None if the counts can't follow it."""
    idea = played_idea(moves)
    return None if idea is None else shape_of(position_of(view), idea)


def moves_of(view: PlayerView, idea: Idea, instead_of: Sequence[Move] = ()) -> tuple[Move, ...]:
    """The idea as moves, including the discard that ends it; if `instead_of` lays the same cards, with exactly its
    lay-downs.
    """
    if idea.kind not in (MELD, DISCARD):
        return (idea.move,)
    same = lays_like(view, idea, instead_of)
    laid = [move for move in instead_of if isinstance(move, MeldCards)] if same else []
    rest = cards_left(view, laid)
    thrown = () if idea.card == NOBODY else (Discard(face_of(idea.card, rest)),)
    if idea.lays and not same:
        for move in thrown:
            rest.remove(move.card)
        laid = [MeldCards(groups_of(idea.lays, rest))]
    return (*laid, *thrown)


def lays_like(view: PlayerView, idea: Idea, moves: Sequence[Move]) -> bool:
    """Whether the idea lays the same cards as the moves do, and any at all."""
    other = played_idea(moves) if moves else None
    if other is None or not other.lays or OUT in (idea.kind, other.kind):
        return False
    position = position_of(view)
    return shape_of(position, idea).lays == shape_of(position, other).lays


def cards_laid(moves: Sequence[Move]) -> Counter[Card]:
    """The cards from the hand that the moves lay."""
    groups = (group for move in moves if isinstance(move, MeldCards | GoOut) for group in move.groups)
    return Counter(card for group in groups for card in group.cards)


def cards_left(view: PlayerView, moves: Sequence[Move]) -> list[Card]:
    """The hand without the cards that the moves lay."""
    left = list(view.hand)
    for move in moves:
        if isinstance(move, MeldCards):
            for group in move.groups:
                for card in group.cards:
                    left.remove(card)
    return left


def _taking(move: Take) -> Idea:
    return Idea(move, TAKE, lays_of(GoOut(move.groups, None))[0])


def _plays(
    view: PlayerView, position: CountedPosition, played: Idea, tuning: Tuning, *, one_change: bool
) -> Iterator[Idea]:
    """Going out, other lay-downs with the tuning's discard, the same lay-down and none with other discards."""
    most, first = (1, played.card) if one_change else (_DISCARDS, NOBODY)
    threatened = is_threatened(position, view.seat, tuning)
    found = plays(view, position, tuning, threatened, 1)
    yield from (idea for idea in found if idea.kind == OUT)
    if played.kind != OUT:
        yield from _ended(view, position, played.lays, tuning, threatened, _DISCARDS)
        for lays in _nearly(view, position, shape_of(position, played).lays):
            yield from _ended(view, position, lays, tuning, threatened, 1, played.card)
    yield from _ended(view, position, (), tuning, threatened, most, first)
    lay_downs = [idea for idea in found if idea.kind == MELD and not _splits(position, idea.lays)]
    if len(lay_downs) > _LAY_DOWNS:
        lay_downs = list(most_promising(view, tuple(lay_downs), _LAY_DOWNS - 1))
    for idea in lay_downs:
        yield from _ended(view, position, idea.lays, tuning, threatened, 1, first)


def _splits(position: CountedPosition, lays: tuple[Lay, ...]) -> bool:
    """Whether a rank is begun with wild cards although more of its naturals are held: nobody advises that."""
    hand = position.hands[position.turn]
    return any(
        number == NEW and rank < RANKS and jokers + twos and naturals < hand[rank]
        for number, rank, naturals, jokers, twos in lays
    )


def _nearly(view: PlayerView, position: CountedPosition, lays: tuple[Lay, ...]) -> Iterator[tuple[Lay, ...]]:
    """What was laid without one of the groups, without its wild cards, or with them on another meld that has some; or
    with more naturals: what a person would have done instead.
    """
    table = position.tables[view.team]
    ways = [tuple(more) for more in added(position, view.seat, lays) if not more[-1][3] + more[-1][4]]
    for at, (number, rank, naturals, jokers, twos) in enumerate(lays):
        plain = ((number, rank, naturals, 0, 0),) if naturals else ()
        moved = [(other, table.ranks[other], 0, jokers, twos) for other, wilds in enumerate(table.wilds) if wilds]
        for instead in [(), plain, *((*plain, one) for one in moved)] if jokers + twos else [()]:
            ways.append((*lays[:at], *instead, *lays[at + 1 :]))
    yield from (way for way in ways if not way or why_not(view, MeldCards(groups_of(way, view.hand))) is None)


def _ended(
    view: PlayerView,
    position: CountedPosition,
    lays: tuple[Lay, ...],
    tuning: Tuning,
    threatened: bool,
    most: int,
    first: int = NOBODY,
) -> Iterator[Idea]:
    """The lay-down with the `first` discard, if that is still held, or the tuning's, then with others; without one if
    the foot comes first.
    """
    seat = view.seat
    after = position.copy()
    for number, rank, naturals, jokers, twos in lays:
        after.lay(seat, number, rank, naturals, jokers, twos)
    move = MeldCards(groups_of(lays, view.hand)) if lays else Hold()
    if after.foot_due(seat):
        yield Idea(move, MELD, lays)
        return
    if not after.held[seat]:
        return
    if after.held[seat] == 1 and after.in_foot[seat]:
        return  # that would be going out
    is_held = first != NOBODY and after.hands[seat][first] > 0
    kinds = [first if is_held else discarding(after, seat, tuning, threatened)]
    if most > 1:
        threes = (BLACK_THREE,) if after.book.lays_red else (RED_THREE, BLACK_THREE)
        kinds += [kind for kind in threes if after.hands[seat][kind]]
        kinds += [kind for _, kind in keep_values(after, seat, tuning, threatened)]
    for kind in islice(dict.fromkeys(kinds), most):
        thrown = Discard(face_of(kind, view.hand))
        yield Idea(move if lays else thrown, MELD if lays else DISCARD, lays, kind)
