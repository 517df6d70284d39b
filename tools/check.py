"""Checks everything with one command, `python -m tools.check`: format, lint, strict types, import contracts, tests.

Tests marked `slow` are excluded, as everywhere (`addopts` in `pyproject.toml`); `python -m tools.check long-tests` runs
them, folder by folder, and `ci-tests` those that run on every change.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tools import ROOT
from tools.words_to_avoid import report

LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True))"

PYTEST = ("-m", "pytest", "-q", "--dist", "worksteal", "-n")
SLOW = (*PYTEST, "3", "-m", "slow")
"""One more than the usual machine has cores: many of these wait for windows and for other processes."""
SLOW_IN_CI = (  # a real window, a screen reader, whole matches, broken disks, hostile files, other processes
    *(
        "tests/window",
        "tests/screen_reader",
        "tests/crash",
        "tests/saves",
        "tests/fuzz",
        "tests/network",
    ),
    *("tests/play/results", "tests/play/thinking/test_thinker.py"),
    *("tests/cli", "tests/tools/release", "tests/engine", "tests/ui/program", "tests/ui/review/games"),
    *(
        f"tests/ui/match/session/test_{name}.py"
        for name in ("whole_match", "worker_trouble", "phones_at_table", "shared_screen")
    ),
    "tests/ui/system/accessibility",
)

QUICK = ("format", "lint", "types", "contracts", "tests")
CHECKS = {  # arguments for the Python interpreter
    "format": ["-m", "ruff", "format", "--check", "."],
    "lint": ["-m", "ruff", "check", "."],
    "types": ["-m", "mypy"],
    "contracts": ["-c", LINT_IMPORTS],  # import-linter has no `python -m` form
    "tests": [*PYTEST, "2"],
    "ci-tests": [*SLOW, *SLOW_IN_CI],
    "long-tests": [*SLOW],
}
LONGEST = 20 * 60
"""Seconds that the slow tests of one folder may take; they are stopped, and have failed."""


def parts(name: str) -> Iterator[tuple[str, list[str]]]:
    """What is run for a check, each with its name: of the slow tests a folder at a time, so that what failed or hangs
    is named.
    """
    if name != "long-tests":
        yield name, CHECKS[name]
        return
    slow = {
        path.relative_to(ROOT)
        for path in (ROOT / "tests").rglob("test_*.py")
        if any(mark in path.read_text("utf-8") for mark in ("mark.slow", "slow_except", "slow_unless"))
    }
    for folder in sorted({_part(path) for path in slow}):
        yield f"{name} {folder}", [*CHECKS[name], folder]


def _part(path: Path) -> str:
    """The room that a file of tests belongs to."""
    depth = 3 if path.parts[1] == "ui" else 2
    return Path(*path.parts[:depth]).as_posix()


def passes(command: list[str]) -> bool:
    """Whether it ends well, and in time where it has a folder of slow tests."""
    longest = LONGEST if command[:-1] == CHECKS["long-tests"] else None
    try:
        return subprocess.run([sys.executable, *command], cwd=ROOT, check=False, timeout=longest).returncode == 0
    except subprocess.TimeoutExpired:
        print(f"Stopped after {LONGEST // 60} minutes.")
        return False


def run(names: list[str]) -> int:
    """Run the named checks, or the quick ones, to the end; 0 if all passed, 1 otherwise, 2 for an unknown name."""
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        print(f"There is no check named {unknown[0]}; there are {', '.join(CHECKS)}.", file=sys.stderr)
        return 2
    failed, begun = [], time.monotonic()
    for part, command in (part for name in names or QUICK for part in parts(name)):
        print(f"-- {part}", flush=True)
        if not passes(command):
            failed.append(part)
        if part == "lint":
            print(report(ROOT))
    print(f"Took {(time.monotonic() - begun) / 60:.1f} minutes.")
    print(f"Failed: {', '.join(failed)}." if failed else "Everything passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(run(sys.argv[1:]))
