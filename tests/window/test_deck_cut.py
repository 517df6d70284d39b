import json
from pathlib import Path

import pytest

from tests.window.pointer import Game, Pointer, Screen, missing_tools
from tests.window.window_player import Sight

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())]
SIZE = (1366, 768)


def at_the_cut(game: Game) -> Sight:
    """The pack is on screen."""
    return game.until(lambda sight: sight.scene == "deck_cut" and sight.find("packet") is not None)


def has_round(data: Path) -> bool:
    """Whether the only record there is has a deal."""
    (record,) = (data / "games").glob("*.jsonl")
    return any(json.loads(text)["type"] == "round" for text in record.read_text().splitlines())


def play(data: Path) -> list[str]:
    """Straight to a table, at the usual speed, for somebody who has cut before."""
    data.mkdir(exist_ok=True)
    (data / "settings.json").write_text('{"version": 6, "knows_cut": true}')
    return ["play", "--rules", "web", "--data-dir", str(data)]


@pytest.mark.parametrize("how", ["drag", "keys"])
def test_a_person_cuts(tmp_path: Path, how: str) -> None:
    """Given a new match, a packet dragged off, or a line moved by keys and Enter, cuts the pack."""
    data = tmp_path / "data"
    with Screen(SIZE) as screen, Game(screen, tmp_path / "t.json", play(data)) as game:
        sight, hand = at_the_cut(game), Pointer(screen)
        pack, place = sight.find("packet"), sight.find("packet_place")
        assert pack is not None
        assert place is not None
        if how == "drag":
            hand.drag((pack.middle[0], pack.rect[1] + pack.rect[3] - 20), place.middle)
        else:
            for key in ("Down", "Down", "Return"):
                hand.key(key)
        game.until(lambda _: has_round(data))


def test_program_killed_at_the_cut_asks_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    for arguments in (play(data), ["--data-dir", str(data)]):
        with Screen(SIZE) as screen, Game(screen, tmp_path / "t.json", arguments) as game:
            if arguments[0] != "play":
                on = game.until(lambda sight: sight.find("button/continue") is not None).find("button/continue")
                assert on is not None
                Pointer(screen).click(on.middle)
            assert at_the_cut(game).message == "The deck is shuffled. Cut it."
