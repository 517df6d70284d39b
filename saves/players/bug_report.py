"""A bug report for the developers: what happened, the versions, the record; without anybody's name."""

import getpass
import platform
import re
import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from game.decoded_types import prepare
from saves.disk import limits
from saves.disk.files import Disk, free_place, open_plain, reason_of
from saves.disk.folders import reports_folder
from saves.records.lines import LONGEST_LINE

_ROOT: Final = Path(__file__).resolve().parents[2]
RECORD_BEGINS: Final = "The record, without names:"
_MOST_LINES: Final = 20_000
_OPEN: Final = frozenset(("game", "move", "undo", "score", "end"))
"""Types of lines that only hold what everybody at the table saw."""
_SAID: Final = ("type", "n", "dealer", "first", "t")
"""The public keys of other lines."""


class _LineType(msgspec.Struct, frozen=True):
    type: str


prepare(_LineType)


class WindowEnded(Exception):
    """An error that ended the window, and the record of the game that was open then."""

    def __init__(self, error: Exception, record: Path) -> None:
        super().__init__(str(error))
        self.error, self.record = error, record


def write_report(
    data: Path,
    error: BaseException,
    record: Path | None,
    versions: Mapping[str, str],
    now: datetime,
    disk: Disk,
    names: Iterable[str] = (),
    *,
    with_cards: bool = True,
) -> Path:
    """Write a report into the player's folder and return the file. Raises OSError."""
    text = report_text(error, record, versions, now, names, data, with_cards=with_cards)
    path = free_place(reports_folder(data) / f"report-{now:%Y%m%d-%H%M%S}.txt", ".txt")
    disk.replace(path, text.encode(errors="backslashreplace"))
    return path


def report_text(
    error: BaseException,
    record: Path | None,
    versions: Mapping[str, str],
    now: datetime,
    names: Iterable[str] = (),
    data: Path | None = None,
    *,
    with_cards: bool = True,
) -> str:
    """The report. A record that can't be read is left out, and the report says why. Of a round in progress it includes
    only what everybody saw, and no seed; without `with_cards` it has no record.

    The error's text is stripped of the names in the record, the `names` of other people, the system's user name, and
    the folders that could contain one: the user's own and that of the games, `data`.
    """
    in_record, lines = _record_without_names(record) if record is not None else ((), ["There was no game open."])
    about = {**versions, "Python": platform.python_version(), "system": f"{platform.system()} {platform.machine()}"}
    return "\n".join(
        [
            "Hand and Foot: something went wrong inside the program.",
            f"{now:%Y-%m-%d %H:%M}",
            "",
            *(f"{what}: {version}" for what, version in about.items()),
            "",
            *(_anonymous(line, (*in_record, *names), data) for line in _trace(error)),
            "",
            *((RECORD_BEGINS, *lines) if with_cards else ("The record was left out.",)),
            "",
        ]
    )


def _trace(error: BaseException) -> Iterable[str]:
    """The traceback, innermost last, with file names relative to the project's folder."""
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        shown = path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name
        yield f"{shown}, line {frame.lineno}, {frame.name}: {frame.line or ''}".rstrip(": ")
    yield "".join(traceback.format_exception_only(error)).rstrip()


def _anonymous(text: str, names: Iterable[str], data: Path | None) -> str:
    """The text without the names of the players, the user, and the user's folders."""
    for folder, instead in ((data, "(data)"), (_home(), "~")):
        if folder is not None and folder != folder.parent:
            for written in (str(folder), repr(str(folder))[1:-1], folder.as_posix()):
                text = re.sub(rf"{re.escape(written)}(?!\w)", instead, text)
    for name in sorted({*names, _user()}, key=len, reverse=True):
        if name.strip():
            text = re.sub(rf"(?<!\w){re.escape(name.strip())}(?!\w)", "(name)", text, flags=re.IGNORECASE)
    return text


def _home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:
        return None


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def _record_without_names(record: Path) -> tuple[tuple[str, ...], list[str]]:
    """The names in a record, and its lines without them."""
    try:
        with open_plain(record, limits.ANY_RECORD) as file:
            header = msgspec.json.decode(file.readline(LONGEST_LINE), type=dict[str, object])
            names = _take_names(header)
            lines = [msgspec.json.encode(header).decode()]
            for _ in range(_MOST_LINES):
                line = file.readline(LONGEST_LINE)
                if not line.endswith(b"\n"):
                    break
                lines.append(line.decode().removesuffix("\n"))
            lines = list(_without_hidden(lines))
    except OSError as error:
        return (), [f"It could not be read: {reason_of(error)}."]
    except (msgspec.MsgspecError, ValueError, RecursionError):  # MsgspecError is not a ValueError before msgspec 0.21
        return (), ["It could not be understood."]
    return names, lines


def _without_hidden(lines: Sequence[str]) -> Iterator[str]:
    """The lines of a record without the cards that are hidden during a round."""
    types = [msgspec.json.decode(line, type=_LineType).type for line in lines]
    is_over = types[-1] == "end"
    open_to = len(lines) if is_over else max((n for n, kind in enumerate(types) if kind == "score"), default=0)
    for n, (kind, line) in enumerate(zip(types, lines, strict=True)):
        fields = msgspec.json.decode(line, type=dict[str, object])
        if not n and not is_over:  # the program turns a code into every card
            fields.pop("deal", None)
            yield msgspec.json.encode(fields).decode()
        elif n <= open_to or kind in _OPEN:
            yield line
        else:
            kept = {key: fields[key] for key in _SAID if key in fields}
            yield msgspec.json.encode({**kept, "left_out": "cards that are still hidden"}).decode()


def _take_names(header: dict[str, object]) -> tuple[str, ...]:
    """Replace everything that a person may have written into a header by plain words, and return what was replaced."""
    found = [str(header.get("name", ""))]
    header["name"] = "A game"
    seats = header.get("seats")
    for number, seat in enumerate(seats if isinstance(seats, list) else ()):
        if isinstance(seat, dict):
            found.append(str(seat.get("name", "")))
            seat["name"] = f"Seat {number}"
    rules = header.get("rules")
    if isinstance(rules, dict) and "name" in rules:
        found.append(str(rules["name"]))
        rules["name"] = "House rules"
    seed = header.pop("seed", None)
    if isinstance(seed, str):
        found.append(seed)
    return tuple(found)
