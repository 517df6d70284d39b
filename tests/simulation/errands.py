"""More of what somebody does now and then, one thing after the other: closes the window while the disk refuses, lays
cards out and then changes who plays, opens for phones twice after a crash.

As with detours, what goes wrong is found by the checks that always look.
"""

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final, Self

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.requests import ChangePreferences, OpenRecord
from saves.disk.folders import games_folder
from tests.simulation.computer import DATA
from tests.simulation.detours import Detours
from tests.simulation.disk import Ill
from tests.simulation.earlier_moves import earlier_moves
from tests.simulation.processes import Mood
from tests.simulation.simulated_gamepads import SimulatedGamepads
from tests.simulation.simulated_meddling import sync_folder
from tests.simulation.simulated_person import NAMES
from tests.window.window_player import Player

ON_PAPER: Final = 4
"""Places of a paper at which she points."""


class Errands(Detours):
    """Of one person at one computer."""

    def run(self, chance: random.Random, errand: Callable[[Self, random.Random], None]) -> None:
        """Runs an errand or an outing from the title, on a disk that is well."""
        self._heal()
        self._calm()
        self._person.go_home()
        if self._window.app.running:
            errand(self, chance)
        self._heal()
        self._calm()

    def _calm(self) -> None:
        self._computer.processes.mood, self._computer.processes.is_once = Mood.QUICK, False

    # ---- at the table

    def _closes_on_bad_disk(self, chance: random.Random) -> None:
        if chance.random() < 0.4:
            self._opens_pad_for_phones(chance)
            self._watch(10)
            self._fall_ill(chance)
            self._phones.write_down = True
            self._watch(20)
            self._phones.write_down = False
        else:
            self._begin(self._header(chance))
            self._person.plays(chance, 2)
            self._fall_ill(chance)
            self._person.plays(chance, 3)
        self._watch(chance.choice((0, 4)))
        for _ in range(2):
            if self._window.app.running:
                self._window.step(Event(pygame.QUIT))
                self._watch(4)
                self._press(chance, chance.choice(("button/leave", "button/back", "button/save")))

    def _loses_thinker_now_and_then(self, chance: random.Random) -> None:
        processes = self._computer.processes
        self._begin(self._header(chance))
        for _ in range(3):
            processes.mood, processes.is_once = chance.choice((Mood.DYING, Mood.NEVER)), True
            self._person.plays(chance, 3)
            self._watch(10)
            self._calm()
            self._person.plays(chance, 2)

    def _points_at_papers(self, chance: random.Random) -> None:
        match = self._header(chance, is_short=True)
        self._begin(match, earlier_moves(match, chance) if chance.random() < 0.7 else ())
        player, is_ill = Player(self._window, chance, (0,), 2), chance.random() < 0.5
        for number in range(24):
            if not self._window.app.running or self._window.program.session is None:
                return
            if number == 4 and is_ill:
                self._fall_ill(chance)
            self._window.rest(12.0)
            self._point_at_papers(chance)
            sight = self._window.look()
            self._computer.note("Anna", player.act(sight) or self._person._step_aside(chance, sight.things))
            self._oracle.check(self._window)

    def _point_at_papers(self, chance: random.Random) -> None:
        """At places of what lies over the screen where nothing is to be pressed."""
        scene = self._window.app.scene
        if not isinstance(scene, OverlaidScene) or scene.modal is not None:
            return
        for part in (scene.strip, scene.bubble):
            for _ in range(ON_PAPER if part.is_shown else 0):
                x, y, width, height = part.rect
                at = x + chance.randrange(width), y + chance.randrange(height)
                if part.is_shown and not any(pygame.Rect(target.rect).collidepoint(at) for target in part.targets()):
                    self._window.click(at)
                    self._oracle.check(self._window)

    def _lays_out_and_turns_away(self, chance: random.Random) -> None:
        self._begin(self._header(chance, *chance.choice(((), (2,)))))
        player = Player(self._window, chance, self._window.game.people, 2)
        for _ in range(50):
            window = self._window
            if not window.app.running or window.program.session is None:
                return
            window.rest(12.0)
            sight = window.look()
            if sight.find("button/take_back") is not None:
                break
            self._computer.note("Anna", player.act(sight) or self._person._step_aside(chance, sight.things))
            self._oracle.check(window)
        for ids in chance.sample(AWAY_FROM_TABLE, 2):
            self._press(chance, *ids)
            self._watch(2)

    def _arranges_and_comes_back(self, chance: random.Random) -> None:
        self._begin(self._header(chance))
        for _ in range(6):
            if self._window.report.scene != "table":
                self._person.plays(chance, 1)
            self._watch(4)
            hand = [thing for thing in self._window.look().things if thing.id.startswith("hand/")]
            if len(hand) > 1 and self._window.app.running:
                one, other = chance.sample(hand, 2)
                self._window.drag(one.middle, other.middle)
                self._watch(2)
        self._person.go_home()
        self._watch(4)
        self._press(chance, "button/continue")
        self._watch(2)

    def _takes_pads(self, chance: random.Random) -> None:
        pads = SimulatedGamepads(self._window)
        if chance.random() < 0.5:
            self._begin(self._header(chance))
        pads.plug_in()
        for _ in range(6):
            if self._window.app.running:
                pads.plug_in()
                for _ in range(chance.randint(1, 3)):
                    pads.press(chance)
                    pads.check()
                    self._watch(chance.choice((0, 2)))
                pads.unplug(chance)
                pads.check()

    def _opens_what_another_window_has(self, chance: random.Random) -> None:
        for _ in range(2):
            self._plays_and_goes_home(chance)
        self._has_two_windows()
        for window in (0, 1):
            self._computer.front = window
            self._person.go_home()
            self._press(chance, *(("button/continue",) if window == 0 else ("button/games", "row/")))
            self._watch(2)
        self._person.plays(chance, 2)
        session = self._computer.windows[0].program.session
        if session is not None and session.game.saved is not None:
            self._window.program.ask(OpenRecord(str(session.game.saved.path)))
        self._watch(4)

    def _learns_in_two_windows(self, chance: random.Random) -> None:
        self._has_two_windows()
        for window in (0, 1, 0):
            self._computer.front = window
            self._person.go_home()
            self._press(chance, "button/learn")
            if window:
                self._press(chance, "button/themes", "row/", chance.choice(("button/show", "card/")))
                self._watch(4)
        self._watch(16)

    # ---- phones

    def _changes_table_under_tap(self, chance: random.Random) -> None:
        """She changes something while a phone waits for an answer."""
        sleepiness, self._phones.sleepiness = self._phones.sleepiness, 0.0
        self._begin(self._header(chance, 2), phones=(2,))
        self._watch(20)
        self._press(chance, "button/start")
        for _ in range(5):
            self._person.plays(chance, 4)
            self._wait_until(lambda: self._window.program.session is None or self._window.game.board.mover == 2)
            self._computer.disk.ill = Ill.HANGS
            self._wait_until(lambda: bool(self._phones.asking))
            preferences = self._window.app.preferences
            if self._phones.asking and chance.random() < 0.5:
                self._window.program.table.begin(self._header(chance, 2))
            else:
                language = "es" if preferences.language == "en" and self._phones.asking else "en"
                self._window.program.ask(ChangePreferences(replace(preferences, language=language)))
            self._watch(2)
            self._heal()
            self._watch(2)
        self._window.program.ask(ChangePreferences(replace(self._window.app.preferences, language="en")))
        self._watch(100)
        self._phones.sleepiness = sleepiness

    def _wait_until(self, is_so: Callable[[], bool]) -> None:
        """Or until nothing comes of it."""
        for _ in range(150):
            if self._window.app.running and not is_so():
                self._window.pass_time(0.1)

    def _steps_in_for_phone(self, chance: random.Random) -> None:
        self._phones.doze = 0.4
        self._plays_beside_sleeper(chance, chance.choice(("button/computer_plays", "button/play_here")))
        self._watch(30)
        self._phones.doze = 1.0

    def _opens_twice_after_crash(self, chance: random.Random) -> None:
        self._begin(self._header(chance, 2), phones=(2,))
        self._watch(20)
        self._person.plays(chance, 3)
        self._begin_anew(True, Ill.WELL)
        self._press(chance, "button/continue")
        self._person.plays(chance, 1)
        if chance.random() < 0.8:
            self._press(chance, *FOR_PHONES)
        self._press(chance, "button/offer_take")
        self._watch(14)
        self._person.plays(chance, 2)

    def _leaves_phones_for_long(self, chance: random.Random) -> None:
        self._begin(self._header(chance, 2), phones=(2,))
        self._watch(20)
        hours = chance.choice((11, 13, 24, 300))
        if chance.random() < 0.5:
            self._person.closes_lid(chance, hours)
        else:
            self._person._clock_set += hours
            self._computer.scheduler.wall_ahead += 3600 * hours
        self._watch(8)
        self._person.plays(chance, 2)

    def _looks_at_evening_of_pad(self, chance: random.Random) -> None:
        self._opens_pad_for_phones(chance)
        self._watch(10)
        self._phones.write_down = True
        self._watch(20)
        self._press(chance, "button/back")
        if self._window.report.scene == "score_pad":  # where the round is entered
            self._press(chance, "button/back")
        self._press(chance, "button/evening")
        self._watch(40)
        self._phones.write_down = False

    # ---- files

    def _saves_on_silent_disk(self, chance: random.Random) -> None:
        self._plays_and_goes_home(chance)
        self._press(chance, "button/games", "button/ways", "button/back_up")
        self._computer.disk.ill, self._computer.disk.is_once = Ill.HANGS, False
        for _ in range(2):
            self._press(chance, "button/save", "button/place_", "button/save", "button/replace")
        self._heal()
        self._watch(10)

    def _puts_back_on_bad_disk(self, chance: random.Random) -> None:
        self._plays_and_goes_home(chance)
        self._press(chance, "button/games", "button/more/0", "button/remove/0", "button/remove")
        self._watch(2)
        self._fall_ill(chance)
        self._press(chance, "button/put_back")
        self._watch(2)
        self._heal()
        self._person._key(pygame.K_ESCAPE)
        self._press(chance, "button/put_back", "field/part/2", "button/bring_back/")
        self._begin_anew(False, Ill.WELL)
        self._watch(4)

    def _plugs_in_games_late(self, chance: random.Random) -> None:
        self._plays_and_goes_home(chance)
        self._press(chance, "button/games", "button/more/", "button/name/")
        self._window.write(chance.choice(NAMES))
        self._press(chance, "button/save")
        self._watch(4)
        self._begin_anew(False, Ill.WELL, self._take_games_away)
        self._watch(6)
        self._begin_anew(False, Ill.WELL, self._bring_games_back)
        self._watch(4)

    def _take_games_away(self) -> None:
        self._move(str(games_folder(DATA)), f"{DATA}-outside/her-disk")
        self._oracle.standing.away = f"{DATA}-outside/her-disk"

    def _bring_games_back(self) -> None:
        folder = games_folder(DATA)
        with self._computer.disk.aside():
            if folder.is_dir():
                shutil.rmtree(folder)
        self._move(f"{DATA}-outside/her-disk", str(folder))
        self._oracle.standing.away = ""

    def _move(self, old: str, new: str) -> None:
        """A whole folder, to the device; what was promised of its files is held against where they are now."""
        with self._computer.disk.aside():
            Path(new).parent.mkdir(exist_ok=True)
            if not Path(old).is_dir() or Path(new).exists():
                return
            for path in [path for path in self._computer.disk.device.now if path.startswith(f"{old}/")]:
                self._oracle.renamed(path, f"{new}{path[len(old) :]}")
            Path(old).rename(new)
            for folder in (Path(old).parent, Path(new).parent):
                sync_folder(str(folder))


