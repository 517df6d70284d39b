"""Which agreements a partner's turn gives cause to ask for: from what everybody saw of it alone."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from msgspec import Struct

from game.cards import is_three, is_wild
from game.engine.discard_pile.pile import why_no_pile
from game.engine.ending.announcements import may_go_out
from game.engine.ending.going_out import may_leave
from game.engine.events import Discarded, Drew, Event, FootTaken, Melded, PileTaken, WentOut
from game.engine.melding.melds import Meld
from game.engine.partners.agreements import FEW, WORTH_STOPPING, Agreement, a_rival_may_go_out
from game.engine.table.board import Board


class OpenStep(Struct, frozen=True):
    """A step of a turn as everybody saw it."""

    before: Board
    events: tuple[Event, ...]
    after: Board

    def meld_before(self, added: Melded) -> Meld | None:
        """The meld that cards were added to, as it was before; None if this step began it."""
        return next(iter(self.before.melds[added.team][added.meld : added.meld + 1]), None)


MOST_OFFERED: Final = 3
USUAL: Final = (
    Agreement.LAY_DOWN,
    Agreement.WORK_TOGETHER,
    Agreement.FINISH_BOOKS,
    Agreement.LEAVE_LATE_PILE,
    Agreement.KEEP_PAIRS,
    Agreement.WAIT_FOR_FOOT,
)
"""What people agree on most, as far as it costs next to nothing under most rules: seen first."""
_WILDS_TO_HAND: Final = 2
"""Wilds that anybody may well hold."""


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
        yield from (Agreement.WAIT_FOR_FOOT, Agreement.PLAY_ON)
    elif may_go_out(before, seat):
        yield Agreement.GO_OUT_SOON
    for step, event in events:
        if isinstance(event, Drew) and why_no_pile(step.before) is None:
            yield Agreement.TAKE_PILE
        if isinstance(event, PileTaken):
            if a_rival_may_go_out(step.before, seat):
                yield Agreement.LEAVE_LATE_PILE
            yield Agreement.USEFUL_PILES
    for step, event in laid:
        if any(map(is_wild, event.cards)):
            meld = step.meld_before(event)
            if meld is not None and not meld.wilds:
                yield Agreement.KEEP_CLEAN
            yield from (Agreement.SAVE_WILDS, Agreement.FINISH_BOOKS)
    for step, event in events:
        if isinstance(event, Discarded):
            yield from _discarded(step.before, seat, event)
    if laid and after.hands[seat] < FEW and not any(isinstance(event, FootTaken | WentOut) for _, event in events):
        yield Agreement.KEEP_CARDS
    if any(event.begun and step.before.has_opened(team) for step, event in laid):
        yield Agreement.WORK_TOGETHER
    if not laid:
        yield Agreement.LAY_DOWN if after.has_opened(team) else Agreement.OPEN_EARLY
    if not any(is_wild(card) for _, event in laid for card in event.cards) and _lacks_wilds(after, team):
        yield Agreement.USE_WILDS
    if may_leave(after, seat) and any(not after.in_foot[mate] for mate in after.teammates(seat)):
        yield Agreement.WAIT_FOR_FOOT


def _lacks_wilds(board: Board, team: int) -> bool:
    """Whether a wild or two might have made a book."""
    size = board.rules.book_size
    return any(0 < size - len(meld.cards) <= _WILDS_TO_HAND for meld in board.melds[team])


def _discarded(board: Board, seat: int, event: Discarded) -> Iterator[Agreement]:
    following = board.melds[board.team_of((seat + 1) % board.players)]
    if any(meld.rank == event.card[0] for meld in following):
        yield from (Agreement.NO_GIFTS, Agreement.PLAY_SAFE)
    if any(card[0] == event.card[0] for mate in board.teammates(seat) for card in board.taken[mate]):
        yield Agreement.WORK_TOGETHER
    if event.card in ("3C", "3S"):
        yield Agreement.KEEP_THREES
    elif is_wild(event.card):
        yield Agreement.SAVE_WILDS
    elif not is_three(event.card):
        if _has_discarded(board, seat, event.card[0]):
            yield Agreement.KEEP_PAIRS
        if board.pile >= WORTH_STOPPING:
            yield Agreement.PLAY_SAFE


def _has_discarded(board: Board, seat: int, rank: str) -> bool:
    """Whether the seat parted with that rank before: it had a pair, or more."""
    return bool(board.history) and any(card[0] == rank for card in board.history[seat].discards)
