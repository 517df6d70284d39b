"""Memory of dropped pictures goes back to the system where the C library can be told to."""

import sys
from pathlib import Path

import pytest
from pygame import Surface

from game.ui.heap import give_back_pictures


def resident() -> int:
    """Bytes that this process has in memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_left_alone(platform: str) -> None:
    """Their C libraries know no such choice."""
    assert not give_back_pictures(platform)


@pytest.mark.skipif(sys.platform != "linux", reason="glibc alone needs it")
def test_dropped_pictures_go_back_though_later_ones_stay() -> None:
    """Given pictures of which every second one is dropped, about half of their memory is the system's again."""
    if not give_back_pictures():
        pytest.skip("another C library than glibc")
    giant: Surface | None = Surface((2000, 2000), 0, 32)  # dropping it is what makes glibc keep the rest
    assert giant is not None
    giant = None
    before = resident()
    pictures = [Surface((200, 200), 0, 32) for _ in range(200)]
    for picture in pictures:
        picture.fill("red")
    full = resident() - before
    pictures = pictures[::2]
    assert resident() - before < 0.7 * full
    assert len(pictures) == 100
