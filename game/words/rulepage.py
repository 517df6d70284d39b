"""The rules of a rule set as a page that a newcomer can read, and how a set differs from its preset."""

import textwrap
from typing import Final

from msgspec import Struct

from game.rules.explain import Chapter, changes_from_base, facts_of
from game.rules.presets import preset
from game.rules.ruleset import RuleSet
from game.words.fields import title, value_text
from game.words.numbers import counted
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


def rule_page(rules: RuleSet) -> tuple[Section, ...]:
    """The whole page in the order of play."""
    lines: dict[Chapter, list[str]] = {}
    for fact in facts_of(rules):
        lines.setdefault(fact.chapter, []).append(_TEXTS[fact.statement](rules))
    return tuple(Section(chapter, HEADINGS[chapter], tuple(told)) for chapter, told in lines.items())


def section(rules: RuleSet, chapter: Chapter) -> Section:
    """One part of the page, for "Show the rule"."""
    return next(part for part in rule_page(rules) if part.chapter == chapter)


def rule_text(rules: RuleSet, width: int = 78) -> str:
    """The page as plain text for a terminal, with what the set changes at the end."""
    parts = [rules.name, "=" * len(rules.name)]
    for part in rule_page(rules):
        parts += ["", part.heading]
        parts += [_bullet(line, width) for line in part.lines]
    changes = changed_lines(rules)
    if changes:
        parts += ["", f"Changed from {preset(rules.base).name}"]
        parts += [_bullet(line, width) for line in changes]
    return "\n".join(parts)


def _bullet(line: str, width: int) -> str:
    return textwrap.fill(line, width, initial_indent="  - ", subsequent_indent="    ")


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
