"""What an editor of house rules works with: the fields by tab, and every small change as a new rule set.

Pure functions over frozen values. Labels and sentences are made elsewhere
(`game.sentences.rules_and_scores.house_rules`); the look of a set at the table is in `game.rules.preview`.
"""

import re
from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from game.rules.clashes import Clash, clashes_of
from game.rules.fields import GROUPS, ByRound, FieldInfo, Steps, Switch, WholeNumber, field_infos, fields_of
from game.rules.presets import changes_between, preset, ruleset_fields, ruleset_from
from game.rules.ruleset import GroupKey, PresetId, RuleSet, Value

NAMING = ("name", "base")
"""Fields that are not house rules: they never count as changed."""


class Entry(Struct, frozen=True):
    """One field as the editor shows it."""

    field: str
    about: FieldInfo
    value: Value
    base_value: Value
    changed: bool
    """Whether it differs from the base preset."""
    clashes: tuple[Clash, ...]
    """The contradictions that involve this field."""


class Tab(Struct, frozen=True):
    """One topic with its fields."""

    group: GroupKey
    entries: tuple[Entry, ...]

    @property
    def changes(self) -> int:
        """How many of its fields differ from the base preset."""
        return sum(entry.changed for entry in self.entries)

    @property
    def clashing(self) -> int:
        """How many contradictions involve one of its fields."""
        return len({clash for entry in self.entries for clash in entry.clashes})


def tabs(rules: RuleSet) -> tuple[Tab, ...]:
    """All fields by topic, each with its value, the preset's value and its clashes. `name` and `base` are in the first
    tab.
    """
    base, clashes = preset(rules.base), clashes_of(rules)
    different = {one.field for one in changes_between(base, rules)}
    return tuple(
        Tab(
            group,
            tuple(
                Entry(
                    field,
                    field_infos()[field],
                    getattr(rules, field),
                    getattr(base, field),
                    field in different,
                    tuple(clash for clash in clashes if field in clash.fields),
                )
                for field in fields_of(group)
            ),
        )
        for group in GROUPS
    )


def changed(rules: RuleSet, field: str, value: Value) -> RuleSet:
    """The set with one field changed. Raises BadRuleSet for a wrong type or a value out of bounds.

    A list by round whose entries are all equal becomes a plain number, if the field allows one.
    """
    control = field_infos()[field].control
    if isinstance(control, ByRound) and control.single and isinstance(value, tuple) and len(set(value)) == 1:
        value = value[0]
    return ruleset_from({**ruleset_fields(rules), field: value})


def stepped(rules: RuleSet, field: str, by: int, round_number: int = 1) -> RuleSet:
    """The set with a number moved by `by` steps, to the next multiple of a step, kept within its bounds.

    Of a number by round, the entry of that round. Words are beyond the ends of the numbers: "never" below, "all" above.
    """
    control, value = field_infos()[field].control, getattr(rules, field)
    match control:
        case WholeNumber():
            return changed(rules, field, _moved_number(control, value, by))
        case ByRound(each) if each.words and not isinstance(value, tuple):
            return changed(rules, field, _moved(each, value, by))
        case ByRound(each):
            entries = [*entries_of(rules, field)]
            at = min(round_number, len(entries)) - 1
            entries[at] = _moved_number(each, entries[at], by)
            return changed(rules, field, tuple(entries))
        case _:
            raise TypeError(f"{field} is no number")


def is_within(bounds: WholeNumber, number: int) -> bool:
    """Whether a number is allowed: between the bounds, and not in the gap above 0 if there is one."""
    is_in_gap = bounds.least_on is not None and 0 < number < bounds.least_on
    return bounds.least <= number <= bounds.most and not is_in_gap


def with_number(rules: RuleSet, field: str, number: int, round_number: int = 1) -> RuleSet:
    """The set with a number, or the entry of that round, changed. Raises BadRuleSet unless `is_within` its bounds."""
    if not isinstance(field_infos()[field].control, ByRound):
        return changed(rules, field, number)
    entries = [*entries_of(rules, field)]
    entries[min(round_number, len(entries)) - 1] = number
    return changed(rules, field, tuple(entries))


def _moved(bounds: WholeNumber, value: int | str, by: int) -> int | str:
    scale: list[int | str] = ["never", *range(bounds.least, bounds.most + 1, bounds.step), "all"]
    return scale[min(max(scale.index(value) + by, 0), len(scale) - 1)]


