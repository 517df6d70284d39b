"""`python -m tests.ui.system.your_table.hostile_run [--only WORD]`: drops more than eighty hostile pictures, decks and
tables on the program's window, one after the other. No pass of the window waits for them, no process that opens one has
more than 512 MB, and the program itself grows by at most 150 MB.
"""

import argparse
import multiprocessing
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Final

import pygame
from msgspec import Struct
from pygame.event import Event

from game.play.processes.caged_child import PATIENCE, SECONDS, START_SECONDS
from game.ui.shared.requests import GoBack, ShowYourTable
from tests.fuzz.hostile_pictures import hostile_pictures
from tests.ui.house import House

MOST_CHILD, MOST_GROWTH = 512, 150
"""Megabytes."""
LONGEST: Final = PATIENCE * SECONDS + START_SECONDS
"""Seconds until a file is opened or refused, the start of a process included, on a busy machine."""
LONGEST_PASS: Final = 1.0
"""Seconds of the slowest pass, on a machine that is busy with the picture."""
WORKERS: Final = ("deck", "table", "dropped file")


class Outcome(Struct):
    """What a file did: seconds, those of the slowest pass, the megabytes of the largest process, what was said, and the
    passes that the window made meanwhile.
    """

    seconds: float = 0.0
    slowest: float = 0.0
    child: int = 0
    said: str = ""
    passes: int = 0


def megabytes(pid: int | str, what: str) -> int:
    """`what` of a process, as Linux tells it; 0 if it is gone."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith(what)), 0)


def dropped(house: House, path: Path) -> Outcome:
    """Drop a file on the screen of tables, and wait until nothing works on it any more."""
    outcome, begun = Outcome(), time.monotonic()

    def is_worked_on() -> bool:
        return any(thread.name in WORKERS for thread in threading.enumerate())

    def note_pass() -> None:
        outcome.passes += is_worked_on()

    house.watch = note_pass
    house.step(Event(pygame.DROPFILE, file=str(path)))
    if any(target.id == "button/to_cloth" for target in house.report.targets):
        house.press("button/to_cloth")
    while is_worked_on():
        pass_begun = time.monotonic()
        house.step()
        outcome.slowest = max(outcome.slowest, time.monotonic() - pass_begun)
        outcome.child = max(
            [outcome.child, *(megabytes(c.pid or 0, "VmHWM") for c in multiprocessing.active_children())]
        )
        time.sleep(0.002)
    house.watch = lambda: None
    outcome.seconds = time.monotonic() - begun
    house.step()
    notice = house.program.screens.notice()
    outcome.said = notice.words if notice is not None else f"taken, {house.report.scene}"
    if notice is not None:
        notice.actions[0].act()
    if house.report.scene != "your_table":
        house.program.ask(GoBack())
    house.run(0.5)
    return outcome


def write_all(folder: str, only: str) -> None:
    """The files, written by a process of their own: some fill much memory."""
    for name, data in hostile_pictures():
        if only in name:
            (Path(folder) / name).write_bytes(data)


def main(arguments: list[str]) -> int:
    """1 if a file gets further than it may."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD")
    only = parser.parse_args(arguments).only
    worst, bad = Outcome(), 0
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as data:
        writer = multiprocessing.get_context("spawn").Process(target=write_all, args=(folder, only))
        writer.start()
        writer.join()
        house = House(Path(data))
        house.program.show_title()
        house.run(0.5)
        house.program.ask(ShowYourTable())
        house.run(1.0)
        before, files = megabytes("self", "VmRSS"), sorted(Path(folder).iterdir())
        for path in files:
            one = dropped(house, path)
            is_bad = one.seconds > LONGEST or one.slowest > LONGEST_PASS or one.child > MOST_CHILD
            bad += is_bad
            told = f"{one.seconds:5.1f} s, pass {1000 * one.slowest:4.0f} ms, process {one.child:3} MB"
            print(f"{'!!' if is_bad else '  '} {path.name:28} {told}: {one.said}", flush=True)
            worst = Outcome(
                max(worst.seconds, one.seconds), max(worst.slowest, one.slowest), max(worst.child, one.child)
            )
        grown = megabytes("self", "VmHWM") - before
        house.close()
    print(f"{len(files)} files, {bad} got further than they may; {os.cpu_count()} processors")
    print(
        f"slowest {worst.seconds:.1f} s, slowest pass {1000 * worst.slowest:.0f} ms, largest process {worst.child} MB"
    )
    print(f"the program had {before} MB and grew by {grown} MB at its peak")
    return int(bad > 0 or grown > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
