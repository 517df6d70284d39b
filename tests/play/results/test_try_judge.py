"""Moves that are tried anew, measured in another process."""

from functools import partial
from pathlib import Path

from game.analysis.facts import MeasuredTry
from game.analysis.judged.judging import measure_tries
from game.play.results.try_judge import TryJudge
from tests.build import my_view, table, throw
from tests.play.workers import dying, hanging, reporting_tries
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
    """Given two questions, only the second is told, with the figures of the judge; the process loads no pygame."""
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
    """Given a process that ends over a question, that is known; the next question starts another."""
    judge = TryJudge(dying)
    judge.ask(VIEW, (throw("*R"),), [(throw("4C"),)])
    assert answer_of(judge) is None
    assert judge.has_failed
    judge.ask(VIEW, (throw("*R"),), [(throw("4C"),)])
    assert not judge.has_failed
    judge.close()


def test_what_is_forgotten_is_not_told() -> None:
    """Given that nobody wants the answer any more, none comes; one that hangs is ended at once."""
    judge = TryJudge(hanging)
    judge.ask(VIEW, (throw("*R"),), [(throw("4C"),)])
    judge.forget()
    assert judge.poll() is None
    judge.close()
