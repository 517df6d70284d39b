"""People of the house in a real window, with a real pointer and real keys."""

import os
import signal
from pathlib import Path

import pytest

from saves.disk.folders import people_file, settings_file
from saves.players.people import house_in
from tests.slow import LONG
from tests.window.pointer import Game, Pointer, Screen, missing_tools
from tests.window.test_two_windows import press, until
from tests.window.window_player import Sight

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())


def drag(game: Game, pointer: Pointer, start: str, end: str) -> Sight:
    """From one target to another."""
    sight = game.settled()
    one, other = sight.ready(start), sight.ready(end)
    assert one is not None
    assert other is not None
    pointer.drag(one.middle, other.middle)
    return until(game, lambda now: now.message != sight.message)


def person_in(game: Game, label: str) -> str:
    """The target of a person in the tray of a seat."""
    things = until(game, lambda now: now.find("button/done") is not None).all("person/")
    return next(thing.id for thing in things if label in (thing.label, thing.label.partition(":")[0]))


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="HANDFOOT_LONG=1 opens the windows")
def test_people_are_dragged_swapped_killed_and_back(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    settings_file(data).write_text('{"version": 2, "speed": "off", "sound": false}')
    people_file(data).write_text(
        '{"version": 1, "regulars": [{"id": "i", "name": "Ida"}, {"id": "t", "name": "Tom", "face": 15},'
        ' {"id": "r", "name": "Ruth", "face": 6}]}'
    )
    common = ["--data-dir", str(data)]
    with Screen() as screen:
        pointer = Pointer(screen)
        with Game(screen, tmp_path / "first.json", common) as game:
            press(game, pointer, "button/main_menu", "title")
            press(game, pointer, "button/new_game", "new_game")
            for chair, person, told in (
                (0, "Ida", "Ida takes seat 1, partnering Rosa."),
                (3, "Tom", "Tom takes seat 4, partnering Walt."),
            ):
                press(game, pointer, f"field/portrait_{chair}", "new_game")
                press(game, pointer, person_in(game, person), "new_game")
                until(game, lambda now, told=told: now.message == told)  # type: ignore[misc]
                press(game, pointer, "button/done", "new_game")
                until(game, lambda now: now.find("button/done") is None)
            assert drag(game, pointer, "field/portrait_3", "field/portrait_2").message == "Tom and Rosa swapped seats."
            press(game, pointer, "button/start", "curtain")
            os.kill(game.process.pid, signal.SIGKILL)
            game.process.wait()
        kept = house_in(people_file(data).read_bytes())
        tom = kept.named("Tom")
        assert tom is not None
        assert (tom.usual_chair, tom.usual_partner, tom.face) == (2, "i", 15)
        with Game(screen, tmp_path / "second.json", common) as game:
            press(game, pointer, "button/new_game", "new_game")
            press(game, pointer, "field/portrait_2", "new_game")
            pointer.key("Escape")  # the keys are at the seat then
            pointer.key("Delete")
            sight = until(game, lambda now: "Tom" in now.message)
            assert sight.message.startswith("Tom leaves seat 3, and ")
            press(game, pointer, "field/portrait_2", "new_game")
            assert person_in(game, "Tom: Seat 3, with Ida")
