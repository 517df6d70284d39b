"""The five presets, read from assets/rules, and rule sets given as differences from one of them."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, get_args

from msgspec import Struct, ValidationError, convert, to_builtins

from game.assets import assets_folder, read_asset
from game.decoded_types import prepare
from game.messages.functions import rules as say
from game.misfit import BadShape, Misfit, MisfitKind, misfit_in
from game.plain_text import is_plain
from game.rules.ruleset import PresetId, RuleSet, Value

PRESET_IDS: Final[tuple[PresetId, ...]] = get_args(PresetId)
DEFAULT_PRESET: Final[PresetId] = "web"

prepare(RuleSet)


class BadRuleSet(BadShape):
    """A rule set that can't be read: the field, what was found and what is allowed."""


@lru_cache
def preset(preset_id: PresetId) -> RuleSet:
    """The rule set of a seed document."""
    values = tomllib.loads(read_asset(assets_folder() / "rules" / f"{preset_id}.toml").decode())
    return convert(values, RuleSet)


def rule_set_name(name: str) -> str:
    """What a rule set is called on screen: records and files name presets in English, messages in any language.

    >>> rule_set_name("Web Classic"), rule_set_name("Lake house")
    ('Web Classic', 'Lake house')
    """
    return next((say.preset(known) for known in PRESET_IDS if preset(known).name == name), name)


class ChangedField(Struct, frozen=True):
    """A field that differs between two rule sets, such as a preset and a set based on it."""

    field: str
    before: Value
    after: Value


def changes_from_base(rules: RuleSet) -> tuple[ChangedField, ...]:
    """The fields, apart from its name, in which a rule set differs from its preset."""
    return changes_between(preset(rules.base), rules)


def changes_between(before: RuleSet, after: RuleSet) -> tuple[ChangedField, ...]:
    """The fields in which two rule sets differ, apart from name and preset; another way to write the same rule is no
    difference.

    >>> changes_between(RuleSet(draw_count=2, hand_cards=(11, 12)), RuleSet(draw_count=(2, 2), hand_cards=(11, 12, 12)))
    ()
    """
    return tuple(
        ChangedField(field, getattr(before, field), getattr(after, field))
        for field in RuleSet.__struct_fields__
        if field not in ("name", "base") and _meaning(before, field) != _meaning(after, field)
    )


def _meaning(rules: RuleSet, field: str) -> object:
    """A value without what makes no difference: the order of tables after the first, which is the default, and of
    minimums by score; entries by round that repeat the last, unless minimums grow from there.
    """
    value = getattr(rules, field)
    match field:
        case "tables":
            return value[:1], frozenset(value)
        case "opening_by_score":
            return sorted(value)
        case "opening" if rules.opening_growth:
            return value
    entries = value if isinstance(value, tuple) else (value,)
    while len(entries) > 1 and entries[-1] == entries[-2]:
        entries = entries[:-1]
    return entries


def ruleset_from(values: Mapping[str, object]) -> RuleSet:
    """A rule set from its fields; missing ones come from the preset named by ``base`` (web if there is none).

    Raises BadRuleSet for an unknown field, a wrong type, a value out of bounds or a name that can't be shown. Doesn't
    check for contradictions: see `game.rules.clashes`.
    """
    base = values.get("base", DEFAULT_PRESET)
    lent = ruleset_fields(preset(next((known for known in PRESET_IDS if known == base), DEFAULT_PRESET)))
    try:
        rules = convert({**lent, **values}, RuleSet)
    except ValidationError:
        raise BadRuleSet(misfit_in(values, RuleSet)) from None
    if not is_plain(rules.name):
        raise BadRuleSet(Misfit(MisfitKind.ODD_SIGN, "name"))
    return rules


def ruleset_fields(rules: RuleSet) -> dict[str, object]:
    """Every field of a rule set as plain values, as records and files hold them."""
    fields = to_builtins(rules)
    return {key: list(value) if isinstance(value, tuple) else value for key, value in fields.items()}
