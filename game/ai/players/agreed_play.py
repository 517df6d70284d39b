"""How a computer player keeps to what was agreed: its numbers shifted, and what it would do instead of breaking it."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from game.ai.brain.counted_position import KEPT_IN_FOOT, position_of
from game.ai.brain.discarding import discarding
from game.ai.brain.threats import is_threatened
from game.ai.brain.to_moves import face_of
from game.ai.brain.tuning import Tuning
from game.cards import is_wild
from game.engine.draft import joined
from game.engine.ending.going_out import missing_books
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Take, wilds_in
from game.engine.partners.agreements import (
    Agreement,
    AgreementOrHabit,
    Habit,
    awaits_a_foot,
    broken_by,
    is_safe_to_play_on,
    moves_instead,
)
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView

_ANY: Final = 99.0
_NONE: Final = -1.0


def agreed_view(view: PlayerView, agreements: Collection[AgreementOrHabit]) -> PlayerView:
    """The view as who keeps to it thinks: while it waits for a foot or plays on, going out is as good as refused in
    this turn. With a last card there is nothing to decide.
    """
    waits = Agreement.WAIT_FOR_FOOT in agreements and awaits_a_foot(view)
    stays = waits or (Habit.PLAY_ON in agreements and is_safe_to_play_on(view.board, view.seat))
    if stays and view.board.phase == Phase.PLAY and len(view.hand) > 1:
        return replace(view, board=replace(view.board, refused=True))
    return view


def agreed_tuning(agreements: Collection[AgreementOrHabit], tuning: Tuning) -> Tuning:
    """The numbers of who plans to keep to it, so that few moves have to be changed afterwards."""
    if Habit.KEEP_CLEAN in agreements:
        tuning = replace(tuning, dump_spoil=0.0)
    if Habit.SAVE_WILDS in agreements:
        tuning = replace(
            tuning,
            begin_wilds_hand=_ANY,
            begin_wilds_foot=_ANY,
            feed_foot=_NONE,
            spend_from=_ANY,
            last_turn=0.0,
        )
    return tuning


def agreed_move(view: PlayerView, move: Move, agreements: Collection[AgreementOrHabit], tuning: Tuning) -> Move:
    """The move, or the nearest to it that breaks nothing; it is kept only where every legal move would break it.

    `move` must be legal in this view.
    """
    if Habit.SAVE_WILDS in agreements and isinstance(move, Discard | Hold):
        book = _wilds_make_a_book(view, agreements)
        if book is not None:
            return book
    broken = broken_by(view, move, agreements)
    if broken is None:
        return move
    if isinstance(move, MeldCards):
        groups = _keeping(view, move.groups, agreements)
        if groups:
            return MeldCards(groups)
    return _nearest(view, move, moves_instead(view, broken, agreements), tuning)


def _nearest(view: PlayerView, move: Move, offered: Sequence[Move], tuning: Tuning) -> Move:
    """Of those offered a discard for what would have laid down or ended the turn; else what costs fewest wilds."""
    discards = [other for other in offered if isinstance(other, Discard)]
    if discards and isinstance(move, Discard | Hold | MeldCards | GoOut):
        return _best_discard(view, discards, tuning)
    return min(offered, key=lambda other: (*_costs(other), isinstance(other, Draw) and isinstance(move, Take)))


def _best_discard(view: PlayerView, offered: Sequence[Discard], tuning: Tuning) -> Discard:
    """The first of them that the player would part with."""
    position = position_of(view)
    threatened = is_threatened(position, view.seat, tuning)
    hand = position.hands[view.seat]
    while any(hand):
        kind = discarding(position, view.seat, tuning, threatened)
        found = next((move for move in offered if move.card == face_of(kind, view.hand)), None)
        if found is not None:
            return found
        hand[kind] = 0
    return offered[0]


def _costs(move: Move) -> tuple[int, int]:
    """The wilds that a move lays; of moves alike in that the one which lays most comes first."""
    groups = move.groups if isinstance(move, MeldCards | Take | GoOut) else ()
    laid = sum(len(group.cards) for group in groups) if isinstance(move, MeldCards) else 0
    return wilds_in(groups), -laid


def _keeping(
    view: PlayerView, groups: tuple[Group, ...], agreements: Collection[AgreementOrHabit]
) -> tuple[Group, ...]:
    """The groups of a lay-down that break nothing, and of others the naturals, where they can be laid alone."""
    kept: tuple[Group, ...] = ()
    for group in joined(groups, len(view.board.melds[view.team])):
        plain = tuple(card for card in group.cards if not is_wild(card))
        for cards in (group.cards, plain):
            more = (*kept, Group(cards, group.onto))
            trial = MeldCards(more)
            if cards and why_not(view, trial) is None and broken_by(view, trial, agreements) is None:
                kept = more
                break
    return kept


def _wilds_make_a_book(view: PlayerView, agreements: Collection[AgreementOrHabit]) -> MeldCards | None:
    """In the foot, while books are lacking to go out: the lay-down with fewest wilds that makes a book with them."""
    board = view.board
    melds = board.melds[view.team]
    lacking = missing_books(board, melds)
    wilds = tuple(card for card in view.hand if is_wild(card))
    if lacking is None or not board.in_foot[view.seat] or not wilds:
        return None
    size = board.rules.book_size
    short = sorted((size - len(meld.cards), number) for number, meld in enumerate(melds) if len(meld.cards) < size)
    for gap, number in short:
        move = MeldCards((Group(wilds[:gap], number),))
        fits = gap <= len(wilds) and gap <= len(view.hand) - KEPT_IN_FOOT
        may = fits and _helps(view, number, lacking.clean) and why_not(view, move) is None
        if may and broken_by(view, move, agreements) is None:
            return move
    return None


def _helps(view: PlayerView, number: int, lacks_clean: int) -> bool:
    """Whether a wild on that meld takes away no meld that a clean book, still lacking, may be made of."""
    melds, size = view.board.melds[view.team], view.board.rules.book_size
    clean = sum(not meld.wilds and len(meld.cards) < size for meld in melds)
    return bool(melds[number].wilds) or clean > lacks_clean
