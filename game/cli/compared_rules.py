"""Two rule sets side by side, for a terminal."""

import textwrap

from game.messages.functions import house_rules as say, rules as say_rules
from game.rules.editing import NAMING
from game.rules.fields import field_infos
from game.rules.presets import changes_between, rule_set_name
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores.house_rules import value_text


def compared(left: RuleSet, right: RuleSet, width: int = 78) -> str:
    """Three columns: the rule, the first set, the second; and how many rules are equal."""
    found = changes_between(left, right)
    shared = len(field_infos()) - len(NAMING) - len(found)
    names = rule_set_name(left.name), rule_set_name(right.name)
    if not found:
        return say.same(*names, shared)
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
    parts += ["", say.differ(len(found), shared)]
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
