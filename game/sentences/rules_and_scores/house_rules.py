"""Texts for editing house rules: values, contradictions, the five questions, codes and files."""

from typing import assert_never

from game.messages.amounts import points
from game.messages.functions import errors as say_errors, house_rules as say, rules as say_rules
from game.messages.language import has, named
from game.misfit import Misfit
from game.rules.clashes import Clash, ClashKind, Fix, ShortStock
from game.rules.fields import ByRound, Switch, field_infos, is_uneven
from game.rules.five_questions import Closest
from game.rules.rule_code import SIGNS, BadCode
from game.rules.ruleset import RuleSet, Value
from game.sentences.errors import misfit_sentence
from saves.disk.file_faults import RulesTrouble, Unreadable


# ---- values
def rule_title(field: str) -> str:
    """The label of a house rule.

    >>> rule_title("draw_count")
    'Cards drawn'
    """
    return field_infos()[field].title


def field_title(rules: RuleSet, field: str) -> str:
    """The label of a field that these rules have."""
    return field_infos(type(rules))[field].title


def value_text(field: str, value: Value) -> str:
    """A value as people say it.

    >>> value_text("wild_limit", "half"), value_text("opening", (50, 90)), value_text("permission", True)
    ('half as many as naturals', '50, 90 (by round)', 'yes')
    >>> value_text("double_book", 0), value_text("clean_book", 1500), value_text("draw_count", (2, 2))
    ('off', '1,500', '2, 2')
    >>> value_text("opening_by_score", ((0, 50), (1500, 90))), value_text("red_three_not_out", -1)
    ('50 from 0, 90 from 1,500', 'the same')
    """
    control = field_infos()[field].control
    match value:
        case bool():
            return say.yes_or_no(value)
        case int() if isinstance(control, Switch):
            return say.yes_or_no(bool(value))
        case int() if value < 0 and field == "red_three_not_out":
            return named("rules", f"{field}_value_same")
        case int():
            return (_own_words(field, 0) if not value else "") or points(value)
        case str():
            return _own_words(field, value) or value
        case tuple():
            entries = ", ".join(_entry_text(entry) for entry in value) or say.none()
            return say.each_by_round(entries) if isinstance(control, ByRound) and len(set(value)) > 1 else entries
        case _:
            assert_never(value)


def _own_words(field: str, value: str | int) -> str:
    """The word for a value of a field; "" if it has none."""
    name = f"{field}_value_{value}"
    return named("rules", name) if has("rules", name) else ""


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
    """The clash for people editing the rules on screen: the labels first, the fix at the end."""
    rules = [say.rule(rule_title(field)) for field in clash.fields]
    if "five_value" in clash.fields:
        rules = [rules[0], say.card_values()]
    told = say.clash(rules, _what_clashes(clash))
    return f"{told} {fixing(clash.fix)}" if clash.fix else told


def short_stock_sentence(short: ShortStock) -> str:
    """How few cards are left to draw, and how many decks help."""
    return say.short_stock(short.players, short.decks, short.left, short.wanted)


def clash_with_keys(clash: Clash) -> str:
    """The clash for files and the command line: the same sentence preceded by the fields' keys."""
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


# ---- five questions
def question(key: str) -> str:
    return named("house_rules", f"ask_{key}")


def answer(key: str, answer_key: str) -> str:
    return named("house_rules", f"ask_{key}_{answer_key}")


def closest_preset(closest: Closest) -> str:
    """The result of the answers: the nearest preset by name, and how many of the answers it matches."""
    return say.closest(say_rules.preset(closest.preset), closest.fitting[0], closest.answered)


# ---- codes and files
def why_not_rules(trouble: RulesTrouble) -> str:
    match trouble.why:
        case Misfit():
            return say.wrong_value(trouble.file, trouble.line, rule_misfit(trouble.why))
        case Unreadable(reason):
            return say.unreadable(trouble.file, reason)
        case flaw:
            return say.rules_flaw(trouble.file, flaw, trouble.line)


def rule_misfit(misfit: Misfit) -> str:
    """What doesn't fit a rule, by its label and key."""
    if misfit.path == "tables" and is_uneven(misfit.found.strip('"')):
        return say.uneven_teams(say_errors.labelled(rule_title(misfit.path), misfit.path), misfit.found.strip('"'))
    return misfit_sentence(misfit, rule_title(misfit.path) if misfit.path in field_infos() else "")


def why_not_code(bad: BadCode) -> str:
    """Why a typed code can't be read, and which part to hear again."""
    return named("house_rules", f"code_{bad.slip.name.lower()}", bad, count=len(bad.signs))


def read_aloud(group: str) -> str:
    """A group of a code with a word for every character.

    >>> read_aloud("CF9Q")
    'candle, flower, nine, queen'
    """
    words = dict(zip(SIGNS, say.phone_words().split(), strict=True))
    return ", ".join(words[sign] for sign in group)
