"""Two rule sets side by side as text: every rule in which they differ, topic by topic."""

import textwrap
from typing import Final

from msgspec import Struct

from game.rules.fields import abouts
from game.rules.ruleset import GroupKey, RuleSet, Value
from game.words.fields import title, value_text
from game.words.numbers import counted

TOPICS: Final[dict[GroupKey, str]] = {
    "match": "The match",
    "deal": "The deal",
    "pile": "The discard pile",
    "melds": "Melds and opening",
    "books": "Books",
    "threes": "Threes",
    "out": "Going out",
    "values": "Card values",
}
_APART: Final = ("name", "base")


class Difference(Struct, frozen=True):
    """A field and what the two sets hold in it."""

    field: str
    left: Value
    right: Value


def differences(left: RuleSet, right: RuleSet) -> tuple[Difference, ...]:
    """The fields in which two rule sets differ, names apart, in the order of the fields."""
    return tuple(
        Difference(field, getattr(left, field), getattr(right, field))
        for field in abouts()
        if field not in _APART and getattr(left, field) != getattr(right, field)
    )


def side_by_side(left: RuleSet, right: RuleSet, width: int = 78) -> str:
    """Three columns: the rule, the first set, the second; and how many rules they share."""
    found = differences(left, right)
    shared = len(abouts()) - len(_APART) - len(found)
    if not found:
        return f"{left.name} and {right.name} are the same in all {shared} rules."
    first = width // 3 + 2
    column = (width - first) // 2
    parts = [*_row("", left.name, right.name, first, column), "-" * width]
    group = ""
    for one in found:
        about = abouts()[one.field]
        if about.group != group:
            group = about.group
            parts += ["", TOPICS[about.group]]
        told = (value_text(one.field, one.left), value_text(one.field, one.right))
        parts += _row(f"  {title(one.field)}", *told, first, column)
    parts += ["", f"They differ in {counted(len(found), 'rule')} and share {shared}."]
    return "\n".join(line.rstrip() for line in parts)


def _row(label: str, left: str, right: str, first: int, column: int) -> list[str]:
    cells = [
        textwrap.wrap(label, first - 2, subsequent_indent="    ") if label.strip() else [""],
        textwrap.wrap(left, column - 2),
        textwrap.wrap(right, column - 2),
    ]
    widths = (first, column, column)
    return [
        "".join((cell[at] if at < len(cell) else "").ljust(width) for cell, width in zip(cells, widths, strict=True))
        for at in range(max(map(len, cells)))
    ]
