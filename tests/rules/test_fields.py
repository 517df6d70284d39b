"""Labels, help and groups of the rule fields."""

from game.rules.fields import abouts
from game.rules.ruleset import RuleSet


def test_every_field_has_a_label_a_help_sentence_and_a_group() -> None:
    """The editor and the messages can name every field."""
    for field in RuleSet.__struct_fields__:
        about = abouts()[field]
        assert about.title
        assert about.help.endswith(".")
        assert about.group
