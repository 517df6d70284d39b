import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.simulation.commands import ROOT, run

STOPS = ("9", "40", "41", "95")


def without_times(record: str) -> list[dict[str, object]]:
    """The lines of a record, but for when each was written."""
    lines = [msgspec.json.decode(line, type=dict[str, object]) for line in record.splitlines()]
    return [{name: value for name, value in line.items() if name != "t"} for line in lines]


def really(record: Path, preset: str, seed: str, kept: int | None) -> None:
    """The program in a process, killed as soon as it has said that so many lines are kept."""
    command = [sys.executable, "-m", "tests.crash.crash_game", str(record), preset, seed]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if kept is not None and line.startswith("kept ") and int(line.split()[1]) >= kept:
                process.kill()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the simulation lays its files down in memory")
def test_one_story_ends_the_same_simulated_and_real(tmp_path: Path) -> None:
    record = tmp_path / "game0.handfoot.jsonl"
    for stop in (*map(int, STOPS), None):
        really(record, "web", "agreed", stop)
    simulated = run("tests.simulation.agreement", "web", "agreed", *STOPS)
    assert without_times(simulated) == without_times(record.read_text("utf-8"))
    assert '"type":"end"' in simulated
