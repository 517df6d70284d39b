"""The page of rules as plain text, for a terminal."""

import textwrap

from game.messages.functions import rule_page as say
from game.rules.presets import preset, rule_set_name
from game.rules.readings import readings_of
from game.rules.rule_code import encode
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores.rule_page import changed_lines, origin, reading_lines, rule_page, tag_line


def rule_text(rules: RuleSet, width: int = 78, with_readings: bool = False) -> str:
    """The page as plain text for a terminal: what differs from the preset marked by a star and listed at the end.

    After it come the source of the preset and the code to read out, or each reading of an unclear place as well.
    """
    name = rule_set_name(rules.name)
    parts = [name, "=" * len(name), textwrap.fill(tag_line(rules), width)]
    for part in rule_page(rules):
        parts += ["", part.chapter.heading]
        parts += [_bullet(line.words, width, "*" if line.marked else "-") for line in part.lines]
    changes = changed_lines(rules)
    if changes:
        parts += ["", say.changed_from_starred(rule_set_name(preset(rules.base).name))]
        parts += [_bullet(line, width, "*") for line in changes]
    if with_readings:
        parts += ["", say.why()]
        parts += [
            _bullet(" ".join(reading_lines(reading.number)), width, str(reading.number))
            for reading in readings_of(rules)
        ]
    parts += ["", *(textwrap.fill(line, width) for line in (*origin(rules), say.code(encode(rules))))]
    return "\n".join(parts)


def _bullet(line: str, width: int, sign: str) -> str:
    return textwrap.fill(line, width, initial_indent=f"{sign:>3} ", subsequent_indent="    ")
