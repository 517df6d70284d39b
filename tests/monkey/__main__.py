"""`python -m tests.monkey [--events N] [--seed S]`: the monkey at full length, 100,000 events."""

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import median

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.monkey.legs import WAYS
from tests.monkey.monkey import Monkey, Tally
from tests.monkey.pen import PromptDisk

FULL_LENGTH = 100_000
MOST_GROWTH = 60.0
"""Megabytes that the last thousands of events may need more than the first ones did."""
MOST_CREEP = 0.4
"""Megabytes by which memory may grow with each thousand events, on and on: what is never given back."""
LEAST_SHARE = 0.25
"""Of the events that a screen would have if all had the same: whoever has fewer was not looked at."""
SURE = 3.0
"""Standard deviations from which on a growth is no chance any more."""
ENOUGH = 10_000
"""Events from which on shares and ways out are asked for."""


def tell(tally: Tally) -> None:
    """A line for every thousand events."""
    print(f"{tally.events} events, {tally.starts} starts, {tally.memory[-1]:.0f} MB", flush=True)


def missed(tally: Tally) -> list[str]:
    """The screens that were not tried enough, and the ways out of them that were never found."""
    least = LEAST_SHARE * tally.events / len(WAYS)
    few = [f"{screen}: {tally.screens[screen]} events" for screen in WAYS if tally.screens[screen] < least]
    ways = [(screen, way) for screen in WAYS if screen != "title" for way in ("mouse", "keys")]
    return [*few, *(f"{screen}: no way out by {way}" for screen, way in ways if not tally.ways_out[screen, way])]


def grown(memory: Sequence[float]) -> float:
    """Megabytes by which the end of a run, with what it holds at least, lies above its beginning."""
    return min(memory[-3:]) - max(memory[: max(1, len(memory) // 5)]) if memory else 0.0


def creep(memory: Sequence[float]) -> float:
    """Megabytes a thousand events by which memory grows on and on, from the second fifth on, as caches fill at first;
    0 where that may be chance.

    It is what half of all pairs of measurements grow by (Theil and Sen), if far more pairs grow than shrink (Mann and
    Kendall): windows of many sizes make single measurements jump by thirty megabytes.
    """
    later = memory[len(memory) // 5 :]
    count = len(later)
    pairs = list(combinations(enumerate(later), 2))
    more = sum((b > a) - (b < a) for (_, a), (_, b) in pairs)
    if more <= SURE * sqrt(count * (count - 1) * (2 * count + 5) / 18):
        return 0.0
    return median((b - a) / (n - m) for (m, a), (n, b) in pairs)


def leaks(memory: Sequence[float]) -> list[str]:
    """What is wrong with the memory that a run needed, in megabytes every thousand events."""
    found = []
    if grown(memory) > MOST_GROWTH:
        found.append(f"memory grew by {grown(memory):.0f} MB")
    if creep(memory) > MOST_CREEP:
        found.append(f"memory grows by {creep(memory):.1f} MB with every thousand events")
    return found


def told_by_screen(tally: Tally) -> str:
    """How many things were done on each screen, and how often a way out of it was found by mouse and by keys."""
    out = tally.ways_out
    return ", ".join(
        f"{screen} {count} ({out[screen, 'mouse']}/{out[screen, 'keys']})"
        for screen, count in sorted(tally.screens.items(), key=lambda item: -item[1])
    )


def main() -> int:
    """0 when nothing went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=FULL_LENGTH)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, PromptDisk():
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
    tally = monkey.tally
    memory = tally.memory
    print(f"by screen (ways out by mouse/by keys): {told_by_screen(tally)}")
    lacking = missed(tally) if tally.events >= ENOUGH else []
    if lacking:
        print(f"not tried enough: {'; '.join(lacking)}", file=sys.stderr)
    leaking = leaks(memory)
    if leaking:
        print(f"{'; '.join(leaking)}: {', '.join(f'{used:.0f}' for used in memory)}", file=sys.stderr)
    print(
        f"{tally.events} events ({tally.posted} posted): no exception, no dead end, {tally.records} records in order; "
        f"memory grew by {grown(memory):.0f} MB, {creep(memory):.2f} MB a thousand events; "
        f"{time.monotonic() - begun:.0f} s"
    )
    return 1 if leaking or lacking else 0


if __name__ == "__main__":
    raise SystemExit(main())
