"""What of a damaged record is whole."""

from pathlib import Path

from msgspec.structs import replace

from saves.disk.files import RealDisk
from saves.records.lines import GameLine
from saves.records.record import read_record
from saves.records.replay import replay_file
from saves.records.salvage import GoodPart, good_lines, good_part, salvage

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "web-turn-01.handfoot.jsonl"


def test_the_lines_before_the_damage_are_whole(tmp_path: Path) -> None:
    """Given a record with a line that is no JSON in its middle, those before it make a record under another id."""
    lines = EXAMPLE.read_text().splitlines(keepends=True)
    broken = tmp_path / "broken.handfoot.jsonl"
    broken.write_text("".join([*lines[:3], "nonsense\n", *lines[3:]]))
    good = good_lines(broken)
    assert good == read_record(EXAMPLE).lines[:3]
    assert isinstance(good[0], GameLine)
    new = tmp_path / "new.handfoot.jsonl"
    assert salvage(good, replace(good[0], id="new"), new, RealDisk())
    verdict = replay_file(new)
    assert verdict.problem is None
    assert verdict.lines == 3


def test_nothing_is_whole_without_a_header(tmp_path: Path) -> None:
    """Given a first line that cannot be read."""
    broken = tmp_path / "broken.handfoot.jsonl"
    broken.write_text("nonsense\n" + EXAMPLE.read_text())
    assert good_lines(broken) == ()


def test_the_good_part_says_what_is_wrong_with_the_rest(tmp_path: Path) -> None:
    """Whole, torn, damaged and empty files each tell what they are; the damage is that of a strict replay."""
    whole = b"".join(EXAMPLE.read_bytes().splitlines(keepends=True)[:3])  # its fourth is refused
    path = tmp_path / "a.handfoot.jsonl"

    def part(data: bytes) -> GoodPart:
        path.write_bytes(data)
        return good_part(path)

    lines = read_record(EXAMPLE).lines[:3]
    assert part(whole) == GoodPart(lines, None, is_torn=False)
    torn = part(whole + b'{"type":"mo')
    assert torn == GoodPart(lines, None, is_torn=True)
    for data in (whole + b"{}\n", whole + b'{"type":"end"}\n', b"", b'{"ty', b"nonsense\n"):
        damaged, told = part(data), replay_file(path).problem
        assert damaged.problem is not None
        assert told is not None
        assert (damaged.problem.line, damaged.problem.why) == (told.line, told.why)
