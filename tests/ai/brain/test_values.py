from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain import lay_down_value, position_value
from game.ai.brain.counted_position import NEW, position_of
from game.ai.brain.position_value import final_lead
from game.ai.tunings.learned_weights import lay_down_value_for, learned_tuning_for, nearest_preset, value_for
from game.rules.presets import PRESET_IDS, preset, ruleset_from
from game.rules.ruleset import PresetId
from tests.ai.brain.counts import at
from tests.ai.brain.rounds import truth
from tests.build import CAMPUS, PRESETS, WEB, books, dealt, my_view, table

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


@pytest.mark.parametrize(
    ("hand", "more", "expected"),
    [
        ("", {"seat": 2}, {"on_move": 1, "lacking_clean": 1, "lacking_dirty": 1, "seats_in_hand": 2}),
        # Cards held: those that fit, pairs that a wild would begin, strays, and what threes cost.
        ("KC KD 4C 5C 5D 2C 3S 3H", {"melds": [FOUR_KINGS, DIRTY_QUEENS]},
         HELD | {"table_points": 0.8, "clean_four": 1, "dirty_three": 1, "hand_cards": 8, "hand_points": 0.55,
                 "hand_wilds": 1, "hand_fitting": 2, "hand_pairs": 1, "hand_stray": 3, "threes": 3.05}),
        ("9C 9D 8C 8D TC TD TH 2C", {"melds": [FOUR_KINGS]},
         HELD | {"table_points": 0.4, "clean_four": 1, "hand_cards": 8, "hand_points": 0.9, "hand_wilds": 1,
                 "hand_pairs": 2, "hand_triples": 1, "hand_stray": 2}),
        ("2C *R 9C 9D", {"melds": [FOUR_KINGS]},
         HELD | {"table_points": 0.4, "clean_four": 1, "hand_cards": 4, "hand_points": 0.9, "hand_wilds": 2,
                 "hand_pairs": 1, "hand_stray": 0.5}),
        # Books that the hands, or they and a foot, complete: naturals for clean ones, wilds where there is room.
        ("KC KD KH", {"melds": [FOUR_KINGS]},
         HELD | {"table_points": 0.4, "clean_four": 1, "clean_in_hand": 1, "hand_cards": 3, "hand_points": 0.3,
                 "hand_fitting": 3}),
        ("KC", {"melds": [FOUR_KINGS], "hands": {2: "KD KH"}},
         HELD | {"table_points": 0.4, "clean_four": 1, "clean_in_hand": 1, "hand_cards": 3, "hand_points": 0.3,
                 "hand_fitting": 3}),
        ("KC", {"melds": [FOUR_KINGS], "feet": {2: "KD KH *R 9C 9D 8C 8D 3S 3H 4C"}},
         HELD | {"table_points": 0.4, "clean_four": 1, "clean_in_foot": 1, "hand_cards": 1, "hand_points": 0.1,
                 "hand_fitting": 1, "hidden_points": 4.2, "hidden_wilds": 1, "hidden_fitting": 2, "hidden_stray": 5}),
        ("KC 4C", {"melds": [FOUR_KINGS], "feet": {0: "9C 9D 8C 8D"}},
         HELD | {"table_points": 0.4, "clean_four": 1, "hand_cards": 2, "hand_points": 0.15, "hand_fitting": 1,
                 "hand_stray": 1, "hidden_points": 0.4, "hidden_stray": 4}),
        ("QH 2C *R", {"melds": [DIRTY_QUEENS + " QS"]},
         HELD | {"table_points": 0.5, "dirty_four": 1, "dirty_in_hand": 1, "hand_cards": 3, "hand_points": 0.8,
                 "hand_wilds": 2, "hand_fitting": 1, "hand_stray": 1}),
        ("2C 2H 2S", {"melds": [DIRTY_QUEENS + " QS"]},  # three queens have room for two more
         HELD | {"table_points": 0.5, "dirty_four": 1, "hand_cards": 3, "hand_points": 0.6, "hand_wilds": 3,
                 "hand_stray": 1.5}),
        # Open melds by what they lack, and books by what they are worth.
        ("", {"melds": ["KC KD KH", "QC QD QH QS QC", "JC JD JH JS JC JD", "TC TD TH TS 2C", "9C 9D 9H 9S 9C 2C"]},
         HELD | {"table_points": 2.7, "clean_three": 1, "clean_five": 1, "clean_nearly": 1, "dirty_five": 1,
                 "dirty_nearly": 1}),
        ("", {"melds": [BOOK]},
         {"table_points": 0.7, "book_points": 5, "lacking_dirty": 1, "open_team": 1, "seats_in_hand": 2, "on_move": 1}),
        ("", {"melds": books(WEB, 0, 1)},
         {"table_points": 0.8, "book_points": 3, "lacking_clean": 1, "open_team": 1, "seats_in_hand": 2, "on_move": 1}),
        # Melds of wilds, or of sevens, that cost points until they are books, unless the hands complete them.
        *(
            (wilds, {"melds": ["2C 2D 2H"], "rules": WILDS_COST},
             HELD | {"table_points": 0.6, "dirty_three": 1, "hand_cards": count, "hand_points": 0.2 * count,
                     "hand_wilds": count, "hand_stray": 0.5 * count, **costs})
            for wilds, count, costs in (("2C 2D 2H", 3, {"book_points": -5}), ("2C 2D 2H 2S", 4, {}))
        ),
        ("7S 7C 7D", {"melds": ["7C 7D 7H"], "rules": replace(WILDS_COST, out_sevens=1)},
         HELD | {"table_points": 0.15, "book_points": -5, "clean_three": 1, "hand_cards": 3, "hand_points": 0.15,
                 "hand_fitting": 3}),
        # Ready to go out with all books, the foot taken up and the partner's played, where that is asked.
        ("", {"melds": books(WEB, 1, 1), "rules": replace(WEB, partners_foot="none")},
         {"table_points": 1.5, "book_points": 8, "books_ready": 1, "open_team": 1, "seats_in_hand": 2, "on_move": 1}),
        ("", {"melds": books(WEB, 1, 1), "in_foot": (0, 2)},
         {"table_points": 1.5, "book_points": 8, "books_ready": 1, "open_team": 1, "on_move": 1}),
        ("", {"melds": books(WEB, 1, 1), "played_foot": (0, 2)},
         {"table_points": 1.5, "book_points": 8, "books_ready": 1, "all_ready": 1, "open_team": 1, "on_move": 1}),
        ("4C 3S", {"melds": [FOUR_KINGS], "in_foot": (0,)},
         HELD | {"seats_in_hand": 1, "table_points": 0.4, "clean_four": 1, "foot_cards": 2, "foot_points": 0.05,
                 "foot_stray": 2, "threes": 0.05}),
    ],
)  # fmt: skip
def test_the_features_of_a_position(hand: str, more: dict[str, Any], expected: dict[str, float]) -> None:
    position = truth(table(hand, phase="play", bare=True, **more))
    assert shown(position_value.NAMES, position_value.features(position, 0)) == pytest.approx(expected)
    assert "on_move" not in shown(position_value.NAMES, position_value.features(position, 1))


