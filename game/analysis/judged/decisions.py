"""The decisions of a match, read from its record: each with what the seat saw when it decided."""

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.engine.moves import Discard, MeldCards, Move
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView, view_of
from saves.records.lines import Line, MoveLine, UndoLine, header_in, people_in
from saves.records.replay import Replay

_DECIDING = (Phase.DRAW, Phase.PLAY, Phase.ANSWER)
"""Phases in which points can be given away; the cut and the choice of a stack are guesses."""


class Decision(Struct, frozen=True):
    """A seat's decision: the draw or the take, an answer, or what it laid down together with what ended its turn."""

    line: int
    """The record's line of its first move, counted from 1 with the header."""
    seat: int
    moves: tuple[Move, ...]
    view: PlayerView
    """The seat's view before its first move."""
    hinted: bool = False
    """Whether what it is about follows a hint that was shown: a lay-down, say, not only the discard after it."""

    @property
    def round(self) -> int:
        """The round's number, from 1."""
        return self.view.board.round

    @property
    def turn(self) -> int:
        """The seat's turn in this round, from 1; an answer belongs to the turn that comes next."""
        return self.view.board.turns[self.seat] + 1


def decisions_of(lines: Sequence[Line], seats: Collection[int]) -> list[Decision]:
    """The decisions of these seats in a record that begins with its header, in order. Raises BadRecord.

    Moves that were taken back don't count, nor unfinished decisions; at a person's seat, neither do those of a computer
    player who stood in for a while. The lay-downs of a turn and the discard or going out after them are one decision;
    taking up the foot begins another, because it shows new cards.
    """
    replay, people = Replay(header_in(lines)), people_in(lines)
    found: list[Decision] = []
    begun: Decision | None = None
    for number, line in _not_taken_back(lines):
        board = replay.table.board
        if isinstance(line, MoveLine) and line.seat in seats and board.phase in _DECIDING:
            if begun is None:
                begun = Decision(number, line.seat, (), view_of(replay.table, line.seat))
            hinted = line.hinted and not (begun.moves and isinstance(line.move, Discard))
            begun = replace(begun, moves=(*begun.moves, line.move), hinted=begun.hinted or hinted)
        replay.feed(line, number)
        if begun is not None and begun.seat in people and replay.seats[begun.seat].kind != "human":
            begun = None
        if begun is not None:
            came, lay = (board.next_stack(begun.seat) for board in (replay.table.board, begun.view.board))
            if came is not lay or not isinstance(begun.moves[-1], MeldCards):
                found.append(begun)
                begun = None
    return found


def _not_taken_back(lines: Sequence[Line]) -> list[tuple[int, Line]]:
    """The lines after the header with their numbers, without moves that were taken back."""
    kept: list[tuple[int, Line]] = []
    for number, line in enumerate(lines[1:], start=2):
        if isinstance(line, UndoLine):
            del kept[-line.moves :]
        else:
            kept.append((number, line))
    return kept
