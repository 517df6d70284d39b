"""The cost of a screen reader in each pass of the loop while computer players play, with and without a listener. Prints
JSON. The platform's own part runs in another thread and is excluded.
"""

import io
import json
import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any

from game.cli.dispatch import main
from game.toolkit.accessibility.bridge import Bridge
from game.toolkit.scene import Scene
from game.ui.system import launch
from game.ui.system.accessibility.screen_reader import ScreenReader

SECONDS = 15


class _Adapter:
    """Accepts every update, like a platform with a listener."""

    def update_if_active(self, make: Callable[[], Any]) -> None:
        """At once."""
        make()

    def update_window_focus_state(self, has_focus: bool) -> None:
        """Ignored."""

    def set_root_window_bounds(self, outer: object, inner: object) -> None:
        """Ignored."""


class ListenedBridge(Bridge):
    """A bridge with a listener from the beginning."""

    def meet(self, window: object) -> None:
        """At once, whatever the desktop says."""
        self._attach(window)

    def _make(self, window: object) -> Any:
        self._notes.append(True)
        return _Adapter()


class TimedReader(ScreenReader):
    """A reader that records the duration of each look, in seconds of this thread."""

    times: list[float]

    def look(self, scene: Scene) -> None:
        """Look, and record how long that took."""
        begun = time.thread_time()
        super().look(scene)
        self.times.append(time.thread_time() - begun)


def measured(bridge: type[Bridge]) -> dict[str, float]:
    """Milliseconds per pass, the number of passes, and the total of the 99th percentile frame."""
    TimedReader.times = []
    vars(launch).update(Bridge=bridge, ScreenReader=TimedReader)
    told = io.StringIO()
    with tempfile.TemporaryDirectory() as home, redirect_stdout(told):
        main(["demo", "--seconds", str(SECONDS), "--size", "1920x1080", "--data-dir", home, "--json"])
    ordered = sorted(1000 * seconds for seconds in TimedReader.times)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)

    frame = json.loads(told.getvalue())["own_ms"]["p99"]
    return {"median": at(0.5), "p99": at(0.99), "most": at(1.0), "passes": len(ordered), "frame": frame}


if __name__ == "__main__":
    ArgumentParser(prog="python -m tools.bench.by_ear", description=__doc__).parse_args()
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sys.stdout.write(json.dumps({"with": measured(ListenedBridge), "without": measured(Bridge)}) + "\n")
