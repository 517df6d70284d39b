from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from saves.disk.files import FileReading, RealDisk, SlowFile
from saves.library.library import Library
from saves.library.played_rounds import RoundsReader
from tests.toolkit.waiting import PATIENCE

EXAMPLES = Path(__file__).parents[2] / "examples"
Found = TypeVar("Found")


def test_games_are_read_once_and_a_slow_one_does_not_hide_the_others(tmp_path: Path) -> None:
    """Given games of which a disk doesn't give one in time, the others are there, and are read again only when they
    change. One that a bug stumbles over is told of as damaged from its first line on.
    """
    read: list[str] = []

    class Slow(FileReading):
        def record(self, path: Path, job: Callable[[], Found]) -> Found:
            read.append(path.name)
            if path.name.startswith("match-web-8"):
                raise SlowFile
            if path.name.startswith("match-family"):
                raise RecursionError
            return job()

    for path in EXAMPLES.glob("match-*-[48].handfoot.jsonl"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    entries = Library(tmp_path, RealDisk()).games()
    reader = RoundsReader(Slow())
    reader.want(entries)
    reader.wait(PATIENCE)
    assert {path.name for path in reader.told} == {entry.path.name for entry in entries} - {
        "match-web-8.handfoot.jsonl"
    }
    problems = [(played.problem.line, played.problem.why) for played in reader.told.values() if played.problem]
    assert problems == [(1, "program_stumbled")]
    read.clear()
    reader.want(entries[:2])
    reader.wait(PATIENCE)
    assert set(read) <= {"match-web-8.handfoot.jsonl"}
