"""Small files that several windows change: whatever lies there and whatever the disk does, nothing is lost."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saves.disk.file_faults import KeptTrouble
from saves.disk.files import Disk, RealDisk
from saves.disk.shared_file import SharedFile, keep_aside
from saves.players.arranged_hands import ArrangedHand, forget_hands, write_hands
from saves.players.people import GameLabel, LearningFile, PeopleFile, RegularPlayer, write_label
from tests.saves.disks import FullDisk


def people(folder: Path, disk: Disk) -> PeopleFile:
    """The file of the house, read."""
    file = PeopleFile(folder / "people.json", disk)
    file.read()
    return file


def learning(folder: Path, disk: Disk) -> LearningFile:
    """The file of what Ida learned, read."""
    file = LearningFile(folder, "Ida", disk)
    file.read()
    return file


KINDS: Mapping[
    str, tuple[Callable[[Path, Disk], SharedFile[Any]], Callable[[str, Any], Any], Callable[[Any], set[str]]]
]
KINDS = {
    "people": (
        people,
        lambda name, house: house.with_regular_player(RegularPlayer(id=name, name=name)),
        lambda house: {one.name for one in house.present},
    ),
    "learning": (learning, lambda name, learned: learned.with_lesson(name, 1), lambda learned: set(learned.lessons)),
}
"""How to open such a file, add something by its name, and list the names."""
DAMAGED: Mapping[str, tuple[bytes, ...]] = {
    "people": (
        b'{"regulars":[]}',
        b'{"version":1,"regulars":[{"id":"a","name":""}]}',
        b'{"version":1,"regulars":[{"id":"a","name":"Ida"},{"id":"b","name":"ida"}]}',
        b'{"version":1,"regulars":[{"id":"a","name":"Ida"},{"id":"a","name":"Tom"}]}',
        b'{"version":1,"regulars":[{"id":"a","name":"Ida","chair":8}]}',
        b'{"version":1,"regulars":[{"id":"a","name":"Ida","face":1000}]}',
        b'{"version":1,"regulars":[{"id":"a","name":"Ida","face":-1}]}',
        b" " * 1_000_000,
    ),
    "learning": (b'{"version":1}', b'{"person":"Ida"}', b"\xff\0"),
}
ANY_DAMAGE = (b"", b"{", b"[]", b"[" * 9000)


@pytest.mark.parametrize(
    ("kind", "data"),
    [(kind, data) for kind in KINDS for data in (*ANY_DAMAGE, *DAMAGED[kind])],
    ids=lambda value: ascii(value)[:60],
)
def test_a_damaged_file_is_kept_under_another_name(kind: str, data: bytes, tmp_path: Path) -> None:
    opened, add, names = KINDS[kind]
    path = opened(tmp_path, RealDisk()).path
    path.write_bytes(data)
    file = opened(tmp_path, RealDisk())
    trouble = file.take_trouble()
    assert trouble is not None
    assert (trouble.flaw, trouble.file) == ("damaged", f"{path.name}.unreadable")
    assert path.with_name(trouble.file).read_bytes() == data
    assert file.take_trouble() is None
    assert opened(tmp_path, RealDisk()).take_trouble() is None
    file.change(partial(add, "a"))
    file.save()
    assert names(opened(tmp_path, RealDisk()).value) == {"a"}
    path.write_bytes(b"{ other")
    assert opened(tmp_path, RealDisk()).take_trouble() is not None
    assert sorted(there.read_bytes() for there in tmp_path.glob("*.unreadable*")) == sorted([data, b"{ other"])


@pytest.mark.parametrize("kind", KINDS)
def test_a_newer_file_is_never_written_over(kind: str, tmp_path: Path) -> None:
    opened, add, names = KINDS[kind]
    path = opened(tmp_path, RealDisk()).path
    path.write_bytes(b'{"version":99,"person":"Ida"}')
    file = opened(tmp_path, RealDisk())
    troubles = []
    for name in "ab":
        file.change(partial(add, name))
        file.save()
        troubles.append(file.take_trouble())
    trouble, again = troubles
    assert trouble is not None
    assert again is None
    assert trouble.flaw == "newer"
    assert file.take_trouble() is None
    assert names(file.value) == {"a", "b"}
    assert [there.read_bytes() for there in tmp_path.iterdir()] == [b'{"version":99,"person":"Ida"}']


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("damaged", [False, True])
def test_a_full_disk_is_reported_once_and_tried_again(damaged: bool, kind: str, tmp_path: Path) -> None:
    opened, add, names = KINDS[kind]
    disk = FullDisk(free=0)
    path = opened(tmp_path, disk).path
    if damaged:
        path.write_bytes(b"{")
    file = opened(tmp_path, disk)
    for name in "ab":
        file.change(partial(add, name))
        file.save()
    trouble = file.take_trouble()
    assert trouble is not None
    assert (trouble.flaw, trouble.reason) == ("damaged_and_stuck" if damaged else "not_saved", "the disk is full")
    assert path.exists() == damaged
    assert not file.is_saved
    disk.free = 100_000
    file.save()
    assert file.wait(0)
    assert names(opened(tmp_path, RealDisk()).value) == {"a", "b"}
    assert [there.read_bytes() for there in tmp_path.glob("*.unreadable")] == [b"{"] * damaged
    disk.free = 0
    file.change(partial(add, "c"))
    file.save()
    assert file.take_trouble() == KeptTrouble("not_saved", "the disk is full")


def test_what_changes_while_the_file_is_written_is_written_the_next_time(tmp_path: Path) -> None:
    opened, add, names = KINDS["people"]

    class BusyDisk(RealDisk):
        def replace(self, path: Path, data: bytes) -> None:
            if "b" not in names(file.value):
                file.change(partial(add, "b"))
            super().replace(path, data)

    file = opened(tmp_path, BusyDisk())
    file.change(partial(add, "a"))
    file.save()
    assert (names(opened(tmp_path, RealDisk()).value), file.is_saved) == ({"a"}, False)
    file.save()
    assert (names(opened(tmp_path, RealDisk()).value), file.is_saved) == ({"a", "b"}, True)


def test_what_another_window_wrote_is_taken_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, add, names = KINDS["people"]
    file, held = PeopleFile(tmp_path / "people.json", RealDisk()), list[Path]()

    def alone(path: Path, _: float) -> AbstractContextManager[None]:
        held.append(path)
        return nullcontext()

    monkeypatch.setattr("saves.disk.shared_file.alone", alone)
    assert not file.is_read
    assert [file.renew(), file.is_read, file.renew(), held] == [True, True, False, []]
    other = opened(tmp_path, RealDisk())
    assert names(other.change(partial(add, "a"))) == {"a"}
    other.save()
    assert held == [file.path]
    assert (file.renew(), names(file.value)) == (True, {"a"})
    assert (file.renew(), len(held)) == (False, 5)
    file.path.write_bytes(b'{"version":99}')
    file.read()
    assert names(file.value) == {"a"}


RECORD = Path("games/a.handfoot.jsonl")
WRITERS: Mapping[str, Callable[[Path, Disk], None]] = {
    "a label": lambda path, disk: write_label(path.parent, RECORD, GameLabel("The lake", "Anna"), disk),
    "no label": lambda path, disk: write_label(path.parent, RECORD, GameLabel(), disk),
    "a hand": lambda path, disk: write_hands(path, "one", {0: ArrangedHand("suit")}, disk),
    "no hand": forget_hands,
}
"""What writes or removes `a.json` of a game."""


@pytest.mark.parametrize("kind", WRITERS)
def test_nothing_unreadable_is_lost_when_a_file_is_written_or_removed(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for number, damage in enumerate((b'{"version":1,"name":', b"{", b"{")):
        path.write_bytes(damage)
        WRITERS[kind](path, RealDisk())
        assert path.exists() != kind.startswith("no")
        assert (tmp_path / f"a.json.unreadable{'-2' if number else ''}").read_bytes() == damage
    assert len(list(tmp_path.glob("*.unreadable*"))) == 2
    newer = b'{"version":9,"game":"one","hands":{},"name":"A","stars":5}'
    path.write_bytes(newer)
    with pytest.raises(OSError, match="newer version"):
        WRITERS[kind](path, RealDisk())
    assert path.read_bytes() == newer
    assert keep_aside(path, b"{", RealDisk()).name == "a.json.unreadable-2"
