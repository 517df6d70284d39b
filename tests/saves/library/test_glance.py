"""What a game is called and how far it is, before it is opened."""

from pathlib import Path

from saves.library.glance import glance_at
from tests.saves.written_records import GAME, POSITION, record

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_a_finished_match() -> None:
    """Name and players come from the header; rounds are counted, with spaces after the colons too."""
    game = glance_at(EXAMPLES / "match-web-4.handfoot.jsonl")
    assert game is not None
    assert (game.name, game.players, game.round, game.rounds) == ("self-play", ("P0", "P1", "P2", "P3"), 4, 4)
    assert game.is_over


def test_a_match_that_goes_on(tmp_path: Path) -> None:
    lines = (EXAMPLES / "match-web-4.handfoot.jsonl").read_bytes().splitlines(keepends=True)
    second = [n for n, line in enumerate(lines) if b'"type":"round"' in line][1]
    path = tmp_path / "a.handfoot.jsonl"
    lines[0] = lines[0].replace(b'"rounds":4', b'"rounds":null')
    path.write_bytes(b"".join(lines[: second + 1]).replace(b'"type":', b'"type": '))
    game = glance_at(path)
    assert game is not None
    assert (game.round, game.rounds, game.is_over) == (2, 0, False)
    branch = glance_at(record(tmp_path, GAME, {**POSITION, "n": 3}))
    assert branch is not None
    assert branch.round == 3


def test_what_is_no_game_has_no_name(tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot.jsonl"
    assert glance_at(path) is None
    path.write_bytes(b"\xff\x00 no game")
    assert glance_at(path) is None
    path.write_bytes(b"")
    assert glance_at(path) is None
    assert glance_at(tmp_path / "backup.zip") is None
