"""The rules of a rule set as a page that a newcomer can read, and how a set differs from its preset."""

import textwrap
from collections.abc import Container
from typing import Final

from msgspec import Struct

from game.rules.code import encode
from game.rules.explain import Chapter, Statement, changes_from_base, facts_of
from game.rules.presets import preset
from game.rules.readings import Reading, readings_of
from game.rules.ruleset import RuleSet
from game.words.fields import title, value_text
from game.words.numbers import counted
from game.words.readings import WHY, reading_lines, source
from game.words.rules_of_end import END
from game.words.rules_of_pile import PILE
from game.words.rules_of_play import PLAY

HEADINGS: Final = {
    Chapter.AIM: "The aim",
    Chapter.CARDS: "The cards",
    Chapter.DEAL: "The deal",
    Chapter.TURN: "A turn",
    Chapter.MELDS: "Melds",
    Chapter.BOOKS: "Books",
    Chapter.OPENING: "Opening",
    Chapter.PILE: "The discard pile",
    Chapter.THREES: "Threes",
    Chapter.FOOT: "Hand and foot",
    Chapter.OUT: "Going out",
    Chapter.STOCK: "When the stock runs out",
    Chapter.SCORE: "The score of a round",
    Chapter.MATCH: "The match",
}
_TEXTS: Final = {**PLAY, **PILE, **END}


class Section(Struct, frozen=True):
    """A heading with its sentences, each fit to stand in a line or bubble of its own."""

    chapter: Chapter
    heading: str
    lines: tuple[str, ...]
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
        tuple(not changed.isdisjoint(fact.fields) for fact in facts),
        tuple(reading for reading in readings_of(rules) if not fields.isdisjoint(reading.fields)),
    )


def section(rules: RuleSet, chapter: Chapter) -> Section:
    """One part of the page, for "Show the rule"."""
    return next(part for part in rule_page(rules) if part.chapter == chapter)


def sentences_of(rules: RuleSet, statements: Container[Statement]) -> tuple[str, ...]:
    """What the page says on some points, in the order of play; nothing of a statement that does not hold."""
    return tuple(_TEXTS[fact.statement](rules) for fact in facts_of(rules) if fact.statement in statements)


def rule_text(rules: RuleSet, width: int = 78, with_readings: bool = False) -> str:
    """The page as plain text for a terminal: what differs from the preset marked by a star and listed at the end.

    After it come the source of the preset and the code to read out, or each reading of an unclear place as well.
    """
    parts = [rules.name, "=" * len(rules.name)]
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
    parts += ["", f"Based on {preset(rules.base).name}. {source(rules.base)}", f"To read out: {encode(rules)}"]
    return "\n".join([*parts[:-2], *(textwrap.fill(line, width) for line in parts[-2:])])


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
