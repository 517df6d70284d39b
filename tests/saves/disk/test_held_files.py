"""Files that another program holds for a moment: what was changed gets there in the end, or is said."""

import errno
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import current_thread, get_ident
from time import sleep
from types import SimpleNamespace
from typing import Final

import pytest
from msgspec import Struct
from msgspec.structs import replace

from game.rules.presets import preset
from saves.disk import background, system_calls
from saves.disk.background import Background
from saves.disk.files import FileHeld, RealDisk
from saves.disk.system_calls import SystemCalls
from saves.players.arranged_hands import write_hands
from saves.players.own_rules import own_rule_sets, save_own_rules
from saves.players.people import GameLabel, LearningFile, PeopleFile, label_in, write_label
from saves.players.rules_draft import UnsavedRules, keep_unsaved, unsaved_rules
from saves.players.settings import Settings
from saves.records import last_round_file
from saves.records.journal import SaveState
from saves.records.side_files import side_file
from tests.play.matches_in_memory import header
from tests.toolkit.waiting import PATIENCE

LAKE: Final = replace(preset("web"), name="Lake house", rounds=3)


class HeldCalls(SystemCalls):
    """So many renames are refused as Windows does while a scanner has the file open; nobody waits in earnest."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals
        self.pauses: set[str] = set()

    def rename(self, old: Path, new: Path) -> None:
        """Refuses, or renames."""
        if self.refusals:
            self.refusals -= 1
            raise PermissionError(errno.EACCES, "Access is denied")
        super().rename(old, new)

    def pause(self, seconds: float) -> None:
        """Keeps whose thread it is."""
        self.pauses.add(current_thread().name)


class WaitingCalls(HeldCalls):
    """The same, and the pauses are the system's."""

    def pause(self, seconds: float) -> None:
        """Pauses."""
        SystemCalls.pause(self, seconds)


class Choices(Struct, frozen=True):
    """Settings of a program."""

    colours: str = "classic"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The background tries again at once."""
    monkeypatch.setattr(background, "AGAIN", 0.001)


def kinds(folder: Path, disk: RealDisk) -> Iterator[tuple[Path, Callable[[], object], Callable[[], bool]]]:
    """Every kind of file that is replaced: its path, what writes it, and whether it is there."""
    settings = folder / "settings.json"
    yield (
        settings,
        lambda: Settings(settings, Choices(), disk).write(Choices("four")),
        lambda: Settings(settings, Choices(), disk).value == Choices("four"),
    )
    people, learning = PeopleFile(folder / "people.json", disk), LearningFile(folder / "learning", "Ida", disk)
    people.change(lambda house: house.with_learning_player("Ida"))
    yield people.path, people.renew, lambda: people.is_saved and people.path.exists()
    learning.change(lambda known: known.with_lesson("first", 3))
    yield learning.path, learning.renew, lambda: learning.is_saved and learning.path.exists()
    record, named = folder / "g.handfoot.jsonl", GameLabel(name="Easter")
    labels = folder / "labels"
    yield (
        side_file(labels, record),
        partial(write_label, labels, record, named, disk),
        lambda: label_in(side_file(labels, record)) == named,
    )
    rules = folder / "rules"
    yield (
        rules / "Lake house",
        partial(save_own_rules, rules, LAKE, disk),
        lambda: [one.rules for one in own_rule_sets(rules)] == [LAKE],
    )
    draft, unsaved = folder / "draft.json", UnsavedRules(LAKE, "Lake house", None)
    yield draft, partial(keep_unsaved, draft, unsaved, disk), lambda: unsaved_rules(draft) == unsaved
    hands = folder / "hands.json"
    yield hands, partial(write_hands, hands, "g", {}, disk), hands.exists


KINDS: Final = range(7)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("refusals", [1, 50])
def test_what_is_written_while_a_file_is_held_gets_there(tmp_path: Path, kind: int, refusals: int) -> None:
    """Given any kind of file whose renaming is refused once or fifty times: it holds the change in the end, with
    no word of trouble, and the program that left meanwhile had tried once more.
    """
    calls = HeldCalls(refusals)
    path, write, is_there = list(kinds(tmp_path, RealDisk(calls)))[kind]
    behind = Background()
    behind.do(path, write)
    while calls.refusals:
        sleep(0.001)
    assert behind.close() == ()
    assert is_there()
    assert "MainThread" not in calls.pauses


@pytest.mark.parametrize("refusals", [1, 50])
def test_an_announced_last_round_gets_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int) -> None:
    monkeypatch.setattr(last_round_file, "_LOOK_AGAIN", 0.001)
    lines = [header()]
    file = last_round_file.LastRoundFile(tmp_path / "g.txt", RealDisk(HeldCalls(refusals)))
    assert file.announce(lines[-1], 1).wait(PATIENCE) is SaveState.ON_DISK
    assert file.is_announced(lines)
    assert not file.is_announced([header(seed=2)])


def test_an_announced_last_round_is_tried_for_half_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = list[float]()
    for module in (system_calls, last_round_file):
        monkeypatch.setattr(module, "time", SimpleNamespace(sleep=waited.append, monotonic=lambda: 0.0))
    file = last_round_file.LastRoundFile(tmp_path / "g.txt", RealDisk(WaitingCalls(10**9)))
    assert file.announce(header(), 1).wait(PATIENCE) is SaveState.IN_MEMORY
    assert sum(waited) == pytest.approx(40 * (0.5 + 0.2))


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_held_all_the_while_is_said_at_leaving(tmp_path: Path, kind: int) -> None:
    calls = HeldCalls(10**9)
    path, write, is_there = list(kinds(tmp_path, RealDisk(calls)))[kind]
    behind = Background()
    behind.do(path, write)
    assert behind.close() == (path,)
    assert not is_there()
    assert not list(tmp_path.rglob("*.tmp"))


def test_a_folder_that_cannot_be_written_is_held_by_nobody() -> None:
    """Given a folder without the right to write, which fails with the same number: the job is dropped after one try,
    and leaving blames no other program.
    """
    tries: list[int] = []

    def refused() -> None:
        tries.append(1)
        raise PermissionError(errno.EACCES, "Permission denied")

    behind = Background()
    behind.do(Path("settings.json"), refused)
    assert behind.close() == ()
    assert len(tries) == 1


def test_the_thread_that_draws_waits_for_nothing(tmp_path: Path) -> None:
    calls = HeldCalls(3)
    disk, record, labels = RealDisk(calls, window=get_ident()), tmp_path / "g.handfoot.jsonl", tmp_path / "labels"
    path, behind = side_file(labels, record), Background()
    behind.insist(path, partial(write_label, labels, record, GameLabel(name="Easter"), disk))
    behind.insist(path, partial(write_label, labels, record, GameLabel(name="Whitsun"), disk))
    assert behind.close() == ()
    assert "MainThread" not in calls.pauses
    assert label_in(path) == GameLabel(name="Whitsun")


def test_half_a_second_is_waited_and_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Access is denied")

    waited = list[float]()
    monkeypatch.setattr(system_calls, "time", SimpleNamespace(sleep=waited.append))
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(FileHeld):
        RealDisk(WaitingCalls(10**9)).replace(tmp_path / "a", b"a")
    assert sum(waited) == pytest.approx(0.5)
