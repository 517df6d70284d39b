"""How processes end."""

import signal
import subprocess
import sys
from typing import Final

import pytest

ASKED_WHILE_FORKING: Final = """
import os, signal, sys
from game.play.processes.endings import end_gently
from game.play.processes.process_group import ProcessGroup
signal.signal(signal.SIGTERM, end_gently)
os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), signal.SIGTERM))
ProcessGroup(f"{sys.executable} -c pass")
print("went on")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only there a bot is started by a fork that runs Python")
def test_a_process_asked_to_end_while_it_starts_a_program_ends() -> None:
    """What is raised inside a fork's hooks is printed and forgotten: a worker went on with its bots."""
    run = subprocess.run([sys.executable, "-c", ASKED_WHILE_FORKING], capture_output=True, text=True, timeout=30)
    assert (run.returncode, run.stdout, run.stderr) == (128 + signal.SIGTERM, "", "")
