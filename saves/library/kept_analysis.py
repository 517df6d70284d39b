"""The analysis of a match in a file beside its record: a line that identifies the record and how many of its lines were
analysed, and a line with the result, which only the caller interprets.

It can all be recomputed, so nothing is ever repaired: what doesn't fit is ignored.
"""

import hashlib
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Annotated

from msgspec import Meta, MsgspecError, Struct, json

from game.decoded_types import prepare
from saves.disk import limits
from saves.disk.files import Disk, FileTooLarge, NoPlainFile, read_small
from saves.records.lines import Line, encode_record


class KeptAnalysis(Struct, frozen=True):
    """A result from the first lines of a record."""

    version: int
    """The version of the analysis: results of another version are ignored."""
    lines: int
    """How many lines of the record were analysed, including the header."""
    record: str
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
    """A digest of a record's lines whatever their formatting: white space and unknown keys don't matter."""
    return hashlib.sha256(encode_record(lines)).hexdigest()


def keep_analysis(path: Path, kept: KeptAnalysis, disk: Disk) -> None:
    """Write it, replacing what was stored before: a header line with the checksum, then the result. Raises OSError."""
    head = _AnalysisHead(kept.version, kept.lines, kept.record, hashlib.sha256(kept.found).hexdigest())
    disk.replace(path, b"%b\n%b\n" % (json.encode(head), kept.found))


def kept_analysis(path: Path, version: int, lines: Sequence[Line]) -> KeptAnalysis | NotKept:
    """This version's result for this record, which may have grown since; safe with any file content."""
    try:
        kept = _decoded(read_small(path, limits.ANALYSIS))
    except (FileNotFoundError, NotADirectoryError, NoPlainFile):
        return NotKept.NO_FILE
    except (FileTooLarge, MsgspecError, ValueError, RecursionError):
        return NotKept.DAMAGED
    except OSError:
        return NotKept.UNREADABLE
    if kept.version != version:
        return NotKept.OTHER_VERSION
    if kept.lines > len(lines) or mark_of(lines[: kept.lines]) != kept.record:
        return NotKept.OTHER_RECORD
    return kept


def _decoded(data: bytes) -> KeptAnalysis:
    """Raises MsgspecError, ValueError and RecursionError for damaged data."""
    first, _, found = data.partition(b"\n")
    head = json.decode(first, type=_AnalysisHead)
    if not found.endswith(b"\n") or hashlib.sha256(found[:-1]).hexdigest() != head.found:
        raise ValueError("cut off or changed")
    return KeptAnalysis(head.version, head.lines, head.record, found[:-1])
