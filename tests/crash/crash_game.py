"""A game without a window that says before each decision what it hands to the disk, and after it what is there: the
victim of the crash harness.

`python -m tests.crash.crash_game RECORD PRESET SEED [FAULT NUMBER]` begins the game or goes on with it, and plays until
it is over, on a disk with that fault; NUMBER decides when the fault strikes.
"""

import hashlib
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Final, NoReturn

from msgspec import Struct

from game.ai.level_names import DEFAULT_LEVEL
from game.ai.player import Think
from game.ai.roster import player_of
from game.play.match import Match
from game.play.seats import header_of, table_plan
from game.rules.presets import PRESET_IDS, preset
from saves.disk.files import Disk, RealDisk
from saves.players.settings import Settings
from saves.records.journal import Ack, DiskAnswer, SaveState
from saves.records.lines import GameLine, Line, SeatInfo, encode_line
from saves.records.record import read_record
from saves.records.saved_game import SavedGame
from tests.crash.disk_faults import Fault, FaultyCalls

LAST_TRIES: Final = 50
"""Of the record's close, before the program says that not all is safe."""
CHOICES_EVERY: Final = 7
"""Decisions from one change of the settings to the next."""


class Choices(Struct, frozen=True):
    """Settings as good as any."""

    number: int = 0


def settings_beside(record: Path) -> Path:
    """The settings file of a game's program, whatever number its record has got since."""
    return record.with_name(f"{record.name.split('.')[0].split('-')[0]}.settings.json")


def new_header(preset_id: str, seed: str) -> GameLine:
    """The header of a game of computer players at the preset's first table."""
    rules = preset(next(known for known in PRESET_IDS if known == preset_id))
    table = table_plan(rules, None, None)
    seats = [SeatInfo(name=f"Player {seat}", kind="computer", level=DEFAULT_LEVEL) for seat in range(table.players)]
    return header_of(
        rules,
        seats,
        table.teams,
        seed=seed,
        game_id="crash",
        created="2026-01-01T00:00:00Z",
        app="crash harness",
        name="Crash",
    )


class Telling:
    """Hands lines to the record; tells how many lines it then holds and their digest, before and after."""

    def __init__(self, game: SavedGame) -> None:
        self._game = game
        self._count = 0
        self._digest = hashlib.sha256()
        for line in game.lines:
            self._include(line)
        self._tell("will")

    def _include(self, line: Line) -> None:
        self._count += 1
        self._digest.update(encode_line(line).encode() + b"\n")

    def _tell(self, word: str) -> None:
        print(word, self._count, self._digest.hexdigest(), flush=True)

    def append(self, *lines: Line) -> Ack:
        """Writes and waits, as a game does before the next decision; a disk that failed before is tried again."""
        for line in lines:
            self._include(line)
        self._tell("will")
        ack = self._game.append(*lines)
        if self._game.failing is not None:
            self._game.retry()
        if ack.wait() is SaveState.ON_DISK:
            print("in", self._game.path.name, flush=True)
            self._tell("kept")
        return ack

    @property
    def kept(self) -> DiskAnswer | None:
        """What became of the lines."""
        return self._game.kept

    def close(self) -> bool:
        """Closes the record."""
        return self._game.close()

    def settle(self) -> bool:
        """Tries until all is on the disk; False where it will not have it."""
        for _ in range(LAST_TRIES):
            if self._game.failing is None:
                return True
            self._game.retry()
            time.sleep(0.01)
        return False


class ChangingMind:
    """Somebody who changes the settings all the time; tells each change before and after."""

    def __init__(self, path: Path, disk: Disk) -> None:
        self._settings = Settings(path, Choices(), disk)
        assert self._settings.warning is None, self._settings.warning

    def change(self) -> None:
        """Another choice, kept or not."""
        number = self._settings.value.number + 1
        print("choose", number, flush=True)
        if self._settings.save(Choices(number)) is None:
            print("chosen", number, flush=True)


class Playing:
    """The game that is being played, for whoever wants to know where its record is."""

    game: SavedGame | None = None

    def record(self) -> Path | None:
        """Where the record is now; None before there is one."""
        return self.game.path if self.game is not None else None


def play_on(record: Path, preset_id: str, seed: str, disk: Disk, playing: Playing) -> None:
    """Plays the game in a record to its end, beginning it where there is none."""
    mind = ChangingMind(settings_beside(record), disk)
    if record.exists():
        texts = read_record(record).texts
        whole = "".join(f"{text}\n" for text in texts)
        print("found", len(texts), hashlib.sha256(whole.encode()).hexdigest(), flush=True)
        game = SavedGame.open(record, disk)
    else:
        header = new_header(preset_id, seed)
        print("will", 1, hashlib.sha256(encode_line(header).encode() + b"\n").hexdigest(), flush=True)
        game = SavedGame.create(record, header, disk)
    playing.game = game
    first, *rest = game.lines
    assert isinstance(first, GameLine)
    telling = Telling(game)
    match = Match(first, telling, time.monotonic, rest)
    player = player_of(DEFAULT_LEVEL)
    decisions = 0
    while not match.is_over:
        decisions += 1
        if decisions % CHOICES_EVERY == 0:
            mind.change()
        if match.awaits_deal:
            match.begin_round()
            continue
        seat = match.board.mover
        refusal = match.play(seat, player.decide(match.view(seat), Think(match.cut_miss(seat))))
        assert refusal is None, refusal
    settled = telling.settle()
    print("over" if match.close() and settled else "unsafe", flush=True)


def _die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise SystemExit("nobody survives this")


if __name__ == "__main__":
    wanted = Fault(sys.argv[4]) if len(sys.argv) > 4 else Fault.NOTHING
    here = Playing()
    calls = FaultyCalls(wanted, random.Random(" ".join(sys.argv[5:])), _die, here.record)
    play_on(Path(sys.argv[1]), sys.argv[2], sys.argv[3], RealDisk(calls), here)
