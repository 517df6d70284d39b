"""Programs on a screen of their own: when their first picture appears, and what they use at rest. Linux with Xvfb.

The X server keeps its picture in a file (`-fbdir`), so watching it costs the measured program nothing.
"""

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct

SIZE: Final = (1920, 1080)
AS_A_PERSON_HAS_IT: Final = ("PYTHONDONTWRITEBYTECODE", "PYTHONOPTIMIZE", "PYTHONPROFILEIMPORTTIME")
"""Removed from the environment: without compiled files every start would compile the whole game."""
PATIENCE: Final = 60.0
_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_ROWS: Final = 40
_COLOURS: Final = 8
_ONE_COLOUR: Final = 0.98
"""If one colour has more than this share of the samples there is no picture yet."""


class Sitting(Struct, frozen=True):
    """What was measured of one run."""

    painted: float
    """Seconds from the start of the process until the screen shows a picture."""
    memory_mb: float
    """Proportional set size of all its processes, a while later."""
    idle_cpu: float
    """Percent of one core, at rest."""


class Nothing(Exception):
    """No picture ever appeared; the message names the program."""


class Glass:
    """The picture of an X server."""

    def __init__(self, file: Path) -> None:
        with file.open("rb") as opened:
            self._data = mmap.mmap(opened.fileno(), 0, prot=mmap.PROT_READ)
        words = struct.unpack(">20I", self._data[:80])
        self._height, self._stride = words[5], words[12]
        self._begin = words[0] + 12 * words[19]

    @property
    def is_painted(self) -> bool:
        """Whether it shows a picture rather than one colour."""
        step = self._height // _ROWS
        colours: Counter[int] = Counter()
        for row in range(step // 2, self._height, step):
            at = self._begin + row * self._stride
            colours.update(memoryview(self._data[at : at + self._stride]).cast("I")[::13])
        return len(colours) >= _COLOURS and max(colours.values()) < _ONE_COLOUR * colours.total()


@contextmanager
def screen(folder: Path) -> Iterator[tuple[str, Glass]]:
    """An X server without a window manager: its display, and its picture."""
    reading, writing = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-fbdir", str(folder)]
    server = subprocess.Popen(
        [*command, "-noreset"], pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            display = pipe.readline().strip()
        yield f":{display}", Glass(folder / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait()


class Started(Struct, frozen=True):
    """A program that has just been started on a screen of its own."""

    program: "subprocess.Popen[bytes]"
    begun: float
    """By the monotonic clock."""
    glass: Glass
    environ: dict[str, str]

    @property
    def since(self) -> float:
        """Seconds since its start."""
        return time.monotonic() - self.begun

    def wait_until(self, is_so: Callable[[], bool]) -> float:
        """Seconds from its start until the condition holds. Raises Nothing if it ends before, or takes too long."""
        while not is_so():
            self.must_live()
            if self.since > PATIENCE:
                raise Nothing(f"{self.program.args!r} takes too long")
            time.sleep(0.002)
        return self.since

    def must_live(self) -> None:
        """Raise Nothing if it has ended."""
        if self.program.poll() is not None:
            raise Nothing(f"{self.program.args!r} has ended by itself")


@contextmanager
def started(command: Sequence[str], home: Path) -> Iterator[Started]:
    """Start a program with its files and caches in `home`, and a session bus if available; ends it on exit."""
    with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as (display, glass), _bus() as bus:
        dirs = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ("CONFIG", "CACHE", "DATA")}
        own = {"HOME": str(home), "XDG_RUNTIME_DIR": folder, "DISPLAY": display, "NO_AT_BRIDGE": "1"}
        environ = {**os.environ, **dirs, **own, **bus, "SDL_AUDIODRIVER": "dummy"}
        for name in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "QT_QPA_PLATFORM", *AS_A_PERSON_HAS_IT):
            environ.pop(name, None)
        begun = time.monotonic()
        program = subprocess.Popen(
            command, env=environ, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            yield Started(program, begun, glass, environ)
        finally:
            for pid in reversed(_family(program.pid)):
                _end(pid)
            program.wait()


@contextmanager
def _bus() -> Iterator[dict[str, str]]:
    """A session bus, which KDE programs wait for; started before the program."""
    daemon = shutil.which("dbus-daemon")
    if daemon is None:
        yield {}
        return
    command = [daemon, "--session", "--nofork", "--print-address=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as bus:
        try:
            assert bus.stdout is not None
            yield {"DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}
        finally:
            bus.terminate()


def sit(command: Sequence[str], rest: float, idle: float, home: Path) -> Sitting:
    """Start a program, wait for its picture and `rest` seconds, and watch it for `idle` seconds. Raises Nothing."""
    with started(command, home) as here:
        painted = here.wait_until(lambda: here.glass.is_painted)
        time.sleep(rest)
        pids = _family(here.program.pid)
        memory, spent, watched = memory_of_family(here.program.pid), sum(map(_cpu, pids)), time.monotonic()
        time.sleep(idle)
        cpu = (sum(map(_cpu, pids)) - spent) / (time.monotonic() - watched) if idle else 0.0
        here.must_live()
        return Sitting(painted, memory, 100 * cpu)


def until_it_answers(command: Sequence[str], home: Path) -> float:
    """Seconds from the start of a game at a table until it has reacted to a key (F1 shows the keys).

    `command` must allow `--targets` at its end; xdotool presses the key, and its own start counts too.
    """
    told = home / "targets.json"
    told.unlink(missing_ok=True)

    def is_at(scene: str) -> bool:
        return told.exists() and f'"scene":"{scene}"'.encode() in told.read_bytes()

    with started([*command, "--targets", str(told)], home) as here:
        here.wait_until(lambda: here.glass.is_painted and is_at("table"))
        subprocess.run(["xdotool", "key", "F1"], env=here.environ, check=True)
        return here.wait_until(lambda: is_at("keys"))


def memory_of_family(pid: int) -> float:
    """Megabytes used by a process and everything it has started, with shared memory counted proportionally."""
    return sum(map(_memory, _family(pid)))


def _end(pid: int) -> None:
    try:
        os.kill(pid, 9)
    except ProcessLookupError:
        return


def _family(pid: int) -> list[int]:
    """A process and everything it has started."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        fields = _fields(stat)
        if fields:
            children.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found


def _fields(stat: Path) -> list[str]:
    """The fields after the name in a process's stat file; [] if it has ended."""
    try:
        return stat.read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _cpu(pid: int) -> float:
    fields = _fields(Path(f"/proc/{pid}/stat"))
    return (int(fields[11]) + int(fields[12])) / _TICKS if fields else 0.0


def _memory(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
