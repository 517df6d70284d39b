"""Duels on the same deals: seats exchanged, intervals, an early end, joined runs."""

from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from game.play.processes.worker_pool import Workers
from game.play.results.duel import (
    CannotMerge,
    DealResult,
    Duel,
    adjusted_share,
    duel_result,
    elo_of,
    interval,
    is_decided,
    merged,
    play_deal,
    play_duel,
)
from game.play.results.simulation import GameResult, Series
from game.play.seats import TablePlan, seat_plan, table_plan
from tests.build import WEB, there


def duel(one: str = "normal", other: str = "easy", shape: str = "2v2", seed: int = 4) -> Duel:
    """A duel of two levels in Web Classic."""
    series = Series(rules=WEB, table=table_plan(WEB, shape, None), seed=seed, name="duel", app="0")
    return Duel(series=series, one=seat_plan(one), other=seat_plan(other))


def deal(number: int, share: float, points: float = 0.0) -> DealResult:
    """The result of a deal."""
    return DealResult(number, share, points, 8, 8, 100, {})


def nobody_hears(done: int) -> None:
    """A progress nobody follows."""


def test_equal_players_share_every_deal() -> None:
    """Given the same level on both sides, seats exchanged, each deal is shared and nobody leads."""
    result = play_deal(duel("normal", "normal"), 1)
    assert (result.share, result.points) == (0.5, 0.0)


def test_a_deal_is_played_once_in_each_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug: of partners who were the same bot only the last one's faults were counted. Given a table of others, the
    one player has each of three teams' places once: won, shared by two, and by all; shares, leads per round and luck,
    if it is asked for, are averages, all else is added up.
    """
    games = [
        GameResult(3, (0,), (500, 100, 300), 2, 1, 40, {"normal": {10: 3}, "easy": {10: 1}}),
        GameResult(3, (0, 1), (400, 400, 0), 1, 1, 20, {"normal": {10: 1}}),
        GameResult(3, (0, 1, 2), (500, -100, 100), 5, 2, 60, {"easy": {20: 7}}),
    ]
    seated: list[str] = []

    def played(series: Series, number: int) -> tuple[Mock, GameResult]:
        seated.append(" ".join(plan.text for plan in series.table.seats))
        return Mock(), games[(len(seated) - 1) % 3]

    monkeypatch.setattr("game.play.results.duel.play_match", played)
    monkeypatch.setattr("game.play.results.duel.win_luck", lambda *_: (0.1, 0.25, 0.5))
    ways = replace(duel(), series=replace(duel().series, table=TablePlan(6, 3, (seat_plan("hard"),) * 6)))
    times = {"normal": {10: 4}, "easy": {10: 1, 20: 7}}
    told = DealResult(3, 0.611111, 6.667, 8, 4, 120, times, "4")
    assert play_deal(ways, 3) == told
    assert seated == [
        "normal easy easy normal easy easy",
        "easy normal easy easy normal easy",
        "easy easy normal easy easy normal",
    ]
    assert play_deal(replace(ways, counts_luck=True), 3) == replace(told, luck=0.283333)


def test_deals_are_added_up() -> None:
    """Given two deals, wins and leads are averages, rounds that ended by going out a share, and faults are counted."""
    ways = duel("normal", "easy", "2v2v2")
    deals = [
        DealResult(2, 1.0, 300.0, 12, 9, 100, {"easy": {10: 1}}),
        DealResult(1, 0.5, -100.26, 9, 6, 80, {"easy": {10: 1}, "normal": {30: 2}}),
    ]
    told = duel_result(ways, deals)
    assert (told.deals, told.fair, told.win, told.points) == (2, 0.3333, (0.26, 0.75, 1.0), (-292.4, 99.9, 492.1))
    assert (told.out_share, set(told.think_ms)) == (0.7143, {"easy", "normal"})
    for shares, win in (((0.1, 0.21236), (0.0461, 0.1562, 0.2663)), ((0.0, 0.51237), (0.0, 0.2562, 0.7583))):
        assert duel_result(ways, [deal(at, share) for at, share in enumerate(shares)]).win == win
    assert duel_result(ways, [DealResult(1, 1.0, 300.0, 1, 1, 5, {})]).out_share == 1


@pytest.mark.slow
def test_workers_and_pieces_change_nothing() -> None:
    """Given four deals at once, in two processes, or in two joined pieces, the answer is the same but for times."""
    whole = play_duel(duel(), range(1, 5), Workers(), False, nobody_hears)
    shared = play_duel(duel(), range(1, 5), Workers(2), False, nobody_hears)
    pieces = [play_duel(duel(), numbers, Workers(), False, nobody_hears) for numbers in (range(3, 5), range(1, 3))]
    (joined,) = merged(pieces)
    for other in (shared, joined):
        assert (other.win, other.points, other.elo, other.deals) == (whole.win, whole.points, whole.elo, whole.deals)
        assert [result.share for result in other.results] == [result.share for result in whole.results]


def test_the_same_deal_twice_is_refused() -> None:
    """Given two files that both hold deal 1, joining says so; that of another seed is another deal."""
    first = duel_result(duel(), [deal(1, 1.0), deal(2, 0.5)])
    with pytest.raises(CannotMerge, match="deal 1 of normal against easy"):
        merged([first, duel_result(duel(), [deal(1, 0.5)])])
    assert replace(merged([first])[0], results=first.results) == first
    assert merged([first, duel_result(duel(seed=5), [deal(1, 0.5)])])[0].deals == 3


def test_an_answer_is_looked_for_after_every_tenth_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a player who wins every deal, the duel ends after thirty deals; else it goes on to the last."""
    monkeypatch.setattr("game.play.results.duel.play_deal", lambda _, number: deal(number, 1.0))
    heard = list[int]()
    assert play_duel(duel(), range(1, 100), Workers(), True, heard.append).deals == 30 == len(heard)
    assert play_duel(duel(), range(1, 100), Workers(), False, nobody_hears).deals == 99


