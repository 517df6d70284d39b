"""A habit of everybody who plays with a person, and of all advice: a meld that is nearly a clean book stays clean."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.ai.brain.card_classes import CLASS_OF
from game.ai.brain.counted_position import position_of
from game.ai.brain.discarding import discarding
from game.ai.brain.threats import is_threatened
from game.ai.brain.to_moves import face_of
from game.ai.tunings.learned_weights import learned_tuning_for
from game.cards import NATURAL_RANKS, Card, is_wild
from game.engine.ending.announcements import may_go_out
from game.engine.legal import why_not
from game.engine.moves import Discard, Group, MeldCards, Move
from game.engine.partners.agreements import FEW
from game.engine.table.view import PlayerView

LEAST: Final = 5
"""A clean meld of at least this many cards gets no wild card."""
_SUITS: Final = 4


def spoils_clean(view: PlayerView, move: Move) -> bool:
    """Whether a lay-down puts a wild card onto a meld that should stay clean."""
    return isinstance(move, MeldCards) and any(number in stays_clean(view) for number in _with_wilds(move.groups))


def _with_wilds(groups: Sequence[Group]) -> Iterator[int | None]:
    return (group.onto for group in groups if any(map(is_wild, group.cards)))


def stays_clean(view: PlayerView) -> frozenset[int]:
    """The team's melds that should get no wild card: clean ones of five cards or more that are clean books or can still
    become one; none while a rival may end the round.
    """
    board = view.board
    rivals = (seat for seat in board.around(view.seat) if board.team_of(seat) != view.team)
    if any(board.hands[seat] <= FEW and may_go_out(board, seat) for seat in rivals):
        return frozenset()
    position, size = position_of(view), board.rules.book_size
    found = set[int]()
    for number, meld in enumerate(board.melds[view.team]):
        if meld.wilds or len(meld.cards) < LEAST or meld.rank not in NATURAL_RANKS:
            continue
        kind = CLASS_OF[Card(f"{meld.rank}S")]
        unseen = _SUITS * position.decks - position.seen[kind]
        if unseen >= size - len(meld.cards):
            found.add(number)
    return frozenset(found)


def kept_clean(view: PlayerView, move: Move) -> Move:
    """The move, or where it would spoil a meld that stays clean the nearest that doesn't: without those wild cards, or
    the discard of the habits.
    """
    if not isinstance(move, MeldCards) or not spoils_clean(view, move):
        return move
    clean, kept = stays_clean(view), list[Group]()
    for group in move.groups:
        cards = tuple(card for card in group.cards if group.onto not in clean or not is_wild(card))
        if cards and why_not(view, MeldCards((*kept, Group(cards, group.onto)))) is None:
            kept.append(Group(cards, group.onto))
    if kept:
        return MeldCards(tuple(kept))
    position, tuning = position_of(view), learned_tuning_for(view.board)
    kind = discarding(position, view.seat, tuning, is_threatened(position, view.seat, tuning))
    discard = Discard(face_of(kind, view.hand))
    return discard if why_not(view, discard) is None else move
