from statistics import fmean

import pytest
from msgspec.structs import replace

from game.ai.brain.tuning import PARTS, Tuning
from game.ai.tunings import learned_weights, tuning_trials
from game.ai.tunings.fixed_tunings import BEGINNER, NORMAL, fixed_tuning_for
from game.ai.tunings.learned_weights import candidates, chosen_by_trial, learned_tuning_for, want_tuning
from game.ai.tunings.trial_choices import TriedTable, take_choice, trials_left_to_others, trials_wanted
from game.ai.tunings.trial_rounds import mean_lead
from game.ai.tunings.tuning_trials import best_by_trial
from game.deals.one_round import like_round
from game.engine.table.board import Board
from game.engine.table.state import before_first_deal
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, RuleSet
from tests.build import CAMPUS, WEB
from tests.properties.random_play import Seating, random_seatings

pytestmark = pytest.mark.whole_trials

HOARDER = replace(NORMAL, open_wilds=-99, open_wilds_turn=0, dump_left=-1)
"""Hardly ever lays anything down."""


def board_of(rules: RuleSet, players: int = 4, teams: int = 2) -> Board:
    """A table before its first deal."""
    return before_first_deal(rules, players, teams).board


def gain(seating: Seating, tuning: Tuning, usual: Tuning, deals: range) -> float:
    """Points a deal over the usual tuning, in every team's place."""
    rules, players, teams, _ = seating
    return fmean(mean_lead(rules, players, teams, tuning, usual, deal, 160) for deal in deals)


def house(number: int) -> Seating:
    """A table of the random rule sets."""
    return next(one for one in random_seatings(20, beyond_the_seeds=True) if one.seed == number)


def test_a_way_to_play_that_loses_is_not_chosen() -> None:
    chosen = best_by_trial(WEB, 4, 2, [HOARDER], NORMAL)
    assert chosen != HOARDER
    assert gain(Seating(WEB, 4, 2, 0), chosen, NORMAL, range(500, 520)) >= 0


def test_the_better_of_two_is_chosen_in_whole_or_in_part() -> None:
    good = learned_tuning_for(board_of(WEB))
    chosen = best_by_trial(WEB, 4, 2, [BEGINNER, good], NORMAL)
    kept = [part for part in PARTS if all(getattr(chosen, name) == getattr(good, name) for name in part)]
    assert len(kept) >= len(PARTS) - 1


def test_a_sure_gain_is_chosen_before_a_larger_one_that_may_be_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    wild, steady = replace(NORMAL, take_from=1000), replace(NORMAL, take_from=2000)

    def lead(rules: RuleSet, players: int, teams: int, tuning: Tuning, usual: Tuning, deal: int, turns: int) -> float:
        if tuning.take_from == wild.take_from:
            return 1000.0 if deal % 2 else -900.0
        return 30.0 * (tuning.take_from == steady.take_from)

    monkeypatch.setattr(tuning_trials, "mean_lead", lead)
    assert best_by_trial(WEB, 4, 2, [wild, steady], NORMAL).take_from == steady.take_from


def test_the_good_part_of_weights_that_lose_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = replace(NORMAL, take_from=1000, discard_pair=1, out_lead=7)

    def lead(rules: RuleSet, players: int, teams: int, tuning: Tuning, usual: Tuning, deal: int, turns: int) -> float:
        losses = (tuning.take_from == bad.take_from) + (tuning.discard_pair == bad.discard_pair)
        return 30.0 * (tuning.out_lead == bad.out_lead) - 200.0 * losses

    monkeypatch.setattr(tuning_trials, "mean_lead", lead)
    assert best_by_trial(WEB, 4, 2, [bad], NORMAL) == replace(NORMAL, out_lead=7)


