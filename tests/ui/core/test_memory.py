"""Memory of dropped pictures goes back to the system where the C library can be told to."""

import subprocess
import sys

import pytest

from game.ui.core.memory import give_back_pictures

ALONE = """
import sys
from pygame import Surface
from game.ui.core.memory import give_back_pictures

def resident():
    return int(open("/proc/self/statm").read().split()[1])

if not give_back_pictures():
    sys.exit("another C library")
giant = Surface((2000, 2000), 0, 32)
giant = None  # dropping it is what makes glibc keep the rest
before = resident()
pictures = [Surface((200, 200), 0, 32) for _ in range(200)]
for picture in pictures:
    picture.fill("red")
full = resident() - before
pictures, picture = pictures[::2], None
print((resident() - before) / full)
"""
"""A process of its own: in this one there may be holes that pictures fit into."""


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_left_alone(platform: str) -> None:
    """Their C libraries know no such choice."""
    assert not give_back_pictures(platform)


@pytest.mark.skipif(sys.platform != "linux", reason="glibc alone needs it")
def test_dropped_pictures_go_back_though_later_ones_stay() -> None:
    """Given pictures of which every second one is dropped, about half of their memory is the system's again."""
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    if "another C library" in done.stderr:
        pytest.skip(done.stderr)
    assert float(done.stdout.splitlines()[-1]) < 0.7
