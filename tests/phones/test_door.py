import pytest

from game.phones.door import PhoneDoor
from game.phones.door_lines import (
    Asleep,
    Awake,
    CannotListen,
    DoorPlan,
    FromServer,
    HandArrived,
    Joined,
    KeysChanged,
    Listening,
    OfferSeat,
    Reached,
    SetTable,
    ShowHand,
    ShutSeat,
    Speaks,
    TableAtDoor,
    TableSet,
)
from saves.players.phone_keys import SeatKeys
from tests.phones.door_at_hand import ServerAtHand

ANNA, WALT = SeatKeys(link="anna-link", code="BCDF"), SeatKeys(held="walt", device="phone")
TABLE = TableAtDoor(("Anna", "Walt", "Lea"), 1, {}, "", "", False, "en")


@pytest.fixture
def server() -> ServerAtHand:
    """Of a door that was just opened."""
    return ServerAtHand()


@pytest.fixture
def door(server: ServerAtHand) -> PhoneDoor:
    """For Anna, who is awaited, and Walt, whose phone has come."""
    return PhoneDoor(DoorPlan(TABLE, {0: ANNA, 1: WALT}), server)  # type: ignore[arg-type]


def heard(door: PhoneDoor, server: ServerAtHand, *facts: FromServer) -> list[FromServer]:
    """What the game is told when the server says that."""
    server.says.extend(facts)
    return list(door.poll())


def test_a_door_knows_what_its_server_told(door: PhoneDoor, server: ServerAtHand) -> None:
    assert (door.is_open, door.url(0), door.is_reached) == (False, "", False)
    facts: list[FromServer] = [
        Listening(("192.168.1.20", "10.0.0.7"), 8420),
        Reached(),
        Joined(0),
        Awake(1),
        Asleep(0),
        Speaks(1, "es"),
    ]
    assert heard(door, server, *facts) == facts
    assert (door.is_open, door.port, door.is_reached) == (True, 8420, True)
    assert (door.awake, door.language(0), door.language(1)) == (frozenset({1}), "en", "es")
    assert door.url(0) == "http://192.168.1.20:8420/#anna-link"
    assert door.url(0, "10.0.0.7") == "http://10.0.0.7:8420/#anna-link"
    assert door.url(1) == door.url(2) == ""
    heard(door, server, KeysChanged({2: ANNA}))
    assert door.seats == (2,)


@pytest.mark.parametrize("said", [True, False])
def test_a_server_that_ends_shuts_the_door(door: PhoneDoor, server: ServerAtHand, said: bool) -> None:
    heard(door, server, Listening(("192.168.1.20",), 8420), Awake(1))
    why = CannotListen("taken", "x") if said else CannotListen("lost")
    server.is_gone = not said
    door.shut(0)
    assert heard(door, server, *[why][:said]) == [why]
    assert heard(door, server) == []
    assert (door.trouble, door.is_open, door.awake, server.is_closed) == (why, False, frozenset(), True)


def test_hands_wait_while_others_are_on_their_way(door: PhoneDoor, server: ServerAtHand) -> None:
    huge = b"x" * 2**20
    for hand in (huge, huge):
        door.show(0, hand)
    for hand in (b"old", b"new"):
        door.show(1, hand)
    door.show(2, b"left")
    door.shut(2)
    assert server.heard == [ShowHand(0, huge), ShutSeat(2)]
    assert heard(door, server, HandArrived(len(huge)), Reached()) == [Reached()]
    assert server.heard[2:] == [ShowHand(1, b"new")]
    door.shut(1)
    door.show(1, b"new")
    assert server.heard[3:] == [ShutSeat(1), ShowHand(1, b"new")]
    door.show(0, huge + b"y")
    door.show(1, b"of this table")
    door.set_table(TABLE, {0: 0}, {})
    heard(door, server, HandArrived(len(huge) + 1))
    assert [line for line in server.heard[5:] if isinstance(line, ShowHand)] == [ShowHand(0, huge + b"y")]


def test_another_table_is_shown_anew_and_what_was_said_of_the_old_one_is_late(
    door: PhoneDoor, server: ServerAtHand
) -> None:
    heard(door, server, Awake(1), Speaks(1, "es"))
    door.show(0, b"hand")
    door.set_table(TABLE, {0: 1, 5: 7}, {2: ANNA})
    assert (door.keys, door.awake, door.language(0), door.language(1)) == (
        {0: WALT, 2: ANNA},
        frozenset({0}),
        "es",
        "en",
    )
    assert server.heard[1:] == [SetTable(1, TABLE, {0: 1, 5: 7}, {2: ANNA})]
    door.show(0, b"hand")
    assert server.heard[2:] == [ShowHand(0, b"hand")]
    assert heard(door, server, Awake(1), Reached()) == [Reached()]
    door.set_table(TABLE, {0: 0}, {})
    heard(door, server, TableSet(1, {1: ANNA}, frozenset(), {}))
    assert (door.seats, heard(door, server, Awake(1))) == ((0,), [])
    heard(door, server, TableSet(2, {0: WALT, 1: ANNA}, frozenset({1}), {1: "es"}))
    assert (door.seats, door.awake, door.language(1)) == ((0, 1), frozenset({1}), "es")
    assert heard(door, server, Asleep(1)) == [Asleep(1)]


def test_a_seat_is_offered_while_its_phone_plays_on(door: PhoneDoor, server: ServerAtHand) -> None:
    door.show(1, b"hand")
    heard(door, server, Awake(1), Speaks(1, "es"))
    for seat, held in ((1, "walt"), (2, "")):
        door.offer(seat)
        keys = door.keys[seat]
        assert (keys.held, keys.link != "", keys.code not in ("", ANNA.code)) == (held, True, True)
        assert server.heard[-1] == OfferSeat(seat, keys.link, keys.code)
    door.show(1, b"hand")
    assert server.heard[-1] == ShowHand(1, b"hand")
    door.shut(1)
    assert (door.seats, door.awake, door.language(1)) == ((0, 2), frozenset(), "en")
