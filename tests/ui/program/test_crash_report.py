"""A bug in the middle of a game: a plain screen, a report, and the game taken up again from its record."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn

import pygame
import pytest
from pygame.event import Event

from game.messages.functions import errors as say_errors
from game.toolkit.app import App
from game.ui.shared.requests import GoToTitle
from game.ui.start.title.screen import TitleScene
from game.ui.system.crash_report.presenter import CrashReports
from game.ui.system.crash_report.screen import CrashReportScene
from game.ui.system.launch import WindowPlan, run_title
from saves.disk.files import RealDisk
from saves.players.people import GameLabel, RegularPlayer
from tests.saves.disks import StubbornDisk
from tests.slow import slow_except
from tests.ui.drive import there
from tests.ui.headers import header
from tests.ui.house import House

Open = Callable[..., House]


class Bug(Exception):
    """What nobody expected."""


def broken(*given: Any, **named: Any) -> NoReturn:
    """Any method, with a bug in it."""
    raise Bug("the nine of Rosa is not there")


def endure(house: House, disk: Any = None) -> House:
    """The house with its mishaps met, as the program has it."""
    mishaps = CrashReports(
        house.app, house.program, house.data, disk or RealDisk(), lambda: datetime(2026, 5, 1, 20, 15)
    )
    house.app.on_crash = mishaps.meet
    return house


def at_table(open_house: Open) -> House:
    """A house with a game begun."""
    house = endure(open_house(make_app=App))
    house.take_up([header()])
    house.settle()
    return house


def break_down(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in the scene on screen."""
    monkeypatch.setattr(house.app.scene, "update", broken)
    house.run(0.5)


