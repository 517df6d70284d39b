"""Games copied, backed up, brought in and put back, in the window, by what a person can press and type."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.messages.functions import game_files as say_game_files
from game.messages.language import speak
from game.rules.presets import preset
from game.ui.evening.score_pad.score_pad_actions import score_pad_title
from game.ui.match.session.score_views import PlayedSoFar, match_end
from game.ui.review.games.file_pages import record_brought_in
from game.ui.review.games.screen import GamesScene
from game.ui.shared.requests import ShowGames
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, rules_folder
from saves.library.importing import ImportResult
from saves.library.library import REMOVED
from saves.players.own_rules import own_rule_sets, save_own_rules
from tests.play.matches_in_memory import fresh
from tests.ui.house import House
from tests.window.window_player import Sight

MATCH = Path(__file__).resolve().parents[3] / "examples" / "match-web-4.handfoot.jsonl"
LAKE = replace(preset("web"), name="Lake house", rounds=3)
OpenHouse = Callable[..., House]


def at_games(house: House) -> House:
    """The list of games, from the title."""
    house.at_title().press("button/games")
    assert house.settle().scene == "games"
    return house


def name_file(house: House, path: Path | str) -> str:
    """Types a path over the one that is proposed, presses Enter, and tells what is said once it is done."""
    house.type_path(path)
    before = house.look().message
    house.key("Return")
    return outcome(house, before)


def outcome(house: House, before: str) -> str:
    """What is said in the end, however long the other thread takes."""
    waits = (
        before,
        say_game_files.copying(),
        say_game_files.writing_backup(),
        say_game_files.bringing_in(),
        say_game_files.still_writing(),
        say_game_files.still_reading(),
    )
    house.until(lambda: house.report.message not in waits)
    return house.report.message


def records(house: House) -> list[bytes]:
    """All records in the list's folder."""
    return sorted(path.read_bytes() for path in games_folder(house.data).glob("*.jsonl"))


def rows(sight: Sight) -> list[str]:
    """The games in sight."""
    return [thing.label for thing in sight.all("row/")]


def test_a_copy_goes_out_and_comes_in_elsewhere(open_house: OpenHouse, tmp_path: Path) -> None:
    house = open_house()
    record = house.begin()
    at_games(house)
    house.press("button/more/0", "button/save_copy/0")
    copy = tmp_path / "stick" / "copy.handfoot.jsonl"
    assert name_file(house, copy) == f"Saved as {copy}"
    assert copy.read_bytes() == record.read_bytes()
    house.key("Escape")
    assert house.settle().scene == "games"

    there = at_games(open_house(tmp_path / "there"))
    there.press("button/bring_in")
    assert there.settle().scene == "bring_in"
    assert "is on your list now" in name_file(there, copy)
    assert records(there) == [record.read_bytes()]
    there.key("Escape")
    there.until(lambda: rows(there.look()) == rows(house.look()))
    there.press("button/bring_in")
    assert name_file(there, copy) == "You already have this game."
    assert len(records(there)) == 1
    there.key("Escape")
    there.settle()
    there.press("button/more/0")
    there.press("button/remove/0")
    there.press("button/remove")
    there.press("button/bring_in")
    assert "“Removed”" in name_file(there, copy)
    there.key("Escape")
    there.settle()
    there.press("field/part/2")
    there.press("button/bring_back/0")
    there.press("field/part/0")
    there.press("row/0")
    assert there.settle().scene == "table"


def test_a_game_named_after_its_rules_is_called_as_on_the_list_in_spanish() -> None:
    """Given a game that has its name from a preset, it is called as on the list of games where it is brought in, over a
    score pad and at the end of the match. The bug: in English.
    """
    speak("es")
    match = fresh()
    ended = PlayedSoFar(replace(match.header, name="Web Classic"), match.board, (), (), None, ())
    told = record_brought_in(ImportResult(games=["Web Classic"])).sentence, score_pad_title("Web Classic")
    assert all("Clásico web" in name for name in (*told, match_end(ended, None).name))


