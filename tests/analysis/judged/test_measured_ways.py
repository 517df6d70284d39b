"""How far apart ways to play are, and which are clearly better."""

import random
from collections.abc import Iterable, Mapping

import pytest

from game.ai.brain.counted_position import position_of
from game.ai.search.ideas import played_idea
from game.ai.search.playouts import PLAYED, TOLD
from game.analysis.facts import LEAST_POINTS
from game.analysis.judged.judging import _can_count, _chosen, _clearly_less, _measured, _survives_careful_takes
from game.analysis.judged.measured_ways import Gap, MeasuredWays, Playout, gap_between
from tests.build import my_view, table, there, throw

CLEAR, SOME, LITTLE = 400.0, 250.0, 90.0


class KnownWays:
    """Ways whose gains over what was played (way 0) are known, in every deal the same but for some noise."""

    def __init__(self, gains: Mapping[int, float], other_playouts: Mapping[Playout, Mapping[int, float]] = {}) -> None:
        self._gains = {0: 0.0} | dict(gains)
        self._others = other_playouts
        self.played: list[tuple[int, tuple[int, ...], Playout]] = []
        self.careful_alike_from = 10_000

    def play(self, deals: int, ways: Iterable[int], *playouts: Playout) -> None:
        """Notes it."""
        self.played += [(deals, tuple(ways), playout) for playout in playouts]

    def gap(self, better: int, other: int, playout: Playout) -> Gap:
        """From the known gains."""
        gains = self._gains | dict(self._others.get(playout, {}))
        return Gap(gains[better] - gains[other], 20.0, 70 + better, 30, 100)

    def is_clear(self, way: int, other: int, playout: Playout) -> bool:
        """Whether it gains what the guards ask for."""
        return self.gap(way, other, playout).passes(TOLD if playout is Playout.LEARNED else PLAYED)

    def wins_more(self, way: int, other: int, playout: Playout) -> bool:
        """The match is not at stake."""
        return True

    def are_alike(self, way: int, one: Playout, other: Playout) -> bool:
        """Once so many deals were played with care."""
        return self.played[-1][0] >= self.careful_alike_from


@pytest.mark.parametrize(
    ("better", "other", "expected"),
    [
        ([100.0, 300.0], [0.0, 0.0], Gap(200, 100, 2, 0, 2)),
        ([100.0, -100.0, 0.0], [0.0, 0.0, 0.0], Gap(0, (20000 / 2 / 3) ** 0.5, 1, 1, 3)),
        ([50.0], [10.0, 99.0], Gap(40, 0, 1, 0, 1)),
    ],
)
def test_a_gap_is_the_mean_with_its_standard_error(better: list[float], other: list[float], expected: Gap) -> None:
    """Given the leads of two ways deal by deal, their differences have this mean, error, and signs."""
    found = gap_between(better, other)
    assert (found.mean, found.error) == pytest.approx((expected.mean, expected.error))
    assert (found.better, found.worse, found.deals) == (expected.better, expected.worse, expected.deals)


@pytest.mark.parametrize(
    ("mean", "error", "passes"), [(30, 0, True), (29.9, 0, False), (40, 40, True), (40, 41, False), (60, 20, True)]
)
def test_a_gap_must_be_large_and_sure(mean: float, error: float, passes: bool) -> None:
    """Given a guard that asks for 30 points and one standard error, either may be just enough."""
    assert Gap(mean, error, 60, 40, 100).passes(PLAYED) == passes


@pytest.mark.parametrize(
    ("mean", "error", "expected"), [(0, 30, True), (0, 29.9, False), (59, 0, False), (60, 0, True), (-40, 50, True)]
)
def test_a_gap_is_hopeless_two_errors_below_what_counts(mean: float, error: float, expected: bool) -> None:
    """Given that 60 points count, what reaches them by two standard errors more may still turn out to be clear."""
    assert _can_count(Gap(mean, error, 60, 40, 100)) == expected


@pytest.mark.parametrize(("other", "are_alike"), [(1, True), (2, False)])
def test_ways_are_alike_in_nine_of_ten_deals(other: int, are_alike: bool) -> None:
    """Given ten deals, of which so many come to something else by another playout."""
    view = my_view(table("KC 4C", phase="play", melds=["AC AD AS"]))
    ways = MeasuredWays(view, [there(played_idea((throw("4C"),)))], random.Random(1))
    ways._leads |= {(Playout.LEARNED, 0): [5.0] * 10, (Playout.CAREFUL, 0): [4.0] * other + [5.0] * (10 - other)}
    assert ways.are_alike(0, Playout.LEARNED, Playout.CAREFUL) is are_alike


