import shutil
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.analysis.kept_matches import MatchHistory
from game.analysis.strength.evening_games import games_of_evening
from game.messages.functions import screens as say
from game.ui.review.games.known_games import listed
from game.ui.start.todays_deal.own_deals import deal_games
from game.ui.system.people.presenter import record_in
from saves.disk.files import RealDisk
from saves.library.library import Library
from saves.players.people import NO_LABEL, GameLabel, labels_in, write_label
from saves.records.lines import RECORD_SUFFIX, SeatInfo
from tests.saves.written_records import GAME, POSITION, move, record

LEFTOVERS = ("-x-safeBackup-0001.jsonl", " (conflicted copy 2026-11-26).jsonl", " (1).jsonl", ".sync-conflict-1.jsonl")
DAY = datetime(2026, 11, 26)
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("leftover", LEFTOVERS)
def test_a_game_of_which_only_a_sync_programs_copy_is_left_is_in_the_list(tmp_path: Path, leftover: str) -> None:
    whole = record(tmp_path, GAME, POSITION)
    copy = whole.rename(whole.with_name(whole.name.removesuffix(".jsonl") + leftover))
    library = Library(tmp_path, RealDisk())
    (entry,) = library.games()
    assert (entry.path, entry.is_copy, entry.problem) == (copy, True, None)
    assert listed(entry, DAY).name == say.copy_of(entry.name)
    library.open(copy).close()
    write_label(tmp_path / "labels", copy, GameLabel(name="Easter"), RealDisk())
    assert labels_in(tmp_path / "labels") == {copy.name: GameLabel(name="Easter")}


def test_of_two_files_of_one_game_the_longer_is_the_game(tmp_path: Path) -> None:
    shorter = record(tmp_path, GAME, POSITION)
    longer = record(tmp_path, GAME, POSITION, move(0, "draw"), name="again")
    renamed = Path(shutil.copy(longer, tmp_path / f"{longer.stem} (1).jsonl"))
    games = {entry.path: entry.is_copy for entry in Library(tmp_path, RealDisk()).games()}
    assert games == {longer: False, shorter: True, renamed: True}


def test_a_match_that_is_there_three_times_counts_once(tmp_path: Path) -> None:
    match = tmp_path / "games" / f"match-web-4{RECORD_SUFFIX}"
    match.parent.mkdir()
    for name in (match.name, *(match.name.removesuffix(".jsonl") + leftover for leftover in LEFTOVERS[:2])):
        shutil.copy(EXAMPLES / match.name, match.with_name(name))
    begun = match.with_name(match.name.removesuffix(".jsonl") + LEFTOVERS[2])
    begun.write_bytes(b"".join(match.read_bytes().splitlines(keepends=True)[:40]))
    history = MatchHistory(tmp_path / "games", tmp_path / "analyses", tmp_path / "kept", RealDisk())
    for _ in range(2):  # anew, and from what was kept
        *_, found = history.refresh()
        assert list(found) == [match]
    people = tuple(SeatInfo(name=name, kind="human") for name in ("Ann", "Ben", "Cleo", "Dan"))
    games = tuple(replace(entry, seats=people) for entry in Library(match.parent, RealDisk()).games())
    assert len(games) == 4
    assert record_in(games, "Ann").matches == 1
    assert [len(games_of_evening(games, {}, entry.path)) for entry in games] == [1, 1, 1, 1]
    assert deal_games(games, lambda path: NO_LABEL).record == str(match)
