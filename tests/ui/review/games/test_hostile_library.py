import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.shared.requests import ShowGames
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder
from saves.library.library import GameEntry, Library
from tests.saves.hostile_folder import NAMES, fill
from tests.saves.library.test_games_reader import write
from tests.ui.house import House
from tests.ui.review.games.games_tour import tour


class SlowLibrary(Library):
    """One whose disk answers only when a test lets it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, RealDisk())
        self.answers = threading.Semaphore(0)

    def refresh(self) -> Iterator[list[GameEntry]]:
        """A record for each answer."""
        for found in super().refresh():
            yield found
            self.answers.acquire()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_a_hostile_folder_shows_title_list_table_and_looking_back(tmp_path: Path) -> None:
    folder = games_folder(tmp_path)
    fill(folder)
    house = House(tmp_path, size=(1366, 768))
    seen: set[str] = set()
    for number in range(len(NAMES)):
        seen |= tour(house, folder / f"name-{number}.handfoot.jsonl")
    for other in ("endless", "deep", "noise", "header", "caf\udce9"):
        seen |= tour(house, folder / f"{other}.handfoot.jsonl")
    assert {"title", "games", "table", "replay"} <= seen
    assert "mishap" not in seen
    house.close()


def test_the_title_does_not_wait_for_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    libraries: list[SlowLibrary] = []

    def slow(folder: Path, *_: object, **__: object) -> Library:
        libraries.append(SlowLibrary(folder))
        return libraries[0]

    write(games_folder(tmp_path), "Friday evening", "Sunday noon")
    monkeypatch.setattr("tests.ui.house.Library", slow)
    house = House(tmp_path, patience=0.0)
    (library,) = libraries
    house.program.show_title()
    house.step()
    before = {target.id: target for target in house.report.targets}
    assert not before.pop("button/play").enabled
    assert "button/continue" not in before
    library.answers.release()
    house.until(lambda: house.look().find("button/continue") is not None)
    assert house.report.focus == "button/continue"
    library.answers.release(20)
    house.until(lambda: len(house.program.games.entries_within(0.0)) == 2)
    house.settle()
    after = {target.id: target.rect for target in house.report.targets}
    assert {id: after[id] for id in before} == {id: target.rect for id, target in before.items()}
    house.close()


def test_a_game_taken_off_the_list_does_not_come_back_with_older_news(tmp_path: Path) -> None:
    write(games_folder(tmp_path), "Friday evening", "Sunday noon")
    house = House(tmp_path)
    house.program.show_title()
    house.program.ask(ShowGames())
    house.step()
    scene = house.program.screens.scenes[-1]
    before = house.program.games.listed(house.program.games.reader)
    house.press("button/more/0", "button/remove/0", "button/remove")
    scene.show(before, False)  # type: ignore[attr-defined]
    house.step()
    assert [game.name for game in scene.state.rows] == ["Sunday noon"]  # type: ignore[attr-defined]
    house.press("button/put_back")
    scene.show(before, False)  # type: ignore[attr-defined]
    house.step()
    assert len(scene.state.rows) == 2  # type: ignore[attr-defined]
    house.close()
