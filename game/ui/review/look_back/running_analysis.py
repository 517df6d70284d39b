"""The analysis of the current match: it runs while the screen is open, reports its results from time to time, and is
stored beside the record.

Storing is a convenience: if the disk fails, results are computed again next time, silently.
"""

import logging
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from game.analysis.allowed_analysis import seats_to_judge
from game.analysis.facts import MatchAnalysis
from game.analysis.judged.repeats import without_repeats
from game.analysis.stored_analysis import encoded, known_analysis, merged
from game.play.results.analysis_process import Analyser, AnalysisState
from game.ui.review.look_back.looked_back import Analyse, AnalysisStage, JudgeSeat, LookCloser, LookedBack
from saves.disk.background import Background
from saves.disk.files import Disk
from saves.library.kept_analysis import NotKept, keep_analysis
from saves.records.lines import EndLine, Line, people_in
from saves.records.side_files import side_file

NEWS_EVERY: Final = 0.25
"""Seconds between updates for the screen: laying it out takes time, too."""

KEPT_EVERY: Final = 5.0
"""Seconds between writes while results come in."""

MOST_PROCESSES: Final = 2

_log = logging.getLogger(__name__)

_STAGES: Final = {
    AnalysisState.NOT_BEGUN: AnalysisStage.NOT_BEGUN,
    AnalysisState.WORKING: AnalysisStage.WORKING,
    AnalysisState.STOPPED: AnalysisStage.STOPPED,
    AnalysisState.BROKEN: AnalysisStage.BROKEN_OFF,
    AnalysisState.DONE: AnalysisStage.DONE,
}

MakeAnalyser = Callable[..., Analyser]


class KeptBeside(Struct, frozen=True):
    """The file in which an analysis is stored, and its writer."""

    path: Path
    disk: Disk
    background: Background

    def load(self, lines: Sequence[Line]) -> MatchAnalysis:
        """Its contents for a match with these lines; nothing if it belongs to another one."""
        known = known_analysis(self.path, lines)
        if not isinstance(known, NotKept):
            return known
        if known is not NotKept.NO_FILE:
            _log.info("%s: %s", self.path, known.value)
        return MatchAnalysis()

    def keep(self, analysis: MatchAnalysis, lines: Sequence[Line]) -> None:
        """Writes it in the background."""
        self.background.do(self.path, partial(_keep, self.path, analysis, lines, self.disk))


def _keep(path: Path, analysis: MatchAnalysis, lines: Sequence[Line], disk: Disk) -> None:
    known = known_analysis(path, lines)
    if not isinstance(known, NotKept):  # another window may have more results
        analysis = merged(analysis, known)
    keep_analysis(path, encoded(analysis, lines), disk)


def beside(record: Path | None, games: Path, analyses: Path, disk: Disk, background: Background) -> KeptBeside | None:
    """Where a record's analysis is stored; None for one that isn't among the player's games, beside which nothing is
    written.
    """
    if record is None or record.parent.absolute() != games.absolute():
        return None
    return KeptBeside(side_file(analyses, record), disk, background)


