"""What somebody did is there afterwards: choices in the file of the settings whichever window wrote it last, what was
tried in the learned progress, games in the list; and what a page shows of the settings is what holds.
"""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final

from game.ui.learn.problems.presenter import ProblemAtTable
from game.ui.shared.preferences import Preferences
from game.ui.system.people.learning_players import LearningPlayers
from game.ui.system.program import Program
from game.ui.system.settings.screen import SettingsScene
from saves.disk.folders import games_folder, settings_file
from saves.players.settings import settings_in
from tests.simulation.broken import Broken
from tests.simulation.computer import DATA, Computer, Window
from tests.simulation.disk import Ill
from tests.simulation.table_checks import Since
from tests.simulation.watch import around

LONGEST_LAG: Final = 12.0
"""Seconds that a file, a list or a page may be behind what was done, on a disk that is well."""


class KeptChecks:
    """Of one computer. `meddled` are the files that other programs have changed; `games_in` tells the games with moves
    in a folder.
    """

    def __init__(self, computer: Computer, meddled: Collection[str], games_in: Callable[[Any], set[str]]) -> None:
        self._computer, self._meddled, self._games_in = computer, meddled, games_in
        self._since = Since()
        self._chosen: dict[str, Any] = {}
        """What somebody chose in this run, by setting."""
        self._chosen_at = self._ill_at = 0.0
        self.others_write = False
        """Whether somebody else than one window has written games since the last start."""
        around(Program, "prefer", self._prefer)
        around(Program, "_write_settings", self._write_settings)
        around(ProblemAtTable, "_lay_answer", self._answer_problem)

    def begin(self) -> None:
        """The program starts, and what was on its way to the disk before may be lost."""
        self._chosen.clear()
        self.others_write = False

    def check(self, window: Window) -> None:
        """Raises Broken."""
        now = self._computer.scheduler.now
        if self._computer.disk.ill is not Ill.WELL:
            self._ill_at = now
        inner = window.page
        if now > max(self._chosen_at, self._ill_at) + LONGEST_LAG:
            self._check_settings()
        self._check_page(window, inner)
        self._check_list(window, now)

    # ---- settings

    def _prefer(self, real: Callable[..., None], program: Program, preferences: Preferences) -> None:
        before = program.app.preferences
        changed = {
            name: getattr(preferences, name)
            for name in preferences.__struct_fields__
            if getattr(preferences, name) != getattr(before, name)
        }
        changed.pop("speed", None)  # may be that of this start alone
        self._chosen |= changed
        self._chosen_at = self._computer.scheduler.now
        real(program, preferences)

    def _write_settings(self, real: Callable[..., None], program: Program, preferences: Preferences) -> None:
        real(program, preferences)
        if program._unwritten is not None:  # which is told
            self._chosen.clear()

    def _check_settings(self) -> None:
        path = str(settings_file(DATA))
        there = self._computer.disk.device.safe_content(path)
        kept = settings_in(there, Preferences) if there is not None and path not in self._meddled else None
        lost = [name for name, chosen in self._chosen.items() if kept is not None and getattr(kept, name) != chosen]
        if lost:
            raise Broken("a setting is lost", ", ".join(f"{name}: {getattr(kept, name)!r}" for name in lost))

    def _check_page(self, window: Window, inner: Any) -> None:
        differs = isinstance(inner, SettingsScene) and inner.state.preferences != window.app.preferences
        if self._since.seconds(("page", window), differs, self._computer.scheduler.now) > LONGEST_LAG:
            raise Broken("a sentence contradicts the settings", "the page shows what doesn't hold")

    # ---- learning

    @staticmethod
    def _answer_problem(real: Callable[..., None], problem: ProblemAtTable, *args: Any) -> None:
        """Once somebody reads the answer, that it was tried is known."""
        real(problem, *args)
        learner = getattr(problem._leads.tried, "__self__", None)
        if isinstance(learner, LearningPlayers) and problem._problem.id not in learner.learned.problems:
            raise Broken("a try is lost", f"nothing is known of {problem._problem.id}, whose answer is shown")

    # ---- lists

    def _check_list(self, window: Window, now: float) -> None:
        """At the title: it asks what is there when it is shown. The list keeps a row for what was removed."""
        self.others_write |= len(self._computer.windows) > 1
        folder, reader = games_folder(DATA), window.program.games.reader
        is_shown = window.report.scene == "title" and window.program.session is None
        differs = False
        if is_shown and not (self.others_write or reader.is_reading or self._is_ill(now) or self._has_meddled()):
            told = {entry.path.name for entry in reader.told}
            differs = bool(self._games_in(folder) - told or told - self._there_in(folder))
        if self._since.seconds(("list", window), differs, now) > LONGEST_LAG:
            raise Broken("a list contradicts the disk", "the list of games isn't what is there")

    def _there_in(self, folder: Path) -> set[str]:
        return {Path(path).name for path in self._computer.disk.device.now if Path(path).parent == folder}

    def _is_ill(self, now: float) -> bool:
        return now < self._ill_at + LONGEST_LAG

    def _has_meddled(self) -> bool:
        return any(path.startswith(str(games_folder(DATA))) for path in self._meddled)
