"""`python -m tests.monkey [--events N] [--seed S]`: the monkey at full length, 100,000 events."""

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.monkey.monkey import Monkey, Tally

FULL_LENGTH = 100_000
MOST_GROWTH = 60.0
"""Megabytes between the first fifth of the events and the last."""


def tell(tally: Tally) -> None:
    """A line for every thousand events."""
    print(f"{tally.events} events, {tally.starts} starts, {tally.memory[-1]:.0f} MB, {dict(tally.scenes)}", flush=True)


def main() -> int:
    """0 when nothing went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=FULL_LENGTH)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ["HOME"] = folder  # where copies are offered to be saved
        monkey = Monkey(Path(folder), options.seed)
        try:
            monkey.play(options.events, tell)
            monkey.close()
        except Exception:
            traceback.print_exc()
            print(f"after {monkey.tally.events} events: {monkey.last_things()}", file=sys.stderr)
            return 1
    memory = monkey.tally.memory
    grown = max(memory[-3:]) - max(memory[: max(1, len(memory) // 5)]) if memory else 0.0
    print(f"no exception, no dead end; memory grew by {grown:.0f} MB; {time.monotonic() - begun:.0f} s")
    return 0 if grown <= MOST_GROWTH else 1


if __name__ == "__main__":
    raise SystemExit(main())
