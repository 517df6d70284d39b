import json
import time
from pathlib import Path

import pytest

from tests.screen_reader.desktop_session import missing_services
from tests.screen_reader.ear import WAITS
from tests.screen_reader.listening import listening
from tests.window.pointer import missing_tools

MISSING = missing_tools() or missing_services()
pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(MISSING), reason=MISSING)]


def test_deck_is_cut_by_ear(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.json").write_text('{"version": 6, "knows_cut": true}')
    with listening(tmp_path, ["play", "--data-dir", str(data)]) as ear:
        ear.find("The deck is shuffled. Cut it.")
        assert not [one for one in ear.look() if one.name == "Cut here"]
        ear.set(ear.find("Cards lifted"), 20)  # the line begins near the middle
        ear.press(ear.find("Cut here"))
        end = time.monotonic() + WAITS
        while not (is_dealt := has_round(data)) and time.monotonic() < end:
            time.sleep(0.05)
    assert is_dealt


def has_round(data: Path) -> bool:
    """Whether the only record there is has a deal."""
    records = list((data / "games").glob("*.jsonl"))
    return any(json.loads(text)["type"] == "round" for record in records for text in record.read_text().splitlines())
