"""What the editor says about single rules."""

import pytest

from game.rules.fields import abouts
from game.rules.presets import PRESET_IDS, preset
from game.rules.preview import books
from game.rules.ruleset import PresetId, RuleSet
from game.words.house_rules import book_words
from game.words.rule_page import rule_page, said_of


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_what_is_said_of_a_rule_stands_on_the_page(preset_id: PresetId) -> None:
    """Given a preset, every sentence told beside a rule is one of its page, and no rule is told the whole page."""
    rules = preset(preset_id)
    page = {line for section in rule_page(rules) for line in section.lines}
    for field in abouts():
        told = said_of(rules, field)
        assert set(told) <= page
        assert len(told) <= 3, field


def test_the_most_particular_sentence_comes_first() -> None:
    """Threes on the pile are told after the sentence that is about threes alone."""
    assert said_of(RuleSet(), "meld_threes")[0].startswith("Threes are never melded")


def test_books_are_told_apart() -> None:
    """Every kind of book of a set with all of them has words of its own."""
    rules = RuleSet(wild_melds="allowed", sevens_book=900, threes_book=300, meld_threes="all", double_book=14)
    told = [book_words(book, rules) for book in books(rules)]
    assert len(told) == len(set(told)) == 6
