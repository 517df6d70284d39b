import hashlib
import random
from pathlib import Path

import pytest

from saves.disk.files import RealDisk
from saves.players.settings import Settings
from saves.records.lines import BadRecord
from tests.crash.crash_game import Choices, settings_beside
from tests.crash.crash_harness import Lost, Tally, Told, compare, kill_again_and_again
from tests.crash.disk_faults import Fault
from tests.crash.meddling import Meddler
from tests.saves.written_records import GAME, ROUND, record, text_of


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    tally = kill_again_and_again(tmp_path, kills=2 * len(Fault), seed=7, tell=lambda tally: None)
    assert tally.by_fault == dict.fromkeys(Fault, 2)
    assert tally.furthest > 10  # that something was played at all; how much depends on the machine


def test_a_second_window_finds_no_game_in_a_record_just_begun(tmp_path: Path) -> None:
    begun = tmp_path / "game.handfoot.jsonl"
    meddler = Meddler(random.Random(1), lambda: begun)
    for written in ("", '{"type":"ga'):
        begun.write_text(written)
        meddler.link(begun)
    begun.write_text("nonsense\n")
    with pytest.raises(BadRecord):
        meddler.link(begun)
    assert list(tmp_path.glob("link*")) == []


def heard(*texts: str) -> Told:
    """A game whose program has had each of these acknowledged."""
    told = Told(digests={})
    for count in range(1, len(texts) + 1):
        digest = hashlib.sha256("".join(texts[:count]).encode()).hexdigest()
        told.hear([f"will {count} {digest}", f"kept {count} {digest}"])
    return told


def test_the_harness_notices_what_is_lost_and_what_is_invented(tmp_path: Path) -> None:
    both = heard(text_of(GAME), text_of(ROUND))
    compare(record(tmp_path, GAME, ROUND), both, Tally())
    with pytest.raises(Lost, match="2 lines were acknowledged, 1 are there"):
        compare(record(tmp_path, GAME), both, Tally())
    with pytest.raises(Lost, match="not those that were handed in"):
        compare(record(tmp_path, {**GAME, "name": "Another"}, ROUND), both, Tally())
    with pytest.raises(Lost, match="has gone"):
        compare(tmp_path / "gone.handfoot.jsonl", both, Tally())
    first = heard(text_of(GAME))
    compare(record(tmp_path, GAME), first, Tally())
    with pytest.raises(Lost, match="nobody handed in line 2"):
        compare(record(tmp_path, GAME, ROUND), first, Tally())
    handed_in = heard(text_of(GAME), text_of(ROUND))
    handed_in.kept = 1
    for lines in ((GAME,), (GAME, ROUND)):
        compare(record(tmp_path, *lines), handed_in, Tally())


def test_the_harness_notices_settings_that_went_back(tmp_path: Path) -> None:
    path = tmp_path / "game.handfoot.jsonl"
    told = Told(digests={}, chosen=4, choose=5)
    settings = settings_beside(path)
    for number in (4, 5):
        Settings(settings, Choices(), RealDisk()).save(Choices(number))
        compare(path, told, Tally())
    Settings(settings, Choices(), RealDisk()).save(Choices(3))
    with pytest.raises(Lost, match="the settings say 3"):
        compare(path, told, Tally())
    settings.write_bytes(b"{")
    with pytest.raises(Lost, match="not_understood"):
        compare(path, told, Tally())


def test_the_harness_notices_what_is_taken_from_other_programs(tmp_path: Path) -> None:
    theirs = tmp_path / "test.handfoot.jsonl"
    theirs.write_text("something else\n")
    told = heard(text_of(GAME))
    told.hear([f"meddled {theirs.name} 15 {hashlib.sha256(theirs.read_bytes()).hexdigest()}"])
    compare(theirs, told, Tally())
    mine = record(tmp_path, GAME, name="test-2")
    digest = hashlib.sha256(text_of(GAME).encode()).hexdigest()
    told.hear([f"in {mine.name}", f"kept 1 {digest}"])
    assert (told.name, told.moved) == (mine.name, 1)
    theirs.write_text("something else\nand more")
    compare(mine, told, Tally())
    theirs.write_text("something\n")
    with pytest.raises(Lost, match="had put there is not there any more"):
        compare(mine, told, Tally())
    with pytest.raises(Lost, match="opened a second time"):
        told.hear(["opened twice"])
