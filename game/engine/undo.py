"""Taking back: this turn's earlier tables, down to the last moment that revealed something hidden (rules, "Undo")."""

from msgspec import Struct
from msgspec.structs import replace

from game.engine.apply import Step
from game.engine.refusal import Refusal, UndoOutOfTurn, UndoTooFar
from game.engine.table.state import Table


class TurnHistory(Struct, frozen=True):
    """The table now, and the tables that the mover's melds of this turn can go back to, oldest first."""

    table: Table
    earlier: tuple[Table, ...] = ()

    def after(self, step: Step) -> "TurnHistory":
        """The turn after a move; a move that can't be taken back clears the earlier tables."""
        return TurnHistory(step.table, (*self.earlier, self.table) if step.can_take_back else ())

    def in_last_round(self) -> "TurnHistory":
        """The same turn after an announcement that the match ends with this round, which taking back doesn't undo."""
        now, *earlier = (
            replace(table, board=replace(table.board, last_round=True)) for table in (self.table, *self.earlier)
        )
        return TurnHistory(now, tuple(earlier))

    def why_not_back(self, seat: int, moves: int) -> Refusal | None:
        """Why the seat may not take back its last `moves` melds."""
        if seat != self.table.board.mover:
            return UndoOutOfTurn(self.table.board.mover)
        return None if 1 <= moves <= len(self.earlier) else UndoTooFar(len(self.earlier))

    def back(self, moves: int) -> "TurnHistory":
        """The turn before the last `moves` melds; `why_not_back` must allow it."""
        kept = len(self.earlier) - moves
        return TurnHistory(self.earlier[kept], self.earlier[:kept])
