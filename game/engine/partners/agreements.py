"""What partners may agree on before a match, and whether a move keeps to it: judged from the mover's own view."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from game.cards import Card, is_three, is_wild
from game.engine.candidates import candidates
from game.engine.ending.announcements import may_go_out
from game.engine.ending.going_out import may_leave, missing_books, waits_for_partner
from game.engine.legal import lay, left_after, why_not
from game.engine.melding.melds import WILD_RANK, Meld, why_not_add
from game.engine.moves import Answer, Discard, Draw, GoOut, Hold, MeldCards, Move, Take
from game.engine.refusal import Refusal
from game.engine.table.board import Board
from game.engine.table.seat_history import SeatHistory
from game.engine.table.view import PlayerView

FEW: Final = 5
"""Cards of somebody who may go out, from which on a round is about to end, and fewest that stay in a hand."""


class Agreement(StrEnum):
    """What people can agree on with a computer partner, as listed; the text is that of records and commands."""

    LAY_DOWN = "lay_down"
    """Once the team has opened, ends no turn with naturals that could be laid down without a wild."""
    WORK_TOGETHER = "work_together"
    """Starts no meld while it holds naturals for an existing one, discards none of those, and neither starts nor
    discards a rank that a partner took with the pile, if it has anything else but wilds.
    """
    FINISH_BOOKS = "finish_books"
    """Lays a wild on a meld, or begins one with it, only where no longer dirty meld could take it."""
    LEAVE_LATE_PILE = "leave_late_pile"
    """Leaves the pile lying while a rival may go out and holds five cards or fewer."""
    KEEP_PAIRS = "keep_pairs"
    """Breaks no pair for a discard, while it has anything else but wilds."""
    WAIT_FOR_FOOT = "wait_for_foot"
    """Does not go out, and lets nobody go out, before every partner has taken up the foot."""


class Habit(StrEnum):
    """What the computer players of a guided round keep to, and partners in older matches, when people could agree on
    these as well; the text is that of records.
    """

    KEEP_CLEAN = "keep_clean"
    """Lays no wild onto a meld of the team that has none, not even to go out."""
    SAVE_WILDS = "save_wilds"
    """A wild is played only to open, to empty the hand except for the discard, to go out, in a meld of wilds, or to
    complete a book; none is discarded if anything else can be.
    """
    PLAY_ON = "play_on"
    """Does not go out while no rival may, unless the stock won't last another lap, or it has hardly a card left and
    every partner has had a turn with all the books.
    """
    GO_OUT_SOON = "go_out_soon"
    """Goes out, or lets a partner go out, as soon as it can."""
    KEEP_CARDS = "keep_cards"
    """Until the team has the books to go out, keeps at least five cards when it lays any down, unless that completes a
    book or empties the hand except for the discard.
    """


AgreementOrHabit = Agreement | Habit

DROPPED: Final = ("open_early", "useful_piles", "take_pile", "use_wilds", "no_gifts", "play_safe", "keep_threes")
"""Agreements in older records that no player keeps to any more."""


def agreements_of(texts: Collection[str]) -> tuple[Agreement, ...]:
    """The agreements in a record's words, each once and in their own order; other words are ignored.

    >>> [one.value for one in agreements_of(["wait_for_foot", "sing", "save_wilds", "lay_down"])]
    ['lay_down', 'wait_for_foot']
    """
    return tuple(one for one in Agreement if one.value in texts)


def agreements_and_habits(texts: Collection[str]) -> tuple[AgreementOrHabit, ...]:
    """The agreements and habits in a record's words, each once, in the order in which they count.

    >>> [one.value for one in agreements_and_habits(["wait_for_foot", "sing", "save_wilds", "take_pile"])]
    ['save_wilds', 'wait_for_foot']
    """
    return tuple(one for one in _WISHES if one.value in texts)


def broken_by(view: PlayerView, move: Move, agreements: Collection[AgreementOrHabit]) -> AgreementOrHabit | None:
    """The first of the agreements that the move would break; None if it keeps all.

    The move must be legal. Nothing is broken if no move does what was agreed and keeps the earlier ones.
    """
    if not any(_WISHES[one].is_against(view, move) for one in agreements):
        return None
    return next((one for one, _ in _binding(view, agreements) if _WISHES[one].is_against(view, move)), None)


def moves_instead(
    view: PlayerView, broken: AgreementOrHabit, agreements: Collection[AgreementOrHabit]
) -> tuple[Move, ...]:
    """What may be done instead of a move that would break that agreement: what it asks for, and what breaks none."""
    asked: tuple[Move, ...] = ()
    kept = candidates(view)
    for one, instead in _binding(view, agreements):
        kept = tuple(move for move in kept if not _WISHES[one].is_against(view, move))
        asked = instead if one is broken else asked
    return tuple(move for move in kept if move in asked) or asked


def _binding(
    view: PlayerView, agreements: Collection[AgreementOrHabit]
) -> Iterator[tuple[AgreementOrHabit, tuple[Move, ...]]]:
    """The agreements that something can be done for now, in their order, with the candidates that do it."""
    kept = candidates(view)
    for one in (one for one in _WISHES if one in agreements):
        wish = _WISHES[one]
        other = tuple(move for move in kept if not wish.is_against(view, move))
        instead = tuple(move for move in other if wish.asks_for(view, move))
        if instead:
            kept = other
            yield one, instead


def awaits_a_foot(view: PlayerView) -> bool:
    """Whether a partner of the seat has yet to take up the foot."""
    return any(not view.board.in_foot[mate] for mate in view.board.teammates(view.seat))


class _Wish(NamedTuple):
    """What goes against an agreement, and what it asks for instead where that can be done."""

    is_against: Callable[[PlayerView, Move], bool]
    asks_for: Callable[[PlayerView, Move], bool]


def _spoils(view: PlayerView, move: Move) -> bool:
    return any(before is not None and not before.wilds and after.wilds for before, after in _changed(view, move))


def _spends_wilds(view: PlayerView, move: Move) -> bool:
    if isinstance(move, Discard):
        others = (card for card in dict.fromkeys(view.hand) if not is_wild(card))
        return is_wild(move.card) and any(why_not(view, Discard(card)) is None for card in others)
    if isinstance(move, GoOut) or not view.board.has_opened(view.team) or _empties_hand(view, move):
        return False
    return any(_spends(view.board, before, after) for before, after in _changed(view, move))


def _ends_too_soon(view: PlayerView, move: Move) -> bool:
    return (_leads_out(view, move) or move == Answer(True)) and awaits_a_foot(view)


def _leads_out(view: PlayerView, move: Move) -> bool:
    """Whether it goes out, or lays all but one card of the last stack, so that only going out is left."""
    if not isinstance(move, MeldCards):
        return isinstance(move, GoOut)
    board, seat = view.board, view.seat
    return may_leave(board, seat) and len(_left(view, move)) == 1 and not waits_for_partner(board, seat)


def _left(view: PlayerView, move: MeldCards) -> list[Card]:
    left = left_after(view.hand, move.groups)
    assert not isinstance(left, Refusal)
    return left


def is_safe_to_play_on(board: Board, seat: int) -> bool:
    """Whether no rival of the seat may go out, the stock lasts another lap, and it has more than a last card before the
    draw, or a partner is still to have a turn with all the books.
    """
    lasts = board.stock >= board.draw_count * board.players and not a_rival_may_go_out(board, seat)
    return lasts and (board.hands[seat] > 1 + board.draw_count or _may_partner_come_first(board, seat))


def _may_partner_come_first(board: Board, seat: int) -> bool:
    """Whether a partner hasn't ended a turn in which the team had the books to go out."""
    ended = board.history or (SeatHistory(),) * board.players
    return any(missing_books(board, ended[mate].melds) is not None for mate in board.teammates(seat))


