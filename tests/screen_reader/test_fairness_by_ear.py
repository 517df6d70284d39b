"""A move proved, and who gets the jokers, by AT-SPI alone."""

from pathlib import Path

import pytest

from tests.screen_reader.desktop_session import missing_services
from tests.screen_reader.listening import listening
from tests.sealed_records import sealed_records
from tests.window.pointer import missing_tools

MISSING = missing_tools() or missing_services()
pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(MISSING), reason=MISSING)]


def test_a_move_is_proved_by_ear(tmp_path: Path) -> None:
    """Given a match between computers in Look back, the next turn, why it was made, What they saw and Prove it
    are heard and pressed, and the tally is heard: the same move fifty times.
    """
    record = sealed_records(tmp_path, 1)[0]
    with listening(tmp_path, [str(record), "--data-dir", str(tmp_path / "data")]) as ear:
        ear.press(ear.find("Why this move"))
        ear.press(ear.find("What they saw"))
        ear.press(ear.find("Prove it"))
        ear.find("50 of 50 the same")
        ear.press(ear.find("Done"))
        ear.find("Look back")


def test_who_gets_the_jokers_is_heard(tmp_path: Path) -> None:
    """Given three matches in My games, the chart is one sentence a seat, and another kind of card is one press away."""
    games = tmp_path / "data" / "games"
    games.mkdir(parents=True)
    sealed_records(games, 3)
    with listening(tmp_path, ["--data-dir", str(tmp_path / "data")]) as ear:
        ear.press(ear.find("My games"))
        ear.press(ear.find("More"))
        ear.press(ear.find("Who gets the jokers"))
        sort = ear.find("Red threes")
        rows = [name for name in ear.names() if "jokers, inside the band of" in name]
        assert len(rows) == 4
        ear.press(sort)
        while rows[0] in ear.names():
            ear.wait(0.05)
        rows = [ear.find(f"Player {number}, ").name for number in (1, 2, 3, 4)]
        assert all("red threes, inside the band of" in row for row in rows)
