"""Summaries kept in one file: read once, made again equal when the file is gone, never of a record that is."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import kept_summaries
from saves.files import RealDisk
from saves.kept_summaries import MatchSummaries
from saves.match_summary import MatchSummary, summary_of
from tests.saves.disks import FullDisk

EXAMPLES = Path(__file__).parents[1] / "examples"


def a_home(folder: Path) -> tuple[Path, Path]:
    """Records, two finished matches and a position among them, and where their summaries are kept."""
    records = folder / "games"
    records.mkdir()
    for name in ("match-web-4", "match-couples-2", "web-turn-01"):
        shutil.copy(EXAMPLES / f"{name}.handfoot.jsonl", records)
    return records, folder / "summaries.json"


def looked(home: tuple[Path, Path]) -> dict[Path, MatchSummary]:
    """What a program that was just started finds."""
    *_, found = MatchSummaries(*home, RealDisk()).look()
    return found


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the records that are read from now on."""
    names: list[str] = []

    def noted(path: Path) -> MatchSummary | None:
        names.append(path.name)
        return summary_of(path)

    monkeypatch.setattr(kept_summaries, "summary_of", noted)
    return names


def test_each_record_is_read_once(tmp_path: Path, read: list[str]) -> None:
    """A second start reads none, and finds the same; of those that are no finished match, too."""
    home = a_home(tmp_path)
    first = looked(home)
    assert sorted(path.name for path in first) == [
        "match-couples-2.handfoot.jsonl",
        "match-web-4.handfoot.jsonl",
    ]
    assert len(read) == 3
    assert looked(home) == first
    assert len(read) == 3


@pytest.mark.parametrize(
    "spoil",
    [
        lambda file: file.unlink(),
        lambda file: file.write_bytes(b""),
        lambda file: file.write_bytes(file.read_bytes()[:-40]),
        lambda file: file.write_bytes(file.read_bytes().replace(b"8205", b"9205")),
        lambda file: file.write_bytes(file.read_bytes().replace(b'"version":1', b'"version":9')),
        lambda file: (file.unlink(), file.mkdir()),
    ],
    ids=["deleted", "empty", "torn", "changed", "newer", "a folder"],
)
def test_it_is_made_again_equal(tmp_path: Path, spoil: Callable[[Path], object]) -> None:
    """Whatever happened to the file, the summaries are what they were."""
    home = a_home(tmp_path)
    first = looked(home)
    spoil(home[1])
    assert looked(home) == first


def test_a_record_that_changes_is_read_again(tmp_path: Path, read: list[str]) -> None:
    """Given one that was written to since, that one is read, and no other."""
    home = a_home(tmp_path)
    looked(home)
    read.clear()
    web = home[0] / "match-web-4.handfoot.jsonl"
    with web.open("ab") as file:
        file.write(b'{"type":"end"}\n')
    found = looked(home)
    assert read == [web.name]
    assert web not in found


def test_a_record_that_is_gone_is_in_no_figures(tmp_path: Path) -> None:
    """Given one that was removed, its summary goes, from the file as well; put back, it is there again."""
    home = a_home(tmp_path)
    first = looked(home)
    web = home[0] / "match-web-4.handfoot.jsonl"
    stamp, away = web.stat(), tmp_path / web.name
    shutil.move(web, away)
    assert list(looked(home)) == [home[0] / "match-couples-2.handfoot.jsonl"]
    assert b"match-web-4" not in home[1].read_bytes()
    shutil.move(away, web)
    os.utime(web, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert looked(home) == first


def test_a_damaged_record_disturbs_none(tmp_path: Path) -> None:
    """Given records cut through, empty and full of something else, the others are found."""
    home = a_home(tmp_path)
    whole = (home[0] / "match-web-4.handfoot.jsonl").read_bytes()
    for name, data in (
        ("cut", whole[: len(whole) // 2]),
        ("empty", b""),
        ("else", b"[[[[" * 900),
        ("zero", b"\0" * 90),
    ):
        (home[0] / f"{name}.handfoot.jsonl").write_bytes(data)
    (home[0] / "folder.handfoot.jsonl").mkdir()
    assert len(looked(home)) == 2


def test_a_full_disk_costs_only_time(tmp_path: Path) -> None:
    """Where nothing can be kept the summaries are there all the same, and nothing is left lying about."""
    records, kept = a_home(tmp_path)
    *_, found = MatchSummaries(records, kept, FullDisk(free=0)).look()
    assert len(found) == 2
    assert not kept.exists()


def test_no_folder_is_no_matches(tmp_path: Path) -> None:
    """Before the first game there is nothing, and nothing is written."""
    assert looked((tmp_path / "games", tmp_path / "summaries.json")) == {}
    assert list(tmp_path.iterdir()) == []
