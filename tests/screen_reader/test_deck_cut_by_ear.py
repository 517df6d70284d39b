"""The cut of a sealed deck by AT-SPI alone."""

import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from game.deals.seal import words
from tests.screen_reader.ear import Ear, Thing
from tests.screen_reader.session import ReaderSession, missing_services
from tests.window.pointer import FROM_SOURCE, ROOT, Screen, missing_tools

MISSING = missing_tools() or missing_services()
pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(MISSING), reason=MISSING)]
PATIENCE = 60.0


def thing(ear: Ear, name: str) -> Thing:
    """What has this name, as soon as it is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = [one for one in ear.look() if one.name.startswith(name)]
        if found:
            return found[0]
        ear.wait(0.05)
    raise TimeoutError(name)


def test_the_deck_is_cut_by_ear(tmp_path: Path) -> None:
    """Given a new match, the seal is heard, a button moves the line, and Cut here cuts the pack that was named."""
    data = tmp_path / "data"
    arguments = ["play", "--data-dir", str(data), "--size", "1280x720"]
    with ReaderSession(tmp_path / "run") as session, Screen((1280, 720)) as screen:
        environ = {**session.environ, "DISPLAY": screen.display, "SDL_AUDIODRIVER": "dummy"}
        environ.pop("SDL_VIDEODRIVER", None)
        ear = Ear(session.address)
        program = subprocess.Popen([*FROM_SOURCE, *arguments], cwd=ROOT, env={**os.environ, **environ})
        try:
            ear.find_program()
            heard = thing(ear, "The deck is sealed: ").name
            assert not [one for one in ear.look() if one.name == "Cut here"]
            ear.press(thing(ear, "Lift more cards"))
            ear.press(thing(ear, "Cut here"))
            end = time.monotonic() + PATIENCE
            while not (seals := sealed_rounds(data)) and time.monotonic() < end:
                time.sleep(0.05)
        finally:
            program.terminate()
            program.wait()
            ear.close()
    assert seals
    assert 80 < seals[0]["cut"] < 150, "the line began near the middle"
    assert " ".join(words(seals[0]["hash"])) in heard


def sealed_rounds(data: Path) -> list[dict[str, Any]]:
    """The seals in the only record there is."""
    records = list((data / "games").glob("*.jsonl"))
    lines = [json.loads(text) for record in records for text in record.read_text().splitlines()]
    return [line["seal"] for line in lines if line["type"] == "round"]
