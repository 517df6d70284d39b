"""Tests for game/play/programs/bot_pipes.py, with programs that are really started."""

import gc
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.play.programs.bot_pipes import BotGone, BotProcess, BotProgram
from tests.build import there

ECHO = "import sys\nfor line in sys.stdin: sys.stdout.write(line); sys.stdout.flush()"


@contextmanager
def running(program: str) -> Iterator[BotProcess]:
    """A Python program as a bot, ended afterwards."""
    process = BotProcess(BotProgram(shlex.join([sys.executable, "-c", program])))
    try:
        yield process
    finally:
        process.kill()


def test_lines_go_there_and_come_back() -> None:
    """What is said to a program that repeats everything is heard again, line by line, other alphabets included; no
    thread that talks or listens keeps the game from ending.
    """
    before = set(threading.enumerate())
    with running(ECHO) as process:
        assert [thread.daemon for thread in threading.enumerate() if thread not in before] == [True, True]
        for text in ("one", "zwölf ♥"):
            process.send(text.encode())
        assert process.read(20) == b"one\n"
        assert process.read(20) == "zwölf ♥\n".encode()
        assert process.read(0) is None


def test_a_line_too_long_ends_the_talk() -> None:
    """Given a line of a mebibyte, its end included, and a letter more of one without an end, the second ends the talk
    without waiting for more.
    """
    mebibyte = 1 << 20
    with running(f"print('x' * {mebibyte - 1}); print('x' * {mebibyte + 1}, end=''); input()") as process:
        assert process.read(20) == b"x" * (mebibyte - 1) + b"\n"
        with pytest.raises(BotGone):
            process.read(20)


def test_the_end_of_the_program_is_noticed() -> None:
    """A program that ends says nothing more, and talking to it does no harm."""
    with running("print('bye')") as process:
        assert process.read(20) == b"bye\n"
        with pytest.raises(BotGone):
            process.read(20)
        for _ in range(100):
            process.send(b"x" * 1000)


def test_what_was_not_asked_for_is_forgotten() -> None:
    """Lines said before a question are dropped, so they are not taken for its answer."""
    with running("print('one'); print('two'); print('three', flush=True); input()") as process:
        assert process.read(20) == b"one\n"
        time.sleep(0.2)
        process.forget_unread()
        assert process.read(0) is None


def test_a_program_that_does_not_listen_blocks_nobody() -> None:
    """Megabytes for a program that never reads are handed over at once, and it can be ended."""
    with running("import time; time.sleep(60)") as process:
        before = time.monotonic()
        for _ in range(100):
            process.send(b"x" * 100_000)
        assert time.monotonic() - before < 5


def test_closing_waits_for_a_program_to_end_by_itself() -> None:
    """A program whose input ends has time to finish; one that will not is ended."""
    with running("import sys; sys.stdin.read()") as process:
        before = time.monotonic()
        process.close(20)
        assert time.monotonic() - before < 10
    with running("import time; time.sleep(60)") as process:
        before = time.monotonic()
        process.close(0.2)
        assert time.monotonic() - before < 10


STARTS_ANOTHER = (
    "import subprocess, sys\n"
    "other = subprocess.Popen([sys.executable, '-IS', '-c', 'import time; time.sleep(300)'])\n"
    "print(other.pid, flush=True)\n"
)


def is_running(pid: int) -> bool:
    """Whether a process does anything any more; one that has ended and waits to be noticed does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only there a test can see what else runs")
@pytest.mark.parametrize("way", ["kill", "close", "end by itself", "forget", "end of the game"])
def test_what_a_bot_has_started_ends_with_it(way: str, tmp_path: Path) -> None:
    """Given a bot that has started a program of its own, that one is gone, too, when the bot is ended, is told goodbye,
    has ended by itself and is closed, is forgotten, or when the whole game ends without a goodbye.
    """
    waits = "" if way == "end by itself" else "input()\n"
    if way == "end of the game":
        bot = shlex.join([sys.executable, "-IS", "-c", STARTS_ANOTHER + waits])
        reads = f"print(BotProcess(BotProgram({bot!r})).read(20).decode())"
        game = f"from game.play.programs.bot_pipes import BotProcess, BotProgram\n{reads}"
        done = subprocess.run(
            [sys.executable, "-c", game], cwd=Path(__file__).parents[3], capture_output=True, check=True, timeout=60
        )
        other = int(done.stdout)
    else:
        process = BotProcess(BotProgram(shlex.join([sys.executable, "-IS", "-c", STARTS_ANOTHER + waits])))
        heard = there(process.read(20))
        other = int(heard)
        assert is_running(other)
        match way:
            case "kill":
                process.kill()
            case "forget":
                del process
                gc.collect()
            case _:
                process.close(20)
    for _ in range(200):
        if not is_running(other):
            return
        time.sleep(0.02)
    os.kill(other, signal.SIGKILL)
    pytest.fail("it still runs")


@pytest.mark.parametrize("command", ["/no/such/program", "'unbalanced"])
def test_what_is_no_program_is_gone_from_the_start(command: str) -> None:
    """A command that cannot be started raises what a crash raises."""
    with pytest.raises(BotGone):
        BotProcess(BotProgram(command))
