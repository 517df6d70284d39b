import asyncio
import gzip
from collections.abc import Iterator, Sequence
from multiprocessing import Pipe

import pytest
from msgspec.structs import replace

from game.messages.functions import phones as say
from game.messages.language import speaking
from game.messages.person import Person
from game.phones.door_lines import (
    AnswerPhone,
    Asleep,
    Awake,
    CannotListen,
    CodeChanged,
    DoorPlan,
    FromServer,
    HandArrived,
    Joined,
    KeysChanged,
    Limits,
    Listening,
    OfferSeat,
    PhoneAsked,
    Reached,
    SetTable,
    ShowHand,
    ShutSeat,
    Speaks,
    TableAtDoor,
    TableSet,
)
from game.phones.server import Bucket, Server, bucket_of, serve_until_closed
from saves.players.phone_keys import SeatKeys
from saves.records.journal import ON_DISK, DiskAnswer
from tests.phones.memory_door import PORT, MemoryLine, MemoryPhone, MemoryServer
from tests.phones.phone_client import Reply

HERE = f"127.0.0.1:{PORT}"
LINKS = tuple("x" * 21 + str(seat) for seat in (0, 1, 2))
HALF = f"GET /hand HTTP/1.1\r\nHost: {HERE}\r\n".encode()


def keys(*seats: int) -> dict[int, SeatKeys]:
    """Seats that wait for their phones."""
    return {seat: SeatKeys(link=LINKS[seat], code="BCD" + "FGH"[seat]) for seat in seats}


def table_of(*names: str, mark: str = "page 1") -> TableAtDoor:
    """These people at a table."""
    pages = {language: gzip.compress(f"<p>{language}".encode()) for language in ("en", "es")}
    return TableAtDoor(names, 2, pages, policy="default-src 'none'", mark=mark, is_score_pad=False, language="en")


class Clock:
    """Stands where the server has the module `time`; seconds pass as the test lets them."""

    now = 1000.0

    def monotonic(self) -> float:
        """Now."""
        return self.now


