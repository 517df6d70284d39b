"""Makes the pictures in docs/ again, from rounds that computer players have played: `python -m tests.ui.pictures`."""

from pathlib import Path
from typing import Final, NamedTuple

import pygame
from msgspec.structs import replace
from pygame import Surface

from game.ai.player import Think
from game.ai.players.hard import Hard
from game.ai.players.tuned_player import Normal
from game.analysis.chance.luck import luck_of
from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from game.engine.moves import Draw
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.lessons.lesson_ids import LessonId
from game.play.match import Match
from game.play.seats import header_of
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from game.toolkit.scene import Scene
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.match.session.score_views import round_score, so_far
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack, WayOn
from game.ui.review.look_back.screen import LookBackScene
from game.ui.shared.preferences import Preferences
from saves.records.lines import ScoreLine, SeatInfo, header_in
from saves.records.record import read_record
from tests.ai.brain.rounds import dealt_rounds
from tests.ui.drive import Picture, shared_kit
from tests.ui.every_screen import EVERY
from tests.ui.learning_player import LearningPlayer, web_lessons
from tests.ui.samples import editor, nothing
from tests.ui.table.table_games import Sitting

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
EXAMPLE: Final = ROOT / "tests" / "examples" / "match-partners-4.handfoot.jsonl"
SIZE: Final = (1920, 1080)
NAMES: Final = ("You", "Walt", "Rosa", "June", "Olga", "Ben")


class Moment(NamedTuple):
    """When a table is shown: after so many turns of the seat in front, which has drawn."""

    rules: PresetId
    players: int
    teams: int
    seed: int
    turns: int
    totals: tuple[int, ...]


TABLES: Final = {
    "table": Moment("web", 4, 2, 12, 6, (4120, 3980)),
    "six-players": Moment("campus", 6, 3, 6, 6, (2155, 4285, 2920)),
}


def table_at(moment: Moment) -> Surface:
    """The table in round 3, as it is seen after normal computer players have played that far."""
    first = list(dealt_rounds(preset(moment.rules), moment.players, moment.teams, moment.seed))[2]
    sitting = Sitting(replace(first, board=replace(first.board, totals=moment.totals)), SIZE, names=NAMES)
    turns = 0
    while turns <= moment.turns:
        now = sitting.game.turn.table
        if now.board.phase == Phase.ENDED:
            raise ValueError(f"the round ended before turn {moment.turns}")
        turns += now.board.mover == 0 and now.board.phase == Phase.DRAW
        if turns <= moment.turns:
            sitting.game.go(Normal().decide(view_of(now, now.board.mover), Think()))
            sitting.pass_time()
    sitting.settle()
    sitting.game.go(Draw())
    for _ in range(100):  # what floats over the table goes on its own time
        sitting.pass_time(0.1)
    picture = Surface(SIZE)
    sitting.scene.draw(picture, True)
    return picture


def score_of(path: Path, rounds: int) -> RoundScoreScene:
    """The score after so many rounds of a recorded match, as the seat in front sees it."""
    lines = read_record(path).lines
    header = header_in(lines)
    seats = tuple(replace(seat, name=name) for seat, name in zip(header.seats, NAMES, strict=False))
    scored = [number for number, line in enumerate(lines) if isinstance(line, ScoreLine)][rounds - 1]
    match = Match(replace(header, seats=seats), lines=lines[1 : scored + 1])
    return RoundScoreScene(lambda: round_score(so_far(match), 0), nothing)


def looked_back(seed: str = "picture") -> LookBackScene:
    """A match of hard computer players, one of them in a person's chair, at the dearest decision of that seat."""
    rules = preset("web")
    kinds = [SeatInfo(name="You", kind="human")]
    kinds += [SeatInfo(name=name, kind="computer", level="hard") for name in NAMES[1:4]]
    header = header_of(rules, kinds, 2, seed=seed, game_id="picture", created="", app="", name="Friday evening")
    match = Match(header)
    while not match.is_over:
        if match.awaits_deal:
            match.begin_round()
        seat = match.board.mover
        player = Normal() if seat == 0 else Hard()
        match.play(seat, player.decide(match.view(seat), Think(cut_miss=match.cut_miss(seat))))
    decisions = tuple(judge(decision) for decision in decisions_of(match.lines, (0,)))
    scene = LookBackScene(match.lines, Preferences(), nothing, ways=frozenset(WayOn))
    found = LookedBack(stage=AnalysisStage.DONE, seats=(0,), decisions=decisions, luck=luck_of(match.lines), matches=2)
    scene.show_analysis(found)
    dearest = max(decisions, key=lambda decision: decision.points)
    scene.go_to(scene.film.moment_of(dearest.line))
    return scene


def lesson(lesson_id: LessonId, step: int) -> Scene:
    """A step of a lesson at its table, once all of it lies there."""
    learner = LearningPlayer(next(one for one in web_lessons() if one.id is lesson_id), step)
    learner.front.resize(shared_kit(SIZE, Preferences()))
    learner.look()
    return learner.front


def screen(scene: Scene) -> Surface:
    """Another screen as it looks at once."""
    return Picture(scene, SIZE).surface


def main() -> None:
    """Write all seven."""
    pictures = {name: table_at(moment) for name, moment in TABLES.items()}
    pictures |= {"round-score": screen(score_of(EXAMPLE, 2)), "house-rules": screen(editor(topic=None))}
    pictures |= {"look-back": screen(looked_back()), "lesson": screen(lesson(LessonId.OPENING, 3))}
    in_contrast = Picture(EVERY["table 4-2v2, mid-round"](), (1366, 768), Preferences(contrast="high"))
    pictures["high-contrast"] = in_contrast.surface
    for name, picture in pictures.items():
        pygame.image.save(picture, DOCS / f"{name}.jpg")


if __name__ == "__main__":
    main()
