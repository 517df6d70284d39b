"""The lines of a score pad's file: the header, then every change, in order. Lines are never changed."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, json
from msgspec.structs import replace

from game.plain_text import plain
from game.score_pad.entry import TeamEntry
from saves.records.lines import LineFormat, SeatInfo, Seconds, check_table, decode_with
from saves.records.move_json import Count, Ordinal

SCORE_PAD_FORMAT: Final = 1
"""The version that is written, and the newest that is read."""

SCORE_PAD_BEGINS: Final = b'{"type":"pad"'


class ScorePadHeader(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="pad", tag_field="type"):
    """The first line: who plays with which rules, and who deals first. Seat s belongs to team s mod `teams`."""

    format: Annotated[int, Meta(ge=1)]
    id: str
    created: str
    app: str
    name: str
    rules: dict[str, Any]
    seats: Annotated[tuple[SeatInfo, ...], Meta(min_length=2)]
    teams: Annotated[int, Meta(ge=2)]
    dealer: Count = 0


class EntryLine(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="entry", tag_field="type"):
    """What is on the pad for a round now; one line for every tap. With `last` nothing changes: the round is announced
    as the last.
    """

    n: Ordinal
    teams: tuple[TeamEntry, ...]
    out: Count | None = None
    last: bool = False
    t: Seconds | None = None


class WrittenLine(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="written", tag_field="type"):
    """The entry of a round is recorded: the round counts, or counts differently from now on."""

    n: Ordinal
    t: Seconds | None = None


class DroppedLine(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="dropped", tag_field="type"):
    """The unrecorded entry of a round is discarded."""

    n: Ordinal
    t: Seconds | None = None


class BackLine(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="undo", tag_field="type"):
    """The last effective line is undone."""

    t: Seconds | None = None


class EveningEnd(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="end", tag_field="type"):
    """The evening is over; only undoing this continues it."""

    t: Seconds | None = None


ScorePadLine = ScorePadHeader | EntryLine | WrittenLine | DroppedLine | BackLine | EveningEnd


_PAD: Final = LineFormat(
    "pad",
    SCORE_PAD_FORMAT,
    {
        "pad": ScorePadHeader,
        "entry": EntryLine,
        "written": WrittenLine,
        "dropped": DroppedLine,
        "undo": BackLine,
        "end": EveningEnd,
    },
)


def decode_score_pad_line(data: bytes, number: int) -> ScorePadLine:
    """The line with that number (from 1), without its newline. Raises BadRecord. Names are made displayable."""
    return decode_with(_PAD, data, number, _line_of)


def _line_of(line: ScorePadLine, data: bytes, number: int) -> ScorePadLine:
    """The line, a header with displayable names. Raises BadRecord if a header's parts are inconsistent."""
    if not isinstance(line, ScorePadHeader):
        return line
    header = line
    check_table(header.created, len(header.seats), header.teams, number)
    seats = tuple(
        replace(seat, name=plain(seat.name) or f"Player {at + 1}", kind="human") for at, seat in enumerate(header.seats)
    )
    return replace(header, id=plain(header.id), app=plain(header.app), name=plain(header.name), seats=seats)


def encode_score_pad_line(line: ScorePadLine) -> str:
    """The line as written in the file, without a newline."""
    return json.encode(line).decode()
