import re
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import replace

from game.messages.functions import rules as say
from game.printed.rule_text import compared
from game.rules.clashes import Clash, ClashKind, Fix, ShortStock, clashes_of
from game.rules.fields import GROUPS
from game.rules.presets import PRESET_IDS, changes_between, preset
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores.house_rules import (
    clash_sentence,
    clash_with_keys,
    fixing,
    rule_title,
    short_stock_sentence,
    value_text,
)


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
def test_every_word_that_a_field_may_hold_is_said_in_plain_words(field: str, language: str) -> None:
    said = [value_text(field, word) for word in words_of(field)]
    assert len(set(said)) == len(said)
    for text in said:
        assert "_" not in text
        assert text not in ("auto", "T", "8", "9", "end", "equal", "half", "fewer")


def test_numbers_that_mean_off_say_so() -> None:
    assert value_text("double_book", 0) == "off"
    assert value_text("wild_cap", 0) == "no limit"
    assert (value_text("out_sevens", 0), value_text("out_sevens", 1)) == ("no", "yes")
    assert value_text("black_three", 0) == "0"


WEB = preset("web")


def told(**changes: Any) -> str:
    """The sentence of the one clash that these changes to Web Classic bring."""
    (clash,) = clashes_of(replace(WEB, **changes))
    return clash_sentence(clash)


@pytest.mark.parametrize("kind", ClashKind)
def test_every_kind_of_clash_has_a_sentence_without_gaps(kind: ClashKind, language: str) -> None:
    full = Clash(kind=kind, fields=("decks", "stacks"), have=5, need=7, round=2, players=4, value="4:2v2")
    for clash in (full, replace(full, fields=("decks",), value="6:2v2"), replace(full, fix=Fix("decks", 4))):
        text = clash_sentence(clash)
        assert re.match(r"[A-Z“«]", text), text
        assert text.endswith("."), text
        assert not re.search(r"None|_|  ", text), text


def test_a_clash_of_two_fields_names_both_and_the_fix() -> None:
    text = told(first_take_free=True)
    assert rule_title("first_take_free") in text
    assert rule_title("first_upcard") in text
    assert text.endswith("Set “First upcard” to a natural.")


def test_card_values_that_clash_are_one_thing() -> None:
    text = told(opening=(300,), joker=0, two=0, ace=0, ten_value=0, five_value=0)
    assert text.startswith("“Opening minimums” and the card values conflict: with two players, nobody could reach 300")


def test_the_numbers_that_clash_are_told() -> None:
    text = told(hand_cards=17, foot_cards=17, draw_count=5)
    assert "two players" in text
    assert "40" in text
    assert "50" in text


def test_a_file_is_told_the_keys_as_well() -> None:
    (clash,) = clashes_of(replace(WEB, rounds=0))
    assert clash_with_keys(clash).startswith("rounds, target_score: ")


def test_a_fix_says_values_as_people_do() -> None:
    assert fixing(Fix("second_meld", "after_closing")) == "Set “Second meld of a rank” to once the first is a book."
    assert fixing(Fix("opening", (50, 90))) == "Set “Opening minimums” to 50, 90 (by round)."


def test_only_what_differs_is_listed() -> None:
    own = replace(WEB, name="Lake house", draw_count=3, freeze="one_lap")
    assert [(one.field, one.before, one.after) for one in changes_between(WEB, own)] == [
        ("draw_count", 2, 3),
        ("freeze", "no", "one_lap"),
    ]


def test_the_columns_fit_the_terminal_and_say_values_in_words() -> None:
    for left in PRESET_IDS:
        for right in PRESET_IDS:
            text = compared(preset(left), preset(right))
            assert all(len(line) <= 78 for line in text.splitlines())
            assert "_" not in text
    text = compared(WEB, preset("couples"))
    assert "  Cards from the discard    7                        5\n    pile\n" in text
    differ = len(changes_between(WEB, preset("couples")))
    shared = len(RuleSet.__struct_fields__) - len(("name", "base")) - differ
    assert text.splitlines()[-1] == f"They differ in {differ} rules and share {shared}."


def test_equal_sets_say_so() -> None:
    assert "rules in common" in compared(WEB, replace(WEB, name="Lake house"))


def test_topics_and_their_headings_tell_groups_apart() -> None:
    for name in (say.topic, say.topic_heading):
        assert len({name(group) for group in GROUPS}) == len(GROUPS)


def test_a_single_deck_that_leaves_few_cards_is_one() -> None:
    """The bug: "one decks leave only 20 cards to draw"."""
    said = short_stock_sentence(ShortStock(2, 1, 20, 2))
    assert said == "With two players, one deck leaves only 20 cards to draw: take two decks."
