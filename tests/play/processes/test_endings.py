"""How processes end."""

import os
import signal
import sys
from types import SimpleNamespace

import pytest

from game.play.processes.endings import ending_with


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
