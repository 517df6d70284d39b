"""Whatever a house rule makes count is named wherever values are listed: rule page, printed pages, score pad."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

import pytest
from msgspec.structs import replace

from game.printed.hint_cards import hint_cards
from game.printed.score_sheet import score_sheet
from game.rules.fields import field_infos
from game.rules.ruleset import RuleSet
from game.score_pad.score_pad_rows import rows_of
from game.sentences.rules_and_scores.rule_page import rule_page
from game.sentences.rules_and_scores.score_pad import row_note, row_title
from tests.ai.brain.test_scores import engine_scores, tables, values, with_rules

PAGES: Final[Mapping[str, Callable[[RuleSet], object]]] = {
    "rule page": rule_page,
    "hint cards": hint_cards,
    "score sheet": score_sheet,
    "score pad": lambda rules: [(row_title(rules, row), row_note(rules, row)) for row in rows_of(rules)],
}
CARD_VALUES: Final = {"joker", "two", "ace", "ten_value", "ten_from", "five_value", "black_three"}
UNNAMED: Final = {
    "score sheet": {"book_size"},  # a book is squared up on the table: people see it
    "score pad": {"book_size", *CARD_VALUES},  # people add up the cards themselves
}


@pytest.mark.parametrize("field", field_infos())
def test_what_counts_is_named_on_every_page(field: str) -> None:
    """Given two values of a field by which a round is scored differently, no page is the same under both."""
    for now in tables():
        tried = [with_rules(now, replace(now.board.rules, **{field: value})) for value in values(field)]
        for one, other in pairwise(tried):
            if engine_scores(one) != engine_scores(other):
                for name, page in PAGES.items():
                    same = page(one.board.rules) == page(other.board.rules)
                    assert not same or field in UNNAMED.get(name, ()), (name, one.board.rules, other.board.rules)
