import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import NoReturn

import pytest

from game.score_pad.entry import BookSort, RoundEntry, TeamEntry
from saves.disk.files import Disk, RealDisk, is_there
from saves.records.evening import evening_of
from saves.records.journal import Ack, SaveState
from saves.records.open_score_pad import OpenScorePad, read_score_pad
from saves.records.score_pad_lines import encode_score_pad_line
from tests.crash.disk_faults import Fault, FaultyCalls
from tests.saves.score_pads import header

pytestmark = [pytest.mark.skipif(sys.platform == "win32", reason="it forks"), pytest.mark.slow]


def enter_on_and_on(path: Path, disk: Disk, chance: random.Random, told: int) -> NoReturn:
    """Every kind of entry, one after the other; how many lines are on the device is told after each."""
    score_pad = OpenScorePad.open(path, disk) if is_there(path) else OpenScorePad.create(path, header(), disk)
    while True:
        ack = one_step(score_pad, chance)
        if ack is not None and ack.wait() is SaveState.ON_DISK:
            os.write(told, f"{len(read_score_pad(path).texts)}\n".encode())


def one_step(score_pad: OpenScorePad, chance: random.Random) -> Ack | None:
    """What somebody might do next; the answer of the journal where something was written."""
    number = chance.randint(1, score_pad.evening.next_round)
    match chance.randrange(8):
        case 0:
            return score_pad.write_down(number) if len(score_pad.evening.written.rounds) < 6 else score_pad.undo()
        case 1:
            return score_pad.drop(number)
        case 2:
            return score_pad.undo()
        case 3:
            score_pad.end()
            return score_pad.undo()
        case _:
            teams = tuple(
                TeamEntry(melded=5 * chance.randrange(400)).with_books(BookSort.DIRTY, chance.randrange(5))
                for _ in range(2)
            )
            return score_pad.enter(number, RoundEntry(teams, chance.choice((None, 0, 1, 2, 3))))


def die() -> NoReturn:
    """At once, with nothing cleared away."""
    os._exit(0)


@pytest.mark.parametrize("fault", [Fault.NOTHING, Fault.TORN, Fault.POWER])
def test_a_death_during_any_entry_loses_nothing_that_was_acknowledged(tmp_path: Path, fault: Fault) -> None:
    path = tmp_path / "lake.handfoot-pad.jsonl"
    before: tuple[str, ...] = ()
    for seed in range(12):
        chance = random.Random(seed)
        disk = RealDisk() if fault is Fault.NOTHING else RealDisk(FaultyCalls(fault, chance, die))
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            enter_on_and_on(path, disk, chance, writing)
        os.close(writing)
        if fault is Fault.NOTHING:
            time.sleep(chance.uniform(0.05, 0.2))
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        with os.fdopen(reading) as said:
            told = [int(line) for line in said.read().splitlines()]
        if not is_there(path) or (not path.read_bytes().endswith(b"\n") and b"\n" not in path.read_bytes()):
            assert not told  # it died before the header was whole
            path.unlink(missing_ok=True)
            continue
        score_pad = read_score_pad(path)
        assert score_pad.texts[: len(before)] == before
        assert len(score_pad.texts) >= max(told, default=1)
        evening_of(score_pad.lines)
        before = score_pad.texts
    assert len(before) > 5  # that something was written at all
    assert before[0] == encode_score_pad_line(header())
