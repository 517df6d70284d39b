import threading
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame.event import Event

from game.messages.functions import errors as say_errors, game_files as say_game_files
from game.toolkit.widgets import Button
from game.ui.shared.requests import GoToTitle, ShowGames
from game.ui.system.file_chooser.screen import FileChooserScene
from saves.disk.files import RealDisk
from saves.records.lines import MoveLine
from saves.records.replay import replay_file
from tests.saves.disks import FullDisk
from tests.toolkit.waiting import PATIENCE
from tests.ui.drive import there
from tests.ui.house import House


def test_what_is_whole_of_a_damaged_record_is_played_on_in_a_file_of_its_own(open_house: Callable[..., House]) -> None:
    house = open_house()
    record = house.begin()
    house.program.show_title()
    whole = record.read_bytes().splitlines()
    damaged = record.read_bytes() + b'{"type":"move","seat":0,"move":"discard","card":"ZZ"}\n'
    record.write_bytes(damaged)
    house.program.open(record)
    assert "damaged at line" in there(house.program.screens.notice()).words
    house.program.ask(ShowGames())
    house.press("row/0", "button/good_part")
    house.until(lambda: house.program.session is not None)
    new = house.game.saved.path  # type: ignore[union-attr]
    assert new != record
    assert new.read_bytes().splitlines()[1 : len(whole)] == whole[1:]
    assert replay_file(new).problem is None
    assert house.game.match.header.name.endswith("good part")
    assert record.read_bytes() == damaged


def test_a_disk_that_refuses_gets_a_banner_and_the_game_goes_on(open_house: Callable[..., House]) -> None:
    """Moves are kept in memory, Try again, here by its key, writes them all, and the record is whole. The bug: until
    somebody had pressed OK at the news of the last round, nothing said that moves were only in memory.
    """
    house, disk, record = with_moves_in_memory(open_house)
    house.until(lambda: house.look().find("button/retry") is not None)
    assert house.game.board.phase == "play"
    house.go("button/menu", "button/give_up", "button/last_round")
    house.run(1.0)
    assert house.look().find("button/save_copy") is not None
    assert house.look().find("button/last_round_heard") is None
    card, place = there(house.look().find(house.useless_card)), there(house.look().find("discard"))
    house.drag(card.middle, place.middle)
    house.until(lambda: house.game.board.turns[0] == 1)
    disk.free = 10_000_000
    house.key("F5")
    house.until(lambda: house.game.failing is None)
    house.until(lambda: house.look().find("button/last_round_heard") is not None)
    assert house.look().find("button/save_copy") is None
    house.settle()
    verdict = replay_file(record)
    assert verdict.problem is None
    assert verdict.lines == len(house.game.match.lines)


def test_a_copy_can_be_saved_elsewhere(open_house: Callable[..., House], tmp_path: Path) -> None:
    """Under any name that is written in, a whole record; `~NAME` of nobody is told in a sentence. Given a file under
    the name that is typed, the window asks, and only a yes replaces it.
    """
    disk = FullDisk(free=20_000)
    house = at_save_copy(open_house(disk=disk))
    house.type_path("~nobody-at-all/x")
    house.press("button/save")
    house.until(lambda: house.look().message != say_game_files.copying())
    assert house.look().message == say_game_files.cannot_save_there("nobody-at-all has no home folder on this computer")
    disk.free = 0
    elsewhere = tmp_path / "copy.handfoot.jsonl"
    house.type_path(elsewhere)
    house.press("button/save")
    house.until(lambda: "couldn't be saved" in house.look().message)
    elsewhere.write_text("last year's match")
    disk.free = 10_000_000
    house.press("button/save")
    house.until(lambda: house.look().find("button/replace") is not None)
    house.key("escape")
    assert elsewhere.read_text() == "last year's match"
    house.press("button/save")
    house.until(lambda: house.look().find("button/replace") is not None)
    house.press("button/replace")
    house.until(lambda: house.look().message == say_game_files.saved_as(str(elsewhere)))
    assert replay_file(elsewhere).problem is None
    assert replay_file(elsewhere).lines >= 4
    house.press("button/back")
    house.until(lambda: house.report.scene == "table")


