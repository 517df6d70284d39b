"""What programs and libraries for Linux are linked against, and their search paths: those of the build computer are
useless elsewhere.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

_MAGIC: Final = b"\x7fELF\x02\x01"
"""64 bits, little endian: everything that the game is built for."""
_ENTRY: Final = struct.Struct("<qQ")
_LOAD, _DYNAMIC = 1, 2
_NULL, _NEEDED, _STRTAB, _RPATH, _RUNPATH = 0, 1, 5, 15, 29


class _Dynamic(Struct, frozen=True):
    at: int
    entries: tuple[tuple[int, int], ...]
    texts: int
    """The file offset of the string table that entries point to."""


def linked_files(folder: Path) -> Iterator[Path]:
    """The programs and libraries in a folder, without links."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_MAGIC)) == _MAGIC:
                    yield path


def needed_libraries(data: bytes) -> list[str]:
    """The names of the libraries that a program or library needs."""
    dynamic = _dynamic(data)
    return [] if dynamic is None else [_text(data, dynamic, value) for tag, value in dynamic.entries if tag == _NEEDED]


def search_paths(data: bytes) -> list[str]:
    """Its search paths for them."""
    dynamic = _dynamic(data)
    if dynamic is None:
        return []
    return [_text(data, dynamic, value) for tag, value in dynamic.entries if tag in (_RPATH, _RUNPATH)]


def without_foreign_paths(data: bytes) -> bytes:
    """The same without search paths that aren't relative to the file itself (`$ORIGIN`), including their names."""
    dynamic = _dynamic(data)
    if dynamic is None:
        return data
    foreign = [
        entry
        for entry in dynamic.entries
        if entry[0] in (_RPATH, _RUNPATH) and not _text(data, dynamic, entry[1]).startswith("$ORIGIN")
    ]
    kept = [entry for entry in dynamic.entries if entry not in foreign]
    changed = bytearray(data)
    for number, entry in enumerate([*kept, *[(_NULL, 0)] * len(foreign)]):
        _ENTRY.pack_into(changed, dynamic.at + number * _ENTRY.size, *entry)
    for _, value in foreign:  # a name after the last slash may also be the end of another string
        start, text = dynamic.texts + value, _text(data, dynamic, value)
        changed[start : start + text.rfind("/") + 1] = bytes(text.rfind("/") + 1)
    return bytes(changed)


def _dynamic(data: bytes) -> _Dynamic | None:
    if not data.startswith(_MAGIC):
        return None
    (first,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    parts = [struct.unpack_from("<IIQQQQ", data, first + number * size) for number in range(count)]
    found = next(((at, long) for kind, _, at, _, _, long in parts if kind == _DYNAMIC), None)
    if found is None:
        return None
    at, long = found
    entries = tuple(_ENTRY.iter_unpack(data[at : at + long - long % _ENTRY.size]))
    end = next((number for number, entry in enumerate(entries) if entry[0] == _NULL), len(entries))
    address = next(value for tag, value in entries if tag == _STRTAB)
    texts = next(
        address - begins + place
        for kind, _, place, begins, _, held in parts
        if kind == _LOAD and begins <= address < begins + held
    )
    return _Dynamic(at, entries[:end], texts)


def _text(data: bytes, dynamic: _Dynamic, value: int) -> str:
    start = dynamic.texts + value
    return data[start : data.index(b"\0", start)].decode()
