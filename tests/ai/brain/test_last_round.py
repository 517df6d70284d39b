"""When a round may be the last of its match."""

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import may_be_last_round, position_of
from game.rules.ruleset import RuleSet
from tests.build import WEB, books, clean_book, my_view, table

TO_TARGET = replace(WEB, rounds=0, target_score=5000)


@pytest.mark.parametrize(
    ("rules", "round_number", "totals", "last"),
    [
        (WEB, 3, (0, 0), False),
        (WEB, 4, (0, 0), True),
        (TO_TARGET, 4, (0, 0), False),
        (TO_TARGET, 4, (3900, 0), False),  # the books bring 800, the cards on the table less than 300
        (TO_TARGET, 4, (4200, 0), True),
        (TO_TARGET, 1, (0, 4950), True),  # five nines of the rivals count 50
        (TO_TARGET, 20, (0, 0), True),
    ],
)
def test_a_round_may_be_the_last_by_its_number_or_by_the_target(
    rules: RuleSet, round_number: int, totals: tuple[int, int], last: bool
) -> None:
    """Given a match to a target, what lies on the table decides; then the totals count beside the round's points."""
    melds = books(WEB, 1, 1)
    now = table("KC", rules=rules, n=round_number, melds=melds, their_melds=[clean_book("9", 5)], totals=totals)
    view = my_view(now)
    position = position_of(view)
    assert may_be_last_round(view.board, position) == last
    assert position.before == (list(totals) if last else [0, 0])
