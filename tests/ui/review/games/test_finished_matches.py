import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.ui.review.games.screen import GamesScene
from game.ui.shared.requests import ShowGames
from saves.disk.folders import games_folder
from tests.ui.house import House

OpenHouse = Callable[..., House]
MATCH = Path(__file__).parents[3] / "examples" / "match-web-4.handfoot.jsonl"


def played(data: Path, name: str = "one", **header: object) -> Path:
    """A finished match of Anna's among the games."""
    first, *rest = MATCH.read_text(encoding="utf-8").splitlines()
    fields = json.loads(first)
    fields["seats"][0] = {"name": "Anna", "kind": "human"}
    record = games_folder(data) / f"{name}.handfoot.jsonl"
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text("\n".join([json.dumps({**fields, "id": name, **header}), *rest]) + "\n", encoding="utf-8")
    return record


def at_games(house: House) -> GamesScene:
    """The finished games, once all of them have been read."""
    house.program.show_title()
    house.program.ask(ShowGames())
    house.until(lambda: not house.program.games.people.is_reading)
    house.run(0.2)
    house.press("field/part/1")
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, GamesScene)
    return scene


def test_all_matches_are_written_into_a_table(open_house: OpenHouse, tmp_path: Path) -> None:
    house = open_house(tmp_path / "data")
    played(tmp_path / "data")
    at_games(house)
    assert house.go("button/export").scene == "export"
    path = tmp_path / "all.csv"
    path.write_text("mine", encoding="utf-8")
    house.type_path(path)
    house.key("Return")
    house.until(lambda: house.look().find("button/replace") is not None)
    assert path.read_text(encoding="utf-8") == "mine"
    house.press("button/replace")
    house.until(lambda: path.read_bytes() != b"mine")
    assert "Anna" in path.read_text(encoding="utf-8-sig")


def test_back_leads_from_a_result_to_the_list_in_which_it_was_found(open_house: OpenHouse, tmp_path: Path) -> None:
    record = played(tmp_path)
    house = open_house(tmp_path)
    for back in (partial(house.press, "button/back"), partial(house.key, "Escape")):
        at_games(house)
        assert house.go("button/result").scene == "end"
        back()
        assert house.settle().scene == "games"
        assert house.look().find("button/result") is not None
        assert house.program.session is None
    house.program.show_title()
    house.program.open(record)
    assert house.settle().find("button/back") is None
    house.key("Escape")
    assert house.settle().scene == "title"
