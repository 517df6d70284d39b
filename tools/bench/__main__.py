"""`python -m tools.bench`: everything that should be fast or small, as one table.

`--packaged FOLDER` also measures the folder that PyInstaller built, `--write` puts the table into RESULTS.md.
"""

import argparse
import json
import os
import platform
import shlex
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from game.ai.roster import player_of
from game.analysis.chance.luck import OTHER_DRAWS
from saves.records.replay import replay_file
from tools import ROOT
from tools.bench.engine_speed import RandomCandidates, candidate_times, engine_rate, match_rate
from tools.bench.luck_check import Question, plain_series, rounds_of
from tools.bench.virtual_screen import AS_A_PERSON_HAS_IT, screen, sit, until_it_answers

RESULTS = Path(__file__).with_name("RESULTS.md")
MAIN = (sys.executable, str(ROOT / "main.py"))


class Measurement(Struct, frozen=True):
    """One line of the table."""

    what: str
    ours: str
    wanted: str = ""


class Choices(argparse.Namespace):
    """What was asked for."""

    runs: int
    packaged: Path | None
    only: str | None
    write: bool


def starts(choices: Choices) -> Iterator[Measurement]:
    """From the start of the process to the first picture, and until a table answers."""
    ours: dict[str, Sequence[str]] = {"from source": MAIN}
    if choices.packaged is not None:
        ours["packaged"] = (str(choices.packaged / "HandAndFoot"),)
    for name, command in ours.items():
        titles, tables = list[float](), list[float]()
        with tempfile.TemporaryDirectory() as home:
            for number in range(choices.runs + 1):
                title = sit(command, 0.2, 0, Path(home)).painted
                table = until_it_answers([*_console(command), "play", "--rules", "web", "--seed", "1"], Path(home))
                if number:  # the first run only warms the caches
                    titles.append(title)
                    tables.append(table)
        yield Measurement(f"title painted, {name}", f"{statistics.median(titles):.3f} s")
        yield Measurement(f"table answers, {name}", f"{statistics.median(tables):.3f} s", "1 s or less")


def _console(command: Sequence[str]) -> Sequence[str]:
    """The program in the same folder that takes commands."""
    first = Path(command[0])
    return (str(first.with_name("handfoot")),) if first.name == "HandAndFoot" else command


def small_commands(choices: Choices) -> Iterator[Measurement]:
    """`--help` as a whole process."""
    seconds = statistics.median(_seconds([*MAIN, "--help"]) for _ in range(11))
    yield Measurement("`main.py --help`", f"{1000 * seconds:.0f} ms", "120 ms or less")


