"""Analysts for the tests of the processes that look back: functions of a module, as another process must find them."""

import os
import sys
import time
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from game.analysis.allowed_analysis import lines_for_luck
from game.analysis.facts import JudgedDecision, Luck, MeasuredTry
from game.analysis.judged.judging import measure_tries
from game.engine.moves import Move
from game.engine.table.view import PlayerView
from game.play.results.analysis_process import Analyser, AnalysisState, Analyst, JudgeTask, LuckTask, MadeDecision
from game.play.results.try_judge import TryJudge
from saves.records.lines import Line, MoveLine
from tests.analysis.analysed_match import judged, luck_in, moves_in


def listed(lines: Sequence[Line], seats: Collection[int]) -> Iterator[MadeDecision]:
    """Every lay-down and every discard is a decision."""
    for number, line in moves_in(lines, seats):
        yield MadeDecision(number, line.seat, (line.move,))


def at_once(decision: MadeDecision, deeper: bool) -> JudgedDecision:
    """As `found_in` has it; a closer look finds ten points more."""
    (move,) = decision.moves
    found = judged(decision.line, MoveLine(seat=decision.seat, move=move))
    return replace(found, points=found.points + 10) if deeper else found


def by_round(lines: Sequence[Line]) -> Iterator[Luck]:
    """Round by round."""
    luck = luck_in(lines)
    for rounds in range(1, len(luck.rounds) + 1):
        yield Luck(luck.rounds[:rounds], luck.lead[:rounds])


def for_ever(decision: MadeDecision, deeper: bool) -> JudgedDecision:
    """Comes to no end."""
    time.sleep(600)
    raise AssertionError


QUICK = Analyst(listed, at_once, by_round)
ENDLESS = Analyst(listed, for_ever, by_round)


def reporting(report: str, lines: Sequence[Line]) -> Iterator[Luck]:
    """The luck, by somebody who notes how nice the process is and which modules it has loaded."""
    Path(report).write_text("\n".join([str(os.nice(0)), *sys.modules]), encoding="utf-8")
    yield from by_round(lines)


class SteadyAnalyser(Analyser):
    """Finds something with every poll, without a process: the same each time."""

    def start(self) -> None:
        """Reads what is known at once."""
        if self.state in (AnalysisState.WORKING, AnalysisState.DONE):
            return
        if not self.is_loaded:
            self.analysis, self.is_loaded = self._load(), True
        self._made = {decision.line: decision for decision in listed(self.lines, self.seats)}
        self._forget_what_went_on()
        self.state = AnalysisState.WORKING

    def poll(self) -> bool:
        """The next decision, or the luck."""
        if self.state is not AnalysisState.WORKING:
            return False
        match self._next():
            case JudgeTask(line) as task:
                assert self._made is not None
                self._take(task, at_once(self._made[line], task.deeper))
            case LuckTask():
                self.analysis = replace(self.analysis, luck=luck_in(lines_for_luck(self.lines)))
            case None:
                self._finish()
        return True


class TryJudgeAtOnce(TryJudge):
    """A judge that measures while it is asked; `silent` while it does not answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[tuple[Move, ...], ...]] = []
        self.silent = False
        self._found: tuple[MeasuredTry | None, ...] | None = None

    def start(self) -> None:
        """It is there."""

    def ask(self, view: PlayerView, played: tuple[Move, ...], tries: Sequence[tuple[Move, ...]]) -> None:
        """Measures."""
        self.asked.append(tuple(tries))
        self._found = None if self.silent else measure_tries(view, played, tries)

    def poll(self) -> tuple[MeasuredTry | None, ...] | None:
        """What was measured, once."""
        found, self._found = self._found, None
        return found

    def forget(self) -> None:
        """Nothing was asked."""
        self._found = None
