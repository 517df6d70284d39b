"""The person at the simulated computer: she plays, looks around, changes her mind, and does what people do.

Each deed has its own seed, so leaving one out of a story doesn't change the others.
"""

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.rules.presets import PRESET_IDS
from game.toolkit.input.key_bindings import KeysTaken, OwnKeys
from tests.simulation.broken import Broken
from tests.simulation.computer import Computer, Window
from tests.simulation.disk import Ill
from tests.simulation.earlier_moves import earlier_moves
from tests.simulation.oracle import Oracle
from tests.simulation.simulated_surroundings import Surroundings
from tests.simulation.swarm import Ingredients
from tests.simulation.tours import HAPPENS, PLAYS, TOURS, TYPES, WAITS
from tests.ui.headers import header
from tests.ui.house import House
from tests.window.window_player import HOLD, Player, Thing

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
    "button/keep_playing",
)
"""What leads towards the title, the first that is there."""
WAYS_ON: Final = (
    *("button/continue", "button/close", "button/no", "button/again", "button/back", "button/notice_read"),
)
"""What she presses when nothing can be played."""
OFFERS: Final = ("button/save_copy", "button/save")
"""What a table may offer beside playing on."""
SHORT: Final[dict[str, Any]] = {
    "hand_cards": 7,
    "foot_cards": 7,
    "book_size": 5,
    "opening": (0,),
    "out_clean": 0,
    "out_dirty": 0,
    "final_discard": "optional",
    "partners_foot": "none",
}
"""Rules by which somebody goes out after a few turns."""


def key_now(house: House, usual: int) -> int:
    """The key that now does what this one does by default: somebody may have chosen another."""
    scene = house.app.scene
    own = OwnKeys(house.program.screens.preferences.keys).key_for(scene.name, usual)
    return usual if own is None or scene.keys_taken is not KeysTaken.CHOSEN else own


