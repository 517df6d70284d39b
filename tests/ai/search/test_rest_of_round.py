import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import counts_of
from game.ai.brain.counted_position import NOBODY
from game.ai.brain.quick_ways_out import goes_out
from game.ai.player import Think
from game.ai.players.tuned_player import Habits
from game.ai.players.when_to_go_out import going_out, is_worth_waiting
from game.ai.search.rest_of_round import WORLDS, _ahead, _Means, rest_of_round
from game.ai.search.worlds import Worlds, rng_for
from game.engine.moves import GoOut
from game.engine.table.state import Table
from game.engine.table.view import view_of
from tests.ai.brain.rounds import truth
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


def test_a_chance_to_end_the_round_is_let_go_where_playing_on_brings_more(monkeypatch: pytest.MonkeyPatch) -> None:
    heavy, light = my_view(before(hands={**FEW, 2: HEAVY})), my_view(before(hands={2: "QH"}))
    rest = rest_of_round(heavy, going_out(heavy))
    assert is_worth_waiting(rest)
    assert rest.own > rest.theirs
    assert rest.worlds <= WORLDS
    assert not isinstance(Habits().decide(heavy, Think()), GoOut)
    assert isinstance(Habits().decide(light, Think()), GoOut)
    monkeypatch.setattr(_Means, "is_clear", False)
    assert rest_of_round(light, going_out(light)).worlds == WORLDS


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


@pytest.mark.parametrize(
    ("gains", "is_clear"), [([10.0, 10.0], True), ([0.0, 2.0, 0.0, 2.0], False), ([0.0, 8.0, 3.0, 8.0], False)]
)
def test_a_gain_is_clear_by_its_error(gains: list[float], is_clear: bool) -> None:
    means = _Means(False)
    means._gains = gains
    assert means.is_clear == is_clear


def test_the_best_of_the_others_is_led() -> None:
    assert _ahead((0, 100, 0), (150, 30, 40), 0) == 20


@pytest.mark.parametrize(
    ("decides", "before", "expected"),
    [
        # Played on, the team earns 50 more and loses 20 less in the hand, the rival 10 and goes out.
        (False, (0, 0), {"own": 50, "theirs": 110, "lead": 10, "wins": 0, "rivals_out": 1, "gain": -60}),
        (True, (0, 0), {"own": 50, "theirs": 110, "lead": 10, "wins": -1, "rivals_out": 1}),
        (True, (-10, 0), {"lead": 0, "wins": 0}),
        (True, (500, 0), {"lead": 510, "wins": 0}),
        (True, (-9, 0), {"lead": 1, "wins": -1}),
        (True, (50, 0), {"lead": 60, "wins": -1}),  # and nothing if it is played on
        (True, (51, 0), {"lead": 61, "wins": 0}),
    ],
)
def test_sums_over_worlds(decides: bool, before: tuple[int, int], expected: dict[str, float]) -> None:
    """Given a round ended now and the same played on, the sums by side, and whether the match is won."""
    world = truth(table("KC", bare=True, hands={1: "TC TD"}))
    world.before = list(before)
    means = _Means(decides)
    for _ in range(2):
        ended, played = world.copy(), world.copy()
        ended.out = NOBODY
        played.hands[0] = played.hands[1] = counts_of(())
        played.tables[0].points += 40
        played.tables[1].points -= 10
        played.out = 1
        means.add(world, ended, played)
    found = means.found()
    assert {name: getattr(found, name) for name in expected} == expected
    assert found.worlds == 2
