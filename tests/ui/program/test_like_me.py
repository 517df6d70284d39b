from collections.abc import Callable
from pathlib import Path

import pytest

from game.ai.level_names import LIKE_ME, SEATED, strength_in
from game.analysis.facts import DecisionKind, DecisionTheme, JudgedDecision, MatchAnalysis
from game.analysis.stored_analysis import encoded
from game.ui.review.look_back.running_analysis import beside
from saves.disk.background import Background
from saves.disk.files import RealDisk
from saves.disk.folders import analysis_folder, games_folder
from saves.library.kept_analysis import keep_analysis
from saves.records.lines import GameLine, MoveLine, header_in
from saves.records.record import read_record
from tests.ui.house import House
from tests.ui.review.games.test_finished_matches import played

OpenHouse = Callable[..., House]


def looked_at(data: Path, name: str) -> None:
    """A finished match of Anna's in which she gave away 290 points."""
    record = played(data, name)
    kept = beside(record, games_folder(data), analysis_folder(data), RealDisk(), Background())
    assert kept is not None
    lines = read_record(record).lines
    number, first = next((n, line) for n, line in enumerate(lines, 1) if isinstance(line, MoveLine) and not line.seat)
    found = JudgedDecision(number, 1, 1, 0, DecisionKind.DRAW, (first.move,), 290.0, theme=DecisionTheme.PILE)
    keep_analysis(kept.path, encoded(MatchAnalysis(decisions=(found,), complete=(0,)), lines), RealDisk())


def begun(house: House, person: str) -> GameLine:
    """The header of a match that somebody of that name began with Like me on the left, put together on screen."""
    before = set(games_folder(house.data).glob("*.jsonl"))
    house.at_title().go("button/new_game")
    house.press("field/seat_0")
    house.write(person)
    house.go(f"field/level_1/{SEATED.index(LIKE_ME)}", "button/start")
    (record,) = set(games_folder(house.data).glob("*.jsonl")) - before
    return header_in(read_record(record).lines)


@pytest.mark.slow
def test_it_is_as_strong_as_what_was_found_of_the_person(open_house: OpenHouse, tmp_path: Path) -> None:
    for number in range(4):
        looked_at(tmp_path, f"match-{number}")
    house = open_house(tmp_path)
    levels = [begun(house, person).seats[1].level for person in ("Anna", "Eva")]
    strengths = [strength_in(level) for level in levels]
    assert strengths[0] is not None
    assert strengths[0] > 150
    assert strengths[1] == 100
    assert all(str(level).startswith(f"{LIKE_ME}_") for level in levels)
