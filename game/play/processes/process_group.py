"""An external program, started so that everything it starts in turn can be ended with it."""

import os
import shlex
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from game.play.processes.confined import Confinement
from game.play.processes.endings import ended_only_afterwards, ending_with


class ProcessGroup:
    """A running program and everything it has started. Its stderr is ignored, and Ctrl-C doesn't reach it.

    With sessions (Linux, macOS) the program leads one of its own; a program that leaves it on purpose, like a daemon,
    escapes. If this program is killed, Linux ends it too; elsewhere it must end by itself once nobody talks to it. On
    Windows it is put into a job right after its start.
    """

    def __init__(self, command: str, bounds: Confinement | None = None) -> None:
        """Start it, confined by `bounds` if given; the command is split as a shell would, but no shell runs. Raises
        OSError and ValueError.
        """
        with ended_only_afterwards():
            self.process: subprocess.Popen[bytes] = subprocess.Popen(
                command if sys.platform == "win32" else shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # ignored on Windows
                preexec_fn=_beginning(bounds) if sys.platform == "linux" else None,  # only calls what is loaded
                env=None if bounds is None else bounds.environment,
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )
            # runs once: on request, when the last reference is gone, or when this program ends
            self._finalizer = weakref.finalize(
                self, _end, self.process, job_with(getattr(self.process, "_handle", None))
            )

    def end(self) -> None:
        """End the program, if it still runs, and everything it has started."""
        self._finalizer()


def _beginning(bounds: Confinement | None) -> Callable[[], None]:
    end_with_us = ending_with(os.getpid())
    if bounds is None:
        return end_with_us
    step_inside = bounds.step_inside()

    def begin() -> None:
        end_with_us()
        step_inside()

    return begin


def _end(process: subprocess.Popen[bytes], job: Any) -> None:
    if sys.platform == "win32":
        end_job(job)
    else:
        # the number of a group is in use as long as it has members, whether or not its leader has ended
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


if sys.platform == "win32":
    # Written according to Microsoft's pages on job objects; nobody has run it there yet.
    import ctypes
    from ctypes import wintypes

    _KILL_ON_JOB_CLOSE = 0x2000
    _EXTENDED_LIMITS = 9

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("PerProcessUserTimeLimit", ctypes.c_int64),
            ("PerJobUserTimeLimit", ctypes.c_int64),
            ("LimitFlags", wintypes.DWORD),
            ("MinimumWorkingSetSize", ctypes.c_size_t),
            ("MaximumWorkingSetSize", ctypes.c_size_t),
            ("ActiveProcessLimit", wintypes.DWORD),
            ("Affinity", ctypes.c_size_t),
            ("PriorityClass", wintypes.DWORD),
            ("SchedulingClass", wintypes.DWORD),
        )

    class _ExtendedLimits(ctypes.Structure):
        _fields_ = (
            ("BasicLimitInformation", _BasicLimits),
            ("IoInfo", ctypes.c_uint64 * 6),
            ("ProcessMemoryLimit", ctypes.c_size_t),
            ("JobMemoryLimit", ctypes.c_size_t),
            ("PeakProcessMemoryUsed", ctypes.c_size_t),
            ("PeakJobMemoryUsed", ctypes.c_size_t),
        )

    def _kernel() -> Any:
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateJobObjectW.restype = wintypes.HANDLE
        kernel.CreateJobObjectW.argtypes = (ctypes.c_void_p, wintypes.LPCWSTR)
        kernel.SetInformationJobObject.argtypes = (wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD)
        kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
        kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
        return kernel

    def job_with(handle: Any) -> Any:
        """A job containing the process with this handle: it ends all its members when closed. None if that fails."""
        kernel = _kernel()
        job = kernel.CreateJobObjectW(None, None)
        if not job:
            return None
        limits = _ExtendedLimits()
        limits.BasicLimitInformation.LimitFlags = _KILL_ON_JOB_CLOSE
        kernel.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits))
        kernel.AssignProcessToJobObject(job, int(handle))
        return job

    def end_job(job: Any) -> None:
        """End all members of a job."""
        if job is not None:
            _kernel().CloseHandle(job)

else:

    def job_with(*_: object) -> Any:
        """There are no jobs here."""
        return None

    def end_job(job: Any) -> None:
        """There are none to end."""
