"""One round in a real window with a real pointer, killed now and then (whole matches: see `play_match`)."""

from pathlib import Path

import pytest

from tests.window.play_match import Evening, play
from tests.window.pointer import missing_tools

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=f"no window tests: {missing_tools()}")


def test_a_round_is_played_with_a_real_pointer_and_nothing_is_lost(tmp_path: Path) -> None:
    """By click, drag and key; killed twice at random moments and taken up with Continue.

    The record is in order, and what somebody went on from before a kill is in it.
    """
    said: list[str] = []
    seats = "human,normal,normal,normal"
    play(Evening(rules="web", seats=seats, size=(1280, 720), seed=7, kills=2, rounds=1), tmp_path, said.append)
    assert sum(line.startswith("killed") for line in said) == 2
    assert any(line.startswith("round over") for line in said)
    dragged = next(line for line in said if line.endswith("cards dragged"))
    assert int(dragged.split()[0]) >= 5