@pytest.mark.parametrize(
    ("good", "changed"), [(30.0, {"take_from": 1000}), (30.5, {"take_from": 1000, "discard_pair": 1})]
)
def test_parts_are_tried_in_whichever_is_better(
    good: float, changed: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    mixed = replace(NORMAL, take_from=1000, open_wilds=-9, discard_pair=1)

    def lead(rules: RuleSet, players: int, teams: int, tuning: Tuning, usual: Tuning, deal: int, turns: int) -> float:
        losses = (tuning.open_wilds == mixed.open_wilds) + (tuning.discard_pair == mixed.discard_pair)
        return good * (tuning.take_from == mixed.take_from) - 15.0 * losses

    monkeypatch.setattr(tuning_trials, "mean_lead", lead)
    assert best_by_trial(WEB, 4, 2, [mixed], NORMAL) == replace(NORMAL, **changed)


def test_nothing_but_the_usual_way_is_played_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning_trials, "mean_lead", lambda *given: -10.0)
    assert best_by_trial(WEB, 4, 2, [NORMAL], NORMAL) == NORMAL
    assert best_by_trial(WEB, 4, 2, [HOARDER, BEGINNER], NORMAL) == NORMAL


def test_the_same_is_chosen_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning_trials, "STAGES", tuning_trials.STAGES[:1])
    rules, players, teams, _ = house(2)
    usual = fixed_tuning_for(board_of(rules, players, teams))
    first, second = (best_by_trial(rules, players, teams, candidates()[:2], usual) for _ in range(2))
    assert first == second


@pytest.mark.slow
def test_rules_under_which_the_nearest_preset_plays_badly_are_played_otherwise() -> None:
    seating = house(28)
    board = board_of(seating.rules, seating.players, seating.teams)
    usual, shape = fixed_tuning_for(board), learned_weights.shape_of(seating.players, seating.teams)
    nearest = learned_weights.preset_tuning(learned_weights.nearest_preset(seating.rules), shape)
    deals = range(2000, 2030)
    by_nearest = gain(seating, nearest, usual, deals)
    assert by_nearest < -200
    assert gain(seating, learned_tuning_for(board), usual, deals) > by_nearest + 300


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_a_preset_is_played_by_its_own_weights(preset_id: PresetId, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[RuleSet]()

    def trial(rules: RuleSet, *rest: object) -> Tuning:
        tried.append(rules)
        return NORMAL

    monkeypatch.setattr(tuning_trials, "best_by_trial", trial)
    rules = preset(preset_id)
    own = learned_tuning_for(board_of(rules))
    ours = replace(rules, name="Ours", rounds=2, target_score=5000, tables=("4:2v2",))
    for alike in (rules, ours, *(like_round(rules, number) for number in range(1, rules.rounds + 1))):
        assert learned_tuning_for(board_of(alike)) == own
    assert not tried
    cheaper = replace(rules, opening=(10, 20))
    assert learned_tuning_for(board_of(cheaper)) == NORMAL
    assert tried == [cheaper]


def test_what_a_window_may_not_try_itself_is_wanted_until_it_is_told() -> None:
    """Given a process that leaves trials to others, it goes by the nearest preset's weights until it is told better,
    and asks for each table once.
    """
    ours = replace(CAMPUS, opening=(10, 20))
    board = board_of(ours)
    with trials_left_to_others():
        want_tuning(board_of(WEB))
        assert not trials_wanted()
        want_tuning(board)
        assert learned_tuning_for(board) == learned_tuning_for(board_of(CAMPUS))
        assert trials_wanted() == (TriedTable(ours, 4, 2),)
        take_choice(TriedTable(ours, 4, 2), BEGINNER)
        assert not trials_wanted()
        assert learned_tuning_for(board) == BEGINNER
    assert chosen_by_trial(TriedTable(ours, 4, 2)) == BEGINNER


def test_nothing_is_wanted_beforehand_where_trials_are_played_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning_trials, "best_by_trial", lambda *given: pytest.fail("a trial"))
    want_tuning(board_of(replace(CAMPUS, opening=(10, 20))))
    assert not trials_wanted()
