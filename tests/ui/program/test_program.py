import gc
import os
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import get_args
from weakref import ref

import pytest

from game.toolkit.app import App
from game.ui.shared.requests import GoBack, ProgramRequest, Quit, ShowNewGame
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, labels_folder
from saves.disk.lock import lock_game
from saves.players.people import GameLabel, write_label
from tests.ui.drive import Picture, there
from tests.ui.headers import header
from tests.ui.house import House


def test_the_first_picture_comes_before_anything_slow(open_house: Callable[..., House]) -> None:
    house = open_house(make_app=App)
    started = []
    house.thinker.start = lambda: started.append(house.app.window.presents)  # type: ignore[method-assign]
    house.program.show_title()
    presents = house.app.window.presents
    house.step()
    assert not started
    assert house.app.window.presents == presents + 1
    house.settle()
    assert not started
    house.program.ask(ShowNewGame())
    house.step()
    assert started


def test_screens_that_were_left_are_not_remembered_until_there_is_news(open_house: Callable[..., House]) -> None:
    """The bug: whoever went between title and New game all evening without playing kept every one of those screens."""
    house = open_house().at_title()
    left = [ref(house.program.screens.scenes[0])]
    for _ in range(2):
        house.go("button/new_game")
        left.append(ref(house.program.screens.scenes[-1]))
        house.go("button/back")
        left.append(ref(house.program.screens.scenes[0]))
    gc.collect()
    assert len([scene for scene in left if scene() is not None]) <= 3  # the title, and what New game still knows


def test_a_title_left_open_knows_that_another_day_has_begun(open_house: Callable[..., House]) -> None:
    hours = [23]
    house = open_house(now=lambda: datetime(2026, 5, 1) + timedelta(hours=hours[0]))
    record = house.begin()
    os.utime(record, times=(datetime(2026, 5, 1, 22).timestamp(),) * 2)
    write_label(labels_folder(record.parents[1]), record, GameLabel("Midsummer"), RealDisk())
    house.program.show_title()
    shown = there(house.settle().find("button/continue"))
    assert "today, 22:00" in shown.label
    hours[0] = 25
    shown = there(house.settle().find("button/continue"))
    assert "yesterday" in shown.label
    assert "Midsummer" in Picture(house.app.scene, (1366, 768)).words


def test_several_games_are_played_at_once(open_house: Callable[..., House]) -> None:
    house = open_house()
    first = house.begin()
    assert house.look().find("button/games") is None
    hand = house.game.view.hand
    second = house.begin()
    house.at_title().go("button/continue")
    assert there(house.game.saved).path == second
    assert house.table.state.waiting == 1
    table = house.table
    for way in ("button/back", "row/0"):
        assert len(house.go("button/games").all("row/")) == 2
        house.go(way)
        assert house.session.table is table
        assert house.report.scene == "table"
    assert house.go("button/games").scene == "games"
    house.go("row/1")
    assert there(house.game.saved).path == first
    assert house.game.view.hand == hand


def test_a_game_that_is_open_elsewhere_says_so(open_house: Callable[..., House]) -> None:
    house = open_house()
    record = house.begin()
    house.program.show_title()
    lock = lock_game(record)
    house.settle()
    house.go("button/continue")
    assert house.report.scene == "title"
    notice = there(house.program.screens.notice())
    assert "open in another window" in notice.words
    house.press("button/notice_read")
    assert house.program.screens.notice() is None
    lock.release()
    assert house.go("button/continue").scene == "table"


def levels(house: House) -> set[str | None]:
    """Of the computer players at the table."""
    return {seat.level for seat in house.game.match.header.seats if seat.kind == "computer"}


def test_every_page_over_a_table_leads_back(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.begin()
    lines = len(house.game.match.lines)
    pages = {"settings": "rule_page", "preferences": "settings", "help": "help", "history": "history"}
    for button, page in pages.items():
        if button in ("preferences", "help"):
            house.press("button/menu")
        if button == "history":
            house.press("button/panel_left", "button/whole_log")
        else:
            house.press(f"button/{button}")
        assert house.settle().scene == page
        house.key("Escape")
        assert house.settle().scene == "table"
    assert len(house.game.match.lines) == lines


def test_a_game_that_was_played_to_the_end_shows_its_result(open_house: Callable[..., House]) -> None:
    example = Path("tests/examples/match-web-4.handfoot.jsonl").read_bytes()
    house = open_house()
    games_folder(house.data).mkdir(parents=True)
    record = games_folder(house.data) / "old.handfoot.jsonl"
    record.write_bytes(example)
    house.program.open(record)
    assert house.settle().scene == "end"
    assert house.go("button/look_back").scene == "replay"
    assert house.go("button/back").scene == "end"
    assert house.go("button/continue").scene == "title"
    assert record.read_bytes() == example


@pytest.mark.parametrize("is_open", [False, True])
def test_whatever_is_asked_for_is_answered(open_house: Callable[..., House], is_open: bool) -> None:
    house = open_house().at_title()
    bare = [kind for kind in get_args(ProgramRequest) if len(kind.__struct_fields__) == len(kind.__struct_defaults__)]
    assert Quit in bare
    for number, kind in enumerate(bare):
        where = kind()
        if is_open and house.report.scene != "table":
            house.take_up([header(seed=number)], str(number))
        elif not is_open and house.report.scene != "title":
            house.program.show_title()
            house.step()
        house.program.ask(where)
        house.run(0.1)
        if where == Quit():  # which waits for the disk
            house.until(lambda: not house.app.running)
        assert house.app.running == (where != Quit())
        house.app.running = True
        house.program.ask(GoBack())
        house.run(0.1)
        assert house.report.targets
