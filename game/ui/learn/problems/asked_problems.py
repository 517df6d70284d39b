"""Problems as they are asked at the table, the game's and the player's own alike: the position, the players, the
original move and the known better ones.
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from game import VERSION
from game.analysis.facts import BetterWay
from game.engine.moves import Move
from game.messages.functions import learn_screen as say_learn, problems as say
from game.play.practising.practice import is_whole
from game.play.seats import SeatPlan, header_of
from game.problems.own import read_own
from game.problems.problem_facts import WORLDS, Problem, ProblemTheme
from game.reason.hint import advice_between
from game.reason.purposes import Advice, Purpose
from game.sentences.learning.problems import theme_name
from game.ui.review.think_again.decision_at_table import AskedDecision
from game.ui.shared.seated_players import people_at
from game.ui.start.new_game.new_games import seats_from
from saves.players.people import OwnProblem
from saves.records.lines import BadRecord, GameLine, PositionLine
from saves.records.position_json import numbered_from

Moves = tuple[Move, ...]
CalledNow = Callable[[GameLine], GameLine]


class AskedProblem(Struct, frozen=True, kw_only=True):
    """A problem that can be shown at the table. The position includes the hidden cards, only so that play can go on."""

    id: str
    theme: ProblemTheme | None
    """None for an own one."""
    stars: int | None
    """How hard it is; None for an own one."""
    own: OwnProblem | None
    """The match and turn of an own one."""
    header: GameLine
    position: PositionLine
    asked: AskedDecision
    as_good: tuple[BetterWay, ...] = ()
    """Ways that are as good as the best one."""


def topic_of(theme: ProblemTheme | None) -> str:
    return say_learn.own_games() if theme is None else theme_name(theme)


def title_of(theme: ProblemTheme | None) -> str:
    return say.title(topic_of(theme))


def place_in(theme: ProblemTheme | None, place: int, whole: int) -> str:
    """Which problem it is, of how many."""
    return say.place_in(topic_of(theme), place, whole)


def moment_of(own: OwnProblem) -> str:
    """Which own match and turn it comes from."""
    return say.own_moment(own.game, own.round, own.turn)


def asked_problem(problem: Problem | OwnProblem, called_now: CalledNow = lambda header: header) -> AskedProblem | None:
    """The problem as it is shown at the table, with people as they are `called_now`; None if it can't be read or
    played.
    """
    try:
        found = _of_game(problem) if isinstance(problem, Problem) else _own(problem, called_now)
    except BadRecord:
        return None
    if found is None or not is_whole(found.asked.view, found.asked.played):
        return None
    view = found.asked.view
    better = tuple(way for way in found.asked.better if is_whole(view, way.moves))
    if not better:
        return None
    as_good = tuple(way for way in found.as_good if is_whole(view, way.moves))
    return replace(found, asked=replace(found.asked, better=better), as_good=as_good)


def _from_own_seat(problem: Problem) -> Problem:
    """The same with its seat as seat 0, where people sit in their matches: its team has the same colour as there."""

    def turned(purpose: Purpose | None) -> Purpose | None:
        seat = getattr(purpose, "seat", None)
        return purpose if purpose is None or seat is None else replace(purpose, seat=(seat - problem.seat) % players)

    why, players = problem.why, problem.players
    why = replace(why, purpose=turned(why.purpose))
    position = numbered_from(problem.position, problem.seat, players, problem.teams)
    return replace(problem, seat=0, position=position, why=why)


def _of_game(problem: Problem) -> AskedProblem:
    """The seat is the reader's; the others have the usual names in order. Raises BadRecord."""
    problem = _from_own_seat(problem)
    plans = (
        SeatPlan("human", "human"),
        *[SeatPlan(problem.level, "computer", level=problem.level)] * (problem.players - 1),
    )
    header = header_of(
        problem.rule_set,
        seats_from(plans),
        problem.teams,
        seed=problem.id,
        game_id=problem.id,
        created="2026-11-21T00:00:00Z",
        app=VERSION,
        name=theme_name(problem.theme),
    )
    view, figures = problem.view(), problem.learned
    best = _measured(problem.best, figures.over_that_day, figures.share_over_that_day, problem.why)
    as_good = tuple(
        _measured(way.moves, min(way.points, best.points), way.share, advice_between(view, way.moves, problem.that_day))
        for way in problem.as_good
    )
    return AskedProblem(
        id=problem.id,
        theme=problem.theme,
        stars=problem.grade,
        own=None,
        header=header,
        position=problem.position,
        asked=AskedDecision(view=view, people=people_at(header), played=problem.that_day, better=(best,)),
        as_good=as_good,
    )


def _measured(moves: Moves, points: float, share: float, why: Advice) -> BetterWay:
    better = round(share * WORLDS)
    return BetterWay(moves, points, error=0.0, better=better, worse=WORLDS - better, worlds=WORLDS, why=why)


def _own(own: OwnProblem, called_now: CalledNow) -> AskedProblem | None:
    """The other players become computer players, because nobody may see the hidden cards."""
    moment = read_own(own)
    if moment is None:
        return None
    seats = tuple(
        info if seat == own.seat or info.kind == "computer" else replace(info, kind="computer", level=None)
        for seat, info in enumerate(called_now(moment.header).seats)
    )
    header = replace(moment.header, seats=seats)
    decision = moment.decision
    return AskedProblem(
        id=own.id,
        theme=None,
        stars=None,
        own=own,
        header=header,
        position=moment.position,
        asked=AskedDecision(view=moment.view, people=people_at(header), played=decision.moves, better=decision.better),
    )
