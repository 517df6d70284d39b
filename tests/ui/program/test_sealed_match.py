"""A match begun in the window: dealt by the system's chance, sealed, and nothing that shows where the cards lie."""

import json
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from game.deals.seal import holds
from game.ui.shared.preferences import Preferences
from saves.disk.folders import games_folder, seals_folder
from saves.players.bug_report import report_text
from saves.records.lines import RoundLine, decode_line
from tests.play.matches_in_memory import step
from tests.ui.house import House


def round_of(record: Path) -> RoundLine:
    """The first round in a record."""
    line = decode_line(record.read_bytes().splitlines()[1], 2)
    assert isinstance(line, RoundLine)
    return line


def test_a_match_begun_in_the_window_is_sealed_and_nothing_on_screen_tells_the_salt(tmp_path: Path) -> None:
    """Given Play at the title, the record names no seed, and its deck has a seal that holds, not cut where nobody was
    asked; while the round goes on no screen, target or bug report has its salt, with which packs could be tried out.
    """
    house = House(tmp_path, card_seed=lambda: None)
    record = house.begin()
    dealt = round_of(record)
    assert "seed" not in json.loads(record.read_text().splitlines()[0])
    assert dealt.seal is not None
    assert holds(dealt.seal, dealt.deck)
    assert dealt.seal.cut == 0
    salt, seen = dealt.seal.salt, 0

    def look() -> None:
        nonlocal seen
        seen += 1
        assert salt not in repr(house.report)
        table = house.session.table
        assert table is None or salt not in repr(table.state)

    house.watch = look
    match = house.game.match
    for _ in range(4):
        step(match)
        house.run(0.2)
    assert seen > 4
    assert salt not in report_text(KeyError("x"), record, {}, datetime(2026, 5, 1))
    house.close()


KILLED = """
import os, sys
from pathlib import Path
from game.ui.shared.preferences import Preferences
from tests.ui.house import House

house = House(Path(sys.argv[1]), card_seed=lambda: None, preferences=Preferences(sound=False, knows_cut=True))
house.program.show_title()
house.start()
house.until(lambda: house.program.session is not None and house.game.match.pack_to_cut is not None)
print(house.game.match.pack_to_cut.hash, flush=True)
os._exit(9)
"""


@pytest.mark.slow
def test_after_a_kill_between_seal_and_cut_the_next_window_shows_the_same_seal(tmp_path: Path) -> None:
    """Given a program killed while a seal was on screen, the game goes on with that seal; another window can't have it
    meanwhile; the cut gives a deck that the seal holds for, and nothing is left of the pack.
    """
    killed = subprocess.run([sys.executable, "-c", KILLED, tmp_path], capture_output=True, text=True, check=False)
    assert killed.returncode == 9, killed.stderr
    shown = killed.stdout.splitlines()[-1]
    (kept,) = seals_folder(tmp_path).glob("*.json")
    house = House(tmp_path, card_seed=lambda: None, preferences=Preferences(sound=False))
    house.at_title().press("button/continue")
    house.until(lambda: house.program.session is not None and house.game.match.pack_to_cut is not None)
    match = house.game.match
    assert match.pack_to_cut is not None
    assert (match.pack_to_cut.hash, match.pack_to_cut.again) == (shown, False)
    record = games_folder(tmp_path) / f"{match.header.id}.handfoot.jsonl"
    second = House(tmp_path, card_seed=lambda: None)
    second.program.show_title()
    assert not second.program.table.open(record)
    assert kept.exists()
    house.game.cut_deck(100)
    dealt = match.lines[1]
    assert isinstance(dealt, RoundLine)
    assert dealt.seal is not None
    assert (dealt.seal.hash, dealt.seal.cut, holds(dealt.seal, dealt.deck)) == (shown, 100, True)
    second.close()
    house.close()
    assert list(seals_folder(tmp_path).iterdir()) == []
