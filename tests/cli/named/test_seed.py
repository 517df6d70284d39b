"""The seed of a command: what deals the cards."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import run

ROOT = Path(__file__).parents[3]
SECRET = "seventeen-herons"


def simulated(*options: str, seats: str = "easy,easy,easy,easy", said: str | None = None) -> dict[str, object]:
    """What `simulate` in a process of its own has to say of a game."""
    command = [sys.executable, "main.py", "simulate", "--rules", "web", "--games", "2", "--json", *options]
    done = subprocess.run(
        [*command, "--seats", seats], cwd=ROOT, input=said, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    return told


def test_a_seed_from_the_input_is_the_seed() -> None:
    """Given --seed - and a line on the input, the games are those of that seed; another line, other games."""
    typed = simulated("--seed", SECRET)
    assert simulated("--seed", "-", said=f"{SECRET}\n")["mean_totals"] == typed["mean_totals"]
    assert simulated("--seed", "-", said="another\n")["mean_totals"] != typed["mean_totals"]


@pytest.mark.parametrize("seed", ["a\x1bb", "s" * 1000])
def test_a_seed_that_is_no_plain_text_is_one_sentence(capsys: pytest.CaptureFixture[str], seed: str) -> None:
    """Given a seed with a control sign or without end, one sentence says so."""
    said = run(capsys, "simulate", "--rules", "web", "--games", "1", "--seed", seed)
    assert said.code == 2
    assert said.sentence.startswith("The seed has ")


def test_no_seed_on_the_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given --seed - and an input that is closed, one sentence says what was missing."""
    monkeypatch.setattr(sys, "stdin", None)
    said = run(capsys, "simulate", "--rules", "web", "--games", "1", "--seed", "-")
    assert (said.code, said.out) == (2, "")
    assert said.sentence == "--seed - reads the seed from standard input, but nothing came."
