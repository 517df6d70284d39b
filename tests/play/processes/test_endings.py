"""How processes end."""

import os
import signal
import subprocess
import sys
import threading
from types import SimpleNamespace
from typing import Final

import pytest

from game.play.processes.endings import end_gently, ended_only_afterwards, ending_with

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


def test_a_request_to_end_waits_for_the_fork() -> None:
    """Given a process that ends gently, it does so once its program is forked, each time; a thread, which can't set a
    handler, and a process with a handler of its own are left alone.
    """
    told = list[str]()

    def fork(name: str, asks: bool = True) -> None:
        with ended_only_afterwards():
            if asks:
                signal.raise_signal(signal.SIGTERM)
            told.append(name)

    before = signal.signal(signal.SIGTERM, end_gently)
    try:
        for name in ("first", "second"):
            with pytest.raises(SystemExit, match=str(128 + signal.SIGTERM)):
                fork(name)
        thread = threading.Thread(target=fork, args=("thread", False))
        thread.start()
        thread.join()
        signal.signal(signal.SIGTERM, lambda *_: told.append("own handler"))
        fork("third")
    finally:
        signal.signal(signal.SIGTERM, before)
    assert told == ["first", "second", "thread", "own handler", "third"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
def test_a_process_asks_to_end_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given its parent, the kernel is asked to kill it then; given one that has ended before, it leaves at once. No
    other system is asked.
    """
    told = list[object]()
    monkeypatch.setattr("ctypes.CDLL", lambda _: SimpleNamespace(prctl=lambda *asked: told.append(asked)))
    monkeypatch.setattr(os, "_exit", told.append)
    for parent in (os.getppid(), 0):
        ending_with(parent)()
    monkeypatch.setattr(sys, "platform", "darwin")
    ending_with(0)()
    assert told == [(1, signal.SIGKILL, 0, 0, 0), (1, signal.SIGKILL, 0, 0, 0), 1]
