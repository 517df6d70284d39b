"""The command `host` and the protocol, over real sockets."""

import json
import socket
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.phones.phone_client import PhoneClient, hosting


def test_a_phone_takes_its_seat_and_plays_a_move_once(tmp_path: Path) -> None:
    """Given a link, whoever comes first has the seat; a move sent twice is played once and answered alike, one that
    comes late is refused in a sentence, and nobody else gets in with that link.
    """
    with hosting(tmp_path, "--seats", "phone,phone", "--teams", "2:solo", "--seed", "4") as host:
        assert set(host.told) == {"address", "port", "seats"}
        assert [set(seat) for seat in host.told["seats"]] == [{"seat", "name", "url", "code"}] * 2
        both = [PhoneClient(host.port, host.secret(at)) for at in (0, 1)]
        hands = [phone.hand() for phone in both]
        mover = next(at for at, hand in enumerate(hands) if hand["page"]["mine"])
        phone, hand = both[mover], hands[mover]
        first = phone.move({"move": "draw"}, at=hand["at"])
        again = phone.again(move={"move": "draw"}, at=hand["at"])
        assert (first.status, first.json["ok"]) == (200, True), first.json["message"]
        assert again.json["ok"] is True
        assert len(again.json["hand"]["hand"].split()) == len(hand["hand"].split()) + 2
        late = phone.move({"move": "discard", "card": hand["hand"].split()[-1]}, at=hand["at"])
        assert (late.status, late.json["reason"]) == (409, "late")
        other = both[1 - mover].move({"move": "draw"})
        assert (other.status, other.json["reason"]) == (409, "not_your_turn")
        stranger = PhoneClient(host.port, host.secret(mover))
        assert (stranger.ask("GET", "/hand").status, stranger.ask("GET", "/hand").json["reason"]) == (403, "taken")
    records = list((tmp_path / "games").glob("*.jsonl"))
    lines = [json.loads(line) for line in records[0].read_text().splitlines()]
    assert [line["move"] for line in lines if line["type"] == "move"] == ["draw"]


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--rules", "web", "--games", "1", "--seats", "phone,normal,normal,normal"],
        ["demo", "--seats", "phone,normal,normal,normal"],
        ["host", "--seats", "human,phone"],
        ["host", "--seats", "normal,normal,normal,normal"],
        ["host", "--resume", "x.handfoot.jsonl", "--seats", "phone,phone"],
        ["host", "--bind", "everywhere"],
    ],
    ids=" ".join,
)
def test_what_does_not_fit_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str]
) -> None:
    """Given a phone where there is no door, a person at no screen, nobody with a phone, or a seat for a game that has
    its own, the command says so and ends with 2.
    """
    said = run(capsys, *command, "--data-dir", tmp_path)
    assert (said.code, said.out) == (2, "")
    assert said.sentence


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given another program at the port, the command says so in a sentence, and nothing is left of a door."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = run(capsys, "host", "--seats", "phone,easy", "--port", str(port), "--data-dir", tmp_path)
    assert (said.code, said.out) == (1, "")
    assert str(port) in said.sentence
    assert not list((tmp_path / "doors").glob("*")) if (tmp_path / "doors").exists() else True
