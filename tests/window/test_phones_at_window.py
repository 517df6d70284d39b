import json
import os
import re
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.disk.folders import games_folder, settings_file
from saves.records.replay import replay_file
from tests.phones.phone_client import Fact, PhoneClient, kept_door
from tests.window.pointer import Game, Pointer, Screen, missing_tools
from tests.window.window_player import Sight

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A player's folder, without sound and without waiting."""
    data = tmp_path / "data"
    data.mkdir()
    settings_file(data).write_text('{"version": 2, "speed": "off", "sound": false}')
    return data


@pytest.fixture
def screen() -> Iterator[Screen]:
    """A screen of its own."""
    with Screen() as screen:
        yield screen


def press(game: Game, pointer: Pointer, id_: str, then: str = "") -> Sight:
    """Clicks what has this id once it is there, until another one is there, or it is gone."""
    thing = game.until(lambda sight: sight.ready(id_) is not None).ready(id_)
    assert thing is not None
    pointer.click(thing.middle)
    return game.until(lambda sight: sight.find(then) is not None if then else sight.find(id_) is None)


def hand_of(phone: PhoneClient) -> Fact:
    """What the phone shows, once the door is open again."""
    end = time.monotonic() + 60
    while True:
        try:
            return phone.hand("?begin")
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.1)


def test_a_window_killed_in_mid_turn_asks_once_and_the_phone_has_the_same_hand(
    data: Path, screen: Screen, tmp_path: Path
) -> None:
    begin = ["play", "--rules", "web", "--seats", "phone,phone", "--teams", "2:solo", "--seed", "4"]
    common = ["--data-dir", str(data)]
    pointer = Pointer(screen)
    with Game(screen, tmp_path / "targets.json", [*begin, *common]) as game:
        door = kept_door(data)
        phones = [PhoneClient(door["port"], door["seats"][seat]["link"], host=door["bind"]) for seat in "01"]
        mover = next(phone for phone in phones if phone.hand("?begin")["page"]["mine"])
        at = mover.hand()["at"]
        drawn = mover.move({"move": "draw"}, at=at).json["hand"]
        card = next(card for card in drawn["hand"].split() if card[0] not in "23*")
        staged = mover.do(drop="new_pile", cards=card).json["hand"]
        assert len(staged["page"]["cards"]) == len(drawn["hand"].split()) - 1
        game.kill()
    with Game(screen, tmp_path / "targets.json", common) as game:
        assert not press(game, pointer, "button/continue", then="button/offer_take").all("hand/")
        with pytest.raises(OSError, match="refused"):
            mover.hand()
        press(game, pointer, "button/offer_take")
        again = hand_of(mover)
        assert (again["hand"], again["phase"], again["page"]["mine"]) == (drawn["hand"], "play", True)
        late = mover.again(move={"move": "draw"}, at=at)
        assert (late.status, late.json["reason"]) == (409, "late")
        assert not game.settled().all("hand/")
        assert game.settled().find("button/offer_take") is None
        assert mover.ask("POST", "/sleep", {}).status == 204
        press(game, pointer, "button/play_here")
        game.until(lambda sight: sight.scene == "curtain")
        assert mover.ask("GET", "/hand").status == 403
    (record,) = games_folder(data).glob("*.handfoot.jsonl")
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    assert [line["move"] for line in lines if line["type"] == "move"] == ["draw"]
    assert replay_file(record).problem is None


@pytest.mark.skipif(not shutil.which("strace"), reason="strace is not installed")
def test_no_socket_of_the_network_before_the_door_opens_nor_after_it_shuts(
    data: Path, screen: Screen, tmp_path: Path
) -> None:
    trace, pointer = tmp_path / "trace", Pointer(screen)
    under = ("strace", "-f", "-qq", "-e", "trace=socket,execve", "-o", str(trace), sys.executable, "main.py")
    begin = ["play", "--rules", "web", "--seats", "human,easy", "--teams", "2:solo", "--seed", "4"]

    def sockets() -> int:
        return len(re.findall(r"socket\(AF_INET", trace.read_text()))

    with Game(screen, tmp_path / "targets.json", [*begin, "--data-dir", str(data)], under) as game:
        try:
            game.until(lambda sight: sight.scene == "table" and sight.turn == 0)
            assert "execve" in trace.read_text()
            assert sockets() == 0
            press(game, pointer, "button/menu")
            press(game, pointer, "button/add_hand", "button/no")
            assert sockets() == 0
            press(game, pointer, "button/add_hand")
            door = kept_door(data)
            phone = PhoneClient(door["port"], host=door["bind"])
            assert phone.ask("GET", "/seats").status == 200
            opened = sockets()
            assert opened > 0
            press(game, pointer, "button/close_door")
            with pytest.raises(OSError, match="refused"):
                phone.ask("GET", "/seats")
            game.until(lambda sight: sight.scene in ("table", "curtain"))
            pointer.key("d")
            time.sleep(3)
            assert sockets() == opened
        finally:
            os.kill(int(trace.read_text().split(maxsplit=1)[0]), signal.SIGKILL)  # strace would let it go on
