"""What one seat may know. `view_of` and `game.engine.events.events_for` are the only doors to hidden cards."""

from typing import Final

from msgspec import Struct

from game.cards import Card
from game.engine.melding.melds import BookCounts
from game.engine.moves import GoOut
from game.engine.table.board import Board, Phase, StackName
from game.engine.table.state import Table

SPECTATOR: Final = -1
"""A seat that doesn't exist: its view has everything public and no hand."""


class PlayerView(Struct, frozen=True):
    """The public table and a seat's own cards: nothing else may influence a decision or be shown."""

    board: Board
    seat: int
    hand: tuple[Card, ...] = ()
    """The cards the seat plays from, in hand order; empty before its hand is dealt and chosen."""
    bottoms: tuple[Card, Card] | None = None
    """The bottom cards of the seat's own two stacks if the rules show them; once chosen, those of hand and foot."""
    proposal: GoOut | None = None
    """The seat's own question while it is open; never anybody else's."""
    proposed: BookCounts | None = None
    """The books that a teammate who asks to go out would make. The cards stay hidden."""

    @property
    def team(self) -> int:
        """The seat's team."""
        return self.seat % self.board.teams

    @property
    def foot_card(self) -> Card | None:
        """The one card of its own foot that the seat has seen and that is still there."""
        board = self.board
        is_dealt = board.phase not in (Phase.CUT, Phase.CHOOSE) and board.next_stack(self.seat) is StackName.FOOT
        return self.bottoms[1] if is_dealt and self.bottoms is not None else None

    @property
    def is_mine(self) -> bool:
        """Whether this seat must act now."""
        return self.board.mover == self.seat and self.board.phase != Phase.ENDED


def view_of(table: Table, seat: int) -> PlayerView:
    """The view of a seat, or of somebody without one for `SPECTATOR`."""
    if seat == SPECTATOR:
        return PlayerView(table.board, SPECTATOR)
    board = table.board
    proposal = proposed = None
    if seat == board.turn:
        proposal = table.proposal
    elif board.team_of(seat) == board.team_of(board.turn):
        proposed = table.proposed
    bottoms = table.bottoms[seat] if table.bottoms else None
    return PlayerView(board, seat, known_hand(table, seat), bottoms, proposal, proposed)


def known_hand(table: Table, seat: int) -> tuple[Card, ...]:
    """The seat's hand as far as it may see it: nothing before it has chosen, if stacks are chosen."""
    board = table.board
    if board.rules.stacks == "dealt" or board.phase not in (Phase.CUT, Phase.CHOOSE):
        return table.hands[seat]
    match board.chosen[seat]:
        case 0:
            return table.hands[seat]
        case 1:
            return table.feet[seat]
        case _:
            return ()