def _seconds(command: Sequence[str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, env=_as_a_person_has_it(), check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def _as_a_person_has_it() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in AS_A_PERSON_HAS_IT}


def _told(command: Sequence[str], **environ: str) -> Any:
    """The JSON output of another process; its other output is passed through."""
    done = subprocess.run(
        command, cwd=ROOT, env=_as_a_person_has_it() | environ, check=False, stdout=subprocess.PIPE, text=True
    )
    return json.loads(done.stdout.splitlines()[-1])  # the exit code may signal a missed target too


def _told_in_a_window(command: Sequence[str]) -> Any:
    with tempfile.TemporaryDirectory() as home, screen(Path(home)) as (display, _):
        driver = {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "x11"}
        return _told([*command, *(["--data-dir", home] if command[1] == MAIN[1] else [])], **driver)


def frames(choices: Choices) -> Iterator[Measurement]:
    """How long frames take while computer players play, in a real window, with the worker busy."""
    told = _told_in_a_window([*MAIN, "demo", "--seconds", "20", "--busy", "--json", "--size", "1920x1080"])
    for key, name in (("own_ms", "a frame, what the game computes"), ("frame_ms", "a frame, by the clock on the wall")):
        times = told[key]
        measured = f"median {times['p50']} ms, 99 % {times['p99']} ms, most {times['max']} ms"
        yield Measurement(f"{name}, 1920x1080, worker busy", measured, "99 % under 8 ms")
    yield Measurement("frames of more than 20 ms, worker busy", f"{told['late']} of {told['frames']}", "none of 300")
    yield Measurement("memory after that, with the worker", f"{told['memory_mb']} MB", "110 MB or less")


def rest(choices: Choices) -> Iterator[Measurement]:
    """What the title and a table use while nothing happens."""
    table = [*MAIN, "play", "--rules", "web", "--seed", "1", "--speed", "off"]
    for name, command in (("title", MAIN), ("table", table)):
        with tempfile.TemporaryDirectory() as home:
            sitting = sit(command, 6.0, 15.0, Path(home))
        yield Measurement(f"memory at rest, {name}, with the worker", f"{sitting.memory_mb:.0f} MB", "110 MB or less")
        yield Measurement(f"CPU at rest, {name}", f"{sitting.idle_cpu:.2f} %", "0.5 % or less")


def engine(choices: Choices) -> Iterator[Measurement]:
    """Moves checked, applied and encoded per second; candidates; whole matches."""
    rate = statistics.median(engine_rate(1.0) for _ in range(choices.runs))
    yield Measurement("engine, moves a second", f"{rate:,.0f}")
    times = candidate_times()
    yield Measurement("`candidates`, 15 cards", f"median {statistics.median(times):.3f} ms", "0.3 ms or less")
    yield Measurement("random matches a second", f"{match_rate(4.0, RandomCandidates(5)):.1f}", "5")
    yield Measurement("matches of `normal` a second", f"{match_rate(4.0, player_of('normal')):.1f}", "20")


def records(choices: Choices) -> Iterator[Measurement]:
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
    yield Measurement("10,000 moves read and verified", f"{seconds / moves * 10_000:.2f} s")


def luck(choices: Choices) -> Iterator[Measurement]:
    """The CPU time for computing the luck of a match."""
    seconds = [rounds_of(Question(plain_series("web"), OTHER_DRAWS, range(n, n + 1)))[1] for n in range(1, 7)]
    yield Measurement("luck of a match of four rounds", f"{statistics.median(seconds):.2f} s of CPU", "0.4 s or less")


def size(choices: Choices) -> Iterator[Measurement]:
    """The folder for people without Python."""
    if choices.packaged is not None:
        from tools.release.bundle import megabytes

        yield Measurement("packaged folder", f"{megabytes(choices.packaged):.1f} MB", "60 MB or less")


PARTS: tuple[Callable[[Choices], Iterator[Measurement]], ...] = (
    starts, small_commands, frames, rest, engine, records, luck, size,
)  # fmt: skip


def lines(rows: Sequence[Measurement]) -> Iterator[str]:
    """The table in Markdown."""
    yield "| what | measured | wanted |"
    yield "|---|---|---|"
    yield from (f"| {row.what} | {row.ours} | {row.wanted} |" for row in rows)


def with_table(page: str, measured: str) -> str:
    """The page with another first table; its other chapters stay.

    >>> with_table("# What was measured\\n\\nold\\n\\n## Players\\n", "new\\n")
    '# What was measured\\n\\nnew\\n\\n## Players\\n'
    """
    _, heading, others = page.partition("\n## ")
    return f"# What was measured\n\n{measured}{heading}{others}"


def commit() -> str:
    """The short name of the commit that is measured."""
    return subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True).strip()


def main() -> int:
    """Prints the table; 0 if everything could be measured."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--packaged", type=Path, metavar="FOLDER")
    parser.add_argument("--only", metavar="PARTS", help=f"some of {', '.join(part.__name__ for part in PARTS)}")
    parser.add_argument("--write", action="store_true")
    choices = parser.parse_args(namespace=Choices())
    if shutil.which("Xvfb") is None:
        print("Xvfb is needed for the windows.", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))  # also ends what it has started
    load = os.getloadavg()[0]
    rows: list[Measurement] = []
    for part in PARTS:
        if choices.only is not None and part.__name__ not in choices.only.split(","):
            continue
        for row in part(choices):
            rows.append(row)
            print(f"{row.what}: {row.ours}", file=sys.stderr, flush=True)
    table = "\n".join(lines(rows))
    print(table)
    if choices.write:
        command = shlex.join(
            ["python", "-m", "tools.bench", *("FOLDER" if "/" in word else word for word in sys.argv[1:])]
        )
        about = (
            f"{commit()}, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, `{command}`, Python {platform.python_version()}, "
            f"{os.cpu_count()} cores, load {load:.1f} when it began, {os.getloadavg()[0]:.1f} when it ended"
        )
        busy = load > (os.cpu_count() or 1)
        caution = (
            "\nOther programs kept the machine busy: seconds by the clock on the wall are too long.\n" if busy else ""
        )
        page = RESULTS.read_text(encoding="utf-8")
        RESULTS.write_text(with_table(page, f"{about}\n{caution}\n{table}\n"), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
