"""Names and persons given to games afterwards: kept beside the records, which stay as they are."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.disk.files import RealDisk
from saves.disk.system_calls import SystemCalls
from saves.players.people import IMPORTED, GameLabel, labels_in, mark_seen, write_label

LAKE = GameLabel("The lake", "Anna")
RECORD = Path("games/evening.handfoot.jsonl")


def test_a_label_comes_back_for_its_record(tmp_path: Path) -> None:
    """Written for a game it is found under the name of its record; an empty one takes it away,
    and what can't be understood is kept aside.
    """
    write_label(tmp_path, RECORD, LAKE, RealDisk())
    write_label(tmp_path, Path("other.handfoot.jsonl"), replace(IMPORTED, person="Ben"), RealDisk())
    assert labels_in(tmp_path) == {
        "evening.handfoot.jsonl": LAKE,
        "other.handfoot.jsonl": GameLabel(person="Ben", imported=True),
    }
    write_label(tmp_path, RECORD, GameLabel(), RealDisk())
    write_label(tmp_path, RECORD, GameLabel(), RealDisk())
    assert list(labels_in(tmp_path)) == ["other.handfoot.jsonl"]
    (tmp_path / "evening.json").write_text("{")
    write_label(tmp_path, RECORD, LAKE, RealDisk())
    assert (tmp_path / "evening.json.unreadable").read_text() == "{"


def test_that_the_cards_of_a_game_were_seen_is_kept_with_its_names(tmp_path: Path) -> None:
    write_label(tmp_path, RECORD, LAKE, RealDisk())
    for record, label in ((RECORD, LAKE), (Path("other.handfoot.jsonl"), GameLabel())):
        seen = replace(label, seen=True)
        assert mark_seen(tmp_path, record, RealDisk()) == labels_in(tmp_path)[record.name] == seen


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"version":1,"name":7}', '{"version":9,"name":"A"}', '{"name":"A"}', "[" * 9000, '{"version":1}'],
)
def test_what_cannot_be_understood_is_no_label(tmp_path: Path, text: str) -> None:
    (tmp_path / "evening.json").write_text(text, encoding="utf-8")
    (tmp_path / "folder.json").mkdir()
    assert labels_in(tmp_path) == {}
    assert labels_in(tmp_path / "nowhere") == {}


def test_a_label_from_elsewhere_is_one_that_can_be_shown(tmp_path: Path) -> None:
    (tmp_path / "evening.json").write_text(
        '{"version":1,"name":"A\\u001b[31m\\nB' + "x" * 90 + '","person":"\\u202e' + "y" * 90 + '"}', encoding="utf-8"
    )
    label = labels_in(tmp_path)["evening.handfoot.jsonl"]
    assert "\x1b" not in label.name
    assert "\n" not in label.name
    assert "\u202e" not in label.person
    assert (len(label.name), len(label.person)) == (40, 24)


class Crash(Exception):
    """The computer goes off."""


class CallsBefore(SystemCalls):
    """Goes off before one of its calls."""

    def __init__(self, left: int) -> None:
        self._left = left

    def _count(self) -> None:
        if not self._left:
            raise Crash
        self._left -= 1

    def write(self, descriptor: int, data: memoryview) -> int:
        """One byte more."""
        self._count()
        return super().write(descriptor, data[: max(1, len(data) // 2)])

    def sync(self, descriptor: int) -> None:
        """As the system does it."""
        self._count()

    def rename(self, old: Path, new: Path) -> None:
        """As the system does it."""
        self._count()
        super().rename(old, new)


def test_after_a_crash_it_is_the_old_label_or_the_new_one(tmp_path: Path) -> None:
    new = GameLabel("The lake, last night", "Ben")
    write_label(tmp_path, RECORD, LAKE, RealDisk())
    seen = list[GameLabel]()
    for left in range(40):
        calls: SystemCalls = CallsBefore(left)
        try:
            write_label(tmp_path, RECORD, new, RealDisk(calls))
        except Crash:
            seen.append(labels_in(tmp_path)["evening.handfoot.jsonl"])
        else:
            break
    assert set(seen) <= {LAKE, new}
    assert LAKE in seen
    assert labels_in(tmp_path)["evening.handfoot.jsonl"] == new
