"""The monkey in its short form; `python -m tests.monkey` is the long one."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.engine.board import Phase
from tests.build import table
from tests.monkey.monkey import DeadEnd, Monkey, Wrong, check_board


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_somebody_does_the_program_stands_it(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given three hundred things done at random, nothing raises, all cards are there, and the title can be reached."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkey = Monkey(tmp_path, seed)
    monkey.play(300)
    monkey.close()
    assert monkey.tally.ways_out == 2
    assert len(monkey.tally.scenes) > 3


def test_a_screen_without_a_way_back_is_a_dead_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a settings screen that nothing leads back from, the monkey says so."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkey = Monkey(tmp_path, 1)
    monkey._house.press("button/settings")
    monkeypatch.setattr(monkey._house.app, "pop", lambda: None)
    monkeypatch.setattr(monkey._house.app, "show", lambda scene: None)
    with pytest.raises(DeadEnd, match="from settings"):
        monkey._find_the_way_out()
    monkey.close()


def test_a_card_that_is_lost_is_noticed() -> None:
    """Given a board with a card too few, the check says so; a whole one passes."""
    board = replace(table(hand="KH").board, phase=Phase.PLAY, round=1)
    missing = 54 - sum(board.hands) - sum(board.feet) - board.stock - board.pile
    check_board(replace(board, stock=board.stock + missing))
    with pytest.raises(Wrong):
        check_board(replace(board, stock=board.stock + missing - 1))
