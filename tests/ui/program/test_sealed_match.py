"""A match begun in the window: dealt by the system's chance, sealed, and nothing that shows where the cards lie."""

import json
import zipfile
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.deals.seal import holds
from saves.backup import write_backup
from saves.bug_report import report_text
from saves.cleanup import LEFT_FOR_SECONDS, clean_up
from saves.files import RealDisk
from saves.folders import games_folder, seals_folder
from saves.kept_pack import KeptPack, pack_file
from saves.lines import GameLine, RoundLine, decode_line
from saves.saved_game import SavedGame
from tests.play.matches import header, step
from tests.ui.house import House


def round_of(record: Path) -> RoundLine:
    """The first round in a record."""
    line = decode_line(record.read_bytes().splitlines()[1], 2)
    assert isinstance(line, RoundLine)
    return line


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A program whose matches the system's chance deals, as everybody's."""
    return House(tmp_path, card_seed=lambda: None)


def test_a_match_begun_in_the_window_is_sealed_and_has_no_seed(house: House) -> None:
    """Given Play at the title, the record names no seed, its deck has a seal that holds, and the pack isn't cut where
    nobody was asked; the next match has other cards.
    """
    first = house.begin()
    dealt = round_of(first)
    assert "seed" not in json.loads(first.read_text().splitlines()[0])
    assert dealt.seal is not None
    assert holds(dealt.seal, dealt.deck)
    assert dealt.seal.cut == 0
    assert round_of(house.begin()).deck != dealt.deck
    assert not seals_folder(house.data).exists()
    house.close()


def test_nothing_on_screen_tells_the_salt_while_a_round_goes_on(house: House) -> None:
    """Given a sealed round, no screen, target or bug report has its salt, with which packs could be tried out."""
    record = house.begin()
    dealt = round_of(record)
    assert dealt.seal is not None
    salt, seen = dealt.seal.salt, 0

    def look() -> None:
        nonlocal seen
        seen += 1
        assert salt not in repr(house.report)
        table = house.session.table
        assert table is None or salt not in repr(table.state)

    house.watch = look
    match = house.game.match
    for _ in range(12):
        step(match)
        house.run(0.3)
    assert seen > 12
    assert salt not in report_text(KeyError("x"), record, {}, datetime(2026, 5, 1))
    house.close()


def test_a_pack_that_waits_is_in_no_backup_and_what_a_crash_left_of_it_is_cleared_away(tmp_path: Path) -> None:
    """Given a pack on the disk that waits to be cut, the backup has the game and not the pack; a half-written one is
    gone after an hour, the whole one stays.
    """
    seals = seals_folder(tmp_path)
    game = replace(header(seed=None), id="evening")
    with SavedGame.create(games_folder(tmp_path) / "evening.handfoot.jsonl", game, RealDisk()):
        pass
    packs = KeptPack(pack_file(seals, "evening"), RealDisk())
    packs.keep(game, 2, sealed_round(game)).wait()
    torn = seals / ".hand-and-foot-0123456789abcdef.tmp"
    torn.write_text("KH KD")
    write_backup(tmp_path, tmp_path / "all.zip", RealDisk())
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert archive.namelist() == ["games/evening.handfoot.jsonl"]
    clean_up(tmp_path, torn.stat().st_mtime + LEFT_FOR_SECONDS + 1)
    assert {path.name for path in seals.iterdir()} == {"evening.json", "evening.shown"}


def sealed_round(game: GameLine) -> RoundLine:
    """A sealed round of the game."""
    from game.play.match import Match

    match = Match(game)
    match.begin_round()
    line = match.lines[1]
    assert isinstance(line, RoundLine)
    return line
