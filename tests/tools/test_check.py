"""The one command that checks everything."""

import re
import subprocess

import pytest

from tests import slow
from tests.slow import few_quick, slow_unless
from tools import ROOT, check


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be run; the first command fails."""
    ran: list[list[str]] = []

    def instead(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command[1:])
        return subprocess.CompletedProcess(command, returncode=len(ran) == 1)

    monkeypatch.setattr(subprocess, "run", instead)
    return ran


def test_all_quick_checks_run_though_one_fails(commands: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    """Given no names, every quick check runs to the end, and what failed is named."""
    assert check.run([]) == 1
    assert commands == [check.CHECKS[name] for name in check.QUICK]
    assert capsys.readouterr().out.endswith("Failed: format.\n")


def test_a_check_that_is_none_is_refused(commands: list[list[str]]) -> None:
    """Given a name of nothing, nothing runs."""
    assert check.run(["lint", "spelling"]) == 2
    assert commands == []


def test_what_runs_elsewhere_has_a_name_here() -> None:
    """Given `.ci/run`, each check it asks for is there, and each folder of slow tests."""
    lines = re.findall(r"-m tools\.check ([\w -]+?) \|", (ROOT / ".ci" / "run").read_text(encoding="utf-8"))
    assert [name for line in lines for name in line.split() if name not in check.CHECKS] == []
    assert "ci-tests" in lines
    assert [folder for folder in check.SLOW_IN_CI if not (ROOT / folder).is_dir()] == []


def test_the_quick_run_has_the_first_case_and_some_of_the_others() -> None:
    """Given ten cases, two of them quick, the first and the one in the middle are; of several parameters a question
    decides.
    """
    assert [case for case in few_quick(range(10), 2) if isinstance(case, int)] == [0, 5]
    assert slow_unless(lambda one, two: one == two, [(1, 1), (1, 2)])[0] == (1, 1)


def test_of_many_cases_some_are_run_and_all_of_them_in_the_long_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given ten cases, two of them quick, and every fourth of the others: two of eight are left, then all."""
    assert len(few_quick(range(10), 2, every=4)) == (10 if slow.LONG else 4)
    assert len(slow_unless(lambda one: one == 0, [(one,) for one in range(9)], every=4)) == (9 if slow.LONG else 3)
    monkeypatch.setattr(slow, "LONG", True)
    assert len(few_quick(range(10), 2, every=4)) == 10
    assert len(slow_unless(lambda one: one == 0, [(one,) for one in range(9)], every=4)) == 9
