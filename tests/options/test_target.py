"""A score to reach instead of, or beside, a number of rounds."""

import pytest
from msgspec.structs import replace

from game.engine.moves import Draw
from game.engine.table.board import Phase
from game.engine.table.deal import why_not_deal
from game.play.dealer import Dealer
from tests.build import WEB, after, books, code, go_out, table, throw
from tests.readings.cites import cites

TARGET = replace(WEB, target_score=5000, rounds=0)
READY = books(WEB, 1, 1)


@cites("option target_score")
@pytest.mark.parametrize(
    ("totals", "n", "rounds", "over"),
    [
        ((0, 0), 1, 0, False),
        ((3960, 0), 1, 0, True),
        ((3959, 0), 1, 0, False),
        ((3900, 0), 1, 0, False),
        ((0, 5100), 1, 0, True),
        ((0, 0), 4, 0, False),
        ((0, 0), 20, 0, True),
        ((0, 0), 3, 3, True),
        ((4200, 0), 1, 3, True),
    ],
)
def test_the_match_ends_after_the_round_in_which_a_team_reaches_it(
    totals: tuple[int, int], n: int, rounds: int, over: bool
) -> None:
    rules = replace(TARGET, rounds=rounds)
    now = table("9C", rules, phase="play", played_foot=(0, 2), melds=READY, totals=totals, n=n)
    ended = after(now, go_out(discard="9C"))
    gained = ended.board.totals[0] - totals[0]
    assert gained == 1040
    assert ended.board.is_match_over == over
    refusal = why_not_deal(ended.board, Dealer(1).deal(ended.board))
    assert (None if refusal is None else refusal.code) == ("game_over" if over else None)


@cites("option target_score")
def test_reaching_it_within_a_round_ends_nothing() -> None:
    now = table("9C 8C", TARGET, totals=(6000, 0))
    assert not now.board.is_match_over
    assert code(now, Draw()) is None
    assert after(now, Draw(), throw("9C")).board.phase == Phase.DRAW


@cites("option target_score")
def test_the_highest_total_wins_not_the_team_that_reached_it() -> None:
    for other, winners in ((9000, (1,)), (0, (0,))):
        now = table("9C", TARGET, phase="play", played_foot=(0, 2), melds=READY, totals=(4500, other))
        assert after(now, go_out(discard="9C")).board.winners == winners


@cites("option target_score")
def test_after_the_match_nobody_moves() -> None:
    now = table("9C", TARGET, phase="play", played_foot=(0, 2), melds=READY, totals=(4500, 0))
    assert code(after(now, go_out(discard="9C")), Draw()) == "game_over"
