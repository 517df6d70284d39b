"""Learned values: what positions and lay-downs are worth."""

import pytest
from msgspec.structs import replace

from game.ai.brain import lay_down_value, position_value
from game.ai.brain.counted_position import NEW, position_of
from game.ai.brain.lay_down_value import circumstances
from game.ai.brain.position_value import final_lead
from game.ai.tunings.learned_weights import lay_down_value_for, learned_tuning_for, nearest_preset, value_for
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from tests.build import CAMPUS, PRESETS, WEB, dealt, my_view, table

KING = 9
BOOK = "KC KD KH KS KC KD KH"


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_every_preset_has_weights_for_teams_and_singles(preset_id: PresetId) -> None:
    """Given any preset and shape of table, all weights are there, and a preset is nearest to itself."""
    rules = preset(preset_id)
    assert nearest_preset(rules) == preset_id
    for players, teams in ((4, 2), (2, 2), (6, 3)):
        board = dealt(rules, players=players, teams=teams).board
        assert len(value_for(board).weights) == position_value.FEATURES
        assert {len(weights) for weights in value_for(board).weights} == {len(position_value.CIRCUMSTANCES)}
        assert len(lay_down_value_for(board).weights) == lay_down_value.FEATURES
        assert learned_tuning_for(board).begin_wilds_hand is not None


def test_own_rules_play_by_the_preset_they_are_most_like() -> None:
    """Given Web Classic with other card values, web's weights; given any play of the upcard besides, campus's."""
    assert nearest_preset(replace(WEB, name="Ours", joker=30)) == "web"
    assert nearest_preset(replace(CAMPUS, name="Ours", out_clean=2)) == "campus"


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_a_book_more_is_worth_more(rules: object) -> None:
    """Given a clean book on the table, the team's lead is valued higher than without."""
    poor = position_of(my_view(table("4C 5C", rules=rules, melds=["KC KD KH"])))  # type: ignore[arg-type]  # parametrized
    rich = position_of(my_view(table("4C 5C", rules=rules, melds=[BOOK + " KS"])))  # type: ignore[arg-type]
    worth = value_for(my_view(table("4C", rules=rules)).board)  # type: ignore[arg-type]
    assert worth.lead(rich, 0) > worth.lead(poor, 0)
    assert worth.lead(rich, 1) == pytest.approx(-worth.lead(rich, 0))


def test_a_round_that_ended_is_worth_its_score() -> None:
    """Given the score, the lead is what it says: book and cards against cards held."""
    position = position_of(my_view(table("4C 5C", melds=[BOOK], bare=True)))
    assert final_lead(position, 0) == 500 + 70 - 10
    assert final_lead(position, 1) == -(500 + 70 - 10)


def test_an_emptied_hand_is_judged_better_than_a_full_one() -> None:
    """Given the choice between laying three kings that empty the hand and keeping them, laying is expected to gain."""
    view = my_view(table("KC KD KH", phase="play", melds=["AC AD AS"]))
    before = position_of(view)
    after = before.copy()
    after.lay(0, NEW, KING, 3, 0, 0)
    judge = lay_down_value_for(view.board)
    assert judge.of(after, 0) > judge.of(before, 0)


def test_circumstances_count_feet() -> None:
    """Given one rival and the partner in the foot, half the rivals and all partners are there."""
    position = position_of(my_view(table("4C", in_foot=(1, 2), turns=5)))
    assert circumstances(position, 0) == [1.0, 0.5, 1.0, 0.5]


def test_positions_are_weighed_by_stock_and_by_who_is_still_in_the_hand() -> None:
    """Given 60 cards of stock among four, one rival and the partner in the foot: half the stock, half of each team."""
    position = position_of(my_view(table("4C", in_foot=(1, 2))))
    position.stock = 60
    assert position_value.circumstances(position, 0) == (1.0, 0.5, 0.5, 0.5)


def test_cards_held_for_a_book_are_counted_by_where_they_are() -> None:
    """Given four kings melded and three in the hand, a clean book lies in the hand; with two there, it does not."""
    named = dict(zip(position_value.NAMES, range(position_value.FEATURES), strict=True))
    for hand, books in (("KC KD KH 4C", 1), ("KC KD 4C", 0)):
        position = position_of(my_view(table(hand, melds=["KC KD KH KS"])))
        row = position_value.features(position, 0)
        assert row[named["clean_in_hand"]] == books
        assert row[named["clean_four"]] == 1


def test_a_foot_counts_towards_a_book_only_where_the_hand_falls_short() -> None:
    """Given four kings melded, one in the hand and two in the foot, the book needs the foot."""
    named = dict(zip(position_value.NAMES, range(position_value.FEATURES), strict=True))
    position = position_of(my_view(table("KC 4C", melds=["KC KD KH KS"])))
    foot = [0] * 15
    foot[KING] = 2
    position.feet = [foot, *position.feet[1:]]
    row = position_value.features(position, 0)
    assert (row[named["clean_in_hand"]], row[named["clean_in_foot"]]) == (0, 1)


def test_stray_cards_are_those_that_no_meld_takes() -> None:
    """Given an ace melded: two lone cards, a three and a pair are five stray cards; a wild frees the pair."""
    named = dict(zip(position_value.NAMES, range(position_value.FEATURES), strict=True))
    for hand, stray in (("AC 4C 5C 3S 9C 9D", 5), ("AC 4C 5C 3S 9C 9D 2C", 3)):
        row = position_value.features(position_of(my_view(table(hand, melds=["AC AD AS"]))), 0)
        assert row[named["hand_stray"]] == stray
