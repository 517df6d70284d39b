"""An evening of four phones: `python -m tests.phones.play_evening`, as root on Linux.

Two matches of Partnership and one of Family Table with every ceremony, by touch in a real browser, with the program in
its real window under Xvfb and one pair of hands at the screen, which press nothing that a phone waits for. Each is
given up after a while, with `--whole` played to its end after one round, which the screen announces as the last.
Everything is in a network namespace of its own with a real interface. Two phones are lost, one sleeps, one person
leaves for good, the program is killed once, and the network gets another address. Codes are typed for the lost phones
alone, and after the change of address each phone scans once. Each phone has the cards of its person, and every record
is checked by `verify`.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.cards import cards_text
from game.play.match import Match
from saves.disk.folders import games_folder, settings_file
from saves.records.lines import GameLine
from saves.records.record import read_record
from tests.phones.browser import BrowserTab, Chromium
from tests.phones.phone_client import kept_door
from tests.phones.play_match import CALM, Player, phone_at, verified
from tests.phones.play_mixed import STUCK, AtWindow
from tests.window.pointer import Game, Pointer, Screen
from tests.window.window_player import Player as AtScreen

RULES: Final = ("partners", "partners", "family")
FIRST, SECOND = "192.168.1.20", "10.0.0.7"
SEATS: Final = range(4)


class Evening:
    """The window, the pointer, and the phones by seat of the first match."""

    def __init__(self, folder: Path, screen: Screen, browser: Chromium, is_whole: bool, guests: str) -> None:
        self.is_whole, self.guests = is_whole, guests
        self.folder, self.screen, self.browser = folder, screen, browser
        self.data = folder / "data"
        self.pointer, self.chance = Pointer(screen), random.Random(61)
        self.phones: dict[str, Player] = {}
        self.codes = self.scans = self.presses = 0
        self.game: Game

    def start(self, *arguments: str) -> None:
        """The program, with the same folder."""
        told = [*arguments, "--data-dir", str(self.data)]
        self.game = Game(self.screen, self.folder / "targets.json", told)

    def press(self, id_: str) -> None:
        """A click, once it is there, until it has done something."""
        sight = self.game.until(lambda sight: sight.ready(id_) is not None)
        thing = sight.ready(id_)
        assert thing is not None
        self.presses += 1
        self.pointer.click(thing.middle)
        self.game.settled(after=sight.seq)

    def sees(self, id_: str) -> bool:
        """Whether it can be pressed now."""
        sight = self.game.look()
        return sight is not None and sight.ready(id_) is not None

    def link(self, name: str) -> str:
        """What the code of a person's seat says."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            door = kept_door(self.data)
            for seat in door["seats"].values():
                if seat["link"] and self.names[int(_seat_of(door, seat))] == name:
                    return f"http://{door['bind']}:{door['port']}/#{seat['link']}"
            time.sleep(0.1)
        raise AssertionError(f"no link for {name}")

    @property
    def record(self) -> Path:
        """Of the match at the table."""
        return max(games_folder(self.data).glob("*.handfoot.jsonl"), key=lambda path: path.stat().st_mtime)

    @property
    def names(self) -> list[str]:
        """Who sits where now."""
        header = json.loads(self.record.open().readline())
        return [seat["name"] for seat in header["seats"]]

    # ---- playing

    def play(self, is_enough: Callable[[], bool]) -> None:
        """Until that, or the end of the match."""
        record, size, moved = self.record, 0, time.monotonic()
        teams = len(json.loads(record.open().readline())["teams"])
        person = AtWindow(self.game, AtScreen(self.pointer, self.chance, [len(SEATS)], teams)) if self.guests else None
        while not is_enough():
            sight = self.game.look()
            assert self.game.process.poll() is None
            if sight is not None and sight.scene == "end":
                return
            for phone in self.phones.values():
                phone.step()
            if person is not None:
                person.step()
            if record.stat().st_size > size:
                moved, size = time.monotonic(), record.stat().st_size
            assert time.monotonic() < moved + STUCK, f"nothing was played for {STUCK} s: {sight}"

    def finish(self) -> None:
        """The end of the match on the screen, which has announced that its first round is the last."""
        if self.is_whole:
            for id_ in ("button/menu", "button/give_up", "button/last_round", "button/last_round_heard"):
                self.press(id_)
            self.play(lambda: False)
            assert json.loads(self.record.read_text().splitlines()[-1])["reason"] == "finished"
        else:
            for id_ in ("button/menu", "button/give_up", "button/yes"):
                self.press(id_)
            self.game.until(lambda sight: sight.scene == "end")
        for name, phone in self.phones.items():
            phone.tab.until("document.querySelector('#end [data-deed=again_same]')", 30)
            phone.tab.picture(self.folder / f"end {self.record.name[:15]} {name}.png")

    def lines(self, count: int) -> Callable[[], bool]:
        """Whether the record has so many lines."""
        return lambda: len(self.record.read_bytes().splitlines()) >= count

    def lose(self, name: str) -> None:
        """The phone falls into the sea; another browser comes, by the letters on the plate."""
        self.phones[name].tab.close()
        seat = self.names.index(name)
        self.press(f"seat/{seat}")
        self.game.until(lambda sight: sight.scene == "joining")
        link = self.link(name)
        tab = self.browser.tab(link.partition("#")[0])
        tab.until("document.querySelector('.face')")
        tab.ask("localStorage.setItem('hf.slow', 'off'), 1")
        tab.tap(f"[data-key=face{seat}]")
        tab.until("document.querySelector('#letters')")
        for letter in kept_door(self.data)["seats"][str(seat)]["code"]:
            tab.tap(f"[data-key=key{letter}]")
        tab.tap("[data-deed=join]")
        tab.until("document.querySelector('main')")
        self.codes += 1
        self.phones[name] = Player(tab, self.chance)
        self.press("button/start")

    def send_away(self, name: str) -> None:
        """The person goes home; somebody at the screen lets the computer play."""
        seat = self.names.index(name)
        for id_ in (f"seat/{seat}", f"button/change_{seat}", "button/computer_plays", "button/start"):
            self.press(id_)
        self.phones.pop(name).tab.close()

    def begin_again(self, rules: str) -> None:
        """The next match, which the phones ask for: the same at once, or New game with these rules at the screen."""
        is_same, before = rules == RULES[0], self.record
        for phone in self.phones.values():
            phone.tab.until("document.querySelector('[data-deed=again_new]')", 30)
            time.sleep(2 * CALM)
            phone.tap(f"[data-deed=again_{'same' if is_same else 'new'}]")
            if not is_same:
                break
        if not is_same or self.guests:
            self.press("button/again_yes")
        if not is_same:
            _choose(self, rules)
            self.press("button/start")
        self.game.until(lambda sight: self.record != before and sight.scene not in ("new_game", "joining", "end"))

    def all_are_there(self) -> None:
        """Every phone is at the table as its own person, without anything being typed, with the cards that the record
        on the disk gives that person; and the screen shows nobody's.
        """
        for name, phone in self.phones.items():
            phone.tab.until("document.querySelector('main') && !document.querySelector('#end')", 60)
            told = phone.tab.ask(
                "fetch('/hand', {headers: {Authorization: 'Bearer ' + localStorage.getItem('hf.secret'),"
                " 'X-Device': localStorage.getItem('hf.device')}}).then((r) => r.json())"
            )
            first, *rest = read_record(self.record).lines
            assert isinstance(first, GameLine)
            hand = Match(first, lines=rest).view(self.names.index(name)).hand
            assert (told["page"]["name"], told["hand"]) == (name, cards_text(hand))
        sight = self.game.look()
        assert sight is not None
        assert self.guests or not [thing for thing in sight.things if thing.id.startswith("hand/")]