def test_what_is_decided_and_what_is_not() -> None:
    """Given shares round a half, nothing is decided; given shares far from it, after thirty deals it is."""
    assert not is_decided([deal(number, number % 2 * 1.0) for number in range(60)], 2)
    assert not is_decided([deal(number, 1.0) for number in range(29)], 2)
    assert is_decided([deal(number, 1.0) for number in range(30)], 2)
    assert is_decided([deal(number, 0.5) for number in range(30)], 6)
    assert not is_decided([deal(number, 0.5) for number in range(30)], 2)
    assert is_decided([deal(number, 1.0 if number % 4 else 0.5) for number in range(40)], 2)
    half_at_least = [1.0] * 13 + [0.5] * 17 + [0.0] * 5  # the interval that is told begins at a half
    assert not is_decided([lucky(number, share, 0.0) for number, share in enumerate(half_at_least)], 2)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([], (0.0, 0.0, 0.0)),
        ([1.0] * 10, (0.7225, 1.0, 1.0)),
        ([0.0] * 10, (0.0, 0.0, 0.2775)),
        ([1.5] * 2, (1.5, 1.5, 1.5)),
        ([-1.0], (-1.0, -1.0, -1.0)),
        ([0.5, 1.0], (0.75 - 0.49, 0.75, 0.75 + 0.49)),
        ([1.0, 2.0, 3.0], (2 - 1.96 / 3**0.5, 2.0, 2 + 1.96 / 3**0.5)),
    ],
)
def test_intervals(values: list[float], expected: tuple[float, float, float]) -> None:
    """Given values, their mean lies within its interval; Wilson's where all are the same share."""
    assert interval(values) == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize(
    ("win", "expected"),
    [
        ((0.4, 0.5, 0.6), (-70.4, 0.0, 70.4)),
        ((0.0, 0.5, 1.0), (-1199.8, 0.0, 1199.8)),  # nobody is told to be endlessly better
        ((0.9, 1.0, 1.0), None),
        ((0.0, 0.0, 0.1), None),
    ],
)
def test_ratings(win: tuple[float, float, float], expected: tuple[float, float, float] | None) -> None:
    """Given shares, equal players differ by no rating; where somebody always or never won there is none."""
    assert elo_of(win) == expected


def lucky(number: int, share: float, luck: float | None) -> DealResult:
    """The result of a deal of which luck is known."""
    return replace(deal(number, share), luck=luck)


def test_luck_that_explains_all_leaves_nothing_but_the_share_of_equals() -> None:
    """Given shares that follow luck, taking it out leaves the share without luck, and no width; plain ones are wide."""
    lucks = [((number * 7) % 20 - 9.5) / 20 for number in range(40)]
    results = [lucky(number, 0.6 + 0.5 * luck, luck) for number, luck in enumerate(lucks)]
    adjusted = there(adjusted_share(results))
    assert (adjusted.lower, adjusted.share, adjusted.upper) == pytest.approx((0.6, 0.6, 0.6))
    lower, _, upper = interval([result.share for result in results])
    assert upper - lower > 0.05
    assert is_decided(results, 2)


def test_no_deal_has_a_say_in_how_much_of_its_own_luck_is_taken_out() -> None:
    """Given another share in one deal, the adjusted share moves by just that deal's part of its fold's own change."""
    results = [lucky(number, number % 2 * 1.0, 0.0 if number % 10 else 0.1) for number in range(40)]
    changed = [replace(results[0], share=0.5), *results[1:]]
    before, after = adjusted_share(results), adjusted_share(changed)
    assert before is not None
    assert after is not None
    # Deals 10, 20 and 30 are in its fold; the luck of all others is nothing, so no factor comes from the fold itself.
    assert after.share - before.share == pytest.approx(0.5 / 40, abs=1e-4)


def test_luck_is_taken_out_once_ten_other_deals_tell_how_much() -> None:
    """Given shares that follow luck: of ten deals no part is left out, of eleven all but the fold of two."""
    few = [lucky(number, 0.5 + luck, luck) for number, luck in enumerate((0.4, *[-0.1, 0.1] * 5))]
    assert there(adjusted_share(few[:10])).share == pytest.approx(interval([one.share for one in few[:10]])[1])
    assert there(adjusted_share(few)).share == 0.5455


def test_luck_is_taken_out_only_where_it_is_known_of_every_deal() -> None:
    """Given one deal without luck, or none at all, there is no adjusted share."""
    assert adjusted_share([]) is None
    assert adjusted_share([lucky(1, 1.0, 0.1), lucky(2, 0.5, None)]) is None
