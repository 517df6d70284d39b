"""A system that lets the program open hardly any file."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import EXAMPLES
from tests.slow import slow_except

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")

ROOT = Path(__file__).parents[3]
VERIFY = ("verify", str(EXAMPLES / "web-turn-01.handfoot.jsonl"))


def limited(limits: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program under `ulimit` with these options."""
    command = f'ulimit {limits}; exec "$0" main.py "$@"'
    return subprocess.run(
        ["bash", "-c", command, sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("most", slow_except([24], [5, 8, 16, 24, 63]))
@pytest.mark.parametrize("command", slow_except([VERIFY], [(), VERIFY, ("host",), ("demo", "--seconds", "1")]))
def test_too_few_files_are_one_sentence(command: tuple[str, ...], most: int, tmp_path: Path) -> None:
    done = limited(f"-n {most}", *command, "--data-dir", str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"The system lets this program open only {most} files at a time")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_limit_that_may_be_raised_is_raised() -> None:
    done = limited("-Sn 24", *VERIFY)
    assert "only" not in done.stderr
    assert "line 4" in done.stderr
