"""Matches to look back at, with what an analysis might find in them, and the screens that show it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

import pygame
from msgspec import json
from msgspec.structs import replace
from pygame.event import Event

from game.analysis.chance.luck import luck_of
from game.analysis.facts import BetterWay, DecisionKind, DecisionTheme, JudgedDecision, Luck
from game.analysis.judged.decisions import decisions_of
from game.engine.candidates import candidates
from game.engine.moves import Discard, GoOut, MeldCards, Move
from game.engine.table.view import PlayerView
from game.play.branching import branch_point, branched
from game.toolkit.scene import Scene
from game.toolkit.widgets import Widget
from game.ui.review.look_back.looked_back import AnalysisStage, LookBackRequest, LookedBack, WayOn
from game.ui.review.look_back.screen import REST, LookBackScene
from game.ui.review.look_back.state import LookBackPress
from game.ui.review.look_back.turns.lead_graph import GraphPlot, LeadGraph
from game.ui.review.look_back.turns.turn_list import TurnList
from game.ui.shared.moments.film import Film
from game.ui.shared.preferences import Preferences
from saves.records.lines import GameLine, Line, RoundLine, decode_line, encode_line
from saves.records.record import read_record
from tests.ui.drive import kit_at, shared_kit
from tests.ui.reasons_known import known_reason
from tests.ui.samples import LONG, nothing

EXAMPLES, DATA = (Path(__file__).resolve().parents[1] / folder for folder in ("examples", "data"))
NAMES = ("Anna", "Walt", "Rosa", "June", "Ida", "Finn", "Nora", "Hugo")
LEVELS = (None, "easy", "hard", "expert", "normal", "hard")


@lru_cache
def match(name: str = "match-web-4") -> tuple[Line, ...]:
    """The lines of an example, all of its seats played by computer players without a level."""
    return tuple(read_record(EXAMPLES / f"{name}.handfoot.jsonl").lines)


def seated(of: Sequence[Line] = (), people: Sequence[int] = (0,), names: Sequence[str] = NAMES) -> list[Line]:
    """A record with these people, and computer players of several levels on the other seats."""
    header, *rest = of or match()
    assert isinstance(header, GameLine)
    seats = tuple(
        replace(
            info,
            name=names[seat],
            kind="human" if seat in people else "computer",
            level=None if seat in people else LEVELS[seat % len(LEVELS)] or "hard",
            portrait=None,
        )
        for seat, info in enumerate(header.seats)
    )
    return [replace(header, name="Sunday at home", seats=seats), *rest]


def going_on(people: Sequence[int] = (0,)) -> list[Line]:
    """The example in the middle of its second round."""
    whole = seated(people=people)
    second = [n for n, line in enumerate(whole) if isinstance(line, RoundLine)][1]
    return whole[: second + 40]


def begun_midway(lines: Sequence[Line]) -> list[Line]:
    """A match that goes on from before the last of these lines, with that move made."""
    point = branch_point(lines, len(lines) - 1)
    told, seats = point.header, point.header.seats
    return [
        *branched(point, seats, seed=None, game_id="b", created=told.created, app=told.app, name=told.name),
        lines[-1],
    ]


@lru_cache
def _luck(record: tuple[str, ...]) -> Luck:
    lines = [decode_line(line.encode(), number) for number, line in enumerate(record, 1)]
    return luck_of(lines, draws=4)  # the screen does not know how exact it is


def analysis(
    lines: Sequence[Line], seat: int = 0, stage: AnalysisStage = AnalysisStage.DONE, every: int = 4, most: int = 10_000
) -> LookedBack:
    """An analysis as it might be: all that a seat laid down and discarded is judged, and of each `every` of these
    decisions something was better.
    """
    return _analysis(tuple(map(encode_line, lines)), seat, stage, every, most)


@lru_cache
def _analysis(record: tuple[str, ...], seat: int, stage: AnalysisStage, every: int, most: int) -> LookedBack:
    lines = [decode_line(line.encode(), number) for number, line in enumerate(record, 1)]
    film = Film(lines)
    decisions: list[JudgedDecision] = []
    for made in decisions_of(lines, [seat]):
        if len(decisions) == most:
            break
        if not isinstance(made.moves[-1], Discard | MeldCards | GoOut):
            continue
        given = 60.0 + 40 * (len(decisions) // every % 5) if len(decisions) % every == 0 else 0.0
        may_tell = film.is_finished or film.own == seat
        decisions.append(
            JudgedDecision(
                line=made.line,
                round=made.round,
                turn=made.turn,
                seat=seat,
                kind=DecisionKind.DISCARD,
                moves=made.moves,
                points=given,
                better=ways(made.view, made.moves, given) if given and may_tell else (),
                theme=DecisionTheme.DISCARDS if given else None,
                compared=12,
            )
        )
    whole = len(decisions) if stage is AnalysisStage.DONE else len(decisions) + 62
    return LookedBack(
        stage=stage,
        seats=(seat,),
        done=len(decisions),
        whole=whole,
        seconds_left=3.2 if stage is AnalysisStage.WORKING else None,
        decisions=tuple(decisions),
        luck=_luck(record),
        matches=2,
    )


def ways(view: PlayerView, played: Sequence[Move], points: float) -> tuple[BetterWay, ...]:
    """Up to three other moves that the rules allow, each with its reason; discards of the lowest cards first."""
    others = [move for move in candidates(view) if move not in played]
    discards = [(move,) for move in others if isinstance(move, Discard)][:-3:-1]
    laying = [(move, *played[-1:]) for move in others if isinstance(move, MeldCards)]
    shares = ((points, 95, 3), (points * 0.8, 91, 6), (points * 0.7, 84, 9))
    return tuple(
        BetterWay(moves, gain, 20.0, better, worse, 100, known_reason(view, moves[0]))
        for moves, (gain, better, worse) in zip([*discards, *laying], shares, strict=False)
    )


def looked_back(
    lines: Sequence[Line],
    found: LookedBack | None = None,
    ask: Callable[[LookBackRequest], None] = nothing,
    size: tuple[int, int] = (1280, 720),
) -> LookBackScene:
    """The screen with all its ways on, laid out for a window."""
    made = LookBackScene(lines, Preferences(), ask, ways=frozenset(WayOn))
    made.resize(kit_at(size))
    _at_the_start(made, found)
    return made


def _at_the_start(scene: LookBackScene, found: LookedBack | None) -> None:
    """At its first moment whatever is known, not at a mistake."""
    if found is not None:
        scene.set_state(has_looked_round=found.stage is AnalysisStage.DONE)
        scene.show_analysis(found)


def graph(scene: LookBackScene) -> GraphPlot:
    """The graph as it lies there."""
    return next(one for one in widgets(scene) if isinstance(one, LeadGraph)).graph


def turns_of(scene: LookBackScene) -> TurnList:
    """The list of turns."""
    return next(one for one in widgets(scene) if isinstance(one, TurnList))


def widgets(scene: LookBackScene) -> Sequence[Widget]:
    """Those on the screen now."""
    scene.report()
    return scene.form.widgets


def _every(
    lines: Sequence[Line], found: LookedBack | None = None, to: Callable[[LookBackScene], None] = nothing
) -> LookBackScene:
    made = LookBackScene(lines, Preferences(), nothing, ways=frozenset(WayOn))
    made.resize(shared_kit((1280, 720), Preferences()))
    _at_the_start(made, found)
    to(made)
    made.update(REST)
    return made


def _to_dot(scene: LookBackScene) -> None:
    for _ in range(3):
        scene.handle(Event(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode="r"))


def _answered(scene: LookBackScene) -> None:
    _to_dot(scene)
    scene.do(LookBackPress.JUST_SHOW)


def _explained(scene: LookBackScene) -> None:
    _answered(scene)
    scene.do(LookBackPress.EXPLAIN)


def _more(scene: LookBackScene) -> None:
    _to_dot(scene)
    scene.do(LookBackPress.TURNS)


def _all_cards(scene: LookBackScene) -> None:
    scene.handle(Event(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode="r"))
    scene.handle(Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))


def _knew(scene: LookBackScene) -> None:
    scene.go_to(next(moment for moment in range(len(scene.film) // 2, len(scene.film)) if scene.film.may_tell(moment)))
    scene.handle(Event(pygame.KEYDOWN, key=pygame.K_k, mod=0, unicode="k"))
    assert scene.state.knew


def _fullest(scene: LookBackScene) -> None:
    """Where the largest hand is."""
    film = scene.film
    scene.go_to(max(range(len(film)), key=lambda n: len(film.view(n, scene.state.base).hand)))


def _others_turn(scene: LookBackScene) -> None:
    film = scene.film
    scene.go_to(next(n for n in range(len(film) // 2, len(film)) if film.shots[n].by == 2) - 1)


SIX, FOURS, ALONE = "match-campus-6", "match-web-8", "match-couples-8"


def as_played(lines: Sequence[Line]) -> LookedBack:
    """An analysis of somebody who plays well and slips now and then."""
    return analysis(lines, every=14)


@lru_cache
def as_judged() -> LookedBack:
    """What an analysis really found in the first example, kept because it takes a minute: a picture whose better move
    is made up can't be believed.
    """
    judged = json.decode((DATA / "judged-web-4.json").read_bytes(), type=tuple[JudgedDecision, ...])
    return replace(analysis(seated(), every=10_000), decisions=judged)


def _large(name: str) -> list[Line]:
    return seated(match(name), names=[name[:24] for name in LONG])


LOOKED_BACK: dict[str, Callable[[], Scene]] = {
    "look back": lambda: _every(seated(), as_judged(), _to_dot),
    "look back, answered": lambda: _every(seated(), as_judged(), _answered),
    "look back, explained": lambda: _every(seated(), as_judged(), _explained),
    "look back, more": lambda: _every(seated(), as_judged(), _more),
    "look back, another's turn": lambda: _every(seated(), as_judged(), _others_turn),
    "look back, all cards": lambda: _every(seated(), as_judged(), _all_cards),
    "look back, under way": lambda: _every(seated(), analysis(seated(), stage=AnalysisStage.WORKING, most=34)),
    "look back, stopped": lambda: _every(
        seated(),
        analysis(seated(), stage=AnalysisStage.STOPPED, most=9),
        lambda scene: scene.go_to(len(scene.film) - 60),
    ),
    "look back, not begun": lambda: _every(seated()),
    "look back, going on": lambda: _every(going_on(), as_played(going_on()), _to_dot),
    "look back, shared and going on": lambda: _every(going_on((0, 2)), LookedBack(stage=AnalysisStage.NOT_YET)),
    "look back, whose": lambda: _every(seated(people=())),
    "look back, what it knew": lambda: _every(seated(), as_judged(), _knew),
    "look back, six": lambda: _every(_large(SIX), as_played(_large(SIX)), _to_dot),
    "look back, six, all cards": lambda: _every(_large(SIX), as_played(_large(SIX)), _all_cards),
    "look back, two fours": lambda: _every(_large(FOURS), as_played(_large(FOURS)), _to_dot),
    "look back, eight alone": lambda: _every(_large(ALONE), as_played(_large(ALONE)), _to_dot),
    "look back, eight alone, all cards": lambda: _every(_large(ALONE), as_played(_large(ALONE)), _all_cards),
    "look back, full hand": lambda: _every(seated(), as_judged(), _fullest),
    "look back, nothing played": lambda: _every(seated()[:1]),
}
