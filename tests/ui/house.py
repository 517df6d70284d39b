"""The whole program without a screen: the real application, scenes and records, and a worker that answers at once."""

import itertools
import os
import random
import threading
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec
import pygame
from msgspec.structs import replace
from pygame import Surface
from pygame.event import Event

from game.assets import assets_folder
from game.engine.moves import Move
from game.play.machine_players import MachinePlayers
from game.play.match import Match
from game.play.results.analysis_process import Analyser
from game.play.results.match_par import MatchPar
from game.play.results.par import RunningPar
from game.play.results.try_judge import TryJudge
from game.play.thinking.round_par import par_of_round
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_messages import CoachRequest, ParReply, ParRequest, ThinkRequest, TrialRequest
from game.play.thinking.thinker_process import answer
from game.toolkit.app import App
from game.toolkit.audio.voice import Voice
from game.toolkit.file_opener import FileOpener
from game.toolkit.live import NoReader, Reader
from game.toolkit.scene import Scene
from game.toolkit.targets import Report
from game.toolkit.window import Window
from game.turn.arrangement import shown_cards
from game.turn.gesture_outcomes import given_away
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.session import Session
from game.ui.routes import answer as answer_request
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ProgramRequest
from game.ui.system.environment import Environment
from game.ui.system.program import Program
from game.ui.table.gestures import DOUBLE_WITHIN
from game.ui.table.screen import TableScene
from saves.disk.files import Disk, RealDisk
from saves.disk.folders import games_folder, settings_file
from saves.disk.start_reading import DiskAtStart, StartReading
from saves.library.library import Library
from saves.players.settings import Settings
from saves.records.lines import Line, header_in
from saves.records.saved_game import SavedGame
from tests.play.analysts import TryJudgeAtOnce
from tests.toolkit.waiting import PATIENCE, wait_until
from tests.ui.drive import typed
from tests.ui.opened_trays import openers_of
from tests.window.window_player import Point, Sight, sight_of

PASS = 1 / 30
BEHIND = {
    "button/about": ("field/part/4",),
    "button/own_keys": ("field/part/4",),
    "button/how": ("field/part/4",),
    "button/your_table": ("field/part/1",),
    "button/licences": ("button/about",),
    "button/see_table": ("button/par",),
    "button/look_back": ("button/par", "button/more"),
    "button/evening": ("button/more",),
    "button/enter": ("button/more",),
    **dict.fromkeys(("field/code", "button/say", "button/copy", "button/play_code"), ("button/with_friend",)),
    **dict.fromkeys(("button/delete", "button/report", "button/report_without_cards"), ("button/more",)),
    "button/new_game": ("button/main_menu",),
    "field/path": ("button/type_path",),
    "row/0": ("button/themes",),
    **dict.fromkeys(
        (
            "button/games",
            "button/people",
            "button/settings",
            "button/help",
            "button/learn",
            "button/todays_deal",
            "button/score_pad",
        ),
        ("button/main_menu", "button/menu"),
    ),
    **dict.fromkeys(("button/panel_left", "button/panel_right", "button/sort"), ("button/menu",)),
}
"""What opens the dialog or the page on which these are."""
WAYS = ("button/score_pad", "button/bring_in", "button/back_up")
"""What More leads to in My games."""
LONGEST_WRITE = 10.0
"""Seconds that a disk may take."""


LONGEST_READ = 2.0
"""Seconds that reading a list may take while something settles; what takes longer belongs to the test."""

BRIEF_THREADS = ("reader", "file page", "kept pack", "dropped file")
"""How the names of threads begin that read or write something and end."""


def is_reading() -> bool:
    """Whether one of them is there."""
    return any(thread.name.startswith(BRIEF_THREADS) for thread in threading.enumerate())


def let_readers_end(end: float) -> bool:
    """Waits for them, until then by `time.monotonic`; True where there was one, so that there may be something new."""
    were_there = False
    while time.monotonic() < end and is_reading():
        were_there = True
        time.sleep(0.0005)
    return were_there


