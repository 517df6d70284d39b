import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Final

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.assets import assets_folder
from game.messages.functions import errors as say_errors, game_files as say_game_files
from game.sentences import errors as words
from game.toolkit.drawing.theme import Colours
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoToTitle
from saves.disk import files
from saves.disk.files import RealDisk, SlowFile, read_small
from saves.disk.folders import can_be_written, games_folder, people_file, rules_folder, settings_file
from saves.disk.start_reading import RECORD_SECONDS, START_SECONDS, StartReading
from saves.disk.system_calls import SystemCalls
from saves.library.backup import write_backup
from saves.players.own_rules import own_rule_sets
from saves.players.settings import Settings
from saves.records import journal
from saves.records.lines import RECORD_SUFFIX, SCORE_PAD_SUFFIX
from saves.records.replay import replay_file
from tests.play.matches_in_memory import step
from tests.saves.disk.test_held_files import LAKE, HeldCalls
from tests.saves.disks import SlowDisk
from tests.saves.written_records import GAME, POSITION, record
from tests.slow import slow_except
from tests.toolkit.waiting import PATIENCE, wait_until
from tests.ui.drive import there
from tests.ui.headers import header
from tests.ui.house import House

NOBODY: Final = 65534
SMALL: Final = 96
"""Kilobytes of a disk that is soon full."""


@pytest.fixture
def mount(tmp_path: Path) -> Iterator[Callable[..., Path]]:
    """Mounts a small disk of its own; skips the test where that is not allowed."""
    mounted: list[Path] = []

    def mount_one() -> Path:
        place = tmp_path / "disk"
        place.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}k", "tmpfs", str(place)]
        if sys.platform != "linux" or os.geteuid() != 0 or subprocess.run(command, capture_output=True).returncode:
            pytest.skip("no disk can be mounted here")
        mounted.append(place)
        return place

    yield mount_one
    for place in mounted:
        subprocess.run(["umount", "-l", str(place)], check=True)


@pytest.fixture
def powerless() -> Iterator[Path]:
    """A folder of a user without special rights, who runs the test."""
    if sys.platform == "win32":
        pytest.skip("rights are another thing there")
    with tempfile.TemporaryDirectory() as folder:
        was_root = os.geteuid() == 0
        if was_root:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            for needed in (assets_folder() / "fonts", Path(os.__file__), Path(pytest.__file__)):
                if not os.access(needed, os.R_OK, effective_ids=was_root):
                    pytest.skip(f"a user without rights may not read {needed.name} here, nor run the test")
            yield Path(folder)
        finally:
            if was_root:
                os.seteuid(0)
            for path in (Path(folder), *Path(folder).rglob("*")):
                path.chmod(0o755)


def remount(place: Path, how: str) -> None:
    """Makes a mounted disk read-only ("ro") or writable ("rw")."""
    subprocess.run(["mount", "-o", f"remount,{how}", str(place)], check=True)


def notice(house: House) -> str:
    """What the strip says now, "" for nothing."""
    house.run(0.2)
    told = house.program.screens.notice_shown()
    return told.words if told is not None else ""


def play(house: House) -> None:
    """Begins a match on the title and makes the first move."""
    house.start()
    house.until(lambda: house.program.session is not None and house.game.awaits_person)
    step(house.game.match)
    house.run(0.5)


def leave(house: House) -> None:
    """To the title, with a game that is safe: a busy disk may take longer than the game waits for one."""
    house.settle()
    house.until(lambda: house.game.failing is None)
    house.ask(GoToTitle())
    assert house.report.scene == "title"


def only_record(house: House) -> Path:
    """The record of the game that was begun."""
    (record,) = games_folder(house.data).glob("*.handfoot.jsonl")
    return record


def in_order(record: Path) -> int:
    """The lines of a record that is in order."""
    verdict = replay_file(record)
    assert verdict.problem is None
    assert verdict.torn is None
    return verdict.lines


# ---- the folder


def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    data = tmp_path / "not" / "there" / "yet"
    house = House(data).at_title()
    assert notice(house) == ""
    play(house)
    house.close()
    assert in_order(only_record(house)) > 2
    again = House(data).at_title()
    assert again.look().ready("button/continue") is not None
    again.close()


