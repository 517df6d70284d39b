from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

import msgspec
import pytest

from game.messages.functions import phones as say_phones, scores as say_scores, screens as say_screens
from game.phones import room as rooms
from game.phones.room import PhoneRoom
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.shared.requests import BeginScorePad, HandOver, InvitePhones, PlayAgain, ShowNewGame, StartGame
from game.ui.shared.seated_players import PlayedAt
from saves.disk.folders import doors_folder
from saves.players.people import RegularPlayer
from saves.players.phone_keys import SILENT_FOR
from saves.records.lines import PositionLine
from tests.build import there
from tests.phones.phone_client import Fact, PhoneClient
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.match.session.test_phones_at_table import meanwhile
from tests.ui.match.session.test_round_end import OUT

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """This computer is in no network: the door is for itself alone, at any port."""
    monkeypatch.setattr(rooms, "local_addresses", tuple)
    monkeypatch.setattr(rooms, "PORT", 0)


def new_game(*people: str, rules: str = "web", phones: bool = True, computers: int = 0) -> NewGame:
    """These people, on phones, and so many computer players; each for themselves where they are an odd number."""
    seats = [SeatChoice(name, human=True, on_phone=phones) for name in people]
    seats += [SeatChoice(name, human=False) for name in ("Walt", "Rosa")[:computers]]
    shape = {2: "2:solo", 4: "2v2"}[len(seats)]
    return NewGame(rules, shape, tuple(seats), "Evening", length="round")


def room_of(house: House) -> PhoneRoom:
    """The open door."""
    assert house.program.evening_room.room is not None
    return house.program.evening_room.room


def begin(house: House, new: NewGame) -> dict[str, PhoneClient]:
    """The match with those phones, by person."""
    house.program.show_title()
    house.program.ask(StartGame(new))
    house.until(lambda: bool(room_of(house).address))
    room = room_of(house)
    phones = {}
    for seat, choice in enumerate(new.seats):
        if choice.human and choice.on_phone:
            phones[choice.name] = PhoneClient(room.door.port, room.link(seat).partition("#")[2])
            meanwhile(house, phones[choice.name].hand)
    house.press("button/start")
    return phones


def give_up(house: House) -> None:
    """The match ends, and the screen shows it."""
    house.settle()
    for button in ("button/menu", "button/give_up", "button/yes"):
        house.press(button)
    house.until(lambda: house.report.scene == "end")


def at_seat(house: House, phone: PhoneClient) -> tuple[str, str, Fact]:
    """Whose cards the phone shows, those cards, and its page."""
    told = meanwhile(house, phone.hand)
    return told["page"]["name"], told.get("hand", ""), told["page"]


def has_cards(house: House, phone: PhoneClient) -> bool:
    """Whether the door, which is another thread, has them already."""
    return "hand" in meanwhile(house, phone.hand)


