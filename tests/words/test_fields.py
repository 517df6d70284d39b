"""House rules by label and value."""

from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from game.rules.ruleset import RuleSet
from game.words.house_rules import value_text


def words_of(field: str) -> tuple[str, ...]:
    """The words that a field may hold, from its annotation."""
    hints = [get_type_hints(RuleSet)[field]]
    found: list[str] = []
    while hints:
        hint = hints.pop()
        if get_origin(hint) is Literal:
            found += [value for value in get_args(hint) if isinstance(value, str)]
        else:
            hints += get_args(hint)
    return tuple(found)


@pytest.mark.parametrize("field", [field for field in RuleSet.__struct_fields__ if field != "base" and words_of(field)])
def test_every_word_that_a_field_may_hold_is_said_in_plain_english(field: str) -> None:
    """No key of the file format reaches a person."""
    said = [value_text(field, word) for word in words_of(field)]
    assert len(set(said)) == len(said)
    for text in said:
        assert "_" not in text
        assert text not in ("auto", "T", "8", "9", "end", "equal", "half", "fewer")


def test_numbers_that_mean_off_say_so() -> None:
    """A zero that switches something off is no number to a person."""
    assert value_text("double_book", 0) == "off"
    assert value_text("wild_cap", 0) == "no limit"
    assert (value_text("out_sevens", 0), value_text("out_sevens", 1)) == ("no", "yes")
    assert value_text("black_three", 0) == "0"
