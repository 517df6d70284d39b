"""What a person chose for the screen, and what follows from it."""

import pytest

from game.toolkit.screen_preferences import ScreenPreferences


@pytest.mark.parametrize(
    ("chosen", "steps", "size", "wanted"),
    [
        (100, 1, (1280, 720), 110),
        (100, -1, (1280, 720), 90),
        (80, -1, (1280, 720), 80),
        (150, 1, (1280, 720), 150),
        (150, -1, (1024, 600), 110),
        (120, 1, (1024, 600), 120),
    ],
)
def test_a_step_of_the_interface(chosen: int, steps: int, size: tuple[int, int], wanted: int) -> None:
    assert ScreenPreferences(interface=chosen).scaled(steps, size).interface == wanted


def test_a_small_window_keeps_the_choice_for_a_larger_one() -> None:
    chosen = ScreenPreferences(interface=150)
    assert chosen.theme((1024, 600)).interface == 1.2
    assert chosen.theme((1920, 1080)).interface == 1.5
