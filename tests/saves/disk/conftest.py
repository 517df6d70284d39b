"""What holds for every test of the disk."""

import os
import sys
from collections.abc import Iterator

import pytest


def _open_files() -> int:
    """How many this program has open, where the system tells."""
    if sys.platform == "win32":
        return 0
    with os.scandir("/dev/fd") as found:
        return sum(1 for _ in found)


@pytest.fixture(autouse=True)
def _every_file_is_closed() -> Iterator[None]:
    """No file stays open: a program that is never closed would run out of them."""
    before = _open_files()
    yield
    assert _open_files() <= before
