"""Checks everything with one command, `python -m tools.check`: format, lint, strict types, import contracts, tests.

Tests marked `slow` are excluded, as everywhere (`addopts` in `pyproject.toml`); `python -m tools.check long-tests` runs
them, and `ci-tests` those that run on every change.
"""

import subprocess
import sys

from tools import ROOT

LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True))"

PYTEST = ("-m", "pytest", "-q", "-n", "2", "--dist", "worksteal")
SLOW_IN_CI = (  # a real window, a screen reader, whole matches, broken disks, hostile files, other processes
    *(
        "tests/window",
        "tests/screen_reader",
        "tests/crash",
        "tests/saves",
        "tests/fuzz",
        "tests/monkey",
        "tests/network",
    ),
    *("tests/play", "tests/cli", "tests/tools", "tests/engine", "tests/ui/match/session", "tests/ui/program"),
    *("tests/ui/review/games", "tests/ui/system/accessibility"),
)

QUICK = ("format", "lint", "types", "contracts", "tests")
CHECKS = {  # arguments for the Python interpreter
    "format": ["-m", "ruff", "format", "--check", "."],
    "lint": ["-m", "ruff", "check", "."],
    "types": ["-m", "mypy"],
    "contracts": ["-c", LINT_IMPORTS],  # import-linter has no `python -m` form
    "tests": [*PYTEST],
    "ci-tests": [*PYTEST, "-m", "slow", *SLOW_IN_CI],
    "long-tests": [*PYTEST, "-m", "slow"],
}


def run(names: list[str]) -> int:
    """Run the named checks, or the quick ones, to the end; 0 if all passed, 1 otherwise, 2 for an unknown name."""
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        print(f"There is no check named {unknown[0]}; there are {', '.join(CHECKS)}.", file=sys.stderr)
        return 2
    failed = []
    for name in names or QUICK:
        print(f"-- {name}", flush=True)
        if subprocess.run([sys.executable, *CHECKS[name]], cwd=ROOT, check=False).returncode != 0:
            failed.append(name)
    print(f"Failed: {', '.join(failed)}." if failed else "Everything passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(run(sys.argv[1:]))
