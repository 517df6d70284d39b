"""`python -m tests.crash.hosted [--disks 20] [--seed N]`: `host` on disks that are full or fail while phones play. The
program is killed in the middle, and every move that a phone was told to be played must be on the disk; every move that
wasn't acknowledged must have been called unsaved.
"""

import argparse
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from msgspec import Struct

from saves.disk.files import RealDisk
from saves.records.record import read_record
from saves.records.replay import replay_lines
from tests.crash.disk_faults import Fault, FaultyCalls
from tests.phones.phone_client import ROOT, Host, PhoneClient, hosting

FAULTS: Final = (None, Fault.FULL, Fault.EIO, Fault.SYNC, Fault.HANG)
"""None is a disk that is full from some byte on, until there is room again."""
FEWEST_MOVES: Final = 15
MOST_MOVES: Final = 60
"""Of both phones together, before the kill."""
Fact = dict[str, Any]


class HostTally(Struct):
    """What happened on all disks."""

    disks: int = 0
    acknowledged: int = 0
    unsaved: int = 0
    """Moves that were played and not acknowledged."""
    notices: int = 0
    """Lines on stderr about the disk."""
    recovered: int = 0
    """Times that a page lost its notice again."""

    def __str__(self) -> str:
        return (
            f"{self.disks} disks: {self.acknowledged} moves acknowledged, all on the disk; "
            f"{self.unsaved} called unsaved, "
            f"{self.notices} lines on stderr, {self.recovered} times everything was saved again"
        )


class Unkept(AssertionError):
    """A move was acknowledged and isn't on the disk, or nobody was told."""


def play_on(folder: Path, seed: int, tally: HostTally) -> None:
    """One disk. Raises Unkept."""
    chance = random.Random(seed)
    fault = FAULTS[seed % len(FAULTS)]
    record = folder / f"{seed}.handfoot.jsonl"
    arguments = ["--seats", "phone,phone", "--teams", "2:solo", "--seed", str(seed), "--record", str(record)]
    program = ("-m", "tests.crash.hosted", "--host", f"{fault}:{seed}") if fault else (str(ROOT / "main.py"),)
    acknowledged: list[tuple[int, Fact]] = []
    with hosting(folder / str(seed), *arguments, program=program) as host:
        phones = [PhoneClient(host.port, host.secret(at)) for at in (0, 1)]
        for phone in phones:
            phone.hand()
        unsaved = _play(phones, chance, _Limit(host, record, chance) if fault is None else None, acknowledged, tally)
        os.kill(host.process.pid, signal.SIGKILL)
        host.process.wait(10)
        assert host.process.stderr is not None
        said = host.process.stderr.read().splitlines()
    lines = [json.loads(line) for line in read_record(record).texts]
    there = [{key: line[key] for key in ("seat", "move", "card") if key in line} for line in lines]
    for at, move in acknowledged:
        if len(lines) <= at or there[at] != move:
            raise Unkept(f"disk {seed} ({fault}): {move} was acknowledged as line {at}, {len(lines)} lines are there")
    replay_lines(read_record(record).lines)
    tally.disks += 1
    tally.acknowledged += len(acknowledged)
    tally.notices += len(said)
    if unsaved and not said:
        raise Unkept(f"disk {seed} ({fault}): {unsaved} moves were not saved, and stderr says nothing")
    tally.unsaved += unsaved


class _Limit:
    """A disk that is full from some step on, and perhaps has room again at a later one."""

    def __init__(self, host: Host, record: Path, chance: random.Random) -> None:
        self._process, self._record = host.process.pid, record
        self._full_at, self._free = chance.randrange(FEWEST_MOVES), chance.randrange(300)
        self.room_at = self._full_at + chance.randrange(1, 2 * FEWEST_MOVES)

    def step(self, number: int) -> None:
        """The disk before that move."""
        if number == self._full_at:
            self._set(self._record.stat().st_size + self._free)
        elif number == self.room_at:
            self._set(resource.RLIM_INFINITY)

    def _set(self, size: int) -> None:
        resource.prlimit(self._process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def _play(
    phones: Sequence[PhoneClient],
    chance: random.Random,
    limit: _Limit | None,
    acknowledged: list[tuple[int, Fact]],
    tally: HostTally,
) -> int:
    """Draws and discards for a while; how many of them were not acknowledged. Raises Unkept."""
    unsaved = 0
    for number in range(chance.randrange(FEWEST_MOVES, MOST_MOVES)):
        if limit is not None:
            limit.step(number)
            if number == limit.room_at:
                _wait_until_saved(phones)
                tally.recovered += 1
        mover, hand = _who_moves(phones)
        cards = hand["hand"].split()
        chance.shuffle(cards)
        moves = [{"move": "draw"}] if hand["phase"] == "draw" else [{"move": "discard", "card": card} for card in cards]
        for move in moves:
            reply = phones[mover].move(move, at=hand["at"])
            if reply.status == 200:
                break
        if reply.json.get("in_memory"):
            unsaved += 1
            if not reply.json["hand"]["page"]["unsaved"]:
                raise Unkept(f"{move} is not saved, and the page says nothing")
        elif reply.status == 200:
            acknowledged.append((hand["at"] + 1, {"seat": mover, **move}))
    return unsaved


def _who_moves(phones: Sequence[PhoneClient]) -> tuple[int, Fact]:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for seat, phone in enumerate(phones):
            hand = phone.hand()
            if hand["page"]["mine"]:
                return seat, hand
        time.sleep(0.05)
    raise Unkept("nobody can move")


def _wait_until_saved(phones: Sequence[PhoneClient]) -> None:
    end = time.monotonic() + 30
    while any(phone.hand()["page"]["unsaved"] for phone in phones):
        if time.monotonic() > end:
            raise Unkept("there is room, and still nothing is saved")
        time.sleep(0.1)


def play_on_disks(folder: Path, disks: int, seed: int) -> HostTally:
    """One game after the other, each on a disk of its own. Raises Unkept."""
    tally = HostTally()
    for number in range(disks):
        play_on(folder, seed + number, tally)
    return tally


def _host(disk: str, arguments: Sequence[str]) -> int:
    """The command on a disk with a fault, `FAULT:SEED`."""
    from game.cli.dispatch import main

    fault, _, seed = disk.partition(":")
    RealDisk._calls = FaultyCalls(Fault(fault), random.Random(seed), _never)
    return main(arguments)


def _never() -> NoReturn:
    raise AssertionError("no fault of these ends the program")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--host"]:
        sys.exit(_host(sys.argv[2], sys.argv[3:]))
    parser = argparse.ArgumentParser()
    parser.add_argument("--disks", type=int, default=20)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory() as scratch:
        print(play_on_disks(Path(scratch), options.disks, options.seed))