class Door:
    """A server for Anna and Walt, each with a hand to be shown; `facts` is what it has told the game."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.here = MemoryServer(DoorPlan(table_of("Anna", "Walt", "Rosa"), keys(0, 1)))
        self.here.loop.time = clock.monotonic  # type: ignore[method-assign]
        self.facts: list[FromServer] = []
        self.answers: list[AnswerPhone] = []
        """What the game says to the next moves."""
        self.tell(*(ShowHand(seat, b'{"hand": "KH"}') for seat in (0, 1)))

    def tell(self, *lines: object) -> None:
        """From the game."""
        for line in lines:
            self.here.send(line)

    def listen(self) -> None:
        """The game hears, and answers a move if it has an answer."""
        while self.here.poll():
            self.facts.append(fact := self.here.recv())
            if isinstance(fact, PhoneAsked) and self.answers:
                self.tell(self.answers.pop(0))

    def heard(self) -> Sequence[FromServer]:
        """What it told since the last call, hands that arrived and changed keys left out."""
        self.listen()
        told = [fact for fact in self.facts if not isinstance(fact, HandArrived | KeysChanged | Listening)]
        self.facts.clear()
        return told

    def phone(self, seat: int | None = None, device: str = "phone", tab: str = "") -> MemoryPhone:
        """A browser, with the link of that seat or with none."""
        return MemoryPhone(lambda: self.here, self.listen, "" if seat is None else LINKS[seat], device, tab)

    def seated(self, seat: int) -> MemoryPhone:
        """A phone that has taken its seat; what was told of that is forgotten."""
        phone = self.phone(seat)
        phone.hand("?begin")
        self.heard()
        return phone

    def waits(self, phone: MemoryPhone) -> MemoryLine:
        """It has its hand and asks for the next."""
        version = phone.hand()["version"]
        line = phone.begin("GET", f"/hand?after={version}", None, phone.headers(None))
        self.turn()
        assert line.answer is None
        return line

    def moves(self, phone: MemoryPhone) -> MemoryLine:
        """It plays something under its next number, and the game has not answered."""
        phone.number += 1
        line = phone.begin_move({"deed": "draw"})
        self.turn()
        return line

    def turn(self, seconds: float = 0.0) -> None:
        """So much later everything that can go on has gone on."""
        self.clock.now += seconds
        for _ in range(50):
            self.here.turn()

    def raw(self, data: bytes, address: str = "127.0.0.1") -> MemoryLine:
        """A new connection that sends this."""
        line = MemoryLine(self.here, address)
        line.send(data)
        self.turn()
        return line

    def crowd(self, count: int, address: str = "127.0.0.1") -> list[MemoryLine]:
        """So many connections with half a request at once, taken from the queue as from a real one."""
        lines = []
        for number in range(count):
            lines.append(MemoryLine(self.here, address))
            lines[-1].send(HALF)
            if number % 16 == 0:
                self.here.turn()
        self.here.turn()
        return lines


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Iterator[Door]:
    """Two seats that wait for their phones."""
    clock = Clock()
    monkeypatch.setattr("game.phones.server.time", clock)
    door = Door(clock)
    yield door
    door.here.close()


def told(reply: Reply | None) -> tuple[int, str]:
    """The status, and the reason of a refusal; "" without one."""
    assert reply is not None
    return reply.status, reply.json.get("reason", "")


# ---- requests


FORM = {"Content-Type": "text/plain"}


@pytest.mark.parametrize(
    ("request_line", "headers", "body", "answer"),
    [
        ("GET /", {"Host": "evil.example:8420"}, None, (421, "wrong_host")),
        ("GET /", {"Host": "127.0.0.1"}, None, (421, "wrong_host")),
        ("GET /hand", {"Origin": "http://evil.example"}, None, (403, "wrong_origin")),
        ("GET /hand", {"Origin": "null"}, None, (403, "wrong_origin")),
        ("GET /hand", {"Origin": f"http://{HERE}"}, None, (200, "")),
        ("GET /hand", {"Sec-Fetch-Site": "cross-site"}, None, (403, "wrong_origin")),
        ("GET /hand", {"Sec-Fetch-Site": "same-origin"}, None, (200, "")),
        ("GET /hand", {"Sec-Fetch-Site": "none"}, None, (200, "")),
        ("POST /move", FORM, b"number=1", (415, "no_json")),
        ("POST /sleep", {"Content-Type": "application/json; charset=utf-8"}, b"{}", (204, "")),
        ("GET /hand", {"Authorization": ""}, None, (401, "no_secret")),
        ("GET /hand", {"Authorization": "Basic eDp5"}, None, (401, "no_secret")),
        ("GET /hand", {"Authorization": "Bearer " + "y" * 22}, None, (403, "wrong_secret")),
        ("GET /hand", {"Authorization": f"bearer  {LINKS[0]}"}, None, (200, "")),
        ("GET /hand", {"X-Device": "another"}, None, (403, "taken")),
        ("GET /hand", {"X-Page": "page 0"}, None, (409, "old_page")),
        ("GET /hand", {"X-Page": "page 1"}, None, (200, "")),
        ("GET /elsewhere", {}, None, (404, "no_such_page")),
        ("POST /move", {}, b"[", (400, "bad_request")),
        ("POST /move", {}, b'{"number": 0}', (400, "bad_request")),
        ("POST /move", {}, b'{"number": 9007199254740992}', (400, "bad_request")),
        ("POST /join", {}, b'{"seat": "0"}', (400, "bad_request")),
        ("POST /join", {}, b'{"seat": 7, "code": "BCDF"}', (404, "no_such_seat")),
        ("POST /join", {}, b'{"seat": 1, "code": "HHHH"}', (403, "wrong_code")),
        ("POST /join", {}, b'{"seat": 0, "code": "BCDF"}', (403, "taken")),
        ("POST /join", {}, b'{"seat": 1, "code": "bcdg"}', (200, "")),
        ("POST /hand", {}, b"{}", (405, "bad_method")),
        ("PUT /join", {}, None, (405, "bad_method")),
    ],
    ids=str,
)
def test_headers_and_bodies_are_checked(
    door: Door, request_line: str, headers: dict[str, str], body: bytes | None, answer: tuple[int, str]
) -> None:
    method, path = request_line.split()
    reply = door.seated(0).ask(method, path, body, headers)
    assert told(reply) == answer
    assert bool(reply.json.get("message")) == bool(answer[1])
    assert ("connection" in reply.headers) == (answer[1] in ("wrong_host", "wrong_origin", "no_json"))
    assert ("content-length" in reply.headers) == (answer[0] != 204)
    assert reply.headers["cache-control"] == "no-store"
    assert (b"KH" in reply.body) == (request_line == "GET /hand" and answer[0] == 200)


def test_a_page_opened_by_a_link_from_elsewhere_is_shown(door: Door) -> None:
    assert door.phone().ask("GET", "/", headers={"Sec-Fetch-Site": "cross-site"}).status == 200


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_refusal_is_said_in_the_language_of_the_phone(door: Door, language: str) -> None:
    door.seated(0)
    speaks = {"Accept-Language": language}
    for seat, words in ((0, say.taken), (1, say.wrong_code)):
        body = {"seat": seat, "code": "HHHH"}
        reply = door.phone().ask("POST", "/join", body, speaks)
        with speaking(language):
            assert reply.json["message"] == words(Person(("Anna", "Walt")[seat]))
    reply = door.phone(0, "another").ask("GET", "/hand", headers=speaks)
    with speaking(language):
        assert reply.json["message"] == say.taken(Person("Anna"))


@pytest.mark.parametrize("path", ["/", "/seats", "/join", "/hand", "/move", "/sleep"])
def test_another_method_is_told_which_is_allowed(door: Door, path: str) -> None:
    line = door.raw(b"".join(f"{way} {path} HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode() for way in ("HEAD", "OPTIONS")))
    head, _, rest = bytes(line._sent).partition(b"\r\n\r\n")
    right = b"Allow: GET" if path in ("/", "/seats", "/hand") else b"Allow: POST"
    assert head.startswith(b"HTTP/1.1 405 ")
    assert right in head.split(b"\r\n")
    assert rest.startswith(b"HTTP/1.1 405 ")
    assert rest.endswith(b"}")


def test_the_page_comes_packed_or_plain_in_the_language_asked_for(door: Door) -> None:
    for language, packs in (("en", False), ("es", True)):
        encoding = {"Accept-Encoding": "br, GZIP"} if packs else {}
        reply = door.phone().ask("GET", "/", headers={"Accept-Language": language, **encoding})
        page = gzip.decompress(reply.body) if packs else reply.body
        assert page == f"<p>{language}".encode()
        assert reply.headers.get("content-encoding") == ("gzip" if packs else None)
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
        assert reply.headers["content-security-policy"] == "default-src 'none'"
        assert reply.headers["cache-control"] == "no-store"


def test_a_seat_without_a_name_is_called_yours(door: Door) -> None:
    door.tell(SetTable(1, table_of("You", "Walt"), {0: 0, 1: 1}, {}))
    seats = door.phone().ask("GET", "/seats").json["seats"]
    assert seats[0]["prompt"] == "The code next to your name on the big screen"
    refused = door.phone().ask("POST", "/join", {"seat": 0, "code": "HHHH"})
    assert refused.json["message"] == "That isn't your code."


def test_the_seats_say_who_is_awaited(door: Door) -> None:
    door.seated(0)
    assert door.phone().ask("GET", "/seats").json == {
        "page": "page 1",
        "pad": False,
        "seats": [
            {"seat": 0, "name": "Anna", "team": 0, "taken": True, "letters": 4, "prompt": say.taken(Person("Anna"))},
            {"seat": 1, "name": "Walt", "team": 1, "taken": False, "letters": 4, "prompt": say.code_of(Person("Walt"))},
        ],
    }


def test_a_code_gives_the_secret_once(door: Door) -> None:
    phone = door.phone()
    joined = phone.ask("POST", "/join", {"seat": 1, "code": "BCDG"}).json
    assert joined == {"seat": 1, "secret": LINKS[1]}
    assert door.heard() == [Joined(1)]
    phone.secret = joined["secret"]
    assert phone.hand()["hand"] == "KH"
    assert phone.hand()["hand"] == "KH"
    assert door.heard() == [Awake(1)]


def test_a_seat_that_was_on_no_phone_is_offered_to_one(door: Door) -> None:
    rosa = door.phone(2)
    assert told(rosa.ask("GET", "/hand")) == (403, "wrong_secret")
    door.tell(OfferSeat(2, LINKS[2], "LLRH"))
    door.listen()
    assert [fact.keys[2].code for fact in door.facts if isinstance(fact, KeysChanged)] == ["LLRH"]
    door.answers = [AnswerPhone(2, 1, ON_DISK)]
    assert rosa.do(deed="draw").json["hand"] == {}
    door.tell(ShowHand(2, b'{"hand": "9S"}'))
    assert rosa.hand("?begin")["hand"] == "9S"
    assert door.heard()[:2] == [Joined(2), Awake(2)]
    door.tell(ShutSeat(2))
    assert told(rosa.ask("GET", "/hand")) == (403, "seat_shut")


def test_guessing_at_a_code_replaces_it(door: Door) -> None:
    stranger = door.phone()
    for guess in range(20):
        assert told(stranger.ask("POST", "/join", {"seat": 1, "code": "HHHH"})) == (403, "wrong_code")
        if guess % 3 == 2:
            waits = stranger.ask("POST", "/join", {"seat": 1, "code": "BCDG"})
            assert (*told(waits), waits.headers["retry-after"]) == (429, "wait", "11")
            door.turn(10.0)
    (changed,) = door.heard()
    assert isinstance(changed, CodeChanged)
    assert stranger.ask("GET", "/seats").json["seats"][1]["letters"] == len(changed.code) == 5


def test_the_language_of_a_phone_is_told_when_it_changes(door: Door) -> None:
    phone = door.seated(0)
    for language in ("en", "es", "es", "fr"):
        phone.ask("GET", "/hand", headers={"Accept-Language": language})
    assert door.heard() == [Speaks(0, "es"), Speaks(0, "en")]
    door.tell(SetTable(1, replace(table_of("Anna", "Walt", "Rosa"), language="es"), {0: 0}, {}))
    door.tell(OfferSeat(2, LINKS[2], "BCDH"), ShowHand(2, b"{}"))
    door.phone(2).ask("GET", "/hand?begin", headers={"Accept-Language": "en"})
    assert Speaks(2, "en") in door.heard()


# ---- what is too much


def sized(head: int = 0, body: int = 0) -> bytes:
    """A POST of a head and a body of so many bytes."""
    begin = f"POST /sleep HTTP/1.1\r\nHost: {HERE}\r\nContent-Type: application/json\r\nContent-Length: {body}\r\nX: "
    return begin.encode() + b"y" * (head - len(begin) - 4) + b"\r\n\r\n" + b" " * body


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (sized(head=8192), 401),
        (sized(head=8193), 431),
        (sized(head=100_000), 431),
        (sized(head=9000)[:-4], 431),
        (sized(body=16_384), 401),
        (sized(body=16_385), 413),
        (sized(body=200_000), 413),
        (f"POST /join HTTP/1.1\r\nHost: {HERE}\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n".encode(), 417),
        (f"GET / HTTP/1.1\r\nHost: {HERE}\r\nOrigin: a\r\nOrigin: b\r\n\r\n".encode(), 400),
        (b"\x00\xff\x16\x03\x01\r\n\r\n", 400),
        (b"GET\r\n\r\n", 400),
        (b"POST /join HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ],
    ids=lambda value: str(value)[:60],
)
def test_what_is_too_large_or_no_request_is_refused_and_the_line_closed(door: Door, data: bytes, status: int) -> None:
    line = door.raw(data)
    reply = line.answer
    assert reply is not None
    assert reply.status == status
    line.hang_up()
    door.turn()
    assert line.is_closed
    if status != 401:
        assert reply.json["message"] == say.bad_request()
        assert reply.json["reason"] == ("too_large" if status in (413, 431) else "bad_request")
        assert reply.headers["connection"] == "close"


def test_a_refused_sender_is_read_for_another_second(door: Door) -> None:
    line = door.raw(sized(body=20_000))
    line.send(b"x" * 100_000)
    door.turn()
    assert not line.is_closed
    door.turn(0.9)
    assert not line.is_closed
    door.turn(0.2)
    assert line.is_closed
    line = door.raw(sized(body=10_000_000) + b"x" * 300_000)
    assert line.is_closed


@pytest.mark.parametrize(
    ("data", "seconds"),
    [
        (b"", 60.0),
        (b"GET / HT", 10.0),
        (sized(body=90)[:-80], 10.0),
        (f"GET / HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode(), 60.0),
        (f"GET / HTTP/1.1\r\nHost: {HERE}\r\n\r\nGET".encode(), 10.0),
    ],
    ids=["says nothing", "half a head", "half a body", "between two requests", "half of the second"],
)
def test_a_line_on_which_nothing_comes_is_closed(door: Door, data: bytes, seconds: float) -> None:
    line = door.raw(data)
    door.turn(seconds - 0.5)
    assert not line.is_closed
    door.turn(1.0)
    assert line.is_closed


def test_a_request_may_come_in_drops(door: Door) -> None:
    line = door.raw(b"G")
    for byte in f"ET /seats HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode():
        line.send(bytes([byte]))
        door.turn(0.1)
    reply = line.answer
    assert reply is not None
    assert reply.status == 200


@pytest.mark.parametrize(("seated", "burst", "rate"), [(False, 60, 20), (True, 300, 100)])
def test_who_asks_too_often_is_slowed(door: Door, seated: bool, burst: int, rate: int) -> None:
    phone, path = (door.phone(0), "/hand") if seated else (door.phone(), "/seats")
    for answered in (burst, rate):
        for _ in range(answered):
            assert phone.ask("GET", path).status == 200
        refused = phone.ask("GET", path)
        assert (*told(refused), refused.headers["retry-after"]) == (429, "too_often", "1")
        door.turn(1.0)


def test_wrong_secrets_are_slowed_like_strangers(door: Door) -> None:
    honest, thief = door.seated(0), door.phone()
    thief.secret = "y" * 22
    assert [thief.ask("GET", "/hand").status for _ in range(61)] == [403] * 60 + [429]
    assert thief.ask("GET", "/hand").headers["retry-after"] == "1"
    assert honest.ask("GET", "/hand").status == 200


# ---- too many connections


def test_a_flood_from_its_own_address_keeps_no_phone_out(door: Door) -> None:
    honest = door.seated(0)
    first = door.crowd(150)
    for _ in range(2):
        honest.leave()
        assert honest.hand()["hand"] == "KH"
        door.crowd(150)
    assert first[0].is_closed


def test_a_connection_with_a_seat_outlives_a_flood(door: Door) -> None:
    honest = door.seated(0)
    waiting = door.waits(honest)
    door.crowd(300)
    door.tell(ShowHand(0, b'{"hand": "QH"}'))
    assert honest.answered(waiting).json["hand"] == "QH"


def test_strangers_beyond_48_make_room_the_oldest_first_once_they_were_heard(door: Door) -> None:
    """Given 48 silent connections, a newcomer is the 49th while they are younger than a second; then the oldest goes
    for each that comes. Not even the youngest are ever more than 96.
    """
    door.seated(0)
    crowd = door.crowd(47)
    crowd += door.crowd(3)
    assert not any(line.is_closed for line in crowd)
    door.turn(1.1)
    newcomers = door.crowd(2)
    assert [line.is_closed for line in crowd] == [True, True] + [False] * 48
    assert not any(line.is_closed for line in newcomers)
    assert [line.is_closed for line in door.crowd(97, "192.168.1.66")] == [True] + [False] * 96


def test_nobody_fills_the_memory_with_addresses() -> None:
    buckets: dict[str, Bucket] = {}
    assert bucket_of(buckets, "192.168.1.66", 1.0, 1) is bucket_of(buckets, "192.168.1.66", 1.0, 1)
    for number in range(2000):
        bucket_of(buckets, str(number), 1.0, 1)
    assert len(buckets) < 1000


def test_a_phone_that_opens_ever_more_connections_closes_its_own(door: Door) -> None:
    greedy, other = door.phone(0), door.phone(1)
    many = []
    for _ in range(100):
        many.append(greedy.begin("GET", "/hand?begin", None, greedy.headers(None)))
        greedy.answered(many[-1])
        greedy._line = None
    assert other.hand("?begin")["hand"] == "KH"
    assert [line.is_closed for line in many] == [True] * 88 + [False] * 12


def test_who_comes_too_fast_is_refused_unheard(door: Door) -> None:
    """Given 150 connections at once from an address without a seat, the next is closed before a byte of it is read, and
    thirty more come in after a second; from the address of a phone with a seat each is heard for a minute after its
    last word, and elsewhere nobody notices.
    """
    door.seated(0)
    assert not door.crowd(96, "192.168.1.66")[-1].is_closed
    door.crowd(54, "192.168.1.66")
    door.turn(1.1)
    again = [door.raw(HALF, "192.168.1.66") for _ in range(40)]
    assert [line.is_closed for line in again[-5:]] == [True] * 5
    assert not any(line.is_closed for line in again[:30])
    assert not door.crowd(1, "192.168.1.67")[0].is_closed
    assert not door.crowd(200)[-1].is_closed
    door.turn(61.0)
    assert door.crowd(200)[-1].is_closed


def test_the_first_device_from_elsewhere_is_told_once(door: Door) -> None:
    door.raw(HALF)
    assert door.heard() == []
    door.raw(b"", "192.168.1.33")
    door.raw(b"", "192.168.1.34")
    assert door.heard() == [Reached()]


# ---- hands


def test_a_page_gets_the_next_hand_as_soon_as_it_changes(door: Door) -> None:
    phone = door.seated(0)
    before = phone.hand()["version"]
    line = door.waits(phone)
    door.tell(ShowHand(1, b'{"hand": "3S"}'))
    door.turn(24.9)
    assert line.answer is None
    door.turn(0.2)
    assert told(line.answer) == (204, "")
    line = door.waits(phone)
    door.tell(ShowHand(0, b'{"hand": "AH"}'))
    assert phone.answered(line).json["hand"] == "AH"
    assert phone.hand(f"?after={before}")["hand"] == "AH"
    assert [fact for fact in door.facts if isinstance(fact, HandArrived)] == [HandArrived(14)] * 2


def test_a_page_that_closes_while_waiting_is_forgotten(door: Door) -> None:
    line = door.waits(door.seated(0))
    line.hang_up()
    door.turn(0.6)
    assert line.is_closed


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (ShutSeat(0), (410, "seat_shut")),
        (SetTable(1, table_of("Rosa", "Walt"), {1: 1}, {}), (410, "seat_shut")),
        (SetTable(1, table_of("Walt", "Anna", mark="page 2"), {1: 0}, {}), (409, "old_page")),
    ],
    ids=["taken back", "has left", "other faces"],
)
def test_a_waiting_page_learns_that_its_cards_are_elsewhere(door: Door, line: object, answer: tuple[int, str]) -> None:
    phone = door.seated(0)
    version = phone.hand()["version"]
    headers = phone.headers(None) | {"X-Page": "page 1"}
    waiting = phone.begin("GET", f"/hand?after={version}", None, headers)
    door.turn()
    door.tell(line)
    assert told(phone.answered(waiting)) == answer


def test_another_phone_or_tab_takes_the_cards_from_a_waiting_page(door: Door) -> None:
    phone = door.phone(0, tab="first")
    phone.hand("?begin")
    waiting = door.waits(phone)
    assert door.phone(0, tab="second").hand("?begin")["hand"] == "KH"
    assert told(phone.answered(waiting)) == (409, "other_tab")
    assert told(phone.ask("GET", "/hand")) == (409, "other_tab")
    phone.hand("?begin")
    waiting = door.waits(phone)
    door.tell(OfferSeat(0, LINKS[2], "LLRH"))
    door.heard()
    assert door.phone().ask("POST", "/join", {"seat": 0, "code": "LLRH"}).json["secret"] == LINKS[2]
    assert told(phone.answered(waiting)) == (403, "another_phone")
    assert told(phone.ask("GET", "/hand")) == (403, "another_phone")
    assert door.heard() == [Joined(0, again=True)]


# ---- moves


def test_every_number_is_played_once(door: Door) -> None:
    phone = door.seated(0)
    door.answers = [AnswerPhone(0, 1, ON_DISK), AnswerPhone(0, 2, ON_DISK, "not_your_turn", "It is Walt's turn.")]
    first, second = phone.do(deed="draw"), phone.do(deed="draw")
    assert (first.status, first.json["ok"], first.json["number"]) == (200, True, 1)
    assert first.json["hand"]["hand"] == "KH"
    assert first.json["hand"]["number"] == 1
    assert (second.status, second.json["ok"], *told(second)[1:]) == (409, False, "not_your_turn")
    assert second.json["message"] == "It is Walt's turn."
    assert phone.again(deed="draw").json == second.json
    phone.number = 1
    late = phone.again(deed="draw")
    assert (late.status, late.json["ok"], late.json["number"], late.json["reason"]) == (409, False, 1, "late")
    assert [(fact.seat, fact.number) for fact in door.heard() if isinstance(fact, PhoneAsked)] == [(0, 1), (0, 2)]


def test_a_move_waits_for_the_game_and_no_other_goes_before_it(door: Door) -> None:
    phone = door.seated(0)
    waiting = door.moves(phone)
    assert told(door.seated(0).ask("POST", "/move", {"number": 2})) == (409, "one_at_a_time")
    door.tell(AnswerPhone(0, 9, ON_DISK))
    door.turn(19.9)
    assert waiting.answer is None
    door.turn(0.2)
    assert told(waiting.answer) == (503, "no_answer")
    door.tell(AnswerPhone(0, 1, ON_DISK))
    assert phone.again(deed="draw").status == 200


def test_what_is_not_on_the_disk_is_not_acknowledged(door: Door) -> None:
    phone = door.seated(0)
    full = DiskAnswer(3)
    door.answers = [AnswerPhone(0, 1, full), AnswerPhone(0, 2, full, "late", "Too late.")]
    done, late = phone.do(deed="draw"), phone.do(deed="draw")
    assert (done.status, done.json["in_memory"], done.json["reason"]) == (200, 3, "not_saved")
    assert done.json["message"] == say.not_saved()
    assert (late.status, late.json["in_memory"], late.json["message"]) == (409, 3, "Too late.")


# ---- other tables, and sleep


def test_phones_move_with_their_people(door: Door) -> None:
    anna, walt = door.seated(0), door.seated(1)
    walt.ask("GET", "/hand", headers={"Accept-Language": "es"})
    waiting = door.moves(anna)
    door.heard()
    door.tell(SetTable(4, table_of("Walt", "Anna", "Rosa"), {0: 1, 1: 0}, keys(2)))
    assert told(anna.answered(waiting)) == (409, "late")
    (fact,) = door.heard()
    assert isinstance(fact, TableSet)
    assert (fact.number, fact.awake, fact.languages) == (4, frozenset((0, 1)), {0: "es", 1: "en", 2: "en"})
    assert {seat: one.held for seat, one in fact.keys.items()} == {0: LINKS[1], 1: LINKS[0], 2: ""}
    door.tell(ShowHand(1, b'{"hand": "9S"}'), ShowHand(0, b'{"hand": "9C"}'))
    assert (anna.hand()["hand"], walt.hand()["hand"]) == ("9S", "9C")
    door.tell(ShowHand(2, b'{"hand": "5D"}'))
    assert door.phone(2).hand("?begin")["hand"] == "5D"


def test_a_phone_falls_asleep_after_thirty_seconds_of_silence(door: Door) -> None:
    phone = door.seated(0)
    for seconds, facts in ((29.0, []), (2.0, [Asleep(0)]), (5.0, [])):
        for _ in range(2):
            door.turn(seconds / 2)
        assert door.heard() == facts
    waiting = door.waits(phone)
    assert door.heard() == [Awake(0)]
    for _ in range(24):
        door.turn(1.0)
    door.turn(1.1)
    assert told(waiting.answer) == (204, "")
    for _ in range(29):
        door.turn(1.0)
    assert door.heard() == []
    waiting = door.waits(phone)
    assert door.phone(0).ask("POST", "/sleep", {}).status == 204
    assert door.heard() == [Asleep(0)]
    door.tell(ShowHand(0, b'{"hand": "AH"}'))
    phone.answered(waiting)
    phone.hand()
    for _ in range(31):
        door.turn(1.0)
    assert door.heard() == [Awake(0), Asleep(0)]


# ---- sockets


def test_a_door_listens_where_it_can_and_follows_the_networks() -> None:
    async def lives() -> list[tuple[str, ...]]:
        facts: list[FromServer] = []
        server = Server(DoorPlan(table_of("Anna"), keys(0), ("127.0.0.1", "192.0.2.1", "127.0.0.2")), facts.append)
        assert await server.listen()
        for addresses in (("127.0.0.2",), ("127.0.0.1", "127.0.0.2")):
            await server._move_to(addresses)
        ports = {fact.port for fact in facts if isinstance(fact, Listening)}
        assert len(ports) == 1
        assert server._hosts == {f"{name}:{min(ports)}" for name in ("127.0.0.1", "127.0.0.2", "localhost")}
        assert tuple(server._sockets) == ("127.0.0.1", "127.0.0.2")
        server.close()
        assert not any(listening.is_serving() for listening in server._sockets.values())
        return [fact.addresses for fact in facts if isinstance(fact, Listening)]

    assert asyncio.run(lives()) == [("127.0.0.1", "127.0.0.2"), ("127.0.0.2",), ("127.0.0.1", "127.0.0.2")]


def test_a_door_stays_where_it_is_while_no_network_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    networks, listened = [("127.0.0.2",), ("127.0.0.2",), ()], []

    async def lives() -> None:
        plan = DoorPlan(table_of("Anna"), keys(0), ("127.0.0.1",), follows=True, limits=Limits(asleep=0.003))
        server = Server(plan, lambda _: None)
        watching = asyncio.ensure_future(server.watch())

        def found() -> tuple[str, ...]:
            listened.append(tuple(server._sockets))
            return networks.pop() if networks else ("127.0.0.2",)

        monkeypatch.setattr("game.phones.server.local_addresses", found)
        assert await server.listen()
        while len(listened) < 4:
            await asyncio.sleep(0.001)
        watching.cancel()
        server.close()

    asyncio.run(lives())
    assert listened[:4] == [("127.0.0.1",), ("127.0.0.1",), ("127.0.0.2",), ("127.0.0.2",)]


def test_a_server_hears_its_game_until_that_closes_the_pipe() -> None:
    async def lives() -> Server:
        facts: list[FromServer] = []
        server = Server(DoorPlan(table_of("Anna"), keys(0), ("127.0.0.1",)), facts.append)
        ours, its = Pipe()
        ours.send(SetTable(7, table_of("Walt"), {}, {}))
        serving = asyncio.ensure_future(serve_until_closed(its, server))
        async with asyncio.timeout(20):
            while not any(isinstance(fact, TableSet) for fact in facts):
                await asyncio.sleep(0.001)
            ours.close()
            await serving
        return server

    assert not any(listening.is_serving() for listening in asyncio.run(lives())._sockets.values())


@pytest.mark.parametrize(("address", "why"), [("127.0.0.1", "taken"), ("192.0.2.1", "address")])
def test_a_door_that_cannot_be_opened_says_why(address: str, why: str) -> None:
    async def tries() -> tuple[bool, list[FromServer]]:
        facts: list[FromServer] = []
        other = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        port: int = other.sockets[0].getsockname()[1]
        listens = await Server(DoorPlan(table_of("Anna"), keys(0), (address,), port=port), facts.append).listen()
        other.close()
        return listens, facts

    listens, (fact,) = asyncio.run(tries())
    assert not listens
    assert isinstance(fact, CannotListen)
    assert (fact.why, bool(fact.words)) == (why, True)
