"""No level knows more than its seat: everything unseen dealt again, every level decides the same."""

import random

import pytest

from game.ai.player import Think
from game.ai.roster import LEVELS, player_of
from game.engine.apply import IllegalMove
from game.engine.board import Phase
from game.engine.view import view_of
from tests.properties.random_play import LONG, Seating, preset_seatings, rounds_of
from tests.properties.test_nothing_leaks import dealt_again, told

SEATINGS = [seating for seating in preset_seatings(range(1, 4 if LONG else 2)) if seating.players == 4]


@pytest.mark.parametrize("seating", SEATINGS, ids=[seating.name for seating in SEATINGS])
def test_every_level_decides_the_same_whatever_lies_hidden(seating: Seating) -> None:
    """Given another deal of all that the mover never saw, each level gives the same move, the search included."""
    rng = random.Random(f"fair {seating.seed}")
    compared = 0
    for moments in rounds_of(seating):
        for _ in range(30 if LONG else 6):
            upto = moments[: rng.randrange(1, len(moments))]
            seat = upto[-1].after.board.mover
            true_table, _ = told(upto, seat)
            try:
                other_table, _ = told(dealt_again(rng, seating, upto, seat), seat)
            except IllegalMove:  # somebody's unseen cards were needed for his move
                continue
            if true_table.board.phase == Phase.ENDED or true_table.board.shuffle_due:
                continue
            compared += other_table != true_table
            for level in LEVELS:
                player, think = player_of(level), Think(effort=40)
                move = player.decide(view_of(true_table, seat), think)
                assert player_of(level).decide(view_of(other_table, seat), think) == move, level
    assert compared
