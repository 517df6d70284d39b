"""The like of `normal` in counts: whom single players are tuned against."""

import pytest

from benchmarks.sparring import sparring
from game.ai.hard import Hard
from game.ai.normal import Normal
from game.ai.weights import normal_weights
from game.engine.state import before_first_deal
from game.rules.ruleset import RuleSet
from tests.ai.duels import points_won
from tests.build import COUPLES, PARTNERS, WEB


@pytest.mark.parametrize("rules", [WEB, COUPLES, PARTNERS], ids=lambda rules: rules.base)
def test_it_is_about_as_strong_as_normal(rules: RuleSet) -> None:
    """Over deals played from both sides it is neither far better nor far worse: 150 points a round are far."""
    weights = normal_weights(before_first_deal(rules, 2, 2).board)
    won = points_won(rules, 2, Hard(sparring(weights)), Normal(), deals=20)
    assert abs(won) < 150 * rules.rounds
