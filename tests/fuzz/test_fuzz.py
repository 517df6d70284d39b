"""The fuzzer in its short form; `python -m tests.fuzz` is the long one."""

import random
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

import pytest

from game.ui.review.games.known_games import listed
from game.ui.shared import models
from saves.library.library import GameEntry
from tests.fuzz.fuzz_harness import Found, fuzz
from tests.fuzz.fuzz_targets import ACCEPTED, Read, Target
from tests.fuzz.mutations import spoiled

NAMES = (
    "record",
    "library",
    "screens",
    "rules.json",
    "rules.toml",
    "code",
    "settings",
    "plan",
    "brought in",
    "hands",
    "analysis",
    "labels",
    "learning",
    "people",
    "kept matches",
)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_whatever_somebody_wrote_is_taken_or_refused(name: str, tmp_path: Path) -> None:
    """Given spoiled files and lines of each kind, each is taken or refused in a sentence, soon, in bounded memory."""
    told: list[int] = []
    cases = {"screens": 15}.get(name, 80)  # drawing takes its time, and so does starting a process
    fuzz(tmp_path, cases, 6, lambda _, tally: told.append(tally.cases), name)
    assert told == [cases]


@pytest.mark.slow
def test_the_fuzzer_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a screen that stumbles over one name, the fuzzer finds it by drawing what it spoils, and says how to do it
    again; the readers that only read find nothing in the same records.
    """

    def stumbles(entry: GameEntry, *more: Any, **beside: Any) -> models.ListedGame:
        if any("🦊" in seat.name for seat in entry.seats):
            raise ValueError("it cannot be drawn")
        return listed(entry, *more, **beside)

    monkeypatch.setattr("game.ui.system.program.listed", stumbles)
    with pytest.raises(Found, match=r"screens, seed 3, case \d+: ValueError: it cannot be drawn"):
        fuzz(tmp_path / "drawn", 200, 3, lambda *_: None, "screens")
    fuzz(tmp_path / "read", 60, 1, lambda *_: None, "library")


def test_a_traceback_a_hang_and_a_slow_answer_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given readers that raise, never end, or compute for long, the fuzzer says so and how to do it again."""

    def raises(data: bytes) -> NoReturn:
        raise KeyError(data)

    def hangs(data: bytes) -> str:
        time.sleep(30)
        return ACCEPTED

    def computes(data: bytes) -> str:
        end = time.process_time() + 0.05
        while time.process_time() < end:
            pass
        return ACCEPTED

    for read, what in ((raises, "KeyError"), (hangs, "not ended"), (computes, "took")):
        target = Target(_after_good_bytes(read), [b"{}"], slowest=0.01)
        monkeypatch.setattr("tests.fuzz.fuzz_harness.targets", lambda folder, target=target: {"it": target})
        with pytest.raises(Found, match=rf"it, seed 1, case 0: .*{what}"):
            fuzz(tmp_path, 1, 1, lambda name, tally: None)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="no other system holds a process to its room")
def test_an_input_that_eats_memory_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a reader that takes a gigabyte for one input, the fuzzer says so, and the room is given back."""

    def eats(data: bytes) -> str:
        return ACCEPTED if bytearray(10**9) else ""

    target = Target(_after_good_bytes(eats), [b"{}"])
    monkeypatch.setattr("tests.fuzz.fuzz_harness.targets", lambda folder: {"it": target})
    with pytest.raises(Found, match="it, seed 1, case 0: MemoryError"):
        fuzz(tmp_path, 1, 1, lambda name, tally: None)
    assert eats(b"") == ACCEPTED


def _after_good_bytes(read: Read) -> Read:
    """The reader, but the first bytes, which are good, pass."""
    passed: list[bytes] = []

    def once_good(data: bytes) -> str:
        passed.append(data)
        return ACCEPTED if len(passed) == 1 else read(data)

    return once_good


def test_the_same_seed_spoils_the_same_way() -> None:
    """Given a seed, the inputs are the same each time, and hardly any is what it was."""
    good = [b'{"type":"game","n":1}\n{"type":"end"}\n']

    def some(seed: int) -> list[bytes]:
        chance = random.Random(seed)
        return [spoiled(good[0], good, chance) for _ in range(200)]

    assert some(1) == some(1)
    assert some(1) != some(2)
    assert sum(data == good[0] for data in some(1)) < 20
