"""Why somebody played a turn, as far as it is public: for a partner who asks while the round goes on.

Only boards and events that everybody sees go in, so no answer can reveal a hand, a foot or the stock. If the reason is
in the hand, the answer says only that.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from game.cards import Card, Rank, is_red_three, is_three, is_wild
from game.engine.agreements import Agreement, is_safe_to_play_on
from game.engine.announcements import may_go_out
from game.engine.board import Board, opening_minimum
from game.engine.events import (
    BookCompleted,
    Discarded,
    Drew,
    Event,
    FootTaken,
    Held,
    Melded,
    Passed,
    PileTaken,
    TeamOpened,
    WentOut,
)
from game.engine.going_out import missing_books, waits_for_partner
from game.engine.melds import card_values
from game.engine.pile import why_no_pile
from game.rules.meld_limits import BookKind
from game.rules.ruleset import decks_in_play


class OpenStep(Struct, frozen=True):
    """A step of a turn as everybody saw it."""

    before: Board
    events: tuple[Event, ...]
    after: Board


class DrewAsPileWasClosed(Struct, frozen=True):
    """Nobody could take the pile."""


class DrewByHand(Struct, frozen=True):
    """The pile could be taken by some hands; whether this one could is hidden."""


class TookPile(Struct, frozen=True):
    """The pile brought this many cards; `joined` is the rank of a meld that the upcard was added to."""

    cards: int
    joined: Rank | None


class OpenedTeam(Struct, frozen=True):
    """The turn of the team's first melds: what was laid down in it, and the minimum."""

    points: int
    need: int


class ReachedFoot(Struct, frozen=True):
    """The foot was taken up: the hand was used up, by the discard or before it, or under some rules a book was made."""

    by_discard: bool
    by_book: bool = False


class ReachedTail(Struct, frozen=True):
    """The tail was taken up: the foot was used up, by the discard or before it."""

    by_discard: bool


class MadeBook(Struct, frozen=True):
    """A meld became a book."""

    kind: BookKind
    rank: Rank


class CardsAreSafe(Struct, frozen=True):
    """The rival at `seat` may go out, and cards on the table count for the team."""

    seat: int


class MeldCameOn(Struct, frozen=True):
    """A meld of the team now has `cards` cards and is `short` of a book; 0 if it is one."""

    rank: Rank
    cards: int
    short: int


class ThreeStopsPile(Struct, frozen=True):
    """Nobody takes a pile with a three on it."""

    red_cost: int
    """What a red three would have cost in the hand; 0 for a black one."""


class ManyLieOpen(Struct, frozen=True):
    """At least half of all cards of the rank are visible, so few players will ever meld it."""

    rank: Rank
    count: int


class DiscardedByHand(Struct, frozen=True):
    """Why this was the best discard is hidden in the hand."""


class KeptLastCard(Struct, frozen=True):
    """The turn ended without a discard; `partner_waits`: a partner hasn't melded a card this round."""

    partner_waits: bool


class StockGaveNoDraw(Struct, frozen=True):
    """The stock couldn't serve a draw."""


class WentOutWith(Struct, frozen=True):
    """The round is over."""


class AsAgreed(Struct, frozen=True):
    """The move, or leaving it out, follows an agreement."""

    agreement: Agreement


OpenReason = (
    DrewAsPileWasClosed
    | DrewByHand
    | TookPile
    | OpenedTeam
    | ReachedFoot
    | ReachedTail
    | MadeBook
    | CardsAreSafe
    | MeldCameOn
    | ThreeStopsPile
    | ManyLieOpen
    | DiscardedByHand
    | KeptLastCard
    | StockGaveNoDraw
    | WentOutWith
    | AsAgreed
)
"""What a turn or an answer was good for."""


def open_reasons(turn: Sequence[OpenStep], seat: int, agreements: Collection[Agreement] = ()) -> tuple[OpenReason, ...]:
    """What the last turn of a seat was good for, in the order to tell it; () for a turn not seen.

    The beginning of the turn comes first, then its most important lay-downs, agreements, and how it ended. If cards
    were laid down, a draw and reasons hidden in the hand are left out.
    """
    laid = tuple(_lay_downs(turn, seat))
    reasons = [*_beginnings(turn, seat), *laid, *_agreed(turn, seat, agreements), *_ends(turn, seat)]
    plain = DrewAsPileWasClosed | DrewByHand | DiscardedByHand
    return tuple(one for one in reasons if not laid or not isinstance(one, plain))


def _beginnings(turn: Sequence[OpenStep], seat: int) -> Iterator[OpenReason]:
    for step in turn:
        for event in step.events:
            match event:
                case Drew(seat=by) if by == seat:
                    is_closed = step.before.upcard is None or why_no_pile(step.before) is not None
                    yield DrewAsPileWasClosed() if is_closed else DrewByHand()
                    return
                case PileTaken(seat=by, upcard=upcard) if by == seat:
                    laid = [one for one in step.events if isinstance(one, Melded) and upcard in one.cards]
                    joined = next((_rank(step.after, one) for one in laid if not one.begun), None)
                    yield TookPile(step.before.pile_yield, joined)
                    return


