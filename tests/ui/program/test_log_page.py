"""The pages that lie over a table."""

from collections.abc import Callable
from pathlib import Path

from pygame import Surface

from game.toolkit.drawing.text import Drawn
from game.ui.system.reading.presenter import log_scene
from saves.disk.folders import games_folder
from tests.ui.drive import kit_at
from tests.ui.house import House
from tests.ui.samples import nothing


def test_the_whole_log_runs_as_the_short_one_with_rounds_and_marks(open_house: Callable[..., House]) -> None:
    """Given a match of four rounds: a heading for each, lines in their order with the teams, opened at its end."""
    house = open_house()
    games_folder(house.data).mkdir(parents=True)
    record = games_folder(house.data) / "old.handfoot.jsonl"
    record.write_bytes(Path("tests/examples/match-web-4.handfoot.jsonl").read_bytes())
    house.program.open(record)
    house.settle()
    assert house.program.session is not None
    log = house.program.session.log
    told = [line.text for line in log.lines]
    scene = log_scene(log, nothing)
    seen: list[Drawn] = []
    kit = kit_at((1920, 1080))
    scene.resize(kit)
    kit.text.watch = seen.append
    scene.draw(Surface((1920, 1080)), True)
    kit.text.watch = None
    labels = scene.page.labels
    rounds = ["Round 1", "Round 2", "Round 3", "Round 4"]
    assert [label for label in labels if label in rounds] == rounds
    assert [label for label in labels if label and label not in rounds] == told
    assert told[-1] in {drawn.text for drawn in seen}
    assert {line.team for line in log.lines if line.seat in (1, 3)} == {1}
    assert log.lines[-1].team is None
