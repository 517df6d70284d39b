"""The one command that checks everything."""

import re
import subprocess
import sys
from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet

from game.rules.presets import preset
from tests import slow
from tests.build import WEB
from tests.slow import slow_except, slow_unless
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
    assert check.run([]) == 1
    assert commands == [check.CHECKS[name] for name in check.QUICK]
    assert capsys.readouterr().out.endswith("Failed: format.\n")


def test_slow_tests_run_folder_by_folder(
    monkeypatch: pytest.MonkeyPatch, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    run, hanging = subprocess.run, "tests/window"

    def instead(command: list[str], *, timeout: float, **given: object) -> subprocess.CompletedProcess[str]:
        if command[-1] == hanging:
            raise subprocess.TimeoutExpired(command, timeout)
        return run(command, **given)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(subprocess, "run", instead)
    assert check.run(["long-tests"]) == 1
    ran = [command[-1] for command in commands]
    assert {"tests/cli", "tests/ui/match", "tests/test_decoded_types.py"} <= {*ran}
    assert capsys.readouterr().out.endswith(f"Failed: long-tests {ran[0]}, long-tests {hanging}.\n")


def test_a_check_that_is_none_is_refused(commands: list[list[str]]) -> None:
    assert check.run(["lint", "spelling"]) == 2
    assert commands == []


def test_what_runs_elsewhere_has_a_name_here() -> None:
    lines = re.findall(r"-m tools\.check ([\w -]+?) [|>]", (ROOT / ".ci" / "run").read_text(encoding="utf-8"))
    assert [name for line in lines for name in line.split() if name not in check.CHECKS] == []
    assert {"format lint types contracts", "ci-tests"} == {*lines}
    assert [folder for folder in check.SLOW_IN_CI if not (ROOT / folder).exists()] == []


def quick_of(cases: Sequence[object]) -> list[object]:
    """The values of those that are not slow."""
    return [case.values[0] for case in cases if isinstance(case, ParameterSet) and not case.marks]


def test_the_quick_run_has_the_cases_that_are_named_and_no_others() -> None:
    """Given cases with names and without, those that are named are quick, in the order and number of all; a name that
    no case has is a slip, or a case that a bug named would leave the quick run unnoticed.
    """
    assert quick_of(slow_except([7, 2], range(10))) == [2, 7]
    assert quick_of(slow_except(["web"], [preset("family"), preset("web")], named=lambda rules: rules.base)) == [WEB]
    assert len(slow_except([(1, 2)], [(1, 2), (3, 4)])) == 2
    assert quick_of(slow_unless(lambda one, two: one == two, [(1, 2), (3, 3)])) == [3]
    with pytest.raises(AssertionError, match="no such case"):
        slow_except(["wbe"], ["web", "family"])


def test_of_many_cases_some_are_run_and_all_of_them_in_the_long_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow, "LONG", False)
    assert len(slow_except([0, 5], range(10), every=4)) == 4
    monkeypatch.setattr(slow, "LONG", True)
    assert len(slow_except([0, 5], range(10), every=4)) == 10


@pytest.mark.slow
def test_only_slow_cases_are_left_out_where_they_are_not_even_made() -> None:
    made = [
        subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "--collect-only", "-m", asked, "tests/ai", "tests/ui/table"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for asked in ("not slow", "not (slow)")
    ]
    quick, chosen = ([line.partition("[")[0] for line in lines.splitlines() if "::" in line] for lines in made)
    assert quick == chosen
