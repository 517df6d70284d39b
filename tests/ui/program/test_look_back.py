"""Ways into looking back at a match, and out of it again."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.play import analysis_process
from game.play.analysis_process import Analyser
from game.ui.screens.look_back.look_back import LookBackScene
from game.ui.screens.look_back.looked_back import AnalysisStage
from game.ui.screens.requests import Go, LookBackAt
from saves.folders import games_folder
from saves.lines import Line, MoveLine, RoundLine, encode_line
from saves.record import read_record
from tests.play.analysts import QUICK
from tests.play.threads import ThreadAsProcess
from tests.ui.house import House
from tests.ui.looked_back import seated

MATCH = Path(__file__).resolve().parents[2] / "examples" / "match-web-4.handfoot.jsonl"


@pytest.fixture
def at_end(open_house: Callable[..., House], tmp_path: Path) -> House:
    """The end of a finished match on screen."""
    path = tmp_path / "match.handfoot.jsonl"
    path.write_bytes(MATCH.read_bytes())
    house = open_house()
    house.program.open(path)
    assert house.settle().scene == "end"
    return house


@pytest.mark.parametrize("back", ["Escape", "button/back"])
def test_the_end_of_a_match_leads_there_and_back(at_end: House, back: str) -> None:
    """Given the end, Look back shows the match from its beginning; Back leads to the end."""
    at_end.press("button/look_back")
    sight = at_end.settle()
    assert sight.scene == "look_back"
    assert sight.message.startswith("Turn 1, ")
    at_end.key("Right")
    at_end.key("Escape") if back == "Escape" else at_end.press(back)
    assert at_end.settle().scene == "end"


def test_after_a_round_the_score_leads_to_that_round(open_house: Callable[..., House]) -> None:
    """Given the score of a round in a match that goes on, looking back begins with that round."""
    lines = read_record(MATCH).lines
    second = [n for n, line in enumerate(lines) if isinstance(line, RoundLine)][1]
    third = [n for n, line in enumerate(lines) if isinstance(line, RoundLine)][2]
    cut = next(n for n in range(third - 1, second, -1) if isinstance(lines[n], MoveLine))
    house = open_house()
    house.take_up(lines[:cut])
    play_on(house, lines[cut])
    house.until(lambda: house.report.scene == "score")
    house.press("button/look_back")
    sight = house.settle()
    assert sight.scene == "look_back"
    scene = house.program.screens.scenes[-1]
    assert scene.film.round_at(scene.moment) == 2  # type: ignore[attr-defined]
    assert sight.find("field/view") is None
    house.key("Escape")
    assert house.settle().scene == "score"


def play_on(house: House, line: Line) -> None:
    """The last move of the round, as it stands in the record."""
    assert isinstance(line, MoveLine)
    house.game.play(line.move)


def test_a_record_is_looked_back_at_without_a_game(open_house: Callable[..., House]) -> None:
    """Given the command that watches a record, Back closes the window."""
    house = open_house()
    left: list[object] = []
    house.program.show_record(read_record(MATCH).lines, MATCH, left.append)
    assert house.settle().scene == "look_back"
    house.key("Escape")
    assert left == [Go.BACK]


def test_a_saved_game_is_looked_back_at_as_far_as_it_is_whole(open_house: Callable[..., House]) -> None:
    """Given a record with a damaged line, what lies before it is shown, a sentence names the line, no byte changes."""
    house = open_house()
    games_folder(house.data).mkdir(parents=True, exist_ok=True)
    record = games_folder(house.data) / "old.handfoot.jsonl"
    lines = MATCH.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join([*lines[:40], b'{"nonsense": 1}\n', *lines[40:60]]))
    before = record.read_bytes()
    house.program.ask(LookBackAt(str(record)))
    sight = house.settle()
    assert sight.scene == "look_back"
    notice = house.program.screens.notice()
    assert notice is not None
    assert "41" in notice.words
    assert record.read_bytes() == before


def test_what_is_found_comes_to_the_screen_and_ends_with_it(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Given an analysis that runs, its figures and dots stand on the screen; Back ends it."""
    monkeypatch.setattr(analysis_process, "ChildProcess", ThreadAsProcess)
    path = tmp_path / "match.handfoot.jsonl"
    path.write_text("".join(f"{encode_line(line)}\n" for line in seated()))
    house = open_house(make_analyser=partial(Analyser, analyst=QUICK))
    house.program.open(path)
    house.settle()
    house.press("button/look_back")
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, LookBackScene)
    house.until(lambda: scene.found.stage is AnalysisStage.DONE)
    assert scene.found.seats == (0,)
    assert scene.found.decisions
    house.key("Escape")
    assert house.settle().scene == "end"


def test_a_game_goes_on_from_a_moment(at_end: House) -> None:
    """Given a moment of a match that is over, P asks who plays on."""
    at_end.press("button/look_back")
    at_end.settle()
    at_end.key("Down")
    at_end.key("p")
    assert at_end.settle().scene != "look_back"
