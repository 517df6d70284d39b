import time
from collections.abc import Callable, Iterator
from datetime import date
from itertools import pairwise
from multiprocessing import active_children
from statistics import mean, stdev

import pytest
from msgspec.structs import replace

from game.deals.shared_deal import SharedDeal, new_deal, todays_deal
from game.deals.tables import DealTable, Level
from game.engine.score import lead_of
from game.engine.table.board import Phase
from game.engine.table.state import before_first_deal
from game.play.dealer import AnotherTry, Dealer
from game.play.results.par import LEVELS, LevelPar, RunningPar, grouped_by_result, pars_so_far, tries_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import dealt_to_each, decks_in_play, for_round
from tests.build import there
from tests.play.par_workers import never_done, two_levels_then_nothing
from tests.slow import only_long
from tests.toolkit.waiting import wait_until

FRIDAY = todays_deal(date(2026, 11, 20))


def test_the_mean_of_a_level_has_its_error() -> None:
    three, one = LevelPar("easy", (100, 250, 300)), LevelPar("easy", (100,))
    assert (three.mean, three.se, three.games) == (216.7, 60.1, 3)
    assert (one.mean, one.se, one.games) == (100.0, None, 1)


def until(par: RunningPar, true: Callable[[], bool]) -> None:
    """Polls until something holds."""
    wait_until(true, par.poll, lambda: par.levels)


def deals_of_presets() -> list[SharedDeal]:
    """A match of each preset."""
    return [new_deal(preset(known), DealTable(2, ("human", "hard", "hard", "hard")), 3) for known in PRESET_IDS]


@pytest.mark.parametrize("deal", deals_of_presets(), ids=lambda deal: deal.rules.base)
def test_tries_begin_alike(deal: SharedDeal) -> None:
    """In every try and round everybody is dealt the deal's stacks and two laps of draws; the rest has another order,
    and so have reshuffled discards.
    """
    board = before_first_deal(deal.rules, 4, 2).board
    for round_ in (1, 2):
        before = replace(board, round=round_ - 1, phase=Phase.ENDED)
        true = Dealer(0, deal.signs).deal(before)
        rules = deal.rules
        same = 4 * (dealt_to_each(rules, round_) + 2 * for_round(rules.draw_count, round_))
        assert AnotherTry(deal.signs, 1).deal(before) == true
        tries = [AnotherTry(deal.signs, number).deal(before) for number in range(2, 6)]
        for other in tries:
            assert (other.dealer, other.first, other.draws) == (true.dealer, true.first, true.draws)
            assert other.deck[:same] == true.deck[:same]
            assert sorted(other.deck) == sorted(true.deck)
        assert len({other.deck[same] + other.deck[same + 1] + other.deck[same + 2] for other in tries}) > 2
        assert len(true.deck) == 54 * decks_in_play(rules, 4)
        stocks = [AnotherTry(deal.signs, number).reshuffled(before, true.deck[:20]) for number in range(1, 6)]
        assert stocks[0] == Dealer(0, deal.signs).reshuffled(before, true.deck[:20])
        assert {tuple(sorted(stock)) for stock in stocks} == {tuple(sorted(true.deck[:20]))}
        assert len(set(stocks)) == 5


@pytest.mark.usefixtures("hard_looks_briefly")
def test_twenty_tries_have_a_spread() -> None:
    leads = tuple(tries_of(FRIDAY, 0, "normal"))
    assert len(leads) == 20
    assert len(set(leads)) > 15
    par = LevelPar("normal", leads)
    assert par.mean == pytest.approx(mean(leads), abs=0.06)
    assert par.se == pytest.approx(stdev(leads) / 20**0.5, abs=0.06)
    assert tuple(tries_of(FRIDAY, 0, "normal", 3)) == leads[:3]