def _lay_downs(turn: Sequence[OpenStep], seat: int) -> Iterator[OpenReason]:
    """The foot, an opening and books are all included; a meld that grew only if there is nothing better."""
    melded: list[tuple[Board, Melded]] = []
    told = 0
    for number, step in enumerate(turn):
        for event in step.events:
            match event:
                case TeamOpened(seat=by, team=team, points=points) if by == seat:
                    told += 1
                    have = points + sum(_laid(later, seat) for later in turn[number + 1 :])
                    yield OpenedTeam(have, opening_minimum(step.before, team))
                case BookCompleted(seat=by, team=team, meld=number, kind=kind) if by == seat:
                    told += 1
                    yield MadeBook(kind, step.after.melds[team][number].rank)
                case FootTaken(seat=by, by_discard=by_discard, is_tail=True) if by == seat:
                    told += 1
                    yield ReachedTail(by_discard)
                case FootTaken(seat=by, by_discard=by_discard) if by == seat:
                    told += 1
                    made = any(isinstance(one, BookCompleted) and one.seat == seat for one in step.events)
                    yield ReachedFoot(by_discard, made and step.before.rules.foot_when == "first_book")
                case Melded(seat=by) if by == seat:
                    melded.append((step.after, event))
                case _:
                    pass
    if told or not melded:
        return
    rival = _rival_near(turn[-1].before, seat)
    if rival is not None:
        yield CardsAreSafe(rival)
        return
    board, _ = melded[-1]
    laid = [(event, board.melds[event.team][event.meld]) for _, event in melded]
    _, meld = max(laid, key=lambda one: (not one[1].wilds, min(len(one[1].cards), board.rules.book_size)))
    yield MeldCameOn(meld.rank, len(meld.cards), max(0, board.rules.book_size - len(meld.cards)))


def _laid(step: OpenStep, seat: int) -> int:
    """What the cards laid down by a seat are worth."""
    values = card_values(step.after.rules)
    melded = [event for event in step.events if isinstance(event, Melded) and event.seat == seat]
    return sum(values[card] for event in melded for card in event.cards)


def _agreed(turn: Sequence[OpenStep], seat: int, agreements: Collection[Agreement]) -> Iterator[OpenReason]:
    """The agreements that public facts confirm: an opening, a pile, a book made with wilds, going out or not."""
    yield from (AsAgreed(one) for one in agreements if one in _BORNE_OUT and _BORNE_OUT[one](turn, seat))


def _has(turn: Sequence[OpenStep], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for step in turn for event in step.events)


def _made_book_with_wilds(turn: Sequence[OpenStep], seat: int) -> bool:
    events = [event for step in turn for event in step.events]
    books = {(event.team, event.meld) for event in events if isinstance(event, BookCompleted)}
    laid = [event for event in events if isinstance(event, Melded) and any(map(is_wild, event.cards))]
    return any((event.team, event.meld) in books for event in laid)


def _waited(turn: Sequence[OpenStep], seat: int) -> bool:
    last = turn[-1].before if turn else None
    if last is None or not last.in_foot[seat]:
        return False
    waits = any(not last.in_foot[mate] for mate in last.teammates(seat))
    return waits and missing_books(last, last.melds[last.team_of(seat)]) is None


def _played_on(turn: Sequence[OpenStep], seat: int) -> bool:
    last = turn[-1].before if turn else None
    return last is not None and may_go_out(last, seat) and is_safe_to_play_on(last, seat) and not _has(turn, WentOut)


def _placed_wild(turn: Sequence[OpenStep], seat: int) -> bool:
    """Whether a wild went onto a dirty meld, or made a book."""
    laid = [(step, event) for step in turn for event in step.events if isinstance(event, Melded) and not event.begun]
    onto = [step.before.melds[event.team][event.meld] for step, event in laid if any(map(is_wild, event.cards))]
    return any(meld.wilds for meld in onto) or _made_book_with_wilds(turn, seat)


_BORNE_OUT: Final[Mapping[Agreement, Callable[[Sequence[OpenStep], int], bool]]] = {
    Agreement.OPEN_EARLY: lambda turn, seat: _has(turn, TeamOpened),
    Agreement.SAVE_WILDS: _made_book_with_wilds,
    Agreement.WAIT_FOR_FOOT: _waited,
    Agreement.PLAY_ON: _played_on,
    Agreement.TAKE_PILE: lambda turn, seat: _has(turn, PileTaken),
    Agreement.GO_OUT_SOON: lambda turn, seat: _has(turn, WentOut),
    Agreement.USE_WILDS: _placed_wild,
    Agreement.FINISH_BOOKS: _made_book_with_wilds,
}
"""Agreements whose effect is visible; the others concern the hand and are revealed after the round."""


def _ends(turn: Sequence[OpenStep], seat: int) -> Iterator[OpenReason]:
    for step in turn:
        for event in step.events:
            match event:
                case Discarded(seat=by, card=card) if by == seat:
                    yield _discarded(step, card)
                case Held(seat=by) if by == seat:
                    yield KeptLastCard(waits_for_partner(step.before, seat))
                case Passed(seat=by) if by == seat:
                    yield StockGaveNoDraw()
                case WentOut(seat=by) if by == seat:
                    yield WentOutWith()
                case _:
                    pass


def _discarded(step: OpenStep, card: Card) -> OpenReason:
    board = step.after
    rules = board.rules
    if is_three(card) and rules.meld_threes != "all":
        return ThreeStopsPile(rules.red_three if is_red_three(card) else 0)
    rank = Rank(card[0])
    lying = (*board.pile_seen, *(one for team in board.melds for meld in team for one in meld.cards))
    count = sum(one[0] == rank for one in lying)
    if not is_wild(card) and count >= 2 * decks_in_play(rules, board.players):
        return ManyLieOpen(rank, count)
    return DiscardedByHand()


def _rank(board: Board, event: Melded) -> Rank:
    return board.melds[event.team][event.meld].rank


def _rival_near(board: Board, seat: int) -> int | None:
    """The next rival clockwise whom no public fact keeps from going out."""
    around = ((seat + step) % board.players for step in range(1, board.players))
    return next((one for one in around if (one - seat) % board.teams and may_go_out(board, one)), None)
