from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.messages.functions import phones as say
from game.phones import room
from game.phones.room import PhoneRoom
from game.score_pad.entry import BookSort
from saves.records.evening import evening_of
from saves.records.open_score_pad import read_score_pad
from tests.phones.browser import CHROMIUM, BrowserTab, Chromium
from tests.phones.phone_client import Fact, PhoneClient
from tests.toolkit.waiting import wait_until
from tests.ui.house import House
from tests.ui.match.session.test_phones_at_table import meanwhile
from tests.ui.program.test_score_pads import at_the_score_pad, score_pads


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """This computer is in no network: the door is for itself alone, at any port."""
    monkeypatch.setattr(room, "local_addresses", tuple)
    monkeypatch.setattr(room, "PORT", 0)


def door_of(house: House) -> PhoneRoom:
    """The open door."""
    door = house.program.evening_room.room
    assert door is not None
    return door


def phone_at(house: House, seat: int) -> PhoneClient:
    """A phone that has scanned the code of the seat."""
    door = door_of(house)
    phone = PhoneClient(door.door.port, door.link(seat).partition("#")[2])
    meanwhile(house, phone.hand)
    return phone


def tap(house: House, phone: PhoneClient, **wish: object) -> Fact:
    """What came of one tap."""
    return meanwhile(house, lambda: phone.do(**wish)).json


@pytest.mark.slow
def test_phones_write_on_the_saved_pad_until_it_is_put_away(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = at_the_score_pad(open_house())
    house.press("button/phones", "button/phones")
    house.until(lambda: bool(door_of(house).address))
    assert house.settle().scene == "joining"
    writer, other = phone_at(house, 1), phone_at(house, 0)
    seats = meanwhile(house, lambda: other.ask("GET", "/seats")).json
    assert seats["pad"] is True
    assert [seat["taken"] for seat in seats["seats"]] == [True, True, False, False]
    told = tap(house, writer, tap="more", field="clean_1")
    assert told["ok"] is True
    again = meanwhile(house, lambda: writer.again(tap="more", field="clean_1")).json
    assert again["hand"] == told["hand"]
    refused = tap(house, other, tap="more", field="clean_0")
    assert (refused["ok"], refused["reason"]) == (False, "not_your_pen")
    assert house.go("button/back").scene == "score_pad"
    house.press("field/clean_1/plus")
    wait_until(lambda: meanwhile(house, other.hand)["page"]["pad"]["rows"][0]["cells"][1]["value"] == "2")
    house.press("button/phones")
    assert tap(house, writer, tap="write_anyway")["ok"] is True
    assert house.settle().scene == "joining"
    assert house.go("button/start").scene == "score_pad_evening"
    house.go("button/back")
    told = meanwhile(house, writer.hand)["page"]["between"]
    assert told == {"over": say.pad_put_away(), "waits": say.keep_this_page()}
    (path,) = score_pads(tmp_path)
    lines = read_score_pad(path).lines
    (entry,) = evening_of(lines).written.rounds
    assert entry.teams[1].books_of(BookSort.CLEAN) == 2


@pytest.mark.slow
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
def test_a_finger_fills_in_a_round_and_taps_wait_for_the_connection(open_house: Callable[..., House]) -> None:
    house = at_the_score_pad(open_house())
    house.press("button/phones", "button/phones")
    house.until(lambda: bool(door_of(house).address))
    entry = house.program.score_pads.evening.entry
    with Chromium() as browser:

        def in_page(act: Callable[[BrowserTab], object]) -> None:
            meanwhile(house, lambda: act(tab))

        tab = browser.tab(door_of(house).link(0))
        in_page(lambda tab: tab.until("document.querySelector('.step')"))
        for _ in range(3):
            in_page(lambda tab: tab.tap("[data-key=clean_0more]"))
        in_page(lambda tab: tab.tap("[data-key=left_1]"))
        in_page(lambda tab: tab.until("document.querySelector('[data-key=digit8]')"))
        for selector in ("[data-key=digit8]", "[data-key=digit5]", "[data-key=card50]"):
            in_page(partial(BrowserTab.tap, selector=selector))
        in_page(lambda tab: tab.tap("[data-key=out2]"))
        house.until(lambda: entry(1).out == 2)
        assert (entry(1).teams[0].books_of(BookSort.CLEAN), entry(1).teams[1].left) == (3, 135)
        tab.call(
            "Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1
        )
        for _ in range(2):
            in_page(lambda tab: tab.tap("[data-key=dirty_0more]"))
        in_page(lambda tab: tab.until("document.querySelector('#pad .said').textContent.includes('two taps')"))
        assert entry(1).teams[0].books_of(BookSort.DIRTY) == 0
        tab.call(
            "Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1
        )
        tab.go(f"http://{door_of(house).address}/")
        house.until(lambda: entry(1).teams[0].books_of(BookSort.DIRTY) == 2)
        in_page(lambda tab: tab.until("!document.querySelector('#pad .said')"))
        assert entry(1).teams[0].books_of(BookSort.DIRTY) == 2
        assert [fact for fact in browser.heard if fact["method"] == "Runtime.exceptionThrown"] == []
