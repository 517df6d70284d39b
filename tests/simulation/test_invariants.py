"""What must hold of the cards is noticed where it does not."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.engine.table.board import Phase
from game.rules.ruleset import pack_size
from tests.build import table
from tests.simulation.broken import Broken
from tests.simulation.invariants import check_board, check_faces
from tests.ui.headers import header
from tests.ui.house import House


def test_a_card_that_is_lost_is_noticed() -> None:
    """Given a board with a card too few, the check says so; a whole one passes, and so does a scenario."""
    board = replace(table(hand="KH").board, phase=Phase.PLAY, round=1)
    missing = pack_size(board.rules, board.players) - sum(board.hands) - sum(board.feet) - board.stock - board.pile
    check_board(replace(board, stock=board.stock + missing))
    lacking = replace(board, stock=board.stock + missing - 1)
    with pytest.raises(Broken):
        check_board(lacking)
    check_board(lacking, has_whole_decks=False)


def test_a_face_of_somebody_else_is_noticed(tmp_path: Path) -> None:
    """Given a table that still shows a hand whose owner no longer looks, the check says so."""
    house = House(tmp_path)
    house.take_up([header("web", [0])])
    house.until(lambda: bool(house.look().all("hand/")))
    check_faces(house)
    house.game.eyes = 1
    with pytest.raises(Broken, match="no card of whoever looks"):
        check_faces(house)
    house.close()
