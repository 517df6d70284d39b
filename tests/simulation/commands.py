"""The simulation is a process of its own, as it takes the place of Python's clocks, threads and files."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def run(module: str, *options: str, hash_seed: int | None = None) -> str:
    """What a command of the simulation says. Raises AssertionError with it where the command fails."""
    environment = {**os.environ, "PYTHONHASHSEED": "random" if hash_seed is None else str(hash_seed)}
    done = subprocess.run(
        [sys.executable, "-m", module, *options], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout
