"""The whole program when files are damaged or the disk will not write: what it says, and that nothing is lost."""

from collections.abc import Callable
from pathlib import Path

import pygame
from pygame.event import Event

from saves.folders import settings_file
from saves.replay import replay_file
from tests.saves.disks import FullDisk, StubbornDisk
from tests.ui.flow.house import House


def test_a_damaged_record_is_refused_in_a_sentence(open_house: Callable[..., House]) -> None:
    """With the line, and nothing of it is changed."""
    house = open_house()
    record = house.begin()
    house.program.show_title()
    damaged = record.read_bytes() + b'{"type":"move","seat":0,"move":"discard","card":"ZZ"}\n'
    record.write_bytes(damaged)
    house.program.open(record)
    notice = house.program.screens.notice()
    assert notice is not None
    assert "damaged in line" in notice.words
    assert record.read_bytes() == damaged


def test_what_is_whole_of_a_damaged_record_is_played_on_in_a_file_of_its_own(open_house: Callable[..., House]) -> None:
    """From the list of games; the damaged file is not touched."""
    house = open_house()
    record = house.begin()
    house.program.show_title()
    whole = record.read_bytes().splitlines()
    damaged = record.read_bytes() + b'{"type":"move","seat":0,"move":"discard","card":"ZZ"}\n'
    record.write_bytes(damaged)
    house.program._show_games()
    house.press("row/0")
    house.press("button/good_part")
    house.until(lambda: house.program._flow is not None)
    new = house.game.saved.path  # type: ignore[union-attr]
    assert new != record
    assert new.read_bytes().splitlines()[1 : len(whole)] == whole[1:]
    assert replay_file(new).problem is None
    assert house.game.match.header.name.endswith("good part")
    assert record.read_bytes() == damaged


def test_settings_that_cannot_be_understood_are_told_once(open_house: Callable[..., House], tmp_path: Path) -> None:
    """A sentence with a button; the usual settings hold. Once it was read, the next start is quiet, the file kept."""
    settings_file(tmp_path).write_text("{ nonsense")
    house = open_house()
    house.program.show_title()
    sight = house.settle()
    assert sight.find("button/notice_read")
    assert house.app.preferences.text_size == "normal"
    house.key("F4")
    assert house.settle().find("button/notice_read") is None
    again = open_house()
    again.program.show_title()
    assert again.settle().find("button/notice_read") is None
    assert settings_file(tmp_path).with_name("settings.json.unreadable").read_text() == "{ nonsense"


def test_a_disk_that_refuses_gets_a_banner_and_the_game_goes_on(open_house: Callable[..., House]) -> None:
    """Moves are kept in memory, Try again writes them all, and the record is whole."""
    disk = StubbornDisk()
    disk.refusing = False
    house = open_house(disk=disk)
    record = house.begin()
    disk.refusing = True
    house.game.saved._journal._drop_file()  # type: ignore[union-attr]
    house.key("d")
    house.until(lambda: house.look().find("button/retry") is not None)
    assert house.game.board.phase == "play"
    card, place = house.look().find("hand/2"), house.look().find("discard")
    assert card is not None
    assert place is not None
    house.drag(card.middle, place.middle)
    house.until(lambda: house.game.board.turns[0] == 1)
    disk.refusing = False
    house.press("button/retry")
    house.until(lambda: house.game.failing is None)
    house.until(lambda: house.look().find("button/retry") is None)
    house.settle()
    verdict = replay_file(record)
    assert verdict.problem is None
    assert verdict.lines == len(house.game.match.lines)


def test_a_copy_can_be_saved_elsewhere(open_house: Callable[..., House], tmp_path: Path) -> None:
    """Under any name that is written in; the copy is a whole record."""
    disk = FullDisk(free=20_000)
    house = open_house(disk=disk)
    house.begin()
    disk.free = 0
    house.key("d")
    house.until(lambda: house.look().find("button/save_copy") is not None)
    disk.free = 0
    house.key("F6")
    sight = house.settle()
    assert sight.scene == "save_copy"
    elsewhere = tmp_path / "copy.handfoot.jsonl"
    field = house.app.scene.inner.form.focused  # type: ignore[attr-defined]
    assert field.id == "field/path"
    for letter in str(elsewhere):
        house.step(Event(pygame.TEXTINPUT, text=letter))
    house.press("button/save")
    assert "could not be saved" in house.look().message or "No space" in house.look().message
    disk.free = 10_000_000
    house.press("button/save")
    assert replay_file(elsewhere).problem is None
    assert replay_file(elsewhere).lines >= 4
    house.press("button/back")
    house.until(lambda: house.report.scene == "table")


def test_the_window_does_not_close_on_moves_that_are_only_in_memory(open_house: Callable[..., House]) -> None:
    """A way to save a copy is offered first; closing anyway stays possible."""
    disk = FullDisk(free=20_000)
    house = open_house(disk=disk)
    house.begin()
    disk.free = 0
    house.key("d")
    house.until(lambda: house.game.failing is not None)
    house.step(Event(pygame.QUIT))
    assert house.app.running
    assert house.settle().scene == "save_copy"
    house.press("button/leave")
    assert not house.app.running


def test_a_game_is_not_left_while_moves_are_only_in_memory(open_house: Callable[..., House]) -> None:
    """Save and leave offers a copy first; once the disk takes the moves it simply leaves."""
    disk = FullDisk(free=20_000)
    house = open_house(disk=disk)
    record = house.begin()
    disk.free = 0
    house.key("d")
    house.until(lambda: house.game.failing is not None)
    house.key("Escape")
    house.press("button/leave")
    assert house.settle().scene == "save_copy"
    house.press("button/back")
    disk.free = 10_000_000
    house.key("F5")
    house.until(lambda: house.game.failing is None)
    lines = len(house.game.match.lines)
    house.key("Escape")
    house.press("button/leave")
    assert house.settle().scene == "title"
    assert replay_file(record).lines == lines