class Person:
    """Does one thing after another, with eyes that read what is on the screen."""

    def __init__(
        self, computer: Computer, oracle: Oracle, surroundings: Surroundings, ingredients: Ingredients
    ) -> None:
        self._computer = computer
        self._oracle = oracle
        self._surroundings = surroundings
        self._ingredients = ingredients
        self._pressed = Counter[tuple[str, str]]()
        """How often things of a kind were pressed, by screen: what is new is more interesting."""
        self._clock_set = 0.0
        """Hours by which the clock is ahead."""

    @property
    def window(self) -> Window:
        """The one she looks at."""
        return self._computer.window

    def _check(self) -> None:
        self._oracle.check(self.window)

    def _something_happens(self, chance: random.Random) -> None:
        """Something happens around her while she is busy."""
        self._computer.note("around", self._surroundings.happen(chance))

    # ---- playing

    def plays(self, chance: random.Random, moves: int) -> None:
        """Continues a game, or begins one, and makes some moves."""
        window = self.window
        if window.program.session is None:
            self.go_home()
            self._press_first(chance, "button/continue", "button/play", "button/start")
            if not window.app.running or window.program.session is None:
                return
        player = Player(window, chance, window.game.people, window.game.board.teams)
        scene = ""
        for _ in range(moves):
            if chance.random() < (0.04 if window.report.scene == scene else 0.12):
                self._something_happens(chance)
            scene = window.report.scene
            if not self._rest() or window.program.session is None:
                return
            sight = window.look()
            told = player.act(sight) or self._step_aside(chance, sight.things)
            self._computer.note("Anna", told)
            self._check()
            has_drafted = window.look().find("button/take_back") is not None
            is_near = chance.random() < (0.2 if has_drafted else 0.05)
            if is_near and window.app.running and window.report.scene == "table":
                self._key(pygame.K_c)  # somebody comes near
                self._check()
            elif chance.random() < 0.08:
                self._press_first(chance, chance.choice(("seat/", "button/menu", "button/save_copy")))
                self._check()
                self._press_first(chance, *chance.sample(OFFERS, len(OFFERS)))
                self._check()

    def _step_aside(self, chance: random.Random, things: tuple[Thing, ...]) -> str:
        """Clears away what keeps her from playing."""
        by_id = {thing.id: thing for thing in things if thing.enabled}
        there = [wanted for wanted in WAYS_ON if wanted in by_id]
        if there:
            wanted = chance.choice(there)
            self.window.click(by_id[wanted].middle)
            return f"presses {wanted}"
        self.window.pass_time(chance.choice((1.0, 1.0, 12.0)))
        return "waits"

    def _rest(self) -> bool:
        """Waits for her turn; False if it doesn't come or the window is closed."""
        window, began, before = self.window, self._computer.scheduler.now, self._lines_played()
        is_at_rest = self._comes_to_rest(120.0)
        if not is_at_rest and self._lines_played() == before:
            self._key(pygame.K_SPACE)  # what is shown may stay until it is dismissed
            is_at_rest = self._comes_to_rest(20.0)
        is_stuck = not is_at_rest and self._lines_played() == before
        if is_stuck and self._computer.disk.ill not in (Ill.SLOW, Ill.HANGS):
            late = self._computer.scheduler.now - began
            raise Broken("nobody plays on", f"after {late:.0f} s: {window.report.scene}, {window.report.message}")
        return is_at_rest and window.app.running

    def _comes_to_rest(self, longest: float) -> bool:
        window = self.window
        return window.rest(longest) or any(thing.id in WAYS_ON and thing.enabled for thing in window.look().things)

    def _lines_played(self) -> int:
        session = self.window.program.session
        return session.game.match.line_count if session is not None else 0

    def begins(self, chance: random.Random) -> str:
        """A match by other rules, alone or with friends at one screen; what it is, in words."""
        window = self.window
        rules = chance.choice(PRESET_IDS)
        others = chance.choice(self._ingredients.companies)
        match = replace(header(rules, (0, *others), 4, 2, rounds=chance.choice((1, 4))), seed=None)
        is_late = chance.random() < 0.6
        if is_late:
            match = replace(match, rules={**match.rules, **SHORT, "permission": chance.random() < 0.8})
        lines = earlier_moves(match, chance) if is_late else ()
        self._check()
        window.program.leave_for(lambda: None)
        if (chance.random() < 0.5 or self._rest()) and window.app.running:
            window.program.table.begin(replace(match, id=f"{rules}-{chance.getrandbits(32)}"), lines, ())
            window.pass_time(1.0)
            self._check()
        friends = f" with {len(others)} friends" if others else ""
        return f"{rules}{', near the end,' if is_late else ''}{friends}"

    # ---- looking around

    def chooses_tour(self, chance: random.Random) -> str:
        """Where she goes."""
        tours = self._ingredients.tours
        return chance.choices(tours, [len(TOURS[where]) for where in tours])[0]

    def tours(self, chance: random.Random, where: str, things: int) -> None:
        """Goes somewhere from the title, and tries things there; on the way something may happen around her."""
        self.go_home()
        before = ""
        pressed: dict[str, str] = {}
        for id_ in TOURS[where]:
            if not self.window.app.running:
                return
            if chance.random() < 0.15:
                self._something_happens(chance)
            if id_ == TYPES:
                self.window.write(chance.choice(NAMES))
            elif id_ == PLAYS:
                self.plays(chance, 1)
            elif id_ == HAPPENS:
                self._something_happens(chance)
            elif id_ == WAITS:
                self.window.pass_time(chance.choice((2.0, 40.0)))
            else:
                again = pressed.get(id_, id_) if chance.random() < 0.7 else id_
                pressed[id_] = self._looks_for(chance, again, before)
            before = id_
            self._check()
        self.wanders(chance, things)

    def _looks_for(self, chance: random.Random, id_: str, before: str) -> str:
        """Presses it; where it isn't there, and any of several things led here, another of them may. What was pressed,
        else the id itself.
        """
        for _ in range(4):
            pressed = self._press_first(chance, id_)
            if pressed or before[-1:] != "/" or not self.window.app.running:
                return pressed or id_
            self._key(pygame.K_ESCAPE)
            self._press_first(chance, before)
        return id_

    def wanders(self, chance: random.Random, things: int) -> None:
        """Tries whatever is on the screen."""
        for _ in range(things):
            window = self.window
            if not window.app.running:
                return
            deed: Callable[[random.Random], str] = chance.choices(
                (self._presses, self._drags, self._types, self._strikes_key, self._turns_wheel), (60, 10, 8, 18, 4)
            )[0]
            self._computer.note("Anna", deed(chance))
            if window.app.running:
                window.pass_time(chance.choice((0.1, 0.1, 0.5)))
            self._check()

    def _things(self) -> list[Thing]:
        return [thing for thing in self.window.look().things if thing.enabled and thing.id != "button/quit"]

    def _presses(self, chance: random.Random) -> str:
        things = self._things()
        if not things:
            return "finds nothing to press"
        scene = self.window.report.scene
        kinds = [(scene, re.sub(r"\d+", "#", thing.id)) for thing in things]
        new = [(1 + self._pressed[kind]) ** -2 / kinds.count(kind) for kind in kinds]
        [(thing, kind)] = chance.choices([*zip(things, kinds, strict=True)], new)
        self._pressed[kind] += 1
        if scene == "curtain":
            self.window.hold(thing.middle, HOLD)
        else:
            self.window.click(thing.middle)
        return f"presses {thing.id}"

    def _drags(self, chance: random.Random) -> str:
        things = self._things()
        if len(things) < 2:
            return "finds nothing to drag"
        one, other = chance.sample(things, 2)
        window = self.window
        window.drag(one.middle, other.middle) if chance.random() < 0.8 else self._lets_go_elsewhere(one, other)
        return f"drags {one.id} to {other.id}"

    def _lets_go_elsewhere(self, one: Thing, other: Thing) -> None:
        """She changes her mind in the middle of a drag."""
        window = self.window
        window.step(Event(pygame.MOUSEBUTTONDOWN, pos=one.middle, button=1))
        window.step(Event(pygame.MOUSEMOTION, pos=other.middle, rel=(1, 1), buttons=(1, 0, 0)))
        window.step(Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
        window.step(Event(pygame.MOUSEBUTTONUP, pos=one.middle, button=1))

    def _types(self, chance: random.Random) -> str:
        text = chance.choice(TEXTS)
        self.window.step(Event(pygame.TEXTINPUT, text=text))
        return f"types {text!r}"

    def _strikes_key(self, chance: random.Random) -> str:
        key = chance.choice(KEYS)
        if key == pygame.K_F11:
            return "leaves the window as large as it is"
        self._key(key)
        return f"strikes {pygame.key.name(key)}"

    def _turns_wheel(self, chance: random.Random) -> str:
        y = chance.choice((-3, 3))
        self.window.step(Event(pygame.MOUSEWHEEL, x=0, y=y, precise_y=float(y), precise_x=0.0, flipped=False))
        return "turns the wheel"

    def _key(self, key: int, mod: int = 0) -> None:
        letter = chr(key) if 32 <= key < 127 else ""
        self.window.step(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))
        if self.window.app.running:
            self.window.step(Event(pygame.KEYUP, key=key, mod=mod))

    def _press_first(self, chance: random.Random, *ids: str) -> str:
        """Presses the first of these that is there: its id, or "" where there is none. Of "row/" any row."""
        self.window.rest(8.0)
        if not self.window.app.running:
            return ""
        sight = self.window.look()
        ready = [thing for thing in sight.things if thing.enabled]
        found = [
            [thing for thing in ready if thing.id == id_ or (id_[-1] == "/" and thing.id[: len(id_)] == id_)]
            for id_ in ids
        ]
        thing = next((chance.choice(there) for there in found if there), None)
        if thing is not None:
            self._computer.note("Anna", f"presses {thing.id}")
            self.window.click(thing.middle)
        return thing.id if thing is not None else ""

    # ---- the way out

    def go_home(self) -> None:
        """Back to the title from anywhere. Raises Broken if there is no way."""
        window = self.window
        begun = window.report.scene
        for tries in range(60):
            if not window.app.running or (window.report.scene == "title" and not self._covers()):
                return
            ready = {thing.id: thing for thing in window.look().things if thing.enabled}
            found = next((ready[id_] for id_ in EXITS if id_ in ready), None)
            if found is None or tries % 4 == 3:
                self._key(key_now(window, pygame.K_ESCAPE))
            elif window.report.scene == "curtain":
                window.hold(found.middle, HOLD)
            else:
                window.click(found.middle)
            if window.app.running:
                window.pass_time(0.4)
        raise Broken("no way back to the title", f"from {begun}, only to {window.report.scene}")

    def _covers(self) -> bool:
        """Whether something lies over the title."""
        return self.window.look().find("button/new_game") is None

    # ---- the world around

    def sets_clock(self, chance: random.Random) -> str:
        """Forward or back, or right again where it is wrong; which, in a sentence."""
        is_mended = self._clock_set != 0 and chance.random() < 0.6
        hours = -self._clock_set if is_mended else chance.choice((-5000, -24, -1, -0.02, 1, 24, 9000))
        self._clock_set += hours
        self._computer.scheduler.wall_ahead += 3600 * hours
        self.window.pass_time(0.3)
        self._check()
        return f"The clock is set by {hours} h."

    def waits(self, seconds: float) -> None:
        """Does nothing."""
        self.window.pass_time(seconds)
        self._check()


NAMES: Final = ("Lake", "Our rules", "Sunday")
"""Of rule sets."""
