import pytest

from game.toolkit import speed as motion
from game.toolkit.screen_preferences import ScreenPreferences

CURVES = [motion.out_cubic, motion.in_out, motion.out_back]


@pytest.mark.parametrize("curve", CURVES)
def test_curves_begin_and_end(curve: motion.Ease) -> None:
    assert curve(0) == pytest.approx(0)
    assert curve(1) == pytest.approx(1)


def test_a_refused_card_overshoots() -> None:
    assert max(motion.out_back(n / 50) for n in range(51)) > 1.02


def test_an_arc_returns() -> None:
    """A flight rises and lands."""
    assert motion.arc(0) == pytest.approx(0)
    assert motion.arc(0.5) == pytest.approx(1)
    assert motion.arc(1) == pytest.approx(0)


def test_what_moves_is_at_its_share_of_the_way() -> None:
    assert [motion.mix(2, 10, t) for t in (0, 0.25, 1)] == [2, 4, 10]
    assert motion.mix(10, 2, 0.25) == 8


def test_speeds_scale_time() -> None:
    """Slow takes longer, fast shorter, off no time at all."""
    scales = [ScreenPreferences(speed=speed).time_scale for speed in ("slow", "normal", "fast", "off")]
    assert scales == sorted(scales, reverse=True)
    assert scales[1] == 1
    assert scales[3] == 0
