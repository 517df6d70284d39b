import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from game.engine.moves import Choose
from game.engine.table.view import SPECTATOR
from game.phones import room as rooms
from game.phones.addresses import LOOPBACK
from game.phones.room import PhoneRoom
from game.toolkit.drawing.theme import SUIT_INKS, Colours
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import HandOver, InvitePhones
from game.ui.shared.seated_players import PlayedAt
from saves.disk.folders import doors_folder
from saves.records.replay import replay_file
from tests.phones.phone_client import Fact, PhoneClient
from tests.toolkit.waiting import wait_until
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.match.session.test_shared_screen import lift

_Answer = TypeVar("_Answer")


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """This computer is in no network: the door is for itself alone, at any port."""
    monkeypatch.setattr(rooms, "local_addresses", tuple)
    monkeypatch.setattr(rooms, "PORT", 0)


def meanwhile(house: House, ask: Callable[[], _Answer]) -> _Answer:
    """What a phone asks in a thread of its own, while the window goes on."""
    answers: list[_Answer] = []
    asking = threading.Thread(target=lambda: answers.append(ask()))
    asking.start()
    wait_until(lambda: not asking.is_alive(), lambda: house.step(dt=0.002))
    assert answers, "the phone got no answer"
    return answers[0]


def phones_of(house: House) -> PhoneRoom:
    """The open door."""
    assert house.session.door.phones is not None
    return house.session.door.phones


def opened(house: House, humans: tuple[int, ...] = (0, 1), players: int = 2) -> PhoneRoom:
    """A match of two whose door is open, and the screen where phones join over it."""
    house.take_up([header("web", humans, players, 2)])
    house.step()
    house.program.ask(InvitePhones())
    phones = phones_of(house)
    house.until(lambda: bool(phones.address))
    house.step()
    return phones


@pytest.mark.parametrize(("where", "button"), [("button/menu", "button/add_hand"), ("seat/1", "button/on_phone")])
def test_a_look_at_phones_lets_nobody_in(open_house: Callable[..., House], where: str, button: str) -> None:
    house = open_house(preferences=Preferences(coach=False))
    house.take_up([header("web", (0,), 2, 2)])
    house.until(lambda: house.game.awaits_person)
    for answer, is_open in (("button/no", False), (button, True)):
        house.press(where)
        house.press(button)
        assert not house.session.door.is_open
        house.press(answer)
        assert house.session.door.is_open == is_open
    assert house.look().scene == "joining"


def phone_for(house: House, seat: int) -> PhoneClient:
    """A phone that has scanned the code of the seat, and shows its hand."""
    phones = phones_of(house)
    phone = PhoneClient(int(phones.address.rpartition(":")[2]), phones.link(seat).partition("#")[2])
    meanwhile(house, phone.hand)
    house.until(lambda: seat in house.game.phones)
    return phone


