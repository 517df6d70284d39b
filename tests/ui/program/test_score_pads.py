import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.messages.functions import errors as say_errors, score_pad as say_score_pad, scores as say_scores
from game.portrait_art import LOOKS, face_in, look_in
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoToTitle
from game.ui.shared.seated_players import looks_of, with_current_faces
from game.ui.system.file_chooser.printing import pages_folder
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder
from saves.records.lines import SeatInfo
from saves.records.open_score_pad import read_score_pad
from tests.saves.disks import FullDisk
from tests.slow import slow_except
from tests.ui.house import House
from tests.ui.program.test_program_trouble import words_of

OpenHouse = Callable[..., House]
ONE_BOOK = ("field/clean_0/plus", "button/write_down", "button/write_anyway")
"""Presses that write a round with one book down, which the pad doubts."""


def at_the_score_pad(house: House) -> House:
    """A new evening, begun by way of New game with the second seat dealing first."""
    house.at_title().go("button/new_game", "button/real_cards", "field/dealer", "button/start")
    return house


def score_pads(folder: Path) -> list[Path]:
    """The files of evenings."""
    return sorted(games_folder(folder).glob("*.handfoot-pad.jsonl"))


def test_a_new_face_changes_nobody_elses_at_a_score_pad() -> None:
    """The bug: after somebody chose a new face, "Player 2" and "Player 6" of an old pad had others: the face
    that "You" gave up went to the next name. Given any face for one of six, only who would look alike gets another, and
    after a further change has the own one again.
    """
    names = ("You", *(f"Player {n}" for n in range(2, 7)))
    seats = tuple(SeatInfo(name=name, kind="human") for name in names)
    before = looks_of(seats)
    for face in range(len(LOOKS)):
        now = looks_of(with_current_faces(seats, {"you": look_in(face, 3)}))
        assert now[0] == look_in(face, 3)
        assert len({*map(face_in, now)}) == len(names)
        assert [old for old, new in zip(before[1:], now[1:], strict=True) if old != new] == [
            old for old in before[1:] if face_in(old) == face
        ]


def test_the_clock_of_an_evening_goes_on_when_the_pad_is_opened_again(open_house: OpenHouse) -> None:
    house = at_the_score_pad(open_house(preferences=Preferences(last_round_after="60")))
    pads = house.program.score_pads
    assert pads.open_score_pad is not None
    path = pads.open_score_pad.path
    house.press("field/clean_0/plus")
    pads.close()
    lines = path.read_text().splitlines()
    lines[-1] = json.dumps(json.loads(lines[-1]) | {"t": 3000.0})  # as after fifty minutes
    path.write_text("\n".join([*lines, ""]))
    pads.open(path)
    house.press("button/enter")
    pads.pass_time(550)
    assert pads.evening.written.last == 0
    typed = pads.evening.entry(1).teams
    pads.pass_time(60)
    assert pads.evening.written.last == 1
    assert pads.evening.entry(1).teams == typed
    assert say_scores.last_round(1) in house.look().message
    pads.score_pad.undo()
    pads.pass_time(3600)
    assert pads.evening.written.last == 0
    pads.close()
    pads.open(path)
    pads.pass_time(60)
    assert pads.evening.written.last == 0


def printed(house: House, button: str) -> str:
    """A page of the evening, as the browser gets it."""
    house.press(button)
    house.until(lambda: house.look().find("button/notice_read") is not None)
    house.key("F4")
    return max(pages_folder().iterdir(), key=lambda page: page.stat().st_mtime_ns).read_text()


def test_a_pad_that_nobody_wrote_on_leaves_nothing_behind(open_house: OpenHouse, tmp_path: Path) -> None:
    """Given a pad that was only opened, or whose only entry was undone, Back leaves no evening among the games. The
    bug: closing the window left one.
    """
    for does, is_closed in (((), False), (("field/clean_0/plus", "button/undo"), False), ((), True)):
        house = at_the_score_pad(open_house())
        house.until(lambda: bool(score_pads(tmp_path)))
        for id in does if is_closed else (*does, "button/back", "button/back"):
            house.press(id)
        if is_closed:
            house.close()
            house = open_house().at_title()
        house.settle()
        assert not score_pads(tmp_path)
        house.go("button/games")
        assert not house.look().all("row/0")


