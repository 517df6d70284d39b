"""Tests for game/ai/hard.py: single players. What else sets it apart is in test_levels.py."""

import pytest

from game.ai.levels import Hard, Normal
from game.ai.player import Think
from game.cards import is_wild
from game.engine.moves import MeldCards
from game.rules.ruleset import RuleSet
from tests.ai.duels import points_won
from tests.build import PRESETS, my_view, table

HAND = "2C 2D 4C 5D 6H 9S"
PLENTY = " ".join(rank + suit for rank in "89TJQA" for suit in "CDHS")


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_alone_it_plays_better_than_normal(rules: RuleSet) -> None:
    """Over paired deals of two players it wins hundreds of points a match under every preset."""
    assert points_won(rules, 2, Hard(), Normal(), deals=8) > 300


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_alone_it_lays_its_wilds_before_the_stock_runs_out(rules: RuleSet, players: int) -> None:
    """Given no stock for another lap, wilds go down with a clean meld of five; with a full stock they wait."""
    laid = []
    for stock in ("", PLENTY):
        now = table(HAND, rules, players=players, teams=players, phase="play", melds=["KC KD KH KS KC"], stock=stock)
        move = Hard().decide(my_view(now), Think())
        groups = move.groups if isinstance(move, MeldCards) else ()
        laid.append(any(is_wild(card) for group in groups for card in group.cards))
    assert laid == [True, False]