FOR_PHONES: Final = ("button/menu", "button/add_hand", "button/add_hand", "button/back")
"""What she presses at the table so that phones can join."""
AWAY_FROM_TABLE: Final = (
    ("button/menu", "button/give_up", "button/last_round"),
    ("seat/", "button/on_phone", "button/on_phone", "button/back"),
    FOR_PHONES,
    ("button/menu", "button/settings", "field/part/", "field/", "button/back"),
    ("button/rules", "button/back"),
)
"""What she presses after she has laid cards out."""
ERRANDS: Final[dict[str, Callable[[Errands, random.Random], None]]] = {
    "closes the window on a disk that refuses": Errands._closes_on_bad_disk,
    "plays with somebody who fails now and then": Errands._loses_thinker_now_and_then,
    "points at papers": Errands._points_at_papers,
    "lays cards out and turns away": Errands._lays_out_and_turns_away,
    "steps in for a phone that sleeps": Errands._steps_in_for_phone,
    "opens for phones twice after a crash": Errands._opens_twice_after_crash,
    "leaves the phones for long": Errands._leaves_phones_for_long,
    "looks at the evening of a score pad": Errands._looks_at_evening_of_pad,
    "saves on a disk that is silent": Errands._saves_on_silent_disk,
    "plugs in her games too late": Errands._plugs_in_games_late,
    "puts her hand in order and comes back": Errands._arranges_and_comes_back,
    "takes two gamepads": Errands._takes_pads,
    "opens what another window has": Errands._opens_what_another_window_has,
    "learns in two windows": Errands._learns_in_two_windows,
    "changes the table under a tap": Errands._changes_table_under_tap,
    "puts back a game on a disk that refuses": Errands._puts_back_on_bad_disk,
}
"""By what is told of it."""
