"""What a table with real cards takes: decks, cards and the steps of the deal."""

from collections.abc import Iterator

from msgspec import Struct

from game.rules.ruleset import RuleSet, dealt_to_each, decks_in_play
from game.rules.upper_bounds import stock_after_deal
from game.sentences.rules_and_scores.rule_page import PAGE, Chapter, in_words


class TableNeeds(Struct, frozen=True):
    """What a table takes in the first round. Numbers of decks and cards."""

    shape: str
    players: int
    decks: int
    stacks: int
    """Cards of all the stacks of one player."""
    stock: int
    """Cards that are left to draw from, without a first upcard."""

    @property
    def sides(self) -> int:
        """How many teams there are, or players where everyone plays alone."""
        teams = self.shape.partition(":")[2]
        return self.players if teams == "solo" else len(teams.split("v"))


def tables_of(rules: RuleSet) -> tuple[TableNeeds, ...]:
    """A row for each table that the rule set is for.

    >>> [(needs.shape, needs.decks, needs.stock) for needs in tables_of(RuleSet())][:1]
    [('4:2v2', 4, 128)]
    """
    return tuple(_needs(rules, shape) for shape in rules.tables)


def _needs(rules: RuleSet, shape: str) -> TableNeeds:
    players = int(shape.partition(":")[0])
    return TableNeeds(
        shape,
        players,
        decks=decks_in_play(rules, players),
        stacks=dealt_to_each(rules, 1),
        stock=stock_after_deal(rules, players, 1),
    )


def deal_steps(rules: RuleSet) -> Iterator[str]:
    """How the cards are dealt, as the page of rules says it."""
    return filter(None, (in_words(sentence, rules) for sentence in PAGE[Chapter.DEAL]))
