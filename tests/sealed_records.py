"""Matches with sealed decks, as files."""

import subprocess
import sys
from pathlib import Path

from tests.sources import ROOT


def sealed_records(folder: Path, matches: int) -> list[Path]:
    """So many matches of computer players under Web Classic, written into the folder."""
    series = ["--rules", "web", "--seats", "normal,easy,hard,normal", "--seed", "5", "--games", str(matches)]
    command = [sys.executable, "main.py", "simulate", *series, "--sealed", "--out", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return sorted(folder.glob("*.jsonl"))
