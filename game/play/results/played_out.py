"""A moment played out in one imagined deal: first the given moves of a seat, then computer players in every seat.

Everything that the seat can't see is re-dealt, so what is shown reveals nothing about the real cards.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from game.ai.player import Think
from game.ai.roster import habits_of
from game.engine.events import Event
from game.engine.moves import Move
from game.engine.table.view import PlayerView
from game.play.branching import branch_point, branched
from game.play.match import Match
from saves.records.lines import GameLine, PositionLine

LAPS: Final = 2
"""Turns for everybody after the one that is shown."""
LEVEL: Final = "hard"
"""The level that plays on: by habit, without delay."""
_MOST_MOVES: Final = 400
"""More than any two laps have."""


class PlayedMove(Struct, frozen=True):
    """A move as one seat sees it."""

    before: PlayerView
    move: Move
    events: tuple[Event, ...]
    after: PlayerView
    is_given: bool
    """Whether it was given, rather than chosen by a computer player."""


def played_out(
    header: GameLine, position: PositionLine, seat: int, moves: Sequence[Move], laps: int = LAPS
) -> Iterator[PlayedMove]:
    """The moves of that seat, then those of everybody until each had `laps` more turns, or the round is over.

    The same position is always dealt the same way. A move that isn't possible in this deal ends the given ones: from
    there on computer players decide. Raises BadRecord and NoBranch if the position can't be played.
    """
    start = branch_point((header, position), 2)
    seed = f"{header.id}/{position.n}/{seat}"
    lines = branched(
        start,
        header.seats,
        seed=seed,
        game_id=header.id,
        created=header.created,
        app=header.app,
        name=header.name,
        anew_for=seat,
    )
    match = Match(lines[0], None, None, lines[1:])
    players, computer = match.board.players, habits_of(LEVEL)
    last = [turns + (each == seat) + laps for each, turns in enumerate(match.board.turns)]
    left = list(moves)
    for _ in range(_MOST_MOVES):
        board = match.board
        if match.is_over or match.awaits_deal or all(board.turns[each] >= last[each] for each in range(players)):
            return
        mover, before, count = board.mover, match.view(seat), match.event_count
        is_given = bool(left) and mover == seat
        move = left.pop(0) if is_given else None
        if move is not None and match.why_not(mover, move) is not None:
            left, is_given, move = [], False, None
        if move is None:
            move = computer.decide(match.view(mover), Think())
        if match.play(mover, move) is not None:
            return
        yield PlayedMove(before, move, match.events_since(count, seat), match.view(seat), is_given)
