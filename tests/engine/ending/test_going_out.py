import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.ending.going_out import may_keep_one, waits_for_partner
from game.rules.ruleset import RuleSet
from tests.build import WEB, books, table

HOLDS = replace(WEB, hold_last_card=True)
KEPT_SEVENS = replace(WEB, sevens_kept=True)


@pytest.mark.parametrize(
    ("rules", "in_foot", "melded", "expected"),
    [
        (HOLDS, (0,), (), True),
        (HOLDS, (0, 1, 3), (1, 3), True),  # only partners count
        (HOLDS, (0, 2), (), False),
        (HOLDS, (0,), (2,), False),
        (WEB, (0,), (), False),
    ],
)
def test_a_last_card_waits_for_a_partner_who_has_not_begun(
    rules: RuleSet, in_foot: tuple[int, ...], melded: tuple[int, ...], expected: bool
) -> None:
    board = table("9C", rules, phase="play", in_foot=in_foot, melded=melded).board
    assert waits_for_partner(board, 0) is expected


def test_one_of_two_partners_is_enough_to_wait_for() -> None:
    board = table("9C", HOLDS, players=6, phase="play", in_foot=(0,), melded=(2,)).board
    assert waits_for_partner(board, 0)


@pytest.mark.parametrize(
    ("rules", "last", "expected"),
    [
        (WEB, None, True),
        (WEB, "9C", True),
        (WEB, "7C", True),
        (KEPT_SEVENS, "7C", False),  # nobody goes out with it
        (KEPT_SEVENS, "9C", True),
        (KEPT_SEVENS, None, True),
        (replace(WEB, permission=True), "9C", False),  # the partner must be asked first
    ],
)
def test_one_card_may_be_left_that_could_be_the_last_discard(rules: RuleSet, last: str | None, expected: bool) -> None:
    now = table("9C 8C", rules, phase="play", melds=books(rules, 1, 1), played_foot=(0, 1, 2, 3))
    assert may_keep_one(now.board, 0, now.board.melds[0], None if last is None else Card(last)) == expected
