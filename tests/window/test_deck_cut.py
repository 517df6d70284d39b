"""The cut of a sealed deck in the real window, by pointer and by keys."""

import json
from pathlib import Path

import pytest

from tests.window.pointer import Game, Pointer, Screen, missing_tools
from tests.window.window_player import Sight

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())]
SIZE = (1366, 768)


def at_the_cut(game: Game) -> Sight:
    """The pack lies there, sealed."""
    return game.until(lambda sight: sight.scene == "deck_cut" and sight.find("packet") is not None)


def sealed_rounds(data: Path) -> list[dict[str, object]]:
    """The seals in the only record there is."""
    (record,) = (data / "games").glob("*.jsonl")
    lines = [json.loads(text) for text in record.read_text().splitlines()]
    return [line["seal"] for line in lines if line["type"] == "round"]


def play(data: Path) -> list[str]:
    """Straight to a table, at the usual speed, for somebody who has cut before."""
    data.mkdir(exist_ok=True)
    (data / "settings.json").write_text('{"version": 6, "knows_cut": true}')
    return ["play", "--rules", "web", "--data-dir", str(data)]


@pytest.mark.parametrize("how", ["drag", "keys", "skip"])
def test_a_person_cuts(tmp_path: Path, how: str) -> None:
    """Given a new match, a packet dragged off, or a line moved by keys and Enter, cuts the pack; S deals it uncut."""
    data = tmp_path / "data"
    with Screen(SIZE) as screen, Game(screen, tmp_path / "t.json", play(data)) as game:
        sight, hand = at_the_cut(game), Pointer(screen)
        pack, place = sight.find("packet"), sight.find("packet_place")
        assert pack is not None
        assert place is not None
        if how == "drag":
            hand.drag((pack.middle[0], pack.rect[1] + pack.rect[3] - 20), place.middle)
        else:
            for key in ("Down", "Down", "Return") if how == "keys" else ("s",):
                hand.key(key)
        game.until(lambda _: bool(sealed_rounds(data)))
    (seal,) = sealed_rounds(data)
    assert (seal["cut"] == 0) == (how == "skip")


def test_a_program_killed_at_the_cut_shows_the_same_seal_again(tmp_path: Path) -> None:
    """Given a pack that waits, and a power cut, Continue leads back to the very same seal."""
    data = tmp_path / "data"
    said: list[str] = []
    for arguments in (play(data), ["--data-dir", str(data)]):
        with Screen(SIZE) as screen, Game(screen, tmp_path / "t.json", arguments) as game:
            if said:
                on = game.until(lambda sight: sight.find("button/continue") is not None).find("button/continue")
                assert on is not None
                Pointer(screen).click(on.middle)
            sealed = at_the_cut(game)
            assert sealed.message == "The deck is sealed. Cut it."
            seal = sealed.find("button/digits")
            assert seal is not None
            Pointer(screen).click(seal.middle)
            sheet = game.until(lambda sight: sight.find("button/copy") is not None)
            said.append(sheet.message)
    assert said[0] == said[1]
    assert said[0]