def test_a_file_where_the_folder_should_be_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.write_text("somebody's notes")
    house = House(data).at_title()
    why = "part of the location isn't a folder"
    assert notice(house) == f"Your settings can't be read ({why}), so the standard settings are used."
    house.press("button/notice_read")
    assert notice(house) == say_errors.games_unreadable(why)
    house.press("button/notice_read")
    play(house)
    assert "can't be saved" in notice(house)
    assert house.look().find("button/save_copy") is not None
    house.close()
    assert data.read_text() == "somebody's notes"


def test_a_folder_that_went_away_while_playing_is_told(tmp_path: Path) -> None:
    data = tmp_path / "stick"
    house = House(data).at_title()
    play(house)
    leave(house)
    data.rename(tmp_path / "pulled out")
    data.write_text("nothing is mounted here")
    play(house)
    assert "can't be saved" in notice(house)
    lines = len(house.game.match.lines)
    data.unlink()
    (tmp_path / "pulled out").rename(data)
    house.press("button/retry")
    house.until(lambda: house.game.failing is None)
    record = house.game.saved.path if house.game.saved is not None else data
    leave(house)
    assert in_order(record) == lines
    house.close()


def test_a_read_only_disk_is_told_and_the_game_goes_on(mount: Callable[[], Path]) -> None:
    data = mount() / "data"
    house = House(data).at_title()
    play(house)
    leave(house)
    record = only_record(house)
    lines = in_order(record)
    remount(data.parent, "ro")
    house.press("button/continue")
    house.until(lambda: house.program.session is not None and house.game.awaits_person)
    step(house.game.match)
    house.until(lambda: house.game.failing is not None)
    assert notice(house) == say_errors.disk_fails("the disk is read-only")
    house.press("button/retry")
    house.until(lambda: notice(house) == say_errors.disk_still_fails("the disk is read-only", 1))
    house.program.prefer(house.app.preferences)
    house.until(lambda: "settings" in str(house.program.screens.notice()))
    assert in_order(record) == lines
    remount(data.parent, "rw")
    house.press("button/retry")
    house.until(lambda: house.game.failing is None)
    house.until(lambda: notice(house) != say_errors.saved_again())
    assert notice(house) == "Your settings couldn't be saved: the disk is read-only."
    house.press("button/notice_read")
    leave(house)
    assert in_order(record) > lines
    house.close()


def test_a_full_disk_is_told_and_the_game_goes_on(mount: Callable[[], Path]) -> None:
    disk = mount()
    house = House(disk / "data").at_title()
    play(house)
    leave(house)
    filler = disk / "holiday.mov"
    with pytest.raises(OSError, match="No space left"):
        filler.write_bytes(bytes(SMALL * 1024))
    record = only_record(house)
    lines = in_order(record)
    house.press("button/continue")
    house.until(lambda: house.program.session is not None)
    for _ in range(200):  # what is left of the last block is filled first
        house.until(lambda: house.game.awaits_person or house.game.match.awaits_deal)
        if house.game.failing is not None:
            break
        step(house.game.match)
        house.run(0.1)
    assert notice(house) == say_errors.disk_fails("the disk is full")
    wanted = len(house.game.match.lines)
    house.close()
    assert lines <= in_order_but_torn(record) <= wanted
    filler.unlink()
    again = House(disk / "data").at_title()
    again.press("button/continue")
    again.until(lambda: again.program.session is not None and again.game.awaits_person)
    step(again.game.match)
    again.run(0.5)
    leave(again)
    assert in_order(record) > lines
    again.close()


def in_order_but_torn(record: Path) -> int:
    """The whole lines of a record whose last one may be torn."""
    verdict = replay_file(record)
    assert verdict.problem is None
    return verdict.lines


@pytest.mark.parametrize(("folder", "rights"), [("data/games", 0o000), ("data/games", 0o555), ("data", 0o000)])
def test_without_rights_on_the_folder_a_game_is_played_in_memory(folder: str, rights: int, powerless: Path) -> None:
    data = powerless / "data"
    games_folder(data).mkdir(parents=True)
    (powerless / folder).chmod(rights)
    assert not can_be_written(games_folder(data))
    house = House(data).at_title()
    for _ in range(3):
        house.press("button/notice_read") if notice(house) else None
    play(house)
    assert notice(house) == say_errors.disk_fails("you don't have permission")
    house.until(lambda: house.game.awaits_person)
    step(house.game.match)
    house.run(0.5)
    house.key("F6")
    assert house.settle().scene == "save_copy"
    house.type_path(powerless / "copy.handfoot.jsonl")
    house.press("button/save")
    house.until(lambda: "copy.handfoot.jsonl" in house.look().message)
    assert in_order(powerless / "copy.handfoot.jsonl") == len(house.game.match.lines)
    assert house.program.close()