def test_the_next_match_with_two_phones_takes_one_press_and_no_code(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    before = house.game.match.header.id
    give_up(house)
    secrets = {name: phone.secret for name, phone in phones.items()}
    house.press("button/again")
    house.until(lambda: house.program.session is not None and house.game.match.header.id != before)
    assert house.settle().scene == "table"
    for name, phone in phones.items():
        who, cards, page = at_seat(house, phone)
        assert (who, phone.secret, page["over"]) == (name, secrets[name], False)
        assert len(cards.split()) >= 11
    assert house.game.phones == {0, 1}
    assert room_of(house).code(0) == room_of(house).code(1) == ""


def test_people_keep_their_phones_in_other_chairs_and_under_other_rules(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    give_up(house)
    house.ask(ShowNewGame())
    house.until(lambda: "between" in at_seat(house, phones["Anna"])[2])  # the door is another thread
    told = at_seat(house, phones["Anna"])[2]
    assert told["between"] == {"over": say_phones.match_has_ended(), "waits": say_phones.keep_this_page()}
    house.ask(StartGame(new_game("Tom", "Anna", rules="family", computers=2)))
    assert [at_seat(house, phones[name])[0] for name in ("Anna", "Tom")] == ["Anna", "Tom"]
    assert [meanwhile(house, phones[name].hand)["page"]["seat"] for name in ("Anna", "Tom")] == [1, 0]
    assert house.report.scene != "curtain"
    house.program.ask(StartGame(new_game("Tom", "Lea")))
    house.step()
    assert house.report.scene == "joining"  # Lea has no phone yet
    gone = meanwhile(house, lambda: phones["Anna"].ask("GET", "/hand"))
    assert (gone.status, gone.json["message"]) == (403, say_phones.seat_shut())
    assert at_seat(house, phones["Tom"])[0] == "Tom"


def test_new_game_remembers_who_plays_on_a_phone(open_house: Callable[..., House]) -> None:
    house = open_house()
    both = new_game("Anna", "Tom")
    new = msgspec.structs.replace(both, seats=(both.seats[0], msgspec.structs.replace(both.seats[1], on_phone=False)))
    begin(house, new)
    house.program.new_games.note_people(new, is_score_pad=False)
    house.until(lambda: bool(house.program.people.household.named("Anna")))
    house.at_title()
    usual = {seat.name: seat.on_phone for seat in house.program.new_games.usual.seats if seat.human}
    assert usual == {"Anna": True, "Tom": False}
    house.program.evening_room.close()
    usual = {seat.name: seat.on_phone for seat in house.program.new_games.usual.seats if seat.human}
    assert usual == {"Anna": True, "Tom": False}


def test_a_phone_asks_for_another_match_and_the_screen_confirms(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    before = house.game.match.header.id
    early = meanwhile(house, lambda: phones["Tom"].do(again="same"))
    assert (early.status, early.json["reason"]) == (409, "late")
    give_up(house)
    assert meanwhile(house, lambda: phones["Tom"].do(again="new")).status == 200
    assert at_seat(house, phones["Anna"])[2]["asked"] == say_phones.asked_new()
    assert there(house.look().find("button/again_yes")).label == say_screens.new_game()
    house.press("button/again_no")
    assert at_seat(house, phones["Anna"])[2]["asked"] == ""
    assert meanwhile(house, lambda: phones["Anna"].do(again="same")).status == 200
    assert there(house.look().find("button/again_yes")).label == say_scores.play_again()
    house.press("button/again_yes")
    house.until(lambda: house.program.session is not None and house.game.match.header.id != before)
    assert at_seat(house, phones["Anna"])[2]["over"] is False


def test_the_end_shows_who_wants_another_match_and_who_has_not_said(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    give_up(house)
    assert meanwhile(house, lambda: phones["Tom"].do(again="same")).status == 200
    anna, tom = (at_seat(house, phones[name])[2] for name in ("Anna", "Tom"))
    assert [(one["seat"], one["wants"]) for page in (anna, tom) for one in page["others"]] == [(1, True), (0, False)]
    assert (anna["wants"], tom["wants"]) == (False, True)
    assert meanwhile(house, lambda: phones["Anna"].do(again="new")).status == 200
    assert at_seat(house, phones["Tom"])[2]["others"][0]["wants"] is True
    house.press("button/again_no")
    assert at_seat(house, phones["Tom"])[2]["others"][0]["wants"] is False


def test_the_match_that_every_phone_wants_begins_without_a_press(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    before = house.game.match.header.id
    give_up(house)
    for phone in phones.values():
        assert meanwhile(house, partial(phone.do, again="same")).status == 200
    house.until(lambda: house.game.match.header.id != before and house.report.scene == "table")


def test_a_hand_is_sorted_on_the_phone_as_its_person_chose_before(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.program.people.change(lambda home: home.with_regular_player(RegularPlayer(id="a", name="Anna")))
    phones = begin(house, new_game("Anna", "Tom"))
    assert meanwhile(house, lambda: phones["Anna"].do(sorting={"low_left": True})).status == 200
    give_up(house)
    house.ask(StartGame(new_game("Tom", "Anna")))
    for name, low_left in (("Anna", True), ("Tom", False)):
        house.until(partial(has_cards, house, phones[name]))
        assert at_seat(house, phones[name])[2]["sortings"][1]["label"] == say_screens.sort_ends(low_left)


def test_sorting_on_one_phone_leaves_the_other_hands_as_they_are(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    before = at_seat(house, phones["Tom"])[2]["sortings"]
    assert meanwhile(house, lambda: phones["Anna"].do(sorting={"low_left": True})).status == 200
    assert at_seat(house, phones["Anna"])[2]["sortings"] != before
    assert at_seat(house, phones["Tom"])[2]["sortings"] == before


def test_the_evenings_matches_are_counted_by_team(open_house: Callable[..., House]) -> None:
    house = open_house()
    begin(house, new_game("Anna", "Tom"))
    room = room_of(house)
    assert [room.say_over((0,)), room.say_over((0,))] == [(1, 0)] * 2
    room.is_between = False
    assert room.say_over((1,)) == (1, 1)
    house.program.ask(StartGame(new_game("Tom", "Anna")))
    house.step()
    assert room.say_over((1,)) == (1, 2)


def test_whoever_gets_another_name_keeps_the_phone_and_the_matches_won(open_house: Callable[..., House]) -> None:
    """Given a match that Anna has won, and that she is called Annette now: the next match, with an Anna that is
    somebody else, has her on her phone, with her match. The bug: both went by the name, to the new Anna.
    """
    clock = [datetime(2026, 5, 1, 20, 15)]
    house = open_house(now=lambda: clock[0])
    house.program.people.change(lambda home: home.with_regular_player(RegularPlayer(id="a", name="Anna")))
    phones = begin(house, new_game("Anna", "Tom"))
    assert room_of(house).say_over((0,)) == (1, 0)
    give_up(house)
    for name in ("Ann", "Annette"):
        clock[0] += timedelta(minutes=1)
        house.program.people.rename("a", name)
    clock[0] += timedelta(minutes=1)
    house.ask(StartGame(new_game("Anna", "Annette")))
    house.step()
    assert at_seat(house, phones["Anna"])[0] == "Annette"
    assert room_of(house).is_taken(1)
    assert not room_of(house).is_taken(0)
    assert room_of(house).say_over((1,)) == (0, 2)


@pytest.mark.parametrize("is_removed", [False, True])
def test_whoever_played_without_a_name_is_still_on_the_phone(
    open_house: Callable[..., House], is_removed: bool
) -> None:
    clock = [datetime(2026, 5, 1, 20, 15)]
    house = open_house(now=lambda: clock[0])
    begin(house, new_game("You", "Tom"))
    give_up(house)
    clock[0] += timedelta(minutes=1)
    ida = RegularPlayer(id="i", name="Ida")
    house.program.people.change(lambda home: home.with_you_named(ida).with_change("i", removed=is_removed))
    house.until(lambda: house.program.people.household.names.you == "Ida")
    usual = {seat.name: seat.on_phone for seat in house.program.new_games.usual.seats if seat.human}
    assert usual["You" if is_removed else "Ida"]


def test_no_phone_tells_the_end_before_the_screen_shows_it(open_house: Callable[..., House]) -> None:
    house = open_house()
    match = house.take_up((header("family", (0,), rounds=1), msgspec.convert(OUT, PositionLine)))
    house.step()
    house.program.ask(InvitePhones())
    house.until(lambda: bool(room_of(house).address))
    room = room_of(house)
    phone = PhoneClient(room.door.port, room.link(0).partition("#")[2])
    meanwhile(house, phone.hand)
    house.press("button/start")
    out = meanwhile(house, lambda: phone.do(deed="discard", cards="9C")).json
    assert match.is_over
    seen = [out["hand"]]
    while house.report.scene != "end":
        seen.append(meanwhile(house, phone.hand))
        house.session.skip()
        if house.look().find("button/continue") is not None and house.report.scene == "score":
            seen.append(meanwhile(house, phone.hand))
            house.press("button/continue")
        house.step()
    told = [one for one in seen if one["page"]["over"]]
    hidden = [one for one in seen if "between" in one["page"]]
    assert hidden
    assert not told
    assert all(set(one) == {"version", "number", "at", "page"} for one in hidden)
    assert at_seat(house, phone)[2]["over"] is True


def test_a_computer_players_seat_goes_back_to_it(open_house: Callable[..., House]) -> None:
    house = open_house()
    begin(house, new_game("Anna", computers=1))
    house.session.door.offer(1)
    house.step()
    room = room_of(house)
    guest = PhoneClient(room.door.port, room.link(1).partition("#")[2])
    meanwhile(house, guest.hand)
    house.until(lambda: house.game.played_at(1) is PlayedAt.PHONE)
    give_up(house)
    house.ask(PlayAgain())
    assert [seat.kind for seat in house.game.match.header.seats] == ["human", "computer"]
    assert at_seat(house, guest)[0] == "Walt"
    assert house.game.phones == {0, 1}
    house.program.ask(InvitePhones())
    house.press("button/close_door")
    assert [house.game.played_at(seat) for seat in (0, 1)] == [PlayedAt.SCREEN, PlayedAt.COMPUTER]


def test_the_bar_says_so_while_phones_can_join_and_closing_ends_every_secret(
    open_house: Callable[..., House],
) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    give_up(house)
    assert house.look().find("button/phones") is not None
    house.at_title()
    assert house.look().find("button/phones") is not None
    house.ask(ShowNewGame())
    assert house.go("button/phones").scene == "joining"
    assert house.go("button/close_door").scene == "new_game"
    assert house.look().find("button/phones") is None
    with pytest.raises(ConnectionError):
        phones["Anna"].hand()
    house.until(lambda: not any(doors_folder(house.data).glob("*.json")))


def test_a_phone_that_is_silent_for_twelve_hours_has_to_come_again(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    room, late = room_of(house), 0.0
    now = room._now
    monkeypatch.setattr(room, "_now", lambda: now() + late)
    assert meanwhile(house, lambda: phones["Anna"].ask("POST", "/sleep", {})).status == 204
    house.until(lambda: not room.is_awake(0))
    late = SILENT_FOR + 1
    house.until(lambda: 0 not in house.game.phones)
    assert meanwhile(house, lambda: phones["Anna"].ask("GET", "/hand")).status == 403
    assert at_seat(house, phones["Tom"])[0] == "Tom"
    meanwhile(house, lambda: phones["Tom"].ask("POST", "/sleep", {}))
    late = 2 * SILENT_FOR + 2
    house.until(lambda: not house.program.evening_room.is_open)


@pytest.mark.parametrize("is_match_on", [False, True])
def test_the_program_killed_between_two_matches_has_the_phones_back_by_one_press(
    open_house: Callable[..., House], is_match_on: bool
) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    assert room_of(house).say_over((0,)) == (1, 0)
    give_up(house)
    house.until(lambda: any('"is_between":true' in one.read_text() for one in doors_folder(house.data).glob("*.json")))
    house.program.evening_room.leave()
    house.at_title()
    new = new_game("Tom", "Anna", phones=not is_match_on)
    if is_match_on:
        house.program.ask(StartGame(new))
        house.step()
    house.press("button/offer_take")
    house.until(lambda: bool(room_of(house).address))
    if not is_match_on:
        assert at_seat(house, phones["Anna"])[2]["between"]["over"] == say_phones.match_has_ended()
        house.program.ask(StartGame(new))
    house.settle()
    for name, phone in phones.items():
        house.until(partial(has_cards, house, phone))
        who, cards, _ = at_seat(house, phone)
        assert (who, len(cards.split()) >= 11) == (name, True)
    assert room_of(house).code(0) == room_of(house).code(1) == ""
    assert room_of(house).say_over((1,)) == (0, 2)
    house.until(lambda: len([*doors_folder(house.data).glob("*.json")]) == 1)


def test_use_phones_is_there_before_the_curtain_is_lifted(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", (0, 1), 4, 2)])
    house.until(lambda: house.report.scene == "curtain")
    house.until(lambda: any(one.id == "button/phones" and one.enabled for one in house.look().things))
    house.press("button/phones")
    assert not house.program.evening_room.is_open
    assert house.go("button/add_hand").scene == "joining"
    assert house.program.evening_room.is_open


def test_the_score_pad_has_everybodys_phone_and_the_next_match_has_it_back(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    give_up(house)
    house.ask(ShowNewGame(real_cards=True))
    house.ask(BeginScorePad(new_game("Tom", "Anna")))
    for phone in phones.values():
        assert "pad" in meanwhile(house, phone.hand)["page"]
    assert house.look().find("button/phones") is not None
    house.ask(ShowNewGame())
    house.ask(StartGame(new_game("Anna", "Tom")))
    for name, phone in phones.items():
        house.until(partial(has_cards, house, phone))
        who, cards, _ = at_seat(house, phone)
        assert (who, len(cards.split()) >= 11) == (name, True)


@pytest.mark.parametrize("way", ["notice", "plate", "enough"])
def test_the_computer_keeps_playing_for_who_left_after_play_again(open_house: Callable[..., House], way: str) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom", computers=2))
    house.until(lambda: house.game.board.mover in (0, 1))
    gone = house.game.board.mover
    leaver, stayer = ("Anna", "Tom") if gone == 0 else ("Tom", "Anna")
    if way == "notice":  # the phone may come back by itself
        meanwhile(house, lambda: phones[leaver].ask("POST", "/sleep", {}))
        house.until(lambda: house.look().find("button/computer_plays") is not None)
        house.press("button/computer_plays")
    elif way == "plate":
        house.session.ask(HandOver(gone, PlayedAt.COMPUTER))
    give_up(house)
    if way == "enough":
        meanwhile(house, lambda: phones[leaver].ask("POST", "/sleep?leaves", {}))
        house.until(lambda: house.game.phones == {1 - gone})
    before = house.game.match.header.id
    assert meanwhile(house, lambda: phones[stayer].do(again="same")).status == 200
    house.until(lambda: house.program.session is not None and house.game.match.header.id != before)
    house.run(1.0)
    assert house.game.played_at(gone) is PlayedAt.COMPUTER
    assert house.game.phones == {1 - gone}
    if way != "plate":
        meanwhile(house, phones[leaver].hand)
        house.until(lambda: house.game.phones == {0, 1})
    give_up(house)
    house.ask(ShowNewGame())
    proposed = {seat.name: seat.human for seat in house.program.new_games.usual.seats}
    assert proposed.get(leaver, False) is (way != "plate")
    assert proposed[stayer] is True


def test_the_computer_keeps_playing_for_who_left_when_the_phones_are_back(open_house: Callable[..., House]) -> None:
    house = open_house()
    phones = begin(house, new_game("Anna", "Tom"))
    house.session.ask(HandOver(1, PlayedAt.COMPUTER))
    house.until(lambda: house.game.board.mover == 0)
    for wish in ({"deed": "draw"}, {"deed": "discard"}):
        cards = meanwhile(house, phones["Anna"].hand)["hand"].split()
        assert meanwhile(house, partial(phones["Anna"].do, **wish, cards=cards[0])).json["ok"]
    house.until(lambda: house.game.board.mover == 0)
    path = there(house.game.saved).path
    house.program.close_game()
    house.program.evening_room.leave()
    house.program.open(path)
    house.step()
    house.press("button/offer_take")
    house.until(lambda: bool(room_of(house).address))
    house.run(0.5)
    assert [house.game.played_at(seat) for seat in (0, 1)] == [PlayedAt.PHONE, PlayedAt.COMPUTER]
