"""Searches a match for problems, and grades them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.level_names import LEVELS
from game.ai.player import Think
from game.ai.roster import player_of
from game.ai.search.ideas import played_idea
from game.analysis.facts import DecisionKind
from game.analysis.judged.alternatives import shape_of
from game.analysis.judged.decisions import Decision, decisions_of
from game.analysis.subjects import kind_of
from game.engine.discard_pile.taking import takes
from game.engine.moves import Answer, Discard, Draw, Move
from game.engine.table.view import PlayerView, view_of
from game.play.branching import branch_point
from game.play.match import Match
from game.problems.problem_facts import Problem
from game.reason.hint import advice_between
from game.rules.ruleset import PresetId
from saves.records.position_json import position_line, table_from
from tools.problems.measuring import CLOSE_LOOK, QUICK_LOOK, clear_best, is_discard_clear, stars_of
from tools.problems.searched_matches import DISCARDS_FROM, DUELS_FROM, PILES_FROM, WAITING_FROM, WHOLE_FROM
from tools.problems.solving import is_same_move, is_solved_by
from tools.problems.themes import problem_theme

MOST_CARDS: Final = 15
"""Maximum cards in the hand to decide with: what a person can grasp."""

LEAST_CARDS: Final = 3
"""Minimum cards in the hand of the player who is asked, in matches in which everybody says no: with fewer, yes is
obvious.
"""

_HABITS: Final = ("easy", "normal")
"""Levels whose decisions are only examined if `hard` would do something else, which takes a hundredth of the time."""

RARE: Final = frozenset(
    {
        DecisionKind.TAKE,
        DecisionKind.DRAW,
        DecisionKind.PERMISSION,
        DecisionKind.DISCARD,
        DecisionKind.OPENING,
    }
)
"""Decisions that are rare, or in which one way is seldom clearly best: they are searched for in separate matches."""


def problems_in(rules: PresetId, number: int, match: Match, only_rare: bool) -> Iterator[Problem]:
    """The problems of a match, in order; optionally only those of rare kinds."""
    lines = match.lines
    players, teams = match.board.players, match.board.teams
    levels = [seat.level or "" for seat in match.header.seats]
    for decision in decisions_of(lines, range(players)):
        if WAITING_FROM <= number < WHOLE_FROM and not _is_question(decision):
            continue
        if number >= PILES_FROM and not _leaves_pile(decision):
            continue
        is_for_discards = DISCARDS_FROM <= number < PILES_FROM
        is_duel = DUELS_FROM <= number < WAITING_FROM or is_for_discards
        if not _is_fit(decision, only_rare, is_duel):
            continue
        if is_for_discards and not is_discard_clear(decision, CLOSE_LOOK):
            continue
        is_habit = number < WHOLE_FROM and not only_rare and levels[decision.seat] in _HABITS
        if is_habit and _hard_plays_the_same(decision):
            continue
        found = clear_best(decision, CLOSE_LOOK if only_rare else QUICK_LOOK)
        if found is None:
            continue
        table = branch_point(lines, decision.line - 1).table
        line = position_line(table)
        if view_of(table_from(line, 2, match.board.rules, players, teams), decision.seat) != decision.view:
            raise RuntimeError(f"{rules} {number}, line {decision.line}: the position shows another table")
        yield Problem(
            id=f"{rules}-{number}-{decision.line}",
            theme=problem_theme(decision.view, decision.moves, found.best),
            grade=1,
            kind=_kind(decision, found.best),
            rules=rules,
            players=players,
            teams=teams,
            seat=decision.seat,
            position=line,
            best=found.best,
            as_good=found.as_good,
            that_day=decision.moves,
            level=levels[decision.seat],
            learned=found.learned,
            plain=found.plain,
            whole_round=found.whole_round,
            thinking=found.thinking,
            why=advice_between(decision.view, found.best, decision.moves),
        )


def graded_by(problem: Problem, solved: Mapping[str, bool]) -> Problem:
    """The problem with its stars, given which levels solve it."""
    graded: Problem = replace(problem, grade=stars_of(problem.thinking, by_habit=solved["normal"]))
    return graded


def levels_that_solve(problem: Problem) -> dict[str, bool]:
    """For each level, the weakest first, whether it solves the problem."""
    return {level: is_solved_by(level, problem) for level in LEVELS}


def stock_serves(view: PlayerView) -> bool:
    """Whether there is something to draw. Otherwise computer players take piles that they should leave, and exploiting
    that is no problem.
    """
    return view.board.stock >= view.board.draw_count


def _is_fit(decision: Decision, only_rare: bool, is_duel: bool) -> bool:
    """Whether it is worth examining: only points matter, a person can grasp the hand, and there is some doubt."""
    view = decision.view
    rounds = view.board.rules.rounds
    if 0 < rounds <= view.board.round or not 1 <= len(view.hand) <= MOST_CARDS or not stock_serves(view):
        return False
    played = played_idea(decision.moves)
    if played is None:
        return False
    return not only_rare or kind_of(view, played) in RARE or (is_duel and isinstance(decision.moves[-1], Discard))


def _leaves_pile(decision: Decision) -> bool:
    """Whether cards were drawn although the pile could have been taken."""
    return isinstance(decision.moves[-1], Draw) and next(takes(decision.view), None) is not None


def _is_question(decision: Decision) -> bool:
    """Whether it is an answer to a partner, with enough cards held to make it interesting."""
    return isinstance(decision.moves[-1], Answer) and len(decision.view.hand) >= LEAST_CARDS


def _hard_plays_the_same(decision: Decision) -> bool:
    """Whether `hard` would begin the same way: then what was played is seldom far from the best."""
    view = decision.view
    move = player_of("hard").decide(view, Think())
    first, played = played_idea([move]), played_idea(decision.moves)
    if first is None or played is None:
        return False
    position = position_of(view)
    one, other = shape_of(position, first), shape_of(position, played)
    return one == other or is_same_move(one, other)


def _kind(decision: Decision, best: Sequence[Move]) -> DecisionKind:
    played, better = played_idea(decision.moves), played_idea(best)
    if played is None:
        raise ValueError("a decision that counts cannot follow")
    return kind_of(decision.view, played, better)
