from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.players.tuned_player import _beginning, _exact_opening, _is_rare, _legal, _playing, _takes_turned_card
from game.ai.tunings.fixed_tunings import NORMAL
from game.engine.moves import Draw, Move, Pass
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.build import WEB, lay, my_view, table, take, throw

ACES, KINGS = "AC AD AS", "KC KD KH KS KC KD"
BONUSES = ruleset_from({"open_counts_books": True})
FREE = replace(WEB, first_take_free=True, first_upcard="any", take_then_draw=1)


@pytest.mark.parametrize(
    ("hand", "phase", "move", "expected"),
    [
        ("KC KD 4C", "draw", throw("4C"), Draw()),
        ("KC KD 4C", "draw", None, Draw()),
        ("KC KD 4C", "draw", take("KS KC KD"), take("KS KC KD")),
        ("AC 4C", "play", Draw(), throw("4C")),  # the ace would go if the round were about to end
        ("KC KD 4C", "play", None, throw("4C")),
        ("KC KD 4C", "play", throw("KC"), throw("KC")),
    ],
)
def test_what_may_not_be_done_becomes_a_simple_legal_move(
    hand: str, phase: str, move: Move | None, expected: Move
) -> None:
    assert _legal(my_view(table(hand, phase=phase, pile="9C KS", melds=[ACES])), move) == expected


@pytest.mark.parametrize(
    ("rules", "more", "expected"),
    [
        (FREE, {}, True),
        (FREE, {"pile": "2S"}, True),
        (replace(FREE, take_then_draw=0), {}, False),  # it would cost a card
        (replace(FREE, take_then_draw=0), {"pile": "2S"}, True),
        (FREE, {"pile": "3S"}, False),
        (FREE, {"pile": ""}, False),
        (FREE, {"pile": "9C KS"}, False),
        (WEB, {}, False),
    ],
)
def test_a_turned_card_that_is_free(rules: RuleSet, more: dict[str, Any], expected: bool) -> None:
    view = my_view(table("4C 5C", rules, **{"turns": 0, "pile": "KS", **more}))
    assert _takes_turned_card(view) == expected


@pytest.mark.parametrize(
    ("rules", "hand", "more", "expected"),
    [
        (WEB, "4C 5C", {"stock": "8C 8D"}, Draw()),
        (WEB, "4C 5C", {"stock": "8C"}, Pass()),
        (FREE, "4C 5C", {"turns": 0, "pile": "KS"}, take()),
        (WEB, "KC KD 4C 5C", {"pile": "2C KS", "melds": [ACES]}, take("KS KC KD")),
        # What the counts don't cover: the bonus of a book opens, if the pile is worth it.
        (BONUSES, f"{KINGS} 2C 4C", {"pile": "2S KS", "n": 3}, take(f"KS {KINGS}")),
        (BONUSES, f"{KINGS} 2C 4C", {"pile": "3H KS", "n": 3, "watched": True}, Draw()),
        (WEB, f"{KINGS} 2C 4C", {"pile": "2S KS", "n": 3}, Draw()),
    ],
)
def test_how_a_turn_begins(rules: RuleSet, hand: str, more: dict[str, Any], expected: Move) -> None:
    move = _beginning(my_view(table(hand, rules, **more)), replace(NORMAL, open_wilds=0, take_opens=0))
    assert _sorted(move) == _sorted(expected)


def _sorted(move: Move) -> object:
    """A move whatever the order of its cards."""
    groups = [(sorted(group.cards), group.onto) for group in getattr(move, "groups", ())]
    return type(move), groups, getattr(move, "card", None)


@pytest.mark.parametrize(
    ("rules", "hand", "more", "expected"),
    [
        (WEB, "AH 4C 5C", {"melds": [ACES]}, lay("AH > 0")),
        (BONUSES, f"{KINGS} KH 4C", {"n": 3}, lay(f"{KINGS} KH")),
        (BONUSES, "KC KD QC 4C", {"n": 3}, throw("4C")),
        (WEB, "KC", {"melds": [ACES]}, throw("KC")),
        (WEB, "KC", {"melds": [ACES], "in_foot": (0,)}, None),
    ],
)
def test_how_a_turn_goes_on(rules: RuleSet, hand: str, more: dict[str, Any], expected: Move | None) -> None:
    stock = "8C 8D 8H 8S 9C 9D 9H 9S TC TD TH TS JC JD JH JS QC QD QH QS"
    move = _playing(my_view(table(hand, rules, phase="play", stock=stock, **more)), NORMAL, asks_rest=False)
    assert (move and _sorted(move)) == (expected and _sorted(expected))


@pytest.mark.parametrize(
    ("changes", "melds", "expected"),
    [
        ({}, [], False),
        ({"wild_melds": "allowed"}, [], True),
        ({"wild_melds": "allowed"}, [ACES], False),
        ({"open_counts_books": True}, [], True),
        ({"open_natural": True}, [], True),
        ({"meld_threes": "all"}, [], True),
        ({"meld_threes": "black_last"}, [], False),  # none are melded before the end
    ],
)
def test_openings_that_the_counts_do_not_cover(changes: dict[str, Any], melds: list[str], expected: bool) -> None:
    assert _is_rare(my_view(table("4C", replace(WEB, **changes), phase="play", melds=melds))) == expected


@pytest.mark.parametrize(("most", "opens"), [(0, False), (1, True)])
def test_an_exact_opening_spends_no_more_wilds_than_allowed(most: int, opens: bool) -> None:
    view = my_view(table("AC AD 2C 4C", BONUSES, phase="play", turns=0))
    found = _exact_opening(view, position_of(view), replace(NORMAL, open_wilds=most))
    assert (found is not None) == opens