def test_a_full_disk_is_told_and_loses_nothing(open_house: OpenHouse, tmp_path: Path) -> None:
    """Given a disk that fills up during an evening, the strip says that entries are in memory only; the evening counts
    them as they stand; once there is room they are written. The bug: closing the window didn't tell what was lost.
    """
    disk = FullDisk(10**6)
    house = at_the_score_pad(open_house(disk=disk))
    house.settle()
    disk.free = 0
    house.press("field/clean_0/plus")
    house.until(lambda: bool(house.look().all("button/retry")))
    house.go("button/write_down", "button/write_anyway", "button/evening")
    page = house.program.screens.scenes[-1].state  # type: ignore[attr-defined]
    assert [side.total for side in page.sides] == [500, 0]
    house.go("button/back")
    house.press("button/retry")
    told = say_score_pad.disk_still_fails("the disk is full", 1)
    house.until(lambda: told in str(house.program.screens.notice_shown()))
    disk.free = 10**6
    house.run(1.0)  # a second click at once would be one of a double click
    house.press("button/retry")
    house.until(lambda: not house.look().all("button/retry"))
    (path,) = score_pads(tmp_path)
    lines = read_score_pad(path).lines
    assert len(lines) == 3
    disk.free = 0
    house.press("button/undo")
    house.until(lambda: bool(house.look().all("button/retry")))
    assert not house.program.close()


LEAVINGS: dict[str, Callable[[House], object]] = {
    "the window": lambda house: house.step(Event(pygame.QUIT)),
    "back": lambda house: house.press("button/back"),
    "to the title": lambda house: house.ask(GoToTitle()),
}


@pytest.mark.parametrize("way", slow_except(["the window"], LEAVINGS))
def test_a_pad_is_not_left_while_entries_are_only_in_memory(open_house: OpenHouse, tmp_path: Path, way: str) -> None:
    """Given entries that the disk refused, whichever way somebody leaves the pad, it is asked first, as with a match,
    in the pad's words. A copy can be saved, and then nothing says any more that something is lost; or once the disk has
    room. The bug: the window closed, and only the terminal said that something was lost.
    """
    disk = FullDisk(10**6)
    house = at_the_score_pad(open_house(disk=disk))
    house.press(*ONE_BOOK)
    house.until(lambda: house.program.score_pads.score_pad.kept is not None)
    disk.free = 0
    house.press("button/undo")
    LEAVINGS[way](house)
    assert house.app.running
    house.until(lambda: house.report.scene == "save_copy")
    assert {say_errors.moves_unsaved(0), say_errors.leaving_loses(0)} <= set(words_of(house))
    assert house.program.screens.notice_shown() is None
    if way == "back":
        disk.free = 10**6
        house.program.score_pads.score_pad.retry()
        house.until(lambda: say_score_pad.saved_again() in words_of(house))
    else:
        disk.replace = RealDisk().replace  # type: ignore[method-assign]  # another disk
        house.type_path(tmp_path / "copy.handfoot-pad.jsonl")
        house.press("button/save")
        house.until(lambda: say_score_pad.copy_is_whole() in words_of(house))
        assert len(read_score_pad(tmp_path / "copy.handfoot-pad.jsonl").lines) == 4
    assert say_errors.leaving_loses(0) not in words_of(house)
    house.press("button/leave")
    house.until(lambda: not house.app.running if way == "the window" else house.report.scene == "title")
    assert house.program.screens.notice_shown() is None
    house.close()


def test_a_damaged_evening_is_told_and_its_good_part_goes_on(open_house: OpenHouse, tmp_path: Path) -> None:
    house = at_the_score_pad(open_house())
    house.go(*ONE_BOOK, "button/back")
    (path,) = score_pads(tmp_path)
    with path.open("a") as file:
        file.write("nonsense\n{}\n")
    house.go("button/games")
    house.go("row/0", "button/good_part")
    assert house.look().scene == "score_pad_evening"
    assert len(score_pads(tmp_path)) == 2


def labels(house: House) -> set[tuple[str, str]]:
    """What is on screen, and what it says."""
    return {(target.id, target.label) for target in house.report.targets}
