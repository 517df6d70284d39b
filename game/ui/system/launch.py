"""Opens the window for the commands that have one: the game itself, a table, a demonstration, a look back."""

import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from threading import Thread, get_ident
from typing import TYPE_CHECKING

import pygame
from msgspec import Struct, field
from msgspec.structs import replace

from game.ai.tunings.trial_choices import trials_left_to_others
from game.assets import assets_folder
from game.messages.functions import command_line as say_command_line, errors as say_errors, screens as say_screens
from game.messages.language import UserError, first_known
from game.messages.system_language import system_language
from game.play.thinking.thinker import Thinker
from game.toolkit.accessibility.bridge import Bridge
from game.toolkit.app import App
from game.toolkit.audio.voice import Voice, speaker_for
from game.toolkit.drawing.paint import emblem
from game.toolkit.file_opener import FileOpener
from game.toolkit.frame_times import FrameTimes
from game.toolkit.memory import proportional_mb
from game.toolkit.screen_preferences import Languages
from game.toolkit.speed import Speed as Speed  # the command line offers them
from game.toolkit.targets import TargetsFile
from game.toolkit.window import Window
from game.ui.routes import answer
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoBack, ProgramRequest
from game.ui.system.accessibility.screen_reader import ScreenReader
from game.ui.system.crash_report.presenter import CrashReports
from game.ui.system.environment import Environment
from game.ui.system.program import Program
from saves.disk.files import RealDisk, SlowFile
from saves.disk.folders import can_be_written, games_folder, settings_file
from saves.disk.start_reading import DiskAtStart, StartReading
from saves.library.library import Library
from saves.players.bug_report import WindowEnded
from saves.players.settings import Settings
from saves.records.journal import HANGS_AFTER
from saves.records.lines import GameLine, Line, MoveLine

if TYPE_CHECKING:
    from game.ui.match.session.open_game import OpenGame


class NoWindow(UserError):
    """No window can be opened here."""


class WindowPlan(Struct, frozen=True, kw_only=True):
    """The options of every command with a window."""

    data: Path
    size: tuple[int, int] | None = None
    targets: Path | None = None
    speed: Speed | None = None
    """For this run; None for the saved choice."""
    language: str | None = None
    """Likewise, until another is chosen in Settings."""
    card_seed: Callable[[], int | None] = lambda: None
    """The seed of new games' cards: the system's randomness, a seed only in tests."""
    reading: StartReading = field(default_factory=StartReading)
    tell: Callable[[str], None] = lambda _: None
    """Takes a sentence that must be read although no window is open yet, or any more."""


class DemoReport(Struct, frozen=True):
    """What a demonstration measured."""

    seconds: float
    frames: int
    frame_ms: dict[str, float]
    """By the clock on the wall: other programs count, too."""
    own_ms: dict[str, float]
    """What this program computed for a frame."""
    late: int
    """Frames of more than 20 ms."""
    moves: int
    memory_mb: float | None
    """Of the window and the worker together, with shared memory counted proportionally; Linux only."""


def run_title(plan: WindowPlan, show: Callable[[Program], object] = lambda program: None) -> None:
    """The game in a window, from its title, over which something may be shown before the first picture. Raises
    NoWindow.
    """
    _tell_if_unwritable(plan, games_folder(plan.data))
    with open_program(plan) as (app, program):
        program.show_title()
        show(program)
        app.run()


def run_match(
    plan: WindowPlan,
    header: GameLine,
    record: Path | None,
    *,
    phones: Sequence[int] = (),
) -> str | None:
    """Straight to a table; `record` is a file of its own, else the match is among the player's games.
    The people at the seats `phones` play from theirs: the door for them is open.

    Returns why it could not begin, in a sentence. Raises NoWindow.
    """
    path = record or games_folder(plan.data) / f"{header.id}.handfoot.jsonl"
    _tell_if_unwritable(plan, path.parent)
    with open_program(plan) as (app, program):
        trouble = program.table.begin_at(path, header, phones=phones)
        if trouble is not None:
            return trouble()
        app.run()
    return None


def _tell_if_unwritable(plan: WindowPlan, folder: Path) -> None:
    with suppress(SlowFile):
        if plan.reading.within(folder, lambda: can_be_written(folder)):
            return
        plan.tell(say_errors.games_unwritable(str(folder)))


def run_replay(plan: WindowPlan, lines: Sequence[Line], path: Path) -> None:
    """Looking back at a record. Raises NoWindow, and BadRecord for lines that cannot be replayed."""
    with open_program(plan) as (app, program):

        def ask(request: ProgramRequest) -> None:
            app.quit() if isinstance(request, GoBack) else program.ask(request)

        program.show_record(lines, path, ask)
        app.run()


