"""The people of the house from one run of the program to the next, in two windows, on disks that fail."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest

from game.messages.functions import new_game as say
from game.ui.shared.models import SeatChoice
from game.ui.shared.requests import (
    ShowNewGame,
    ShowPeople,
)
from game.ui.system.people.presenter import is_known_by_name
from game.ui.system.program import Program
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, people_file
from saves.players.people import Household, RegularPlayer, house_in
from tests.saves.disks import FullDisk
from tests.slow import slow_except
from tests.ui.house import House
from tests.ui.program.test_bad_disks import notice
from tests.ui.program.test_new_games import first_round_played

FRIDAY = datetime(2026, 4, 24, 21, 0)
PATIENCE = 5.0


def new_game(house: House) -> House:
    """New game, with what is known of the people."""
    house.at_title().go("button/new_game")
    return house


def waiting(house: House) -> list[str]:
    """The people in the tray of the third seat who have no seat; computer players have no line."""
    house.press("field/portrait_2")
    faces = [thing.label for thing in house.settle().things if thing.id.startswith("person/") and ":" in thing.label]
    house.go("button/done")
    return [label for label in faces if not label.endswith(say.swaps_seats())]


def seated(house: House) -> list[str]:
    """The people who have a seat."""
    seats = house.app.scene.inner.state.chosen.seats  # type: ignore[attr-defined]
    return [seat.name for seat in seats if seat.human]


def test_names_that_nobody_wrote_are_nobody() -> None:
    """Given an evening with real cards at which one name was written, the others of the computer's making are not kept
    as people; at the screen a person is kept whatever the name, and a computer player never.
    """
    assert is_known_by_name(SeatChoice("Ida", False), is_score_pad=True)
    assert not is_known_by_name(SeatChoice("Walt", False), is_score_pad=True)
    assert is_known_by_name(SeatChoice("Rosa", False, is_written=True), is_score_pad=True)
    assert not is_known_by_name(SeatChoice("Player 2", False), is_score_pad=True)
    assert is_known_by_name(SeatChoice("Walt", True), is_score_pad=True)
    assert not is_known_by_name(SeatChoice("You", True), is_score_pad=True)
    assert not is_known_by_name(SeatChoice("Ida", False), is_score_pad=False)


@pytest.mark.parametrize("way_out", slow_except(["close"], ["Escape", "button/back", "button/cancel", "close"]))
@pytest.mark.parametrize("text", slow_except(["Edn"], ["", "Edn"]))
def test_a_name_that_was_not_confirmed_leaves_nobody(
    way_out: str, text: str, tmp_path: Path, open_house: Callable[..., House]
) -> None:
    """The bug: "Choose your own name" and Esc left somebody called New player, who was "You" from then on. Given a name
    begun or not, and any way out, nobody is kept, and "You" are still nobody.
    """
    house = open_house(tmp_path).at_title()
    house.ask(ShowPeople())
    house.press("button/add_person")
    house.write(text)
    if way_out == "Escape":
        house.key("Escape")
        assert house.settle().scene == "people"
        house.key("Escape")
    elif way_out != "close":
        house.press(way_out)
    house.settle()
    assert house.program.people.household == Household()
    house.close()
    assert not people_file(tmp_path).exists()


@pytest.mark.parametrize("content", slow_except([b"{ nonsense"], [b"", b"{ nonsense", b'{"regulars":[]}']))
def test_a_damaged_file_is_told_in_one_sentence(content: bytes, tmp_path: Path) -> None:
    people_file(tmp_path).write_bytes(content)
    house = House(tmp_path).at_title()
    house.until(lambda: bool(notice(house)))
    assert notice(house) == (
        "The list of players is damaged and can't be read. The file is kept as people.json.unreadable, and a new one"
        " has been started."
    )
    house.press("button/notice_read")
    house.close()
    assert tmp_path.joinpath("people.json.unreadable").read_bytes() == content


def test_a_full_disk_is_told_and_tried_again(tmp_path: Path) -> None:
    """Given no room for the people, that is said in a sentence; they are there until the program ends, and written with
    the next change once there is room.
    """
    disk = FullDisk(free=0)
    house = House(tmp_path, disk=disk).at_title()
    house.ask(ShowPeople())
    house.press("button/add_person")
    house.write("Ida")
    house.key("Return")
    house.until(lambda: "couldn't be saved" in notice(house))
    house.press("button/notice_read")
    disk.free = 1_000_000
    house.press("button/add_person")
    house.write("Tom")
    house.key("Return")
    house.until(lambda: people_file(tmp_path).exists())
    house.close()
    assert [one.name for one in house_in(people_file(tmp_path).read_bytes()).present] == ["Ida", "Tom"]


def test_who_learns_is_remembered(tmp_path: Path, open_house: Callable[..., House]) -> None:
    def learner(program: Program) -> str:
        return program.learning_players.person

    house = open_house(tmp_path, disk=RealDisk()).at_title()
    assert learner(house.program) != "Ida"
    house.program.learning_players.choose("Ida")
    house.close()
    again = open_house(tmp_path).at_title()
    again.until(lambda: learner(again.program) == "Ida")
    again.program.learning_players.choose("Tom")
    again.run(0.5)
    assert learner(again.program) == "Tom"


@pytest.mark.parametrize("way_out", slow_except(["close"], ["Escape", "Return", "row/1", "close"]))
def test_a_new_name_carries_everything_along(way_out: str, tmp_path: Path, open_house: Callable[..., House]) -> None:
    """The bug: what Anna had learned, her matches and her seat stayed with Anna once she was called Anne. Given the new
    name typed and the field left, by whatever way, they are Anne's in this run and in the next, and there is no Anna,
    or another one, who has nothing of it; the record stays as it was.
    """
    first_round_played(tmp_path, agreed=())
    record = games_folder(tmp_path) / "first.handfoot.jsonl"
    written = record.read_bytes()

    def is_annes(house: House) -> bool:
        people, learning, history = house.program.people, house.program.learning_players, house.program.games.history
        return (
            [one.name for one in people.household.present] == ["Anne", "Tom"]
            and learning.of("Anne").lesson("melds").done
            and learning.known(["Anna", "Anne"]) == ("Anne",)
            and [person.name for person in history.refresh(PATIENCE).people] == ["Anne"]
        )

    house = open_house(tmp_path).at_title()
    for id_, name in (("a", "Anna"), ("t", "Tom")):
        new = RegularPlayer(id=id_, name=name)
        house.program.people.change(partial(Household.with_regular_player, new=new))
    house.program.learning_players.change(lambda known: known.with_lesson("melds", 5, done=True), "Anna")
    house.ask(ShowPeople())
    house.press("field/person_name")
    house.write("Anne")
    if way_out == "close":
        house.app.quit()
        house.app.run()
    else:
        (house.press if way_out == "row/1" else house.key)(way_out)
        house.until(lambda: is_annes(house))
    house.close()
    again = open_house(tmp_path).at_title()
    again.until(lambda: is_annes(again))
    again.program.people.change(lambda before: before.with_regular_player(RegularPlayer(id="n", name="Anna")))
    again.ask(ShowNewGame())
    assert seated(again) == ["Anne"]
    assert record.read_bytes() == written