def test_a_place_for_the_copy_that_does_not_answer_stops_nothing(
    open_house: Callable[..., House], tmp_path: Path
) -> None:
    disk = FullDisk(free=20_000)
    house = at_save_copy(open_house(disk=disk))
    answers = threading.Event()
    replace = disk.replace
    disk.replace = lambda path, data: (answers.wait(PATIENCE), replace(path, data))[1]  # type: ignore[method-assign]
    house.type_path(tmp_path / "copy.handfoot.jsonl")
    house.press("button/save")
    assert house.look().message == say_game_files.copying()
    house.until(lambda: house.look().message == say_game_files.copy_silent())
    house.press("button/back")
    house.until(lambda: house.report.scene == "table")
    answers.set()


def with_moves_in_memory(open_house: Callable[..., House]) -> tuple[House, FullDisk, Path]:
    """A game whose disk is full, with a move that is not saved; its disk and its record."""
    disk = FullDisk(free=20_000)
    house = open_house(disk=disk)
    record = house.begin()
    disk.free = 0
    house.key("d")
    house.until(lambda: house.game.failing is not None)
    return house, disk, record


def at_save_copy(house: House) -> House:
    """A game whose disk is full, at the screen for a copy; the disk has room again."""
    assert isinstance(house.disk, FullDisk)
    house.begin()
    house.disk.free = 0
    house.key("d")
    house.until(lambda: house.look().find("button/save_copy") is not None)
    house.key("F6")
    house.until(lambda: house.report.scene == "save_copy")
    house.disk.free = 10_000_000
    return house


def test_neither_game_nor_window_is_left_while_moves_are_only_in_memory(open_house: Callable[..., House]) -> None:
    house, *_ = with_moves_in_memory(open_house)
    house.key("Escape")
    assert house.go("button/leave").scene == "save_copy"
    house.press("button/back")
    house.step(Event(pygame.QUIT))
    assert house.app.running
    assert house.settle().scene == "save_copy"
    house.press("button/leave")
    assert not house.app.running


def words_of(house: House) -> list[str]:
    """What is written on the screen for a copy, and on its way out."""
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, FileChooserScene)
    buttons = (told.widget for told in scene.told if isinstance(told.widget, Button))
    return [*(told.words for told in scene.told), *(button.sub for button in buttons)]


def test_leaving_says_how_many_moves_it_costs_until_the_disk_takes_them(open_house: Callable[..., House]) -> None:
    house, disk, record = with_moves_in_memory(open_house)
    lines = house.game.match.lines
    moves = sum(isinstance(line, MoveLine) for line in lines[replay_file(record).lines :])
    assert moves >= 1
    house.program.ask(GoToTitle())
    house.until(lambda: house.report.scene == "save_copy")
    assert {say_errors.moves_unsaved(moves), say_errors.leaving_loses(moves)} <= set(words_of(house))
    assert house.program.screens.notice_shown() is None  # it would say the same once more
    house.until(lambda: say_game_files.same_disk() in words_of(house))  # the home folder of tests is beside the game
    disk.free = 10_000_000
    there(house.game.saved).retry()
    house.until(lambda: say_errors.saved_again() in words_of(house))
    assert say_errors.leaving_loses(moves) not in words_of(house)
    house.press("button/leave")
    house.until(lambda: house.report.scene == "title")
    assert replay_file(record).lines == len(lines)


def test_once_a_copy_is_saved_the_game_can_be_left(open_house: Callable[..., House], tmp_path: Path) -> None:
    house, disk, _ = with_moves_in_memory(open_house)
    house.program.ask(GoToTitle())
    house.until(lambda: house.report.scene == "save_copy")
    disk.replace = lambda path, data: RealDisk().replace(path, data)  # type: ignore[method-assign]  # another disk
    house.type_path(tmp_path / "copy.handfoot.jsonl")
    house.press("button/save")
    house.until(lambda: house.look().message.startswith("Saved as"))
    assert [thing.label for thing in house.look().all("button/leave")] == [say_errors.leave_now()]
    assert not [words for words in words_of(house) if words.startswith("You lose")]
    assert house.go("button/leave").scene == "title"
    assert house.program.screens.notice_shown() is None
