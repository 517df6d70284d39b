"""What a computer player knew, the proof, and who gets the jokers, in the real window by pointer and by keys."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.sealed_records import sealed_records
from tests.window.pointer import Game, Pointer, Screen, missing_tools
from tests.window.window_player import Sight

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())]
SIZE = (1366, 768)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Three sealed matches of computer players, as files."""
    return sealed_records(tmp_path_factory.mktemp("records"), 3)


def has(scene: str, id: str) -> Callable[[Sight], bool]:
    """Whether a screen is there with something to press."""
    return lambda sight: sight.scene == scene and sight.ready(id) is not None


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_move_is_proved(tmp_path: Path, records: list[Path], by: str) -> None:
    """Given a match between computers in Look back, What they saw shows a move, Prove it asks again fifty times,
    and the tally says that it was the same move each time.
    """
    data = tmp_path / "data"
    with Screen(SIZE) as screen, Game(screen, tmp_path / "t.json", [str(records[0]), "--data-dir", str(data)]) as game:
        hand = Pointer(screen)

        def press(sight: Sight, id: str, key: str) -> None:
            thing = sight.ready(id)
            assert thing is not None
            hand.click(thing.middle) if by == "pointer" else hand.key(key)

        press(game.until(has("replay", "button/knew")), "button/knew", "k")
        press(game.until(has("replay", "button/what_known")), "button/what_known", "w")
        press(game.until(has("what_it_knew", "button/prove")), "button/prove", "p")
        proved = game.until(has("what_it_knew", "button/more"))
        assert "50" in proved.message
        press(proved, "button/done", "Escape")
        game.until(lambda sight: sight.scene == "replay")


def test_who_gets_the_jokers(tmp_path: Path, records: list[Path]) -> None:
    """Given three matches in My games, the chart has a face for each seat; an arrow key counts another kind of card."""
    data = tmp_path / "data"
    (data / "games").mkdir(parents=True)
    for record in records:
        (data / "games" / record.name).write_bytes(record.read_bytes())
    with Screen(SIZE) as screen, Game(screen, tmp_path / "t.json", ["--data-dir", str(data)]) as game:
        hand = Pointer(screen)
        for scene, id in (("title", "button/games"), ("games", "button/ways"), ("games", "button/chances")):
            thing = game.until(has(scene, id)).find(id)
            assert thing is not None
            hand.click(thing.middle)
        chart = game.until(lambda sight: sight.scene == "chances" and bool(sight.all("face/")))
        assert len(chart.all("face/")) == 4
        assert all("joker" in face.label and "band" in face.label for face in chart.all("face/"))
        hand.key("Right")
        game.until(lambda sight: any("wild card" in face.label for face in sight.all("face/")))
        hand.key("Escape")
        game.until(lambda sight: sight.scene == "games")
