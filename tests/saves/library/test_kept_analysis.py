"""What was found in a match beside its record: it comes back for that record alone, and whatever else lies there harms
nothing.
"""

from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.disk.files import RealDisk
from saves.library.kept_analysis import KeptAnalysis, NotKept, keep_analysis, kept_analysis, mark_of
from saves.records.lines import decode_line
from saves.records.record import read_record
from tests.saves.disks import FullDisk

MATCH = Path(__file__).resolve().parents[2] / "examples" / "match-couples-2.handfoot.jsonl"
LINES = read_record(MATCH).lines


def kept(lines: int, found: bytes = b'{"a":1}', version: int = 1) -> KeptAnalysis:
    """Found in the first lines of the match."""
    return KeptAnalysis(version, lines, mark_of(LINES[:lines]), found)


def test_it_comes_back_for_its_record_as_long_as_that_only_grows(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    keep_analysis(path, kept(90), RealDisk())
    assert kept_analysis(path, 1, LINES[:90]) == kept(90)
    assert kept_analysis(path, 1, LINES) == kept(90)
    assert kept_analysis(path, 1, LINES[:89]) is NotKept.OTHER_RECORD
    changed = (*LINES[:40], LINES[44], *LINES[41:])
    assert kept_analysis(path, 1, changed) is NotKept.OTHER_RECORD
    assert kept_analysis(path, 1, (*LINES[:90], LINES[3])) == kept(90)


def test_how_a_file_writes_its_lines_counts_for_nothing() -> None:
    spaced = decode_line(b'{ "type": "move", "move": "draw", "seat": 2, "mood": "fine" }', 2)
    assert mark_of([spaced]) == mark_of([decode_line(b'{"type":"move","seat":2,"move":"draw"}', 2)])


def test_another_version_finds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    keep_analysis(path, kept(90, version=3), RealDisk())
    assert kept_analysis(path, 2, LINES) is NotKept.OTHER_VERSION
    assert kept_analysis(path, 4, LINES) is NotKept.OTHER_VERSION


def test_no_byte_can_be_changed_unnoticed(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    keep_analysis(path, kept(90, b'{"points":12.5}'), RealDisk())
    whole = path.read_bytes()
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        assert kept_analysis(path, 1, LINES) is NotKept.DAMAGED
        path.write_bytes(whole[:cut] + bytes([whole[cut] ^ 1]) + whole[cut + 1 :])
        assert isinstance(kept_analysis(path, 1, LINES), NotKept)


@pytest.mark.parametrize(
    "data", [b"", b"\n\n", b"[]\n[]\n", b'{"version":1}\n{}\n', b"[" * 9000 + b"\n", b"\xff\n\xff\n"]
)
def test_what_cannot_be_understood_is_nothing(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(data)
    assert kept_analysis(path, 1, LINES) is NotKept.DAMAGED
    assert kept_analysis(tmp_path, 1, LINES) is NotKept.NO_FILE
    assert kept_analysis(tmp_path / "none.json", 1, LINES) is NotKept.NO_FILE


def test_a_full_disk_leaves_what_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    keep_analysis(path, kept(90), RealDisk())
    with pytest.raises(OSError, match="No space"):
        keep_analysis(path, replace(kept(120), found=b"x" * 9000), FullDisk(100))
    assert kept_analysis(path, 1, LINES) == kept(90)
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]
