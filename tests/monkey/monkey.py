"""Somebody who clicks, drags, types, resizes and closes without any idea what it does, at the whole program.

It is led to whichever screen it has seen least, does so many things there and wherever that leads, and must then find
the way back to the title, by mouse or by keys.
"""

import ctypes
import gc
import os
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame
from msgspec import Struct
from pygame.event import Event

from game.toolkit.input.key_bindings import KeysTaken, OwnKeys
from saves.disk.folders import games_folder
from tests.monkey.invariants import check_faces, check_game, check_record, check_way_on
from tests.monkey.legs import WAYS, Guide, Stories, screen_of
from tests.monkey.pen import Kits, Pen
from tests.ui.house import House
from tests.window.window_player import Point, Thing

SIZES: Final = ((1024, 600), (1024, 600), (1280, 720), (1280, 960), (1600, 900), (640, 400))
KEYS: Final = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP),
    *(pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F2, pygame.K_F3, pygame.K_F4, pygame.K_F5, pygame.K_F6, pygame.K_F11),
    *(pygame.K_0, *range(pygame.K_1, pygame.K_9 + 1), *range(pygame.K_a, pygame.K_z + 1)),
)
TEXTS: Final = (
    *("Rosa", "1", "0", "-5", "99999999999", "ß", "日本", "🂡", " ", "a" * 80, "CF9Q 4674", "e\u0301", "\u202e"),
)
EXITS: Final = (
    *("button/leave", "button/title", "button/back", "button/cancel", "button/close", "button/no"),
    *("button/notice_read", "button/keep_it", "button/continue", "button/menu", "button/main_menu"),
)
"""What leads towards the title, the first that is there."""

THINGS_A_LEG: Final = 100
RETURNS: Final = 3
"""How often in a leg it is led to its screen once more after it has left it."""
MOST_STEPS_OUT: Final = 80
RECORDS_KEPT: Final = 6
LEGS_TO_TIDY: Final = 20


def key_now(house: House, usual: int) -> int:
    """The key that now does what this one does by default: somebody may have chosen another."""
    scene = house.app.scene
    own = OwnKeys(house.program.screens.preferences.keys).key_for(scene.name, usual)
    return usual if own is None or scene.keys_taken is not KeysTaken.CHOSEN else own


class DeadEnd(AssertionError):
    """A screen from which nothing leads back."""


class Tally(Struct):
    """What it came to."""

    events: int = 0
    """Things done on purpose; the ways to screens and out of them do not count."""
    posted: int = 0
    """Events of mouse, keyboard and window that this came to, the ways included; counted when a program ends."""
    starts: int = 0
    records: int = 0
    """Verified strictly after they were closed."""
    screens: Counter[str] = Counter()
    """Things done on each screen."""
    ways_out: Counter[tuple[str, str]] = Counter()
    """Found from a screen, by "mouse" or by "keys"."""
    memory: list[float] = []
    """Megabytes in use, every thousand events."""


