from itertools import product
from pathlib import Path

import pytest

from game.messages.functions import errors as say_errors
from saves.records.lines import LONGEST_LINE, BadRecord, Line
from saves.records.record import RecordFile, TornLine, lines_of, read_record
from tests.saves.written_records import GAME, ROUND, move, text_of

WHOLE = text_of(GAME, ROUND, move(0, "draw"))


def read(folder: Path, data: bytes) -> RecordFile[Line]:
    """The record in a file with these bytes."""
    path = folder / "a.handfoot.jsonl"
    path.write_bytes(data)
    return read_record(path)


def test_a_whole_record_has_its_lines_and_no_warning(tmp_path: Path) -> None:
    for text in (WHOLE, ""):
        record = read(tmp_path, text.encode())
        assert (len(record.lines), record.texts) == (text.count("\n"), tuple(text.splitlines()))
        assert record.torn is None


@pytest.mark.parametrize(
    "tail", ['{"type":"mo', '{"type":"undo","seat":0,"moves":1}', "\x00\x00", '{"type":"mo\n', "x\n"]
)
def test_a_torn_last_line_is_dropped_with_a_warning(tmp_path: Path, tail: str) -> None:
    record = read(tmp_path, WHOLE.encode() + tail.encode())
    assert (len(record.lines), record.torn_data) == (3, tail.encode())
    assert record.torn is not None
    assert say_errors.torn_line(record.torn.number) == "Line 4 was cut off, so it was ignored."


@pytest.mark.parametrize(
    "tail",
    [
        b"\n",
        b"NaN\n",
        b'{"type":"undo","seat":NaN,"moves":1}\n',
        b'{"type":"undo","seat":0,"moves":1,"x":"\xff"}\n',
        b'{"type":"undo","seat":0,"moves":' + b"9" * 5000 + b"}\n",
        b"[" * 100000 + b"\n",
        b'{"type":"mo\n{}\n',
    ],
)
def test_bad_json_is_not_taken_for_a_torn_line(tmp_path: Path, tail: bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        read(tmp_path, WHOLE.encode() + tail)
    assert caught.value.line == 4


def test_an_endless_line_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot.jsonl"
    for over, end in product((1, 10), (b"", b"\n", b"\n\n")):
        path.write_bytes(WHOLE.encode() + b"x" * (LONGEST_LINE + over) + end)
        with pytest.raises(BadRecord, match="line_too_long"):
            list(lines_of(path))
    path.write_bytes(b"\n".join([b" " * LONGEST_LINE] * 3))
    whole, other, torn = lines_of(path)
    assert {len(line.data) for line in (whole, other, torn)} == {LONGEST_LINE}
    assert isinstance(torn, TornLine)
