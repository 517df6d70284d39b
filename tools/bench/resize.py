"""How long a window takes to settle after it is enlarged: `python -m tools.bench.resize`.

The table of a match in its middle, and the same with every seat as full as the record ever has it. An edge is dragged
in small steps from each size to the next; the measure is the time from the last step to the frame with the new layout.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from msgspec import Struct, to_builtins

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.moves import Move
    from game.engine.partners.permission import Opinion
    from game.engine.refusal import Refusal
    from game.engine.table.state import Table
    from game.engine.table.view import PlayerView
    from game.turn.laps import Moment

SIZES: Final = ((1280, 720), (1920, 1080), (2560, 1440), (1280, 720))
STEPS: Final = 12
"""Size changes on the way from one size to the next."""
PASS: Final = 1 / 60
SETTLED: Final = 0.25
"""Seconds within which a window must settle."""


class Resized(Struct, frozen=True):
    """One drag: the final size, and the milliseconds from its last step to the new layout. `work` is the game's own CPU
    time; the rest is waiting for another step.
    """

    size: tuple[int, int]
    settled: float
    work: float


class Standing:
    """A game in which nothing happens."""

    def __init__(self, table: "Table", seat: int) -> None:
        self._table = table
        self.eyes = self.base = seat
        self.me: int | None = seat
        self.is_settled = True
        self.undoable = self.event_count = 0
        self.answers: tuple[Opinion, ...] = ()
        self.lap: tuple[Moment, ...] = ()
        self.partner_turn: tuple[Moment, ...] = ()

    @property
    def view(self) -> "PlayerView":
        """What the seat sees."""
        from game.engine.table.view import view_of

        return view_of(self._table, self.eyes)

    def events_since(self, index: int) -> "tuple[Event, ...]":
        """Nothing."""
        return ()

    def play(self, move: "Move") -> "Refusal | None":
        """Nothing is played."""
        return None

    def undo(self, moves: int) -> "Refusal | None":
        """Nothing is taken back."""
        return None


def fullest(record: Path) -> "tuple[Table, int]":
    """The table of a record with the most cards laid out and in one hand together, and the seat of that hand."""
    from saves.records.record import read_record
    from saves.records.replay import replay_lines

    lines = read_record(record).lines
    replay = replay_lines(lines[:1])
    best, count = (replay.table, 0), -1
    for number, line in enumerate(lines[1:], 2):
        replay.feed(line, number)
        board = replay.table.board
        laid = sum(len(meld.cards) for melds in board.melds for meld in melds)
        seat = max(range(board.players), key=lambda one: board.hands[one])
        if laid + 2 * board.hands[seat] > count:
            best, count = (replay.table, seat), laid + 2 * board.hands[seat]
    return best


def resized(record: Path, sizes: Sequence[tuple[int, int]] = SIZES) -> list[Resized]:
    """Drag a window through these sizes. The display must exist; under SDL's dummy driver presenting is free."""
    import pygame

    from game.assets import assets_folder
    from game.toolkit.app import App
    from game.toolkit.window import Window
    from game.ui.shared.preferences import Preferences
    from game.ui.shared.seated_players import make_people
    from game.ui.table.screen import TableScene
    from game.ui.table.table_game import TableHooks

    table, seat = fullest(record)
    players = table.board.players
    app = App(Window(sizes[0], "resize"), assets_folder(), Preferences(sound=False))
    people = make_people(("Anna", "Walt", "Rosa", "June", "Olga", "Ben")[:players], (True,) * players)
    app.show(TableScene(Standing(table, seat), people, TableHooks(), app.preferences))
    for _ in range(60):
        app.step(PASS, pygame.event.get())
    found = []
    for old, new in pairwise(sizes):
        for n in range(1, STEPS + 1):
            size = tuple(round(a + (b - a) * n / STEPS) for a, b in zip(old, new, strict=True))
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.get()
            app.step(PASS, [pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])])
        last, work = time.perf_counter(), 0.0
        while app.kit.size != new or not work:
            time.sleep(PASS)
            began = time.process_time()
            app.step(PASS, [event for event in pygame.event.get() if event.type != pygame.VIDEORESIZE])
            if app.kit.size == new:
                work = time.process_time() - began
        found.append(Resized(new, 1000 * (time.perf_counter() - last), 1000 * work))
        for _ in range(30):
            app.step(PASS, pygame.event.get())
    app.window.close()
    return found


def main() -> int:
    """0 if every drag settled in time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", type=Path, nargs="?", default=Path("tests/examples/match-campus-6.handfoot.jsonl"))
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    choices = parser.parse_args()
    runs = [one for _ in range(choices.repeat) for one in resized(choices.record)]
    worst = max(run.settled for run in runs)
    if choices.json:
        told = {"settled_ms": {"median": median(run.settled for run in runs), "most": worst}, "runs": to_builtins(runs)}
        sys.stdout.write(json.dumps(told) + "\n")
    else:
        for run in runs:
            sys.stdout.write(f"{run.size[0]} x {run.size[1]}: {run.settled:.0f} ms, {run.work:.0f} of them computing\n")
    return 0 if worst <= 1000 * SETTLED else 1


if __name__ == "__main__":
    raise SystemExit(main())
