"""Whether somebody finds the best solution of a problem: a person's try, or a level of computer players."""

from collections.abc import Sequence

from game.ai.brain.counted_position import DISCARD, MELD, position_of
from game.ai.player import Player, Think
from game.ai.roster import habits_of
from game.ai.search.ideas import played_idea
from game.analysis.facts import MeasuredTry, TryVerdict
from game.analysis.judged.alternatives import Shape, shape_of
from game.analysis.judged.judging import measure_tries
from game.engine.apply import apply
from game.engine.moves import MeldCards, Move
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.problems.problem_facts import LEAST_AHEAD, Problem


def moves_by(level: str, problem: Problem) -> tuple[Move, ...]:
    """The whole decision that a level makes there, `hard` by habit. Raises KeyError for an unknown level."""
    return whole_decision(problem.table(), problem.seat, habits_of(level), Think())


def whole_decision(table: Table, seat: int, player: Player, think: Think) -> tuple[Move, ...]:
    """What a player does in one go: up to the first move that isn't a lay-down, or to new cards in its hand."""
    began_before = table.board.next_stack(seat)
    moves: list[Move] = []
    while True:
        move = player.decide(view_of(table, seat), think)
        moves.append(move)
        if not isinstance(move, MeldCards):
            return tuple(moves)
        table = apply(table, move).table
        if table.board.next_stack(seat) is not began_before:
            return tuple(moves)


def is_solved_by(level: str, problem: Problem) -> bool:
    """Whether a level solves the problem."""
    return is_solved(problem, moves_by(level, problem))


def is_solved(problem: Problem, moves: Sequence[Move]) -> bool:
    """Whether a legal whole decision counts as solved; measured in deals if that isn't known yet."""
    if is_known_as_good(problem, moves):
        return True
    if _is_one_of(problem, moves, (problem.that_day,)):
        return False  # its figures are from more deals than a try gets
    (measured,) = measure_tries(problem.view(), problem.best, [moves])
    return measured is not None and counts_as_found(problem, moves, measured)


def is_known_as_good(problem: Problem, moves: Sequence[Move]) -> bool:
    """Whether it equals the best way, or one that the problem lists as equally good."""
    return _is_one_of(problem, moves, (problem.best, *(way.moves for way in problem.as_good)))


def _is_one_of(problem: Problem, moves: Sequence[Move], ways: Sequence[Sequence[Move]]) -> bool:
    """Whether it comes to the same as one of these ways, whatever the suits."""
    idea = played_idea(moves)
    if idea is None:
        return False
    position = position_of(problem.view())
    shape = shape_of(position, idea)
    return any(shape_of(position, one) == shape for one in filter(None, map(played_idea, ways)))


def counts_as_found(problem: Problem, moves: Sequence[Move], against_best: MeasuredTry) -> bool:
    """Whether a try that was measured against the best way counts as solved.

    A tie is as good. So is the same lay-down with another discard that costs less than a problem requires, provided
    that the match played other cards: then the lay-down is what there was to find.
    """
    if against_best.verdict is not TryVerdict.LESS:
        return True
    best, tried, then = played_idea(problem.best), played_idea(moves), played_idea(problem.that_day)
    if best is None or tried is None or then is None or against_best.way.points <= -LEAST_AHEAD:
        return False
    position = position_of(problem.view())
    wanted = shape_of(position, best)
    return is_same_move(wanted, shape_of(position, tried)) and not is_same_move(wanted, shape_of(position, then))


def is_same_move(best: Shape, other: Shape) -> bool:
    """Whether a way lays exactly the same cards as the best one, or neither lays any: only the discard differs."""
    return {best.kind, other.kind} <= {MELD, DISCARD} and best.lays == other.lays
