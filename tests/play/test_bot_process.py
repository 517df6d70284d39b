"""Tests for game/play/bot_process.py, with programs that are really started."""

import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.play.bot_process import LONGEST_LINE, BotGone, BotProcess

ECHO = "import sys\nfor line in sys.stdin: sys.stdout.write(line); sys.stdout.flush()"


@contextmanager
def running(program: str) -> Iterator[BotProcess]:
    """A Python program as a bot, ended afterwards."""
    process = BotProcess(shlex.join([sys.executable, "-c", program]))
    try:
        yield process
    finally:
        process.kill()


def test_lines_go_there_and_come_back() -> None:
    """What is said to a program that repeats everything is heard again, line by line, other alphabets included."""
    with running(ECHO) as process:
        for text in ("one", "zwölf ♥"):
            process.say(text.encode())
        assert process.heard(20) == b"one\n"
        assert process.heard(20) == "zwölf ♥\n".encode()
        assert process.heard(0) is None


def test_a_line_too_long_ends_the_talk() -> None:
    """A program that says more than a mebibyte without a newline is done with, and is not read any further."""
    with running(f"print('x' * {LONGEST_LINE + 10}); input()") as process, pytest.raises(BotGone):
        process.heard(20)


def test_the_end_of_the_program_is_noticed() -> None:
    """A program that ends says nothing more, and talking to it does no harm."""
    with running("print('bye')") as process:
        assert process.heard(20) == b"bye\n"
        with pytest.raises(BotGone):
            process.heard(20)
        for _ in range(100):
            process.say(b"x" * 1000)


def test_what_was_not_asked_for_is_forgotten() -> None:
    """Lines said before a question are dropped, so they are not taken for its answer."""
    with running("print('one'); print('two'); print('three', flush=True); input()") as process:
        assert process.heard(20) == b"one\n"
        time.sleep(0.2)
        process.forget_unread()
        assert process.heard(0) is None


def test_a_program_that_does_not_listen_blocks_nobody() -> None:
    """Megabytes for a program that never reads are handed over at once, and it can be ended."""
    with running("import time; time.sleep(60)") as process:
        before = time.monotonic()
        for _ in range(100):
            process.say(b"x" * 100_000)
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


@pytest.mark.parametrize("command", ["/no/such/program", "'unbalanced"])
def test_what_is_no_program_is_gone_from_the_start(command: str) -> None:
    """A command that cannot be started raises what a crash raises."""
    with pytest.raises(BotGone):
        BotProcess(command)
