"""The lines of a record (record-format, section 2) as values, and their text form both ways.

A line is only checked by itself here: its shape, its types, its cards. `saves.records.replay` checks whether it may
follow the lines before it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

from msgspec import DecodeError, Meta, Struct, ValidationError, field, json, to_builtins
from msgspec.structs import replace

from game.cards import Card, NotACard, cards_text, parse_cards
from game.decoded_types import prepare
from game.engine.events import TeamScore
from game.engine.moves import Move
from game.engine.refusal import Reason, Refusal
from game.engine.table.position import ImpossiblePosition
from game.misfit import BadShape, Letters, Misfit, MisfitKind, as_json, misfit_in_json, no_card
from game.plain_text import LONGEST_NAME, is_plain, plain, shortened
from game.rules.clashes import Clash
from saves.disk.file_faults import HugeFile, NewerFormat, RecordFault, TooManySeats, UnknownType
from saves.disk.nesting import is_nested_too_deep
from saves.records.move_json import Count, GroupFields, Ordinal, Whole, decode_move, move_fields

Fault = RecordFault | ImpossiblePosition | Refusal | Clash


class BadRecord(Exception):
    """A record that can't be accepted: the line (from 1), a reason code, and why, as facts for a message."""

    def __init__(self, line: int, why: Fault, code: Reason = Reason.MALFORMED) -> None:
        self.line = line
        self.why = why
        self.code = code


class NewerRecord(BadRecord):
    """A record that isn't damaged, but was written by a newer program and must not be changed."""


class HugeRecord(BadRecord):
    """A record larger than any game: checking it would take very long, so its content isn't examined."""

    def __init__(self, size: int) -> None:
        super().__init__(1, HugeFile(size))


FORMAT: Final = 1
"""The version of the record format that is written, and the newest that is read."""

RECORD_SUFFIX: Final = ".handfoot.jsonl"

SCORE_PAD_SUFFIX: Final = ".handfoot-pad.jsonl"
"""The ending of a score pad's file, which is among the records."""

_KEPT: Final = re.compile(r"\.handfoot(?P<pad>-pad)?(?![a-z]).*\.jsonl")


def is_record(path: Path) -> bool:
    """Whether a file is named as the record of a match, or as what a sync program made of such a name.

    >>> [is_record(Path(f"lake.handfoot{end}")) for end in (".jsonl", "-x-safeBackup-0001.jsonl", ".jsonl.tmp")]
    [True, True, False]
    >>> is_record(Path("lake.handfoot-pad.jsonl"))
    False
    """
    kept = _KEPT.search(path.name)
    return kept is not None and kept["pad"] is None and kept.end() == len(path.name)


def is_score_pad(path: Path) -> bool:
    """The same for a score pad.

    >>> is_score_pad(Path("lake.handfoot-pad (conflicted copy).jsonl")), is_score_pad(Path("lake.handfoot.jsonl"))
    (True, False)
    """
    kept = _KEPT.search(path.name)
    return kept is not None and kept["pad"] is not None and kept.end() == len(path.name)


def is_renamed(path: Path) -> bool:
    """Whether it has not the name that this program gave it: a sync program kept it aside.

    >>> is_renamed(Path("lake.handfoot (1).jsonl")), is_renamed(Path("lake.handfoot.jsonl"))
    (True, False)
    """
    return not path.name.endswith((RECORD_SUFFIX, SCORE_PAD_SUFFIX))


MOST_SEATS: Final = 8
"""The largest table that this program supports; larger ones are for newer programs."""

LONGEST_LINE: Final = 16 * 1024 * 1024
"""Maximum bytes of a line, without its newline."""

MOST_AGREEMENTS: Final = 20

AgreedWords = Annotated[tuple[str, ...], Meta(max_length=MOST_AGREEMENTS)]

Seconds = Annotated[float, Meta(ge=0)]


class RecordOrigin(Struct, frozen=True):
    """The record that a game branched off from: its id, and the line after which it continues."""

    id: str
    line: Ordinal


class SeatInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits at a seat."""

    name: str
    kind: Literal["human", "computer", "bot"]
    level: str | None = None
    style: str | None = None
    """How a computer player of the level plays; a key beyond the format, omitted for the default style."""
    agreements: AgreedWords = ()
    """What a computer player has agreed with its partners; a key beyond the format, omitted if empty."""
    portrait: int | None = None
    """The number of the face that somebody chose; a key beyond the format, omitted for the name's default face."""


class Plays(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who plays a seat from a line on: a computer player that took over, or a person who came back."""

    kind: Literal["human", "computer", "bot"]
    level: str | None = None


class GameLine(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="game", tag_field="type"):
    """The header. `rules` are the fields as written in the file; `seats` and `teams` are consistent."""

    format: Annotated[int, Meta(ge=1)]
    id: str
    created: str
    app: str
    name: str
    rules: dict[str, Any]
    seats: Annotated[tuple[SeatInfo, ...], Meta(min_length=2)]
    teams: tuple[tuple[Count, ...], ...]
    seed: int | str | None = None
    deal: str | None = None
    """The code of the deal; all randomness of later rounds follows from it too."""
    origin: RecordOrigin | None = field(default=None, name="from")
    t: Seconds | None = None


class RoundLine(Struct, frozen=True, kw_only=True):
    """A new deal. `draws` is unchecked, as written in the file: only the rules can say whether it matters."""

    n: int
    dealer: int
    first: int
    deck: tuple[Card, ...]
    draws: object = None
    was_sealed: bool = field(default=False, name="seal")
    """Whether an earlier version sealed the cards, which nothing checks any more; never written."""
    t: float | None = None


class MoveLine(Struct, frozen=True, kw_only=True):
    """A move of a seat."""

    seat: int
    move: Move
    hinted: bool = False
    """Whether it follows a hint that was shown; a key beyond the format, omitted if False."""
    plays: Plays | None = None
    """Who plays the seat from this move on, if that has changed since the previous line about it."""
    agreements: Mapping[int, AgreedWords] = {}
    """By seat, if it has changed: all agreements that it keeps from this line on."""
    last: bool = False
    """Whether the round has been announced as the last since the previous move; a key beyond the format."""
    t: float | None = None


class UndoLine(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="undo", tag_field="type"):
    """A player took back the last `moves` melds of the turn."""

    seat: Count
    moves: Ordinal
    plays: Plays | None = None
    agreements: Mapping[int, AgreedWords] = {}
    t: Seconds | None = None


class ShuffleLine(Struct, frozen=True, kw_only=True):
    """The discards except the upcard became stock; `stock` top first."""

    stock: tuple[Card, ...]
    was_sealed: bool = field(default=False, name="seal")
    """Whether an earlier version sealed the cards, which nothing checks any more; never written."""
    t: float | None = None


class ScoreLine(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="score", tag_field="type"):
    """The score of a round that has ended."""

    n: Whole
    out: Count | None
    teams: tuple[TeamScore, ...]
    totals: tuple[Whole, ...]
    last: bool = False
    """Whether the round was announced as the last: the match may end after it."""
    t: Seconds | None = None


class EndLine(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="end", tag_field="type"):
    """The end of a match; `winners` is empty if it was abandoned."""

    winners: tuple[Count, ...]
    totals: tuple[Whole, ...]
    reason: Literal["finished", "abandoned"]
    t: Seconds | None = None


class ProposalFields(Struct, frozen=True, kw_only=True):
    """An open question: who asks, and what going out would lay down."""

    seat: Whole
    melds: tuple[GroupFields, ...] = ()
    discard: str | None = None


class HistoryFields(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What everybody saw a seat do, with cards as text."""

    ended: Count = 0
    discards: str = ""
    declined: str = ""
    melds: tuple[str, ...] = ()


class PositionLine(Struct, frozen=True, kw_only=True, tag="position", tag_field="type"):
    """A hand-made scenario, with cards as text; whatever is omitted is empty, false or zero for everybody."""

    n: Whole = 1
    dealer: Whole = 0
    seat: Whole = 0
    phase: Literal["cut", "choose", "draw", "play", "answer", "ended"] = "draw"
    hands: tuple[str, ...] = ()
    feet: tuple[str, ...] = ()
    tails: tuple[str, ...] = ()
    in_foot: tuple[bool, ...] = ()
    played_foot: tuple[bool, ...] = ()
    melded: tuple[bool, ...] = ()
    turns: tuple[Count, ...] = ()
    chosen: tuple[int | None, ...] = ()
    answered: tuple[bool, ...] = ()
    melds: tuple[tuple[str, ...], ...] = ()
    stock: str = ""
    discards: str = ""
    red_threes: tuple[str, ...] = ()
    peeked: bool = False
    frozen: Count | None = None
    totals: tuple[Whole, ...] = ()
    cut: tuple[Whole, ...] = ()
    refused: bool = False
    reshuffles: Count = 0
    proposal: ProposalFields | None = None
    first: Count | None = None
    """The seat of the round's first turn; None for the seat to the dealer's left."""
    out: Count | None = None
    """Who went out, in the phase `ended`."""
    pile_seen: Count | None = None
    """How many discards, from the top, everybody saw; None for only the upcard."""
    taken: tuple[str, ...] = ()
    """By seat: cards openly taken with the pile and not played since."""
    bottoms: tuple[str, ...] = ()
    """By seat, if the rules showed them: the bottom cards of the hand and of the foot; "" for a seat that saw none."""
    aside: str = ""
    """Cards excluded from the round, if the rules set some aside."""
    history: tuple[HistoryFields, ...] = ()
    """By seat: what everybody saw it do in this round, as in `engine.seat_history`."""
    at_once: tuple[Count, ...] = ()
    """By team: books begun and completed in one move, if the rules reward them."""
    wilds_added: tuple[tuple[Count, Count], ...] = ()
    """Melds of the team to move and the wilds added to each this turn, if the rules limit that."""
    last: bool | None = None
    """True if the round was announced as the last."""
    t: Seconds | None = None


_RARE_KEYS: Final = (
    "proposal",
    "first",
    "out",
    "pile_seen",
    "taken",
    "tails",
    "bottoms",
    "aside",
    "at_once",
    "wilds_added",
    "last",
    "history",
    "t",
)
"""Keys of a position that are only written if they differ from their defaults."""

Line = GameLine | RoundLine | MoveLine | UndoLine | ShuffleLine | ScoreLine | EndLine | PositionLine


class _Round(Struct, tag="round", tag_field="type"):
    n: Whole
    dealer: Whole
    first: Whole
    deck: str
    draws: Any = None
    seal: Any = None
    t: Seconds | None = None


class _Shuffle(Struct, tag="shuffle", tag_field="type"):
    stock: str
    seal: Any = None
    t: Seconds | None = None


class _Actor(Struct, tag="move", tag_field="type"):
    seat: Count
    move: str
    hinted: Any = None
    plays: Plays | None = None
    agreements: Mapping[int, AgreedWords] = {}
    last: Any = None
    t: Seconds | None = None


class _Kind(Struct):
    type: str
    format: Any = None


_Whole = GameLine | UndoLine | ScoreLine | EndLine | PositionLine
"""Lines that are decoded as they are."""

_Line = TypeVar("_Line")


class LineFormat(Struct, frozen=True):
    """The possible lines of a kind of file."""

    header: str
    """The `type` of the first line, which holds the format version."""
    newest: int
    types: Mapping[str, Any]

    def __post_init__(self) -> None:
        prepare(*self.types.values())


_RECORD: Final = LineFormat(
    "game",
    FORMAT,
    {
        "game": GameLine,
        "round": _Round,
        "move": _Actor,
        "undo": UndoLine,
        "shuffle": _Shuffle,
        "score": ScoreLine,
        "end": EndLine,
        "position": PositionLine,
    },
)

prepare(_Kind)


def decode_line(data: bytes, number: int = 1, judge_names: bool = False) -> Line:
    """The line with that number (from 1), without its newline. Raises BadRecord, always with a sentence.

    Names in a header are made displayable, whatever is in the file: a game isn't lost because of its name. With
    `judge_names` they raise BadRecord instead.
    """
    return decode_with(_RECORD, data, number, _judged_line_of if judge_names else _line_of)


def decode_with(form: LineFormat, data: bytes, number: int, line_of: Callable[[Any, bytes, int], _Line]) -> _Line:
    """A line, made by `line_of` from the decoded value. Raises BadRecord."""
    if len(data) > LONGEST_LINE:
        raise BadRecord(number, "line_too_long")
    if not data.strip():
        raise BadRecord(number, "blank_line")
    shape: Any = _Kind
    try:
        data.decode()
        if is_nested_too_deep(data):
            raise BadRecord(number, "nested_too_deep")
        kind = json.decode(data, type=_Kind)
        if kind.type not in form.types:
            raise BadRecord(number, UnknownType(shortened(kind.type)))
        if kind.type == form.header and isinstance(kind.format, int) and kind.format > form.newest:
            raise NewerRecord(number, NewerFormat(shortened(str(kind.format)), form.newest))
        shape = form.types[kind.type]
        return line_of(json.decode(data, type=shape), data, number)
    except UnicodeDecodeError:
        raise BadRecord(number, "not_utf8") from None
    except RecursionError:
        raise BadRecord(number, "nested_too_deep") from None
    except ValidationError:
        raise BadRecord(number, misfit_in_json(data, shape)) from None
    except DecodeError:
        raise BadRecord(number, "not_json") from None
    except BadShape as error:
        raise BadRecord(number, error.misfit) from None
    except NotACard as error:
        raise BadRecord(number, no_card(error.text)) from None


def _judged_line_of(wire: Any, data: bytes, number: int) -> Line:
    """Like `_line_of`, but raises BadShape for a header with a text that can't be shown."""
    if not isinstance(wire, GameLine):
        return _line_of(wire, data, number)
    _check_header(wire, number)
    for where, text in _texts_of(wire):
        if isinstance(text, str) and not is_plain(text):
            kind = MisfitKind.VALUE if len(text) > LONGEST_NAME else MisfitKind.ODD_SIGN
            raise BadShape(Misfit(kind, where, as_json(text), (Letters(LONGEST_NAME),)))
    return wire


def _line_of(wire: _Round | _Actor | _Shuffle | _Whole, data: bytes, number: int) -> Line:
    match wire:
        case _Round():
            deck = parse_cards(wire.deck)
            return RoundLine(
                n=wire.n,
                dealer=wire.dealer,
                first=wire.first,
                deck=deck,
                draws=wire.draws,
                was_sealed=wire.seal is not None,
                t=wire.t,
            )
        case _Actor():
            return MoveLine(
                seat=wire.seat,
                move=decode_move(data),
                hinted=wire.hinted is True,
                plays=_plain_plays(wire.plays),
                agreements=_plain_agreements(wire.agreements),
                last=wire.last is True,
                t=wire.t,
            )
        case UndoLine():
            return replace(wire, plays=_plain_plays(wire.plays), agreements=_plain_agreements(wire.agreements))
        case _Shuffle():
            stock = parse_cards(wire.stock)
            return ShuffleLine(stock=stock, was_sealed=wire.seal is not None, t=wire.t)
        case GameLine():
            _check_header(wire, number)
            return _with_plain_texts(wire)
        case _:
            return wire


def _plain_plays(plays: Plays | None) -> Plays | None:
    """The same with a displayable level."""
    return plays and replace(plays, level=plays.level and plain(plays.level))


def _plain_agreements(agreements: Mapping[int, AgreedWords]) -> Mapping[int, AgreedWords]:
    """The same with displayable words."""
    return {seat: tuple(map(plain, words)) for seat, words in agreements.items()}


def check_table(created: str, players: int, teams: int, number: int) -> None:
    """Raises BadRecord for a header without a date, and for players who can't form these teams."""
    try:
        datetime.fromisoformat(created)
    except ValueError:
        raise BadRecord(number, "bad_date") from None
    if players > MOST_SEATS:
        raise NewerRecord(number, TooManySeats(players, MOST_SEATS))
    if teams < 2 or players % teams:
        raise BadRecord(number, "unequal_teams")


def _check_header(header: GameLine, number: int) -> None:
    """Raises BadRecord if the parts of a header are inconsistent."""
    players, teams = len(header.seats), len(header.teams)
    check_table(header.created, players, teams, number)
    for team, members in enumerate(header.teams):
        if sorted(members) != list(range(team, players, teams)):
            raise BadRecord(number, "teams_out_of_turn")


def _with_plain_texts(header: GameLine) -> GameLine:
    """The header with displayable texts."""
    name = header.rules.get("name")
    return replace(
        header,
        id=plain(header.id),
        app=plain(header.app),
        name=plain(header.name),
        deal=header.deal and plain(header.deal),
        origin=header.origin and replace(header.origin, id=plain(header.origin.id)),
        rules={**header.rules, "name": plain(name) or "Rules"} if isinstance(name, str) else header.rules,
        seats=tuple(_with_plain_name(seat, number) for number, seat in enumerate(header.seats)),
    )


def _texts_of(header: GameLine) -> Iterator[tuple[str, object]]:
    """Everything in a header that may be shown if it is a text, and its location."""
    yield from (("id", header.id), ("app", header.app), ("name", header.name), ("deal", header.deal))
    yield from (("from.id", header.origin and header.origin.id), ("rules.name", header.rules.get("name")))
    yield "seed", header.seed
    for number, seat in enumerate(header.seats):
        yield from ((f"seats[{number}].{key}", getattr(seat, key)) for key in ("name", "level", "style"))
        yield from ((f"seats[{number}].agreements[{at}]", word) for at, word in enumerate(seat.agreements))


def _with_plain_name(seat: SeatInfo, number: int) -> SeatInfo:
    name = plain(seat.name) or f"Player {number + 1}"  # the seat is taken even if nothing of the name can be shown
    level, style = (None if text is None else plain(text) for text in (seat.level, seat.style))
    return replace(seat, name=name, level=level, style=style, agreements=tuple(map(plain, seat.agreements)))


def encode_record(lines: Iterable[Line]) -> bytes:
    """The content of a record with these lines."""
    return "".join(f"{encode_line(line)}\n" for line in lines).encode()


def encode_line(line: Line) -> str:
    """The line as written in a record, without a newline."""
    match line:
        case RoundLine():
            fields: dict[str, object] = {"type": "round", "n": line.n, "dealer": line.dealer, "first": line.first}
            fields["deck"] = cards_text(line.deck)
            optional: tuple[str, ...] = ("draws", "t")
        case MoveLine():
            fields = {"type": "move", "seat": line.seat, **move_fields(line.move)}
            optional = ("hinted", "plays", "agreements", "last", "t")
        case ShuffleLine():
            fields = {"type": "shuffle", "stock": cards_text(line.stock)}
            optional = ("t",)
        case PositionLine():
            every = to_builtins(line)
            fields = {key: every[key] for key in every if key not in _RARE_KEYS or getattr(line, key) not in (None, ())}
            optional = ()
        case _:
            return json.encode(line).decode()
    given = ((key, getattr(line, key)) for key in optional)
    fields |= {key: value for key, value in given if value not in (None, {}) and value is not False}
    return json.encode(fields).decode()


def taken_over(seat: SeatInfo, plays: Plays) -> SeatInfo:
    """A seat of the header as somebody else plays it, keeping its name and face; a computer player that returns to its
    own seat keeps its style and agreements.
    """
    if plays.kind != seat.kind:
        seat = replace(seat, style=None, agreements=())
    return replace(seat, kind=plays.kind, level=plays.level if plays.kind == "computer" else None)


def header_in(lines: Sequence[Line]) -> GameLine:
    """The first line of a record. Raises ValueError for lines without a header."""
    header = lines[0] if lines else None
    if not isinstance(header, GameLine):
        raise ValueError("a record begins with its header")
    return header


def people_in(lines: Iterable[Line]) -> tuple[int, ...]:
    """The seats of people in a record that begins with its header, including those that a person played for a while."""
    people: set[int] = set()
    for line in lines:
        if isinstance(line, GameLine):
            people |= {seat for seat, info in enumerate(line.seats) if info.kind == "human"}
        elif isinstance(line, MoveLine | UndoLine) and line.plays is not None and line.plays.kind == "human":
            people.add(line.seat)
    return tuple(sorted(people))


def computer_played(lines: Iterable[Line], seat: int) -> bool:
    """Whether the computer has played the seat in place of somebody, for as long as it took."""
    taken = (line.plays for line in lines if isinstance(line, MoveLine | UndoLine) and line.seat == seat)
    return any(plays is not None and plays.kind == "computer" for plays in taken)
