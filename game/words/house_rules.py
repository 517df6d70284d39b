"""What is said of house rules where they are changed: values, contradictions, the five questions, codes and files, two
sets side by side.
"""

import textwrap
from typing import Final, assert_never

from msgspec import Struct

from game.rules.clashes import Clash, ClashKind, Fix
from game.rules.fields import Switch, field_infos
from game.rules.five_questions import Closest
from game.rules.presets import rule_set_name
from game.rules.preview import BookPreview
from game.rules.rule_code import SIGNS, BadCode
from game.rules.ruleset import RuleSet, Value
from game.text.amounts import points
from game.text.language import named, sections
from game.text.messages import house_rules as say
from game.text.messages import rules as say_rules
from saves.file_faults import RulesFlaw, RulesTrouble, Unreadable, WrongValue


# ---- values
def rule_title(field: str) -> str:
    """The label of a house rule.

    >>> rule_title("draw_count")
    'Cards drawn'
    """
    return field_infos()[field].title


def value_text(field: str, value: Value) -> str:
    """A value as people say it.

    >>> value_text("wild_limit", "half"), value_text("opening", (50, 90)), value_text("permission", True)
    ('half as many as naturals', '50, 90', 'yes')
    >>> value_text("double_book", 0), value_text("clean_book", 1500)
    ('off', '1,500')
    """
    match value:
        case bool():
            return say.yes_or_no(value)
        case int() if isinstance(field_infos()[field].control, Switch):
            return say.yes_or_no(bool(value))
        case int() if value < 0 and field == "red_three_not_out":
            return named("rules", f"{field}_value_same")
        case int():
            return (_own_words(field, 0) if not value else "") or points(value)
        case str():
            return _own_words(field, value) or value
        case tuple():
            return ", ".join(_entry_text(entry) for entry in value) or say.none()
        case _:
            assert_never(value)


def _own_words(field: str, value: str | int) -> str:
    """What a value of a field is called; "" where it has no words of its own."""
    words = getattr(sections["rules"], f"{field}_value_{value}", None)
    return words() if words else ""


def _entry_text(entry: int | str | tuple[int, int]) -> str:
    match entry:
        case int():
            return points(entry)
        case str():
            return _own_words("tables", entry.replace(":", "_")) or entry
        case (total, minimum):
            return say.score_step(minimum, total)
        case _:
            assert_never(entry)


# ---- contradictions
def clash_sentence(clash: Clash) -> str:
    """The clash for those who edit the rules on screen: the labels first, the mend at the end."""
    rules = [say.rule(rule_title(field)) for field in clash.fields]
    if "five_value" in clash.fields:
        rules = [rules[0], say.card_values()]
    told = say.clash(rules, _what_clashes(clash))
    return f"{told} {fixing(clash.fix)}" if clash.fix else told


def clash_with_keys(clash: Clash) -> str:
    """The clash for files and the command line: the same sentence with the fields' keys in front."""
    return f"{', '.join(clash.fields)}: {clash_sentence(clash)}"


def fixing(fix: Fix) -> str:
    return say.fix(rule_title(fix.field), value_text(fix.field, fix.value))


def _what_clashes(clash: Clash) -> str:
    players, _, shape = str(clash.value).partition(":")
    if clash.kind is ClashKind.TABLE_SHAPE:
        return say.clash_table_shape(str(clash.value), players, shape)
    return named(
        "house_rules",
        f"clash_{clash.kind}",
        rule=rule_title(clash.fields[0]),
        players=clash.players or 0,
        round=clash.round or 1,
        have=clash.have or 0,
        need=clash.need or 0,
    )


# ---- the editor
def book_words(book: BookPreview, rules: RuleSet) -> str:
    match book.name:
        case "clean":
            return say.book_clean()
        case "dirty":
            return say.book_dirty(book.wilds)
        case "wild":
            return say.book_wild()
        case "sevens":
            return say.book_sevens() if rules.sevens_kind == "any" else say.book_clean_sevens()
        case "threes":
            return say.book_threes()
        case "double":
            return say.book_double(rules.double_book)


def out_of_range(number: int, least: int, most: int, least_on: int | None) -> str:
    """Why a number that was typed is not taken.

    >>> out_of_range(40, 1, 20, None), out_of_range(3, 0, 12, 5)
    ("40 isn't possible: choose 1 to 20.", "3 isn't possible: choose 0, or 5 to 12.")
    """
    if least_on is None:
        return say.out_of_range(number, least, most)
    return say.out_of_range_or_off(number, least_on, most)


# ---- five questions
def question(key: str) -> str:
    return named("house_rules", f"ask_{key}")


def answer(key: str, answer_key: str) -> str:
    return named("house_rules", f"ask_{key}_{answer_key}")


def closest_preset(closest: Closest) -> str:
    """What the answers come to: the nearest preset by name, and how many of the answers it has."""
    return say.closest(say_rules.preset(closest.preset), closest.fitting, closest.answered)


# ---- codes and files
def why_not_rules(trouble: RulesTrouble) -> str:
    match trouble.why:
        case RulesFlaw():
            return say.flaw(trouble.file, trouble.why.value)
        case WrongValue(complaint):
            return say.wrong_value(trouble.file, complaint)
        case Unreadable(reason):
            return say.unreadable(trouble.file, reason)
        case _:
            assert_never(trouble.why)


def why_not_code(bad: BadCode) -> str:
    """Why a code that somebody typed cannot be read, and where to listen again."""
    return named("house_rules", f"code_{bad.slip.name.lower()}", bad, count=len(bad.signs))


def read_aloud(group: str) -> str:
    """A group of a code with a word for every sign.

    >>> read_aloud("CF9Q")
    'candle, flower, nine, queen'
    """
    words = dict(zip(SIGNS, say.phone_words().split(), strict=True))
    return ", ".join(words[sign] for sign in group)


# ---- two sets side by side
_APART: Final = ("name", "base")


class Difference(Struct, frozen=True):
    field: str
    left: Value
    right: Value


def differences(left: RuleSet, right: RuleSet) -> tuple[Difference, ...]:
    """The fields in which two rule sets differ, names apart, in the order of the fields."""
    return tuple(
        Difference(field, getattr(left, field), getattr(right, field))
        for field in field_infos()
        if field not in _APART and getattr(left, field) != getattr(right, field)
    )


def compared(left: RuleSet, right: RuleSet, width: int = 78) -> str:
    """Three columns: the rule, the first set, the second; and how many rules they share."""
    found = differences(left, right)
    shared = len(field_infos()) - len(_APART) - len(found)
    names = rule_set_name(left.name), rule_set_name(right.name)
    if not found:
        return say.same(*names, shared)
    first = width // 3 + 2
    column = (width - first) // 2
    parts = [*_compared_row("", *names, first, column), "-" * width]
    group = ""
    for one in found:
        about = field_infos()[one.field]
        if about.group != group:
            group = about.group
            parts += ["", say_rules.topic_heading(about.group)]
        told = (value_text(one.field, one.left), value_text(one.field, one.right))
        parts += _compared_row(f"  {rule_title(one.field)}", *told, first, column)
    parts += ["", say.differ(len(found), shared)]
    return "\n".join(line.rstrip() for line in parts)


def _compared_row(label: str, left: str, right: str, first: int, column: int) -> list[str]:
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
