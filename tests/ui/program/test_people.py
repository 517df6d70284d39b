"""The people of the house from one run of the program to the next, in two windows, on disks that fail."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from game.messages.functions import new_game as say
from game.portrait_art import look_of
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.shared.requests import (
    BeginScorePad,
    GoToTitle,
    LookBackAt,
    OpenRecord,
    PlayAgain,
    SalvageRecord,
    ShowNewGame,
    ShowPeople,
    StartGame,
)
from game.ui.system.people.presenter import is_known_by_name
from game.ui.system.program import Program
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, people_file
from saves.players.people import GameLabel, Household, RegularPlayer, house_in
from tests.saves.disks import FullDisk
from tests.ui.drive import Picture, there
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


def play_as(house: House, *people: str) -> None:
    """A game of these people, begun."""
    for seat, name in enumerate(people):
        house.press(f"field/kind_{seat}/0", f"field/seat_{seat}")
        house.write(name)
    house.go("button/start")


def test_new_game_knows_them_before_the_title_was_ever_shown(tmp_path: Path, open_house: Callable[..., House]) -> None:
    house = new_game(open_house(tmp_path))
    play_as(house, "Ida", "Tom")
    house.close()
    again = open_house(tmp_path)
    again.ask(ShowNewGame())
    assert seated(again) == ["Ida", "Tom"]


def test_somebody_on_the_title_becomes_who_plays(tmp_path: Path, open_house: Callable[..., House]) -> None:
    house = open_house(tmp_path).at_title()
    house.program.people.change(lambda household: household.with_regular_player(RegularPlayer(id="r", name="Ruth")))
    for _ in range(2):
        assert house.go("button/people").scene == "people"
        assert house.go("button/new_game").scene == "new_game"
        seats = house.app.scene.inner.state.chosen.seats  # type: ignore[attr-defined]
        assert [seat.name for seat in seats if seat.human] == ["Ruth"]
        house.key("Escape", settles=True)


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


def test_one_person_has_one_face_at_every_match(tmp_path: Path, open_house: Callable[..., House]) -> None:
    """The bug: a face chosen in Players was neither on the title's Continue nor at the table. Given "You" at a match
    that goes on and one that is over, who choose a name and a face, that face is on the list of games, on the title, at
    the table, at the end of the match and in Look back; the records stay as they were.
    """
    first_round_played(tmp_path, agreed=())
    record = games_folder(tmp_path) / "first.handfoot.jsonl"
    record.write_bytes(record.read_bytes().replace(b'"Anna"', b'"You"'))
    written = record.read_bytes()
    house = new_game(open_house(tmp_path))
    house.go("button/start")
    house.ask(GoToTitle())
    house.ask(ShowPeople())
    house.press("button/add_person")
    house.write("Edna")
    house.press("field/portrait", "button/face/20", "field/colour/4", "button/done")
    edna = there(house.program.people.household.named("Edna"))
    assert edna.face != look_of("You")
    house.key("Escape", settles=True)

    you = there(house.program._title_model().you)
    assert you.look == edna.face
    games = house.program.games.refresh()
    title = there(house.program._title_model().going_on)
    assert [game.people[0].look for game in (*games, title)] == [edna.face] * 3
    house.go("button/continue")
    assert house.table.state.people.by_seat[0].look == edna.face
    house.ask(GoToTitle())
    house.ask(OpenRecord(str(record)))
    assert house.app.scene.inner.state.model.teams[0].people[0].look == edna.face  # type: ignore[attr-defined]
    house.ask(LookBackAt(str(record)))
    assert house.app.scene.inner.match.people.by_seat[0].look == edna.face  # type: ignore[attr-defined]
    assert record.read_bytes() == written


@pytest.mark.parametrize("way_out", ["Escape", "button/back", "button/cancel", "close"])
@pytest.mark.parametrize("text", ["", "Edn"])
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


@pytest.mark.parametrize("content", [b"", b"{ nonsense", b'{"regulars":[]}'])
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


def test_a_match_given_to_somebody_in_my_games_is_theirs(tmp_path: Path, open_house: Callable[..., House]) -> None:
    first_round_played(tmp_path, agreed=())
    record = games_folder(tmp_path) / "first.handfoot.jsonl"
    record.write_bytes(record.read_bytes().replace(b'"Anna"', b'"You"'))
    house = open_house(tmp_path)
    house.at_title()
    house.ask(ShowPeople())
    assert "1 match" in " ".join(Picture(house.app.scene, (1366, 768)).words)
    for name in ("Edna", "Ida"):  # "You" gets a name
        house.press("button/add_person")
        house.write(name)
        house.key("Return")
    house.settle()
    assert "1 match" not in " ".join(Picture(house.app.scene, (1366, 768)).words)
    house.program.games.label(str(record), GameLabel(person="Ida"))
    house.settle()
    house.key("Escape")
    house.ask(ShowPeople())
    house.press("row/1")
    assert "1 match" in " ".join(Picture(house.app.scene, (1366, 768)).words)


def test_a_name_chosen_over_new_game_takes_the_seat_of_you(tmp_path: Path, open_house: Callable[..., House]) -> None:
    house = new_game(open_house(tmp_path))
    house.ask(ShowPeople())
    house.press("button/add_person")
    house.write("Edna")
    house.key("Return")
    house.key("Escape", settles=True)
    assert [one.name for one in house.app.scene.inner.state.chosen.seats if one.human] == ["Edna"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("way_out", ["Escape", "Return", "row/1", "close"])
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


@pytest.mark.parametrize("real_cards", [False, True])
def test_what_is_played_again_has_the_names_of_now(open_house: Callable[..., House], real_cards: bool) -> None:
    """Given a match, or a pad, of Anna's, who is Annette now: another like it is Annette's, and so is the good part of
    a match. The bug: it was Anna's, who isn't there any more, and so nobody's wherever matches are counted.
    """
    clock = [FRIDAY]
    house = open_house(now=lambda: clock[0])
    house.program.people.change(lambda home: home.with_regular_player(RegularPlayer(id="a", name="Anna")))
    house.program.show_title()
    seats = tuple(SeatChoice(name, human=True) for name in ("Anna", "Tom"))
    new = NewGame("web", "2:solo", seats, "Evening", length="round")
    house.program.ask(BeginScorePad(new) if real_cards else StartGame(new))
    house.until(lambda: there(house.program.opened).is_settled)
    path = there(house.program.open_score_pad).path if real_cards else there(house.program.table.path)
    (broken := path.with_name(f"broken-{path.name}")).write_bytes(path.read_bytes() + b"nonsense\n{}\n")
    for _ in ("the new name", "another match"):
        clock[0] += timedelta(minutes=1)
        house.program.people.rename("a", "Annette")
    house.ask(PlayAgain(str(path)))
    pad = house.program.open_score_pad
    again = pad.evening.header if pad is not None else house.game.match.header
    assert [seat.name for seat in again.seats] == ["Annette", "Tom"]
    if not real_cards:
        house.ask(SalvageRecord(str(broken)))
        assert [seat.name for seat in house.game.match.header.seats] == ["Annette", "Tom"]
