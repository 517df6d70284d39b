"""A position for trying moves: one seat decides, nobody else moves, nothing is stored. It is set up only from that
seat's view, so it contains no real hidden card.
"""

from collections.abc import Sequence
from typing import Final

from game.cards import Card
from game.engine.apply import apply
from game.engine.events import Event, MeldsTakenBack, events_for
from game.engine.legal import why_not
from game.engine.moves import Discard, MeldCards, Move
from game.engine.refusal import Refusal, UndoTooFar
from game.engine.table.board import Phase
from game.engine.table.imagine import Guess, table_from
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of

STAND_IN: Final = Card("4C")
"""Stands for every hidden card. Nobody ever sees it: a move that would reveal such a card ends the try instead."""


class Practice:
    """One decision, to be tried any number of times.

    Melds are carried out, and discards that leave cards in the hand. Every other move ends the try as decided, without
    being carried out: it would reveal cards that the seat can't know, or ask somebody else.
    """

    def __init__(self, view: PlayerView) -> None:
        """The view's seat must be the one to act, once hands are settled. Raises ValueError otherwise."""
        if not view.is_mine:
            raise ValueError("only who must act can try something")
        self.start = view
        self._tables: list[Table] = [_table_of(view)]
        self._carried_out: list[Move] = []
        self._ending: Move | None = None
        self._events: list[Event] = []

    @property
    def view(self) -> PlayerView:
        """What the seat sees now."""
        return view_of(self._tables[-1], self.start.seat)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves being tried that haven't been taken back."""
        return (*self._carried_out, *([self._ending] if self._ending is not None else []))

    @property
    def is_decided(self) -> bool:
        """Whether the moves are a whole decision."""
        return self._ending is not None or not self.view.is_mine

    @property
    def event_count(self) -> int:
        """How many events there are so far; it only grows."""
        return len(self._events)

    def events_since(self, index: int) -> tuple[Event, ...]:
        """The events from there on, as the seat may know them."""
        return events_for(self._events[index:], self.start.seat)

    def play(self, move: Move) -> Refusal | None:
        """Try a move, or change nothing and return why not. It replaces a move that was only decided."""
        refusal = why_not(self.view, move)
        if refusal is not None:
            return refusal
        self._ending = None
        if not isinstance(move, MeldCards | Discard):
            self._ending = move
            return None
        before = self._tables[-1]
        step = apply(before, move)
        if (isinstance(move, MeldCards) and step.can_take_back) or _is_plain_discard(before, step.table, move):
            self._tables.append(step.table)
            self._carried_out.append(move)
            self._events += step.events
        else:
            self._ending = move
        return None

    def undo(self, moves: int) -> Refusal | None:
        """Take back the last moves, or change nothing and return why not; since nothing was revealed, each can be
        undone.
        """
        if not 1 <= moves <= len(self.moves):
            return UndoTooFar(len(self.moves))
        if self._ending is not None:
            self._ending, moves = None, moves - 1
        if moves:
            del self._tables[-moves:], self._carried_out[-moves:]
            self._events.append(MeldsTakenBack(self.start.seat, moves))
        return None


def is_whole(view: PlayerView, moves: Sequence[Move]) -> bool:
    """Whether these moves can be made one after the other in a view, and are a whole decision."""
    if not view.is_mine or not moves:
        return False
    practice = Practice(view)
    return all(not practice.is_decided and practice.play(move) is None for move in moves) and practice.is_decided


def _is_plain_discard(before: Table, after: Table, move: Move) -> bool:
    """Whether a discard took up no foot and ended no round."""
    seat = before.board.mover
    same_stack = after.board.next_stack(seat) is before.board.next_stack(seat)
    return isinstance(move, Discard) and same_stack and after.board.phase != Phase.ENDED


def _table_of(view: PlayerView) -> Table:
    """The table of a view, with the same card in place of each hidden one."""
    board = view.board

    def hidden(counts: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
        return tuple((STAND_IN,) * count for count in counts)

    buried = (STAND_IN,) * (board.pile - len(board.pile_seen))
    if board.upcard is not None and not board.pile_seen:
        buried = (*buried[1:], board.upcard)
    guess = Guess(hidden(board.hands), hidden(board.feet), (STAND_IN,) * board.stock, buried, tails=hidden(board.tails))
    return table_from(view, guess)
