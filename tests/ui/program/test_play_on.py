"""From a moment of a match to a new game that begins there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.table.view import view_of
from game.play.branching import branch_point
from game.ui.shared.requests import PlayOn
from saves.disk.folders import games_folder
from saves.records.record import read_record
from tests.play.matches_in_memory import fresh, step
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


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    """At the title."""
    return open_house().at_title()


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


def test_a_match_in_progress_goes_on_with_other_hidden_cards(house: House) -> None:
    """Given one person in it, no choice keeps the hidden cards, and what the person has seen stays the same."""
    match = fresh(humans=(2,))
    while match.line_count < 60:
        step(match)
    house.ask(PlayOn(match.lines, 40))
    assert house.look().find("field/hidden") is None
    house.go("button/start")
    anew = branch_point(read_record(record_of(house, "test, from")).lines, 2).table
    before = branch_point(match.lines, 40).table
    assert view_of(anew, 2) == view_of(before, 2)
    hidden = [(table.stock, *table.feet, *(table.hands[seat] for seat in (0, 1, 3))) for table in (anew, before)]
    assert all(one != other for one, other in zip(*hidden, strict=True))
