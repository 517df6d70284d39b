from collections.abc import Sequence

import pytest
from msgspec.structs import fields, replace

from game.ai.brain import lay_down_value, position_value
from game.ai.brain.counted_position import NEW, position_of
from game.ai.brain.position_value import final_lead
from game.ai.brain.tuning import PARTS, Tuning
from game.ai.tunings.learned_weights import lay_down_value_for, learned_tuning_for, nearest_preset, value_for
from game.rules.presets import PRESET_IDS, preset, ruleset_from
from game.rules.ruleset import PresetId
from tests.ai.brain.counts import at
from tests.build import CAMPUS, PRESETS, WEB, dealt, my_view, table

KING = 9
BOOK = "KC KD KH KS KC KD KH"


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_every_preset_has_weights_for_teams_and_singles(preset_id: PresetId) -> None:
    rules = preset(preset_id)
    assert nearest_preset(rules) == preset_id
    for players, teams in ((4, 2), (2, 2), (6, 3)):
        board = dealt(rules, players=players, teams=teams).board
        assert len(value_for(board).weights) == position_value.FEATURES
        assert {len(weights) for weights in value_for(board).weights} == {len(position_value.CIRCUMSTANCES)}
        assert len(lay_down_value_for(board).weights) == lay_down_value.FEATURES
        assert learned_tuning_for(board).begin_wilds_hand is not None


def test_own_rules_play_by_the_preset_they_are_most_like() -> None:
    assert nearest_preset(replace(WEB, name="Ours", joker=30)) == "web"
    assert nearest_preset(replace(CAMPUS, name="Ours", out_clean=2)) == "campus"


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_a_book_more_is_worth_more(rules: object) -> None:
    poor = position_of(my_view(table("4C 5C", rules=rules, melds=["KC KD KH"])))  # type: ignore[arg-type]  # parametrized
    rich = position_of(my_view(table("4C 5C", rules=rules, melds=[BOOK + " KS"])))  # type: ignore[arg-type]
    worth = value_for(my_view(table("4C", rules=rules)).board)  # type: ignore[arg-type]
    assert worth.lead(rich, 0) > worth.lead(poor, 0)
    assert worth.lead(rich, 1) == pytest.approx(-worth.lead(rich, 0))


def test_a_round_that_ended_is_worth_its_score() -> None:
    position = position_of(my_view(table("4C 5C", melds=[BOOK], bare=True)))
    assert final_lead(position, 0) == 500 + 70 - 10
    assert final_lead(position, 1) == -(500 + 70 - 10)


def test_an_emptied_hand_is_judged_better_than_a_full_one() -> None:
    view = my_view(table("KC KD KH", phase="play", melds=["AC AD AS"]))
    before = position_of(view)
    after = before.copy()
    after.lay(0, NEW, KING, 3, 0, 0)
    judge = lay_down_value_for(view.board)
    assert judge.of(after, 0) > judge.of(before, 0)


def shown(names: Sequence[str], row: Sequence[float]) -> dict[str, float]:
    """The features that aren't 0, by their names."""
    return {name: value for name, value in zip(names, row, strict=True) if value}


FOUR_KINGS, DIRTY_QUEENS = "KH KS KC KD", "QC QD 2D"
WILDS_COST = ruleset_from({"wild_melds": "allowed", "unfinished_book": 500})
HELD = {"on_move": 1, "lacking_clean": 1, "lacking_dirty": 1, "open_team": 1, "seats_in_hand": 2}


def test_where_only_the_winner_scores_held_cards_cost_half() -> None:
    position = at("KC 4C", rules=replace(WEB, winner_takes=True), bare=True)
    value = position_value.StateValue([[1.0] * 4 for _ in range(position_value.FEATURES)])
    assert (value.of_team(position, 0), value.of_team(position, 1)) == (-7.5, 0)


LATER = (
    *("take_in_foot", "take_threatened", "open_wilds_take", "begin_spare_dirty", "begin_rival_foot", "keep_pair_laps"),
    *("complete_gap", "last_turn", "discard_rank", "danger_laps", "permit_threatened"),
)
"""Numbers that some files of weights don't name: they were learned before those were thought of."""


def test_every_number_belongs_to_one_part() -> None:
    names = [name for part in PARTS for name in part]
    assert sorted(names) == sorted(field.name for field in fields(Tuning))


def test_a_number_that_weights_do_not_name_changes_nothing() -> None:
    assert not any(getattr(Tuning(), name) for name in LATER)
    assert Tuning().deny_discarded == 1
