"""The page in a real browser: fingers, two tabs, a host that is killed."""

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.messages.functions import errors as say_errors, phones as say, possible as say_possible
from game.messages.person import Person
from game.phones.phone_view import waiting_view
from tests.phones.browser import CHROMIUM, BrowserTab, Chromium
from tests.phones.phone_client import Host, PhoneClient, hosting
from tests.phones.pictures import scenes, showing
from tests.phones.score_pad_pictures import score_pad_entered, score_pads, shown
from tests.ui.score_pads_shown import ScorePadAtHand

pytestmark = [pytest.mark.slow, pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")]

CARDS = "document.querySelectorAll('#hand .card').length"
STAGED = "document.querySelectorAll('#mine .group').length"
MINE = "document.title.startsWith('●')"
CALM = 0.8
"""Seconds after which buttons work again when the screen has changed by itself."""


@pytest.fixture
def browser() -> Iterator[Chromium]:
    """A browser of its own."""
    with Chromium() as browser:
        yield browser


def arrived(browser: Chromium, host: Host) -> BrowserTab:
    """A phone that has typed its code, and whose turn it is."""
    tab = browser.tab(f"http://127.0.0.1:{host.port}/")
    tab.until("document.querySelector('.face')")
    for letter in host.told["seats"][0]["code"]:
        tab.tap(f"[data-key=key{letter}]")
    tab.tap("[data-deed=join]")
    tab.until(MINE, 30)
    time.sleep(CALM)
    return tab


def joined(browser: Chromium, host: Host) -> BrowserTab:
    """The same, and it has drawn."""
    tab = arrived(browser, host)
    tab.tap("[data-deed=draw]")
    tab.until("document.querySelector('[data-deed=discard]')")
    time.sleep(CALM)
    return tab


def test_fingers_stage_and_discard_and_may_take_it_back(browser: Chromium, tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,easy", "--teams", "2:solo", "--seed", "7") as host:
        tab = joined(browser, host)
        count = tab.ask(CARDS)
        card, slot, pile = tab.middle("#hand .card:nth-child(5)"), tab.middle("#mine .slot"), tab.middle("#pile")
        assert card is not None
        assert slot is not None
        assert pile is not None
        tab.drag(card, slot)
        tab.until(f"{STAGED} === 1 && {CARDS} === {count - 1}")
        tab.tap("#mine .x")
        tab.until(f"{STAGED} === 0 && {CARDS} === {count}")
        last = tab.middle(f"#hand .card:nth-child({count})")
        assert last is not None
        tab.drag(last, pile)
        tab.until("document.querySelector('[data-deed=take_it_back]')")
        tab.tap("[data-deed=take_it_back]")
        time.sleep(2.0)
        assert tab.ask(CARDS) == count
        tab.drag(last, pile)
        tab.until(f"{CARDS} === {count - 1}")
        assert [fact for fact in browser.heard if fact["method"] == "Runtime.exceptionThrown"] == []


def test_a_packet_whose_heaps_are_passed_is_split_on_the_phone(browser: Chromium, tmp_path: Path) -> None:
    rules = tmp_path / "split.toml"
    rules.write_text('base = "web"\nname = "Split"\ndeal = "cut"\nstacks_pass = "foot_left"\n')
    with hosting(tmp_path, "--rules", str(rules), "--seats", "easy,easy,easy,phone", "--seed", "7") as host:
        tab = arrived(browser, host)
        edge = "+document.querySelector('#packet').style.getPropertyValue('--cards')"
        tab.until("document.querySelector('#packet')")
        cards, handle = [tab.ask(edge)], tab.middle(".handle")
        assert handle is not None
        tab.drag(handle, (handle[0], handle[1] + 30))
        cards.append(tab.ask(edge))
        tab.tap("[data-deed=lift_fewer]")
        cards.append(tab.ask(edge))
        tab.ask("dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown'})), 1")
        cards.append(tab.ask(edge))
        assert cards[0] < cards[1] > cards[2] < cards[3]
        assert not tab.ask("document.querySelector('#paper input, #paper [aria-valuenow]')")
        assert [card for card in cards if f"{card:g}" in tab.ask("document.querySelector('#paper').textContent")] == []
        tab.tap("[data-deed=cut]")
        tab.until("document.querySelector('.whole')")
        assert "becomes" in tab.ask("document.querySelector('#paper').textContent")
        time.sleep(CALM)
        tab.tap("[data-deed=cut]")
        tab.until("!document.querySelector('#packet')", 30)
        assert [fact for fact in browser.heard if fact["method"] == "Runtime.exceptionThrown"] == []


def test_a_page_that_is_loaded_again_greets_nobody_twice(browser: Chromium) -> None:
    hands = dict(scenes())
    hand = bytearray(hands["welcome"])
    with showing(hand) as url:  # type: ignore[arg-type]  # another hand each time
        tab, greeted = browser.tab(url), list[int]()
        for name in ("welcome", "welcome", "20", "welcome"):
            hand[:] = hands[name]
            if greeted:
                tab.ask("window.isOld = 1, location.reload(), 1")
            tab.until("!window.isOld && document.querySelector('#hand')")
            greeted.append(tab.ask("document.querySelectorAll('.over').length"))
    assert greeted == [1, 0, 0, 1]


def test_a_finger_on_a_card_that_goes_meanwhile_chooses_no_other(browser: Chromium, tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,easy", "--teams", "2:solo", "--seed", "7") as host:
        tab = joined(browser, host)
        count = tab.ask(CARDS)
        last = tab.middle(f"#hand .card:nth-child({count})")
        assert last is not None
        tab.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": last[0], "y": last[1]}])
        same = PhoneClient(
            host.port, tab.ask("localStorage.getItem('hf.secret')"), tab.ask("localStorage.getItem('hf.device')")
        )
        hand = same.hand()
        low = min(card for card in hand["hand"].split() if card[0] in "3456789")
        title = tab.ask("document.title")
        assert same.do(at=hand["at"], deed="discard", cards=low).status == 200
        tab.until(f"document.title !== '{title}'")  # the computer's turn may be over when the page hears of it
        tab.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        tab.until(f"{CARDS} === {count - 1}")
        assert tab.ask("document.querySelectorAll('#hand .on').length") == 0
        assert [fact for fact in browser.heard if fact["method"] == "Runtime.exceptionThrown"] == []


def test_the_page_comes_back_by_itself(browser: Chromium, tmp_path: Path) -> None:
    record = tmp_path / "game.handfoot.jsonl"
    common = ("--seats", "phone,easy", "--teams", "2:solo", "--seed", "7", "--record", str(record))
    faces = "[...document.querySelectorAll('#hand .card')].map((card) => card.getAttribute('aria-label')).join()"
    with hosting(tmp_path, *common) as host:
        tab = joined(browser, host)
        other = browser.tab(f"http://127.0.0.1:{host.port}/", context=tab.context)
        other.until(CARDS)
        tab.call("Page.bringToFront")
        tab.until("document.querySelector('[data-deed=take_here]')")
        time.sleep(CALM)
        tab.tap("[data-deed=take_here]")
        tab.until(CARDS)
        before = tab.ask(CARDS)
        os.kill(host.process.pid, signal.SIGKILL)
        host.process.wait(10)
        tab.until("document.getElementById('app').classList.contains('away')")
        assert tab.ask(CARDS) == before
    with hosting(tmp_path, "--resume", str(record)):
        tab.until("!document.getElementById('app').classList.contains('away')")
        tab.until(f"{CARDS} === {before} && {faces}.length")
        assert tab.ask("!!document.querySelector('[data-deed=discard]')")


def test_the_menu_sorts_the_hand_at_any_moment(browser: Chromium, tmp_path: Path) -> None:
    record = tmp_path / "game.handfoot.jsonl"
    common = ("--seats", "phone,easy", "--teams", "2:solo", "--seed", "7", "--record", str(record))
    ranks = "[...document.querySelectorAll('#hand .card .r')].map((one) => one.textContent).join(' ')"
    with hosting(tmp_path, *common) as host:
        tab = browser.tab(f"http://127.0.0.1:{host.port}/#{host.secret()}")
        tab.until("document.querySelector('[data-deed=draw]')", 30)
        before = tab.ask(ranks).split()
        for key in ("menu", "sorting", "sorting1"):
            tab.tap(f"[data-key={key}]")
        tab.until("document.querySelector('[data-key=sorting1]').textContent.endsWith('right')")
        after = tab.ask(ranks).split()
        assert (after != before, sorted(after)) == (True, sorted(before))
        os.kill(host.process.pid, signal.SIGKILL)
        host.process.wait(10)
    with hosting(tmp_path, "--resume", str(record), "--port", str(host.port)) as again:
        assert (
            PhoneClient(
                again.port, tab.ask("localStorage.getItem('hf.secret')"), tab.ask("localStorage.getItem('hf.device')")
            )
            .hand()["page"]["sortings"][1]["label"]
            .endswith("right")
        )


def possible_opened(tab: BrowserTab) -> None:
    """What can I do now? is pressed in the menu."""
    tab.tap("[data-key=menu]")
    tab.until("document.querySelector('[data-key=possible]')")
    tab.tap("[data-key=possible]")
    tab.until("document.querySelector('.way')")
    time.sleep(CALM)


def test_a_row_of_what_is_possible_is_done_when_it_is_pressed(browser: Chromium, tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,easy", "--teams", "2:solo", "--seed", "7") as host:
        tab = arrived(browser, host)
        count = tab.ask(CARDS)
        possible_opened(tab)
        assert tab.ask("document.querySelectorAll('.way .back').length") == 2
        tab.tap("[data-key=way0]")
        tab.until(f"{CARDS} === {count + 2} && !document.querySelector('.sheet')")
    with showing(dict(scenes())["11"]) as url:
        tab = browser.tab(url)
        tab.until(CARDS)
        time.sleep(CALM)
        possible_opened(tab)
        ways = tab.ask("document.querySelectorAll('.way').length")
        tab.tap(f"[data-key=way{ways - 2}]")
        tab.until("[...document.querySelectorAll('.way')].every((one) => one.querySelector('.mini.w'))")
        tab.tap("[data-key=close]")
        tab.until("!document.querySelector('.sheet')")
        possible_opened(tab)
        tab.tap(f"[data-key=way{ways - 1}]")
        tab.until("!document.querySelector('.sheet') && document.querySelector('#note')")
        assert tab.ask("document.querySelector('#note').textContent") == say_possible.choose_discard()
    assert [fact for fact in browser.heard if fact["method"] == "Runtime.exceptionThrown"] == []


def test_a_turn_is_played_by_keys_alone(browser: Chromium, tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,easy", "--teams", "2:solo", "--seed", "7") as host:
        tab = browser.tab(host.told["seats"][0]["url"], (1280, 720))
        tab.until(MINE, 30)
        time.sleep(CALM)
        tab.key("d")
        tab.until("document.querySelector('[data-deed=discard]')")
        time.sleep(CALM)
        held = tab.ask(CARDS)
        tab.key("ArrowRight")
        tab.key(" ")
        tab.until("document.querySelectorAll('#hand .card.on').length === 1")
        tab.until("document.querySelector('[data-deed=discard][aria-disabled=false]')")
        tab.key("x")
        tab.until(f"{CARDS} === {held} - 1 && document.querySelector('[data-deed=discard][aria-disabled=true]')")


def test_a_screen_reader_finds_a_name_for_everything(browser: Chromium, tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,easy", "--teams", "2:solo", "--seed", "7") as host:
        tab = joined(browser, host)
        heard = tab.call("Accessibility.getFullAXTree")["nodes"]
        names = [node["name"]["value"] for node in heard if node.get("role", {}).get("value") == "button"]
        assert len(names) > tab.ask(CARDS)
        assert all(names), names
        assert sum(name.endswith(f"of {tab.ask(CARDS)}") for name in names) >= tab.ask(CARDS)
        assert tab.ask("document.getElementById('live').textContent").startswith("Your turn")


def test_a_link_survives_a_reload_and_a_foreign_one_costs_nothing(browser: Chromium, tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,phone", "--teams", "2:solo", "--seed", "7") as host:
        first, second = (seat["url"] for seat in host.told["seats"])
        tab = browser.tab(first)
        tab.until("document.getElementById('app')")
        tab.ask("location.reload(), 1")
        tab.until(CARDS)
        other = browser.tab(second)
        other.until(CARDS)
        name = host.told["seats"][0]["name"]
        tab.ask(f"location.hash = {second.partition('#')[2]!r}, 1")
        tab.until("(document.getElementById('note') || {textContent: ''}).textContent.includes('Another phone')")
        tab.until(CARDS)
        tab.tap("[data-key=menu]")
        tab.until(f"document.querySelector('.sheet h2').textContent.startsWith({name!r})")


def test_a_phone_that_lost_its_page_is_told_how_to_come_back(browser: Chromium, tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,phone", "--teams", "2:solo", "--seed", "7") as host:
        browser.tab(host.told["seats"][0]["url"]).until(CARDS)
        lost = browser.tab(f"http://127.0.0.1:{host.port}/")
        lost.until("document.querySelectorAll('.face').length === 2")
        assert lost.ask("!document.querySelector('.face[aria-pressed=true], #letters')")
        lost.tap("[data-key=face0]")
        who = Person(host.told["seats"][0]["name"])
        lost.until(f"document.querySelector('#join [role=alert]').textContent === {json.dumps(say.taken(who))}")
        assert lost.ask("!document.querySelector('#letters')")
        lost.tap("[data-key=face1]")
        lost.until("document.querySelector('#letters') && !document.querySelector('#join [role=alert]')")


def test_a_page_of_before_an_update_loads_itself_anew(browser: Chromium, tmp_path: Path) -> None:
    record = tmp_path / "game.handfoot.jsonl"
    common = ("--seats", "phone,easy", "--teams", "2:solo", "--seed", "7", "--record", str(record))
    with hosting(tmp_path, *common) as host:
        tab = joined(browser, host)
        before = tab.ask(CARDS)
        tab.ask("window.isOld = true")
        host.process.kill()
        host.process.wait(10)
    updated = """
from game.cli import main
from game.phones import phone_page
phone_page.MOST_TAPS += 1
raise SystemExit(main())
"""
    with hosting(tmp_path, "--lang", "es", "--resume", str(record), program=("-c", updated)):
        tab.until("!window.isOld && (document.documentElement || {}).lang === 'en'", 30)
        tab.until(f"{CARDS} === {before} && document.querySelector('[data-deed=discard]')")
        assert tab.ask(MINE)


def test_a_clock_that_is_set_back_leaves_the_buttons_alive(browser: Chromium, tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,easy", "--teams", "2:solo", "--seed", "7") as host:
        wrong = "Date.now = () => 4e12 - (window.right ? 4e12 : 0);"
        tab = browser.tab("about:blank")
        tab.call("Page.addScriptToEvaluateOnNewDocument", source=wrong)
        tab.go(host.told["seats"][0]["url"])
        tab.until(MINE, 30)
        tab.ask("window.right = true")
        time.sleep(CALM)
        tab.tap("[data-deed=draw]")
        tab.until("document.querySelector('[data-deed=discard]')")


def test_a_full_disk_is_told_on_the_page(browser: Chromium) -> None:
    with showing(dict(scenes())["unsaved"]) as url:
        tab = browser.tab(url)
        tab.until("document.querySelector('#unsaved[role=alert]')")
        assert tab.ask("document.querySelector('#unsaved').textContent") == say_errors.disk_fails(
            "No space left on device"
        )


SAYS = """
const real = fetch;
window.fetch = (path, how) => {
  if (path === '/join') window.joined = JSON.parse(how.body).code;
  if (path === '/seats') return real(path).then(reply => reply.text()).then(
    text => new Response(text.replaceAll('"letters": 4', '"letters": 5')));
  return path.startsWith('/hand?after') ? new Promise((resolve, reject) => {
    how.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    window.says = (status, told) => { window.says = null; resolve(new Response(JSON.stringify(told), {status})); };
  }) : real(path, how);
};
"""
"""Lets a test say what a page hears next; codes have five letters, and `joined` is the one that was sent."""


def test_a_page_stays_of_use_from_one_table_to_the_next(browser: Chromium) -> None:
    known = {**dict(scenes()), **dict(score_pads())}
    waits = b'{"version":"2","number":0,' + waiting_view(("Anna",), 0, "", "Wait")[1:]
    small = shown(score_pad_entered(ScorePadAtHand(3, 3, rounds=1)))
    with showing(known["welcome"]) as url:
        tab = browser.tab("about:blank")
        tab.call("Page.addScriptToEvaluateOnNewDocument", source=SAYS)
        tab.go(url)

        def says(told: bytes, until: str, status: int = 200) -> None:
            tab.until("window.says")
            tab.ask(f"says({status}, {told.decode()}), 1")
            tab.until(until)

        greeted = "document.querySelector('.over h2')"
        tab.until(greeted)
        tab.tap("h1")
        tab.until(f"!{greeted}")
        says(waits, "document.querySelector('#join')")
        tab.tap("[data-key=menu]")
        tab.until("document.querySelector('.sheet h2').textContent === 'Anna'")
        tab.tap("[data-key=close]")
        tab.until("!document.querySelector('.sheet')")
        says(known["draw"], CARDS)
        says(known["welcome"], greeted)
        tab.tap("h1")
        tab.until(f"!{greeted}")
        says(known["pad-four-teams"], "document.querySelector('[data-key=team3]')")
        tab.tap("[data-key=team3]")
        says(small, "document.querySelectorAll('[role=tab]').length === 3 && document.querySelector('.whose')")
        says(known["draw"], CARDS)
        possible_opened(tab)
        says(b'{"ok": false, "reason": "seat_shut", "message": "Gone"}', "document.querySelector('.face')", 403)
        tab.tap("[data-key=face0]")
        for key in (*"BCDFG", "Enter"):
            tab.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=key if len(key) == 1 else "\r")
        tab.until("window.joined === 'BCDFG'")


def test_a_move_that_waits_for_the_table_is_told_so(browser: Chromium, tmp_path: Path) -> None:
    with hosting(tmp_path, "--seats", "phone,easy", "--teams", "2:solo", "--seed", "7") as host:
        tab = joined(browser, host)
        faces = "[...document.querySelectorAll('#hand .card')].map(card => card.getAttribute('aria-label')).join()"
        before, lost = tab.ask(faces), {"latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
        tab.call("Network.emulateNetworkConditions", offline=True, **lost)
        tab.tap("[data-deed=sort]")
        tab.until(f"(document.getElementById('waits') || {{}}).textContent === {say.will_be_sent()!r}")
        assert tab.ask(faces) == before
        tab.call(
            "Network.emulateNetworkConditions",
            offline=False,
            **{**lost, "downloadThroughput": -1, "uploadThroughput": -1},
        )
        tab.until(f"!document.getElementById('waits') && {faces} !== {before!r}")
