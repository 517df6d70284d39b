"""The summaries of all finished matches, in one file beside the records: each record is read once.

The file may be deleted at any time: whatever is not in it, or is of a record that has changed since, is read again.
"""

import os
import stat
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from saves.files import Disk
from saves.library import LARGEST_GAME
from saves.lines import RECORD_SUFFIX
from saves.match_summary import MatchSummary, summary_of

VERSION: Final = 1
"""Of the form of the file and of what its numbers mean: a file of another version is not read."""


class KeptSummary(Struct, frozen=True, array_like=True):
    """What came of reading a record that was last written then and had so many bytes; None for no finished match."""

    written_at: int
    size: int
    match: MatchSummary | None


class _Head(Struct, frozen=True):
    version: int
    checksum: int
    """Of the line that follows."""


Summaries = dict[str, KeptSummary]
"""By the file name of the record."""


class MatchSummaries:
    """The finished matches among the records of a folder; what was taken off the list is not among them."""

    def __init__(self, records: Path, kept: Path, disk: Disk) -> None:
        """`kept` is the file that spares reading records again."""
        self._records = records
        self._kept = kept
        self._disk = disk
        self._known: Summaries | None = None

    def look(self) -> Iterator[dict[Path, MatchSummary]]:
        """Reads what has changed, the latest first, and tells after each record what has been found so far. At its end
        what was read is kept, if the disk will have it.
        """
        before = self._known if self._known is not None else read_kept(self._kept)
        states = _states(self._records)
        known = {name: kept for name, kept in before.items() if states.get(name) == (kept.written_at, kept.size)}
        has_changed = len(known) < len(before)
        found = {self._records / name: kept.match for name, kept in known.items() if kept.match is not None}
        yield found
        for name in sorted(states.keys() - known.keys(), key=lambda name: states[name], reverse=True):
            match = _read(self._records / name, states[name][1])
            known[name] = KeptSummary(*states[name], match)
            has_changed = True
            if match is not None:
                found[self._records / name] = match
                yield found
        self._known = known
        if has_changed:
            with suppress(OSError):  # next time they are read again
                write_kept(self._kept, known, self._disk)


def read_kept(path: Path) -> Summaries:
    """What the file holds; nothing where it is missing, damaged or of another version."""
    try:
        if not path.is_file():
            return {}
        head, body, *_ = path.read_bytes().split(b"\n", 2)
        sign = msgspec.json.decode(head, type=_Head)
        if sign != _Head(VERSION, zlib.crc32(body)):
            return {}
        return msgspec.json.decode(body, type=Summaries)
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError):
        return {}


def write_kept(path: Path, known: Summaries, disk: Disk) -> None:
    """Writes it whole. Raises OSError."""
    body = msgspec.json.encode(known)
    disk.replace(path, msgspec.json.encode(_Head(VERSION, zlib.crc32(body))) + b"\n" + body + b"\n")


def _states(folder: Path) -> dict[str, tuple[int, int]]:
    """When each record was last written, and how large it is."""
    states: dict[str, tuple[int, int]] = {}
    with suppress(OSError), os.scandir(folder) as there:
        for file in there:
            if file.name.endswith(RECORD_SUFFIX):
                with suppress(OSError):  # it has just gone
                    state = file.stat()
                    if stat.S_ISREG(state.st_mode):
                        states[file.name] = (state.st_mtime_ns, state.st_size)
    return states


def _read(path: Path, size: int) -> MatchSummary | None:
    if size > LARGEST_GAME:
        return None
    try:
        return summary_of(path)
    except Exception:  # one record must not hide the others, whatever it does to the program
        return None
