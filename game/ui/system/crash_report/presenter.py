"""When a pass of the loop raises: the open game's record is safe, so a plain screen leads back to it."""

from collections.abc import Callable, Set as AbstractSet
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec
import pygame

from game import VERSION
from game.messages.functions import errors as say_errors, screens as say_screens
from game.toolkit.app import App
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoOn, GoToTitle, Quit
from game.ui.system.crash_report.screen import CrashReportScene, CrashReportState
from game.ui.system.program import Program
from saves.disk.files import Disk, reason_of
from saves.players.bug_report import write_report

NAMES_SECONDS: Final = 1.0
"""How long a report that was asked for waits for the names it must leave out."""


class CrashReports:
    """Meets the exceptions that nobody expected."""

    def __init__(
        self,
        app: App[Preferences],
        program: Program,
        data: Path,
        disk: Disk,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._app = app
        self._program = program
        self._data = data
        self._disk = disk
        self._now = now

    def meet(self, error: Exception) -> None:
        """Shows the screen with the ways on."""
        self._show(error, {GoOn(), GoToTitle()})

    def _show(self, error: Exception, ways: AbstractSet[GoOn | GoToTitle]) -> None:
        session = self._program.session
        game = session.game if session is not None else None
        saved = game.saved if game is not None else None
        record = saved.path if saved is not None else None
        if saved is None:
            safe, ways = say_errors.no_game(), ways - {GoOn()}
        elif GoOn() not in ways:
            safe = say_errors.not_again()
        else:
            safe = say_errors.safe() if saved.failing is None else say_errors.not_safe()

        def go_on() -> None:
            if game is not None and saved is not None and saved.failing is not None:
                self._program.table.take_up(game)  # its last moves are nowhere else
            elif record is not None:
                self._program.open(record)

        def ask(request: object) -> None:
            if isinstance(request, Quit):
                self._app.quit()
                return
            try:
                if isinstance(request, GoOn):
                    go_on()
                else:
                    self._program.ask(GoToTitle())
            except Exception as another:
                self._show(another, ways - {GoOn()} if isinstance(request, GoOn) else frozenset())

        def save(with_cards: bool) -> str:
            try:
                names = self._names_of_others()
                path = write_report(
                    self._data, error, record, versions(), self._now(), self._disk, names, with_cards=with_cards
                )
            except OSError as trouble:
                return say_errors.report_not_saved(reason_of(trouble))
            return say_errors.report_saved(str(path))

        self._app.show_instead(CrashReportScene(CrashReportState(safe, frozenset(ways)), ask, save))

    def _names_of_others(self) -> set[str]:
        """The players of all games in this folder, and everybody else it knows: any name may be in the error."""
        names = set[str]()
        with suppress(Exception):  # a report without them is better than none
            games = self._program.games
            for one in self._program.people.household.regulars:
                names |= {one.name, *(was.name for was in one.former)}
            names |= {label.person for label in games.history.told.labels.values()}
            names |= {seat.name for entry in games.entries_within(NAMES_SECONDS) for seat in entry.seats}
        return names


def versions() -> dict[str, str]:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    return {
        say_screens.game(): VERSION,
        "pygame-ce": pygame.version.ver,
        "SDL": f"{sdl}, {driver}",
        "msgspec": msgspec.__version__,
    }
