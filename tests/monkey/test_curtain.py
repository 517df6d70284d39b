"""The attack on the curtain in its short form; `python -m tests.monkey.curtain` presses ten thousand times."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.monkey.curtain import Attacker, marked_faces


@pytest.fixture
def attacker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Attacker]:
    """One whose program writes nowhere else."""
    monkeypatch.setenv("HOME", str(tmp_path))
    with marked_faces():
        attacker = Attacker(tmp_path, 7)
        yield attacker
        attacker.close()


def test_no_face_is_shown_however_the_curtain_is_pressed(attacker: Attacker) -> None:
    """Given hundreds of presses around the fall, with two, four and six people, no hand is seen by who did not hold."""
    attacker.attack(300)
    assert attacker.count.falls >= 8
    assert attacker.count.lifts >= 8
    assert attacker.count.looks > 500