@pytest.mark.parametrize("what", ["damaged", "diary", "nothing", "folder", "nobody", "zip"])
def test_what_cannot_come_in_is_told_in_a_sentence(open_house: OpenHouse, tmp_path: Path, what: str) -> None:
    path = tmp_path / "file"
    match what:
        case "damaged":
            path.write_bytes(MATCH.read_bytes() + b'{"type":"move","seat":0,"move":"discard","card":"ZZ"}\n')
        case "diary":
            path.write_text("Dear diary", encoding="utf-8")
        case "folder":
            path.mkdir()
        case "zip":
            path.write_bytes(b"PK\x03\x04" + b"?" * 500)
        case "nobody":
            path = Path("~nobody-of-that-name/file")
    house = at_games(open_house(tmp_path / "data"))
    house.press("button/bring_in")
    said = name_file(house, path)
    assert said.endswith(".")
    assert any(word in said for word in ("not", "n't", "Nothing"))
    assert records(house) == []
    assert house.look().scene == "bring_in"


def test_a_backup_holds_everything_and_is_read_back_in(open_house: OpenHouse, tmp_path: Path) -> None:
    house = open_house(tmp_path / "here")
    first, second = house.begin(), house.begin()
    save_own_rules(rules_folder(house.data), LAKE, RealDisk())
    at_games(house)
    house.press("button/more/0", "button/remove/0", "button/remove")
    house.program.prefer(replace(house.app.preferences, text_size="large"))
    house.press("button/back_up")
    path = tmp_path / "all.zip"
    path.write_text("something else", encoding="utf-8")
    house.type_path(path)
    house.key("Return")
    house.until(lambda: house.look().find("button/replace") is not None)
    assert path.read_text(encoding="utf-8") == "something else"
    house.press("button/replace")
    assert outcome(house, say_game_files.backup_why()).endswith("all.zip: two games, one rule set and your settings.")

    there = at_games(open_house(tmp_path / "there"))
    there.press("button/bring_in")
    said = name_file(there, path)
    assert said == "Imported: one game, one removed game and the rules “Lake house”."
    assert there.app.preferences.text_size == "normal"
    there.press("button/use_settings")
    assert there.app.preferences == house.app.preferences
    assert [own.rules for own in own_rule_sets(rules_folder(there.data))] == [LAKE]
    removed = list((games_folder(there.data) / REMOVED).glob("*.jsonl"))
    assert len(records(there)) == len(removed) == 1
    assert not first.exists() or not second.exists()
    there.key("Escape")
    there.settle()
    there.press("field/part/2")
    assert len(rows(there.look())) == 1
    there.press("button/bring_back/0")
    assert len(records(there)) == 2
    there.press("field/part/0")
    assert len(rows(there.look())) == 2
    scene = there.program.screens.scenes[-1]
    assert isinstance(scene, GamesScene)


@pytest.mark.parametrize("content", ['{"version":99}', "{ nonsense"])
def test_settings_of_a_backup_that_nobody_understands_are_told(
    content: str, open_house: OpenHouse, tmp_path: Path
) -> None:
    house, path = at_games(open_house()), tmp_path / "all.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("settings.json", content)
    house.press("button/bring_in")
    said = "Nothing in the file was new. Left out as damaged or too new: settings.json."
    assert name_file(house, path) == said


@pytest.mark.parametrize("name", ["/", ".", "..", "~"])
def test_a_folder_typed_as_the_name_of_a_copy_is_told(open_house: OpenHouse, tmp_path: Path, name: str) -> None:
    house = open_house()
    house.begin()
    at_games(house)
    house.press("button/more/0", "button/save_copy/0")
    beside = {folder: sorted(folder.glob("*.jsonl")) for folder in (tmp_path, tmp_path.parent)}
    said = name_file(house, name)
    assert not said.startswith("Saved as")
    assert beside == {folder: sorted(folder.glob("*.jsonl")) for folder in beside}
    assert name_file(house, tmp_path / "Mr. Smith") == f"Saved as {tmp_path / 'Mr. Smith.handfoot.jsonl'}"


def test_the_game_on_the_table_is_copied_as_it_stands(open_house: OpenHouse, tmp_path: Path) -> None:
    house = open_house()
    record = house.begin()
    house.settle()
    house.ask(ShowGames())
    house.press("button/more/0", "button/save_copy/0")
    copy = tmp_path / "copy.handfoot.jsonl"
    assert name_file(house, tmp_path / "copy") == f"Saved as {copy}"  # nobody needs to know the ending
    assert copy.read_bytes() == record.read_bytes()
    before = record.read_bytes()
    house.go("button/continue")
    house.press("button/more/0", "button/save_copy/0")
    house.type_path(record)
    house.key("Return")
    house.until(lambda: house.look().find("button/replace") is not None)
    house.press("button/replace")
    assert outcome(house, say_game_files.copy_why()) == say_game_files.is_the_game()
    assert record.read_bytes() == before