LACKING = {"lacking_clean": 1, "lacking_dirty": 1, "opened": 1}


@pytest.mark.parametrize(
    ("hand", "more", "expected"),
    [
        ("KC KD 4C 5C 5D 2C *R 3S 3H 9C 9D 9H", {"melds": [FOUR_KINGS, DIRTY_QUEENS], "seat": 2},
         LACKING | {"table_points": 0.8, "clean_four": 1, "dirty_three": 1, "hand_cards": 12, "hand_wilds": 2,
                    "hand_points": 1.35, "hand_fitting": 2, "hand_pairs": 1, "hand_triples": 1, "hand_singles": 1,
                    "hand_threes": 2}),
        ("", {"melds": [BOOK]},
         {"clean_books": 1, "lacking_dirty": 1, "table_points": 0.7, "opened": 1, "hand_none_left": 1}),
        ("4C", {"melds": [*books(WEB, 2, 1), "TC TD TH TS TC", "9C 9D 9H 9S 9C 2C"]},
         {"clean_books": 2, "dirty_books": 1, "table_points": 3.4, "opened": 1, "clean_five": 1, "dirty_nearly": 1,
          "hand_cards": 1, "hand_one_left": 1, "hand_points": 0.05, "hand_singles": 1}),
        ("4C 4D", {"in_foot": (0,)},
         {"lacking_clean": 1, "lacking_dirty": 1, "foot_cards": 2, "foot_two_left": 1, "foot_points": 0.1,
          "foot_pairs": 1}),
        ("4C 4D 5C", {},
         {"lacking_clean": 1, "lacking_dirty": 1, "hand_cards": 3, "hand_three_left": 1, "hand_points": 0.15,
          "hand_pairs": 1, "hand_singles": 1}),
    ],
)  # fmt: skip
def test_the_features_of_a_lay_down(hand: str, more: dict[str, Any], expected: dict[str, float]) -> None:
    position = at(hand, phase="play", bare=True, **more)
    row = lay_down_value.lay_down_features(position, position.turn)
    assert shown(lay_down_value.NAMES, row) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("seat", "more", "expected"),
    [
        (0, {"in_foot": (1, 2), "turns": 5}, [1.0, 0.5, 1.0, 0.5]),
        (1, {"in_foot": (0, 4), "turns": 16, "players": 6, "teams": 3}, [1.0, 0.25, 1.0, 1.5]),
    ],
)
def test_lay_downs_are_weighed_by_feet_and_turns(seat: int, more: dict[str, Any], expected: list[float]) -> None:
    position = at("4C", seat=seat, **more)
    assert lay_down_value.circumstances(position, seat) == expected
    features = lay_down_value.lay_down_features(position, seat)
    for weighed, share in enumerate(expected):
        weights = [[2.0 * (part == weighed) for part in range(4)]] * len(features)
        assert lay_down_value.LayDownValue(weights).of(position, seat) == pytest.approx(2 * share * sum(features))