def a_rival_may_go_out(board: Board, seat: int) -> bool:
    """Whether books, feet and partners let a player of another team go out."""
    return any(may_go_out(board, rival) for rival in _rivals(board, seat))


def _rivals(board: Board, seat: int) -> Iterator[int]:
    return (other for other in range(board.players) if board.team_of(other) != board.team_of(seat))


def _takes_late(view: PlayerView, move: Move) -> bool:
    return isinstance(move, Take) and any(
        may_go_out(view.board, seat) and view.board.hands[seat] <= FEW for seat in _rivals(view.board, view.seat)
    )


def _short(view: PlayerView) -> list[Meld]:
    """The team's melds that are no books yet."""
    return [meld for meld in view.board.melds[view.team] if not meld.is_book(view.board.rules)]


def _strips(view: PlayerView, move: Move) -> bool:
    """Whether a lay-down leaves few cards before the team has its books, and neither makes a book nor ends the hand."""
    if not isinstance(move, MeldCards) or len(_left(view, move)) >= FEW:
        return False
    board = view.board
    is_early = missing_books(board, board.melds[view.team]) is not None
    return is_early and not _empties_hand(view, move) and not _makes_book(view, move)


def _makes_book(view: PlayerView, move: Move) -> bool:
    size = view.board.rules.book_size
    return any((0 if was is None else len(was.cards)) < size <= len(meld.cards) for was, meld in _changed(view, move))


def _holds_melds(view: PlayerView, move: Move) -> bool:
    return _ends_turn(move) and view.board.has_opened(view.team)


def _lays_far_off(view: PlayerView, move: Move) -> bool:
    """Whether a wild goes where a book is farther off than on another dirty meld; opening and emptying are free."""
    is_free = isinstance(move, GoOut) or not view.board.has_opened(view.team) or _empties_hand(view, move)
    return not is_free and _is_far_off(view, move)