@pytest.mark.parametrize("rights", slow_except([0o555], [0o000, 0o555]))
@pytest.mark.parametrize("folder", slow_except(["data"], ["data/games", "data"]))
def test_title_announces_a_folder_without_rights(folder: str, rights: int, powerless: Path) -> None:
    data = powerless / "data"
    games_folder(data).mkdir(parents=True)
    (powerless / folder).chmod(rights)
    house = House(data).at_title()
    why = "you don't have permission"
    sentence = {
        ("data/games", 0o000): say_errors.games_unreadable(why),
        ("data/games", 0o555): say_errors.games_unwritable(f"{data}/games"),
        ("data", 0o000): say_errors.settings_not_read(why),
        ("data", 0o555): say_errors.data_unwritable(str(data)),
    }[folder, rights]
    assert notice(house) == sentence
    if not rights:
        with pytest.raises(PermissionError):
            write_backup(data, powerless / "backup.zip", RealDisk())
    house.close()
    assert (powerless / folder).stat().st_mode & 0o700 == rights & 0o700


# ---- other programs, and a disk that does not answer


def test_a_record_that_is_replaced_or_deleted_while_it_is_played_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """Given a synchronised folder that puts another file in the place of the open game's, the next move tells so and
    names the file that the game goes on in; given a file manager that deletes that one, so does the next, and it is
    there again. Both files are whole, with every move, and both are in the list afterwards.
    """
    house = House(tmp_path).at_title()
    play(house)
    record = only_record(house)
    older = record.read_bytes().splitlines(keepends=True)[:2]
    aside = record.with_name("aside")
    aside.write_bytes(b"".join(older))
    aside.replace(record)
    play_on(house)
    saved = there(house.game.saved)
    assert saved.path != record
    assert notice(house) == words.record_moved(saved.path.name)
    house.press("button/notice_read")
    assert notice(house) != words.record_moved(saved.path.name)
    saved.path.unlink()
    play_on(house)
    assert notice(house) == say_errors.record_back()
    match = house.game.match
    leave(house)
    assert record.read_bytes() == b"".join(older)
    assert in_order(saved.path) == len(match.lines)
    assert {entry.path for entry in house.program.environment.library.games()} == {record, saved.path}
    house.close()


def play_on(house: House) -> None:
    """One move more."""
    house.until(lambda: house.game.awaits_person)
    step(house.game.match)
    house.until(lambda: house.game.is_settled)


@pytest.mark.usefixtures("impatient_locks")
def test_a_disk_that_does_not_answer_is_told_and_leaving_says_what_may_be_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk()
    disk.may_sync.set()
    house = House(tmp_path, disk=disk).at_title()
    play(house)
    house.until(lambda: house.game.awaits_person and house.game.is_settled)
    disk.may_sync.clear()
    monkeypatch.setattr(journal, "HANGS_AFTER", 0.2)
    step(house.game.match)
    assert not house.game.is_settled
    house.step()
    house.step(Event(pygame.QUIT))
    assert house.app.running
    assert house.report.scene == "table"  # nobody knows yet whether the move is safe
    house.until(lambda: house.report.scene == "save_copy")
    assert house.report.message == say_game_files.copy_elsewhere_why("")
    house.press("button/back")
    assert notice(house) == say_errors.disk_silent()
    assert house.look().find("button/retry") is None
    house.until(lambda: house.game.awaits_person)
    step(house.game.match)
    assert house.game.is_settled
    record = only_record(house)
    lines = len(house.game.match.lines)
    house.program.ask(GoToTitle())
    house.press("button/leave")
    assert house.report.scene == "title"
    assert notice(house) == say_errors.not_all_saved()
    house.program.open(record)
    house.run(0.2)
    assert house.program.session is None  # its last moves are still on their way: nobody may write there meanwhile
    disk.may_sync.set()
    wait_until(lambda: in_order(record) >= lines)
    house.close()


def test_a_choice_is_taken_at_once_where_the_disk_of_the_settings_does_not_answer(tmp_path: Path) -> None:
    answers = threading.Event()

    class HangingCalls(SystemCalls):
        def sync(self, descriptor: int) -> None:
            answers.wait(PATIENCE)
            super().sync(descriptor)

    house = House(tmp_path, disk=RealDisk(HangingCalls())).at_title()
    choices: tuple[Colours, ...] = ("classic", "four", "classic")
    for colours in choices:
        house.program.prefer(replace(house.app.preferences, colours=colours))
        house.step()
        assert house.app.preferences.colours == colours
    assert not settings_file(tmp_path).exists()
    answers.set()
    house.close()
    assert Settings(settings_file(tmp_path), Preferences(), RealDisk()).value.colours == "classic"


