"""Plays whole matches by taps in a real browser: `python -m tests.phones.play_match --rules web,partners`.

Every phone seat is a page of its own, as on another phone. Everything is done by touch on what is seen; what the page
shows is read from it as a person would read it. Each record is checked by `verify`.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.phones.browser import BrowserTab, Chromium
from tests.phones.phone_client import ROOT, hosting

SETS: Final = ("web", "family", "campus", "couples", "partners")
CALM: Final = 0.65
"""Seconds after which buttons work again when the turn or a question has come."""
STUCK: Final = 90.0
"""Seconds without a move after which something must be wrong."""
_SEEN: Final = """(() => {
  const able = {}; for (const one of document.querySelectorAll('[data-deed]'))
    able[one.dataset.deed] = one.getAttribute('aria-disabled') !== 'true';
  const h1 = document.querySelector('h1');
  return {able, mine: document.title.startsWith('●'),
    note: (document.getElementById('note') || {}).textContent || '',
    head: h1 ? h1.textContent : '',
    cards: [...document.querySelectorAll('#hand .card')].map((c) => ({at: c.dataset.at,
      rank: c.querySelector('.r').textContent, on: c.classList.contains('on'), suit: c.classList[1]})),
    melds: [...document.querySelectorAll('#mine .meld')].map((m) => m.firstChild.textContent),
    sheet: !!document.querySelector('.sheet'), staged: document.querySelectorAll('#mine .group').length};
})()"""


class Player:
    """Somebody with a phone, who plays plainly."""

    def __init__(self, tab: BrowserTab, chance: random.Random) -> None:
        self.tab, self.taps = tab, 0
        self._chance = chance
        self._tried: set[str] = set()
        self._moment = (False, False)

    def tap(self, selector: str) -> None:
        """A finger there, and what comes of it awaited."""
        before = self.tab.ask(_SEEN)
        if self.tab.tap(selector):
            self.taps += 1
        end = time.monotonic() + 1.5
        while time.monotonic() < end and self.tab.ask(_SEEN) == before:
            time.sleep(0.05)

    def press(self, deed: str) -> None:
        """A button."""
        self.tap(f"[data-deed={deed}]")

    def step(self) -> None:
        """Does one thing if it may."""
        seen = self.tab.ask(_SEEN)
        if seen["sheet"]:  # a finger that came too late for a card opened it
            self.tap("[data-key=close]")
            return
        able, moment = seen["able"], (seen["mine"], "yes" in seen["able"])
        if moment != self._moment:
            self._moment = moment
            time.sleep(CALM if seen["mine"] else 0.0)
        for deed in ("cut_deck", "next_round"):
            if able.get(deed):
                self.press(deed)
                return
        if not seen["mine"]:
            self._tried = set()
            return
        for deed in ("cut", "stack0", "yes"):
            if able.get(deed):
                self.press(deed)
                return
        if "play" in able:
            self._confirm(able)
        elif "draw" in able or "pass" in able:
            self._draw(able)
        elif "discard" in able:
            self._play(seen)

    def _draw(self, able: dict[str, bool]) -> None:
        """Takes the pile now and then, once in a turn, and always where there is nothing to draw."""
        takes = able["take"] and self._first("take") and (not able.get("draw") or self._chance.random() < 0.5)
        self.press("take" if takes else "draw" if "draw" in able else "pass")

    def _first(self, deed: str) -> bool:
        """Whether it has not been tried in this turn."""
        is_first = deed not in self._tried
        self._tried.add(deed)
        return is_first

    def _confirm(self, able: dict[str, bool]) -> None:
        """Plays what is laid out, adds to it, or takes it back for this turn."""
        if able["play"]:
            self.press("play")
        elif able.get("stage") and self._first("add"):
            self.press("stage")
        else:
            self.press("take_back")
            self._tried |= {"take", "stage", "go_out"}

    def _play(self, seen: dict[str, object]) -> None:
        able, cards, melds = seen["able"], seen["cards"], seen["melds"]
        assert isinstance(able, dict)
        assert isinstance(cards, list)
        assert isinstance(melds, list)
        for deed in ("go_out", "stage"):
            if able.get(deed) and self._first(deed):
                self.press(deed)
                return
        ranks = [card["rank"] for card in cards]
        for rank in dict.fromkeys(ranks):
            key = f"{rank}{ranks.count(rank)}"
            if rank in "23★" or key in self._tried or not (rank in melds or ranks.count(rank) > 2):
                continue
            self._tried.add(key)
            if able.get("stage") is not None:
                continue
            self._choose([card["at"] for card in cards if card["rank"] == rank], cards)
            if self.tab.ask(_SEEN)["able"].get("meld"):
                self.press("meld")
            return
        if able.get("hold") and len(cards) == 1:
            self.press("hold")
            return
        order = sorted(
            cards, key=lambda card: (card["rank"] in "2★", card["rank"] != "3", ranks.count(card["rank"]), card["at"])
        )
        for card in order:
            self._choose([card["at"]], self.tab.ask(_SEEN)["cards"])
            if self.tab.ask(_SEEN)["able"].get("discard"):
                self.press("discard")
                self._tried = set()
                return
        self._tried = set()

    def _choose(self, wanted: list[str], cards: list[dict[str, object]]) -> None:
        for card in cards:
            if bool(card["on"]) != (card["at"] in wanted):
                self.tap(f'#hand [data-at="{card["at"]}"]')


def play(rules: str, seats: str, folder: Path, seconds: float, rounds: int) -> int:
    """A whole match, or one of so many `rounds`; how many taps it took. Raises AssertionError where it gets stuck."""
    record, data, chance = folder / f"{rules}.handfoot.jsonl", folder / rules, random.Random(rules)
    seed = f"{rules} {seats}"
    if rounds:
        short = folder / f"{rules}.json"
        short.write_text(json.dumps({"name": f"{rules}, {rounds}", "base": rules, "rounds": rounds}))
        rules = str(short)
    arguments = ("--rules", rules, "--seats", seats, "--record", str(record), "--seed", seed)
    with hosting(data, *arguments) as host, Chromium() as browser:
        players = [Player(phone_at(browser, seat["url"]), chance) for seat in host.told["seats"]]
        end, moved, size = time.monotonic() + seconds, time.monotonic(), 0
        while host.process.poll() is None:
            for player in players:
                player.step()
            assert time.monotonic() < end, f"{rules}: not over in {seconds} s"
            if record.stat().st_size > size:
                moved, size = time.monotonic(), record.stat().st_size
            elif time.monotonic() - moved > STUCK:
                for at, player in enumerate(players):
                    player.tab.picture(record.with_suffix(f".{at}.png"))
                    print(json.dumps(player.tab.ask(_SEEN)))
                raise AssertionError(f"{rules}: nothing was played for {STUCK} s")
            time.sleep(0.1)
        assert host.process.returncode == 0
        troubles = [fact for fact in browser.heard if fact["method"] == "Runtime.exceptionThrown"]
        assert not troubles, troubles
        return sum(player.taps for player in players)


def phone_at(browser: Chromium, url: str) -> BrowserTab:
    """A phone that has opened the link of a seat, and discards at once."""
    tab = browser.tab(url.partition("#")[0])
    tab.until("document.querySelector('.face')")
    tab.ask("localStorage.setItem('hf.slow', 'off'), 1")
    tab.go(url)
    tab.until("document.querySelector('main')")
    return tab


def verified(record: Path) -> str:
    """What `verify` says of it. Raises AssertionError where it is not in order."""
    command = [sys.executable, str(ROOT / "main.py"), "verify", str(record)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    return checked.stdout.strip()


def main() -> None:
    """Plays what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default=",".join(SETS))
    parser.add_argument("--seats", default="phone,phone,phone,phone", help="with commas; computers may sit there, too")
    parser.add_argument("--rounds", type=int, default=0, help="of a match; as the rules have it by default")
    parser.add_argument("--minutes", type=float, default=30.0, help="for each match at most")
    parser.add_argument("--out", type=Path, help="where the records stay; nowhere by default")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        folder: Path = options.out or Path(home)
        for rules in options.rules.split(","):
            record = folder / f"{rules}.handfoot.jsonl"
            began = time.monotonic()
            taps = play(rules, options.seats, folder, 60 * options.minutes, options.rounds)
            print(f"{rules}: {taps} taps in {time.monotonic() - began:.0f} s; {verified(record)}", flush=True)


if __name__ == "__main__":
    main()