def _is_far_off(view: PlayerView, move: Move) -> bool:
    board = view.board
    size = board.rules.book_size
    laid = [(before, after) for before, after in _changed(view, move) if _spends(board, before, after)]
    if not laid:
        return False
    wild = next(card for _, after in laid for card in after.cards if is_wild(card))
    nearest = max(
        (
            len(meld.cards)
            for meld in board.melds[view.team]
            if meld.kind == "dirty" and len(meld.cards) < size and why_not_add(board.rules, meld, (wild,)) is None
        ),
        default=0,
    )
    return any((0 if before is None else len(before.cards)) < nearest for before, _ in laid)


def _works_alone(view: PlayerView, move: Move) -> bool:
    """Whether a move begins or discards what a partner collects, or looks past what the team's melds could take."""
    mates = view.board.teammates(view.seat)
    theirs = {card[0] for mate in mates for card in view.board.taken[mate] if not is_wild(card)}
    if isinstance(move, Discard):
        return not is_wild(move.card) and (move.card[0] in theirs or any(_fitting(view, (move.card,))))
    if not isinstance(move, MeldCards) or not view.board.has_opened(view.team):
        return False
    begun = [group for group in move.groups if group.onto is None]
    begins_theirs = any(card[0] in theirs for group in begun for card in group.cards)
    return begins_theirs or (bool(begun) and any(_fitting(view, _left(view, move))))


def _fitting(view: PlayerView, cards: Iterable[Card]) -> Iterator[Card]:
    """Those naturals that one of the team's melds could take on its way to a book."""
    rules, short = view.board.rules, _short(view)
    return (
        card
        for card in cards
        if not is_wild(card)
        if any(meld.rank == card[0] and why_not_add(rules, meld, (card,)) is None for meld in short)
    )


def _breaks_pair(view: PlayerView, move: Move) -> bool:
    if not isinstance(move, Discard) or is_wild(move.card) or is_three(move.card):
        return False
    return sum(card[0] == move.card[0] for card in view.hand) == 2


def _ends_turn(move: Move) -> bool:
    return isinstance(move, Discard | Hold)


def _anything(view: PlayerView, move: Move) -> bool:
    return True


def _lays_naturals(view: PlayerView, move: Move) -> bool:
    return isinstance(move, MeldCards) and not any(is_wild(card) for group in move.groups for card in group.cards)


def _discards_natural(view: PlayerView, move: Move) -> bool:
    return isinstance(move, Discard) and not is_wild(move.card)


def _draws(view: PlayerView, move: Move) -> bool:
    return isinstance(move, Draw)


_WISHES: Final[Mapping[AgreementOrHabit, _Wish]] = {
    Habit.KEEP_CLEAN: _Wish(_spoils, _anything),
    Habit.SAVE_WILDS: _Wish(_spends_wilds, _anything),
    Agreement.WAIT_FOR_FOOT: _Wish(_ends_too_soon, _anything),
    Habit.PLAY_ON: _Wish(
        lambda view, move: _leads_out(view, move) and is_safe_to_play_on(view.board, view.seat), _anything
    ),
    Agreement.LEAVE_LATE_PILE: _Wish(_takes_late, _draws),
    Habit.GO_OUT_SOON: _Wish(
        lambda view, move: isinstance(move, Discard | Hold | MeldCards) or move == Answer(False),
        lambda view, move: isinstance(move, GoOut) or move == Answer(True),
    ),
    Habit.KEEP_CARDS: _Wish(_strips, _anything),
    Agreement.LAY_DOWN: _Wish(_holds_melds, _lays_naturals),
    Agreement.FINISH_BOOKS: _Wish(_lays_far_off, _anything),
    Agreement.WORK_TOGETHER: _Wish(
        _works_alone, lambda view, move: _discards_natural(view, move) or _lays_naturals(view, move)
    ),
    Agreement.KEEP_PAIRS: _Wish(_breaks_pair, _discards_natural),
}
"""Where two of them ask for different moves the earlier one counts."""


def _changed(view: PlayerView, move: Move) -> Iterator[tuple[Meld | None, Meld]]:
    """The team's melds that a move adds cards to, before it (None: newly started) and after it."""
    if not isinstance(move, MeldCards | Take | GoOut) or not move.groups:
        return
    before = view.board.melds[view.team]
    after = lay(view.board, view.seat, move.groups, goes_out=isinstance(move, GoOut))
    if isinstance(after, Refusal):
        return
    for number, meld in enumerate(after):
        was = before[number] if number < len(before) else None
        if was != meld:
            yield was, meld


def _spends(board: Board, before: Meld | None, after: Meld) -> bool:
    """Whether wilds went onto a meld without being what makes a book of it."""
    wilds = after.wilds - (0 if before is None else before.wilds)
    if not wilds or after.rank == WILD_RANK:
        return False
    was = 0 if before is None else len(before.cards)
    return not was < board.rules.book_size == len(after.cards)


def _empties_hand(view: PlayerView, move: Move) -> bool:
    """Whether a lay-down leads on into the foot, at once or by the discard."""
    return isinstance(move, MeldCards) and not view.board.in_foot[view.seat] and len(_left(view, move)) <= 1
