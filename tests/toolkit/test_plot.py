"""Charts: figures beside levels that never touch, scales that hold all values, pictures made once."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from game.toolkit.drawing.text import Drawn
from game.toolkit.plot import Plot, Sketch, points_scale
from tests.toolkit.driving import empty_kit

WINDOW = (1280, 720)


@pytest.mark.parametrize("height", [20, 60, 140, 400])
def test_figures_beside_levels_never_touch(height: int) -> None:
    """Given a plot of any height with many levels, each figure that is there is clear of the one below; that of the
    lowest level is always there, and every level has its line.
    """
    kit, drawn, surface = empty_kit(WINDOW), list[Drawn](), Surface(WINDOW)
    kit.text.watch = drawn.append
    plot = Plot(kit, Rect(200, 100, 400, height), 0, 900)
    plot.draw_levels(surface, range(0, 901, 100), str)
    assert drawn[0].text == "0"
    assert all(lower.rect[1] - upper.rect[1] >= kit.text.line(19, "number") for lower, upper in pairwise(drawn))
    black = surface.map_rgb((0, 0, 0))
    assert all(surface.map_rgb(surface.get_at((300, plot.y_of(value)))) != black for value in range(0, 901, 100))


@pytest.mark.parametrize(("lower", "upper"), [(0, 0), (-120, 0), (40, 3900), (-12_345, 7)])
def test_every_value_lies_within_its_scale(lower: int, upper: int) -> None:
    """Given any values, also none but 0, the scale holds them and has some height."""
    scale = points_scale(lower, upper, 300, 20)
    assert scale[0] <= lower <= upper <= scale[-1]
    assert scale[0] < scale[-1]


def test_the_same_shapes_are_one_picture() -> None:
    """Given a chart that is drawn again, its lines come from one picture, and a line of one spot is none."""
    kit, surface = empty_kit(WINDOW), Surface(WINDOW)
    for _ in range(2):
        sketch = Sketch(kit, Rect(100, 100, 200, 100))
        sketch.line([(100, 150), (300, 120)], "#FF0000", 4)
        sketch.line([(100, 150)], "#FF0000", 4)
        sketch.draw(surface)
    assert sketch.body.count("<path") == 1
    assert sum(key[0] == "drawing" for key in kit.paint.kept if isinstance(key, tuple)) == 1
    assert surface.get_at((200, 135))[:3] == (255, 0, 0)
