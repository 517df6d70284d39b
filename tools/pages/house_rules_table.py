"""The table of all house rules in Markdown, generated from the fields, for docs/house-rules.md."""

from game.messages.functions import rules as say
from game.rules.fields import (
    GROUPS,
    ByRound,
    Choice,
    Steps,
    Switch,
    Tables,
    TextLine,
    WholeNumber,
    field_infos,
    fields_of,
)
from game.rules.ruleset import Value
from game.sentences.rules_and_scores.house_rules import value_text


def field_table() -> str:
    """One table for each topic: key, label, values, default, help."""
    parts = []
    for group in GROUPS:
        parts += [
            f"\n**{say.topic_heading(group)}**\n",
            "| key | rule | values | default | what it says |",
            "|---|---|---|---|---|",
        ]
        parts += [_row(field) for field in fields_of(group)]
    return "\n".join(parts)


def _row(field: str) -> str:
    about = field_infos()[field]
    cells = (f"`{field}`", about.title, _values(field), _default(about.default), about.help)
    return f"| {' | '.join(cells)} |"


def _values(field: str) -> str:
    match field_infos()[field].control:
        case TextLine(longest):
            return f"text, up to {longest} letters"
        case Tables():
            return 'a list of words such as `"4:2v2"`'
        case Switch(off, on):
            return f"{_default(off)}, {_default(on)}" if isinstance(on, bool) else f"{off} for no, {on} for yes"
        case Choice(words):
            return ", ".join(f"`{word}`" for word in words)
        case WholeNumber() as stepper:
            return _range(stepper, field)
        case ByRound(each, single):
            return f"{_range(each, field)}{', or' if single else ':'} a list by round"
        case Steps(minimum=minimum):
            return f"a list of [total, minimum], minimums {_range(minimum)}"


def _range(stepper: WholeNumber, field: str = "") -> str:
    zero = value_text(field, 0) if field else "0"
    span = f"{stepper.least} to {stepper.most}"
    if stepper.least_on is not None:
        span = f"0 ({zero}), or {stepper.least_on} to {stepper.most}"
    elif zero != "0" and stepper.least <= 0:
        span += f", 0 for {zero}"
    return ", ".join([span, *(f"`{word}`" for word in stepper.words)])


def _default(value: Value) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return str(value)
        case str():
            return f"`{value}`"
        case _:
            return ", ".join(map(str, value)) or "none"
