import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.messages.functions import errors as say_errors
from game.messages.language import speaking
from game.rules.presets import preset
from game.ui.review.games.file_pages import COPY, IMPORT
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import BackUp, ImportFiles, ShowGames
from game.ui.system.file_chooser.file_list import FileList, name_of, spoken_file
from game.ui.system.file_chooser.file_page import FileOutcome, GameAtRisk, Unsaved
from game.ui.system.file_chooser.places import KnownFolders
from game.ui.system.file_chooser.printing import pages_folder
from game.ui.system.file_chooser.screen import FileChooserScene
from saves.disk.browsing import FoundFile, PlaceKind, UsualPlace
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder
from saves.library.glance import GameGlance
from saves.players.own_rules import write_rules
from tests.ui.dealing_ceremonies import CEREMONIES, FOUND, file_chooser
from tests.ui.drive import Picture, find, press
from tests.ui.house import House
from tests.ui.samples import nothing

MATCH = Path(__file__).resolve().parents[3] / "examples" / "match-web-4.handfoot.jsonl"
OpenHouse = Callable[..., House]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder with Documents, and with a game in Downloads."""
    home = tmp_path / "home"
    for folder in ("Documents", "Downloads/Cards"):
        (home / folder).mkdir(parents=True)
    (home / "Downloads" / "match.handfoot.jsonl").write_bytes(MATCH.read_bytes())
    os.utime(home / "Downloads" / "match.handfoot.jsonl", (1e9, 1e9))
    (home / "Downloads" / "older.zip").write_bytes(b"PK\x03\x04")
    os.utime(home / "Downloads" / "older.zip", (1e8, 1e8))
    monkeypatch.setenv("HOME", str(home))
    return home


def labels(house: House) -> list[str]:
    """The rows of the folder; behind the name stands when a file was changed."""
    return [thing.label.partition(", ")[0] for thing in house.look().all("row/")]


def test_files_are_read_without_the_endings_of_the_game() -> None:
    scene = CEREMONIES["bring in"]()
    words = Picture(scene, (1280, 960)).words
    assert "20260501-181507-0badcafe" in words
    assert not [word for word in words if word.endswith(".jsonl")]
    assert find(scene, "row/1").label.startswith("20260501-181500-0badcafe.handfoot.jsonl")


def test_a_game_has_its_name_and_how_far_it_is(open_house: OpenHouse, tmp_path: Path, home: Path) -> None:
    (home / "Downloads" / "broken.handfoot.jsonl").write_text("no game\n")
    house = open_house(tmp_path / "data").at_title()
    house.program.ask(ImportFiles())
    house.until(lambda: any("self-play · Finished · P0" in thing.label for thing in house.look().all("row/")))
    (broken,) = (thing.label for thing in house.look().all("row/") if thing.label.startswith("broken"))
    assert "P0" not in broken
    house.key("Down")
    house.press("button/save")
    house.until(lambda: "is on your list now" in house.report.message)


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080)])
def test_every_row_in_sight_is_whole(size: tuple[int, int]) -> None:
    """Given more files than there is room for, none is cut at the bottom, at the start and after the bar was dragged,
    and the ring round one keeps off the next.
    """
    scene = file_chooser(IMPORT, "")
    Picture(scene, size)
    (files,) = (widget for widget in scene.form.widgets if isinstance(widget, FileList))
    assert files.gap >= 8
    for way in (0, 40):
        knob = files._knob()
        files.mouse(Event(pygame.MOUSEBUTTONDOWN, pos=knob.center, button=1))
        files.mouse(Event(pygame.MOUSEMOTION, pos=(knob.centerx, knob.centery + way), buttons=(1, 0, 0), rel=(0, way)))
        files.mouse(Event(pygame.MOUSEBUTTONUP, pos=(knob.centerx, knob.centery + way), button=1))
        rows = [files.row(n) for n in range(len(files.labels))]
        assert all(files.rect.contains(row) for row in rows if row.colliderect(files.rect))


def test_saving_shows_places_first_and_other_folders_on_demand() -> None:
    scene = CEREMONIES["copy of a game"]()
    picture = Picture(scene, (1366, 768))
    assert {"USB drive", "CRDS"} <= set(picture.words)
    assert "Home folder" not in picture.words
    assert "Documents › Cards" in picture.words
    assert "Friday evening" not in picture.words
    press(scene, "button/browse")
    assert "Friday evening" in Picture(scene, (1366, 768)).words
    assert find(scene, "button/up")


def test_one_press_saves(open_house: OpenHouse, tmp_path: Path, home: Path) -> None:
    """Given a backup that was asked for, Enter alone writes it where pages to print go; the screen says where, and
    one press goes back. The next thing to save begins in the folder that was used last.
    """
    house = open_house(tmp_path / "data")
    house.begin()
    house.program.show_title()
    house.ask(ShowGames())
    house.ask(BackUp())
    house.key("Return")
    house.until(lambda: "hand-and-foot-2026-05-01.zip" in house.report.message)
    assert house.look().find("button/save") is None
    (backup,) = pages_folder().iterdir()
    assert pages_folder().parent == home / "Documents"
    assert str(backup) in house.report.message
    assert house.go("button/continue").scene == "games"
    house.ask(BackUp())
    house.press("button/place_2")  # the folder used last comes first
    house.settle()
    house.press("button/save")
    house.until(lambda: str(home / "Downloads") in house.report.message)
    assert len(list((home / "Downloads").glob("*.zip"))) == 2
    house.program.background.close()
    again = open_house(tmp_path / "data")
    again.program.show_title()
    again.program.ask(BackUp())
    again.until(lambda: again.report.scene == "back_up")
    again.press("button/browse")
    again.until(lambda: "older.zip" in labels(again))


def press_twice(house: House, row: str) -> None:
    """The first press chooses it, the second opens it."""
    house.press(row)
    house.press(row)


def test_a_file_is_opened_by_two_presses_or_by_keys(open_house: OpenHouse, tmp_path: Path, home: Path) -> None:
    house = open_house(tmp_path / "data").at_title()
    house.program.ask(ImportFiles())
    everything = ["Cards", "match.handfoot.jsonl", "older.zip"]
    house.until(lambda: labels(house) == everything)
    press_twice(house, "row/0")
    house.until(lambda: labels(house) == [])
    house.press("button/up")
    house.until(lambda: labels(house) == everything)
    house.key("Down", "Return")
    house.until(lambda: "is on your list now" in house.report.message)
    assert len(list(games_folder(house.data).glob("*.jsonl"))) == 1


def test_the_keys_stay_at_up_however_slow_the_disk_is() -> None:
    scene = file_chooser(IMPORT, "")
    Picture(scene, (1366, 768))
    press(scene, "row/0", "row/0", "button/up")
    scene.show(FOUND)
    assert scene.report().focus == "button/up"


def test_a_disk_that_fails_is_not_proposed() -> None:
    """Given a copy that is to be saved because the disk doesn't work, the drive beside it is chosen, not what was used
    last; saving anything else begins where it was saved before.
    """
    chosen = [CEREMONIES[name]().state.folder for name in ("save a copy", "copy of a game")]  # type: ignore[attr-defined]
    assert chosen == [Path("/media/rosa/CRDS"), Path("/home/rosa/Documents/Cards")]


def test_a_file_dropped_on_the_window_is_opened(open_house: OpenHouse, tmp_path: Path, home: Path) -> None:
    house = open_house(tmp_path / "data")
    house.begin()
    house.step(Event(pygame.DROPFILE, file=str(home / "Downloads" / "match.handfoot.jsonl")))
    house.until(lambda: "is on your list now" in house.report.message)
    assert house.report.scene == "bring_in"
    house.step(Event(pygame.DROPFILE, file=str(home / "Downloads" / "older.zip")))
    house.until(lambda: "Nothing was imported" in house.report.message)
    house.key("Escape")
    assert house.settle().scene == "table"
    rules = tmp_path / "cabin.handfoot.json"
    write_rules(rules, preset("couples"), RealDisk())
    house.step(Event(pygame.DROPFILE, file=str(rules)))
    house.until(lambda: house.report.scene == "rules")


def test_a_folder_that_is_gone_is_told(open_house: OpenHouse, tmp_path: Path, home: Path) -> None:
    house = open_house(tmp_path / "data")
    house.program.show_title()
    (home / "Downloads" / "Cards").rmdir()
    house.program.ask(ImportFiles())
    house.program.screens.scenes[-1]._go_to(home / "Downloads" / "Cards")  # type: ignore[attr-defined]  # it was there
    house.until(lambda: any("couldn't be read" in told.words for told in house.program.screens.scenes[-1].told))  # type: ignore[attr-defined]
    house.press("button/place_1")
    house.until(lambda: len(labels(house)) == 2)


def test_the_ending_of_a_copy_is_out_of_the_way() -> None:
    words = Picture(CEREMONIES["save a copy"](), (1366, 768)).words
    assert "Lake house" in words
    assert not any("handfoot" in word for word in words)


@pytest.mark.parametrize(("name", "told"), [("Web Classic", "Clásico web"), ("Friday", "Friday"), ("", "a")])
def test_a_game_is_called_as_in_my_games(name: str, told: str) -> None:
    file, game = FoundFile(Path("a.handfoot.jsonl")), GameGlance(name, ("Ann", "Ben"), 1, 4, False)
    with speaking("es"):
        assert name_of(file, game) == told
        assert f" {told} ·" in spoken_file(file, game)


def test_files_saved_on_one_day_are_told_apart() -> None:
    scene = CEREMONIES["bring in"]()
    Picture(scene, (1366, 768))
    whens = [find(scene, f"row/{n}").label.rpartition(", ")[2] for n in range(1, 4)]
    assert len(set(whens)) == 3
    assert all(len(when) == 5 and when[2] == ":" for when in whens)


def test_what_will_be_saved_and_where_is_said_before_it_is(home: Path) -> None:
    scene = CEREMONIES["save a copy"]()
    assert "Will be saved as “Lake house” in USB drive CRDS" in Picture(scene, (1366, 768)).words
    press(scene, "button/browse")
    Picture(scene, (1366, 768))
    press(scene, "button/place_0")
    assert "Will be saved as “Lake house” in Documents › Cards" in Picture(scene, (1366, 768)).words
    scene.set_state(name="/srv/games/mine")  # type: ignore[attr-defined]
    assert "Will be saved as “mine” in srv › games" in Picture(scene, (1366, 768)).words


def test_the_button_says_what_it_opens(open_house: OpenHouse, tmp_path: Path, home: Path) -> None:
    house = open_house(tmp_path / "data").at_title()
    house.program.ask(ImportFiles())

    def button() -> str:
        return next((thing.label for thing in house.look().all("button/save")), "")

    house.until(lambda: button() == "Import self-play")
    house.press("row/2")
    assert button() == "Import older.zip"
    house.press("row/0")
    assert button() == "Open Cards"
    house.press("button/type_path")
    assert button() == "Import"
    house.key("Escape")
    assert (house.settle().scene, button()) == ("bring_in", "Open Cards")
    house.go("row/1")
    assert list(games_folder(house.data).glob("*.jsonl")) == []
    house.press("button/save")
    house.until(lambda: "is on your list now" in house.report.message)


def test_places_on_the_full_disk_are_not_offered_and_marked_among_all_folders() -> None:
    scene = CEREMONIES["save a copy"]()
    words = Picture(scene, (1366, 768)).words
    assert "USB drive" in words
    assert not {"Same disk as the game", "Documents", "Documents › Cards"} & set(words)
    press(scene, "button/browse")
    words = Picture(scene, (1366, 768)).words
    assert words.count("Same disk as the game") >= 4
    assert "Documents › Cards" not in words


def test_of_two_games_of_one_name_the_button_tells_the_day() -> None:
    scene = CEREMONIES["bring in"]()
    assert "Import Friday evening, 28 May" in Picture(scene, (1366, 768)).words
    scene.set_state(found=scene.state.found[:3])  # type: ignore[attr-defined]
    assert "Import Friday evening" in Picture(scene, (1366, 768)).words


def test_a_place_on_a_full_disk_is_not_proposed_where_there_is_another() -> None:
    usual = [UsualPlace(PlaceKind.HOME, Path("/home")), UsualPlace(PlaceKind.DOCUMENTS, Path("/home/rosa/Documents"))]
    elsewhere = UsualPlace(PlaceKind.DESKTOP, Path("/mnt/desk"))
    chosen = []
    for places in ([*usual, elsewhere], usual):
        folders = KnownFolders(tuple(places), are_on_one_disk=lambda one, other: one.parts[1] == other.parts[1])
        risk = GameAtRisk(lambda: Unsaved(12, ""), leaves=True, folder=Path("/home/rosa/games"))
        scene = FileChooserScene(COPY, "game", lambda path: FileOutcome(), nothing, folders, risk)
        scene._mark_failing_disk(risk.folder)()
        chosen.append(scene.state.folder)
    assert chosen == [Path("/mnt/desk"), Path("/home/rosa/Documents")]


def test_where_a_copy_was_saved_is_read_as_a_place_and_copied_whole() -> None:
    scene = CEREMONIES["copy saved"]()
    copied: list[str] = []
    scene.copy = lambda text: not copied.append(text)  # type: ignore[attr-defined, func-returns-value]
    path = "/home/rosa/Documents/Cards/Lake house.handfoot.jsonl"
    words = Picture(scene, (1366, 768)).words
    assert "Saved as Documents › Cards › Lake house" in words
    assert scene.report().message == f"Saved as {path}"
    press(scene, "button/copy_location")
    assert copied == [path]
    assert "Copied" in Picture(scene, (1366, 768)).words


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_what_leaving_costs_is_read_on_its_button(size: tuple[int, int]) -> None:
    words = Picture(CEREMONIES["save a copy"](), size, Preferences(text_size="large")).words
    assert say_errors.leaving_loses(12) in words
    assert say_errors.moves_unsaved(12) in words
