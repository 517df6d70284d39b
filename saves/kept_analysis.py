"""What was found in a match, kept in a file beside its record: a line that says which record and which lines of it were
looked at, and a line with what was found, which is the business of whoever kept it.

All of it can be found again, so nothing here is ever mended: what does not fit is not there.
"""

import hashlib
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from game.decoded_types import prepare
from saves import limits
from saves.files import Disk, FileTooLarge, NoPlainFile, read_small
from saves.lines import Line, encode_line


class KeptAnalysis(Struct, frozen=True):
    """Something found in the first lines of a record."""

    version: int
    """Of what found it: what another version found is ignored."""
    lines: int
    """So many of the record, the header included."""
    record: str
    """The `mark_of` these lines."""
    found: bytes
    """One line of text."""


class NotKept(Enum):
    """Why a record has no analysis to show."""

    NO_FILE = "no file"
    UNREADABLE = "unreadable"
    DAMAGED = "damaged"
    OTHER_VERSION = "other version"
    OTHER_RECORD = "other record"


class _AnalysisHead(Struct, frozen=True, forbid_unknown_fields=True):
    version: Annotated[int, Meta(ge=1)]
    lines: Annotated[int, Meta(ge=1)]
    record: str
    found: str


prepare(_AnalysisHead)


def mark_of(lines: Sequence[Line]) -> str:
    """Tells lines of a record from any others, however their file writes them: white space and unknown keys count for
    nothing.
    """
    digest = hashlib.sha256()
    for line in lines:
        digest.update(encode_line(line).encode() + b"\n")
    return digest.hexdigest()


def encoded_analysis(kept: KeptAnalysis) -> bytes:
    """The bytes of an analysis file: a header line with the checksum, then what was found."""
    head = _AnalysisHead(kept.version, kept.lines, kept.record, hashlib.sha256(kept.found).hexdigest())
    return b"%b\n%b\n" % (msgspec.json.encode(head), kept.found)


def keep_analysis(path: Path, kept: KeptAnalysis, disk: Disk) -> None:
    """Writes it in the place of what was kept before. Raises OSError."""
    disk.replace(path, encoded_analysis(kept))


def kept_analysis(path: Path, version: int, lines: Sequence[Line]) -> KeptAnalysis | NotKept:
    """What this version found in this record, which may have grown since; whatever is there harms nothing."""
    try:
        data = read_small(path, limits.ANALYSIS)
    except (FileNotFoundError, NotADirectoryError, NoPlainFile):
        return NotKept.NO_FILE
    except FileTooLarge:
        return NotKept.DAMAGED
    except OSError:
        return NotKept.UNREADABLE
    kept = _decoded(data)
    if isinstance(kept, NotKept):
        return kept
    if kept.version != version:
        return NotKept.OTHER_VERSION
    if kept.lines > len(lines) or mark_of(lines[: kept.lines]) != kept.record:
        return NotKept.OTHER_RECORD
    return kept


def _decoded(data: bytes) -> KeptAnalysis | NotKept:
    first, newline, found = data.partition(b"\n")
    if not newline or not found.endswith(b"\n"):
        return NotKept.DAMAGED
    found = found[:-1]
    try:
        head = msgspec.json.decode(first, type=_AnalysisHead)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return NotKept.DAMAGED
    if hashlib.sha256(found).hexdigest() != head.found:
        return NotKept.DAMAGED
    return KeptAnalysis(head.version, head.lines, head.record, found)
