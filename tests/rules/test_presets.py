"""How a rule set differs from the preset it is based on."""

from msgspec.structs import replace

from game.rules.presets import changes_from_base, preset


def test_changes_are_told_against_the_set_they_are_based_on() -> None:
    """A set based on Couples differs from Couples, not from Web Classic; its name is no change."""
    own = replace(preset("couples"), name="Lake house", draw_count=3)
    assert [(change.field, change.before, change.after) for change in changes_from_base(own)] == [("draw_count", 2, 3)]
    assert changes_from_base(preset("couples")) == ()
