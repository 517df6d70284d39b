import ctypes
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn
from unittest.mock import Mock

import pytest

from game.play.processes import child_process
from game.play.processes.child_process import ChildProcess, ChildStream, begin_as_worker
from game.play.processes.endings import end_gently
from tests.play.threads import Died, ThreadAsProcess
from tests.toolkit.waiting import wait_until

OPEN_FILES = Path("/proc/self/fd")


def echo(pipe: "Connection[Any, Any]", greeting: str) -> None:
    """Says what it was told at its start, and what it is told then, and stays as it is."""
    pipe.send(greeting)
    pipe.send(pipe.recv())
    time.sleep(60)


@pytest.fixture
def no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that starts no further process."""

    def refuses(process: BaseProcess) -> NoReturn:
        raise OSError("resource temporarily unavailable")

    monkeypatch.setattr(BaseProcess, "start", refuses)


@pytest.mark.skipif(sys.platform == "win32", reason="signals it, and asks it by signal 0")
def test_it_gets_its_arguments_and_ends_when_closed() -> None:
    """What it says is heard, also after a Ctrl-C, which is for the window; closing does not wait for its work, and
    leaves no process behind, nor does the game wait for one that isn't closed.
    """
    process = ChildProcess("echo", echo, "good evening")
    assert process.pipe.poll(30)
    assert process.pipe.recv() == "good evening"
    os.kill(process.pid, signal.SIGINT)
    process.pipe.send("and now?")
    assert process.pipe.poll(30)
    assert process.pipe.recv() == "and now?"
    process.close()
    assert process.pipe.closed
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)
    assert process._process.daemon


def test_a_worker_ends_when_it_is_told_to_but_not_by_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the beginning of a worker, Ctrl-C is for its parent, with which it ends, and otherwise it ends gently; any
    other child leaves Ctrl-C to its parent, too.
    """
    ended_with = list[int]()
    monkeypatch.setattr(child_process, "ending_with", lambda parent: lambda: ended_with.append(parent))
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        begin_as_worker(7)
        assert [signal.getsignal(number) for number in before] == [signal.SIG_IGN, end_gently]
        assert ended_with == [7]
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        child_process._run(ended_with.extend, [8, 9])
        assert (ended_with, signal.getsignal(signal.SIGINT)) == ([7, 8, 9], signal.SIG_IGN)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def test_a_child_gives_way_on_each_system(monkeypatch: pytest.MonkeyPatch) -> None:
    told, kernel = list[int](), Mock()
    kernel.GetCurrentProcess.return_value = 7
    monkeypatch.setattr(os, "nice", told.append, raising=False)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    for platform in ("linux", "win32"):
        monkeypatch.setattr(sys, "platform", platform)
        child_process.give_way()
    assert told == [10]
    kernel.SetPriorityClass.assert_called_once_with(7, 0x4000)
    child: Any = object.__new__(ChildProcess)
    child._process = SimpleNamespace(_popen=SimpleNamespace(_handle=9))
    assert child.handle == 9


@pytest.mark.parametrize("is_running", [True, False])
def test_a_process_that_is_there_too_late_is_ended(is_running: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    stream, process, run = ChildStream[object]("late", list), Mock(), object()
    monkeypatch.setattr(child_process, "ChildProcess", lambda *_: process)
    stream.is_running, stream._run = is_running, object() if is_running else run
    stream._begin(run)
    process.close.assert_called_once_with()
    assert stream._process is None


@pytest.mark.usefixtures("no_room")
@pytest.mark.skipif(not OPEN_FILES.is_dir(), reason="counts the open files")
def test_no_room_for_a_process_leaves_no_pipe_open() -> None:
    before = len(list(OPEN_FILES.iterdir()))
    with pytest.raises(OSError, match="unavailable") as refused:  # which holds what isn't closed
        ChildProcess("echo", echo, "good evening")
    assert (len(list(OPEN_FILES.iterdir())), refused.type) == (before, OSError)


@pytest.mark.usefixtures("no_room")
def test_without_room_a_stream_has_failed() -> None:
    stream: ChildStream[object] = ChildStream("nothing", list)
    for _ in range(2):
        stream.start()
        until = time.monotonic() + 30
        while stream.is_running and time.monotonic() < until:
            stream.poll()
            time.sleep(0.005)
        assert stream.has_failed
        assert not stream.is_running


def found(*results: object) -> Iterator[object]:
    """Results one after the other; a `Died` ends whoever finds them."""
    for one in results:
        if isinstance(one, Died):
            raise one
        yield one


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Threads instead of processes, which only note that they would give way."""
    noted = list[str]()
    monkeypatch.setattr(child_process, "ChildProcess", ThreadAsProcess)
    monkeypatch.setattr(child_process, "give_way", lambda: noted.append("gives way"))
    monkeypatch.setattr(ThreadAsProcess, "started", 0)
    return noted


def heard(stream: ChildStream[object], count: int | None = None) -> tuple[object, ...]:
    """Poll until so many results are there, or it has come to an end."""
    wait_until(lambda: not stream.is_running or len(stream.came) == count, stream.poll)
    return stream.came


@pytest.mark.parametrize(
    ("results", "came", "is_done"),
    [((1, 2), (1, 2), True), ((), (), True), ((1, Died(), 2), (1,), False), ((Died(),), (), False)],
)
def test_the_results_and_the_end_of_a_stream(
    results: Sequence[object], came: tuple[object, ...], is_done: bool, in_threads: list[str]
) -> None:
    stream: ChildStream[object] = ChildStream("found", found, *results)
    assert not stream.poll()
    assert not stream.has_failed
    stream.start()
    stream.start()  # it runs already
    assert heard(stream) == came
    assert (stream.is_done, stream.has_failed, ThreadAsProcess.started) == (is_done, not is_done, 1)
    assert not stream.poll()
    stream.start()
    assert stream.is_running == (not is_done)  # what has failed may be tried again
    assert heard(stream) == came
    assert ThreadAsProcess.started == len(in_threads) == (1 if is_done else 2)


def waiting() -> Iterator[object]:
    """One result, and then none for long."""
    yield 1
    time.sleep(2)


@pytest.mark.usefixtures("in_threads")
def test_a_stream_that_is_stopped_keeps_what_came() -> None:
    stream: ChildStream[object] = ChildStream("waiting", waiting)
    stream.start()
    assert heard(stream, 1) == (1,)
    stream.close()
    assert not stream.poll()
    assert (stream.came, stream.is_running, stream.is_done, stream.has_failed) == ((1,), False, False, False)
    stream.start()
    assert stream.came == ()
    assert heard(stream, 1) == (1,)
    stream.close()