# ---- what is in it


@pytest.mark.parametrize(
    "file", slow_except(["settings.json"], ["settings.json", "rules-unsaved.json", "rules/mine.json", "people.json"])
)
def test_a_file_that_takes_for_ever_is_named_and_left_alone(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saves.disk.start_reading.LEAST_SECONDS", 0.05)
    path, answers = tmp_path / file, threading.Event()
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"kept")

    def read(wanted: Path, most: int) -> bytes:
        if wanted == path:
            answers.wait()
        return read_small(wanted, most)

    times = iter([0.0])
    try:
        house = House(tmp_path, reading=StartReading(read, lambda: next(times, START_SECONDS))).at_title()
        house.until(lambda: notice(house) != "")
        assert notice(house) == say_errors.slow_file(path.name)
        house.press("button/notice_read")
        assert notice(house) == ""
        house.program.prefer(replace(house.app.preferences, captions=True))
        house.program.people.change(lambda home: home.with_learning_player("Ida"))
        house.settle()
        with pytest.raises(SlowFile):
            house.disk.replace(path, b"new")
        assert house.program.close()
        assert path.read_bytes() == b"kept"
        assert file == "settings.json" or b'"captions": true' in settings_file(tmp_path).read_bytes()
        assert file == "people.json" or b"Ida" in people_file(tmp_path).read_bytes()
    finally:
        answers.set()


@pytest.mark.parametrize("others", slow_except([1], [0, 1]))
@pytest.mark.parametrize("end", slow_except([RECORD_SUFFIX], [RECORD_SUFFIX, SCORE_PAD_SUFFIX]))
def test_a_game_that_takes_for_ever_is_named_and_left_out(
    others: int, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = games_folder(tmp_path)
    for n in range(others):
        record(folder, {**GAME, "name": "At the lake"}, POSITION, name=f"other{n}")
    path = folder / f"slow{end}"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"kept")
    answers, asked, open_file = threading.Event(), list[threading.Thread](), files._open

    def open_slowly(wanted: Path, way: int) -> int:
        if wanted == path:
            asked.append(threading.current_thread())
            answers.wait()
        return open_file(wanted, way)

    def wait(thread: threading.Thread, seconds: float) -> None:
        while thread.is_alive() and thread not in asked:
            thread.join(0.01)
        assert thread not in asked or seconds == RECORD_SECONDS

    monkeypatch.setattr(files, "_open", open_slowly)
    reading = StartReading(wait=wait)
    house = House(tmp_path, reading=reading)
    try:
        house.at_title()
        house.until(lambda: notice(house) != "")
        assert notice(house) == say_errors.slow_file(path.name)
        house.press("button/notice_read")
        for _ in range(2):
            house.at_title()
            assert notice(house) == ""
            gold = there(house.look().find("button/continue" if others else "button/play"))
            assert gold.enabled
            assert len(house.program.games.entries_within(3.0)) == others
        assert len(asked) <= 2  # the list, and what finished matches tell
        with pytest.raises(SlowFile):
            house.disk.replace(path, b"new")
        with pytest.raises(SlowFile):
            house.disk.open_append(path)
        house.start()
        house.until(lambda: house.program.session is not None)
    finally:
        answers.set()
    house.close()
    assert path.read_bytes() == b"kept"


@pytest.mark.parametrize(
    "content", slow_except([b"{ nonsense"], [b"", b"{ nonsense", b"\x00" * 200, b"[]", b'{"version":1,"text_size":7}'])
)
def test_settings_that_are_empty_or_garbage_are_told_and_kept(content: bytes, tmp_path: Path) -> None:
    settings_file(tmp_path).write_bytes(content)
    house = House(tmp_path).at_title()
    assert notice(house).startswith("Your settings file ")
    assert "so the standard settings are used." in notice(house)
    assert house.app.preferences.text_size == "normal"
    house.press("button/notice_read")
    assert notice(house) == ""
    house.close()
    assert tmp_path.joinpath("settings.json.unreadable").read_bytes() == content
    assert notice(House(tmp_path).at_title()) == ""