@pytest.mark.slow
def test_nothing_of_the_network_is_loaded_before_the_door_opens() -> None:
    code = (
        "import sys, game.ui.routes, game.ui.match.session.session, game.ui.match.matches.match_at_table;"
        "print([name for name in sys.modules if name.startswith(('game.phones', 'h11', 'segno'))])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[-1] == "[]"


@pytest.mark.slow
def test_phones_take_their_seats_and_play_while_the_screen_shows_no_hand(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = opened(house)
    assert house.look().scene == "joining"
    assert house.game.phones == frozenset()
    clients = {seat: phone_for(house, seat) for seat in (0, 1)}
    assert house.game.phones == {0, 1}
    assert phones.code(0) == phones.link(1) == ""
    sight = house.go("button/start")
    assert (sight.scene, house.game.eyes) == ("table", SPECTATOR)
    assert sight.find(f"seat/{house.game.base}") is not None
    mover = house.game.board.mover
    before = house.game.board.hands[mover]
    reply = meanwhile(house, lambda: clients[mover].move({"move": "draw"}))
    assert reply.json["ok"] is True, reply.json
    house.settle()
    assert house.game.board.hands[mover] == before + 2
    assert not house.look().all("hand/")
    assert house.game.saved is not None
    assert replay_file(house.game.saved.path).problem is None


@pytest.mark.slow
def test_the_door_closes_for_good_and_everybody_is_back_behind_the_curtain(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = opened(house)
    port = int(phones.address.rpartition(":")[2])
    clients = [phone_for(house, seat) for seat in (0, 1)]
    house.until(lambda: any(doors_folder(house.data).glob("*.json")))
    house.press("button/close_door")
    assert not house.session.door.is_open
    assert house.settle().scene == "curtain"
    with pytest.raises(ConnectionError):
        clients[0].hand()
    assert clients[0].port == port
    house.until(lambda: not any(doors_folder(house.data).glob("*.json")))
    lift(house)
    assert house.settle().all("hand/")


def test_phones_hear_that_the_match_was_given_up(open_house: Callable[..., House]) -> None:
    house = open_house()
    opened(house)
    phone, _ = (phone_for(house, seat) for seat in (0, 1))
    house.go("button/start")
    version = meanwhile(house, phone.hand)["version"]
    spoken_text: list[Fact] = []
    listening = threading.Thread(target=lambda: spoken_text.append(phone.hand(f"?after={version}")["page"]))
    listening.start()
    for button in ("button/menu", "button/give_up", "button/yes"):
        house.press(button)
    house.until(lambda: house.report.scene == "end")
    listening.join(10)
    assert [(page["over"], page["mine"], page["buttons"]) for page in spoken_text] == [(True, False, [])]
    assert [one["again"] for one in spoken_text[0]["again"]] == ["same", "new"]


def test_a_seat_moves_between_phone_screen_and_computer_in_mid_turn(open_house: Callable[..., House]) -> None:
    house = open_house()
    opened(house)
    phone = {seat: phone_for(house, seat) for seat in (0, 1)}
    seat = house.game.board.mover
    meanwhile(house, lambda: phone[seat].move({"move": "draw"}))
    hand = sorted(house.game.match.view(seat).hand)
    house.session.ask(HandOver(seat, PlayedAt.SCREEN))
    assert house.go("button/back").scene == "curtain"
    assert phone[seat].ask("GET", "/hand").status == 403
    lift(house)
    assert sorted(house.game.view.hand) == hand
    assert house.game.eyes == seat
    assert house.look().find(f"seat/{seat}") is None
    house.press(f"seat/{1 - seat}")
    assert house.look().scene == "joining"
    assert phones_of(house).code(1 - seat), "one press on the plate makes a code"
    house.press(f"button/change_{1 - seat}")
    assert house.look().find("button/on_phone") is not None
    house.press("button/close", "button/back")
    house.session.ask(HandOver(seat, PlayedAt.PHONE))
    house.run(0.2)  # once the disk has it, there is a fresh code
    again = phone_for(house, seat)
    assert house.game.phones == {0, 1}
    assert sorted(meanwhile(house, again.hand)["hand"].split()) == hand
    assert house.game.eyes == SPECTATOR
    assert not house.look().all("hand/")


def test_who_waits_for_one_phone_is_told_of_the_next(open_house: Callable[..., House]) -> None:
    """Given two seats whose phones never came, before the first turn: everybody waits for the one, and once that stack
    is chosen a notice says whom they wait for now.
    """
    house = open_house()
    house.take_up([header("family", (0, 1), 2, 2)])
    house.step()
    house.session.door.open(at_once=[0, 1])
    house.until(lambda: house.look().find("button/wait") is not None)
    house.press("button/wait")
    house.step()
    assert house.look().find("button/wait") is None
    assert house.game.play_for(house.game.board.mover, Choose(0)) is None
    house.until(lambda: house.look().find("button/wait") is not None)


@pytest.mark.slow
def test_everybody_is_told_of_a_phone_that_is_not_there_and_the_computer_stands_in(
    open_house: Callable[..., House],
) -> None:
    house = open_house()
    house.take_up([header("web", (0,), 4, 2)])
    house.step()
    house.session.door.open(at_once=[0])
    phones = phones_of(house)
    house.until(lambda: bool(phones.address) and house.game.board.mover == 0)
    house.until(lambda: house.look().find("button/computer_plays") is not None)
    assert not house.look().all("hand/")
    turns = house.game.board.turns[0]
    house.press("button/computer_plays")
    house.until(lambda: house.game.board.turns[0] > turns or house.game.board.round > 1)
    phone_for(house, 0)
    assert house.game.played_at(0) is PlayedAt.PHONE


def test_a_game_that_is_taken_up_again_asks_once_and_the_same_phone_comes_back(
    open_house: Callable[..., House],
) -> None:
    house = open_house()
    opened(house, (0,), 2)
    phone = phone_for(house, 0)
    house.press("button/start")
    house.until(lambda: house.game.board.mover == 0)
    meanwhile(house, lambda: phone.move({"move": "draw"}))
    hand = meanwhile(house, phone.hand)["hand"]
    path = house.game.saved.path if house.game.saved is not None else Path()
    house.until(lambda: any(doors_folder(house.data).glob("*.json")))
    house.program.close_game()
    house.program.evening_room.leave()
    with pytest.raises(ConnectionError):
        phone.hand()
    house.program.open(path)
    house.step()
    assert "Anna" in (house.program.screens.notice_shown() or pytest.fail("nothing is asked")).words
    house.at_title()
    assert house.look().find("button/offer_take") is None, "it would open phones for a game that is closed"
    house.program.open(path)
    house.step()
    house.press("button/offer_take")
    phones = phones_of(house)
    house.until(lambda: bool(phones.address))
    assert phones.address == f"{LOOPBACK}:{phone.port}"
    assert meanwhile(house, phone.hand)["hand"] == hand
    assert house.game.played_at(0) is PlayedAt.PHONE
    assert not house.look().all("hand/")


@pytest.mark.parametrize("colours", ["classic", "four", "colour_blind"])
def test_a_phone_shows_the_suits_in_the_colours_of_the_screen(
    open_house: Callable[..., House], colours: Colours
) -> None:
    house = open_house(preferences=Preferences(speed="off", sound=False, colours=colours))
    opened(house)
    assert meanwhile(house, phone_for(house, 0).hand)["page"]["inks"] == SUIT_INKS[colours]
