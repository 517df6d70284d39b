"""The version that was started last: news is shown once after an update, and a damaged file stops nobody."""

from pathlib import Path

import pytest

from saves.disk.files import RealDisk
from saves.players.last_version import is_newer, keep_version, version_before
from tests.saves.disks import FullDisk


def test_a_version_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "version.txt"
    assert version_before(file) is None
    keep_version(file, "0.10.2", FullDisk(0))
    assert version_before(file) is None
    keep_version(file, "0.10.2", RealDisk())
    assert version_before(file) == "0.10.2"


@pytest.mark.parametrize("data", [b"", b"soon", b"\xff", b"1" * 41])
def test_what_is_no_version_is_unknown(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "version.txt").write_bytes(data)
    assert version_before(tmp_path / "version.txt") is None


@pytest.mark.parametrize(
    ("version", "before", "newer"),
    [("0.10.0", "0.9.2", True), ("0.2", "0.2", False), ("1.0", "0.9", True), ("0.1", "0.2", False)],
)
def test_versions_are_compared_by_their_numbers(version: str, before: str, newer: bool) -> None:
    assert is_newer(version, before) == newer
