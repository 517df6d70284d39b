"""Processes that open files by strangers: little memory, little time, nothing written, nothing left behind."""

import os
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.play.processes import caged_child
from game.play.processes.caged_child import MEMORY, LostChild, _answer, caged_answer
from tests.play.processes.caged_works import eat, fall, never_end, say_it, write
from tests.play.processes.other_systems import as_on

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="written for Linux, where a process can be held and seen")
BRIEF = 1


@pytest.mark.parametrize("work", [never_end, fall])
def test_one_that_hangs_or_falls_is_lost_and_the_next_one_answers(work: object) -> None:
    """Given work that never ends or takes its process down, its caller goes on, and the next request is answered, in
    pieces.
    """
    answer = caged_answer("lost", work, b"", seconds=BRIEF)  # type: ignore[arg-type]
    assert next(answer) == b"begun"
    with pytest.raises(LostChild):
        next(answer)
    assert list(caged_answer("say", say_it, b"good evening")) == [b"good", b" evening"]


def test_a_process_is_shut_in_before_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a request, its process first ends with its parent, is unheard on the terminal and has 512 MB less what
    libraries take; then it says that it is ready, answers, and says that this was all.
    """
    told = list[object]()
    monkeypatch.setattr(caged_child, "ending_with", lambda parent: lambda: told.append(f"ends with {parent}"))
    monkeypatch.setattr(caged_child, "shut_in", lambda *bounds: told.append(bounds))
    monkeypatch.setattr(os, "open", lambda *asked: asked)
    monkeypatch.setattr(os, "dup2", lambda *numbers: told.append(numbers))
    pipe: Any = SimpleNamespace(send_bytes=told.append, recv_bytes=lambda: b"good evening")
    _answer(pipe, say_it, 3, 7)
    unheard = (os.devnull, os.O_WRONLY), 2
    assert told == ["ends with 7", unheard, (432 << 20, 3), b"", b"good", b" evening", b""]


@pytest.mark.parametrize(
    ("platform", "refuses", "memory"), [("darwin", 0, 5 << 30), ("darwin", 1, 0), ("linux", 0, 0), ("win32", 0, 0)]
)
def test_macos_is_asked_how_much_memory_it_has(
    platform: str, refuses: int, memory: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a process, it is `ri_phys_footprint` of Darwin's `rusage_info_v2`: after a UUID and seven other numbers. No
    other system is asked.
    """

    def usage(pid: int, version: int, place: Any) -> int:
        struct.pack_into("16x7Q2Q", place, 0, *range(7), 5 << 30, 6)
        return refuses or (pid, version) != (7, 2)

    monkeypatch.setattr("ctypes.CDLL", lambda _: SimpleNamespace(proc_pid_rusage=usage))
    assert as_on(platform, caged_child, monkeypatch)._memory_of(7) == memory


class WaitingChild:
    """A process that waits for ever, perhaps before it is ready; its clock goes on while somebody looks at it."""

    pid, handle, now, sent = 7, 9, 5.0, b""

    def __init__(self, answers: int) -> None:
        self.pipe = self
        self.answers = answers

    def poll(self, seconds: float) -> bool:
        """Whether there is an answer."""
        self.answers -= 1
        self.now += 0.125 if self.answers < 0 and seconds < 1 else 0
        assert self.now < 99
        return self.answers >= 0

    def recv_bytes(self, most: int) -> bytes:
        """The answer, which may have 64 MB."""
        assert most == 64 << 20
        return b"so far"

    def send_bytes(self, request: bytes) -> None:
        """Takes it."""
        self.sent += request

    def close(self) -> None:
        """It is gone."""
        self.sent += b" closed"


@pytest.mark.parametrize(
    ("answers", "memory", "end"), [(0, MEMORY, 25), (1, MEMORY, 35), (3, MEMORY, 35), (2, MEMORY + 1, 5)]
)
def test_one_that_waits_is_lost_after_a_while(
    answers: int, memory: int, end: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given so many answers and then none, its caller waits for twenty seconds until it is ready, and half a minute for
    the whole answer; where the system has no bound, not at all for one that takes too much memory. Its job is ended.
    """
    child, ended = WaitingChild(answers), list[object]()
    monkeypatch.setattr(caged_child, "job_with", lambda *bounds: bounds)
    monkeypatch.setattr(caged_child, "end_job", ended.append)
    monkeypatch.setattr(caged_child, "ChildProcess", lambda *_: child)
    monkeypatch.setattr(caged_child, "_memory_of", lambda pid: memory if pid == child.pid else 0)
    monkeypatch.setattr(caged_child, "time", SimpleNamespace(monotonic=lambda: child.now))
    with pytest.raises(LostChild):
        list(caged_answer("waits", say_it, b"request"))
    assert end < child.now < end + 0.3
    assert ended == [(9, MEMORY, 10)]
    assert child.sent == (b"request closed" if answers else b" closed")


@ON_LINUX
def test_it_gets_no_more_memory_than_it_may_have() -> None:
    """Given work that takes all memory there is, it has ended before it has 512 MB, libraries included."""
    seen: list[bytes] = []
    with pytest.raises(LostChild):
        seen.extend(caged_answer("eat", eat, b""))
    assert MEMORY / 2 < max(1024 * int(piece.split()[1]) for piece in seen) <= MEMORY


@ON_LINUX
def test_it_reads_but_writes_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Given work that a file has taken over, it changes no file, and what it says isn't seen on the terminal."""
    place = tmp_path / "written"
    assert list(caged_answer("write", write, os.fsencode(place))) == [b'"""']
    assert not place.exists()
    assert capfd.readouterr().err == ""


PARENT = """
import sys
from game.play.processes import caged_child
from tests.play.processes.caged_works import never_end
if __name__ == "__main__":
    for piece in caged_child.caged_answer("lost", never_end, b""):
        import multiprocessing
        print(multiprocessing.active_children()[0].pid, flush=True)
"""


@ON_LINUX
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_it_ends_with_its_parent(tmp_path: Path, how: signal.Signals) -> None:
    """Given a program that is killed while a picture hangs, no process of it is left."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in (str(Path.cwd()), *sys.path) if path)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=environ, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.send_signal(how)
        parent.wait(20)
        for _ in range(400):
            if not Path(f"/proc/{child}").exists() or " Z " in Path(f"/proc/{child}/stat").read_text():
                return
            time.sleep(0.05)
    pytest.fail("it is still there")
