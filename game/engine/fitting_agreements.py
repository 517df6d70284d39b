"""Which agreements a partner's turn gives cause to ask for: from what everybody saw of it alone."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from game.cards import is_three, is_wild
from game.engine.agreements import Agreement
from game.engine.announcements import may_go_out
from game.engine.board import Board
from game.engine.events import Discarded, Drew, Melded, PileTaken, WentOut
from game.engine.going_out import may_leave
from game.engine.open_reasons import OpenStep
from game.engine.pile import why_no_pile

MOST_OFFERED: Final = 3


def fitting_agreements(turn: Sequence[OpenStep], seat: int, kept: Collection[Agreement] = ()) -> tuple[Agreement, ...]:
    """At most three that would have mattered in the turn and that the seat does not keep to yet, the nearest first."""
    found = (one for one in dict.fromkeys(_causes(turn, seat)) if one not in kept)
    return tuple(one for one, _ in zip(found, range(MOST_OFFERED), strict=False))


def _causes(turn: Sequence[OpenStep], seat: int) -> Iterator[Agreement]:
    if not turn:
        return
    before, after = turn[0].before, turn[-1].after
    team = before.team_of(seat)
    events = [(step, event) for step in turn for event in step.events if getattr(event, "seat", None) == seat]
    laid = [(step, event) for step, event in events if isinstance(event, Melded)]
    if any(isinstance(event, WentOut) for _, event in events):
        yield Agreement.WAIT_FOR_FOOT
    elif may_go_out(before, seat):
        yield Agreement.GO_OUT_SOON
    for step, event in events:
        if isinstance(event, Drew) and why_no_pile(step.before) is None:
            yield Agreement.TAKE_PILE
        if isinstance(event, PileTaken) and _is_late(step.before, team):
            yield Agreement.LEAVE_LATE_PILE
    for step, event in laid:
        if any(map(is_wild, event.cards)):
            if not event.begun and not step.before.melds[team][event.meld].wilds:
                yield Agreement.KEEP_CLEAN
            yield from (Agreement.SAVE_WILDS, Agreement.FINISH_BOOKS)
    for step, event in events:
        if isinstance(event, Discarded):
            yield from _discarded(step.before, seat, event)
    if not laid:
        yield Agreement.LAY_DOWN if after.has_opened(team) else Agreement.OPEN_EARLY
    if may_leave(after, seat) and any(not after.in_foot[mate] for mate in after.teammates(seat)):
        yield Agreement.WAIT_FOR_FOOT


def _is_late(board: Board, team: int) -> bool:
    return any(may_go_out(board, seat) for seat in range(board.players) if board.team_of(seat) != team)


def _discarded(board: Board, seat: int, event: Discarded) -> Iterator[Agreement]:
    following = board.melds[board.team_of((seat + 1) % board.players)]
    if any(meld.rank == event.card[0] for meld in following):
        yield Agreement.NO_GIFTS
    if event.card in ("3C", "3S"):
        yield Agreement.KEEP_THREES
    elif is_wild(event.card):
        yield Agreement.SAVE_WILDS
    elif not is_three(event.card) and _has_discarded(board, seat, event.card[0]):
        yield Agreement.KEEP_PAIRS


def _has_discarded(board: Board, seat: int, rank: str) -> bool:
    """Whether the seat parted with that rank before: it had a pair, or more."""
    return bool(board.history) and any(card[0] == rank for card in board.history[seat].discards)
