"""Matches for the measuring and learning scripts."""

from game.ai.player import Think
from game.ai.players.tuned_player import Normal
from game.engine.apply import apply
from game.engine.moves import Cut, Move
from game.engine.table.state import Table
from game.engine.table.view import view_of
from tools.bench.engine_matches import played


def by_normal(now: Table) -> Move:
    """What `normal` does for the seat that must act."""
    return Normal().decide(view_of(now, now.board.mover), Think())


def test_a_match_is_played_from_its_first_cut_to_its_last_move() -> None:
    """Given rules with a cut, every move follows from the one before, and the last one ends the match."""
    moments = list(played("partners", 4, 2, 5, by_normal))
    assert isinstance(moments[0][1], Cut)
    (now, move), *others = moments
    for following, then in others:
        after = apply(now, move).table
        if following.board.round == after.board.round and not after.board.shuffle_due:
            assert after.hands == following.hands
        now, move = following, then
    assert apply(now, move).table.board.is_match_over


def test_the_same_seed_is_the_same_match() -> None:
    """Given a seed twice, all tables are the same; given another, they are not."""
    first = list(played("web", 3, 3, 1, by_normal))
    assert first == list(played("web", 3, 3, 1, by_normal))
    assert first[0] != next(iter(played("web", 3, 3, 2, by_normal)))