def _seat_of(door: dict[str, dict[str, object]], found: object) -> str:
    return next(seat for seat, keys in door["seats"].items() if keys is found)


def _move_network(before: str, now: str) -> None:
    for command in (f"addr del {before}/24 dev wlan0", f"addr add {now}/24 dev wlan0"):
        subprocess.run(["ip", *command.split()], check=True)


def _pause(tab: BrowserTab, seconds: float) -> None:
    """The phone lies on the table with its screen off, and is looked at again."""
    back = tab.ask("location.href")
    tab.go("about:blank")
    time.sleep(seconds)
    tab.go(back)
    tab.until("document.querySelector('main')", 30)


def play(folder: Path, is_whole: bool, guests: str) -> str:
    """The evening; what it took. Raises AssertionError."""
    data = folder / "data"
    data.mkdir(parents=True)
    settings_file(data).write_text('{"version": 2, "speed": "fast", "sound": false}')
    with Screen(folder=folder) as screen, Chromium() as browser:
        evening = Evening(folder, screen, browser, is_whole, guests)
        seats = ",".join(["phone"] * len(SEATS) + [guests] * bool(guests))
        evening.start("play", "--rules", RULES[0], "--seats", seats, "--seed", "61")
        try:
            return _live(evening)
        except BaseException:
            for number, phone in enumerate(evening.phones.values()):
                phone.tab.picture(folder / f"phone{number}.png")
            print(evening.game.look())
            raise
        finally:
            evening.game.kill()


