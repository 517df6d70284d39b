"""The cut of a sealed deck by AT-SPI alone."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from game.deals.seal import words
from tests.screen_reader.desktop_session import missing_services
from tests.screen_reader.ear import WAITS
from tests.screen_reader.listening import listening
from tests.window.pointer import missing_tools

MISSING = missing_tools() or missing_services()
pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(MISSING), reason=MISSING)]


def test_the_deck_is_cut_by_ear(tmp_path: Path) -> None:
    """Given a new match, it is heard that the deck is sealed, the sheet of the seal says its words, a slider moves the
    line, and Cut here cuts the pack that was named.
    """
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.json").write_text('{"version": 6, "knows_cut": true}')
    with listening(tmp_path, ["play", "--data-dir", str(data)]) as ear:
        ear.find("The deck is sealed. Cut it.")
        ear.press(next(one for one in ear.look() if one.name == "The deck is sealed"))
        ear.find("Copy words and digits")
        heard = ear.names()
        ear.press(ear.find("Close"))
        assert not [one for one in ear.look() if one.name == "Cut here"]
        ear.set(ear.find("Cards lifted"), 20)  # the line begins near the middle
        ear.press(ear.find("Cut here"))
        end = time.monotonic() + WAITS
        while not (seals := sealed_rounds(data)) and time.monotonic() < end:
            time.sleep(0.05)
    assert seals
    assert seals[0]["cut"] == 20
    name = " ".join(words(seals[0]["hash"]))
    assert any(name in one for one in heard)


def sealed_rounds(data: Path) -> list[dict[str, Any]]:
    """The seals in the only record there is."""
    records = list((data / "games").glob("*.jsonl"))
    lines = [json.loads(text) for record in records for text in record.read_text().splitlines()]
    return [line["seal"] for line in lines if line["type"] == "round"]
