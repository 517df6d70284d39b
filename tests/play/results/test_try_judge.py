"""Moves that are tried anew, measured in another process."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.analysis.facts import MeasuredTry
from game.analysis.judged.judging import measure_tries
from game.play.results.try_judge import TriesMeasured, TriesToMeasure, TryJudge
from tests.build import my_view, table, throw
from tests.play.workers import dying, reporting_tries
from tests.toolkit.waiting import wait_until

VIEW = my_view(
    table("*R 4C 9D QS KH JD", phase="play", melds=["AC AD AS"], foot="TC TD TS 9C 9H", stock="4C 5C 6C 7C 8C 9S TH JH")
)


def answer_of(judge: TryJudge) -> tuple[MeasuredTry | None, ...] | None:
    """What it says in the end; None where it fails."""
    found = list[tuple[MeasuredTry | None, ...]]()

    def has_answered() -> bool:
        found.extend(told for told in (judge.poll(),) if told is not None)
        return bool(found) or judge.has_failed

    wait_until(has_answered)
    return found[0] if found else None


def test_it_measures_what_was_asked_last_and_knows_no_window(tmp_path: Path) -> None:
    report = tmp_path / "modules"
    judge = TryJudge(partial(reporting_tries, str(report)))
    judge.start()
    judge.ask(VIEW, (throw("*R"),), [(throw("9D"),)])
    judge.ask(VIEW, (throw("*R"),), [(throw("4C"),)])
    try:
        assert answer_of(judge) == measure_tries(VIEW, (throw("*R"),), [(throw("4C"),)])
        assert judge.poll() is None
    finally:
        judge.close()
    assert "pygame" not in report.read_text().split()


def test_one_that_dies_has_failed_and_can_be_asked_again() -> None:
    judge = TryJudge(dying)
    judge.ask(VIEW, (throw("*R"),), [(throw("4C"),)])
    assert answer_of(judge) is None
    assert judge.has_failed
    judge.ask(VIEW, (throw("*R"),), [(throw("4C"),)])
    assert not judge.has_failed
    judge.close()


class ProcessAtHand:
    """Has its answer at once: as many tries as it was asked about, none of them measured."""

    closed = 0

    def __init__(self, *_: object) -> None:
        self.pipe = self
        self._said: list[TriesMeasured] = []

    def send(self, question: TriesToMeasure) -> None:
        """A question."""
        self._said.append(TriesMeasured(question.number, (None,) * len(question.tries)))

    def poll(self) -> bool:
        """Whether an answer has come."""
        return bool(self._said)

    def recv(self) -> TriesMeasured:
        """The next one."""
        return self._said.pop(0)

    def close(self) -> None:
        """Is counted."""
        self.closed += 1


def test_what_is_forgotten_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given an answer that nobody wants any more, or one to an earlier question, it isn't told; the last is. Its
    process is ended once.
    """
    monkeypatch.setattr("game.play.results.try_judge.ChildProcess", ProcessAtHand)
    judge = TryJudge()
    judge.ask(VIEW, (throw("*R"),), [(throw("4C"),)])
    judge.forget()
    assert judge.poll() is None
    for count in (1, 2):
        judge.ask(VIEW, (throw("*R"),), [(throw("4C"),)] * count)
    assert judge.poll() == (None, None)
    assert judge.poll() is None
    process: Any = judge._process
    for _ in range(2):
        judge.close()
    assert process.closed == 1
