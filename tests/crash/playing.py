"""A game without a window that says after each decision what is on the disk: the victim of the crash harness.

`python -m tests.crash.playing RECORD PRESET SEED` begins the game or goes on with it, and plays until it is over.
"""

import hashlib
import sys
import time
from pathlib import Path

from game.ai.player import Think
from game.ai.roster import DEFAULT_LEVEL, player_of
from game.engine.board import Phase
from game.play.match import Match
from game.play.seats import header_of, table_plan
from game.rules.presets import PRESET_IDS, preset
from saves.files import RealDisk
from saves.journal import Kept
from saves.lines import GameLine, Line, SeatInfo, encode_line
from saves.saved_game import SavedGame


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
    """Hands lines to the record and, once they are on the disk, tells how many lines it holds and their digest."""

    def __init__(self, game: SavedGame) -> None:
        self._game = game
        self._count = 0
        self._digest = hashlib.sha256()
        for line in game.lines:
            self._include(line)

    def _include(self, line: Line) -> None:
        self._count += 1
        self._digest.update(encode_line(line).encode() + b"\n")

    def append(self, *lines: Line) -> "Telling":
        """Writes and waits."""
        ack = self._game.append(*lines)
        for line in lines:
            self._include(line)
        if ack.wait() is Kept.ON_DISK:
            print(self._count, self._digest.hexdigest(), flush=True)
        return self

    @property
    def kept(self) -> Kept:
        """Nothing is ever on its way: `append` has waited."""
        return Kept.ON_DISK

    def wait(self, seconds: float | None = None) -> Kept:
        """As `kept`."""
        return Kept.ON_DISK

    def close(self) -> bool:
        """Closes the record."""
        return self._game.close()


def play_on(record: Path, preset_id: str, seed: str) -> None:
    """Plays the game in a record to its end, beginning it where there is none."""
    disk = RealDisk()
    game = (
        SavedGame.open(record, disk) if record.exists() else SavedGame.create(record, new_header(preset_id, seed), disk)
    )
    header, *rest = game.lines
    assert isinstance(header, GameLine)
    match = Match(header, Telling(game), time.monotonic, rest)
    player = player_of(DEFAULT_LEVEL)
    while not match.is_over:
        if match.awaits_deal:
            match.begin_round()
            continue
        seat = match.board.mover
        miss = match.cut_miss(seat) if match.board.phase == Phase.CUT else 0
        refusal = match.play(seat, player.decide(match.view(seat), Think(cut_miss=miss)))
        assert refusal is None, refusal
    match.close()
    print("over", flush=True)


if __name__ == "__main__":
    play_on(Path(sys.argv[1]), sys.argv[2], sys.argv[3])
