"""How a program is started and ended on each system; `test_bot_pipes.py` starts real ones."""

import ctypes
import os
import signal
import subprocess
import sys
from ctypes import wintypes
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from game.play.processes import process_group
from game.play.processes.process_group import ProcessGroup
from tests.play.processes.other_systems import as_on


@pytest.mark.parametrize("is_there", [True, False])
@pytest.mark.parametrize(
    ("platform", "is_bound", "command", "begun", "ended"),
    [
        ("linux", False, ["play", "a b"], [os.getpid()], [7, "killed", "waited"]),
        ("linux", True, ["play", "a b"], [os.getpid(), "inside"], [7, "killed", "waited"]),
        ("darwin", False, ["play", "a b"], None, [7, "killed", "waited"]),
        ("win32", False, "play 'a b'", None, ["job", "killed", "waited"]),
    ],
)
def test_how_a_program_begins_and_ends(
    platform: str,
    is_bound: bool,
    command: object,
    begun: list[object] | None,
    ended: list[object],
    is_there: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given a command, only Windows splits it by itself; on Linux the program ends with this one and is confined, if it
    has bounds, before it begins. Its group is ended, or on Windows its job, then itself, once, whoever has gone before.
    """
    told, asked = list[object](), dict[str, Any]()

    def popen(command: object, **options: object) -> Mock:
        asked.update(options, command=command)
        return Mock(pid=7, kill=lambda: told.append("killed"), wait=lambda: told.append("waited"))

    def kill_group(group: int, number: signal.Signals) -> None:
        assert number is signal.SIGKILL
        told.append(group)
        if not is_there:
            raise ProcessLookupError

    bounds: Any = SimpleNamespace(environment={"TMPDIR": "own"}, step_inside=lambda: lambda: told.append("inside"))
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(subprocess, "Popen", popen)
    monkeypatch.setattr(process_group, "ending_with", lambda us: lambda: told.append(us))
    monkeypatch.setattr(process_group, "job_with", lambda handle: "job")
    monkeypatch.setattr(process_group, "end_job", told.append)
    monkeypatch.setattr(os, "killpg", kill_group, raising=False)
    group = ProcessGroup("play 'a b'", bounds if is_bound else None)
    begin = asked.pop("preexec_fn")
    if begun is None:
        assert begin is None
    else:
        begin()
        assert told == begun
    told.clear()
    group.end()
    group.end()
    assert told == ended
    assert (asked.pop("command"), asked.pop("env")) == (command, {"TMPDIR": "own"} if is_bound else None)
    assert asked == {"stdin": -1, "stdout": -1, "stderr": -3, "start_new_session": True, "creationflags": 0}


def test_windows_holds_a_process_by_a_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a process, its job has JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE; closing it ends all. Where there is none,
    nothing is held.
    """
    kernel, told = Mock(), list[object]()
    kernel.CreateJobObjectW.return_value = 5

    def limit(job: int, kind: int, given: Any, size: int) -> None:
        basic = given._obj.BasicLimitInformation
        told.append((job, kind, size))
        told.append((basic.LimitFlags, basic.PerProcessUserTimeLimit, given._obj.ProcessMemoryLimit))

    kernel.SetInformationJobObject.side_effect = limit
    monkeypatch.setattr(ctypes, "WinDLL", lambda name: kernel, raising=False)
    monkeypatch.setattr(wintypes, "DWORD", ctypes.c_uint32)  # which is longer elsewhere
    windows = as_on("win32", process_group, monkeypatch)
    job = windows.job_with("7")
    assert told == [(5, 9, 144), (0x2000, 0, 0)]
    kernel.AssignProcessToJobObject.assert_called_once_with(5, 7)
    for one in (None, job):
        windows.end_job(one)
    kernel.CloseHandle.assert_called_once_with(5)
    kernel.CreateJobObjectW.return_value = 0
    assert windows.job_with("7") is None
