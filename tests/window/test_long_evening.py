"""A clean run writes nothing to stderr."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.pointer import ROOT, Screen, missing_tools

EVENING = (sys.executable, "-W", "always", "-m", "tests.window.long_evening")


def spent(folder: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """An evening with that screen."""
    (folder / "runtime").mkdir(mode=0o700)
    whole = {**os.environ, "SDL_AUDIODRIVER": "dummy", "XDG_RUNTIME_DIR": str(folder / "runtime"), **environ}
    return subprocess.run(
        [*EVENING, str(folder / "data")], cwd=ROOT, env=whole, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.mark.slow
def test_an_evening_without_a_screen_is_quiet(tmp_path: Path) -> None:
    done = spent(tmp_path, SDL_VIDEODRIVER="dummy")
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.endswith("whole\n")


@pytest.mark.slow
@pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())
def test_an_evening_in_a_real_window_is_quiet(tmp_path: Path) -> None:
    with Screen((1366, 768)) as screen:
        done = spent(tmp_path, SDL_VIDEODRIVER="x11", DISPLAY=screen.display, SDL_FRAMEBUFFER_ACCELERATION="0")
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.endswith("whole\n")
