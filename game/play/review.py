"""Looking back at a match: the decisions that cost most, found by playing on from each of them in thought."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.advice.decision_cost import Cost, Rival, cost_of, rival_of
from game.ai.advice.hint import advice_for
from game.engine.advice import Advice
from game.engine.board import Phase
from game.engine.moves import MeldCards, Move
from game.engine.view import PlayerView, view_of
from saves.lines import GameLine, Line, MoveLine, UndoLine
from saves.replay import Replay

MOST: Final = 3
"""Decisions that are told."""

_LOOKED_AT_CLOSELY: Final = 12
"""Of those that seemed dearest so many are measured."""


class Decision(Struct, frozen=True):
    """What a seat did in one go. `line` is that of the record, counted from 1 with the header."""

    line: int
    seat: int
    moves: tuple[Move, ...]
    view: PlayerView


class CostlyDecision(Struct, frozen=True):
    """A decision that cost something, and the advice that was better."""

    decision: Decision
    better: Advice
    points: float


def decisions(lines: Sequence[Line], seats: Collection[int]) -> Iterator[Decision]:
    """What these seats decided in a record: to draw or take, and what to lay down or discard. Raises BadRecord.

    What was taken back does not count; lay-downs of one turn are one decision, as long as no cards come between.
    """
    header = lines[0]
    if not isinstance(header, GameLine):
        raise ValueError("a record begins with its header")
    replay = Replay(header)
    open_: Decision | None = None
    for number, line in _not_taken_back(lines):
        board = replay.table.board
        if isinstance(line, MoveLine) and line.seat in seats and board.phase in (Phase.DRAW, Phase.PLAY):
            if open_ is None:
                open_ = Decision(number, line.seat, (), view_of(replay.table, line.seat))
            open_ = Decision(open_.line, open_.seat, (*open_.moves, line.move), open_.view)
        replay.feed(line, number)
        if open_ is not None:
            took_foot = replay.table.board.in_foot[open_.seat] != open_.view.board.in_foot[open_.seat]
            if took_foot or not isinstance(open_.moves[-1], MeldCards):
                yield open_
                open_ = None


def _not_taken_back(lines: Sequence[Line]) -> list[tuple[int, Line]]:
    """The lines after the header by their numbers, without moves that were taken back."""
    kept: list[tuple[int, Line]] = []
    for number, line in enumerate(lines[1:], start=2):
        if isinstance(line, UndoLine):
            del kept[-line.moves :]
        else:
            kept.append((number, line))
    return kept


def review(
    lines: Sequence[Line], seats: Collection[int], progress: Callable[[int, int], None] = lambda done, whole: None
) -> tuple[CostlyDecision, ...]:
    """The decisions of these seats that cost most, the dearest first; fewer where there were no more.

    `progress` hears how many decisions were looked at, and of how many. Raises BadRecord.
    """
    found: list[tuple[Rival, Decision]] = []
    whole = list(decisions(lines, seats))
    for done, decision in enumerate(whole, start=1):
        rival = rival_of(decision.view, decision.moves)
        if rival is not None:
            found.append((rival, decision))
        progress(done, len(whole))
    found.sort(key=lambda pair: -pair[0].points)
    measured = [(cost_of(decision.view, rival), rival, decision) for rival, decision in found[:_LOOKED_AT_CLOSELY]]
    measured.sort(key=lambda entry: -entry[0].points)
    return tuple(
        CostlyDecision(decision, _advice(decision, rival, cost), round(cost.points, 1))
        for cost, rival, decision in measured[:MOST]
        if cost.points > 0
    )


def _advice(decision: Decision, rival: Rival, cost: Cost) -> Advice:
    return replace(
        advice_for(decision.view, rival.better.move), better=cost.better, worse=cost.worse, worlds=cost.worlds
    )