def _moved_number(bounds: WholeNumber, value: int, by: int) -> int:
    """Up to the next multiple of a step, or down to the previous one, and so on; the gap above 0 is skipped."""
    size = bounds.step
    target = (value // size + by) * size if by > 0 else (-(-value // size) + by) * size
    target = min(max(target, bounds.least), bounds.most)
    if bounds.least_on is not None and 0 < target < bounds.least_on:
        target = bounds.least_on if by > 0 else 0
    return target


def toggled(rules: RuleSet, field: str) -> RuleSet:
    """The set with a switch flipped. Raises TypeError if the field isn't one."""
    control = field_infos()[field].control
    if not isinstance(control, Switch):
        raise TypeError(f"{field} is no switch")
    return changed(rules, field, control.off if getattr(rules, field) == control.on else control.on)


def table_flipped(rules: RuleSet, shape: str, before: Iterable[RuleSet]) -> RuleSet:
    """The set without that table, or with it in its place beside each other table: as in the first of the sets `before`
    or the base preset that has both, otherwise behind.
    """
    if shape in rules.tables:
        return changed(rules, "tables", tuple(table for table in rules.tables if table != shape))
    orders = [one.tables for one in (*before, preset(rules.base))]

    def is_behind(table: str) -> bool:
        order = next((order for order in orders if shape in order and table in order), (table, shape))
        return order.index(shape) < order.index(table)

    at = next((n for n, table in enumerate(rules.tables) if is_behind(table)), len(rules.tables))
    return changed(rules, "tables", (*rules.tables[:at], shape, *rules.tables[at:]))


def entries_of(rules: RuleSet, field: str) -> tuple[int, ...]:
    """A number by round as a list of at least one entry; the last one applies to all later rounds. The usual number
    stands in for a word.
    """
    value = getattr(rules, field)
    if isinstance(value, str):
        value = field_infos()[field].default
    return (value,) if isinstance(value, int) else tuple(value)


def round_added(rules: RuleSet, field: str) -> RuleSet:
    """The set with one more entry by round, a copy of the last, so that it can be changed from there on.

    A list of equal entries stays a list here; the editor shows it until an entry differs.
    """
    entries = entries_of(rules, field)
    return replace(rules, **{field: (*entries, entries[-1])}) if len(entries) < 20 else rules


def round_removed(rules: RuleSet, field: str) -> RuleSet:
    """The set without the last entry by round; one entry always stays."""
    entries = entries_of(rules, field)
    return changed(rules, field, entries[:-1]) if len(entries) > 1 else rules


def score_step_added(rules: RuleSet, field: str = "opening_by_score") -> RuleSet:
    """The set with another pair of total and minimum: the first from 0 on, each next a little above the last."""
    control, steps = field_infos()[field].control, getattr(rules, field)
    if not isinstance(control, Steps) or len(steps) >= control.most:
        return rules
    if not steps:
        return changed(rules, field, ((0, rules.opening[0]),))
    total, minimum = max(steps)
    more = (min(total + 1500, control.total.most), min(minimum + 30, control.minimum.most))
    return changed(rules, field, (*steps, more))


def score_step_removed(rules: RuleSet, field: str = "opening_by_score") -> RuleSet:
    """The set without its last pair of total and minimum; without any, the minimums by round apply again."""
    return changed(rules, field, getattr(rules, field)[:-1])


def score_step_moved(rules: RuleSet, at: int, part: int, by: int, field: str = "opening_by_score") -> RuleSet:
    """The set with the total (part 0) or the minimum (part 1) of a pair moved by `by` steps."""
    control, steps = field_infos()[field].control, getattr(rules, field)
    if not isinstance(control, Steps):
        raise TypeError(f"{field} is no list of totals and minimums")
    number = _moved_number((control.total, control.minimum)[part], steps[at][part], by)
    return with_score_step(rules, at, part, number, field)


def with_score_step(rules: RuleSet, at: int, part: int, number: int, field: str = "opening_by_score") -> RuleSet:
    """The set with the total (part 0) or the minimum (part 1) of a pair changed. Raises BadRuleSet if out of bounds."""
    steps = getattr(rules, field)
    pair = list(steps[at])
    pair[part] = number
    return changed(rules, field, (*steps[:at], tuple(pair), *steps[at + 1 :]))


def reverted(rules: RuleSet, field: str) -> RuleSet:
    """The set with one field reset to its base preset."""
    return replace(rules, **{field: getattr(preset(rules.base), field)})


def based_on(rules: RuleSet, base: PresetId, keep_changes: bool) -> RuleSet:
    """The set on another preset: with its own changes carried over, or exactly like that preset."""
    old, new = preset(rules.base), preset(base)
    mine = {
        field: getattr(rules, field)
        for field in field_infos()
        if keep_changes and field not in NAMING and getattr(rules, field) != getattr(old, field)
    }
    return replace(new, name=rules.name, base=base, **mine)


def copy_of(rules: RuleSet, taken: Collection[str]) -> RuleSet:
    """The same rules under an unused name: "Lake house" becomes "Lake house 2", then "Lake house 3"."""
    stem = rules.name[:55].rstrip()
    return replace(rules, name=free_name(stem, (stem, *taken)))


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number if it is taken, ignoring upper and lower case.

    >>> free_name("Friday evening", ["Friday evening", "friday evening 2"]), free_name("Lake house", [])
    ('Friday evening 3', 'Lake house')
    """
    names, number, free = {other.casefold() for other in taken}, 2, name
    while free.casefold() in names:
        free, number = f"{name} {number}", number + 1
    return free


def next_name(name: str, taken: Collection[str]) -> str:
    """That with the next number which nothing else is called.

    >>> next_name("Friday evening", []), next_name("Friday evening 2", ["friday evening 3"])
    ('Friday evening 2', 'Friday evening 4')
    """
    stem = re.sub(r" \d{1,2}$", "", name)
    return free_name(stem, (stem, name, *taken))
