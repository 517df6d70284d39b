"""The simulation is a process of its own, as it takes the place of Python's clocks, threads and files."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def run(module: str, *options: str, hash_seed: int | None = None) -> str:
    """What a command of the simulation says. Raises AssertionError with it where the command fails."""
    done = finish(module, *options, hash_seed=hash_seed)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def finish(
    module: str, *options: str, hash_seed: int | None = None, folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Such a command, of the project in a folder, when it has ended."""
    command = [sys.executable, "-m", module, *options]
    return subprocess.run(command, cwd=folder, env=environment(hash_seed), capture_output=True, text=True, check=False)


def environment(hash_seed: int | None) -> dict[str, str]:
    """Of a process in which sets have the order that this seed gives them, another each time with None."""
    return {**os.environ, "PYTHONHASHSEED": "random" if hash_seed is None else str(hash_seed)}
