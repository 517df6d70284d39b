"""Scripts of what somebody does while frames are measured."""

from collections.abc import Iterator
from typing import Any

from tools.bench.scripted import for_seconds, in_turn


class Program:
    """A clock that a test moves."""

    now = 0.0


def endless(app: Any) -> Iterator[list[Any]]:
    """Does nothing, for ever."""
    while True:
        yield []


def twice(app: Any) -> Iterator[list[Any]]:
    """Does nothing, two times."""
    yield from ([], [])


def test_a_script_is_broken_off_by_the_time_of_the_program() -> None:
    """Given a second of an endless script in passes of a quarter, it is asked five times, however long they really
    take.
    """
    program = Program()
    passes = 0
    for _ in for_seconds(1.0, endless)(program):
        program.now += 0.25
        passes += 1
    assert passes == 5


def test_scripts_follow_each_other() -> None:
    """Two scripts of two passes make four."""
    assert len(list(in_turn(twice, twice)(Program()))) == 4
