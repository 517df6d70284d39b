import pytest
from msgspec.structs import replace

from game.rules.presets import changes_between, changes_from_base, preset, ruleset_from
from game.rules.stack_passing import Way, passing_by, way_of


def test_changes_are_told_against_the_set_they_are_based_on() -> None:
    own = replace(preset("couples"), name="Lake house", draw_count=3)
    assert [(change.field, change.before, change.after) for change in changes_from_base(own)] == [("draw_count", 2, 3)]
    assert changes_from_base(preset("couples")) == ()


@pytest.mark.parametrize(
    ("before", "after", "changed"),
    [
        ({"tables": ["4:2v2", "2:solo", "3:solo"]}, {"tables": ["4:2v2", "3:solo", "2:solo"]}, False),
        ({"tables": ["4:2v2", "2:solo"]}, {"tables": ["2:solo", "4:2v2"]}, True),  # another is offered first
        ({"tables": ["4:2v2", "2:solo"]}, {"tables": ["4:2v2", "3:solo"]}, True),
        ({"draw_count": 2}, {"draw_count": [2, 2]}, False),
        ({"draw_count": [1, 2, 2, 2]}, {"draw_count": [1, 2]}, False),
        ({"draw_count": [1, 2]}, {"draw_count": [1, 2, 1]}, True),
        ({"draw_count": [1, 1, 2]}, {"draw_count": [1, 2]}, True),
        ({"draw_count": [1, 2]}, {"draw_count": 1}, True),
    ],
)
def test_what_counts_as_a_change(before: dict[str, object], after: dict[str, object], changed: bool) -> None:
    assert bool(changes_between(ruleset_from(before), ruleset_from(after))) == changed


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
