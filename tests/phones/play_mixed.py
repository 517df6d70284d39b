"""Plays a match of phones, a computer player and somebody at the screen: `python -m tests.phones.play_mixed`.

The program is in its real window under Xvfb, with a real pointer; the phones are pages in a real browser, by touch. The
record is checked by `verify`. With `--out` it stays there; where the match stands still, so do pictures of the screen
(`window.xwd`) and of the pages, what `--targets` told last, and what was done last.
"""

import argparse
import random
import shutil
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from saves.disk.folders import games_folder, settings_file
from tests.phones.browser import Chromium
from tests.phones.phone_client import kept_door
from tests.phones.play_match import Player, phone_at, verified
from tests.window.pointer import Game, Pointer, Screen
from tests.window.window_player import Player as AtScreen, Sight

STUCK: Final = 240.0
"""Seconds without a move after which something must be wrong: at the screen every card may be tried in vain."""
WAYS_BACK: Final = ("button/start", "button/close", "button/back", "button/continue")
"""What puts something away, the likeliest first."""
SLOWEST: Final = 3.0
"""Seconds in which something done at the screen shows."""


def play(rules: str, seats: str, folder: Path, rounds: int) -> str:
    """To the end of the match, or until so many rounds are scored; what was done. Raises AssertionError."""
    kinds, chance, data = seats.split(","), random.Random(rules), folder / "data"
    data.mkdir(parents=True)
    settings_file(data).write_text('{"version": 2, "speed": "fast", "sound": false}')
    arguments = ["play", "--rules", rules, "--seats", seats, "--seed", f"{rules} {seats}", "--data-dir", str(data)]
    with (
        Screen(folder=folder) as screen,
        Game(screen, folder / "targets.json", arguments) as game,
        Chromium() as browser,
    ):
        door = kept_door(data)
        phones = [
            Player(
                phone_at(browser, f"http://{door['bind']}:{door['port']}/#{door['seats'][str(seat)]['link']}"), chance
            )
            for seat, kind in enumerate(kinds)
            if kind == "phone"
        ]
        people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
        person = AtWindow(game, AtScreen(Pointer(screen), chance, people, 2))
        record, moved, size = next(games_folder(data).glob("*.handfoot.jsonl")), time.monotonic(), 0
        try:
            while not person.is_over and not (rounds and person.rounds >= rounds):
                person.step()
                for phone in phones:
                    phone.step()
                if record.stat().st_size > size:
                    moved, size = time.monotonic(), record.stat().st_size
                assert time.monotonic() < moved + STUCK, f"{rules}: nothing was played for {STUCK} s: {person.last[-1]}"
        except BaseException:
            _keep_evidence(folder, person, phones)
            raise
        return f"{sum(phone.taps for phone in phones)} taps, {person.done} at the screen; {verified(record)}"


def _keep_evidence(folder: Path, person: "AtWindow", phones: Sequence[Player]) -> None:
    """How everything looks where it stands still; record and targets are in the folder anyway."""
    shutil.copy(folder / "Xvfb_screen0", folder / "window.xwd")
    (folder / "done.txt").write_text("\n".join(person.last))
    for number, phone in enumerate(phones):
        phone.tab.picture(folder / f"phone{number}.png")


class AtWindow:
    """Somebody at the screen, who does one thing whenever something new is to be seen."""

    def __init__(self, game: Game, player: AtScreen) -> None:
        self._game, self._player = game, player
        self._seen: Sight | None = None
        self._acted = 0.0
        self.done = self.rounds = 0
        self.last: deque[str] = deque([""], maxlen=200)
        """What was done of late, and what was seen then."""
        self.is_over = False

    def step(self) -> None:
        """Looks, and perhaps does something."""
        assert self._game.process.poll() is None
        sight = self._game.look()
        if sight is None or sight.busy:
            return
        is_new = self._seen is None or not sight.same_but_for_ring(self._seen)
        if not is_new and time.monotonic() < self._acted + SLOWEST:
            return
        self.is_over = sight.scene == "end"
        self.rounds += sight.scene == "score" and (self._seen is None or self._seen.scene != "score")
        self._seen, self._acted = sight, time.monotonic()
        did = self._player.act(sight) or self._go_back(sight)
        self.last.append(f"{did}; {sight.scene}, {sight.phase}, turn {sight.turn}, {sight.message}")
        self.done += bool(did)

    def _go_back(self, sight: Sight) -> str:
        """Leaves what lies over the table: the screen on which phones join, or what a click has opened that came just
        after a phone had changed what lay there.
        """
        way = next((thing for thing in map(sight.ready, WAYS_BACK) if thing is not None), None)
        if way is None:
            return ""
        self._player.press(way)
        return f"back by {way.id}"


def main() -> None:
    """Plays it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="web", help="with commas")
    parser.add_argument("--seats", default="phone,human,phone,normal", help="with commas; phones, people, computers")
    parser.add_argument("--rounds", type=int, default=0, help="ends after so many; at the end of the match by default")
    parser.add_argument("--out", type=Path, help="where record and evidence stay; nowhere by default")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        folder: Path = options.out or Path(home)
        for rules in options.rules.split(","):
            began = time.monotonic()
            done = play(rules, options.seats, folder / rules, options.rounds)
            print(f"{rules}: {done}, in {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
