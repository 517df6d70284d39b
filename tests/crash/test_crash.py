"""The crash harness in its short form; `python -m tests.crash` is the long one."""

import hashlib
from pathlib import Path

import pytest

from tests.crash.harness import Lost, Tally, compare, kill_again_and_again
from tests.saves.records import GAME, ROUND, record, text_of


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Given a game that is killed twelve times at random moments, all that was acknowledged is there each time."""
    tally = kill_again_and_again(tmp_path, kills=12, seed=7, tell=lambda tally: None)
    assert tally.kills == 12
    assert tally.furthest > 50


def test_the_harness_notices_a_lost_line(tmp_path: Path) -> None:
    """Given a record that lost, or changed, an acknowledged line, the harness says so."""
    whole = text_of(GAME, ROUND)
    said = [f"2 {hashlib.sha256(whole.encode()).hexdigest()}"]
    compare(record(tmp_path, GAME, ROUND), said, Tally())
    with pytest.raises(Lost):
        compare(record(tmp_path, GAME), said, Tally())
    with pytest.raises(Lost):
        compare(record(tmp_path, {**GAME, "name": "Another"}, ROUND), said, Tally())
    with pytest.raises(Lost):
        compare(tmp_path / "gone.handfoot.jsonl", said, Tally())
