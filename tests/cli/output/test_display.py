"""Without a display there is one sentence and exit code 2, before anything slow happens."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli.arguments import CommandError
from game.cli.game_window import choose_screen

ROOT = Path(__file__).parents[3]
MATCH = ROOT / "tests" / "examples" / "match-web-4.handfoot.jsonl"


@pytest.mark.parametrize(
    ("environ", "platform", "driver"),
    [
        ({"DISPLAY": ":0"}, "linux", "x11"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "linux", "x11"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", "wayland"),
        ({"SDL_VIDEODRIVER": "dummy"}, "linux", "dummy"),
        ({"SDL_VIDEODRIVER": "wayland", "DISPLAY": ":0"}, "linux", "wayland"),
        ({}, "win32", None),
        ({}, "darwin", None),
    ],
)
def test_the_driver_is_one_that_shows_a_window(environ: dict[str, str], platform: str, driver: str | None) -> None:
    choose_screen(environ, platform)
    assert environ.get("SDL_VIDEODRIVER") == driver


@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}])
def test_no_display_is_one_sentence(environ: dict[str, str]) -> None:
    with pytest.raises(CommandError, match=r"no display .*\.$") as caught:
        choose_screen(environ, "linux")
    assert caught.value.code == 2


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
@pytest.mark.parametrize(
    ("arguments", "display"),
    [
        ([], None),
        (["play"], ":4242"),
        pytest.param(["demo"], None, marks=pytest.mark.slow),
        pytest.param(["replay", str(MATCH)], ":4242", marks=pytest.mark.slow),
    ],
)
def test_every_window_command_without_a_display(arguments: list[str], display: str | None) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environ = {key: value for key, value in os.environ.items() if key not in hidden}
    if display is not None:
        environ["DISPLAY"] = display
    done = subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(".\n")
    assert done.stderr.count("\n") == 1
