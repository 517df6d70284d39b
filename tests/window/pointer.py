"""A real window under Xvfb, a real pointer by xdotool, and what `--targets` says about the screen.

Everything here is for tests and for `python -m tests.window.play_match`; nothing of the game is imported but its words
for targets.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

from tests.window.window_player import Point, Sight, sight_of

ROOT = Path(__file__).resolve().parents[2]
FROM_SOURCE = (sys.executable, "main.py")
"""How the program is started in the checkout."""
SLOW = 60.0
"""Seconds after which nothing more is expected to happen."""


def missing_tools() -> str:
    """Which of the programs needed are not here, "" if all are."""
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    return f"not installed: {', '.join(missing)}" if missing else ""


class Screen:
    """An X server of its own, without a window manager."""

    def __init__(self, size: tuple[int, int] = (1280, 720), folder: Path | None = None) -> None:
        """With a `folder` the server keeps its picture there, for looking at."""
        reading, writing = os.pipe()
        command = [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            f"{size[0]}x{size[1]}x24",
            "-nolisten",
            "tcp",
            "-noreset",
        ]
        if folder is not None:
            command += ["-fbdir", str(folder)]
        self.size = size
        self._server = subprocess.Popen(
            command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.display = f":{number}"

    def close(self) -> None:
        """Ends the server."""
        self._server.terminate()
        self._server.wait()

    def __enter__(self) -> Self:
        """The screen; leaving ends it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Ends the server."""
        self.close()


class Pointer:
    """The mouse and the keyboard of a screen. The window lies at its corner."""

    def __init__(self, screen: Screen) -> None:
        self._environ = {**os.environ, "DISPLAY": screen.display}

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environ, check=True, stdout=subprocess.DEVNULL)

    def click(self, at: Point) -> None:
        """Press and release."""
        self._do("mousemove", *map(str, at), "sleep", "0.02", "mousedown", "1", "sleep", "0.02", "mouseup", "1")

    def drag(self, start: Point, end: Point) -> None:
        """Press, move in a few steps, release."""
        steps: list[str] = []
        for n in range(1, 6):
            x = start[0] + (end[0] - start[0]) * n // 5
            y = start[1] + (end[1] - start[1]) * n // 5
            steps += ["mousemove", str(x), str(y), "sleep", "0.02"]
        self._do("mousemove", *map(str, start), "sleep", "0.02", "mousedown", "1", "sleep", "0.02", *steps)
        self._do("sleep", "0.03", "mouseup", "1")

    def hold(self, at: Point, seconds: float) -> None:
        """Press, wait, release."""
        self._do("mousemove", *map(str, at), "mousedown", "1", "sleep", str(seconds), "mouseup", "1")

    def key(self, name: str) -> None:
        """Press a key."""
        self._do("key", name)


class Game:
    """The program in its window; killed when left."""

    def __init__(
        self,
        screen: Screen,
        targets: Path,
        arguments: Sequence[str],
        program: Sequence[str] = FROM_SOURCE,
        environ: Mapping[str, str] = os.environ,
    ) -> None:
        """`arguments` follow the `program`; `--targets` and `--size` are added."""
        targets.unlink(missing_ok=True)
        self._targets = targets
        environ = {**environ, "DISPLAY": screen.display, "SDL_AUDIODRIVER": "dummy", "SDL_VIDEO_WINDOW_POS": "0,0"}
        environ.pop("SDL_VIDEODRIVER", None)
        size = f"{screen.size[0]}x{screen.size[1]}"
        command = [*program, *arguments, "--targets", str(targets), "--size", size]
        self.process = subprocess.Popen(command, cwd=ROOT, env=environ, stderr=subprocess.PIPE, text=True)

    def kill(self) -> None:
        """As a power cut would: at once."""
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> Self:
        """The game; leaving kills it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Kills it."""
        self.kill()

    def look(self) -> Sight | None:
        """What is on screen, None before the first frame."""
        try:
            return sight_of(json.loads(self._targets.read_bytes()))
        except FileNotFoundError:
            return None

    def settled(self, after: int = -1, seconds: float = SLOW) -> Sight:
        """The first reading later than `after` in which nothing moves.

        Raises RuntimeError if the program ends, TimeoutError if nothing of the kind is seen in time.
        """
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.process.poll() is not None:
                said = self.process.stderr.read() if self.process.stderr else ""
                raise RuntimeError(f"the program ended with {self.process.returncode}: {said}")
            sight = self.look()
            if sight is not None and sight.seq > after and not sight.busy:
                return sight
            time.sleep(0.01)
        raise TimeoutError(f"nothing settled within {seconds} s")

    def until(self, is_there: Callable[[Sight], bool]) -> Sight:
        """The first reading in which it is there and nothing moves. Raises as `settled` does."""
        end = time.monotonic() + SLOW
        while not is_there(sight := self.settled()):
            if time.monotonic() > end:
                raise TimeoutError(sight)
            time.sleep(0.02)
        return sight
