"""What a whole turn was for, as far as it is public: for a partner who asks while the round goes on.

Only boards and events that everybody sees go in, so no answer can reveal a hand, a foot or the stock. What only the
hand could explain is left out.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Rank, is_red_three, is_three, is_wild
from game.engine.discard_pile.pile import takes_alone, why_no_pile
from game.engine.ending.announcements import may_go_out
from game.engine.ending.going_out import may_leave, missing_books, waits_for_partner
from game.engine.events import (
    BookCompleted,
    Discarded,
    Event,
    FootTaken,
    Held,
    Melded,
    Passed,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    TeamOpened,
    WentOut,
)
from game.engine.melding.melds import book_worth, card_values, meldable_threes
from game.engine.partners.agreements import FEW, Agreement
from game.engine.refusal import NoTake
from game.engine.table.board import Board, StackName
from game.engine.table.seat_history import SeatHistory
from game.reason.purposes import (
    GrowsBook,
    GuardsPile,
    MakesBook,
    OnlyWay,
    Purpose,
    SavesPoints,
    ShedsCost,
    TakesPile,
    TakesStack,
    as_needed,
    given_little,
    needs_guarding,
    opening_with,
)
from game.rules.ruleset import decks_in_play

MOST: Final = 2
"""The most purposes given for one turn."""
_LEAST: Final = 10
"""Points that are worth a word."""
_NEAR: Final = 4
"""A stack with at most this many cards before it is what a lay-down is for."""
_MANY: Final = 6
"""This many cards laid down at once are more than a step towards a book."""
_NEAR_FOR_MANY: Final = 8
"""A stack with at most this many cards before it is what so many cards are laid down for."""
_NEAR_BOOK: Final = 3
"""A meld that lacks more cards than this of a book is what a lay-down is for only if nothing else was laid."""


class OpenStep(Struct, frozen=True):
    """A step of a turn as everybody saw it."""

    before: Board
    events: tuple[Event, ...]
    after: Board


class AsAgreed(Struct, frozen=True):
    """The turn, or what was left out, follows an agreement."""

    agreement: Agreement


TurnReason = Purpose | AsAgreed


def turn_reasons(turn: Sequence[OpenStep], seat: int, agreements: Collection[Agreement] = ()) -> tuple[TurnReason, ...]:
    """What the last turn of a seat was for, the most important first; () for a turn not seen, and for one that only the
    hand could explain.

    If it laid cards down, a draw is left out.
    """
    if not turn:
        return ()
    laid = tuple(dict.fromkeys(_laid_for(turn, seat)))[:MOST]
    agreed = [AsAgreed(one) for one in agreements if one in _BORNE_OUT and _BORNE_OUT[one](turn, seat)]
    begun, ended = tuple(_beginning(turn, seat)), tuple(_ending(turn, seat))
    if laid:
        shown = [one for one in (*begun, *ended) if not isinstance(one, OnlyWay | NoTake)]
        return (*laid, *agreed, *shown[: MOST - len(laid)])
    said = {type(one) for one in begun}
    return (*begun, *(one for one in ended if type(one) not in said), *agreed)


def _beginning(turn: Sequence[OpenStep], seat: int) -> Iterator[TurnReason]:
    for step in turn:
        if any(isinstance(event, PileTaken) and event.seat == seat for event in step.events):
            yield TakesPile(step.before.pile_yield, 0, 0, 0)


def _laid_for(turn: Sequence[OpenStep], seat: int) -> Iterator[Purpose]:
    """What the cards that were laid down are for: the foot, an opening, books, the needed ones first, points."""
    events = [(step, event) for step in turn for event in step.events if getattr(event, "seat", None) == seat]
    laid = [(step, event) for step, event in events if isinstance(event, Melded)]
    rules = turn[-1].after.rules
    books = _two_at_once([_book(step, event) for step, event in events if isinstance(event, BookCompleted)])
    for step, event in events:
        match event:
            case WentOut() | PermissionAsked() if not any(_is_no(one) for step in turn for one in step.events):
                yield OnlyWay("out")
                return
            case FootTaken(by_discard=by_discard, is_tail=is_tail):
                by_book = rules.foot_when == "first_book" and any(isinstance(one, BookCompleted) for _, one in events)
                at_once: Literal["next_turn", "at_once"] = "next_turn" if rules.foot_ends_turn else "at_once"
                how: Literal["book", "last_card", "next_turn", "at_once"] = (
                    "book" if by_book and not is_tail else "last_card" if by_discard else at_once
                )
                yield TakesStack("tail" if is_tail else "foot", 0, how)
            case TeamOpened(team=team, points=points):
                values = card_values(rules)
                points += sum(values[card] for at, one in laid if at is not step for card in one.cards)
                yield opening_with(points, step.before, team)
    yield from sorted(books, key=lambda book: not book.is_needed)
    if laid:
        yield from _brought_near(turn, seat, laid, has_books=bool(books))


def _brought_near(
    turn: Sequence[OpenStep], seat: int, laid: Sequence[tuple[OpenStep, Melded]], *, has_books: bool
) -> Iterator[Purpose]:
    """What the cards that were laid down bring nearer: points before the end, the next stack, a book."""
    before, after, opens = (
        turn[-1].before,
        turn[-1].after,
        any(isinstance(event, TeamOpened) for step in turn for event in step.events),
    )
    rival, values = _rival_near(before, seat), card_values(after.rules)
    cards = [card for _, event in laid for card in event.cards]
    points, stack, left = sum(values[card] for card in cards), after.next_stack(seat), after.hands[seat]
    # nobody takes the pile to be sooner at a stack
    comes = left < turn[0].before.hands[seat] and after.rules.foot_when != "first_book"
    if rival is not None and points >= _LEAST:
        yield SavesPoints(points, rival, before.hands[rival])
    elif stack is None and len(cards) >= _MANY:
        yield SavesPoints(points)
    near = _NEAR if len(cards) < _MANY or opens else _NEAR_FOR_MANY
    if stack is not None and 0 < left <= near and comes:
        yield TakesStack("tail" if stack is StackName.TAIL else "foot", left, "later")
    grown = tuple(_grown(after, laid))
    yield from grown
    if not (has_books or grown or opens):
        yield from _far_off(stack, left if comes else 0, points)


def _far_off(stack: StackName | None, left: int, points: int) -> Iterator[Purpose]:
    """What is told where nothing nearer can be: the cards before the next stack, or in the last one points."""
    if stack is not None and left > _NEAR:
        yield TakesStack("tail" if stack is StackName.TAIL else "foot", left, "later")
    if stack is None and points >= _LEAST:
        yield SavesPoints(points)


def _is_no(event: Event) -> bool:
    """Whether a partner says that the seat may not go out."""
    return isinstance(event, PermissionAnswered) and not event.yes


def _book(step: OpenStep, event: BookCompleted) -> MakesBook:
    meld = step.after.melds[event.team][event.meld]
    missing = missing_books(step.after, step.after.melds[event.team])
    worth = book_worth(step.after.rules, event.kind, meld.rank, len(meld.cards))
    return as_needed(step.before, event.team, MakesBook(event.kind, meld.rank, missing=missing, worth=worth))


def _two_at_once(books: Sequence[MakesBook]) -> Sequence[MakesBook]:
    """Two needed books, or two others, as one purpose: what is still missing is known after the last of them."""
    alike = [book for book in books if book.is_needed] or books
    if len(alike) < 2:
        return books
    return [replace(alike[0], also=(alike[1].rank,), missing=alike[-1].missing)]


def _grown(board: Board, laid: Sequence[tuple[OpenStep, Melded]]) -> Iterator[GrowsBook]:
    """The meld that came nearest to a book; of several only one that is needed and not far from it, or a
    clean one that lacks a card.
    """
    size = board.rules.book_size
    grown = []
    for _, event in laid:
        meld = board.melds[event.team][event.meld]
        if (short := size - len(meld.cards)) > 0:
            grown.append(as_needed(board, event.team, GrowsBook(meld.kind, meld.rank, len(meld.cards), short)))
    told = [
        one
        for one in grown
        if len(laid) == 1 or (one.is_needed and one.short <= _NEAR_BOOK) or (one.kind == "clean" and one.short == 1)
    ]
    yield from sorted(told, key=lambda one: one.short)[:1]


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


_BORNE_OUT: Final[Mapping[Agreement, Callable[[Sequence[OpenStep], int], bool]]] = {
    Agreement.WAIT_FOR_FOOT: _waited,
    Agreement.FINISH_BOOKS: _made_book_with_wilds,
}
"""Agreements whose effect is visible; the others concern the hand and are revealed after the round."""


def _ending(turn: Sequence[OpenStep], seat: int) -> Iterator[TurnReason]:
    for step in turn:
        for event in step.events:
            match event:
                case Discarded(seat=by) if by == seat:
                    if (purpose := _discarded(step, event, seat)) is not None:
                        yield purpose
                case Held(seat=by) if by == seat:
                    yield OnlyWay("late" if waits_for_partner(step.before, seat) else "stuck")
                case Passed(seat=by) if by == seat:
                    yield OnlyWay("nothing")
                case _:
                    pass


def _discarded(step: OpenStep, event: Discarded, seat: int) -> Purpose | None:
    """What everybody can see a discard to be for; None if it is hidden in the hand."""
    board, card = step.after, event.card
    rules, follower, guards = board.rules, (seat + 1) % board.players, needs_guarding(step.before, seat)
    if is_three(card) and rules.meld_threes != "all":
        if is_red_three(card):
            return ShedsCost(card, rules.red_three)
        if guards:
            return GuardsPile(follower, Rank("3"), board.pile, "three")
        suits = meldable_threes(rules, step.before.in_foot[seat], goes_out=may_leave(step.before, seat))
        return None if card[1] in suits else ShedsCost(card, 0)
    if (closed := why_no_pile(board)) is not None:
        return closed
    if guards and not is_wild(card) and (safe := _safe(board, follower, Rank(card[0]))) is not None:
        return safe
    is_fed = takes_alone(rules) and any(meld.rank == card[0] for meld in board.melds[board.team_of(follower)])
    little = given_little(step.before) if is_fed else None
    return OnlyWay(little) if little else None


def _safe(board: Board, follower: int, rank: Rank) -> GuardsPile | None:
    """Why the next player, a rival, is unlikely to take the pile with a natural of this rank on top."""
    rules, of = board.rules, 4 * decks_in_play(board.rules, board.players)
    lying = (*board.pile_seen, *(one for team in board.melds for meld in team for one in meld.cards))
    out = sum(one[0] == rank for one in lying)
    is_melded = any(meld.rank == rank for meld in board.melds[board.team_of(follower)])
    by_one = takes_alone(rules)
    if by_one and is_melded:
        return None
    done = board.history[follower] if board.history else SeatHistory()
    ways: tuple[tuple[Literal["gone", "threw", "left", "theirs", "unmelded"], bool], ...] = (
        ("gone", 2 * out >= of),
        ("theirs", is_melded and rules.take_with == "pair"),
        ("threw", not is_melded and any(one[0] == rank for one in done.discards)),
        ("left", not (is_melded or rules.take_needs_open) and any(one[0] == rank for one in done.declined)),
        ("unmelded", by_one and bool(board.melds[board.team_of(follower)])),
    )
    how = next((how for how, is_so in ways if is_so), None)
    return None if how is None else GuardsPile(follower, rank, board.pile, how, out, of)


def _rival_near(board: Board, seat: int) -> int | None:
    """The next rival clockwise with few cards whom no public fact keeps from going out."""
    rivals = (one for one in board.around(seat) if board.team_of(one) != board.team_of(seat))
    return next((one for one in rivals if board.hands[one] <= FEW and may_go_out(board, one)), None)
