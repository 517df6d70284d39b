from game.ai.player import Think
from game.ai.players.random_player import RandomPlayer
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from tests.build import dealt


def test_it_plays_different_legal_moves_and_the_same_in_the_same_place() -> None:
    now, kinds = dealt(), set()
    for _ in range(60):
        if now.board.phase == Phase.ENDED:
            break
        view = view_of(now, now.board.mover)
        move = RandomPlayer().decide(view, Think())
        assert move in candidates(view)
        assert move == RandomPlayer().decide(view, Think(effort=1))
        kinds.add(type(move).__name__)
        now = apply(now, move).table
    assert {"Draw", "Discard"} < kinds