@pytest.mark.usefixtures("hard_looks_briefly")
def test_the_chair_matters() -> None:
    """What a level makes is that of the seat asked for: the partners' chairs win what the others lose."""
    assert lead_of((300, 1000), 0) == lead_of((300, 1000), 2) == -700
    assert lead_of((300, 1000, 900), 4) == 100
    for mine, theirs in zip(tries_of(FRIDAY, 0, "hard", 3), tries_of(FRIDAY, 1, "hard", 3), strict=True):
        assert mine == -theirs  # seat 0 is played by hard both times


@only_long
def test_better_levels_make_more_over_many_deals() -> None:
    gained = []
    for seed in range(40):
        deal = new_deal(preset("web"), DealTable(2, ("human", "hard", "hard", "hard")), seed, 1)
        easy, hard = (mean(tries_of(deal, 0, level, 3)) for level in (LEVELS[0], LEVELS[2]))
        gained.append(hard - easy)
    assert mean(gained) > 2 * stdev(gained) / len(gained) ** 0.5


def test_cards_that_both_levels_had_are_no_chance() -> None:
    swing = [1000 if n % 2 else -1000 for n in range(20)]
    easy = LevelPar("easy", tuple(swing))
    steady = LevelPar("normal", tuple(lead + 90 + n for n, lead in enumerate(swing)))
    assert grouped_by_result([easy, steady]) == ((easy,), (steady,))
    against = LevelPar("normal", tuple(100 - lead for lead in swing))
    assert grouped_by_result([against, easy]) == ((easy, against),)
    between = LevelPar("hard", (50,) * 20)
    assert grouped_by_result([easy, between, against]) == ((easy, against, between),)


@pytest.mark.parametrize(
    ("more", "is_apart"),
    [((0, 0), False), ((3, 10), False), ((4, 10), True), ((-4, -10), True), ((-3, -10), False), ((7, 7), True)],
)
def test_levels_are_apart_beyond_two_standard_errors(more: tuple[int, int], is_apart: bool) -> None:
    one, other = LevelPar("easy", (100, -100)), LevelPar("hard", (100 + more[0], -100 + more[1]))
    assert (len(grouped_by_result([one, other])) == 2) == is_apart


def test_one_try_tells_nothing_apart() -> None:
    easy, hard = LevelPar("easy", (0, 10)), LevelPar("hard", (5000,), is_all=False)
    assert grouped_by_result([hard, easy]) == ((easy, hard),)


def pretended(deal: SharedDeal, seat: int, level: Level) -> Iterator[int]:
    """Twenty tries without a game."""
    return iter(range(20))


def test_levels_come_one_by_one() -> None:
    told = list(pars_so_far(FRIDAY, 0, pretended))
    assert [par.level for par in told if par.is_all] == list(LEVELS)
    assert all(par.games == 20 for par in told if par.is_all)
    order = [LEVELS.index(par.level) for par in told]
    assert all(one <= next_ for one, next_ in pairwise(order))


@pytest.mark.slow
def test_the_first_figure_comes_within_twenty_seconds() -> None:
    par = RunningPar(FRIDAY, 0)
    assert par.playing == "easy"
    until(par, lambda: any(level.is_all for level in par.levels))
    par.close()
    known = par.levels
    assert (par.is_running, par.is_done, par.has_failed) == (False, False, False)
    assert par.playing is None
    time.sleep(0.1)
    assert not par.poll()
    assert par.levels == known


def test_a_process_that_dies_leaves_what_it_found() -> None:
    par = RunningPar(FRIDAY, 0, two_levels_then_nothing)
    until(par, lambda: not par.is_running)
    assert par.has_failed
    assert par.levels == (LevelPar("easy", (100, 200)), LevelPar("normal", (300,), is_all=False))
    assert par.playing is None


def test_stopping_ends_the_process() -> None:
    early = RunningPar(FRIDAY, 0, never_done)
    early.close()
    late = RunningPar(FRIDAY, 0, never_done)
    until(late, lambda: bool(late.levels))
    assert late.playing == "normal"
    process = there(late._process)
    late.close()
    wait_until(lambda: not process._process.is_alive() and not any(child.name == "par" for child in active_children()))
    assert not early.poll()
    assert not late.poll()
