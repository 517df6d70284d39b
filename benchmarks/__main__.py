"""`python -m benchmarks`: everything that should be fast or small, as one table, beside others in the same run.

`--packaged FOLDER` also measures the folder that PyInstaller built, `--peer PYTHON` plays rlcard's gin rummy by turns
with a Python that has it, `--write` puts the table into RESULTS.md. KPat is measured where it is installed.
"""

import argparse
import json
import os
import platform
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from benchmarks.engine_speed import engine_rate, peer_rate
from benchmarks.screen import AS_A_PERSON_HAS_IT, Sitting, screen, sit
from saves.replay import replay_file

ROOT = Path(__file__).resolve().parents[1]
RESULTS = Path(__file__).with_name("RESULTS.md")
MAIN = (sys.executable, str(ROOT / "main.py"))


class Row(Struct, frozen=True):
    """One line of the table."""

    what: str
    ours: str
    wanted: str = ""
    other: str = ""
    ratio: float | None = None


class Choices(argparse.Namespace):
    """What was asked for."""

    runs: int
    packaged: Path | None
    peer: str | None
    write: bool


def starts(choices: Choices) -> Iterator[Row]:
    """From the start of the process to the first picture, KPat by turns with us where it is installed."""
    kpat = shutil.which("kpat") or shutil.which("kpat", path="/usr/games")
    ours: dict[str, Sequence[str]] = {"from source": MAIN}
    if choices.packaged is not None:
        ours["packaged"] = (str(choices.packaged / "HandAndFoot"),)
    for name, command in ours.items():
        pairs: list[tuple[Sitting, Sitting | None]] = []
        for number in range(choices.runs + 1):
            pair = sit(command, 0.2, 0), sit([*_bus(), kpat], 0.2, 0) if kpat else None
            if number:  # the first run only warms the file cache
                pairs.append(pair)
        mine = [one.painted for one, _ in pairs]
        theirs = [other.painted for _, other in pairs if other is not None]
        ratio = statistics.median(a / b for a, b in zip(mine, theirs, strict=True)) if theirs else None
        other = f"KPat {statistics.median(theirs):.3f} s" if theirs else "KPat is not installed"
        yield Row(f"title painted, {name}", f"{statistics.median(mine):.3f} s", "no later than KPat", other, ratio)


def _bus() -> list[str]:
    """KDE programs wait for a session bus where there is none."""
    return ["dbus-run-session", "--"] if shutil.which("dbus-run-session") else []


def small_commands(choices: Choices) -> Iterator[Row]:
    """`--help` as a whole process, beside a Python that does nothing."""
    mine = [_seconds([*MAIN, "--help"]) for _ in range(11)]
    bare = [_seconds([sys.executable, "-c", "pass"]) for _ in range(11)]
    ratio = statistics.median(a / b for a, b in zip(mine, bare, strict=True))
    other = f"python -c pass {1000 * statistics.median(bare):.0f} ms"
    yield Row("`main.py --help`", f"{1000 * statistics.median(mine):.0f} ms", "120 ms or less", other, ratio)


def _seconds(command: Sequence[str]) -> float:
    environ = {name: value for name, value in os.environ.items() if name not in AS_A_PERSON_HAS_IT}
    begun = time.perf_counter()
    subprocess.run(command, env=environ, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def frames(choices: Choices) -> Iterator[Row]:
    """How long frames take while computer players play, in a real window, the worker busy."""
    with tempfile.TemporaryDirectory() as home, screen(Path(home)) as (display, _):
        environ = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "x11"}
        command = [*MAIN, "demo", "--seconds", "20", "--busy", "--json", "--data-dir", home, "--size", "1920x1080"]
        done = subprocess.run(command, env=environ, check=True, capture_output=True, text=True)
    told = json.loads(done.stdout)
    for key, name in (("own_ms", "a frame, what the game computes"), ("frame_ms", "a frame, by the clock on the wall")):
        if key in told:
            times = told[key]
            yield Row(f"{name}, 1920x1080", f"median {times['p50']} ms, 99 % {times['p99']} ms, most {times['max']} ms")
    if "late" in told:
        yield Row("frames of more than 20 ms", f"{told['late']} of {told['frames']}", "1 % or less")


