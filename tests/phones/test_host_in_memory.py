"""The command `host` from its first line to its last, with phones in this process in the place of sockets."""

import json
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.roster import player_of
from game.cli.commands import host_command
from game.messages.functions import errors as say_errors, phones as say
from game.messages.person import Person
from game.phones.addresses import LOOPBACK
from game.phones.door import PhoneDoor
from game.phones.door_lines import CannotListen, CodeChanged, DoorPlan, Listening
from game.phones.open_doors import KeptDoors
from game.play.match import Match
from game.play.seats import SeatPlan, header_of
from saves.players.phone_keys import KeptDoor
from saves.records.lines import encode_line
from tests.build import WEB
from tests.cli.running import Said, run
from tests.phones.memory_door import MemoryLine, MemoryPhone, MemoryServer
from tests.phones.phone_client import Reply

Visit = Callable[[MemoryServer], Iterator[None]]
SEATS: Final = ("--seats", "phone,phone", "--teams", "2:solo", "--seed", "4")


class Host:
    """Runs the command; whenever it waits, `visit` goes on, and when that ends, somebody presses Ctrl-C."""

    def __init__(self, capsys: pytest.CaptureFixture[str], data: Path) -> None:
        self._capsys, self._data = capsys, data
        self.plans: list[DoorPlan] = []
        self.waited: list[float] = []
        self.visit: Visit = lambda here: iter(())
        self.listens = True
        self.here: MemoryServer

    def open(self, plan: DoorPlan) -> PhoneDoor:
        """In the place of a process."""
        host = self

        class Visited(MemoryServer):
            def poll(self, seconds: float = 0.0) -> bool:
                if seconds and not self._facts:
                    host.waited.append(seconds)
                    self.turn()
                    try:
                        next(visit)
                    except StopIteration:
                        raise KeyboardInterrupt from None
                return super().poll()

        self.plans.append(plan)
        self.here = Visited(plan)
        if not self.listens:
            self.here._facts.clear()
        visit = self.visit(self.here)
        return PhoneDoor(plan, self.here)  # type: ignore[arg-type]

    def __call__(self, *arguments: str | Path) -> Said:
        """What it said in the end."""
        return run(self._capsys, "host", *arguments, "--data-dir", self._data)

    def phone(self, seat: int) -> MemoryPhone:
        """With the link of that seat."""
        keys = self.plans[-1].keys[seat]
        return MemoryPhone(lambda: self.here, lambda: None, keys.held or keys.link, f"device {seat}")