@pytest.mark.parametrize(
    ("in_foot", "stock", "expected"),
    [
        ((1, 2), 60, (1.0, 0.5, 0.5, 0.5)),
        ((), 120, (1.0, 1.0, 1.0, 1.0)),
        ((0, 2), 30, (1.0, 0.25, 0.0, 1.0)),
        ((1, 3), 0, (1.0, 0.0, 1.0, 0.0)),
        ((0, 1, 3), 60, (1.0, 0.5, 0.5, 0.0)),
    ],
)
def test_positions_are_weighed_by_stock_and_by_who_is_still_in_the_hand(
    in_foot: Sequence[int], stock: int, expected: tuple[float, ...]
) -> None:
    position = at("4C", in_foot=in_foot)
    position.stock = stock
    assert position_value.circumstances(position, 0) == expected
    features = position_value.features(position, 0)
    for weighed, share in enumerate(expected):
        weights = [[2.0 * (part == weighed) for part in range(4)]] * len(features)
        assert position_value.StateValue(weights).of_team(position, 0) == pytest.approx(2 * share * sum(features))


def test_where_only_the_winner_scores_held_cards_cost_half() -> None:
    position = at("KC 4C", rules=replace(WEB, winner_takes=True), bare=True)
    value = position_value.StateValue([[1.0] * 4 for _ in range(position_value.FEATURES)])
    assert (value.of_team(position, 0), value.of_team(position, 1)) == (-7.5, 0)
