"""Looking back at a match while it is analysed: `python -m tools.bench.look_back_speed`.

The same match is stepped through move by move, sixty per second, first without an analysis and then during one: how
long frames take, how long the analysis takes, and the memory of its processes. Machines differ and may be busy, so the
time to draw a plain picture is measured before, between and after.
"""

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, to_builtins
from msgspec.structs import replace

if TYPE_CHECKING:
    from game.play.results.analysis_process import Analyser
    from saves.records.lines import Line

SIZE: Final = (1920, 1080)
PASS: Final = 1 / 60
WALK: Final = 8.0
"""Seconds of stepping without an analysis."""
MOST: Final = 120.0
"""Maximum seconds of an analysis."""


REDRAWS: Final = 60
"""Pictures of the felt and cards drawn before, between and after."""
CARDS, CARD_WIDTH, REDRAWN_IN = 120, 120, 1.7
"""The number of cards in such a picture, the width of a card in pixels, and the milliseconds it takes on a machine
where a frame may take eight.
"""


class Walk(Struct, frozen=True):
    """Stepping through a match: milliseconds per frame of the game's own work, and wall clock time."""

    frames: int
    median: float
    p99: float
    wall_p99: float


class LookedThrough(Struct, frozen=True):
    """The cost of looking through a match."""

    still: Walk
    analysed: Walk
    decisions: int
    seconds: float
    """From the first picture until the analysis is complete, including the start of the processes."""
    cpu_seconds: float
    """CPU time of the analysis's processes."""
    worker_mb: float | None
    """Total memory of a process, with shared memory counted proportionally."""
    redraw: float
    """Median milliseconds for drawing the felt with its cards while nothing else ran."""


def looked_through(lines: "Sequence[Line]", processes: int, **how: Any) -> LookedThrough:
    """Step through a match twice. The display must exist; under SDL's dummy driver presenting is free."""
    from game.play.results.analysis_process import Analyser, AnalysisState
    from game.toolkit.memory import proportional_mb

    class Resting(Analyser):
        """Finds nothing."""

        def start(self) -> None:
            """There is no process."""

    made: list[Analyser] = []

    def working(*given: Any, **named: Any) -> Analyser:
        made.append(Analyser(*given, **{**named, **how, "processes": processes}))
        return made[-1]

    redraws = redraw_times()
    still = _walk(lines, Resting, lambda seconds: seconds > WALK)
    redraws += redraw_times()
    memory: list[float] = []
    spent = [0.0]
    ended = [MOST]

    def is_over(seconds: float) -> bool:
        workers = made[0]._workers
        pids = [worker.process.pid for worker in workers if worker.process.pid is not None]
        if pids and len(memory) < 20 * seconds / WALK:
            held = proportional_mb(Path("/proc"), pids[:1])
            memory.extend([held] if held is not None else [])
        if pids:
            spent[0] = max(spent[0], sum(map(_cpu_seconds, pids)))
        if made[0].state is AnalysisState.DONE:
            ended[0] = min(ended[0], seconds)
        return seconds > max(WALK, ended[0])

    analysed = _walk(lines, working, is_over)
    redraws += redraw_times()
    return LookedThrough(
        still,
        analysed,
        made[0].whole,
        round(ended[0], 2),
        round(spent[0], 2),
        max(memory, default=None),
        round(statistics.median(redraws), 2),
    )


def redraw_times() -> list[float]:
    """The milliseconds of each of several pictures: the felt, covered with soft-cornered cards."""
    from pygame import Surface

    from game.assets import assets_folder
    from game.cards import FACES
    from game.toolkit.app import App
    from game.toolkit.window import Window
    from game.ui.shared.cards.card_art import card_art
    from game.ui.shared.preferences import Preferences

    app = App(Window(SIZE, "redraw"), assets_folder(), Preferences(sound=False))
    kit, picture = app.kit, Surface(SIZE).convert()
    places = [(n * 97 % (SIZE[0] - CARD_WIDTH), n * 61 % (SIZE[1] - 2 * CARD_WIDTH)) for n in range(CARDS)]
    faces = [card_art(kit).face(FACES[n % len(FACES)], CARD_WIDTH) for n in range(CARDS)]
    times = []
    for _ in range(REDRAWS):
        begun = time.perf_counter()
        kit.ground(picture)
        for face, place in zip(faces, places, strict=True):
            picture.blit(face, place)
        times.append(1000 * (time.perf_counter() - begun))
    app.window.close()
    return times


def _walk(
    lines: "Sequence[Line]", make_analyser: "Callable[..., Analyser]", is_over: "Callable[[float], bool]"
) -> Walk:
    import pygame

    from game.assets import assets_folder
    from game.toolkit.app import App
    from game.toolkit.window import Window
    from game.ui.review.look_back.presenter import LookBack
    from game.ui.review.look_back.running_analysis import RunningAnalysis
    from game.ui.shared.preferences import Preferences
    from game.ui.system.scene_stack import SceneStack
    from game.ui.system.services import Services

    app = App(Window(SIZE, "looking back"), assets_folder(), Preferences(sound=False))
    screens = SceneStack(app)
    analysis = RunningAnalysis(lines, None, time.monotonic, make_analyser)
    services = Services(None, screens, lambda request: None, None, lambda name: None, None)  # type: ignore[arg-type]
    LookBack(services, lines, services.ask, analysis, lambda film: 0, lambda decision, found: None).show()
    for _ in range(3):
        app.step(PASS, pygame.event.get())
    app.frames.forget()
    begun = time.perf_counter()
    passes = 0
    keys = [pygame.K_RIGHT, pygame.K_HOME]
    while not is_over(time.perf_counter() - begun):
        passes += 1
        key = keys[passes % 800 == 0]
        app.step(PASS, [*pygame.event.get(), pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
        time.sleep(max(0.0, begun + passes * PASS - time.perf_counter()))
    times = app.frames.times()
    analysis.close()
    app.window.close()
    return Walk(times.frames, times.own["p50"], times.own["p99"], times.wall["p99"])


def _cpu_seconds(pid: int) -> float:
    """CPU time of a process so far; 0 if unknown."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def with_person(record: Path) -> "tuple[Line, ...]":
    """The lines of a record of computer players, with the first one changed to a person."""
    from saves.records.lines import GameLine
    from saves.records.record import read_record

    header, *others = read_record(record).lines
    assert isinstance(header, GameLine)
    first = replace(header.seats[0], kind="human", level=None)
    return (replace(header, seats=(first, *header.seats[1:])), *others)


def main() -> int:
    """Prints what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", type=Path, nargs="?", default=Path("tests/examples/match-web-4.handfoot.jsonl"))
    parser.add_argument("--processes", type=int, default=2)
    choices = parser.parse_args()
    found = looked_through(with_person(choices.record), choices.processes)
    sys.stdout.write(json.dumps(to_builtins(found)) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
