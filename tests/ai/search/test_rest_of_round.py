import pytest
from msgspec.structs import replace

from game.ai.brain.quick_ways_out import goes_out
from game.ai.players.when_to_go_out import going_out, is_worth_waiting
from game.ai.search.rest_of_round import rest_of_round
from game.ai.search.worlds import Worlds, rng_for
from game.engine.table.state import Table
from game.engine.table.view import view_of
from tests.build import CAMPUS, after, clean_book, go_out, my_view, table
from tests.reason.test_permission_opinions import HEAVY, before

SPREAD = " ".join(clean_book(rank, 8) for rank in "4578")

FEW = {1: "9C 9D", 3: "TC TD"}
"""What the rivals hold."""


def asked(hand: str, *laid: str) -> Table:
    """Campus: seat 0 asks with a clean and a dirty book, seven kings, five queens with two wilds, and three aces."""
    melds = [
        clean_book("T", 8),
        "JC JD JH JS JC JD JH 2H",
        clean_book("K", 7),
        "QC QD QH QS QC 2C 2D",
        clean_book("A", 3),
    ]
    now = table(hand, phase="play", rules=CAMPUS, melds=melds, played_foot=[0, 2], stock=SPREAD, hands={2: "9C 9D"})
    return after(now, go_out(*laid, discard="4C"))


@pytest.mark.parametrize(
    ("hand", "laid", "clean", "dirty"),
    [
        ("AS 4C", ("AS > 4",), 0, 0),
        ("KS 4C", ("KS > 2",), 1, 0),
        ("QS 4C", ("QS > 3",), 0, 1),
        ("KS QS 4C", ("KS > 2", "QS > 3"), 1, 1),
    ],
)
def test_an_asker_is_imagined_with_a_hand_that_does_what_he_said(
    hand: str, laid: tuple[str, ...], clean: int, dirty: int
) -> None:
    view = view_of(asked(hand, *laid), 2)
    worlds, rng = Worlds(view), rng_for(view)
    held = None
    for _ in range(20):
        world = worlds.one(rng)
        cards = sum(map(sum, world.hands)) + sum(map(sum, world.feet)) + len(world.deck)
        assert held in (None, cards)
        held = cards
        assert min(map(min, world.hands)) >= 0
        was = world.tables[0].clean, world.tables[0].dirty
        assert goes_out(world, 0)
        assert (world.tables[0].clean - was[0], world.tables[0].dirty - was[1]) == (clean, dirty)


def test_in_the_last_round_the_match_counts_before_points() -> None:
    found = []
    for behind in range(0, 3000, 500):
        view = my_view(before(hands={**FEW, 2: HEAVY}, n=4, totals=(0, behind)))
        found.append(rest_of_round(view, going_out(view)))
    assert all(rest.decides_match for rest in found)
    assert found[0].lead > 0 > found[-1].lead
    assert max(rest.wins for rest in found) > 0.05
    assert is_worth_waiting(replace(found[-1], wins=0.1, gain=-100.0))
    assert not is_worth_waiting(replace(found[-1], wins=-0.1, gain=100.0))
