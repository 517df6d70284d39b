"""What can be printed of a rule set, each as one HTML page, and what its screens say."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Final, assert_never

from msgspec.structs import replace

from game.messages.functions import printed_pages as say
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet


class PrintedPage(StrEnum):
    """What can be printed of a rule set."""

    RULES = "rules"
    SCORE_SHEET = "score-sheet"
    HINT_CARDS = "hint-cards"

    @property
    def label(self) -> str:
        """What it is called."""
        return _LABELS[self][0]()

    @property
    def about(self) -> str:
        """What is on it."""
        return _LABELS[self][1]()


_LABELS: Final[Mapping[PrintedPage, tuple[Callable[[], str], Callable[[], str]]]] = {
    PrintedPage.RULES: (say.rules, say.rules_about),
    PrintedPage.SCORE_SHEET: (say.score_sheet, say.score_sheet_about),
    PrintedPage.HINT_CARDS: (say.hint_cards, say.hint_cards_about),
}


def page_to_print(
    rules: RuleSet, page: PrintedPage, *, sides: int = 0, names: Sequence[str] = (), with_changes: bool = False
) -> str:
    """The whole page as HTML text in UTF-8. A score sheet has a column for each side; without a number of them as many
    as the first table of the set.
    """
    rules = replace(rules, name=rule_set_name(rules.name))
    # each is loaded only when it is wanted: they are long, and the program starts without them
    match page:
        case PrintedPage.RULES:
            from game.printed.rule_sheet import sheet

            return sheet(rules, with_changes)
        case PrintedPage.SCORE_SHEET:
            from game.printed.score_sheet import score_sheet
            from game.printed.table_needs import tables_of

            return score_sheet(rules, sides or tables_of(rules)[0].sides, names)
        case PrintedPage.HINT_CARDS:
            from game.printed.hint_cards import hint_cards

            return hint_cards(rules)
        case _:
            assert_never(page)
