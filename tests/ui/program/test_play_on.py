"""From a moment of a match to a new game that begins there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.play.branching import branch_point
from game.play.match import Match
from game.ui.shared.requests import PlayOn
from saves.disk.folders import games_folder
from saves.records.lines import ScoreLine
from saves.records.record import read_record
from tests.play.matches_in_memory import abandoned, fresh, step
from tests.ui.drive import there
from tests.ui.house import House

MATCH = Path(__file__).resolve().parents[2] / "examples" / "match-web-4.handfoot.jsonl"


def record_of(house: House, begins: str) -> Path:
    """The one saved game whose name begins so."""
    found = [
        path
        for path in games_folder(house.data).glob("*.jsonl")
        if read_record(path).lines[0].name.startswith(begins)  # type: ignore[union-attr]
    ]
    (path,) = found
    return path


def match_so_far(humans: tuple[int, ...], lines: int = 60) -> Match:
    """A match that goes on."""
    match = fresh(humans=humans)
    while match.line_count < lines:
        step(match)
    return match


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    """At the title."""
    return open_house().at_title()


def test_other_players_and_cards_dealt_anew(house: House) -> None:
    match = abandoned(match_so_far((0,)))
    house.ask(PlayOn(match.lines, 40))
    house.go("field/hidden/1", "field/kind_0/1", "button/start")
    header, position, *_ = read_record(record_of(house, "test, from turn")).lines
    assert all(seat.kind == "computer" for seat in header.seats)  # type: ignore[union-attr]
    anew, before = branch_point((header, position), 2).table, branch_point(match.lines, 40).table
    assert anew.hands[0] == before.hands[0]
    assert anew.hands[1] != before.hands[1]


def test_the_cards_of_a_match_that_goes_on_are_dealt_anew(house: House) -> None:
    house.ask(PlayOn(match_so_far((0, 1)).lines, 40))
    assert house.report.scene == "title"
    assert "once it's over" in there(house.program.screens.notice()).words
    house.key("F4")
    match = match_so_far((2,))
    house.ask(PlayOn(match.lines, 40))
    assert house.look().find("field/hidden") is None
    house.go("button/start")
    anew = branch_point(read_record(record_of(house, "test, from")).lines, 2).table
    before = branch_point(match.lines, 40).table
    assert anew.hands[2] == before.hands[2]
    assert anew.stock != before.stock


def test_between_two_rounds_the_next_one_is_dealt(house: House) -> None:
    match = match_so_far((0,))
    while match.board.round < 2 or match.awaits_deal:
        step(match)
    match = abandoned(match)
    score = next(number for number, line in enumerate(match.lines, 1) if isinstance(line, ScoreLine))
    house.ask(PlayOn(match.lines, score))
    assert house.look().find("field/hidden") is None
    house.go("button/start")
    assert house.game.match.board.round == 2
    assert house.game.match.header.name == "test, from round 2"


def test_the_way_from_looking_back(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = open_house()
    path = tmp_path / "match.handfoot.jsonl"
    path.write_bytes(MATCH.read_bytes())
    house.program.open(path)
    house.settle()
    house.press("button/look_back")
    house.run(0.3)
    house.press("button/play_on")
    house.run(0.3)
    assert house.report.scene == "play_on"
    house.go("field/kind_0/0", "button/start")
    assert house.game.match.header.origin is not None
    assert house.game.match.header.seats[0].kind == "human"
    assert path.read_bytes() == MATCH.read_bytes()
