"""The run of the levels over random rule sets, short: a few matches of each kind, and that a fault is seen."""

import random
from pathlib import Path

import pytest

from game.ai.player import BALANCED, Player, Think
from game.ai.roster import player_of
from game.ai.tunings.trial_choices import trials_left_to_others
from game.analysis.chance.luck import luck_of
from game.analysis.chance.win_luck import win_luck
from game.engine.apply import apply
from game.engine.moves import Draw
from game.engine.partners.agreements import Agreement, AgreementOrHabit, Habit
from game.engine.table.board import Phase
from game.engine.table.deal import deal_round, reshuffle
from game.engine.table.state import before_first_deal
from game.engine.table.view import view_of
from game.play.dealer import Dealer
from game.play.results import simulation
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan
from game.rules.rule_code import encode
from game.rules.ruleset import RuleSet
from saves.records.lines import ScoreLine
from tests.properties.random_rules import FULL_LENGTH, any_rules, fault_of, faults, table_of
from tests.slow import LONG, slow_except

SHORT = {"normal": 9, "hard": 3, "expert": 2}
WAITING = (Agreement.WAIT_FOR_FOOT, Habit.PLAY_ON, Agreement.LEAVE_LATE_PILE, Habit.KEEP_CARDS)
MOST_TURNS = 400
SETS = {
    "like_me_0": 300 if LONG else 40,
    "easy": 300 if LONG else 40,
    "normal": 300 if LONG else 40,
    "hard": 300 if LONG else 6,
    "expert": 300 if LONG else 3,
}
"""Rule sets by the level that plays a round of each."""


@pytest.mark.slow
def test_matches_over_random_rules_end_without_a_fault(tmp_path: Path) -> None:
    assert list(faults(SHORT, 5001, tmp_path)) == [None] * sum(SHORT.values())
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
@pytest.mark.parametrize("wishes", [(), WAITING], ids=["plain", "waiting"])
@pytest.mark.parametrize("level", SETS)
def test_no_round_goes_on_for_ever(level: str, wishes: tuple[AgreementOrHabit, ...]) -> None:
    player, think = player_of(level), Think(effort=1, style="careful" if wishes else BALANCED, agreements=wishes)
    with trials_left_to_others():
        for seed in range(SETS[level]):
            rules, table = table_of(seed, "normal")
            assert turns_of_a_round(rules, table, seed, player, think) <= MOST_TURNS, (seed, encode(rules))


def turns_of_a_round(rules: RuleSet, table: TablePlan, seed: int, player: Player, think: Think) -> int:
    """How many turns its first round takes; no more are played than are allowed."""
    dealer = Dealer(seed)
    now = before_first_deal(rules, table.players, table.teams)
    now, _ = deal_round(now, dealer.deal(now.board))
    while now.board.phase != Phase.ENDED and sum(now.board.turns) <= MOST_TURNS:
        if now.board.shuffle_due:
            now, _ = reshuffle(now, dealer.reshuffled(now.board, now.discards[:-1]))
        else:
            now = apply(now, player.decide(view_of(now, now.board.mover), think)).table
    return sum(now.board.turns)


def test_the_same_seed_is_the_same_table() -> None:
    for level in FULL_LENGTH:
        rules, table = table_of(7, level)
        assert (rules, table) == table_of(7, level)
        assert level in [seat.level for seat in table.seats]


def test_any_field_may_change() -> None:
    drawn = [any_rules(random.Random(seed), f"seed {seed}") for seed in range(300)]
    fields = [field for field in drawn[0].__struct_fields__ if field not in ("name", "base", "tables", "rounds")]
    several = [field for field in fields if len({str(getattr(rules, field)) for rules in drawn}) > 1]
    assert set(fields) - set(several) <= {"target_score"}


def test_a_player_who_breaks_the_rules_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "decision_of", lambda *_: Draw())
    fault = fault_of(3, "normal", tmp_path)
    assert fault is not None
    assert (fault.seed, fault.level) == (3, "normal")
    assert "was refused" in fault.why


@pytest.mark.parametrize("seed", slow_except([9, 17], range(1, 1000 if LONG else 25)))
def test_every_match_has_luck(seed: int) -> None:
    rules, table = table_of(seed, "normal")
    series = Series(rules=rules, table=table, seed=seed, name="luck", app="test")
    lines = play_match(series, 1)[0].lines
    luck = luck_of(lines, draws=4)
    scores = [line for line in lines if isinstance(line, ScoreLine)]
    assert [one.round for one in luck.rounds] == [score.n for score in scores]
    for one in luck.rounds:
        assert len(one.seats) == table.players
        assert sum(one.teams) == pytest.approx(0, abs=1e-6)
        if table.teams == 2:
            sides = [sum(one.seats[team :: table.teams]) for team in range(2)]
            assert one.teams[0] == pytest.approx(sides[0] - sides[1], abs=1e-6)
    mean = (sum(scores[-1].totals) - scores[-1].totals[0]) / (table.teams - 1)
    assert luck.lead[-1].expected[0] == pytest.approx(scores[-1].totals[0] - mean)
    assert all(abs(share) < 2 * table.teams for share in win_luck(lines, draws=4))
