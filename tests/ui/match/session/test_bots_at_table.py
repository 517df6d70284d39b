"""Bots in the window: any program may sit at any seat, and one with a fault costs nobody else anything."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.play.programs.bot_pipes import BotProgram
from saves.records.lines import MoveLine, SeatInfo
from tests.slow import slow_except
from tests.ui.headers import header
from tests.ui.house import House

pytestmark = pytest.mark.usefixtures("bots_leave_soon")

BOTS = Path(__file__).resolve().parents[3] / "play" / "tiny_bots.py"


def command(kind: str) -> str:
    """What starts a bot of that kind."""
    return shlex.join([sys.executable, str(BOTS), kind])


@pytest.mark.parametrize("kind", slow_except(["good", "flooding"], ["good", "crashing", "flooding", "illegal"]))
def test_a_table_with_a_bot_goes_on(open_house: Callable[..., House], tmp_path: Path, kind: str) -> None:
    """Given a bot beside three computers, good or with a fault, turns go round."""
    house = open_house(clock=lambda: 0.0)  # no answer comes too late
    head = header("web", [])
    seats = (head.seats[0], SeatInfo(name="Bot", kind="bot"), *head.seats[2:])
    trouble = house.program.table.begin_at(
        tmp_path / "bot.jsonl", replace(head, seats=seats), {1: BotProgram(command(kind))}
    )
    assert trouble is None

    def turns() -> int:
        return sum(isinstance(line, MoveLine) and line.seat == 1 for line in house.game.match.lines)

    house.until(lambda: turns() >= 4)
    assert {line.seat for line in house.game.match.lines if isinstance(line, MoveLine)} == {0, 1, 2, 3}
    house.close()


def test_a_bot_that_hangs_leaves_the_window_alive(open_house: Callable[..., House], tmp_path: Path) -> None:
    """Given a bot that never answers, passes go on while it is waited for."""
    house = open_house(clock=lambda: 0.0)
    head = header("web", [])
    seats = tuple(SeatInfo(name=seat.name, kind="bot") for seat in head.seats)
    programs = dict.fromkeys(range(4), BotProgram(command("silent")))
    assert house.program.table.begin_at(tmp_path / "bot.jsonl", replace(head, seats=seats), programs) is None
    (tmp_path / "old.jsonl").touch()
    for name in ("bot.jsonl", "old.jsonl"):  # neither an open record nor another one is written over
        trouble = house.program.table.begin_at(tmp_path / name, head)
        assert trouble is not None
        assert name in trouble()
    house.run(2)
    assert not any(isinstance(line, MoveLine) for line in house.game.match.lines)
    house.close()
