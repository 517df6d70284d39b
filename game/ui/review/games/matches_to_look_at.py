"""Analyses finished matches one by one in the background, for the statistics in My games."""

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.review.look_back.looked_back import Analyse, AnalysisStage
from game.ui.system.environment import Environment
from saves.disk.background import Background
from saves.disk.folders import analysis_folder
from saves.records.lines import BadRecord
from saves.records.record import read_record

if TYPE_CHECKING:
    from game.ui.review.look_back.running_analysis import RunningAnalysis


class MatchesToLookAt:
    """One at a time. `on_found` is called after each; whatever isn't finished when the program ends starts again."""

    def __init__(self, environment: Environment, background: Background, on_found: Callable[[], object]) -> None:
        self._environment = environment
        self._background = background
        self._on_found = on_found
        self._waiting: deque[Path] = deque()
        self._now: RunningAnalysis | None = None
        self.changes = 0
        """How often `left` has changed."""

    @property
    def left(self) -> int:
        return len(self._waiting) + (self._now is not None)

    def add(self, records: Iterable[Path]) -> None:
        """Add these, in order, without duplicates."""
        self._waiting += [record for record in records if record not in self._waiting]
        self.changes += 1

    def pass_time(self, is_played: bool) -> None:
        """Checks whether the current one is done, and starts the next; while a game `is_played` it waits, so that its
        computer players have the processor for themselves.
        """
        if self._now is not None:
            self._now.poll()
            stage = self._now.looked_back.stage
            if stage is AnalysisStage.WORKING and is_played:
                self._now.ask(Analyse.STOP)
            elif stage is AnalysisStage.STOPPED and not is_played:
                self._now.ask(Analyse.GO_ON)
            if stage in (AnalysisStage.WORKING, AnalysisStage.STOPPED):
                return
            self._end()
        if is_played:
            return
        while self._waiting and self._now is None:
            self._begin(self._waiting.popleft())

    def _begin(self, record: Path) -> None:
        environment = self._environment
        games, analyses = environment.library.folder, analysis_folder(environment.data)
        try:
            lines = read_record(record).lines
        except (OSError, BadRecord):  # it has just gone, or changed
            self.changes += 1
            return
        from game.ui.review.look_back.running_analysis import RunningAnalysis, beside

        kept = beside(record, games, analyses, environment.disk, self._background)
        self._now = RunningAnalysis(lines, kept, environment.clock, environment.make_analyser)
        self._now.start()

    def _end(self) -> None:
        if self._now is not None:
            self._now.close()
            self._now = None
            self.changes += 1
            # after the writing thread has written it
            self._background.do(analysis_folder(self._environment.data), self._on_found)

    def close(self) -> None:
        self._waiting.clear()
        self._end()
