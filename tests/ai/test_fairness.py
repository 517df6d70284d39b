"""No level and no hint knows more than its seat: everything unseen dealt again, all say the same."""

import random

import pytest

from game.ai.level_names import LEVELS
from game.ai.player import STYLES, Think
from game.ai.roster import player_of
from game.engine.apply import IllegalMove
from game.engine.partners.agreements import Agreement, Habit
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.reason.hindsight import reason_then
from game.reason.hint import settled
from game.reason.permission_opinions import permission_opinion
from tests.properties.random_play import Seating, preset_seatings, rounds_of
from tests.properties.test_nothing_leaks import dealt_again, told
from tests.reason.quick_hint import hint
from tests.slow import LONG, slow_except

SEATINGS = [seating for seating in preset_seatings(range(1, 4 if LONG else 2)) if seating.players == 4]


@pytest.mark.usefixtures("reasons_weighed_briefly")
@pytest.mark.parametrize(
    "seating", slow_except(["WebClassic-4in2-1"], SEATINGS), ids=[seating.name for seating in SEATINGS]
)
def test_every_level_decides_the_same_whatever_lies_hidden(seating: Seating) -> None:
    rng = random.Random(f"fair {seating.seed}")
    compared = 0
    for moments in rounds_of(seating):
        for _ in range(30 if LONG else 2):
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
            view, other = view_of(true_table, seat), view_of(other_table, seat)
            style, agreed = rng.choice(STYLES), tuple(one for one in (*Agreement, *Habit) if rng.random() < 0.3)
            for level in LEVELS:
                think = Think(effort=12, style=style, agreements=agreed)
                move = player_of(level).decide(view, think)
                assert player_of(level).decide(other, think) == move, level
                assert reason_then(view, move, level) == reason_then(other, move, level)
            assert hint(view) == hint(other)
            assert settled(view) == settled(other)
            if true_table.board.phase == Phase.ANSWER:
                assert permission_opinion(view, True, "normal") == permission_opinion(other, True, "normal")
    assert compared
