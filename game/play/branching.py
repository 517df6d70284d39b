"""Playing on from a moment of a record: where a new match can begin, and the lines it begins with.

The original record is only read. Moves that could be taken back at that moment no longer can be: the new match begins
with the table as it was. Later rounds are dealt from a new seed.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.level_names import DEFAULT_LEVEL, is_level
from game.engine.table.board import Board, Phase
from game.engine.table.redeal import deal_anew
from game.engine.table.state import Table
from game.messages.functions import play_on as say
from game.messages.language import Message, UserError, saying
from game.play.dealer import Dealer, Seed
from game.play.seats import SeatPlan, TablePlan
from saves.records.lines import GameLine, Line, PositionLine, RecordOrigin, SeatInfo
from saves.records.position_json import position_line
from saves.records.replay import Replay, ReplayResult, replay_file, replay_lines

_LONGEST_NAME: Final = 60
"""Letters of the other game's name that are kept in the new one's."""
_FROM: Final = "\ue000"


class NoBranch(UserError):
    """Nothing can be played on from there, for a reason given in one sentence."""

    def __init__(self, told: Message) -> None:
        super().__init__()
        self.told = told

    def __str__(self) -> str:
        return self.told()


class BranchPoint(Struct, frozen=True):
    """A moment of a record from which a match can continue: its header, the line, and the table after it."""

    header: GameLine
    line: int
    table: Table

    @property
    def board(self) -> Board:
        """What everybody sees of it."""
        return self.table.board

    @property
    def turn(self) -> int:
        """The number of the turn in this round, from 1, of the seat whose turn it is."""
        return self.board.turns[self.board.turn] + 1


def branch_point(lines: Sequence[Line], line: int) -> BranchPoint:
    """The moment after that line (1 is the header) of a record that has been read.

    Raises NoBranch if there is no such line or nothing is left to play, BadRecord for invalid lines.
    """
    if not 1 <= line <= len(lines):
        raise NoBranch(saying(say.no_such_line, len(lines)))
    return _point_of(replay_lines(lines[:line]), line)


def branch_point_of_file(path: Path, line: int) -> tuple[ReplayResult, BranchPoint | None]:
    """The moment after that line of a record on disk, which is read only that far: later damage doesn't matter.

    None if the record isn't valid that far: the result says why. Raises NoBranch and OSError.
    """
    result = replay_file(path, line)
    if result.problem is not None or result.replay is None:
        return result, None
    if result.lines < line:
        raise NoBranch(saying(say.no_such_line, result.lines))
    return result, _point_of(result.replay, line)


def _point_of(replay: Replay, line: int) -> BranchPoint:
    board = replay.table.board
    if board.round == 0:
        raise NoBranch(say.nothing_dealt)
    if board.is_match_over:
        raise NoBranch(say.nothing_left)
    return BranchPoint(replace(replay.header, seats=replay.seats), line, replay.table)


def branch_name(point: BranchPoint) -> str:
    """The default name of a game that continues from there."""
    name = point.header.name[:_LONGEST_NAME]
    board = point.board
    if board.phase in (Phase.DRAW, Phase.PLAY, Phase.ANSWER):
        return from_turn(name, board.round, point.turn)
    return from_round(name, board.round + (board.phase == Phase.ENDED))


def from_turn(name: str, round_number: int, turn: int) -> str:
    """The name of a game that continues from a turn of another.

    >>> from_turn("Friday evening", 1, 6), from_turn("Friday evening", 3, 2)
    ('Friday evening, from turn 6', 'Friday evening, from round 3, turn 2')
    >>> from_turn("Friday evening, from round 3, turn 2", 1, 9)
    'Friday evening, from turn 9'
    """
    name = _first_name(name)
    return say.from_turn(name, turn) if round_number == 1 else say.from_turn_of_round(name, round_number, turn)


def from_round(name: str, round_number: int) -> str:
    """The name of a game that continues before the first turn of a round, or between two rounds.

    >>> from_round("Friday evening, from turn 6 2", 2)
    'Friday evening, from round 2'
    """
    return say.from_round(_first_name(name), round_number)


def _first_name(name: str) -> str:
    """The name without the suffix of an earlier branch, in the current language."""
    for branch in (
        say.from_turn(_FROM, 0),
        say.from_turn_of_round(_FROM, 0, 0),
        say.from_round(_FROM, 0),
    ):
        pattern = re.escape(branch.removeprefix(_FROM)).replace("0", r"\d+")
        name = re.sub(rf"{pattern}( \d+)?$", "", name)
    return name


def seats_as_planned(seats: Sequence[SeatInfo], plans: Sequence[SeatPlan]) -> tuple[SeatInfo, ...]:
    """Other players under the existing names. Raises NoBranch if the numbers differ."""
    if len(plans) != len(seats):
        raise NoBranch(saying(say.other_seats, len(plans), len(seats)))
    return tuple(
        replace(plan.named(seat.name), portrait=seat.portrait) for plan, seat in zip(plans, seats, strict=True)
    )


def played_by_computers(seats: Sequence[SeatInfo]) -> tuple[SeatPlan, ...]:
    """The default players: computer players keep their levels; people, bots and unknown levels get the default one."""
    known = [seat.level if seat.level is not None and is_level(seat.level) else DEFAULT_LEVEL for seat in seats]
    return tuple(SeatPlan(level, "computer", level=level) for level in known)


def table_of(point: BranchPoint, plans: Sequence[SeatPlan] | None) -> TablePlan:
    """Who continues from there, by default only computer players. Raises NoBranch."""
    seats = point.header.seats
    if plans is None:
        plans = played_by_computers(seats)
    elif len(plans) != len(seats):
        raise NoBranch(saying(say.other_seats, len(plans), len(seats)))
    return TablePlan(len(seats), len(point.header.teams), tuple(plans))


def branched(
    point: BranchPoint,
    seats: Sequence[SeatInfo],
    *,
    seed: Seed | None,
    game_id: str,
    created: str,
    app: str,
    name: str,
    anew_for: int | None = None,
) -> tuple[GameLine, PositionLine]:
    """The first two lines of the new match; with `anew_for` everything that this seat can't see is re-dealt."""
    before = point.header
    header = GameLine(
        format=before.format,
        id=game_id,
        created=created,
        app=app,
        name=name,
        rules=before.rules,
        seats=tuple(seats),
        teams=before.teams,
        seed=seed,
        origin=RecordOrigin(id=before.id, line=point.line),
    )
    table = point.table if anew_for is None else deal_anew(point.table, anew_for, Dealer(seed).dealt_anew)
    return header, position_line(table)
