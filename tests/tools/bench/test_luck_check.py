"""How much of the result luck tells: the arithmetic."""

import pytest

from tools.bench.luck_check import LuckyRound, fitted, held_out, mean_and_error, remaining


def test_luck_that_tells_all_leaves_nothing() -> None:
    """Given leads that are the luck alone, nothing remains; given half of it, the factor is a half."""
    lucks = (300.0, -200.0, 50.0, -10.0)
    same = [LuckyRound(match, (luck, -luck), (luck, -luck), ()) for match, luck in enumerate(lucks)]
    half = [LuckyRound(match, (luck / 2, -luck / 2), (luck, -luck), ()) for match, luck in enumerate(lucks)]
    assert remaining(same, [1.0] * 4) == 0
    assert remaining(half, [1.0] * 4) == pytest.approx(1)
    assert fitted(half) == pytest.approx(0.5)
    assert held_out(half) == pytest.approx((0, 0.5))


def test_a_factor_is_not_tried_on_the_matches_it_was_fitted_to() -> None:
    """Given luck that means the opposite in every other match, a factor from the others makes it worse, not better."""
    rounds = [LuckyRound(match, (sign * 100.0,), (100.0,), ()) for match, sign in enumerate((1, -1, 1, -1))]
    assert held_out(rounds) == pytest.approx((4, 0))


def test_the_mean_and_its_standard_error() -> None:
    """Given four values, the error is that of the mean, not that of one of them."""
    assert mean_and_error([1.0, 3.0, 1.0, 3.0]) == pytest.approx((2.0, 0.5774), abs=1e-4)
