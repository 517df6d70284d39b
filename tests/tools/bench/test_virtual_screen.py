"""What programs on a screen of their own take."""

import os
import subprocess
import sys

import pytest

from tools.bench.virtual_screen import memory_of_family


@pytest.mark.skipif(sys.platform != "linux", reason="Linux alone tells")
def test_memory_counts_what_a_program_has_started() -> None:
    """Given a child that holds 50 MB, this process's family takes that much more."""
    alone = memory_of_family(os.getpid())
    command = [sys.executable, "-c", "held = b'x' * 50_000_000; print('ready', flush=True); input()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        together = memory_of_family(os.getpid())
        child.communicate(b"\n")
    assert together > alone + 45
    assert memory_of_family(os.getpid()) < alone + 45
