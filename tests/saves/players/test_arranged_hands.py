from pathlib import Path

import pytest

from saves.disk.files import RealDisk
from saves.players.arranged_hands import ArrangedHand, arranged_hands, forget_hands, write_hands
from saves.records.side_files import forget_others, side_file

HANDS = {0: ArrangedHand("mine", 2, ("KS", "4H", "*R")), 3: ArrangedHand("suit")}


def test_they_come_back_for_their_game_alone(tmp_path: Path) -> None:
    """Written for a game, they are there for it, and not for another whose record has that name now; forgotten, even
    twice, they are gone. All of them are on one line.
    """
    path = side_file(tmp_path, Path("elsewhere") / "a.handfoot.jsonl")
    assert path == tmp_path / "a.json"
    write_hands(path, "one", HANDS, RealDisk())
    assert path.read_bytes().count(b"\n") == 1
    assert arranged_hands(path, "one") == HANDS
    assert arranged_hands(path, "two") == {}
    for _ in range(2):
        forget_hands(path, RealDisk())
        assert not path.exists()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version":1}', '{"version":9,"game":"one","hands":{}}', "[" * 9000])
def test_what_cannot_be_understood_is_nothing(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(text, encoding="utf-8")
    assert arranged_hands(path, "one") == {}
    assert arranged_hands(tmp_path, "one") == {}
    assert arranged_hands(tmp_path / "none.json", "one") == {}


def test_what_a_file_leaves_out_is_the_usual(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b'{"version":1,"game":"one","hands":{"2":{}}}')
    assert arranged_hands(tmp_path / "a.json", "one") == {2: ArrangedHand("rank", 0, (), ())}


def test_nothing_is_kept_for_games_that_are_gone(tmp_path: Path) -> None:
    games, removed, hands = tmp_path / "games", tmp_path / "games" / "removed", tmp_path / "hands"
    forget_others(hands, games, removed)
    for folder in (removed, hands):
        folder.mkdir(parents=True)
    names = "here.handfoot.jsonl", "pad.handfoot-pad.jsonl", "copy.handfoot (conflicted copy).jsonl"
    records = [*(games / name for name in names), removed / "taken.handfoot.jsonl"]
    for record in records:
        record.touch()
    for record in (*records, games / "gone.handfoot.jsonl"):
        side_file(hands, record).touch()
    forget_others(hands, tmp_path / "none", tmp_path / "none")
    forget_others(tmp_path / "none", games, removed)
    forget_others(hands, games, removed)
    assert {*hands.iterdir()} == {side_file(hands, record) for record in records}
