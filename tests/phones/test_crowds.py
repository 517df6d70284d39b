"""Who keeps a connection when there are too many, without a socket."""

import gzip
from collections.abc import Iterator

import pytest

from game.phones.door_lines import DoorPlan, ShowHand, TableAtDoor
from saves.players.phone_keys import SeatKeys
from tests.phones.memory_door import PORT, MemoryLine, MemoryPhone, MemoryServer

HALF = f"GET /hand HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\n".encode()


@pytest.fixture
def server() -> Iterator[MemoryServer]:
    """Two seats that wait for their phones."""
    keys = {seat: SeatKeys(link="x" * 21 + str(seat), code=f"ABC{'DE'[seat]}") for seat in (0, 1)}
    pages = {"en": gzip.compress(b"page")}
    table = TableAtDoor(("Anna", "Walt"), 2, pages, policy="", mark="", is_score_pad=False, language="en")
    here = MemoryServer(DoorPlan(table, keys))
    for seat in keys:
        here.send(ShowHand(seat, b'{"hand": ""}'))
    yield here
    here.close()


def phone(here: MemoryServer, seat: int) -> MemoryPhone:
    """Its phone."""
    return MemoryPhone(lambda: here, lambda: None, "x" * 21 + str(seat), f"device {seat}")


def crowd(here: MemoryServer, count: int, address: str = "127.0.0.1") -> list[MemoryLine]:
    """So many connections at once from the same address; `here` takes them from its queue as from a real one."""
    lines = []
    for number in range(count):
        lines.append(MemoryLine(here, address))
        lines[-1].send(HALF)
        if number % 16 == 0:
            here.turn()
    return lines


def test_a_flood_from_its_own_address_keeps_no_phone_out(server: MemoryServer) -> None:
    """Given 300 connections with half a request within a moment, a phone behind the same address is answered on a new
    connection, in the middle of them and after them; the first ones have gone.
    """
    honest = phone(server, 0)
    assert honest.hand("?begin")["hand"] == ""
    first = crowd(server, 150)
    honest.leave()
    assert honest.hand()["hand"] == ""
    crowd(server, 150)
    honest.leave()
    assert honest.hand()["hand"] == ""
    assert first[0].is_closed


def test_a_connection_with_a_seat_outlives_a_flood(server: MemoryServer) -> None:
    """Given a page that waits for news, and 300 strangers: it still gets them on its connection."""
    honest = phone(server, 0)
    version = honest.hand("?begin")["version"]
    waiting = honest.begin("GET", f"/hand?after={version}", None, honest.headers(None))
    crowd(server, 300)
    server.send(ShowHand(0, b'{"hand": "KH"}'))
    assert honest.answered(waiting).json["hand"] == "KH"


def test_a_phone_that_opens_ever_more_connections_closes_its_own(server: MemoryServer) -> None:
    """Given a hundred open connections with the secret of one seat, another seat's phone is let in, and the first
    phone's newest connection is still good.
    """
    greedy, other = phone(server, 0), phone(server, 1)
    many = []
    for _ in range(100):
        many.append(greedy.begin("GET", "/hand?begin", None, greedy.headers(None)))
        greedy.answered(many[-1])
        greedy._line = None
    assert other.hand("?begin")["hand"] == ""
    assert sum(not line.is_closed for line in many) == 12
    assert not many[-1].is_closed


def test_who_comes_too_fast_is_refused_unheard(server: MemoryServer) -> None:
    """Given 300 connections within a moment from an address where nobody has a seat, most are closed before a byte of
    them is read; from the address of a phone with a seat each is heard, and elsewhere nobody notices.
    """
    honest = phone(server, 0)
    assert honest.hand("?begin")["hand"] == ""
    strangers = crowd(server, 300, "192.168.1.66")
    assert sum(line.is_closed for line in strangers[-100:]) > 50
    assert not crowd(server, 1)[0].is_closed
    assert not crowd(server, 1, "192.168.1.67")[0].is_closed
    server.turn()
    same = crowd(server, 200)
    assert not same[-1].is_closed
