"""The process that thinks is killed, stopped or never starts, while somebody plays: the game goes on."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.messages.functions import errors as say_errors
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_process import answer_all
from saves.disk.folders import games_folder
from saves.records.lines import GameLine
from saves.records.replay import replay_file
from tests.play import workers
from tests.play.matches_in_memory import step
from tests.ui.headers import header
from tests.ui.house import House

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")


class Ahead:
    """The clock on the wall, which can be put forward."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        """Seconds."""
        return time.monotonic() + self.seconds


@pytest.fixture
def clock() -> Ahead:
    """The clock by which workers are given up."""
    return Ahead()


@pytest.fixture
def open_with(tmp_path: Path, clock: Ahead) -> Iterator[Callable[[Callable[..., None]], House]]:
    """Opens a program whose players think in a process of their own."""
    houses: list[House] = []

    def open_one(worker: Callable[..., None]) -> House:
        house = House(tmp_path, thinker=Thinker(clock, worker))
        houses.append(house)
        return house

    yield open_one
    for house in houses:
        house.close()


def slow_thinkers() -> GameLine:
    """A match whose computer players think for some time over each decision."""
    game = header("web")
    return replace(game, seats=[game.seats[0], *(replace(seat, level="expert") for seat in game.seats[1:])])


def until_thinking(house: House) -> int:
    """Plays until the worker is busy with a question, and tells which process it is."""
    thinker = house.program.environment.thinker

    def is_thinking() -> bool:
        if house.game.awaits_person and house.game.is_settled:
            step(house.game.match)
        return thinker.is_thinking and thinker.worker_pid is not None

    house.until(is_thinking)
    assert thinker.worker_pid is not None
    return thinker.worker_pid


def others_go_on(house: House) -> None:
    """Until somebody else than the person has moved."""
    lines = house.game.match.line_count
    house.until(lambda: house.game.match.line_count > lines)


def in_order(house: House) -> None:
    """Closes the program; its only record holds everything, in order."""
    house.close()
    (record,) = games_folder(house.data).glob("*.handfoot.jsonl")
    verdict = replay_file(record)
    assert verdict.problem is None
    assert verdict.torn is None


@pytest.mark.slow
def test_a_worker_killed_while_it_thinks_is_replaced(open_with: Callable[..., House]) -> None:
    """kill -9 in the middle of a thought, three times in one game: each time another process makes the move, and
    nobody is told.
    """
    house = open_with(answer_all)
    house.take_up([slow_thinkers()])
    seen = set()
    for _ in range(3):
        pid = until_thinking(house)
        seen.add(pid)
        os.kill(pid, signal.SIGKILL)
        others_go_on(house)
    assert len(seen) == 3
    assert not house.program.environment.thinker.has_given_up
    assert house.look().find("button/notice_read") is None
    in_order(house)


@pytest.mark.slow
def test_without_any_worker_the_others_play_in_the_window(open_with: Callable[..., House]) -> None:
    house = open_with(workers.dying)
    house.take_up([slow_thinkers()])
    house.until(lambda: house.program.environment.thinker.has_given_up)
    others_go_on(house)
    house.until(lambda: house.look().find("button/notice_read") is not None)
    assert house.program.screens.notice() is not None
    assert house.program.screens.notice().words == say_errors.plain_thinking()  # type: ignore[union-attr]  # asked before
    house.press("button/notice_read")
    house.run(0.5)
    assert house.look().find("button/notice_read") is None
    in_order(house)
