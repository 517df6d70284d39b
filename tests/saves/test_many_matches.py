import gc
import sys
import threading
import tracemalloc
from pathlib import Path

import pytest

from game.ai.fallback_move import fallback_move
from game.play.seats import header_of
from game.rules.presets import preset
from saves.disk.files import RealDisk
from saves.disk.system_calls import SystemCalls
from saves.library.library import Library, Progress
from saves.records.lines import EndLine, GameLine, SeatInfo
from saves.records.saved_game import SavedGame
from tests.play.matches_in_memory import resumed

MATCHES = 50
MOST_GROWTH = 400_000
"""Bytes that Python may hold more after the last match than after the fifth: the list of the games grows by a few
kilobytes each.
"""


class UnhurriedCalls(SystemCalls):
    """Nobody pulls the plug here."""

    def sync(self, descriptor: int) -> None:
        """Returns at once."""


def header(number: int) -> GameLine:
    """A match of one round between two computer players."""
    seats = [SeatInfo(name=f"Player {seat}", kind="computer", level="normal") for seat in range(2)]
    rules = preset("web")
    return header_of(
        rules,
        seats,
        2,
        seed=number,
        game_id=f"match-{number:02}",
        created="2026-01-01T00:00:00Z",
        app="test",
        name=f"Match {number}",
    )


def play(game: SavedGame, decisions: int) -> None:
    """So many decisions, in a match that is then left, or to its end."""
    match = resumed(game)
    for _ in range(decisions):
        if match.is_over:
            break
        if match.awaits_deal:
            match.begin_round()
        else:
            seat = match.board.mover
            assert match.play(seat, fallback_move(match.view(seat))) is None
    assert match.close()


def open_files() -> int:
    """Files that this process has open."""
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the open files of a process")
def test_fifty_matches_leave_nothing_open(tmp_path: Path) -> None:
    library = Library(tmp_path, RealDisk(UnhurriedCalls()))
    tracemalloc.start()
    try:
        for number in range(MATCHES):
            game = library.create(header(number))
            play(game, 6)
            library.games()
            play(library.open(game.path), 6)
            if number % 2:
                left = library.open(game.path)
                left.append(EndLine(winners=(), totals=left.replay.totals, reason="abandoned"))
                assert left.close()
            if number == 4:
                gc.collect()
                files, threads, memory = open_files(), threading.active_count(), tracemalloc.get_traced_memory()[0]
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - memory
    finally:
        tracemalloc.stop()
    assert open_files() == files
    assert threading.active_count() == threads
    assert grown < MOST_GROWTH
    games = library.games()
    assert len(games) == MATCHES
    assert sum(entry.progress == Progress.ABANDONED for entry in games) == MATCHES // 2
    assert not [entry for entry in games if entry.problem is not None]
