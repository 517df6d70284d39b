"""What the ceremonies of a deal show beside their measures."""

import pytest

from game.ui.scenes.choose import giver


@pytest.mark.parametrize(
    ("passes", "givers"),
    [("none", (0, 0)), ("left", (0, 3)), ("right", (0, 1)), ("both_left", (3, 3)), ("both_right", (1, 1))],
)
def test_stacks_come_from_the_neighbour_who_passed_them(passes: str, givers: tuple[int, int]) -> None:
    """Left is the next seat clockwise: what is passed to the left comes from the seat before (S000-13, S003-14)."""
    assert tuple(giver(passes, stack, 0, 4) for stack in (0, 1)) == givers
