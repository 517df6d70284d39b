from game.toolkit import speed as motion
from game.toolkit.screen_preferences import ScreenPreferences


def test_what_moves_is_at_its_share_of_the_way() -> None:
    assert [motion.mix(2, 10, t) for t in (0, 0.25, 1)] == [2, 4, 10]
    assert motion.mix(10, 2, 0.25) == 8


def test_speeds_scale_time() -> None:
    """Slow takes longer, fast shorter, off no time at all."""
    scales = [ScreenPreferences(speed=speed).time_scale for speed in ("slow", "normal", "fast", "off")]
    assert scales == sorted(scales, reverse=True)
    assert scales[1] == 1
    assert scales[3] == 0
