"""A sealed pack beside its game: there until the line dealt from it is safe, and no longer."""

from pathlib import Path
from threading import Event, enumerate as enumerate_threads
from types import SimpleNamespace

import pytest

from game.deals.seal import Seal, sealed
from saves.disk.files import RealDisk
from saves.records import kept_pack
from saves.records.journal import SaveState
from saves.records.kept_pack import KeptPack, Lost
from saves.records.lines import RoundLine
from tests.build import full_deck
from tests.saves.written_records import header
from tests.toolkit.waiting import PATIENCE

BEFORE, SALT = header(), "00112233445566778899aabbccddeeff"


def round_line(number: int) -> RoundLine:
    """A round whose pack was sealed and not cut."""
    deck = full_deck(4)
    seal = Seal(sealed(deck, SALT), SALT, 0, again=True)
    return RoundLine(n=number, dealer=3, first=0, deck=deck, draws=None, seal=seal)


class Answer:
    """That a line is safe, once a test says so; whoever waits for it learns that when `may_come` is set."""

    def __init__(self, refusals: int = 0) -> None:
        self.is_safe = False
        self.may_come = Event()
        self.refusals = refusals

    @property
    def state(self) -> SaveState:
        """How safe it is."""
        return SaveState.ON_DISK if self.is_safe or self.may_come.is_set() else SaveState.IN_MEMORY

    def wait(self, seconds: float | None = None) -> SaveState:
        """Waits for the test, once the disk has refused the line so often."""
        self.refusals -= 1
        if self.refusals >= 0:
            return SaveState.IN_MEMORY
        self.may_come.wait(PATIENCE if seconds is None else seconds)
        return self.state


def finish() -> None:
    """Waits for all that is being written or removed."""
    for thread in enumerate_threads():
        if thread.name == "kept pack":
            thread.join(PATIENCE)


def test_a_pack_stays_until_the_line_dealt_from_it_is_safe_and_goes_alone(tmp_path: Path) -> None:
    """Given a pack whose line the disk refuses, it stays: no other line's question removes it, and the next pack isn't
    written over it, because a crash would lead back to it. Once the line is safe the next pack takes its place and
    stays when those who wait to remove the first hear of it; it goes with its own line.
    """
    path, disk, first = tmp_path / "seals" / "g.json", RealDisk(), Answer()
    packs = KeptPack(path, disk)
    assert packs.found(BEFORE, 2) is None
    assert packs.keep(BEFORE, 2, round_line(1)).wait(PATIENCE) is SaveState.ON_DISK
    packs.forget_after(first)
    assert packs.found(BEFORE, 3) is None
    assert packs.keep(BEFORE, 3, round_line(2)).wait(PATIENCE) is SaveState.IN_MEMORY
    assert KeptPack(path, disk).found(BEFORE, 2) == round_line(1)
    first.is_safe = True
    assert packs.keep(BEFORE, 3, round_line(2)).wait(PATIENCE) is SaveState.ON_DISK
    first.may_come.set()
    finish()
    assert KeptPack(path, disk).found(BEFORE, 3) == round_line(2)
    packs.forget_after(first)
    finish()
    assert not [*path.parent.iterdir()]


def test_a_line_that_the_disk_refuses_keeps_nothing_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a full disk, whoever is to remove the pack once its line is safe looks again after a pause each time, and
    takes no core from the table meanwhile.
    """
    packs, dealt, pauses = KeptPack(tmp_path / "g.json", RealDisk()), Answer(refusals=3), list[float]()
    packs.keep(BEFORE, 2, round_line(1)).wait(PATIENCE)
    monkeypatch.setattr(kept_pack, "time", SimpleNamespace(sleep=pauses.append))
    dealt.may_come.set()
    packs.forget_after(dealt)
    finish()
    assert pauses == [0.2] * 3
    assert not [*tmp_path.iterdir()]


def test_a_pack_that_was_lost_is_told_and_forgotten(tmp_path: Path) -> None:
    """Given a pack whose file is gone, or holds other cards than were sealed, it was shown and is lost; for any other
    line nothing was shown, and nothing stays of it. A last round that nobody announced is as easily forgotten.
    """
    path, disk = tmp_path / "seals" / "g.json", RealDisk()
    packs = KeptPack(path, disk)
    packs.keep(BEFORE, 2, round_line(1)).wait(PATIENCE)
    path.write_bytes(path.read_bytes().replace(b"AC AD", b"AC AS", 1))
    assert packs.found(BEFORE, 2) is Lost.LOST
    path.unlink()
    assert KeptPack(path, disk).found(BEFORE, 2) is Lost.LOST
    packs.announce_last(BEFORE, 1).wait(PATIENCE)
    assert [packs.is_last_announced(lines) for lines in ([BEFORE], [])] == [True, False]
    packs.forget_last()
    packs.forget_last()
    assert packs.found(BEFORE, 3) is None
    assert not [*path.parent.iterdir()]


def test_the_pack_of_a_game_stays_when_an_older_copy_of_it_is_opened(tmp_path: Path) -> None:
    """Given a pack that waits to be cut, and an older copy of the game that is opened, dealt to and left: the pack is
    still there, and where its file is lost that is still known. The bug: it was gone, and the game had another deck,
    with nothing to show that it was sealed twice.
    """
    path, disk, dealt = tmp_path / "g.json", RealDisk(), Answer()
    KeptPack(path, disk).keep(BEFORE, 11, round_line(4)).wait(PATIENCE)
    dealt.may_come.set()
    copy = KeptPack(path, disk)
    assert copy.found(BEFORE, 9) is None
    copy.forget_after(dealt)
    finish()
    assert KeptPack(path, disk).found(BEFORE, 11) == round_line(4)
    path.unlink()
    assert KeptPack(path, disk).found(BEFORE, 9) is None
    assert KeptPack(path, disk).found(BEFORE, 11) is Lost.LOST


@pytest.mark.parametrize("place", [b"9" * 5000 + b" 0", "²".encode(), b""], ids=["many digits", "no digit", "nothing"])
def test_what_is_no_place_is_forgotten(place: bytes, tmp_path: Path) -> None:
    """Given a file that another program wrote over. The bug: a number too long to read ended the program."""
    (tmp_path / "g.shown").write_bytes(place)
    (tmp_path / "g.last").write_bytes(place)
    packs = KeptPack(tmp_path / "g.json", RealDisk())
    assert not packs.is_last_announced([BEFORE])
    assert packs.found(BEFORE, 2) is None
    assert not (tmp_path / "g.shown").exists()


def test_a_disk_that_does_not_answer_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a write that does not come back, it is waited for a moment, if one says so. After its time it counts as
    refused for now, and nobody waits for it any more: a cut stopped the window for two seconds. When it comes back it
    is on the disk.
    """
    may_go_on, waited = Event(), list[float]()

    class Hanging(RealDisk):
        def replace(self, path: Path, data: bytes) -> None:
            may_go_on.wait(PATIENCE)
            super().replace(path, data)

    answer = KeptPack(tmp_path / "g.json", Hanging()).announce_last(BEFORE, 1)
    assert answer.wait(0.01) is SaveState.WAITING
    with monkeypatch.context() as late:
        late.setattr(answer, "_begun", answer._begun - 60)  # type: ignore[attr-defined]  # of a write
        late.setattr(answer, "_thread", SimpleNamespace(join=waited.append))
        assert (answer.wait(), waited) == (SaveState.IN_MEMORY, [])
    may_go_on.set()
    finish()
    assert answer.state is SaveState.ON_DISK
