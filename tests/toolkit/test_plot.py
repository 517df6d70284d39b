from itertools import pairwise

import pytest
from pygame import Rect, Surface

from game.toolkit.drawing.text import Drawn
from game.toolkit.plot import Plot, Sketch, points_scale, round_step
from tests.toolkit.driving import empty_kit

WINDOW = (1280, 720)


@pytest.mark.parametrize("height", [30, 60, 140, 400])
def test_figures_beside_levels_never_touch(height: int) -> None:
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
    scale = points_scale(lower, upper, 300, 20)
    assert scale[0] <= lower <= upper <= scale[-1]
    assert scale[0] < scale[-1]


def test_the_same_shapes_are_one_picture() -> None:
    kit, surface = empty_kit(WINDOW), Surface(WINDOW)
    for _ in range(2):
        sketch = Sketch(kit, Rect(100, 100, 200, 100))
        sketch.line([(100, 150), (300, 120)], "#FF0000", 4)
        sketch.line([(100, 150)], "#FF0000", 4)
        sketch.draw(surface)
    assert sketch.body.count("<path") == 1
    assert sum(key[0] == "drawing" for key in kit.paint.kept if isinstance(key, tuple)) == 1
    assert surface.get_at((200, 135))[:3] == (255, 0, 0)


@pytest.mark.parametrize(("value", "y"), [(0, 300), (50, 200), (100, 100), (-50, 400), (25, 250)])
def test_a_value_lies_as_high_as_its_share_of_the_scale(value: int, y: int) -> None:
    kit = empty_kit(WINDOW)
    assert Plot(kit, Rect(50, 100, 400, 200), 0, 100).y_of(value) == y
    assert Plot(kit, Rect(50, 100, 400, 200), -100, 100).y_of(value) == 200 - value


def test_levels_go_from_edge_to_edge_and_the_line_of_nothing_is_its_own() -> None:
    """Given 0 and 100: thin lines as long as the place and what lies beyond, figures at its left; 0 in its own ink and
    thickness.
    """
    kit, surface, drawn = empty_kit((1920, 1080)), Surface((800, 500)), list[Drawn]()
    kit.text.watch = drawn.append
    plot = Plot(kit, Rect(200, 100, 300, 200), 0, 100)
    plot.draw_levels(surface, (0, 100), "{} points".format, beyond=40, nothing=("#FF0000", 3))
    for y, thick in ((300, 3), (100, 1)):
        lit = [x for x in range(800) if sum(surface.get_at((x, y))[:3]) and x > 190]
        assert (lit[0], lit[-1]) == (200, 539)
        assert sum(surface.get_at((400, y + n))[:3] > (0, 0, 0) for n in range(5)) == thick
    assert surface.get_at((400, 300))[:3] == (255, 0, 0) != surface.get_at((400, 100))[:3]
    assert [one.text for one in drawn] == ["0", "100 points"]
    for one, y in zip(drawn, (300, 100), strict=True):
        assert one.rect[0] + one.rect[2] == 200 - 12
        assert abs(one.rect[1] + one.rect[3] // 2 - y) <= 1


def test_shapes_lie_where_they_are_put() -> None:
    kit, surface = empty_kit((1920, 1080)), Surface((800, 500))
    sketch = Sketch(kit, Rect(100, 100, 200, 100), pad=30)
    assert sketch.frame == Rect(70, 70, 260, 160)
    sketch.field([(120, 150), (220, 150)], 190, "#00FF00")
    sketch.line([(120, 120), (220, 120)], "#FF0000", 4)
    sketch.dot((280, 130), 8, 'fill="#0000FF"')
    sketch.draw(surface)
    assert [surface.get_at(at)[:3] for at in ((170, 120), (170, 126), (280, 130), (280, 136), (280, 140))] == [
        *((255, 0, 0), (0, 0, 0), (0, 0, 255), (0, 0, 255), (0, 0, 0)),
    ]
    inside = [
        surface.get_at(at)[1] > 50 for at in ((121, 151), (219, 189), (170, 170), (170, 195), (170, 145), (225, 170))
    ]
    assert inside == [True, True, True, False, False, False]


@pytest.mark.parametrize(
    ("reach", "most", "step"),
    [
        (1, 1, 1),
        (2, 1, 2),
        (3, 1, 5),
        (6, 1, 10),
        (11, 1, 20),
        (40, 4, 10),
        (41, 4, 20),
        (100, 5, 20),
        (101, 5, 50),
        (0, 3, 1),
    ],
)
def test_steps_are_one_two_and_five(reach: int, most: int, step: int) -> None:
    assert round_step(reach, most) == step