@pytest.mark.parametrize("method", slow_except(["update"], ["update", "draw", "handle", "leave"]))
def test_a_bug_in_a_scene_leads_back_to_the_game(
    open_house: Open, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a table with a bug in any of its methods, the plain screen shows, and the game goes on from its record."""
    house = at_table(open_house)
    lines = house.game.match.line_count
    scene = house.app.scene
    monkeypatch.setattr(scene, method, broken)
    if method == "leave":
        monkeypatch.setattr(scene, "update", broken)
    house.step(Event(pygame.WINDOWEXPOSED), Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(0, 0), buttons=(0, 0, 0)))
    house.run(0.5)
    assert house.report.scene == "mishap"
    house.go("button/continue")
    assert house.report.scene == "table"
    assert house.game.match.line_count == lines


def test_a_bug_in_the_flow_of_the_game_leads_to_the_title(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a bug in what goes on between the players, the title can be reached by keys, with the game on it."""
    house = at_table(open_house)
    monkeypatch.setattr(house.session, "pass_time", broken)
    house.run(0.5)
    assert house.report.scene == "mishap"
    house.key("Escape", settles=True)
    assert house.report.scene == "title"
    assert house.look().ready("button/continue") is not None


def test_a_report_is_saved_and_its_place_told(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the button for a report, the file holds the bug and the record, and nobody's name."""
    house = at_table(open_house)
    break_down(house, monkeypatch)
    house.press("button/report")
    path = house.data / "reports" / "report-20260501-201500.txt"
    assert house.report.message == say_errors.report_saved(str(path))
    text = path.read_text()
    assert "Bug: the nine of (name) is not there" in text
    assert not any(seat.name in text for seat in house.game.match.header.seats)
    assert '"type":"round"' in text
    assert '"deck"' not in text
    assert "pygame-ce: " in text
    house.press("button/report_without_cards")
    other = path.with_name("report-20260501-201500-2.txt")
    assert house.report.message == say_errors.report_saved(str(other))
    assert '"type"' not in other.read_text()


def test_moves_that_no_disk_has_are_still_there_when_the_game_goes_on(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given moves in memory alone and a bug, the screen doesn't call them safe; the game goes on with them; after
    another bug leaving offers to save a copy first; and the disk gets them when it is well.
    """
    disk = StubbornDisk()
    house = endure(open_house(disk=disk))
    house.take_up([header()])
    house.until(lambda: house.game.failing is not None and house.game.awaits_person)
    lines = house.game.match.line_count
    assert lines > 0
    break_down(house, monkeypatch)
    assert say_errors.safe() not in house.report.message
    assert say_errors.not_safe() in house.report.message
    house.go("button/continue")
    assert house.report.scene == "table"
    assert house.game.match.line_count == lines
    break_down(house, monkeypatch)
    house.press("button/more", "button/title")
    assert house.report.scene == "save_copy"
    disk.refusing = False
    saved = there(house.game.saved)
    saved.retry()
    house.until(lambda: house.game.failing is None)
    assert len(saved.path.read_text().splitlines()) == lines + 1


def test_a_game_that_cannot_be_taken_up_again_leaves_the_other_ways(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a bug that comes again when the game is opened, and one on the title, too, what was tried in vain is not
    offered again, and the report tells of the last bug.
    """
    house = at_table(open_house)
    break_down(house, monkeypatch)
    with monkeypatch.context() as patched:
        patched.setattr(house.program, "open", broken)
        house.press("button/continue")
    assert house.report.scene == "mishap"
    assert say_errors.not_again() in house.report.message
    assert {thing.id for thing in house.look().things} == {"button/title", "button/more"}
    with monkeypatch.context() as patched:
        patched.setattr(house.program, "show_title", broken)
        house.press("button/title")
    assert {thing.id for thing in house.look().things} == {
        "button/report",
        "button/report_without_cards",
        "button/close",
    }
    house.press("button/report")
    assert "leave_when_safe" in (house.data / "reports" / "report-20260501-201500.txt").read_text()
    house.key("Escape")
    assert not house.app.running


def test_a_bug_under_the_journal_is_told_like_a_disk_that_fails(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = at_table(open_house)
    monkeypatch.setattr(RealDisk, "open_append", broken)
    house.program.ask(GoToTitle())
    house.take_up([header()], "another")
    house.until(lambda: house.game.failing is not None and house.game.awaits_person)
    house.run(0.5)
    assert house.report.scene == "table"
    assert house.look().find("button/save_copy") is not None
    monkeypatch.undo()
    house.press("button/retry")
    house.until(lambda: house.game.failing is None)


def test_a_bug_without_a_game_says_so_and_names_nobody(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a bug on the title, the screen offers the title again, and no game; of names out of another game, out of
    Players and My games, and where games lie, which the bug tells, the report tells nothing.
    """
    house = at_table(open_house)
    record = there(house.game.saved).path
    house.ask(GoToTitle())
    house.program.people.change(lambda known: known.with_regular_player(RegularPlayer(id="e", name="Edna")))
    house.program.people.rename("e", "Zoe")
    assert house.program.games.label(str(record), GameLabel(person="Ida")) is None

    def tells(dt: float) -> NoReturn:
        raise Bug(f"JUNE, Edna, Zoe or Ida is not in {house.data}/games")

    monkeypatch.setattr(house.app.scene, "update", tells)
    house.run(0.5)
    assert say_errors.no_game() in house.report.message
    assert house.look().find("button/continue") is None
    house.press("button/report")
    text = (house.data / "reports" / "report-20260501-201500.txt").read_text()
    assert "Bug: (name), (name), (name) or (name) is not in (data)/games" in text
    assert str(house.data) not in text
    house.go("button/title")
    assert house.report.scene == "title"


def test_a_bug_in_the_screen_that_tells_of_bugs_ends_the_program(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a second bug while the first is told, the exception goes on its way: there is no endless circle."""
    house = at_table(open_house)
    break_down(house, monkeypatch)
    monkeypatch.setattr(house.app.scene, "update", broken)
    with pytest.raises(Bug):
        house.run(0.5)


def test_the_real_program_meets_bugs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the program as it is started from the command line, a bug on its title leads to the plain screen."""
    shown: list[str] = []

    def seen_and_closed(scene: CrashReportScene, dt: float) -> bool:
        shown.append(scene.message)
        pygame.event.post(Event(pygame.QUIT))
        return False

    monkeypatch.setattr(TitleScene, "update", broken)
    monkeypatch.setattr(CrashReportScene, "update", seen_and_closed)
    run_title(WindowPlan(data=tmp_path, size=(1280, 720)))
    assert shown[0].startswith(say_errors.bug())
