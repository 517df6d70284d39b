"""The rules of a rule set as a page that a newcomer can read, and how a set differs from its preset."""

import textwrap
from collections.abc import Container
from typing import Final

from msgspec import Struct

from game.rules.code import encode
from game.rules.explain import Chapter, Statement, changes_from_base, facts_of
from game.rules.presets import preset
from game.rules.readings import Reading, readings_of
from game.rules.ruleset import RuleSet, for_round, most_rounds
from game.words.fields import title, value_text
from game.words.numbers import capital, counted, listed, number
from game.words.readings import WHY, reading_lines, source
from game.words.rules_of_end import END, books_needed
from game.words.rules_of_pile import PILE
from game.words.rules_of_play import PLAY

HEADINGS: Final = {
    Chapter.AIM: "The aim",
    Chapter.CARDS: "The cards",
    Chapter.DEAL: "The deal",
    Chapter.TURN: "Your turn",
    Chapter.MELDS: "Melds",
    Chapter.BOOKS: "Books",
    Chapter.OPENING: "Opening",
    Chapter.PILE: "The discard pile",
    Chapter.THREES: "Threes",
    Chapter.FOOT: "Hand and foot",
    Chapter.OUT: "Going out",
    Chapter.STOCK: "When the stock runs out",
    Chapter.SCORE: "Scoring",
    Chapter.MATCH: "The match",
}
_TEXTS: Final = {**PLAY, **PILE, **END}


class Section(Struct, frozen=True):
    """A heading with its sentences, each fit to stand in a line or bubble of its own."""

    chapter: Chapter
    heading: str
    lines: tuple[str, ...]
    statements: tuple[Statement, ...] = ()
    """What each line says."""
    marked: tuple[bool, ...] = ()
    """For each line: whether something in it differs from the preset."""
    readings: tuple[Reading, ...] = ()
    """Decided ambiguities of the source that concern what is said here."""


def rule_page(rules: RuleSet) -> tuple[Section, ...]:
    """The whole page in the order of play."""
    changed = {change.field for change in changes_from_base(rules)}
    facts = facts_of(rules)
    return tuple(_section(rules, chapter, changed) for chapter in dict.fromkeys(fact.chapter for fact in facts))


def _section(rules: RuleSet, chapter: Chapter, changed: set[str]) -> Section:
    facts = [fact for fact in facts_of(rules) if fact.chapter == chapter]
    fields = {field for fact in facts for field in fact.fields}
    return Section(
        chapter,
        HEADINGS[chapter],
        tuple(_TEXTS[fact.statement](rules) for fact in facts),
        tuple(fact.statement for fact in facts),
        tuple(not changed.isdisjoint(fact.fields) for fact in facts),
        tuple(reading for reading in readings_of(rules) if not fields.isdisjoint(reading.fields)),
    )


def section(rules: RuleSet, chapter: Chapter) -> Section:
    """One part of the page, for "Show the rule"."""
    return next(part for part in rule_page(rules) if part.chapter == chapter)


def sentences_of(rules: RuleSet, statements: Container[Statement]) -> tuple[str, ...]:
    """What the page says on some points, in the order of play; nothing of a statement that does not hold."""
    return tuple(_TEXTS[fact.statement](rules) for fact in facts_of(rules) if fact.statement in statements)


def tag_line(rules: RuleSet) -> str:
    """What is most particular about a rule set in one sentence, read off its own fields.

    >>> tag_line(RuleSet())
    'Take seven from the pile with a pair, and go out with one clean and one dirty book.'
    """
    parts = [*_way_of_dealing(rules), _way_of_taking(rules)]
    if rules.book_size != _USUAL_BOOK:
        parts.append(f"make books of {number(rules.book_size)}")
    return f"{capital(', '.join(parts))}, and {_way_out(rules)}."


_USUAL_BOOK: Final = 7


def _way_of_dealing(rules: RuleSet) -> list[str]:
    ways = []
    if rules.deal == "cut":
        sizes = {
            for_round(rules.hand_cards, at) + for_round(rules.foot_cards, at) for at in range(1, most_rounds(rules) + 1)
        }
        ways.append(f"cut for {number(*sizes)}" if len(sizes) == 1 else "cut for hand and foot")
    if rules.stacks == "choose":
        ways.append("choose your hand from two stacks")
    return ways


def _way_of_taking(rules: RuleSet) -> str:
    if rules.take_count == "never":
        return "leave the pile alone"
    cards = "the whole pile" if rules.take_count == "all" else f"{number(rules.take_count)} from the pile"
    way = {
        "pair": "with a pair",
        "any_play": "if you can play its top card",
        "pair_or_wild": "with a pair, or with one card and a wild",
        "pair_or_meld": "with a pair or for a meld on the table",
    }[rules.take_with]
    return f"take {cards} {way}"


def _way_out(rules: RuleSet) -> str:
    needs = listed(books_needed(rules))
    if any(isinstance(count, tuple) and len(set(count)) > 1 for count in (rules.out_clean, rules.out_dirty)):
        needs = "the books that each round asks for"
    agrees = " if your partner agrees" if rules.permission else ""
    return f"go out with {needs}{agrees}" if needs else f"go out without any books{agrees}"


def rule_text(rules: RuleSet, width: int = 78, with_readings: bool = False) -> str:
    """The page as plain text for a terminal: what differs from the preset marked by a star and listed at the end.

    After it come the source of the preset and the code to read out, or each reading of an unclear place as well.
    """
    parts = [rules.name, "=" * len(rules.name), textwrap.fill(tag_line(rules), width)]
    for part in rule_page(rules):
        parts += ["", part.heading]
        parts += [
            _bullet(line, width, "*" if marked else "-") for line, marked in zip(part.lines, part.marked, strict=True)
        ]
    changes = changed_lines(rules)
    if changes:
        parts += ["", f"Changed from {preset(rules.base).name} (above marked by a star)"]
        parts += [_bullet(line, width, "*") for line in changes]
    if with_readings:
        parts += ["", WHY]
        parts += [
            textwrap.fill(
                " ".join(reading_lines(reading.number)),
                width,
                initial_indent=f"{reading.number:3} ",
                subsequent_indent="    ",
            )
            for reading in readings_of(rules)
        ]
    parts += ["", *(textwrap.fill(line, width) for line in (*origin(rules), f"To read out: {encode(rules)}"))]
    return "\n".join(parts)


def origin(rules: RuleSet) -> tuple[str, ...]:
    """Whose rules these are, as a sentence; nothing for a set that has rules of its own."""
    return () if changes_from_base(rules) else (source(rules.base),)


def _bullet(line: str, width: int, sign: str) -> str:
    return textwrap.fill(line, width, initial_indent=f"  {sign} ", subsequent_indent="    ")


def changed_lines(rules: RuleSet) -> tuple[str, ...]:
    """What differs from the preset, a line for each field: "Cards drawn: 3 instead of 2"."""
    return tuple(
        f"{title(change.field)}: {value_text(change.field, change.after)} "
        f"instead of {value_text(change.field, change.before)}"
        for change in changes_from_base(rules)
    )


def changed_in_short(rules: RuleSet) -> str:
    """How much of its own a rule set has: "Family Table, three changes"; just the name when nothing."""
    count = len(changes_from_base(rules))
    base = preset(rules.base).name
    return f"{base}, {counted(count, 'change')}" if count else base
