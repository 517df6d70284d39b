"""How long the frames of each kind of motion take: `python -m tools.bench.motions` in a window 1920 x 1080.

At the tables of four rule sets with three computer players games are begun, played by a scripted person, and resumed
just before events that rarely happen (scripted.py). Every frame drawn is counted under what moves in it, including the
frame that shows the end of the motion. Frames come sixty per second as usual; pure waiting is skipped.
"""

import argparse
import json
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, to_builtins

from tools.bench.contact_sheets import ContactSheets
from tools.bench.scripted import ScriptedPlayers, for_seconds, in_turn, moments, openings, person, played

if TYPE_CHECKING:
    from pygame.event import Event as Posted

    from game.engine.events import Event
    from game.play.match import Match
    from tools.bench.scripted import Script

RULES: Final = ("web", "family", "partners", "couples")
"""Together they have every ceremony: stacks are chosen and passed, packets cut."""
SIZE: Final = (1920, 1080)
KINDS: Final = (
    ("RoundBegan", "dealing"),
    ("WentOut", "going out"),
    ("PileTaken", "taking the pile"),
    ("FootTaken", "picking up the foot"),
    ("BookCompleted", "a book that closes"),
    ("Melded", "melding"),
    ("Drew", "drawing"),
    ("Discarded", "discarding"),
    ("HandTaken", "taking up a stack"),
)
"""Events by the motion that shows them; with several, the first one here names it."""
EASINGS: Final = {"sort": "sorting", "home": "gliding home", "settle": "dropping"}
SCENES: Final = {
    "choose": ("choosing a stack", "passing and turning stacks"),
    "cut": ("cutting", "a packet that rises"),
    "high_card": ("drawing for the first turn", "drawing for the first turn"),
    "score": ("scores of a round", "scores counting up"),
    "end": ("end of a match", "end of a match"),
}
"""By screen: the category of its frames while nothing moves there, and while something does."""
OPENINGS: Final = 2
FIRST_TURNS: Final = 18
"""Games that are begun at each table, and those of which only the draw for the first turn is shown."""


class Kind(Struct, frozen=True):
    """The frames of one kind of motion, in milliseconds: what the game computed, and by the clock on the wall."""

    kind: str
    frames: int
    median: float
    p99: float
    most: float
    wall_p99: float


