"""Whether memory stays flat: whole matches in one window, one after the other, as fast as they can be drawn.

`python -m tools.bench.endurance --matches 50 --every 5` uses SDL's dummy driver by default: then the window's picture
counts fully (8 MB at 1920 x 1080), while under X it is shared with the server.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, to_builtins

from tools.bench.virtual_screen import memory_of_family

if TYPE_CHECKING:
    from saves.records.lines import GameLine

FOR_EVER = 1e9
"""Seconds."""


class Mark(Struct, frozen=True):
    """The memory of all the game's processes after this many matches."""

    matches: int
    memory_mb: float
    seconds: float


class NoRest:
    """Replaces the clock that paces the loop, and never waits."""

    def tick(self, frames: float = 0) -> int:
        """Continue at once."""
        return 0


class Enough(Exception):
    """The requested matches have been played."""


def as_fast_as_possible() -> None:
    """No sound, no waiting for the next frame, and the dummy screen unless another is set, for the rest of this
    process.
    """
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    pygame.time.Clock = NoRest  # type: ignore[misc,assignment]  # the loop makes its own


def play_on(matches: int, every: int, size: tuple[int, int], home: Path) -> Iterator[Mark]:
    """Play `matches` matches in one window, and measure after each `every` of them."""
    # the worker also imports this file, and must stay as small as in the game
    from game.cli.game_window import new_header
    from game.play.seats import table_plan
    from game.rules.presets import preset
    from game.ui.system.launch import WindowPlan, run_demo

    rules, marks, begun = preset("web"), list[Mark](), time.monotonic()
    plan = table_plan(rules, None, None)

    def header(number: int) -> "GameLine":
        if number and number % every == 0:
            spent = time.monotonic() - begun
            marks.append(Mark(number, round(memory_of_family(os.getpid()), 1), round(spent, 1)))
            print(f"after {number} matches {marks[-1].memory_mb} MB, {spent:.0f} s", file=sys.stderr, flush=True)
        if number >= matches:
            raise Enough
        return new_header(rules, plan, f"endurance {number}")

    window = WindowPlan(data=home, size=size, speed="off")
    as_fast_as_possible()
    try:
        run_demo(window, header, FOR_EVER)
    except Enough:
        yield from marks


def main() -> None:
    """Measures, and prints what was measured as JSON."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.endurance", description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--size", default="1920x1080")
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    with tempfile.TemporaryDirectory() as home:
        marks = list(play_on(options.matches, options.every, (width, height), Path(home)))
    print(json.dumps(to_builtins(marks)))


if __name__ == "__main__":
    main()
