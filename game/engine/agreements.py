"""What partners may agree on before a match, and whether a move keeps to it: judged from the mover's own view."""

from collections.abc import Collection, Iterator
from enum import StrEnum

from game.cards import is_wild
from game.engine.board import Phase, opening_minimum
from game.engine.legal import lay, why_not
from game.engine.melds import WILD_RANK, Meld, meldable_threes
from game.engine.moves import Answer, Discard, GoOut, Hold, MeldCards, Move, Take
from game.engine.openings import openings
from game.engine.refusal import RefusalBase
from game.engine.view import PlayerView


class Agreement(StrEnum):
    """Something that a computer player keeps to for its partners; the text is that of records and commands."""

    OPEN_EARLY = "open_early"
    """Opens for the team as soon as its hand can, however many wilds that takes."""
    KEEP_CLEAN = "keep_clean"
    """Lays no wild onto a meld of the team that has none, not even to go out."""
    SAVE_WILDS = "save_wilds"
    """A wild is laid only to open, to empty the hand but for the discard, to go out, into a meld of wilds alone, or
    where it completes a book; none is discarded while anything else can be.
    """
    WAIT_FOR_FOOT = "wait_for_foot"
    """Does not go out, and lets nobody go out, before every partner has taken up the foot."""


def agreements_of(texts: Collection[str]) -> tuple[Agreement, ...]:
    """Those that a record tells, each once and in their own order; words of other programs count for nothing.

    >>> [one.value for one in agreements_of(["save_wilds", "sing", "open_early"])]
    ['open_early', 'save_wilds']
    """
    return tuple(one for one in Agreement if one.value in texts)


def broken_by(view: PlayerView, move: Move, agreements: Collection[Agreement]) -> Agreement | None:
    """The first of the agreements that the move would break; None where it keeps to all. The move must be legal."""
    return next((one for one in agreements if _breaks(view, move, one)), None)


def awaits_a_foot(view: PlayerView) -> bool:
    """Whether a partner of the seat has yet to take up the foot."""
    return any(not view.board.in_foot[mate] for mate in view.board.teammates(view.seat))


def opening_now(view: PlayerView) -> MeldCards | None:
    """The opening of the hand with fewest wilds; None where there is none, or the team has opened."""
    board = view.board
    if board.phase != Phase.PLAY or board.has_opened(view.team):
        return None
    threes = meldable_threes(board.rules, board.in_foot[view.seat], goes_out=False)
    found = openings(board.rules, view.hand, opening_minimum(board, view.team), threes=threes)
    moves = sorted(
        map(MeldCards, found), key=lambda move: sum(is_wild(card) for one in move.groups for card in one.cards)
    )
    return next((move for move in moves if why_not(view, move) is None), None)


def _breaks(view: PlayerView, move: Move, agreement: Agreement) -> bool:
    match agreement:
        case Agreement.OPEN_EARLY:
            return isinstance(move, Discard | Hold) and opening_now(view) is not None
        case Agreement.KEEP_CLEAN:
            return any(
                before is not None and not before.wilds and after.wilds for before, after in _changed(view, move)
            )
        case Agreement.SAVE_WILDS:
            if isinstance(move, Discard):
                return is_wild(move.card) and _has_another_discard(view)
            if isinstance(move, GoOut) or not view.board.has_opened(view.team) or _empties_hand(view, move):
                return False
            return any(_spends(view, before, after) for before, after in _changed(view, move))
        case Agreement.WAIT_FOR_FOOT:
            return (isinstance(move, GoOut) or move == Answer(True)) and awaits_a_foot(view)


def _changed(view: PlayerView, move: Move) -> Iterator[tuple[Meld | None, Meld]]:
    """The team's melds that a move lays cards on, as they were (None: newly begun) and as they are after it."""
    if not isinstance(move, MeldCards | Take | GoOut) or not move.groups:
        return
    before = view.board.melds[view.team]
    after = lay(view.board, view.seat, move.groups, goes_out=isinstance(move, GoOut))
    if isinstance(after, RefusalBase):
        return
    for number, meld in enumerate(after):
        was = before[number] if number < len(before) else None
        if was != meld:
            yield was, meld


def _spends(view: PlayerView, before: Meld | None, after: Meld) -> bool:
    """Whether wilds went onto a meld without being what makes a book of it."""
    wilds = after.wilds - (0 if before is None else before.wilds)
    if not wilds or after.rank == WILD_RANK:
        return False
    was = 0 if before is None else len(before.cards)
    size = view.board.rules.book_size
    return not was < size == len(after.cards)


def _empties_hand(view: PlayerView, move: Move) -> bool:
    """Whether a lay-down leads on into the foot, at once or by the discard."""
    if not isinstance(move, MeldCards) or view.board.in_foot[view.seat]:
        return False
    return len(view.hand) - sum(len(group.cards) for group in move.groups) <= 1


def _has_another_discard(view: PlayerView) -> bool:
    return any(not is_wild(card) and why_not(view, Discard(card)) is None for card in dict.fromkeys(view.hand))
