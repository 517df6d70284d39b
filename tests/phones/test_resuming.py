"""A host that is killed."""

import json
import os
import signal
import stat
from pathlib import Path

import pytest

from tests.phones.phone_client import PhoneClient, hosting

pytestmark = pytest.mark.slow


def test_phones_come_back_to_the_same_hand_after_a_crash(tmp_path: Path) -> None:
    record = tmp_path / "game.handfoot.jsonl"
    with hosting(
        tmp_path, "--seats", "phone,phone", "--teams", "2:solo", "--seed", "4", "--record", str(record)
    ) as host:
        both = [PhoneClient(host.port, host.secret(at)) for at in (0, 1)]
        hand = both[0].hand("?begin")
        mover, at = (0, hand["at"]) if hand["page"]["mine"] else (1, both[1].hand("?begin")["at"])
        phone = both[mover]
        drawn = phone.move({"move": "draw"}, at=at).json["hand"]
        kept = next((tmp_path / "doors").glob("*.json"))
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        assert phone.secret in kept.read_text()
        assert phone.secret not in record.read_text()
        os.kill(host.process.pid, signal.SIGKILL)
        host.process.wait(10)
        port = host.port
    with hosting(tmp_path, "--resume", str(record)) as host:
        assert host.port == port
        assert host.told["seats"][mover]["url"] is None
        again = phone.hand("?begin")
        assert (again["hand"], again["phase"]) == (drawn["hand"], "play")
        late = phone.again(move={"move": "draw"}, at=at)
        assert (late.status, late.json["reason"]) == (409, "late")
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    assert [line["move"] for line in lines if line["type"] == "move"] == ["draw"]
