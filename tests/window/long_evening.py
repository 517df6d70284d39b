"""An evening in the real window, in a process of its own, which is to write nothing to stderr: several matches, menus,
another size, full screen, leaving. Run by `test_long_evening.py`: `python -X dev -m tests.window.long_evening FOLDER`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
from pygame.event import Event

from game.ai.player import Think
from game.ai.roster import player_of
from game.play.seats import SeatPlan, header_of
from game.rules.presets import preset
from game.toolkit.app import App
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import (
    GoBack,
    GoToTitle,
    LookBackAt,
    Quit,
    ShowAbout,
    ShowChances,
    ShowGames,
    ShowHelp,
    ShowKeys,
    ShowLearn,
    ShowLog,
    ShowMenu,
    ShowNewGame,
    ShowSettings,
    ShowTodaysDeal,
    ShowYourTable,
)
from game.ui.system.launch import WindowPlan, open_program
from game.ui.system.program import Program
from saves.disk.folders import games_folder
from saves.records.lines import GameLine

MATCHES = 3
PASS = 0.05
"""Seconds of the evening that a pass takes, whatever the clock says."""
MENUS = (ShowMenu(), ShowLog(), LookBackAt(), ShowHelp(), ShowSettings(), ShowKeys())
PLACES = (
    ShowNewGame(),
    ShowGames(),
    ShowChances(),
    ShowSettings(),
    ShowHelp(),
    ShowAbout(),
    ShowLearn(),
    ShowYourTable(),
    ShowTodaysDeal(),
)


def header(number: int) -> GameLine:
    """A match of one round: a person and computer players."""
    kinds = [SeatPlan("human", "human"), *(SeatPlan("easy", "computer", level="easy") for _ in range(3))]
    seats = [kind.named(f"Player {seat}") for seat, kind in enumerate(kinds, 1)]
    rules, name = preset("web"), f"evening-{number}"
    return header_of(rules, seats, 2, seed=name, game_id=name, created="2026-01-01T20:00:00Z", app="test", name=name)


def evening(app: App[Preferences], program: Program) -> Iterator[None]:
    """What a person does; each step lets the loop go on."""
    for place in PLACES:
        program.ask(place)
        yield from passes(3)
        program.show_title()
        yield
    for number in range(MATCHES):
        trouble = program.table.begin_at(
            games_folder(program.environment.data) / f"{number}.handfoot.jsonl", header(number)
        )
        assert trouble is None
        yield from moves(program, 3)
        for menu in MENUS:
            program.ask(menu)
            yield from passes(3)
            program.ask(GoBack())
            yield from passes(2)
        yield from sizes(app)
        for key in (
            pygame.K_d,
            pygame.K_h,
            pygame.K_ESCAPE,
            pygame.K_LEFT,
            pygame.K_RETURN,
            pygame.K_F1,
            pygame.K_ESCAPE,
        ):
            pygame.event.post(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
            pygame.event.post(Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
            yield from passes(2)
        program.ask(GoToTitle())
        yield from passes(3)
    print("whole")
    program.ask(Quit())
    yield from passes(20)


def passes(count: int) -> Iterator[None]:
    """So many passes of the loop."""
    for _ in range(count):
        yield


def moves(program: Program, count: int) -> Iterator[None]:
    """The person's first moves, computer players thinking in their process."""
    for _ in range(3000):
        game = program.session.game if program.session is not None else None
        if game is not None and game.awaits_person and count:
            count -= game.match.play(0, player_of("easy").decide(game.match.view(0), Think())) is None
        if not count:
            return
        yield


def sizes(app: App[Preferences]) -> Iterator[None]:
    """Full screen and back, a smaller window, one that is too small."""
    for full in (True, False, True, False):
        app.window.set_full_screen(full)
        yield from passes(6)
    for size in ((1100, 700), (700, 400), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        yield from passes(8)


def main(folder: Path) -> None:
    """The whole of it."""
    with open_program(WindowPlan(data=folder, speed="off")) as (app, program):
        program.show_title()
        for _ in evening(app, program):
            app.step(PASS, pygame.event.get())
            pygame.time.wait(2)  # for the processes that think
            if not app.running:
                return


if __name__ == "__main__":
    main(Path(sys.argv[1]))
