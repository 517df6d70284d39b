"""How to set up a table with real cards, as one printable HTML page: decks, seats, the deal, and everything up to the
first turn.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from msgspec import Struct

from game.messages.amounts import capital, points
from game.messages.functions import printed_setup as say, rule_page as say_page
from game.printed.html_page import html_page
from game.printed.rule_sheet import others_counted
from game.rules.presets import rule_set_name
from game.rules.ruleset import (
    RuleSet,
    dealt_to_each,
    decks_in_play,
    for_round,
    has_partners,
    has_tail,
    most_rounds,
    pack_size,
)
from game.rules.upper_bounds import stock_after_deal
from game.sentences.rules_and_scores.rule_page import PAGE, Chapter, Sentence, in_words

_STYLE: Final = """
@page { margin: 14mm 16mm; }
* { box-sizing: border-box; }
body { font-family: "Helvetica Neue", "Liberation Sans", Arial, sans-serif; color: #1c1c24; max-width: 178mm;
  margin: 0 auto; font-size: 12.5pt; line-height: 1.35; }
h1 { font: 700 24pt/1.1 "Times New Roman", "Liberation Serif", Times, serif; margin: 0 0 1mm; overflow-wrap: anywhere; }
h1 + p { margin: 0 0 5mm; font-style: italic; }
table { border-collapse: collapse; width: 100%; margin: 0 0 5mm; }
th, td { border: .2mm solid #777; padding: 1.4mm 2.5mm; text-align: center; }
th { background: #ece6da; font-weight: 700; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
th:first-child, td:first-child { text-align: left; }
ol { margin: 0; padding-left: 1.4em; }
li { margin: 0 0 2.2mm; break-inside: avoid; }
@media screen { body { padding: 8mm; } }
"""


class TableNeeds(Struct, frozen=True):
    """What a table takes in the first round. Numbers of decks and cards."""

    shape: str
    players: int
    decks: int
    cards: int
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

    >>> [(needs.shape, needs.decks, needs.cards, needs.stock) for needs in tables_of(RuleSet())][:1]
    [('4:2v2', 4, 216, 128)]
    """
    return tuple(_needs(rules, shape) for shape in rules.tables)


def _needs(rules: RuleSet, shape: str) -> TableNeeds:
    players = int(shape.partition(":")[0])
    return TableNeeds(
        shape,
        players,
        decks=decks_in_play(rules, players),
        cards=pack_size(rules, players),
        stacks=dealt_to_each(rules, 1),
        stock=stock_after_deal(rules, players, 1),
    )


def setup_page(rules: RuleSet) -> str:
    """The whole page as HTML text in UTF-8."""
    name = escape(rule_set_name(rules.name))
    columns = (say.players(), say.decks(), say.cards(), say.each_holds(), say.stock())
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(
        f"<tr><td>{escape(_who(needs))}</td><td>{needs.decks}</td><td>{points(needs.cards)}</td>"
        f"<td>{escape(say.stack_size(needs.stacks))}</td><td>{needs.stock}</td></tr>"
        for needs in tables_of(rules)
    )
    steps = "".join(f"<li>{escape(step)}</li>" for step in setup_steps(rules))
    parts = (
        f"<h1>{name}</h1><p>{escape(say.heading())}</p>",
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>",
        f"<ol>{steps}</ol>",
    )
    return html_page(escape(say.title(rule_set_name(rules.name))), _STYLE, parts)


def _who(needs: TableNeeds) -> str:
    """The table in words.

    >>> [_who(needs) for needs in tables_of(RuleSet())]
    ['4: two teams of two', '2: everyone solo', '6: three teams of two']
    """
    if needs.sides == needs.players:
        return say.solo(needs.players)
    return say.teams(needs.players, needs.sides, needs.players // needs.sides)


def setup_steps(rules: RuleSet) -> Iterator[str]:
    """What is done before the first turn, in order, as the page of rules says it."""
    yield from _sentences(rules, say_page.decks, say_page.decks_by_players)
    if has_partners(rules):
        yield say.seats()
    yield from deal_steps(rules)
    sizes = rules.hand_cards, rules.foot_cards, rules.tail_cards
    if any(len({for_round(size, at) for at in range(1, most_rounds(rules) + 1)}) > 1 for size in sizes):
        yield say.not_the_same(has_tail(rules))
    yield from (capital(one.told) for one in others_counted(rules, ("deal",)))
    yield say.beside()


def deal_steps(rules: RuleSet) -> Iterator[str]:
    """How the cards are dealt."""
    return _sentences(rules, *PAGE[Chapter.DEAL])


def _sentences(rules: RuleSet, *sentences: Sentence) -> Iterator[str]:
    return filter(None, (in_words(sentence, rules) for sentence in sentences))
