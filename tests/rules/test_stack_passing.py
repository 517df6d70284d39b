import pytest
from msgspec.structs import replace

from game.rules.presets import preset
from game.rules.stack_passing import Way, passing_by, way_of

CHOSEN = replace(preset("web"), stacks="choose")


@pytest.mark.parametrize(
    ("way", "first", "second"),
    [
        ("left", 0, 1),
        ("right", 0, 3),
        ("both_left", 1, 1),
        ("both_right", 3, 3),
        ("each_way", 1, 3),
        ("foot_left", 3, 1),
        (None, 0, 0),
    ],
)
def test_each_stack_goes_to_the_neighbour_on_that_side(way: Way | None, first: int, second: int) -> None:
    passing = passing_by(way)
    assert (passing.step(0) % 4, passing.step(1) % 4) == (first, second)
    assert bool(passing) == (way is not None)
    assert passing.giver(0, first, 4) == passing.giver(1, second, 4) == 0


def test_the_way_changes_with_each_round() -> None:
    rules = replace(CHOSEN, stacks_pass="by_round")
    assert [way_of(rules, number) for number in (0, 1, 2, 3, 4)] == ["left", "left", "right", "left", "right"]
