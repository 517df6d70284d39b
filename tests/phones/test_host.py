"""The command `host` and the protocol, over real sockets."""

import json
import sys
from pathlib import Path

import pytest

from game.messages.functions import errors as say_errors, phones as say
from tests.cli.running import run
from tests.phones.phone_client import Fact, PhoneClient, hosting


def test_a_phone_takes_its_seat_and_plays_a_move_once(tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,phone", "--teams", "2:solo", "--seed", "4") as host:
        assert set(host.told) == {"address", "addresses", "port", "seats"}
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


@pytest.mark.parametrize("command", [["simulate", "--rules", "web", "--games", "1"], ["demo"]], ids=" ".join)
def test_a_phone_where_there_is_no_door_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str]
) -> None:
    said = run(capsys, *command, "--seats", "phone,normal,normal,normal", "--data-dir", tmp_path)
    assert (said.code, said.out, bool(said.sentence)) == (2, "", True)


@pytest.mark.skipif(sys.platform != "linux", reason="no other process's limits can be set here")
@pytest.mark.slow
def test_a_full_disk_is_told_to_everybody_and_nothing_is_acknowledged_until_there_is_room(tmp_path: Path) -> None:
    record = tmp_path / "game.handfoot.jsonl"
    seats = ("--seats", "phone,phone", "--teams", "2:solo", "--seed", "4", "--record", str(record))
    with hosting(tmp_path, *seats) as host:
        both = [PhoneClient(host.port, host.secret(at)) for at in (0, 1)]
        hands = [phone.hand() for phone in both]
        mover = next(at for at, hand in enumerate(hands) if hand["page"]["mine"])
        fill_disk(host.process.pid, record.stat().st_size + 10)
        drawn = both[mover].move({"move": "draw"})
        assert (drawn.status, drawn.json["ok"], drawn.json["in_memory"]) == (200, True, 1)
        assert drawn.json["reason"] == "not_saved"
        assert drawn.json["message"] == say.not_saved()
        assert len(drawn.json["hand"]["hand"].split()) == len(hands[mover]["hand"].split()) + 2
        assert both[mover].again(move={"move": "draw"}).json["in_memory"] == 1
        other = both[1 - mover].ask("GET", "/hand").json
        assert other["page"]["unsaved"] == drawn.json["hand"]["page"]["unsaved"] != ""
        assert record.read_text().count('"move"') == 0
        fill_disk(host.process.pid, -1)
        page = other
        while page["page"]["unsaved"]:
            page = both[1 - mover].hand(f"?after={page['version']}")
        assert json.loads(record.read_text().splitlines()[-1])["type"] == "move"
        card = drawn.json["hand"]["hand"].split()[-1]
        assert "in_memory" not in both[mover].move({"move": "discard", "card": card}).json
        host.process.terminate()
        _, said = host.process.communicate(timeout=20)
    assert said.splitlines()[:2] == [page_words(drawn.json), say_errors.saved_again()]


def page_words(answer: Fact) -> str:
    """What the page says of the disk."""
    words: str = answer["hand"]["page"]["unsaved"]
    return words


def fill_disk(process: int, size: int) -> None:
    """No file of the process may grow beyond this; -1 for any size."""
    import resource

    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