@pytest.fixture
def host(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    """A computer in a network."""
    host = Host(capsys, tmp_path)
    monkeypatch.setattr(PhoneDoor, "open", host.open)
    monkeypatch.setattr(host_command, "local_addresses", lambda: ("192.168.1.20", "10.0.0.7"))
    monkeypatch.setattr(host_command, "all_addresses", lambda: frozenset((LOOPBACK, "192.168.1.20", "10.0.0.7")))
    return host


def answer_to(line: MemoryLine) -> Generator[None, None, Reply]:
    """The command goes on until it has come."""
    while (reply := line.answer) is None:
        yield
    return reply


def kinds(record: Path) -> list[str]:
    """The types of its lines."""
    return [json.loads(line)["type"] for line in record.read_text().splitlines()]


def test_it_invites_and_deals_once_somebody_has_come(host: Host, tmp_path: Path) -> None:
    record = tmp_path / "evening.handfoot.jsonl"
    dealt: list[list[str]] = []

    def comes(here: MemoryServer) -> Iterator[None]:
        yield
        dealt.append(kinds(record))
        phone = host.phone(0)
        yield from answer_to(phone.begin("GET", "/hand?begin", None, phone.headers(None)))
        dealt.append(kinds(record))

    host.visit = comes
    said = host(*SEATS, "--record", record)
    assert said.code == 1
    (told,) = map(json.loads, said.out.splitlines())
    keys = host.plans[0].keys
    assert told == {
        "address": LOOPBACK,
        "addresses": [LOOPBACK],
        "port": 8420,
        "seats": [
            {"seat": seat, "name": name, "url": f"http://{LOOPBACK}:8420/#{keys[seat].link}", "code": keys[seat].code}
            for seat, name in enumerate(host.plans[0].table.names)
        ],
    }
    assert "You" not in host.plans[0].table.names
    assert dealt[0] == ["game"]
    assert dealt[1][:2] == ["game", "round"]
    assert min(host.waited[2:]) < 1.0 == host.waited[0]
    host.visit = lambda here: iter(())
    again = json.loads(host("--resume", record).out)
    assert (again["port"], [seat["url"] is None for seat in again["seats"]]) == (8420, [True, False])
    assert host.plans[1].keys[0].held == keys[0].link
    assert host.plans[1].port == 8420


def test_a_phone_that_joined_while_the_disk_refused_its_keys_comes_back(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bug: only the next phone or code had the keys stored again, although the disk was well meanwhile: whoever
    resumed the match shut the phone out.
    """
    record, refuses, keep = tmp_path / "evening.handfoot.jsonl", [True], KeptDoors.keep

    def keep_or_not(kept: KeptDoors, door: KeptDoor) -> None:
        if refuses:
            raise OSError
        keep(kept, door)

    def comes(here: MemoryServer) -> Iterator[None]:
        phone = host.phone(0)
        yield from answer_to(phone.begin("GET", "/hand?begin", None, phone.headers(None)))
        refuses.clear()
        yield from [None] * 3

    monkeypatch.setattr(KeptDoors, "keep", keep_or_not)
    monkeypatch.setattr(host_command, "_KEEPS_AGAIN", 0.0)
    host.visit = comes
    host(*SEATS, "--record", record)
    host.visit = lambda here: iter(())
    host("--resume", record)
    assert host.plans[1].keys[0].held == host.plans[0].keys[0].link


def nearly_over(record: Path) -> dict[str, Any]:
    """Writes a match of one round that two phones have played to the last move but one; returns that move."""
    seats = [SeatPlan("phone", "human", on_phone=True).named(name) for name in ("Anna", "Walt")]
    made = {"seed": 4, "game_id": "short", "created": "2026-01-01T00:00:00Z", "app": "0", "name": "short"}
    match, easy = Match(header_of(replace(WEB, rounds=1), seats, 2, **made)), player_of("easy")  # type: ignore[arg-type]
    match.begin_round()
    while not match.is_over:
        seat = match.board.mover
        match.play(seat, easy.decide(match.view(seat), Think()))
    lines = [encode_line(line) for line in match.lines]
    last = max(at for at, line in enumerate(lines) if '"move"' in line)
    record.write_text("".join(f"{line}\n" for line in lines[:last]))
    move: dict[str, Any] = json.loads(lines[last])
    return move


class Hurried:
    """A clock on which every look takes a tenth of a second."""

    def __init__(self) -> None:
        self._looks = count()

    def monotonic(self) -> float:
        """Now."""
        return next(self._looks) / 10


def test_phones_and_stdout_get_the_result_of_a_match(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "short.handfoot.jsonl"
    move = nearly_over(record)
    seen: list[bool] = []

    def play(here: MemoryServer) -> Iterator[None]:
        phones = [host.phone(seat) for seat in (0, 1)]
        wish = {"number": 1, "move": {key: move[key] for key in move.keys() - {"type", "seat", "ms"}}}
        yield from answer_to(phones[move["seat"]].begin_move(wish))
        for phone in phones:
            reply = yield from answer_to(phone.begin("GET", "/hand", None, phone.headers(None)))
            seen.append(reply.json["page"]["over"])
        while True:
            yield

    monkeypatch.setattr("game.phones.phone_table.time", Hurried())
    host.visit = play
    said = host("--resume", record)
    assert said.code == 0, said.err
    told = json.loads(said.out.splitlines()[-1])
    end = json.loads(record.read_text().splitlines()[-1])
    assert told == {"over": True, "totals": end["totals"], "winners": end["winners"]}
    assert seen == [True, True]
    assert not list((tmp_path / "doors").glob("*.json"))
    again = host("--resume", record)
    assert (again.code, again.out, again.sentence) == (1, "", say.is_over(record.name))


def test_a_stored_door_that_cannot_be_removed_stops_nothing(host: Host, tmp_path: Path) -> None:
    """Given a finished match whose stored door can't be removed, the command says that the match is over. The bug: it
    ended with a bug report.
    """
    record = tmp_path / "short.handfoot.jsonl"
    move = nearly_over(record)
    with record.open("a") as lines:
        lines.write(f"{json.dumps(move)}\n")
    (tmp_path / "doors" / "short.json").mkdir(parents=True)
    said = host("--resume", record)
    assert (said.code, said.out, said.sentence) == (1, "", say.is_over(record.name))


@pytest.mark.parametrize(
    ("bind", "addresses", "follows"),
    [
        ("loopback", (LOOPBACK,), False),
        ("lan", ("192.168.1.20", "10.0.0.7"), True),
        ("10.0.0.7", ("10.0.0.7",), False),
    ],
)
def test_it_listens_where_it_is_told(
    host: Host, tmp_path: Path, bind: str, addresses: tuple[str, ...], follows: bool
) -> None:
    record = tmp_path / "evening.handfoot.jsonl"
    told = json.loads(host(*SEATS, "--bind", bind, "--port", "9000", "--record", record).out)
    host("--resume", record)
    assert [(plan.addresses, plan.follows) for plan in host.plans] == 2 * [(addresses, follows)]
    assert host.plans[0].port == 9000
    assert (told["address"], told["addresses"]) == (addresses[0], list(addresses))


def test_an_address_of_somebody_else_and_no_network_are_a_sentence(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    said = host(*SEATS, "--bind", "192.168.1.99")
    assert (said.code, said.sentence) == (2, say.not_an_address("192.168.1.99"))
    monkeypatch.setattr(host_command, "local_addresses", lambda: ("169.254.9.9",))
    said = host(*SEATS, "--bind", "lan")
    assert (said.code, said.sentence) == (1, say.no_network())
    assert not host.plans


@pytest.mark.parametrize(
    ("trouble", "sentence", "is_open"),
    [
        (CannotListen("taken"), say.port_taken("9000"), False),
        (CannotListen("address"), say.no_network(), False),
        (CannotListen("system", "No sockets left"), say.no_door("No sockets left"), False),
        (CannotListen("lost"), say.no_door("lost"), True),
    ],
)
def test_a_door_that_is_not_there_is_a_sentence(
    host: Host, trouble: CannotListen, sentence: str, is_open: bool
) -> None:
    def fails(here: MemoryServer) -> Iterator[None]:
        here._facts.append(trouble)
        yield

    host.visit, host.listens = fails, is_open
    said = host(*SEATS, "--port", "9000")
    assert (said.code, said.sentence) == (1, sentence)
    assert (said.out == "") != is_open


def test_a_new_code_is_said(host: Host) -> None:
    def guesses(here: MemoryServer) -> Iterator[None]:
        here._facts.append(CodeChanged(1, "BCDFG"))
        yield
        yield

    host.visit = guesses
    said = host(*SEATS)
    assert say.code_changed(Person(host.plans[0].table.names[1]), "BCDFG") in said.err.splitlines()


def test_a_phone_is_given_a_new_link_in_another_network(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a match that is resumed in another network, and a computer that changes it meanwhile: a browser takes the
    other address for another site, so the phone that had come has a link again. The bug: it stayed outside.
    """
    record, links = tmp_path / "evening.handfoot.jsonl", list[tuple[str, str]]()

    def comes(here: MemoryServer) -> Iterator[None]:
        phone = host.phone(0)
        there = {"Host": "192.168.1.20:8420", **phone.headers(None)}
        yield from answer_to(phone.begin("GET", "/hand?begin", None, there))

    def moves(here: MemoryServer) -> Iterator[None]:
        keys = here.server._admission.seats
        for addresses in (("172.16.0.9", "10.0.0.7"), ("10.0.0.7",)):
            here._facts.append(Listening(addresses, 8420))
            yield from [None] * 2
            links.append((keys[0].link, keys[0].code))

    host.visit = comes
    anna = json.loads(host(*SEATS, "--bind", "lan", "--record", record).out)["seats"][0]
    monkeypatch.setattr(host_command, "local_addresses", lambda: ("172.16.0.9",))
    host.visit = moves
    again = host("--resume", record)
    resumed = json.loads(again.out)["seats"][0]
    assert (resumed["url"], resumed["code"]) == (f"http://172.16.0.9:8420/#{links[0][0]}", links[0][1])
    link, code = links[1]
    assert say.link_changed(Person(anna["name"]), f"http://10.0.0.7:8420/#{link}", code) in again.err.splitlines()
    assert sum("http://10.0.0.7:8420/" in line for line in again.err.splitlines()) == 2  # nobody has come to the other
    assert len({anna["url"][-22:], resumed["url"][-22:], link}) == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seats", "human,phone"), say.host_people()),
        (("--seats", "normal,normal,normal,normal"), say.no_phones()),
        (("--resume", "x", "--seed", "1"), say.resume_says_all()),
        (("--resume", "x", "--rules", "web"), say.resume_says_all()),
        (("--resume", "x", "--teams", "2v2"), say.resume_says_all()),
        (("--resume", "x", "--seats", "phone,phone"), say.resume_says_all()),
    ],
)
def test_what_does_not_fit_is_one_sentence(host: Host, arguments: tuple[str, ...], sentence: str) -> None:
    said = host(*arguments)
    assert (said.code, said.out, said.sentence) == (2, "", sentence)


@pytest.mark.usefixtures("impatient_locks")
def test_a_record_is_never_replaced_and_never_open_twice(host: Host, tmp_path: Path) -> None:
    record = tmp_path / "evening.handfoot.jsonl"
    nested: list[Said] = []

    def second(here: MemoryServer) -> Iterator[None]:
        nested.extend((host("--resume", record), host(*SEATS, "--record", record)))
        yield

    host.visit = second
    host(*SEATS, "--record", record)
    assert [(said.code, said.sentence) for said in nested] == [(1, say_errors.record_open(record.name))] * 2
    host.visit = lambda here: iter(())
    said = host(*SEATS, "--record", record)
    assert (said.code, said.sentence) == (1, say_errors.record_exists(record.name))
    with record.open("a") as file:
        file.write('{"type": "mo')
    assert say_errors.cut_off() in host("--resume", record).err.splitlines()
    record.write_text("nonsense\n")
    assert host("--resume", record).code == 1
    assert host("--resume", tmp_path / "gone.handfoot.jsonl").code == 2