class Monkey:
    """Does one thing after the other to a program on `folder`, and starts it again when it has been closed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder = folder
        self._chance = random.Random(seed)
        self._stories = Stories()
        self._kits = Kits()
        self._said: list[str] = []
        self.tally = Tally(screens=Counter(), ways_out=Counter(), memory=[])
        self.pen = self._open()

    def _open(self) -> Pen:
        self.tally.starts += 1
        pen = Pen(self._folder, self._chance, self._kits)
        self._guide = Guide(pen, self._chance, self._stories, self.tally.starts)
        pen.program.show_title()
        pen.run(0.1)
        return pen

    def play(self, events: int, tell: Callable[[Tally], None] = lambda tally: None) -> None:
        """So many events. Raises Wrong, DeadEnd, Stuck, and whatever the program raises."""
        end = self.tally.events + events
        legs = 0
        while self.tally.events < end:
            self._leg(self._least_seen(), end, tell)
            legs += 1
            if legs % LEGS_TO_TIDY == 0:
                self._tidy()

    def close(self) -> None:
        """Closes the program and verifies every record that it left."""
        self.tally.posted += self.pen.posted
        self.pen.let_disk_fail(False)
        self.pen.close()
        for record in self._records():
            self._verify(record)

    def last_things(self) -> str:
        """What was done last, the latest at the end."""
        return "; ".join(self._said[-14:])

    # ---- from screen to screen

    def _least_seen(self) -> str:
        """The screen that had fewest events so far, now and then any."""
        if self._chance.random() < 0.2:
            return self._chance.choice(sorted(WAYS))
        return min(sorted(WAYS), key=lambda screen: self.tally.screens[screen])

    def _leg(self, screen: str, end: int, tell: Callable[[Tally], None]) -> None:
        self._lead_to(screen)
        way = self._chance.choice(("mouse", "keys"))
        if self.tally.ways_out[screen, way] == 0 or self._chance.random() < 0.1:
            self.find_the_way_out(way)
            self._lead_to(screen)
        returns = away = 0
        for _ in range(min(THINGS_A_LEG, end - self.tally.events)):
            self._act()
            if not self.pen.app.running:
                self._reopen()
            self._check()
            self.tally.events += 1
            if self.tally.events % 1000 == 0:
                self.tally.memory.append(_megabytes())
                tell(self.tally)
            away = 0 if screen_of(self.pen) == screen else away + 1
            if away >= 3 and returns < RETURNS:
                away, returns = 0, returns + 1
                self._lead_to(screen)
        self.find_the_way_out(way)

    def _lead_to(self, screen: str) -> None:
        self._said.append(f"led to {screen}")
        self._guide.to(screen)
        if not self.pen.app.running:
            self._reopen()

    def _reopen(self) -> None:
        self.tally.posted += self.pen.posted
        self.pen.let_disk_fail(False)
        self.pen.close()
        self.pen = self._open()

    def _records(self) -> list[Path]:
        return sorted(
            games_folder(self._folder / "data").glob("*.handfoot.jsonl"), key=lambda path: path.stat().st_mtime
        )

    def _tidy(self) -> None:
        """At the title no game is open: all records are verified and most of them thrown away."""
        for record in self._records()[:-RECORDS_KEPT]:
            self._verify(record)
            record.unlink()
            record.with_name(f"{record.name}.lock").unlink(missing_ok=True)

    def _verify(self, record: Path) -> None:
        check_record(record)
        self.tally.records += 1

    # ---- doing things

    def _act(self) -> None:
        screen = screen_of(self.pen)
        way = self._chance.choices(
            (self._click_thing, self._click, self._drag, self._key, self._type, self._turn_wheel, self._wait,
             self._resize, self._spoil_disk, self._close_window),
            (48, 6, 12, 14, 4, 4, 10, 1, 0.5, 0.15),
        )[0]  # fmt: skip
        way()
        self.tally.screens[screen] += 1

    def _say(self, what: str) -> None:
        self._said = [*self._said[-40:], f"{screen_of(self.pen)}: {what}"]

    def _things(self) -> list[Thing]:
        return [thing for thing in self.pen.look().things if thing.id != "button/quit"]

    def _click_thing(self) -> None:
        things = self._things()
        if not things:
            return self._click()
        wanted = [thing for thing in things if thing.enabled]
        thing = self._chance.choice(wanted if wanted and self._chance.random() < 0.9 else things)
        self._say(f"click {thing.id}")
        return self._press(thing.middle)

    def _click(self) -> None:
        at = self._anywhere()
        self._say(f"click {at}")
        self._press(at, self._chance.choice((1, 1, 1, 2, 3)))

    def _press(self, at: Point, button: int = 1) -> None:
        events = [
            Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
            Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button),
        ]
        if self._chance.random() < 0.1:
            self.pen.step(*events)
            self._pass(self._chance.choice((1, 25)))
            events = []
        if self.pen.app.running:
            self.pen.step(*events, Event(pygame.MOUSEBUTTONUP, pos=at, button=button))

    def _drag(self) -> None:
        things = self._things()
        start, end = (
            self._chance.choice(things).middle if things and self._chance.random() < 0.9 else self._anywhere()
            for _ in range(2)
        )
        self._say(f"drag {start} to {end}")
        pen = self.pen
        pen.step(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for n in range(1, 4):
            at = (start[0] + (end[0] - start[0]) * n // 3, start[1] + (end[1] - start[1]) * n // 3)
            if pen.app.running:
                pen.step(Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        if pen.app.running and self._chance.random() < 0.95:
            pen.step(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def _key(self) -> None:
        key = self._chance.choice(KEYS)
        mod = self._chance.choice((0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL))
        self._say(f"key {pygame.key.name(key)} {mod}")
        self._send_key(key, mod)

    def _send_usual(self, usual: int) -> None:
        self._send_key(key_now(self.pen, usual))

    def _send_key(self, key: int, mod: int = 0) -> None:
        letter = chr(key) if 32 <= key < 127 else ""
        self.pen.step(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))
        if self.pen.app.running:
            self.pen.step(Event(pygame.KEYUP, key=key, mod=mod))

    def _type(self) -> None:
        text = self._chance.choice(TEXTS)
        self._say(f"type {text!r}")
        self.pen.step(Event(pygame.TEXTINPUT, text=text))

    def _turn_wheel(self) -> None:
        y = self._chance.choice((-3, -1, 1, 3))
        self.pen.step(Event(pygame.MOUSEWHEEL, x=0, y=y, precise_y=float(y), precise_x=0.0, flipped=False))

    def _wait(self) -> None:
        self._pass(self._chance.choice((1, 3, 10, 30)))

    def _pass(self, passes: int) -> None:
        if self.pen.app.running:
            self.pen.idle(passes)

    def _resize(self) -> None:
        if self.pen.app.window.full_screen:
            return
        size = self._chance.choice(SIZES)
        self._say(f"resize to {size}")
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.pen.step(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        if self._chance.random() < 0.8:
            self._pass(2)

    def _spoil_disk(self) -> None:
        fails = not self.pen.pen_disk.refusing
        self._say(f"the disk {'fails' if fails else 'is well again'}")
        self.pen.let_disk_fail(fails)

    def _close_window(self) -> None:
        self._say("close")
        self.pen.step(Event(pygame.QUIT))

    def _anywhere(self) -> Point:
        width, height = self.pen.app.window.size
        return self._chance.randrange(-5, width + 5), self._chance.randrange(height)

    # ---- what must hold

    def _check(self) -> None:
        session = self.pen.program.session
        if session is not None:
            check_game(session.game.match)
            check_faces(self.pen)
            if self._chance.random() < 0.1:
                check_way_on(session.game.match)

    def find_the_way_out(self, way: str) -> None:
        """Back to the title, by "mouse" or by "keys" alone. Raises DeadEnd."""
        self.pen.let_disk_fail(False)
        self._pass(2)  # a window that is being resized takes nothing
        begun = screen_of(self.pen)
        self.pen.step(Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
        for _ in range(MOST_STEPS_OUT):
            if self.pen.report.scene == "title" and self.pen.app.running:
                break
            self._leave_by_key() if way == "keys" else self._leave_by_mouse()
            if not self.pen.app.running:
                self._reopen()
                return
            self._pass(4)
        else:
            raise DeadEnd(f"no way by {way} from {begun} to the title, only to {self.pen.report}")
        self.tally.ways_out[begun, way] += 1

    def _leave_by_mouse(self) -> None:
        ready = {thing.id: thing for thing in self.pen.look().things if thing.enabled}
        found = next((ready[id] for id in EXITS if id in ready), None)
        if found is None:
            self._press((3, self.pen.app.window.size[1] - 3))
        elif self.pen.report.scene == "curtain":
            self._hold(found.middle)
        else:
            self._press(found.middle)

    def _hold(self, at: Point) -> None:
        self.pen.step(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self._pass(12)  # passes of a tenth of a second
        if self.pen.app.running:
            self.pen.step(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def _leave_by_key(self) -> None:
        """Esc, the key that a notice names, or Tab to what leads out and Enter."""
        report = self.pen.report
        ready = {target.id for target in report.targets if target.enabled}
        way_out = next((id_ for id_ in EXITS if id_ in ready and id_ != "button/menu"), None)
        if way_out == "button/notice_read":
            self._send_usual(pygame.K_F4)
        elif way_out is None or self._chance.random() < 0.5:
            self._send_usual(pygame.K_ESCAPE)
        else:
            for _ in range(len(report.targets) + 1):
                if self.pen.report.focus == way_out:
                    self._send_usual(pygame.K_RETURN)
                    break
                self._send_usual(pygame.K_TAB)


def _megabytes() -> float:
    """What is in use after tidying up, as the program does at rest; 0 where the system does not tell."""
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)  # what was given back to the library, but not yet to the system
    pages = int(Path("/proc/self/statm").read_text().split()[1]) if Path("/proc/self/statm").exists() else 0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
