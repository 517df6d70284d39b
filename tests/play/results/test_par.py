import time
from collections.abc import Callable, Iterator
from datetime import date
from itertools import pairwise
from multiprocessing import active_children
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest
from msgspec.structs import replace

from game.deals.shared_deal import SharedDeal, new_deal, todays_deal
from game.deals.tables import DealTable, Level
from game.engine.score import lead_of
from game.engine.table.board import Phase
from game.engine.table.state import before_first_deal
from game.play.dealer import AnotherTry, Dealer
from game.play.match import Match
from game.play.results.kept_par import keep_par, kept_par
from game.play.results.match_par import MatchPar
from game.play.results.par import LEVELS, LevelPar, RunningPar, grouped_by_result, pars_so_far, tries_of
from game.play.shared_deals import deal_header
from game.play.thinking.round_par import TeamPar, par_of_round
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_messages import ParReply, ParRequest
from game.play.thinking.thinker_process import answer, par_answer
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import dealt_to_each, decks_in_play, for_round
from saves.disk.files import RealDisk
from saves.records.lines import GameLine, ScoreLine, SeatInfo
from tests.build import there
from tests.play.matches_in_memory import fresh, question_of, step
from tests.play.par_workers import never_done, two_levels_then_nothing
from tests.play.thinking.test_thinker import awaited, thinker
from tests.slow import only_long
from tests.toolkit.waiting import wait_for, wait_until

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


PARS = tuple(LevelPar(level, (100 * n,) * 20) for n, level in enumerate(LEVELS))


def header(day: int = 20, name: str = "You", level: str = "hard") -> GameLine:
    """That of a record of a day's deal."""
    seats = [SeatInfo(name=name, kind="human")]
    seats += [SeatInfo(name=f"{n}", kind="computer", level=level) for n in range(3)]
    deal = todays_deal(date(2026, 11, day))
    return deal_header(deal, seats, game_id=name, created="2026-11-20T08:00:00Z", app="0", name=name)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A file with the averages of a deal."""
    path = tmp_path / "par" / "deal.json"
    keep_par(path, header(), PARS, RealDisk())
    return path


@pytest.mark.parametrize(
    ("other", "found"), [(header(name="Anna"), PARS), (header(day=21), ()), (header(level="easy"), ())]
)
def test_whoever_plays_the_deal_again_finds_it(kept: Path, other: GameLine, found: tuple[LevelPar, ...]) -> None:
    assert kept_par(kept, other) == found


@pytest.mark.parametrize(
    "spoil",
    [lambda data: b"", lambda data: data[:-20], lambda data: data.replace(b"100", b"900"), lambda data: b"{}\n{}\n"],
)
def test_a_damaged_file_is_not_there(kept: Path, spoil: Callable[[bytes], bytes]) -> None:
    kept.write_bytes(spoil(kept.read_bytes()))
    assert kept_par(kept, header()) == ()


@pytest.mark.parametrize(
    ("more", "is_there"),
    [
        ({"leads": (300,) * 19 + (999_999,)}, True),
        ({"leads": (300,) * 19 + (1_000_000,)}, False),
        ({"leads": (300,) * 19 + (-1_000_000,)}, False),
        ({"leads": (300,) * 19}, False),
        ({"leads": ("many",) * 20}, False),
        ({"is_all": False}, False),
        (None, False),
    ],
)
def test_what_is_not_all_there_is_found_again(tmp_path: Path, more: dict[str, Any] | None, is_there: bool) -> None:
    levels = PARS[:3] if more is None else (*PARS[:3], replace(PARS[3], **more))
    keep_par(tmp_path / "deal.json", header(), levels, RealDisk())
    assert kept_par(tmp_path / "deal.json", header()) == (levels if is_there else ())


@pytest.fixture(scope="module")
def match() -> Match:
    """A match between its first two rounds."""
    played = fresh(seed=2, humans=(0,))
    while not isinstance(played.lines[-1], ScoreLine):
        step(played)
    return played


def par_of(match: Match, thinking: Thinker) -> MatchPar:
    """Asked for a match that runs."""
    return MatchPar(match.header.id, lambda: match.lines, thinking)


def test_the_worker_tells_what_hard_makes_of_a_round(match: Match) -> None:
    par = there(par_of_round(match.lines, 1))
    with thinker() as thinking:
        pars = par_of(match, thinking)
        assert pars.of_round(1) is None
        assert wait_for(lambda: pars.of_round(1)) == par
        assert pars.of_round(1) == par
        again = par_of(match, thinking)
        assert wait_for(lambda: again.of_round(1)) == par


def test_moves_are_thought_out_beside_it(match: Match) -> None:
    running = fresh()
    question = question_of(running)
    with thinker() as thinking:
        pars = par_of(match, thinking)
        assert pars.of_round(1) is None
        thinking.ask(question)
        assert awaited(thinking, question) == answer(question).move
        assert wait_for(lambda: pars.of_round(1))


def test_what_cannot_be_played_is_not_told() -> None:
    running = fresh()
    assert par_answer(ParRequest("game", 1, running.lines)) == ParReply("game", 1, None)
    assert par_answer(ParRequest("game", 1, running.lines[1:])) == ParReply("game", 1, None)
    assert Thinker(time.monotonic).par("game", 1) is None


def test_a_match_has_the_par_of_its_rounds_together(match: Match) -> None:
    rounds = {number: (TeamPar(100.0 * number, -300, 500, 40), TeamPar(-100.0, -500, 300, -40)) for number in (1, 2)}
    replies = [ParReply("game", number, teams) for number, teams in rounds.items()]

    class Answering(Thinker):
        """Answers one round, then the other."""

        def ask_beside(self, question: object) -> bool:
            """Always."""
            return True

        def par(self, game: str, round_number: int) -> ParReply | None:
            """What was answered last."""
            return next((one for one in replies[len(told) - 1 : len(told)] if one.round == round_number), None)

    told: list[int] = []
    pars = MatchPar("game", lambda: match.lines, Answering(lambda: 0.0))
    for number in rounds:
        assert pars.of_match(2) is None
        told.append(number)
    both = there(pars.of_match(2))
    assert (both[0].mean, both[0].made) == (300.0, 80)
    assert -300 - 300 < both[0].lower < 0 < both[0].upper