class RunningAnalysis:
    """The analysis of one match, starting with its people's decisions."""

    def __init__(
        self,
        lines: Sequence[Line],
        kept: KeptBeside | None,
        clock: Callable[[], float],
        make_analyser: MakeAnalyser = Analyser,
    ) -> None:
        """`clock` returns seconds. Nothing starts yet."""
        self._lines = tuple(lines)
        self._kept = kept
        self._clock = clock
        self._make_analyser = make_analyser
        self._analyser = self._for(people_of(self._lines), self._load)
        self._told_at = self._kept_at = -NEWS_EVERY
        self._is_news = False
        self._written = MatchAnalysis()

    def _for(self, seats: Sequence[int], load: Callable[[], MatchAnalysis]) -> Analyser:
        processes = min(MOST_PROCESSES, max(1, (os.cpu_count() or 1) - 1))
        return self._make_analyser(self._lines, seats, load, processes=processes, clock=self._clock)

    def _load(self) -> MatchAnalysis:
        known = self._kept.load(self._lines) if self._kept is not None else MatchAnalysis()
        self._written = known
        return known

    # ---- requests

    def start(self) -> None:
        self._analyser.start()
        self._is_news = True

    def ask(self, request: Analyse | JudgeSeat | LookCloser) -> None:
        """A press on the screen."""
        match request:
            case Analyse.STOP:
                self._analyser.stop()
                self._keep()
            case Analyse.GO_ON:
                self._analyser.start()
            case JudgeSeat(seat):
                self._look_at_seat(seat)
            case LookCloser(line):
                self._analyser.look_deeper(line)
        self._is_news, self._told_at = True, -NEWS_EVERY  # a press shows its effect at once

    def _look_at_seat(self, seat: int) -> None:
        before = self._analyser
        if seat in before.seats and before.state is not AnalysisState.STOPPED:
            before.start()
            return
        before.stop()
        self._analyser = self._for(
            sorted({*before.seats, seat}), (lambda: before.analysis) if before.is_loaded else self._load
        )
        self._analyser.start()

    def look_at(self, line: int) -> None:
        """The screen shows the moment after that line of the record."""
        self._analyser.look_at(line + 1)  # the next decision is the one being looked at

    def close(self) -> None:
        """Screen closed; results are kept."""
        self._analyser.stop()
        self._keep()

    # ---- results

    def poll(self) -> LookedBack | None:
        state, deepening = self._analyser.state, self._analyser.deepening
        self._is_news |= self._analyser.poll()
        now = self._clock()
        has_come_to_rest = (self._analyser.state, self._analyser.deepening) != (state, deepening)
        if has_come_to_rest or now - self._kept_at > KEPT_EVERY:
            self._keep()
        if not self._is_news or (now - self._told_at < NEWS_EVERY and not has_come_to_rest):
            return None
        self._is_news, self._told_at = False, now
        return self.looked_back

    @property
    def looked_back(self) -> LookedBack:
        analyser = self._analyser
        return LookedBack(
            stage=self._stage,
            seats=analyser.seats,
            done=analyser.done,
            whole=analyser.whole,
            seconds_left=analyser.seconds_left,
            decisions=without_repeats(analyser.analysis.decisions),
            looked_closer=analyser.analysis.deeper,
            looking_closer=analyser.deepening,
            luck=analyser.analysis.luck,
        )

    @property
    def _stage(self) -> AnalysisStage:
        analyser = self._analyser
        if not seats_to_judge(self._lines):
            return AnalysisStage.NOT_YET
        if not analyser.seats:
            return AnalysisStage.NOT_BEGUN  # only the cards are shown
        if analyser.state is AnalysisState.DONE and not analyser.analysis.decisions:
            return AnalysisStage.IMPOSSIBLE
        return _STAGES[analyser.state]

    def _keep(self) -> None:
        self._kept_at = self._clock()
        if self._kept is not None and self._analyser.analysis != self._written:
            self._written = self._analyser.analysis
            self._kept.keep(self._written, self._lines)


class AnalysisWhileSeen:
    """The analysis behind a result: it starts with stored results at the first poll, never before the screen is there,
    and pauses while another screen is visible, so that the same decisions aren't analysed twice at once.
    """

    def __init__(self, make: Callable[[], RunningAnalysis]) -> None:
        self._make = make
        self._running: RunningAnalysis | None = None

    def poll(self) -> LookedBack | None:
        """Everything known, when an update is due."""
        if self._running is None:
            self._running = self._make()
            self._running.start()
        return self._running.poll()

    @property
    def found(self) -> LookedBack:
        return self._running.looked_back if self._running is not None else LookedBack()

    def rest(self) -> None:
        """Results are stored; the next poll continues from there."""
        if self._running is not None:
            self._running.close()
            self._running = None


def people_of(lines: Sequence[Line]) -> tuple[int, ...]:
    """Whose decisions are analysed by default: the people's in a finished match, the only person's in an unfinished
    one.
    """
    people = people_in(lines)
    return people if isinstance(lines[-1], EndLine) or len(people) == 1 else ()
