"""Two rule sets side by side: exactly what differs, in words."""

from msgspec.structs import replace

from game.rules.fields import GROUPS
from game.rules.presets import PRESET_IDS, preset
from game.words.house_rules import TOPIC_HEADINGS, compared, differences

WEB = preset("web")


def test_only_what_differs_is_listed() -> None:
    """Given Web Classic with two changes and a name, the two fields are found with both values."""
    own = replace(WEB, name="Lake house", draw_count=3, freeze="one_lap")
    assert [(one.field, one.left, one.right) for one in differences(WEB, own)] == [
        ("draw_count", 2, 3),
        ("freeze", "no", "one_lap"),
    ]


def test_the_columns_fit_the_terminal_and_say_values_in_words() -> None:
    """Given any two presets, no line is wider than 78 columns and no key of the file format stands there."""
    for left in PRESET_IDS:
        for right in PRESET_IDS:
            text = compared(preset(left), preset(right))
            assert all(len(line) <= 78 for line in text.splitlines())
            assert "_" not in text
    text = compared(WEB, preset("couples"))
    assert "  Cards taken               7                        5\n" in text
    assert text.splitlines()[-1].startswith("They differ in ")


def test_equal_sets_say_so() -> None:
    """Given a set and itself under another name, one sentence tells that they are the same."""
    assert "are the same in all" in compared(WEB, replace(WEB, name="Lake house"))


def test_every_topic_has_a_heading() -> None:
    """The headings are those of the editor's topics, all of them."""
    assert list(TOPIC_HEADINGS) == list(GROUPS)
