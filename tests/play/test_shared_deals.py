import pytest
from msgspec.structs import replace

from game.deals.shared_deal import deal_of_code
from game.deals.tables import DealTable
from game.engine.moves import Draw
from game.play.seats import BadSeats, TablePlan, seat_plan
from game.play.shared_deals import begins, deal_claimed, deal_header, deal_table, first_round, plan_of
from saves.records.lines import Line, MoveLine, RoundLine
from tests.play.deals_played import FRIDAY

DEAL = deal_of_code(FRIDAY)
ROUND = first_round(DEAL)
OTHER = "4Y7P 4AH7 TXFJ"


def plan(teams: int, *seats: str) -> TablePlan:
    """A table for these."""
    return TablePlan(len(seats), teams, tuple(map(seat_plan, seats)))


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (plan(2, "human", "hard", "easy", "expert"), DealTable(2, ("human", "hard", "easy", "expert"))),
        (plan(2, "human", "normal"), DealTable(2, ("human", "normal"))),
        (plan(2, "human", "hard:careful", "easy", "expert"), None),
        (plan(4, *["human"] * 4), DealTable(4, ("human",) * 4)),
        (plan(1, "human", "human"), None),  # against nobody
        (plan(3, "human", "easy", "hard", "human", "easy", "easy"), None),  # at six not each seat has its own
    ],
)
def test_tables_that_a_code_can_express(asked: TablePlan, expected: DealTable | None) -> None:
    if expected is None:
        with pytest.raises(BadSeats):
            deal_table(asked)
    else:
        assert deal_table(asked) == expected
        assert plan_of(replace(DEAL, table=expected)) == asked


def test_dealer_and_beginner_are_those_of_the_first_round() -> None:
    told = begins(DEAL)
    assert (told.dealer, told.first) == (ROUND.dealer, ROUND.first)


def claiming(code: str | None, **changes: object) -> list[Line]:
    """The beginning of a match of the deal under this code, with these changes of its first round."""
    seats = [seat.named(f"P{at}") for at, seat in enumerate(plan_of(DEAL).seats)]
    header = deal_header(DEAL, seats, game_id="friday", created="2026-01-01T00:00:00Z", app="test", name="Friday")
    dealt = RoundLine(n=1, dealer=ROUND.dealer, first=ROUND.first, deck=ROUND.deck)
    return [replace(header, deal=code), replace(dealt, **changes)]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (claiming(FRIDAY), "true"),
        (claiming(FRIDAY)[:1], "true"),  # nothing was dealt yet
        (claiming(None), "none"),
        (claiming("YT6Y 94KL KQQ6"), "unreadable"),
        (claiming(OTHER), "other_cards"),
        (claiming(FRIDAY, deck=ROUND.deck[::-1]), "other_cards"),
        (claiming(FRIDAY, dealer=(ROUND.dealer + 1) % 4), "other_cards"),
        (claiming(FRIDAY, first=(ROUND.first + 1) % 4), "other_cards"),
        (claiming(FRIDAY, n=2), "other_cards"),
        ([claiming(FRIDAY)[0], MoveLine(seat=0, move=Draw())], "other_cards"),
    ],
)
def test_a_claimed_deal_is_checked(lines: list[Line], expected: str) -> None:
    assert deal_claimed(lines) == expected