def rest(choices: Choices) -> Iterator[Row]:
    """What the title and a table take while nobody does anything."""
    table = [*MAIN, "play", "--rules", "web", "--speed", "off"]
    for name, command in (("title", MAIN), ("table", table)):
        sitting = sit(command, 6.0, 15.0)
        yield Row(f"memory at rest, {name}", f"{sitting.memory_mb:.0f} MB", "110 MB or less")
        yield Row(f"CPU at rest, {name}", f"{sitting.idle_cpu:.2f} %", "0.5 % or less")


def engine(choices: Choices) -> Iterator[Row]:
    """Moves judged, applied and encoded a second."""
    ours, theirs = [], []
    for _ in range(choices.runs):
        ours.append(engine_rate(1.0))
        if choices.peer:
            theirs.append(peer_rate(1.0, choices.peer))
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True)) if theirs else None
    other = f"rlcard's gin rummy {statistics.median(theirs):,.0f}" if theirs else "rlcard was not asked (--peer)"
    yield Row("engine, moves a second", f"{statistics.median(ours):,.0f}", "", other, ratio)


def records(choices: Choices) -> Iterator[Row]:
    """Reading and strictly replaying ten thousand moves."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*MAIN, "simulate", "--rules", "web", "--games", "16", "--seats", "easy,easy,easy,easy"]
        subprocess.run([*command, "--seed", "1", "--out", folder, "--json"], check=True, stdout=subprocess.DEVNULL)
        moves, seconds = 0, 0.0
        for path in sorted(Path(folder).iterdir()):
            begun = time.perf_counter()
            verdict = replay_file(path)
            seconds += time.perf_counter() - begun
            assert verdict.problem is None, verdict.problem
            moves += path.read_bytes().count(b'"type":"move"')
    yield Row("10,000 moves read and verified", f"{seconds / moves * 10_000:.2f} s", "", f"{moves} moves measured")


def size(choices: Choices) -> Iterator[Row]:
    """The folder for people without Python."""
    if choices.packaged is not None:
        from release.bundle import megabytes

        yield Row("packaged folder", f"{megabytes(choices.packaged):.1f} MB", "60 MB or less")


PARTS: tuple[Callable[[Choices], Iterator[Row]], ...] = (
    starts, small_commands, frames, rest, engine, records, size,
)  # fmt: skip


def lines(rows: Sequence[Row]) -> Iterator[str]:
    """The table in Markdown."""
    yield "| what | measured | wanted | beside it | ratio |"
    yield "|---|---|---|---|---|"
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        yield f"| {row.what} | {row.ours} | {row.wanted} | {row.other} | {ratio} |"


def main() -> int:
    """Prints the table; 0 if everything could be measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--packaged", type=Path, metavar="FOLDER")
    parser.add_argument("--peer", metavar="PYTHON")
    parser.add_argument("--write", action="store_true")
    choices = parser.parse_args(namespace=Choices())
    if shutil.which("Xvfb") is None:
        print("Xvfb is needed for the windows.", file=sys.stderr)
        return 2
    load = os.getloadavg()[0]
    rows: list[Row] = []
    for part in PARTS:
        for row in part(choices):
            rows.append(row)
            print(f"{row.what}: {row.ours}" + (f" ({row.other})" if row.other else ""), file=sys.stderr, flush=True)
    table = "\n".join(lines(rows))
    print(table)
    if choices.write:
        command = shlex.join(
            ["python", "-m", "benchmarks", *("FOLDER" if "/" in word else word for word in sys.argv[1:])]
        )
        about = (
            f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, `{command}`, Python {platform.python_version()}, "
            f"{os.cpu_count()} cores, load {load:.1f} when it began, {os.getloadavg()[0]:.1f} when it ended"
        )
        busy = load > (os.cpu_count() or 1)
        caution = (
            "\nOther programs kept the machine busy: seconds by the clock on the wall are too long.\n" if busy else ""
        )
        RESULTS.write_text(f"# What was measured\n\n{about}\n{caution}\n{table}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
