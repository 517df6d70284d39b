"""Reading the file of a record: its complete lines, and whether a torn last line was dropped.

`saves.records.lines` and `saves.records.replay` interpret the lines.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, pairwise
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct

from saves.disk import limits
from saves.disk.files import FileTooLarge, open_plain
from saves.disk.nesting import is_nested_too_deep
from saves.records.lines import LONGEST_LINE, BadRecord, HugeRecord, Line, decode_line

_Line = TypeVar("_Line")


class RecordFile(Struct, Generic[_Line], frozen=True):
    """The lines of a record or of a score pad as written in the file, and as values."""

    texts: tuple[str, ...]
    lines: tuple[_Line, ...]
    torn: "TornLine | None" = None
    """What follows the complete lines."""

    @property
    def torn_data(self) -> bytes:
        """Its bytes; b"" if there is none."""
        return b"" if self.torn is None else self.torn.data


class NumberedLine(Struct, frozen=True):
    """A complete line without its newline."""

    number: int
    data: bytes


class TornLine(Struct, frozen=True):
    """A last line that was not completely written."""

    number: int
    data: bytes


def read_record(path: Path) -> RecordFile[Line]:
    """Read a whole record. Raises like `read_lines`."""
    return read_lines(path, decode_line)


def read_lines(path: Path, decode: Callable[[bytes, int], _Line]) -> RecordFile[_Line]:
    """Read a whole file of lines. Raises OSError, HugeRecord, BadRecord at the first line invalid by itself."""
    texts: list[str] = []
    lines: list[_Line] = []
    torn: TornLine | None = None
    try:
        for item in lines_of(path, limits.GAME):
            if isinstance(item, TornLine):
                torn = item
            else:
                lines.append(decode(item.data, item.number))
                texts.append(item.data.decode())
    except FileTooLarge as large:
        raise HugeRecord(large.size) from None
    return RecordFile(tuple(texts), tuple(lines), torn)


def lines_of(path: Path, most: int = limits.ANY_RECORD) -> Iterator[NumberedLine | TornLine]:
    """The lines of a file of at most `most` bytes, one at a time in memory. Raises OSError and BadRecord (line too
    long).
    """
    with open_plain(path, most) as file:
        pieces = chain(iter(partial(file.readline, LONGEST_LINE + 1), b""), [b""])
        for number, (data, following) in enumerate(pairwise(pieces), 1):
            if not data.endswith(b"\n") and len(data) > LONGEST_LINE:
                raise BadRecord(number, "line_too_long")
            if not data.endswith(b"\n") or (not following and _is_torn(data)):
                yield TornLine(number, data)
                return
            yield NumberedLine(number, data.removesuffix(b"\n"))


def _is_torn(data: bytes) -> bool:
    """Whether a last line that does end in a newline is a fragment: no JSON, not even with NaN or huge numbers."""
    if not data.strip() or is_nested_too_deep(data):
        return False
    import json  # rarely needed, so that no start pays for it

    try:
        json.loads(data.decode(), parse_int=str)
    except (UnicodeDecodeError, RecursionError):
        return False
    except ValueError:
        return True
    return False
