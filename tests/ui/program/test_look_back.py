"""Ways into looking back at a match, and out of it again."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.ui.look_back import LookBack
from game.ui.screens.requests import Go, LookBackAt
from saves.folders import games_folder
from saves.lines import Line, MoveLine, RoundLine
from saves.record import read_record
from tests.ui.house import House

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
    LookBack(house.program.screens, read_record(MATCH).lines, house.app.preferences, left.append).show()
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


def test_a_game_goes_on_from_a_moment(at_end: House) -> None:
    """Given a moment of a match that is over, P asks who plays on."""
    at_end.press("button/look_back")
    at_end.settle()
    at_end.key("Down")
    at_end.key("p")
    assert at_end.settle().scene != "look_back"