def under_load(seconds: float) -> float:
    """So long on an idle computer, longer on one that computes for others, too: that is no slow disk."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return seconds * max(1.0, load / (os.cpu_count() or 1))


def _patiently(thread: threading.Thread, seconds: float) -> None:
    thread.join(10 * under_load(seconds))


BRIEF_EFFORT: Final = 40
"""Playouts of an expert, where it matters little what it plays."""


FEW_TRIES: Final = 10
"""Of a round, for what `hard` makes of it."""


class InstantThinker(Thinker):
    """Answers in the same process as soon as it is asked for the answer."""

    def __init__(self) -> None:
        super().__init__(time.monotonic)
        self.asked: list[ThinkRequest] = []

    def start(self) -> None:
        """There is no worker."""

    def ask(self, question: ThinkRequest) -> None:
        """Keeps it."""
        self._question = question
        self.asked.append(question)

    def poll(self, game: str, number: int) -> Move | None:
        """The move, if the question is about this."""
        question, self._question = self._question, None
        if question is None or (question.game, question.number) != (game, number):
            return None
        return answer(replace(question, think=replace(question.think, effort=BRIEF_EFFORT))).move

    def ask_beside(self, question: ParRequest | CoachRequest | TrialRequest) -> bool:
        """Reckons a par at once; of other questions nobody hears again."""
        if isinstance(question, ParRequest):
            self._par = ParReply(question.game, question.round, par_of_round(question.lines, question.round, FEW_TRIES))
        return True

    def close(self) -> None:
        """Nothing to end."""


class RestingAnalyser(Analyser):
    """Looks at nothing."""

    def start(self) -> None:
        """No process is started."""


class RestingPar(RunningPar):
    """No level plays."""

    def start(self) -> None:
        """There is no process."""
        self.is_running = True


class UndrawnApp(App[Preferences]):
    """Draws nothing: nearly every test reads what `--targets` says. A scene that waits until it was drawn is drawn on
    next to nothing.
    """

    def _show(self, scene: Scene) -> None:
        self._after_first_picture()
        if scene.busy:
            scene.draw(Surface((8, 8)), True)


class House:
    """A program in a window nobody sees. `events` posted are taken by the next pass."""

    def __init__(
        self,
        data: Path,
        *,
        size: tuple[int, int] = (1280, 720),
        preferences: Preferences | None = None,
        disk: Disk | None = None,
        reading: StartReading | None = None,
        goes_on: bool = False,
        patience: float = LONGEST_WRITE,
        voice: Voice | None = None,
        reader: Reader | None = None,
        clock: Callable[[], float] = time.monotonic,
        thinker: Thinker | None = None,
        make_analyser: Callable[..., Analyser] = RestingAnalyser,
        make_try_judge: Callable[[], TryJudge] = TryJudgeAtOnce,
        make_app: Callable[..., App[Preferences]] = UndrawnApp,
        make_par: Callable[..., RunningPar] = RestingPar,
        now: Callable[[], datetime] = lambda: datetime(2026, 5, 1, 20, 15),
        card_seed: Callable[[], int | None] | None = None,
        chance: random.Random | None = None,
    ) -> None:
        self.data = data
        reading = reading or StartReading(wait=_patiently)
        self.disk = disk or DiskAtStart(RealDisk(), reading)
        self.thinker = InstantThinker()
        settings = Settings(
            settings_file(data), preferences or Preferences(speed="off", sound=False), self.disk, reading
        )
        self.app = make_app(Window(size, "test"), assets_folder(), settings.value, None, clock)
        self.seeds = itertools.count(1)
        self.program = Program(
            self.app,
            Environment(
                library=Library(games_folder(data), self.disk, reading=reading),
                settings=settings,
                disk=self.disk,
                reading=reading,
                data=data,
                thinker=thinker or self.thinker,
                clock=clock,
                now=now,
                voice=voice or Voice(None),
                reader=reader or NoReader(),
                make_analyser=make_analyser,
                make_try_judge=make_try_judge,
                make_par=make_par,
                opener=FileOpener("linux", lambda _: None),
                card_seed=card_seed or (lambda: next(self.seeds)),
                chance=chance or random.Random(5),
                goes_on_by_itself=goes_on,
                patience=patience,
            ),
            answer_request,
        )
        self.app.before_pass = self.program.pass_time
        self.watch: Callable[[], None] = lambda: None  # called after every pass
        self._seq = 0
        self._last: Report | None = None

    # ---- the loop

    def step(self, *events: Event, dt: float = PASS) -> None:
        """One pass with these events."""
        self.app.step(dt, events)
        if self.app.running:
            self.watch()

    def settle(self, seconds: float = 20.0) -> Sight:
        """Passes until nothing moves and nobody is about to act; the journal is given time, and so are lists."""
        end = time.monotonic() + under_load(LONGEST_READ)
        for _ in range(round(seconds / PASS)):
            may_have_read = is_reading()  # and ends during the pass, too late for it
            self.step()
            if self._let_journal_write() or let_readers_end(end) or (may_have_read and time.monotonic() < end):
                continue
            if not self.app.scene.busy and not self.report.busy:
                return self.look()
        raise AssertionError(f"nothing settled: {self.report.scene}, {self.report.message}")

    def run(self, seconds: float) -> None:
        """So many seconds of passes."""
        for _ in range(round(seconds / PASS)):
            self._pass()

    def until(self, true: Callable[[], bool]) -> None:
        """Passes until something holds."""
        wait_until(true, self._pass, lambda: f"{self.report.scene}, {self.report.message}")

    def _pass(self) -> None:
        self.step()
        self._let_journal_write()

    def _let_journal_write(self) -> bool:
        """Waits for the disk by the clock on the wall: passes take no time here, and a busy disk takes some.

        True if there was something to wait for: then the game may go on with the next pass.
        """
        end, was_writing = time.monotonic() + under_load(LONGEST_WRITE), False
        opened = self.program.opened
        while opened is not None and not opened.is_settled and time.monotonic() < end:
            was_writing = True
            time.sleep(0.0005)
        return was_writing

    def let_background_end(self) -> None:
        """Passes until nothing is to be read or written behind everything else any more."""
        behind = self.program.background
        self.until(lambda: not behind._jobs and behind._at is None)

    # ---- eyes

    @property
    def report(self) -> Report:
        """What `--targets` would say now."""
        return self.app.scene.report()

    def look(self) -> Sight:
        """The same as a player reads it."""
        report = self.report
        if report != self._last:
            self._last, self._seq = report, self._seq + 1
        return sight_of({"seq": self._seq, **msgspec.to_builtins(report)})

    @property
    def picture(self) -> Surface:
        """What the window shows, where it was opened with an `App` that draws."""
        assert not isinstance(self.app, UndrawnApp)
        return self.app.window.surface

    @property
    def session(self) -> Session:
        """The open game's session."""
        assert self.program.session is not None
        return self.program.session

    @property
    def game(self) -> OpenGame:
        """The open game."""
        return self.session.game

    @property
    def table(self) -> TableScene:
        """The table on screen."""
        assert self.session.table is not None
        return self.session.table

    @property
    def useless_card(self) -> str:
        """The target of a card whose discard gives nothing up, so that no question comes."""
        state = self.table.state
        shown = shown_cards(state.view, state.arrangement)
        return f"hand/{next(at for at, card in enumerate(shown) if given_away(state.view, card) is None)}"

    # ---- hands: a player's, and a test's

    def click(self, at: Point) -> None:
        """Press and release in one place, in passes of their own: nobody's finger is faster than the screen."""
        self.step(
            Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
            Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
        )
        self.step()
        self.step(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        self.run(DOUBLE_WITHIN + PASS)  # two clicks are no double click

    def drag(self, start: Point, end: Point) -> None:
        """Press, move in four steps, release."""
        self.step(Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
        self.step(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for n in range(1, 5):
            at = (start[0] + (end[0] - start[0]) * n // 4, start[1] + (end[1] - start[1]) * n // 4)
            self.step(Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        self.step(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def hold(self, at: Point, seconds: float) -> None:
        """Press, wait, release."""
        self.step(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.run(seconds)
        if self.app.running:
            self.step(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def key(self, *names: str, settles: bool = False) -> None:
        """Press keys by their X names, one after the other; `settles`: until nothing moves any more."""
        for name in names:
            code = pygame.key.key_code(name.lower())
            self.step(Event(pygame.KEYDOWN, key=code, mod=0, unicode=name if len(name) == 1 else ""))
            self.step(Event(pygame.KEYUP, key=code, mod=0))
        if settles:
            self.settle()

    def write(self, text: str) -> None:
        """Type this into the field that has the keys, in the place of what is there; all in one pass."""
        rubbed_out = [Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")] * 200
        self.step(*rubbed_out, *typed(text))

    def type_path(self, path: Path | str) -> None:
        """Write a path into its field, in the place of what is there."""
        self.press("field/path")
        self.write(str(path))

    def press(self, *ids: str) -> None:
        """Click what has each id, one after the other, once the tray in which it lies is open."""
        for id in ids:
            self.open_for(id)
            thing = self.look().find(id)
            assert thing is not None, f"there is no {id} among {[t.id for t in self.look().things]}"
            self.click(thing.middle)

    def go(self, *ids: str) -> Sight:
        """The same, until nothing moves any more."""
        self.press(*ids)
        return self.settle()

    def ask(self, request: ProgramRequest) -> None:
        """What a screen asks of the program, until nothing moves any more."""
        self.program.ask(request)
        self.settle()

    def at_title(self) -> "House":
        """With the title in front."""
        self.program.show_title()
        self.settle()
        return self

    def open_for(self, id: str) -> None:
        """Bring this into sight: in New game, Play on and My games, and what a score and the end of a match keep behind
        another button.
        """
        behind = next(filter(None, map(self.look().find, BEHIND.get(id, ()))), None)
        if self.look().find(id) is None and behind is not None:
            self.click(behind.middle)
        elif self.look().find(id) is None and self.report.scene in ("new_game", "play_on"):
            for way in ("button/done", *openers_of(id)):
                thing = self.look().find(way)
                if thing is not None:
                    self.click(thing.middle)
        elif self.look().find(id) is None and id in WAYS and self.report.scene == "games":
            self.press("button/ways")
        elif self.look().find(id) is None and id.startswith("field/") and self.report.scene == "rules":
            self.press("field/shown/1")

    # ---- games

    def start(self) -> None:
        """From the title to a new match with the usual rules and players: by Play, or by New game where one waits."""
        self.settle()
        if self.look().find("button/play") is not None:
            self.press("button/play")
        else:
            self.press("button/new_game", "button/start")

    def begin(self) -> Path:
        """A new match of web from the title, at seat 0's first decision; returns its record."""
        before = set(games_folder(self.data).glob("*.jsonl"))
        self.program.show_title()
        self.start()
        self.settle()
        (record,) = set(games_folder(self.data).glob("*.jsonl")) - before
        return record

    def take_up(self, lines: Sequence[Line], name: str = "scene") -> Match:
        """Puts a record's lines on the disk and opens it at the screen."""
        header = header_in(lines)
        path = games_folder(self.data) / f"{name}.handfoot.jsonl"
        saved = SavedGame.create(path, header, self.disk)
        if lines[1:]:
            saved.append(*lines[1:]).wait(PATIENCE)
        match = Match(header, saved, time.monotonic, lines[1:])
        thinker = self.program.environment.thinker
        self.program.table.take_up(
            OpenGame(match, MachinePlayers(match, thinker), saved, MatchPar(header.id, lambda: match.lines, thinker))
        )
        self.step()
        return match

    def close(self) -> None:
        """As when the window is closed; a disk that answers gets as long as this computer needs."""
        self.program.close()
        writer = self.program.background._thread
        if writer is not None:
            writer.join(under_load(1.0) - 1.0)