def test_settings_of_a_newer_version_are_told_and_left_alone(tmp_path: Path) -> None:
    newer = b'{"version":99,"speed":"warp"}'
    settings_file(tmp_path).write_bytes(newer)
    house = House(tmp_path).at_title()
    assert "newer version" in notice(house)
    house.press("button/notice_read")
    house.program.prefer(house.app.preferences)
    house.until(lambda: "left as it is" in notice(house))
    house.close()
    assert settings_file(tmp_path).read_bytes() == newer


def test_a_save_from_a_newer_version_is_told_and_left_alone(tmp_path: Path) -> None:
    house = House(tmp_path).at_title()
    play(house)
    leave(house)
    mine = only_record(house)
    newer = mine.with_name("newer.handfoot.jsonl")
    content = b'{"type":"game","format":2,"id":"newer","what":"nobody knows"}\n{"type":"fanfare"}\n'
    newer.write_bytes(content)
    os.utime(newer, (time.time() + 60, time.time() + 60))
    house.at_title().press("button/continue")
    house.until(lambda: house.program.session is not None)
    assert there(house.game.saved).path == mine
    leave(house)
    house.press("button/games")
    house.run(0.5)
    house.press("row/0") if house.look().find("row/0") else None
    house.program.open(newer)
    assert notice(house) == say_errors.newer_game()
    assert newer.read_bytes() == content
    house.close()


def cut_off(record: Path) -> None:
    """The last line was not written to its end."""
    with record.open("ab") as file:
        file.write(b'{"type":"move","seat":0,"mo')


def test_cut_off_game_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    house = House(tmp_path).at_title()
    play(house)
    leave(house)
    record = only_record(house)
    cut_off(record)
    lines = record.read_text().rpartition("\n")[0].splitlines()
    house.press("button/continue")
    house.until(lambda: house.program.session is not None and house.game.awaits_person)
    assert notice(house) == say_errors.cut_off()
    house.press("button/notice_read")
    step(house.game.match)
    house.run(0.5)
    leave(house)
    assert record.read_text().splitlines()[: len(lines)] == lines
    assert in_order(record) > len(lines)
    house.close()


# ---- the clock


def test_a_clock_that_was_set_back_changes_nothing(tmp_path: Path) -> None:
    house = House(tmp_path).at_title()
    play(house)
    leave(house)
    future = only_record(house)
    then = time.time() + timedelta(days=40).total_seconds()
    os.utime(future, (then, then))
    house.at_title()
    play(house)
    now = house.game.saved.path if house.game.saved is not None else future
    assert now != future
    stamps = [line.t for line in house.game.match.lines[1:]]
    assert stamps == sorted(stamp for stamp in stamps if stamp is not None)
    leave(house)
    house.press("button/continue")
    house.until(lambda: house.program.session is not None)
    assert there(house.game.saved).path == now
    house.close()
    assert in_order(now) > 2
    assert in_order(future) > 2


def test_the_time_of_a_record_never_goes_back(tmp_path: Path) -> None:
    house = House(tmp_path)
    match = house.take_up([header()])
    house.until(lambda: house.game.awaits_person)
    before = max(line.t or 0.0 for line in match.lines)
    leave(house)
    house.program.open(only_record(house))
    house.until(lambda: house.program.session is not None and house.game.awaits_person)
    step(house.game.match)
    assert all((line.t or 0.0) >= before for line in house.game.match.lines[match.line_count + 1 :])
    house.close()


@pytest.mark.parametrize("refusals", slow_except([3], [1, 3, 10**9]))
def test_a_held_file_costs_no_frame_and_leaving_tries_once_more(tmp_path: Path, refusals: int) -> None:
    calls = HeldCalls(refusals)
    house = House(tmp_path, disk=RealDisk(calls, window=threading.get_ident())).at_title()
    house.program.prefer(replace(house.app.preferences, colours="four"))
    assert house.program.rules.save(LAKE, None) is None
    assert LAKE in [choice.rules for choice in house.program.rules.choices]
    house.close()
    assert threading.current_thread().name not in calls.pauses
    settings = Settings(settings_file(tmp_path), Preferences(), RealDisk()).value
    kept = [own.rules for own in own_rule_sets(rules_folder(tmp_path))]
    unwritten = {path.name for path in house.program.unwritten}
    assert (settings.colours == "four") is ("settings.json" not in unwritten) is (refusals < 10)
    assert (kept == [LAKE]) is (LAKE.name not in unwritten) is (refusals < 10)