@pytest.mark.parametrize(("number", "expected"), [(1, (True, True, True)), (4, (False, True, False))])
def test_points_that_give_up_the_match_win_no_more(number: int, expected: tuple[bool, ...]) -> None:
    """Given one way that always leads, and one by which many points are won and the match is lost as often, the first
    wins more in the last round; before that nothing is given up.
    """
    view = my_view(table("KC 4C", phase="play", melds=["AC AD AS"], n=number))
    ways = MeasuredWays(view, [there(played_idea((throw("4C"),)))], random.Random(1))
    ways._dealt.append(position_of(view))
    ways._leads |= {(Playout.LEARNED, 0): [900.0, 900.0], (Playout.LEARNED, 1): [9000.0, -900.0]}
    assert tuple(ways.wins_more(way, other, Playout.LEARNED) for way, other in ((1, 0), (0, 1), (0, 0))) == expected


@pytest.mark.parametrize(
    ("gains", "best", "expected"),
    [
        ({1: CLEAR, 2: 0, 3: -50}, 1, 2),  # the most promising of those that it beats
        ({1: CLEAR, 2: 380, 3: -50}, 1, 3),
        ({1: CLEAR, 2: 380, 3: 390}, 1, None),
        ({1: 0, 2: CLEAR, 3: -50}, 2, 1),
        ({1: CLEAR}, 1, None),
    ],
)
def test_another_way_that_the_best_clearly_beats(gains: dict[int, float], best: int, expected: int | None) -> None:
    """Given gains, that is the one that lies least behind it beyond doubt; None if there is none."""
    assert _clearly_less(KnownWays(gains), best, len(gains)) == expected  # type: ignore[arg-type]  # all that is asked


@pytest.mark.parametrize(
    ("gains", "other_playouts", "expected"),
    [
        ({1: CLEAR, 2: SOME, 3: LITTLE, 4: -9}, {}, [1, 2]),  # no way behind half of the best one's gain
        ({1: CLEAR, 2: 200.0}, {}, [1, 2]),
        ({1: CLEAR, 2: 199.0}, {}, [1]),
        ({1: CLEAR, 2: SOME}, {Playout.PLAIN: {1: 0.0}}, [2]),  # the other playout must uphold it
        ({1: CLEAR, 2: SOME}, {Playout.CAREFUL: {2: 0.0}}, [1]),  # and a careful next player
        ({1: -5.0, 2: 0.0}, {}, []),
        ({}, {}, []),
    ],
)
def test_clearly_better_ways(
    gains: dict[int, float], other_playouts: dict[Playout, dict[int, float]], expected: list[int]
) -> None:
    """Given gains by playout, these ways are better beyond doubt."""
    ways = KnownWays(gains, other_playouts)
    found = _measured(ways, len(gains), 100)  # type: ignore[arg-type]  # all that is asked
    assert list(found.values()) == expected
    if gains and min(gains.values()) >= LEAST_POINTS:
        assert ways.played[-1][0] <= 2 * 100


@pytest.mark.parametrize(
    ("gains", "expected"),
    [
        ({1: 10.0, 2: CLEAR, 3: -90.0}, [2]),
        ({1: 300.0, 2: CLEAR, 3: -90.0}, [1, 2]),  # near ones that gain nearly as much are kept
        ({1: 200.0, 2: CLEAR}, [1, 2]),
        ({1: 150.0, 2: CLEAR, 3: 250.0}, [2, 3]),
        ({1: 210.0, 2: 205.0, 3: 390.0, 4: CLEAR}, [1, 2, 4]),  # no others, even if they gain more
        ({1: -90.0, 2: -200.0}, []),
        ({}, []),
    ],
)
def test_the_promising_ways_are_chosen(gains: dict[int, float], expected: list[int]) -> None:
    """Given gains in some worlds, the best and the nearest ones that gain at least half as much go on."""
    assert _chosen(KnownWays(gains), len(gains), 32) == expected  # type: ignore[arg-type]  # all that is asked


def test_half_of_the_ways_go_on_after_each_batch() -> None:
    """Given eight ways nearly as good as each other, all are played in two batches of worlds, then four, then the best
    with the two nearest to what was played; each with what was played.
    """
    ways = KnownWays({way: CLEAR - 10 * way for way in range(1, 9)})
    assert _chosen(ways, 8, 32) == [1, 2, 3]  # type: ignore[arg-type]  # all that is asked
    batches = ((8, 8), (16, 8), (24, 4), (32, 3))
    assert ways.played == [(deals, tuple(range(1 + count)), Playout.LEARNED) for deals, count in batches]


@pytest.mark.parametrize(
    ("alike_from", "gain", "expected", "deals"),
    [(16, 0.0, True, [16]), (48, 0.0, True, [16, 48]), (99, 0.0, False, [16, 48]), (99, CLEAR, True, [16, 48])],
)
def test_no_more_is_played_where_care_changes_nothing(
    alike_from: int, gain: float, expected: bool, deals: list[int]
) -> None:
    """Given a careful next player who comes to the same in a few deals, a gain stands; else it must be there, too."""
    ways = KnownWays({1: CLEAR}, {Playout.CAREFUL: {1: gain}})
    ways.careful_alike_from = alike_from
    assert _survives_careful_takes(ways, 1) == expected  # type: ignore[arg-type]  # all that is asked
    assert ways.played == [(count, (0, 1), Playout.CAREFUL) for count in deals]
