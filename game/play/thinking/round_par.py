"""Par of a round: how the habits of `hard` do with the same cards in the people's seats, averaged over many tries.

Everybody has the stacks of that round, and for two laps the stock gives the same cards if nobody takes the pile; the
cards below have another order in each try, as for a deal with a code (`par.py`). Computer players keep their seats; one
that would think ahead plays like `hard`, so that the result is ready while somebody looks at the score.
"""

from collections.abc import Sequence
from itertools import count
from math import hypot
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.level_names import STEP, answering_level, strength_in
from game.ai.player import Think
from game.ai.players.style import style_of
from game.ai.roster import habits_of
from game.analysis.allowed_analysis import lines_for_luck
from game.engine.partners.agreements import agreements_and_habits
from game.engine.score import lead_of
from game.engine.table.board import Phase
from game.engine.table.state import Table, with_cards
from game.engine.table.view import view_of
from game.play.dealer import SAME_LAPS, Dealer
from saves.records.lines import GameLine, Line, MoveLine, RoundLine, ScoreLine, SeatInfo, ShuffleLine, header_in
from saves.records.position_json import position_line
from saves.records.replay import Replay

LEVEL: Final = "hard"
TRIES: Final = 40
FAR: Final = 4
"""Tries at either end that are left out of the range: four in five are between them."""


_Dealt = tuple[GameLine, Table]
"""A round before its first draw, with computer players in every seat."""


class TeamPar(Struct, frozen=True):
    """Points by which a team was ahead of the best of the others in a round, and by which those habits are."""

    mean: float
    lower: int
    upper: int
    """Four in five tries were between `lower` and `upper`."""
    made: int


def together(rounds: Sequence[TeamPar]) -> TeamPar:
    """A team's par of several rounds, whose tries have nothing to do with each other."""
    mean = sum(one.mean for one in rounds)
    below = hypot(*(one.mean - one.lower for one in rounds))
    above = hypot(*(one.upper - one.mean for one in rounds))
    return TeamPar(mean, round(mean - below), round(mean + above), sum(one.made for one in rounds))


def par_of_round(lines: Sequence[Line], number: int, tries: int = TRIES) -> tuple[TeamPar, ...] | None:
    """The par of a finished round, by team; always the same.

    None if it may not be revealed yet, if it wasn't dealt in this record or no person played it, and for a deal with a
    code, whose result shows all levels anyway. Raises BadRecord.
    """
    dealt, score = _dealt_and_scored(lines_for_luck(lines), number)
    if dealt is None or score is None:
        return None
    made = tuple(team.total for team in score.teams)
    scores = [_scores_of_try(dealt, n) for n in range(1, tries + 1)]
    pars = []
    for team in range(len(made)):
        leads = sorted(lead_of(each, team) for each in scores)
        lower, upper = leads[FAR], leads[-1 - FAR]
        pars.append(TeamPar(sum(leads) / tries, lower, upper, lead_of(made, team)))
    return tuple(pars)


def _dealt_and_scored(lines: Sequence[Line], number: int) -> tuple[_Dealt | None, ScoreLine | None]:
    """The round before its first draw, with computer players in every seat, and its score; None if a round may not be
    revealed.
    """
    header, dealt, is_dealt = header_in(lines), None, False
    replay = Replay(header)
    for at, line in enumerate(lines[1:], 2):
        replay.feed(line, at)
        board = replay.table.board
        if board.round != number:
            continue
        is_dealt = is_dealt or isinstance(line, RoundLine)
        if dealt is None and is_dealt and board.phase is Phase.DRAW:
            if header.deal is not None or not any(info.kind == "human" for info in replay.seats):
                break
            dealt = replace(header, seats=tuple(map(_played_fast, replay.seats))), replay.table
        if isinstance(line, ScoreLine):
            return dealt, line
    return None, None


def _played_fast(info: SeatInfo) -> SeatInfo:
    """Who plays there in a try."""
    level = LEVEL if info.kind == "human" else answering_level(info.level)
    strength = strength_in(level)
    if level == "expert" or (strength is not None and strength > 2 * STEP):
        level = LEVEL
    return replace(info, kind="computer", level=level)


def _scores_of_try(dealt: _Dealt, number: int) -> tuple[int, ...]:
    """Each team's score in one try, from 1; the first has exactly the cards of the round."""
    header, table = dealt
    dealer = Dealer(f"{header.id}/{table.board.round}/{number}")
    if number > 1:
        same = SAME_LAPS * table.board.players * table.board.draw_count
        stock = table.stock[:same] + dealer.dealt_anew(table.stock[same:])
        table = with_cards(table, table.board, stock=stock)
    replay = Replay(header)
    replay.feed(position_line(table), 2)
    for at in count(3):
        board = replay.table.board
        if board.shuffle_due:
            line: Line = ShuffleLine(stock=dealer.reshuffled(board, replay.table.discards[:-1]))
        else:
            info = header.seats[board.mover]
            think = Think(style=style_of(info.style), agreements=agreements_and_habits(info.agreements))
            view = view_of(replay.table, board.mover)
            line = MoveLine(seat=board.mover, move=habits_of(answering_level(info.level)).decide(view, think))
        replay.feed(line, at)
        score = replay.due()
        if isinstance(score, ScoreLine):
            return tuple(team.total for team in score.teams)
    raise AssertionError