def run_demo(
    plan: WindowPlan, headers: Callable[[int], GameLine], seconds: float, worker: Callable[..., None] | None = None
) -> DemoReport:
    """Computer players against each other for this many seconds; nothing is saved.

    `headers` starts match after match; `worker` is what the thinking process runs. Raises NoWindow.
    """
    from game.play.machine_players import MachinePlayers
    from game.play.match import Match
    from game.ui.match.session.open_game import OpenGame

    with open_program(plan, worker, goes_on=True) as (app, program):
        matches = 0
        moves = 0

        def begin() -> "OpenGame":
            match = Match(headers(matches), clock=time.monotonic)
            return OpenGame(match, MachinePlayers(match, program.environment.thinker))

        game = begin()
        program.table.take_up(game)
        app.step(0.0, pygame.event.get())  # the first picture is no frame of the game
        app.frames.forget()
        begun = time.monotonic()

        def go_on(dt: float) -> None:
            nonlocal game, matches, moves
            program.pass_time(dt)
            if time.monotonic() - begun >= seconds:
                app.quit()
            elif game.match.is_over:
                matches += 1
                moves += _moves_of(game)
                game = begin()
                program.table.take_up(game)

        app.before_pass = go_on
        app.run()
        spent = round(time.monotonic() - begun, 2)
        return _demo_report(app.frames.times(), spent, moves + _moves_of(game))


def _moves_of(game: "OpenGame") -> int:
    return sum(isinstance(line, MoveLine) for line in game.match.lines)


def _demo_report(times: FrameTimes, seconds: float, moves: int) -> DemoReport:
    import multiprocessing

    here = Path("/proc")
    pids = (os.getpid(), *(child.pid for child in multiprocessing.active_children() if child.pid is not None))
    memory = proportional_mb(here, pids)
    return DemoReport(seconds, times.frames, times.wall, times.own, times.late, moves, memory)


@contextmanager
def open_program(
    plan: WindowPlan, worker: Callable[..., None] | None = None, goes_on: bool = False
) -> Iterator[tuple[App[Preferences], Program]]:
    """The window with a program in it; both are closed at the end, whatever happens."""
    disk = DiskAtStart(RealDisk(window=get_ident()), plan.reading)
    settings = Settings(settings_file(plan.data), Preferences(), disk, plan.reading)
    preferences = settings.value if plan.speed is None else replace(settings.value, speed=plan.speed)
    try:
        bridge = Bridge()
        icon = emblem(64)  # without one pygame would read in its own
        window = Window(plan.size, say_screens.game(), icon, preferences.window, bridge)
    except pygame.error as error:
        raise NoWindow(say_command_line.no_window(str(error).rstrip("."))) from None
    targets = TargetsFile(plan.targets) if plan.targets is not None else None
    of_system = _system_language()
    app = App(window, assets_folder(), preferences, targets, languages=Languages(of_system, plan.language))
    reader = ScreenReader(bridge, window)
    app.after_pass = reader.look
    environment = Environment(
        library=Library(games_folder(plan.data), disk, reading=plan.reading),
        settings=settings,
        disk=disk,
        reading=plan.reading,
        data=plan.data,
        thinker=Thinker(time.monotonic, worker),
        clock=time.monotonic,
        now=datetime.now,
        card_seed=plan.card_seed,
        opener=FileOpener(sys.platform),
        voice=Voice(speaker_for(sys.platform), of_system),
        reader=reader,
        chance=random.Random(),
        speed=plan.speed,
        goes_on_by_itself=goes_on,
    )
    program = Program(app, environment, answer)
    app.before_pass = program.pass_time
    if not goes_on:  # a demonstration has nobody to read an error, and no record to continue from
        app.on_crash = CrashReports(app, program, plan.data, disk).meet
    try:
        with trials_left_to_others():
            yield app, program
    except Exception as error:
        session = program.session
        saved = session.game.saved if session is not None else None
        if saved is None:
            raise
        raise WindowEnded(error, saved.path) from error
    finally:
        is_safe = program.close()
        if plan.size is None:  # a size of the command line is for this run
            _remember(settings, window)
        if program.unwritten and not goes_on:
            lost = say_errors.not_kept([path.name for path in program.unwritten])
            plan.tell(lost)
            with suppress(pygame.error):  # no window system: there is a terminal
                pygame.display.message_box(say_screens.game(), lost, "warn")
        window.close()
        if not is_safe:
            plan.tell(say_errors.not_all_saved())


def _system_language() -> str:
    """What the window system says, or else the terminal."""
    locales = [locale["language"] for locale in pygame.system.get_pref_locales()]
    return first_known(locales) if locales else system_language()


def _remember(settings: Settings[Preferences], window: Window) -> None:
    """Keeps the window's place; a disk that does not answer holds nobody up."""
    save = Thread(target=settings.save, args=(replace(settings.value, window=window.place()),), daemon=True)
    save.start()
    save.join(HANGS_AFTER)
