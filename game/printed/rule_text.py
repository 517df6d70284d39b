"""Rules as plain text, for a terminal: the page of a rule set, and two sets side by side."""

import textwrap

from game.messages.functions import house_rules as say_house_rules, rule_page as say, rules as say_rules
from game.rules.editing import NAMING
from game.rules.fields import field_infos
from game.rules.presets import changes_between, preset, rule_set_name
from game.rules.readings import readings_of
from game.rules.rule_code import encode
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores.house_rules import value_text
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


def compared(left: RuleSet, right: RuleSet, width: int = 78) -> str:
    """Three columns: the rule, the first set, the second; and how many rules are equal."""
    found = changes_between(left, right)
    shared = len(field_infos()) - len(NAMING) - len(found)
    names = rule_set_name(left.name), rule_set_name(right.name)
    if not found:
        return say_house_rules.same(*names, shared)
    widths = (width // 3 + 2, *[(width - width // 3 - 2) // 2] * 2)
    parts = [*_row("", *names, widths), "-" * width]
    group = ""
    for one in found:
        about = field_infos()[one.field]
        if about.group != group:
            group = about.group
            parts += ["", say_rules.topic_heading(about.group)]
        before, after = (value_text(one.field, value) for value in (one.before, one.after))
        parts += _row(f"  {about.title}", before, after, widths)
    parts += ["", say_house_rules.differ(len(found), shared)]
    return "\n".join(line.rstrip() for line in parts)


def _row(label: str, left: str, right: str, widths: tuple[int, ...]) -> list[str]:
    cells = [
        textwrap.wrap(cell, width - 2, subsequent_indent=indent)
        for cell, width, indent in zip((label, left, right), widths, ("    ", "", ""), strict=True)
    ]
    return [
        "".join((cell[at] if at < len(cell) else "").ljust(width) for cell, width in zip(cells, widths, strict=True))
        for at in range(max(map(len, cells)))
    ]
