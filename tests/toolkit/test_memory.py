import subprocess
import sys
from pathlib import Path

import pytest

from game.toolkit.memory import give_back_pictures, proportional_mb

ALONE = """
import sys
from pygame import Surface
from game.toolkit.memory import give_back_pictures

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
    assert not give_back_pictures(platform)


@pytest.mark.skipif(sys.platform != "linux", reason="glibc alone needs it")
def test_dropped_pictures_go_back_though_later_ones_stay() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    if "another C library" in done.stderr:
        pytest.skip(done.stderr)
    assert float(done.stdout.splitlines()[-1]) < 0.7


def test_shares_of_all_processes_are_added(tmp_path: Path) -> None:
    for pid, kilobytes in ((7, 2048), (8, 3584)):
        (tmp_path / str(pid)).mkdir()
        lines = f"00-ff ---p 00000000 00:00 0 [rollup]\nRss:  99999 kB\nPss:  {kilobytes} kB\nPss_Anon: 1 kB\n"
        (tmp_path / str(pid) / "smaps_rollup").write_text(lines)
    assert proportional_mb(tmp_path, (7, 8)) == 5.5


def test_where_it_cannot_be_read_nothing_is_told(tmp_path: Path) -> None:
    assert proportional_mb(tmp_path, (7,)) is None
