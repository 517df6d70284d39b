"""Hands without a mouse on the real program: the ring is walked to what is wanted with Tab and pressed with a key.

Where the ring is, and what there is to walk to, is read from `--targets`, as a person reads it from the screen.
"""

import os
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.window.pointer import Screen
from tests.window.window_player import Point, Sight, sight_of

LETTERS = {
    "button/draw": "d",
    "stock": "d",
    "button/take": "p",
    "button/stage": "o",
    "button/go_out": "g",
    "button/meld": "m",
    "button/hold": "k",
    "button/play": "Return",
    "button/take_back": "Escape",
    "discard": "x",
    "stack/0": "l",
    "stack/1": "r",
    "button/yes": "y",
    "button/no": "n",
    "button/cut": "Return",
}
"""Things that have a key of their own."""
PASSED_OVER = ("seat/", "upcard", "discard", "foot")
"""Second names of places on the table, at which the ring does not stop."""
ROW = "row/"
"""How rows of lists are called."""
PATIENCE = 5.0
"""Seconds until the screen must have answered a key."""
FAR = 200
"""More steps than any screen has stops."""


class Lost(Exception):
    """The ring never came to what was wanted."""


class Keyboard:
    """A player's hands (`tests.window.window_player.Hands`) that own no mouse."""

    def __init__(self, screen: Screen, targets: Path) -> None:
        self._environ = {**os.environ, "DISPLAY": screen.display}
        self._targets = targets
        self._chosen: list[str] = []
        self._moment: tuple[object, ...] = ()
        self.pressed = 0

    # ---- what a player asks for

    def click(self, at: Point) -> None:
        """Press what lies there, by its letter or by walking to it."""
        sight = self._look()
        thing = sight.nearest(at)
        if thing.id in LETTERS:
            self.key(LETTERS[thing.id])
        elif self._walk_to(thing.id):
            self.key("space" if thing.id.startswith("hand/") else "Return")
        if thing.id.startswith("hand/"):
            self._remember(sight).append(thing.label)

    def drag(self, start: Point, end: Point) -> None:
        """Choose what lies at the start, then press where it should go; a packet is moved by arrows."""
        sight = self._look()
        source, target = sight.nearest(start), sight.nearest(end)
        if source.id == "packet":
            for _ in range(1 + abs(end[1] - start[1]) // 8):
                self.key("Down" if end[1] > start[1] else "Up")
            return
        if source.label not in self._remember(sight):
            self.click(start)
        if target.id not in LETTERS and not self._walk_to(target.id):
            return
        ready = self._rested()
        self.key(LETTERS.get(target.id, "Return"))
        after = self._changed(ready)
        if any(thing.id == "button/discard_it" for thing in after.things):  # a key that discards asks once a turn
            if self._walk_to("button/discard_it"):
                self.key("Return")
        elif len(after.all("hand/")) == len(sight.all("hand/")) and after.phase == sight.phase:
            self.key("Escape")  # refused: let go of what was chosen
        self._chosen = []

    def hold(self, at: Point, seconds: float) -> None:
        """Walk to what lies there and keep Enter down."""
        if self._walk_to(self._look().nearest(at).id):
            self.pressed += 1
            self._do("keydown", "Return", "sleep", str(seconds), "keyup", "Return")

    def key(self, name: str) -> None:
        """Press a key. Escape with nothing to let go of opens the menu, which nobody wanted: it is closed again."""
        self._press([name])
        if name == "Escape" and any(thing.id == "button/leave" for thing in self._rested().things):
            self._press([name])

    # ---- walking

    def _walk_to(self, id: str) -> bool:
        """Tab, or Shift and Tab where that is shorter, until the ring is there; False where it has gone meanwhile.

        Raises Lost if it is there and the ring never comes to it. A list is one stop, and its rows are gone through by
        arrows.
        """
        if id.startswith(ROW):
            return self._walk_to_row(id)
        for _ in range(FAR):
            sight = self._look()
            if sight.focus == id:
                return True
            stops = [thing.id for thing in sight.things if not thing.id.startswith(PASSED_OVER)]
            if id not in stops:
                return False
            here = stops.index(sight.focus) if sight.focus in stops else -1
            ahead = (stops.index(id) - here) % len(stops) or len(stops)
            back = len(stops) - ahead
            self._press(["shift+Tab"] * back if back < ahead and here >= 0 else ["Tab"] * ahead)
            self._settle(sight)
        raise Lost(f"Tab never comes to {id}")

    def _walk_to_row(self, id: str) -> bool:
        """Tab to the list, which is no place of its own on the screen, and from its first row down."""
        for _ in range(FAR):
            sight = self._look()
            there = {thing.id for thing in sight.things}
            if id not in there:
                return False
            if sight.focus and sight.focus not in there:
                self._press(["Home", *["Down"] * int(id.removeprefix(ROW))])
                return True
            self._press(["Tab"])
            self._settle(sight)
        raise Lost(f"Tab never comes to the list of {id}")

    def _settle(self, before: Sight) -> None:
        """Until the ring has moved and rests."""
        until = time.monotonic() + PATIENCE
        last, since = before.focus, time.monotonic()
        while time.monotonic() < until:
            now = self._look().focus
            if now != last:
                last, since = now, time.monotonic()
            if last != before.focus and time.monotonic() - since > 0.05:
                return
            time.sleep(0.01)

    def _changed(self, before: Sight) -> Sight:
        """The first sight in which more than the ring is different; the last one if nothing comes."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            sight = self._look()
            if not sight.busy and not sight.same_but_for_ring(before):
                return sight
            time.sleep(0.01)
        return self._look()

    def _rested(self) -> Sight:
        """The screen when it has been the same for a moment."""
        sight, since = self._look(), time.monotonic()
        while time.monotonic() - since < 0.1:
            time.sleep(0.01)
            now = self._look()
            if now != sight:
                sight, since = now, time.monotonic()
        return sight

    def _remember(self, sight: Sight) -> list[str]:
        """The cards chosen so far; what was chosen at another moment of the game is no longer."""
        moment = (sight.turn, sight.phase, len(sight.all("hand/")), len(sight.all("staged/")))
        if moment != self._moment:
            self._moment, self._chosen = moment, []
        return self._chosen

    # ---- eyes and fingers

    def _look(self) -> Sight:
        return sight_of(msgspec.json.decode(self._targets.read_bytes()))

    def _press(self, names: Sequence[str]) -> None:
        self.pressed += len(names)
        self._do("key", "--delay", "4", *names)

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environ, check=True, stdout=subprocess.DEVNULL)
