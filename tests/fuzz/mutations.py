"""Spoils bytes in ways that files really get spoiled, and in ways that find what a reader forgot."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

TOKENS: Final = (
    *(b"null", b"true", b"[]", b"{}", b'""', b"NaN", b"Infinity", b"-1", b"0", b"1e999", b"-0.0", b"22.0"),
    *(b"9007199254740993", b"99999999999999999999999", b'"\\ud800"', b'"\\u0000"', b"\xff\xfe", b"\xef\xbb\xbf", b"\0"),
    *(b"[" * 3000, b'{"a":' * 2000, b'"' + b"K" * 70_000 + b'"', b"9" * 6000, b"KH KH KH", b"*R *B", b"3H", b"2C"),
    *(
        b"\n",
        b"\r\n",
        b"\n\n",
        b'{"type":"end"}\n',
        b'{"type":"pass"}',
        b"<a/>",
        b"]]>",
        b"&x;",
        b"-->",
        b"= [",
        b"'''",
    ),
)
VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 7, 3.0, 1e300, 2**53, 2**63, -(2**63), 2**70, "", "KH", "KH KD", "3H", "*R 2C"),
    *(
        [],
        [[]],
        {},
        {"a": 1},
        [0] * 50,
        ["KH"] * 300,
        "x" * 300,
        "draw",
        "answer",
        "ended",
        "cut",
        "web",
        "4:2v2",
        "\0",
    ),
)


NAMES: Final = (
    *("Ro\x1b[2Jsa", "\u202easoR\u2066", "\ufdd0\U0001fbff", "🦊", "🇩🇪", "👍🏽 Rosa", "e" + "\u0301" * 300, "W" * 5000),
    *("\0", "", " ", "\n\r\t", "김하늘", "می\u200cخواهم", "שלום", "क्षि", "ﷺ" * 60, "\U0010ffff", "Rosa & Walt", "You"),
)
"""What somebody may be called."""


def renamed(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    """A record whose words are other ones, most of them still in order; now and then spoiled like any other data."""
    header, end, rest = data.partition(b"\n")
    try:
        fields = json.loads(header)
        for _ in range(chance.choice((1, 1, 3, 8))):
            holder = chance.choice((fields, fields["rules"], *fields["seats"]))
            key = chance.choice(("name", "name", "name", "id", "level", "style", "app", "portrait", "agreements"))
            if key == "name" or holder is not fields["rules"]:
                names = [_name(chance) for _ in range(chance.choice((0, 1, 4, 30)))]
                numbers = chance.choice((0, 7, 10**9))
                holder[key] = numbers if key == "portrait" else names if key == "agreements" else _name(chance)
        header = json.dumps(fields, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")
    except (ValueError, TypeError, KeyError):
        return spoiled(data, others, chance)
    data = header + end + rest
    return spoiled(data, others, chance) if chance.random() < 0.2 else data


def _name(chance: random.Random) -> str:
    if chance.random() < 0.5:
        return " ".join(chance.choices(NAMES, k=chance.choice((1, 1, 2, 5))))
    reach = chance.choice((0x80, 0x800, 0x3000, 0x10000, 0x110000))
    return "".join(chr(chance.randrange(reach)) for _ in range(chance.choice((1, 5, 40, 400))))


def spoiled(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    """The data with one to four things wrong with it; `others` lend parts of themselves."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        data = chance.choice(_WAYS)(data, others, chance)
    return data


def _flip(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    if not data:
        return data
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def _cut(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _drop(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    start, end = _part(data, chance)
    return data[:start] + data[end:]


def _double(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    start, end = _part(data, chance)
    return data[:end] + data[start:]


def _token(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    start, end = _part(data, chance, most=8)
    return data[:start] + chance.choice(TOKENS) + data[end:]


def _graft(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    start, end = _part(data, chance)
    other = chance.choice(others)
    here, there = _part(other, chance)
    return data[:start] + other[here:there] + data[end:]


def _number(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    places = [at for at, byte in enumerate(data) if byte in b"0123456789"]
    if not places:
        return data
    at = chance.choice(places)
    return data[:at] + str(chance.choice((0, 1, 2, 5, 9, 99, -1, 10**6, 10**25))).encode() + data[at + 1 :]


def _lines(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    """A line gone, doubled, moved, or spoiled inside while it stays JSON."""
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(to, lines[at])
        case 2:
            lines[at], lines[to] = lines[to], lines[at]
        case _:
            lines[at] = _json(lines[at], chance)
    return b"".join(lines)


def _json(line: bytes, chance: random.Random) -> bytes:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return line
    return json.dumps(_with_another_value(value, chance), ensure_ascii=chance.random() < 0.5).encode(
        errors="surrogatepass"
    ) + (b"\n" if line.endswith(b"\n") else b"")


def _with_another_value(value: Any, chance: random.Random) -> Any:
    """The JSON value with a value somewhere in it exchanged, left out, or added."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    if not keys or chance.random() < 0.1:
        return chance.choice(VALUES)
    key = chance.choice(keys)
    copy = dict(value) if isinstance(value, dict) else list(value)
    if chance.random() < 0.1:
        del copy[key]
    elif chance.random() < 0.1 and isinstance(copy, dict):
        copy[str(chance.choice(VALUES))[:20]] = chance.choice(VALUES)
    else:
        copy[key] = _with_another_value(value[key], chance)
    return copy


def _part(data: bytes, chance: random.Random, most: int = 200) -> tuple[int, int]:
    start = chance.randrange(len(data) + 1)
    return start, min(len(data), start + chance.randrange(most))


_Way = Callable[[bytes, Sequence[bytes], random.Random], bytes]
_WAYS: Final[tuple[_Way, ...]] = (_flip, _cut, _drop, _double, _token, _graft, _number, _lines, _lines, _lines)
