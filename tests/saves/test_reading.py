"""The door for reading: plain files only, up to a size, and one sentence for what is refused."""

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.analysis.kept_matches import read_kept
from game.ui.shared.preferences import Preferences
from saves.disk import limits
from saves.disk.files import RealDisk
from saves.library.kept_analysis import kept_analysis
from saves.players.arranged_hands import arranged_hands
from saves.players.last_version import version_before
from saves.players.own_rules import own_rule_sets
from saves.players.people import PeopleFile, labels_in, learners
from saves.players.rules_draft import all_unsaved
from saves.players.settings import Settings

READERS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "settings": ("settings.json", lambda path: Settings(path, Preferences(), RealDisk()).value),
    "rules being edited": ("rules-unsaved-2.json", lambda path: all_unsaved(path.with_name("rules-unsaved.json"))),
    "own rules": ("mine.json", lambda path: own_rule_sets(path.parent)),
    "labels": ("lake.json", lambda path: labels_in(path.parent)),
    "hands": ("lake.json", lambda path: arranged_hands(path, "lake")),
    "people": ("people.json", lambda path: PeopleFile(path, RealDisk()).read()),
    "learning": ("anna.json", lambda path: learners(path.parent)),
    "version": ("version.txt", version_before),
    "summaries": ("summaries.json", read_kept),
    "analysis": ("lake.json", lambda path: kept_analysis(path, 1, [])),
}
"""What reads each kind of file at start or soon after, and how such a file may be called."""

GIGABYTE = 10**9


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_in_the_place_of_a_file_stops_nobody(tmp_path: Path) -> None:
    for kind, (name, _) in READERS.items():
        (tmp_path / kind).mkdir()
        os.mkfifo(tmp_path / kind / name)
    code = (
        f"import sys; from pathlib import Path; from {__name__} import READERS\n"
        "for kind, (name, read) in READERS.items(): print(kind, flush=True), read(Path(sys.argv[1], kind, name))"
    )
    told = subprocess.run(  # by itself: what hangs must end with the test
        [sys.executable, "-c", code, str(tmp_path)], check=True, timeout=60, cwd=Path(__file__).parents[2], stdout=-1
    )
    assert told.stdout.decode().splitlines()[-1] == list(READERS)[-1]


@pytest.mark.parametrize("kind", READERS)
def test_a_huge_file_is_not_read_whole(kind: str, tmp_path: Path) -> None:
    name, read = READERS[kind]
    path = tmp_path / name
    with path.open("wb") as file:
        file.truncate(GIGABYTE)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    read(path)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000  # kilobytes
    assert path.stat().st_size == GIGABYTE


def test_settings_too_large_to_read_are_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b" " * (limits.SETTINGS + 1))
    settings = Settings(path, Preferences(), RealDisk())
    assert settings.warning is not None
    assert settings.warning.flaw == "not_read"
    trouble = settings.save(Preferences(captions=True))
    assert trouble is not None
    assert trouble.flaw == "not_saved"
    assert path.stat().st_size == limits.SETTINGS + 1


def test_damaged_settings_are_kept_beside_others_that_were_larger(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"")
    (tmp_path / "settings.json.unreadable").write_bytes(b"{ no settings")
    settings = Settings(path, Preferences(), RealDisk())
    assert settings.save(Preferences(captions=True)) is None
    kept = sorted(file.read_bytes() for file in tmp_path.glob("settings.json.unreadable*"))
    assert kept == [b"", b"{ no settings"]
