"""A computer player that cheats, made to be caught."""

from game.engine.legal import why_not
from game.engine.moves import Discard, Move
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.play.honesty.proof import AskedMove, answer_at


def peeked_answer(asked: AskedMove, table: Table) -> Move:
    """What the level does, but it discards whatever the next player holds fewest of."""
    move = answer_at(asked, table)
    if not isinstance(move, Discard):
        return move
    view = view_of(table, asked.seat)
    held = [card[0] for card in table.hands[(asked.seat + 1) % table.board.players]]
    allowed = [card for card in view.hand if why_not(view, Discard(card)) is None]
    return Discard(min(allowed, key=lambda card: (held.count(card[0]), card != move.card)))