def _live(evening: Evening) -> str:
    kept_door(evening.data)
    for name in evening.names[: len(SEATS)]:
        evening.phones[name] = Player(phone_at(evening.browser, evening.link(name)), evening.chance)
    anna, ben, *_ = evening.phones
    begun = evening.presses
    evening.press("button/start")
    told = [f"four phones in: {evening.presses - begun} press at the screen, 4 scans"]
    evening.all_are_there()
    evening.play(evening.lines(15))
    evening.lose(anna)
    evening.play(evening.lines(25))
    _pause(evening.phones[ben].tab, 35.0)
    evening.play(evening.lines(32))
    evening.send_away(list(evening.phones)[-1])
    evening.play(evening.lines(40))
    evening.finish()
    records = [evening.record]

    for number, rules in enumerate(RULES[1:]):
        before = evening.presses
        evening.begin_again(rules)
        told.append(f"match {number + 2}: {evening.presses - before} presses at the screen, 0 codes")
        records.append(evening.record)
        evening.play(evening.lines(12))
        evening.all_are_there()
        if number == 0:
            evening.game.kill()
            evening.start()
            evening.press("button/continue")
            evening.press("button/offer_take")
            evening.all_are_there()
            evening.play(evening.lines(20))
            evening.lose(ben)
        else:
            _move_network(FIRST, SECOND)
            evening.press("button/phones")
            evening.game.until(lambda sight: sight.scene == "joining")
            for name in evening.phones:
                evening.phones[name].tab.close()
                evening.phones[name] = Player(phone_at(evening.browser, evening.link(name)), evening.chance)
                evening.scans += 1
            evening.press("button/start")
        evening.play(evening.lines(28))
        evening.finish()
    assert (evening.codes, evening.scans) == (2, 3)
    troubles = [fact for fact in evening.browser.heard if fact["method"] == "Runtime.exceptionThrown"]
    assert not troubles, troubles
    told += [f"{evening.codes} codes typed, {evening.scans} scans after the address had changed"]
    return "\n".join((*told, *map(verified, dict.fromkeys(records))))


def _choose(evening: Evening, rules: str) -> None:
    """That rule set in New game, and one round."""
    evening.press("button/rules")
    found = evening.game.until(lambda sight: any(_is_row(one.id, one.label, rules) for one in sight.things))
    evening.press(next(one.id for one in found.things if _is_row(one.id, one.label, rules)))
    if evening.sees("button/done"):
        evening.press("button/done")


def _is_row(id_: str, label: str, rules: str) -> bool:
    words = {"partners": "Partnership", "family": "Family"}
    return id_.startswith("row/") and label.startswith(words[rules])


def main() -> None:
    """Plays it, in a network of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="where records and evidence stay; nowhere by default")
    parser.add_argument("--whole", action="store_true", help="plays each match to its end")
    parser.add_argument(
        "--guests", default="", help="who else plays, such as human,easy: one at the screen, a computer"
    )
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not options.inside:
        again = [sys.executable, "-m", "tests.phones.play_evening", "--inside", *sys.argv[1:]]
        os.execvp("unshare", ["unshare", "-n", *again])
    for command in ("link set lo up", "link add wlan0 type veth peer name far", "link set far up", "link set wlan0 up"):
        subprocess.run(["ip", *command.split()], check=True)
    subprocess.run(["ip", "addr", "add", f"{FIRST}/24", "dev", "wlan0"], check=True)
    with tempfile.TemporaryDirectory() as home:
        began = time.monotonic()
        print(
            play(options.out or Path(home), options.whole, options.guests),
            f"in {time.monotonic() - began:.0f} s",
            sep="\n",
            flush=True,
        )


if __name__ == "__main__":
    main()
