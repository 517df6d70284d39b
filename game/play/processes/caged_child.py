"""A process for work on files by strangers: it has little memory and little time, and writes nothing. It is started
for one request and ends with it, so nothing that a file does to it outlives the request.

The system holds it to both: on Linux by limits on its data and on the processor's time, on Windows by a job. macOS has
no limit on memory, so there its parent looks how much it has.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from game.play.processes.child_process import ChildProcess
from game.play.processes.confined import shut_in
from game.play.processes.endings import ending_with
from game.play.processes.process_group import end_job, job_with

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

MEMORY: Final = 512 << 20
"""Bytes, libraries included."""
LIBRARIES: Final = 80 << 20
"""Bytes of these that the libraries take."""
SECONDS: Final = 10
"""Of the processor, so that a busy computer refuses no picture."""
PATIENCE: Final = 3
"""How many times as long by the clock on the wall: for a process that waits, on a disk for instance."""
START_SECONDS: Final = 20.0
MOST_ANSWER: Final = 64 << 20
"""Bytes of each piece of an answer."""
_LOOK: Final = 0.1
"""Seconds between two looks at its memory."""

Work = Callable[[bytes], Iterable[bytes]]
"""A function of a module: it is given the request, and its answer comes in pieces, none of them empty."""


class LostChild(Exception):
    """The process needed too much memory or time, or it died."""


def caged_answer(name: str, work: Work, request: bytes, seconds: int = SECONDS) -> Iterator[bytes]:
    """What a new process answers; blocks until it has. Raises LostChild, and OSError if none could be started."""
    child = ChildProcess(name, _answer, work, seconds, os.getpid())
    job = None
    try:
        job = job_with(child.handle, MEMORY, seconds)
        _next_piece(child, START_SECONDS + time.monotonic())
        child.pipe.send_bytes(request)
        end = time.monotonic() + PATIENCE * seconds
        while piece := _next_piece(child, end):
            yield piece
    except (EOFError, OSError):
        raise LostChild from None
    finally:
        child.close()
        end_job(job)


def _next_piece(child: ChildProcess, end: float) -> bytes:
    while not child.pipe.poll(_LOOK):
        if time.monotonic() > end or _memory_of(child.pid) > MEMORY:
            raise LostChild
    return child.pipe.recv_bytes(MOST_ANSWER)


def _answer(pipe: "Connection[Any, Any]", work: Work, seconds: int, parent: int) -> None:
    """The process's whole life. An empty piece says that it is ready, and that the answer is complete."""
    ending_with(parent)()
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # libraries that run out of memory complain there
    shut_in(MEMORY - LIBRARIES, seconds)
    try:
        pipe.send_bytes(b"")
        for piece in work(pipe.recv_bytes()):
            pipe.send_bytes(piece)
        pipe.send_bytes(b"")
    except (EOFError, OSError, MemoryError):
        return


if sys.platform == "darwin":
    # Written according to libproc.h and sys/resource.h; nobody has run it there yet.
    import ctypes

    _RUSAGE_INFO_V2, _FOOTPRINT_AT = 2, 72

    def _memory_of(pid: int) -> int:
        """Bytes that a process has; 0 if the system doesn't say."""
        usage = ctypes.create_string_buffer(1024)
        if ctypes.CDLL(None).proc_pid_rusage(pid, _RUSAGE_INFO_V2, usage):
            return 0
        return int.from_bytes(usage.raw[_FOOTPRINT_AT : _FOOTPRINT_AT + 8], "little")

else:

    def _memory_of(pid: int) -> int:
        """The system itself holds it to its memory."""
        return 0
