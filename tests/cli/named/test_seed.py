"""The seed of a command: what deals the cards, and what no bot can read."""

import json
import os
import shlex
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from game.cli.named.seed import start_again_without_seed
from tests.cli.running import run
from tests.slow import slow_except

ROOT = Path(__file__).parents[3]
TINY = ROOT / "tests" / "play" / "tiny_bots.py"
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


@pytest.mark.skipif(os.name != "posix", reason="only there a process can be replaced")
@pytest.mark.parametrize(
    ("typed", "hidden"),
    [
        ("--seed 7 --seats bot:a,easy", "--seed - --seats bot:a,easy"),
        ("--seats easy,bot-free:a --seed=7", "--seats easy,bot-free:a --seed=-"),
        ("--seed 5 --seed 7 --seats bot:a", "--seed - --seed - --seats bot:a"),
        ("--seed 7 --seats easy,hard", None),
        ("--seats bot:a", None),
        ("--seed - --seats bot:a", None),
        (f"--seed {'7' * 10_000} --seats bot:a", None),
    ],
    ids=count(),
)
def test_a_command_with_bots_starts_again_with_the_seed_in_a_pipe(
    monkeypatch: pytest.MonkeyPatch, typed: str, hidden: str | None
) -> None:
    """The last seed, as it is the one that counts; not without bots or a typed seed, nor with one that is refused."""
    started: list[object] = []

    def to_input(readable: int, number: int) -> None:
        with open(readable, encoding="utf-8") as file:
            started.extend((number, file.read()))

    with monkeypatch.context() as patched:
        patched.setattr(os, "dup2", to_input)
        patched.setattr(os, "execv", lambda program, words: started.append(words))
        patched.setattr(sys, "orig_argv", ["python", "main.py", *typed.split()])
        start_again_without_seed(typed.split())
    assert started == ([] if hidden is None else [0, "7\n", ["python", "main.py", *hidden.split()]])


@pytest.mark.skipif(sys.platform != "linux", reason="only there a program reads about others in files")
@pytest.mark.parametrize("workers", slow_except(["2"], ["2", "1"]))
@pytest.mark.parametrize(
    "typed", slow_except([["--seed", SECRET]], [["--seed", SECRET], [f"--seed={SECRET}"]]), ids=["apart", "joined"]
)
def test_no_bot_can_read_the_seed(tmp_path: Path, typed: list[str], workers: str) -> None:
    """Given a typed seed and bots that read command lines and environments of all who have started them, no line of it
    names the seed, whether the games are played here or by workers; and it deals what it deals without bots.
    """
    seen = tmp_path / "seen"
    seen.mkdir()
    bot = "bot-free:" + shlex.join([sys.executable, str(TINY), "spying", str(tmp_path / "log"), str(seen)])
    told = simulated(*typed, "--workers", workers, seats=f"{bot},easy,easy,easy")
    assert told["faults"] == {"0": 0}
    read = b"".join(path.read_bytes() for path in seen.iterdir())
    assert b"simulate" in read  # it has looked at the command
    assert SECRET.encode() not in read


def test_a_seed_from_the_input_is_the_seed() -> None:
    """Given --seed - and a line on the input, the games are those of that seed; another line, other games."""
    typed = simulated("--seed", SECRET)
    assert simulated("--seed", "-", said=f"{SECRET}\n")["mean_totals"] == typed["mean_totals"]
    assert simulated("--seed", "-", said="another\n")["mean_totals"] != typed["mean_totals"]


@pytest.mark.slow
def test_a_seed_typed_beside_bots_deals_the_same_cards() -> None:
    """Given a seed and a bot that cannot be started, the games are the same however often they are played."""
    seats = "bot:/no/such/program,easy,easy,easy"
    assert simulated("--seed", "5", seats=seats)["mean_totals"] == simulated("--seed", "5", seats=seats)["mean_totals"]


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
