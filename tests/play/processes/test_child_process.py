"""Processes beside the window: heard, ended, and a system that has no room for one."""

import os
import signal
import sys
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NoReturn

import pytest

from game.play.processes.child_process import ChildProcess, ChildStream
from game.play.thinking.thinker import Thinker
from tests.play.matches_in_memory import fresh, question_of

OPEN_FILES = Path("/proc/self/fd")


def echo(pipe: "Connection[Any, Any]", greeting: str) -> None:
    """Says what it was told at its start, then stays as it is."""
    pipe.send(greeting)
    time.sleep(60)


@pytest.fixture
def no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that starts no further process."""

    def refuses(process: BaseProcess) -> NoReturn:
        raise OSError("resource temporarily unavailable")

    monkeypatch.setattr(BaseProcess, "start", refuses)


@pytest.mark.skipif(sys.platform == "win32", reason="asks the process by signal 0")
def test_it_gets_its_arguments_and_ends_when_closed() -> None:
    """What it says is heard; closing does not wait for its work, and leaves no process behind."""
    process = ChildProcess("echo", echo, "good evening")
    assert process.pid is not None
    assert process.pipe.poll(30)
    assert process.pipe.recv() == "good evening"
    process.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


def greet_again(pipe: "Connection[Any, Any]") -> None:
    """Says that it runs, and once more when it is asked."""
    pipe.send("good evening")
    pipe.recv()
    pipe.send("still here")


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts the process by a signal")
def test_ctrl_c_does_not_end_it() -> None:
    """What a terminal sends to window and child alike is for the window: the child answers as before."""
    process = ChildProcess("greet again", greet_again)
    assert process.pid is not None
    assert process.pipe.poll(30)
    process.pipe.recv()
    os.kill(process.pid, signal.SIGINT)
    process.pipe.send("and now?")
    assert process.pipe.poll(30)
    assert process.pipe.recv() == "still here"
    process.close()


@pytest.mark.usefixtures("no_room")
@pytest.mark.skipif(not OPEN_FILES.is_dir(), reason="counts the open files")
def test_no_room_for_a_process_leaves_no_pipe_open() -> None:
    """The system's refusal comes through, and both ends of the pipe are given back."""
    before = len(list(OPEN_FILES.iterdir()))
    with pytest.raises(OSError, match="unavailable"):
        ChildProcess("echo", echo, "good evening")
    assert len(list(OPEN_FILES.iterdir())) == before


@pytest.mark.usefixtures("no_room")
def test_without_room_a_stream_has_failed() -> None:
    """Whoever waits for what a process finds is told that there is none, and may try again."""
    stream: ChildStream[object] = ChildStream("nothing", list)
    for _ in range(2):
        stream.start()
        until = time.monotonic() + 30
        while stream.is_running and time.monotonic() < until:
            stream.poll()
            time.sleep(0.005)
        assert stream.has_failed
        assert not stream.is_running


@pytest.mark.usefixtures("no_room")
def test_without_room_the_game_goes_on() -> None:
    """`normal` answers in the window itself; nothing raises."""
    thinker = Thinker(time.monotonic)
    question = question_of(fresh())
    thinker.ask(question)
    assert thinker.has_given_up
    assert thinker.poll(question.game, question.number) is not None