class Tally:
    """Frames by what moves in them."""

    def __init__(self, sheets: ContactSheets | None = None) -> None:
        self.now = "dealing"
        self.sheets = sheets
        self._times: dict[str, list[tuple[float, float]]] = defaultdict(list)

    def told(self, events: Iterable["Event"]) -> None:
        """From now on these events' motion is shown."""
        names = {type(event).__name__ for event in events}
        self.now = next((kind for name, kind in KINDS if name in names), self.now)

    def add(self, kind: str, own: float, wall: float) -> None:
        """One more frame; seconds."""
        self._times[kind].append((own, wall))

    def kinds(self) -> list[Kind]:
        """Everything that was counted."""
        found = []
        for kind, times in sorted(self._times.items()):
            own, wall = (sorted(1000 * pair[n] for pair in times) for n in (0, 1))
            last = ceil(0.99 * len(own)) - 1
            middle = own[len(own) // 2]
            found.append(Kind(kind, len(own), *(round(ms, 2) for ms in (middle, own[last], own[-1], wall[last]))))
        return found


def counting_app(tally: Tally, script: "Script") -> Any:
    """A subclass of the program that counts its frames, follows the script, and ends with it."""
    import pygame

    from game.toolkit.app import App
    from game.ui.shared.preferences import Preferences
    from game.ui.table.screen import TableScene

    class Watched(App[Preferences]):
        """Counts frames. Its clock counts passes, because only passes that draw take their full time."""

        on_crash = None
        now = 0.0
        """Seconds."""
        _film: ScriptedPlayers | None = None

        def __init__(self, *given: Any, **named: Any) -> None:
            named["clock"] = lambda: self.now
            super().__init__(*given, **named)
            self.wait = self._wait
            self._has_drawn = False
            self._pacer = pygame.time.Clock()
            self._script = script(self)
            self._last: object = None

        @classmethod
        def others(cls, match: "Match") -> ScriptedPlayers:
            """The players of a match who aren't at the screen."""
            cls._film = ScriptedPlayers(match)
            return cls._film

        def _wait(self, times: int) -> None:
            scripted = next(self._script, None)
            if scripted is None:
                self.quit()
            for event in scripted or ():
                pygame.event.post(event)
            if self._film is not None:
                self._film.think()  # instant: the computers' thinking time is measured elsewhere
            self.now += 1 / times
            if self._has_drawn:
                self._pacer.tick(times)
            self._has_drawn = False

        @property
        def _inner(self) -> Any:
            return getattr(self.scene, "inner", self.scene)  # whatever is in front doesn't move

        def step(self, dt: float, events: Sequence["Posted"]) -> None:
            """One pass."""
            moved = self._inner.busy
            begun, own, shown = time.monotonic(), time.thread_time(), self.window.presents
            super().step(dt, events)
            scene = self._inner
            self._has_drawn = self.window.presents > shown
            if self._has_drawn:
                kind = SCENES.get(scene.name, ("other screens", "other screens"))[moved or scene.busy]
                if isinstance(scene, TableScene):
                    kind = tally.now if moved or scene.busy else "at rest"
                    kind = "lifting and dragging" if scene.state.is_holding else kind
                if scene is not self._last:
                    kind, self._last = "the first picture of a screen", scene
                tally.add(kind, time.thread_time() - own, time.monotonic() - begun)
                if tally.sheets is not None and (moved or scene.busy):
                    tally.sheets.take(kind)

    return Watched


def watch(tally: Tally, script: "Script") -> None:
    """Make the programs that are started next count their frames, follow the script, and end with it."""
    from game.ui.system import launch, program
    from game.ui.table import screen as table
    from game.ui.table.motion import choreography

    watched = counting_app(tally, script)
    choreograph: Callable[..., Any] = choreography.choreograph
    glide: Callable[..., Any] = choreography.glide

    def told(before: Any, after: Any, events: Iterable["Event"], *more: Any) -> Any:
        tally.told(events)
        return choreograph(before, after, events, *more)

    def gliding(before: Any, after: Any, easing: str = "sort") -> Any:
        tally.now = EASINGS[easing]
        return glide(before, after, easing)

    stand_ins = (
        (launch, "App", watched),
        (program, "MachinePlayers", lambda match, *more: watched.others(match)),
        (table, "choreograph", told),
        (table, "glide", gliding),
    )
    for module, name, stand_in in stand_ins:
        setattr(module, name, stand_in)


def measure(seconds: float, sheets: ContactSheets | None = None) -> list[Kind]:
    """This many seconds at a table of each rule set, then the rare events."""
    from game.cli.game_window import new_header
    from game.play.seats import SeatPlan, table_plan
    from game.rules.presets import preset
    from game.ui.system.launch import WindowPlan, run_match

    tally = Tally(sheets)
    for rules_id in RULES:
        rules = preset(rules_id)
        plan = table_plan(rules, None, None, [SeatPlan("human", "human")])
        header = new_header(rules, plan, f"motions {rules_id}")
        beginnings = openings(header, FIRST_TURNS, "high_card"), openings(header, OPENINGS)
        watch(tally, in_turn(for_seconds(seconds, person), *beginnings, moments(header, *played(header))))
        with tempfile.TemporaryDirectory() as home:
            window = WindowPlan(data=Path(home), size=SIZE, speed="normal", card_seed=lambda: 7)
            trouble = run_match(window, header, None)
        if trouble is not None:
            print(trouble, file=sys.stderr)
    return tally.kinds()


def main() -> None:
    """Measures in the window of this screen, and prints JSON."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.motions", description=__doc__)
    parser.add_argument("--seconds", type=float, default=25, help="of play at each of four tables (default: 25)")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="save a contact sheet of each motion there")
    options = parser.parse_args()
    sheets = None if options.pictures is None else ContactSheets(options.pictures)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))  # else only one table's window closes
    print(json.dumps(to_builtins(measure(options.seconds, sheets))))
    if sheets is not None:
        sheets.save()


if __name__ == "__main__":
    main()
