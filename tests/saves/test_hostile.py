"""Whatever stands in a record, replaying it ends in a verdict, never in an exception."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import given, settings, strategies as st

from saves.records.lines import BadRecord, decode_line, encode_line
from saves.records.position_json import position_line
from saves.records.replay import Replay, replay_lines

EXAMPLES = Path(__file__).parents[1] / "examples"
RECORDS = [
    [json.loads(line) for line in path.read_text().splitlines()[:60]] for path in sorted(EXAMPLES.glob("*.jsonl"))
]

Trail = tuple[str | int, ...]

leaves = (
    st.none()
    | st.booleans()
    | st.integers(-2, 30)
    | st.sampled_from([22.0, 10**30, "", "KH", "2C 2D *R", "3H", "draw", "answer", "ended", "cut", "choose"])
)
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
)


def trails(value: Any, at: Trail = ()) -> Iterator[Trail]:
    """Where the values inside a JSON value are."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in entries:
        yield (*at, key)
        yield from trails(inner, (*at, key))


def changed(value: Any, trail: Trail, new: object) -> Any:
    """The JSON value with another value at that place."""
    if not trail:
        return new
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[trail[0]] = changed(value[trail[0]], trail[1:], new)
    return copy


@given(st.data())
@settings(max_examples=150)
def test_any_value_anywhere_is_accepted_or_refused(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(RECORDS))
    number = data.draw(st.integers(0, len(lines) - 1))
    trail = data.draw(st.sampled_from(list(trails(lines[number]))))
    lines = [*lines[:number], changed(lines[number], trail, data.draw(values)), *lines[number + 1 :]]
    match: Replay | None = None
    with suppress(BadRecord):
        match = replay_lines([decode_line(json.dumps(line).encode(), at) for at, line in enumerate(lines, 1)])
    if match is not None:
        position = position_line(match.table)
        assert decode_line(encode_line(position).encode(), 2) == position


@given(st.binary(max_size=60))
@settings(max_examples=300)
def test_any_bytes_are_a_line_or_a_bad_record(data: bytes) -> None:
    with suppress(BadRecord):
        decode_line(data, 1)
