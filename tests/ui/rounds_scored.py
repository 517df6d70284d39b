"""Rounds of recorded matches on their score sheets, each figure of which names its cards."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from game.cards import Card
from game.engine.score import ScoreKind
from game.engine.table.board import StackName
from game.play.match import Match
from game.play.thinking.round_par import TeamPar
from game.rules.presets import preset
from game.toolkit.scene import Scene
from game.ui.match.scores.cards_left import CardsLeft, LeftStack
from game.ui.match.scores.figures import FigureAt
from game.ui.match.scores.past_score import PastScoreScene
from game.ui.match.scores.round_score import RoundScoreModel, RoundScoreScene
from game.ui.match.session.score_views import round_score, so_far
from game.ui.shared.requests import AskInGame
from saves.records.lines import GameLine, ScoreLine
from saves.records.record import read_record
from tests.play.matches_in_memory import fresh, step
from tests.ui.samples import LONG, nothing, tell_par

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


@lru_cache
def model_of(example: str, round: int, me: int | None = 0) -> RoundScoreModel:
    """A round of an example, everybody with the longest names."""
    header, *rest = read_record(EXAMPLES / f"{example}.handfoot.jsonl").lines
    assert isinstance(header, GameLine)
    seats = tuple(replace(seat, name=name) for seat, name in zip(header.seats, LONG, strict=False))
    scored = [number for number, line in enumerate(rest) if isinstance(line, ScoreLine)][round - 1]
    return round_score(so_far(Match(replace(header, seats=seats), lines=rest[: scored + 1])), me)


@lru_cache
def model_with_every_row() -> RoundScoreModel:
    """A round by rules that have all rows of the sheet."""
    rules = replace(
        preset("partners"), red_threes="lay_down", wild_melds="allowed", book_at_once=200, name="Every row there is"
    )
    match = fresh(rules, seed=3)
    while not match.awaits_deal:
        step(match)
    return round_score(so_far(match), 0)


def row_of(model: RoundScoreModel, item: ScoreKind) -> int:
    """The number of a row."""
    return [line.item for line in model.lines].index(item)


def sheet(
    model: RoundScoreModel, item: ScoreKind | None = None, team: int = 0, ask: AskInGame = nothing
) -> RoundScoreScene:
    """A sheet, perhaps with the cards of a figure."""
    scene = RoundScoreScene(lambda: model, ask)
    if item is not None:
        assert scene.state.model.figures
        scene.choose_figure(FigureAt(row_of(model, item), team))
    return scene


def past(
    round: int, on_back: Callable[[], None] = nothing, on_round: Callable[[int], None] = nothing
) -> PastScoreScene:
    """The sheet of a round of a match that is looked back at, where every decision was looked at."""
    scene = PastScoreScene(lambda: replace(model_of("match-web-4", round), rounds_over=4), on_back, on_round)
    tell_par(scene, TeamPar(110.0, -400, 700, -2920), {5: 219.6, 8: 70.4, 11: 90.0, 13: 176.0})
    return scene


def with_full_hands(model: RoundScoreModel, held: int) -> RoundScoreModel:
    """The same with so many cards left in one hand of each team."""
    row = row_of(model, ScoreKind.LEFT_IN_HAND)
    line = model.lines[row]
    cards = [card for left in model.left for card in left.cards]
    full = tuple((cards * held)[:held])
    parts = tuple((replace(parts[0], cards=full), *parts[1:]) for parts in line.parts)
    rows = (*model.lines[:row], replace(line, parts=parts), *model.lines[row + 1 :])
    left = tuple(_holding(row, full) for row in model.left)
    return replace(model, lines=rows, left=left)


def _holding(left: CardsLeft, cards: tuple[Card, ...]) -> CardsLeft:
    if left.out:
        return left
    costs = {stack.name: stack.cost for stack in left.stacks}
    hand = LeftStack(StackName.HAND, cards, costs.get(StackName.HAND, 0))
    return replace(left, stacks=(hand, *(stack for stack in left.stacks if stack.name is not StackName.HAND)))


SCORED: dict[str, Callable[[], Scene]] = {
    "score, cards left of eight": lambda: sheet(model_of("match-web-8", 1)),
    "score, melds of four": lambda: sheet(model_of("match-web-4", 2), ScoreKind.MELDED, 1),
    "score, melds of two": lambda: sheet(model_of("match-couples-2", 1), ScoreKind.MELDED),
    "score, melds of eight": lambda: sheet(model_of("match-couples-8", 1), ScoreKind.MELDED),
    "score, clean books": lambda: sheet(model_of("match-family-4", 3), ScoreKind.CLEAN_BOOKS),
    "score, left over of eight": lambda: sheet(model_of("match-web-8", 1), ScoreKind.LEFT_IN_HAND, 1),
    "score, a hand of 25": lambda: sheet(with_full_hands(model_of("match-campus-6", 1), 25), ScoreKind.LEFT_IN_HAND),
    "score, hands of 25": lambda: sheet(with_full_hands(model_of("match-partners-4", 1), 25)),
    "score of a round before": lambda: past(3),
    "score, every row": lambda: sheet(model_with_every_row(), ScoreKind.RED_THREES),
}
MOST_ON_SHEETS = (
    "score, cards left of eight",
    "score, melds of eight",
    "score, left over of eight",
    "score, every row",
    "score of a round before",
)
"""Those on which there is most; the others are looked at with HANDFOOT_LONG=1."""
