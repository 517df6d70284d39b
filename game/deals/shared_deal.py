"""A deal that everybody with its code can play: rules, length, table and levels; and the deal of a day."""

import hashlib
from collections.abc import Iterable
from datetime import date
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.deals.deal_code import (
    DAYS,
    FIRST_DAY,
    OWN_SEEDS,
    PRESET_SEEDS,
    DayCode,
    RulesKey,
    TableCode,
    decode_deal,
    encode_deal,
    grouped,
    signs_of,
)
from game.deals.one_round import different_rounds, like_round
from game.deals.tables import DAYS_LEVEL, DealTable, PlayerKind
from game.rules.clashes import clashes_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.rule_code import mark_of
from game.rules.ruleset import PresetId, RuleSet

_DAYS_TABLE: Final = "4:2v2"
"""The table of a day's deal if the rules offer it; otherwise the first that they offer."""

_WEEK: Final[tuple[PresetId, ...]] = ("web", "family", "web", "campus", "web", "couples", "partners")
"""The rules of the day, from Monday on; must never change."""


class NoSuchDay(ValueError):
    """A day that has no deal: before 2020, or so far ahead that the computer's clock must be wrong."""


class OtherRules(ValueError):
    """A deal of unknown rules: `mark` is theirs (`game.rules.rule_code.mark_signs`)."""

    def __init__(self, mark: int) -> None:
        super().__init__(mark)
        self.mark = mark


class SharedDeal(Struct, frozen=True):
    """A deal with a code. All randomness in its match follows from the code."""

    code: str
    """Twelve characters in three groups, with spaces between."""
    whole_rules: RuleSet
    """The rules as stored, for a whole match."""
    like_round: int
    """Which round of those rules the single round imitates, from 1; 0 for a whole match."""
    table: DealTable
    day: date | None = None

    @property
    def rules(self) -> RuleSet:
        """The rules as played, and as the record of a match has them."""
        return like_round(self.whole_rules, self.like_round) if self.like_round else self.whole_rules

    @property
    def signs(self) -> str:
        """The code without its spaces."""
        return self.code.replace(" ", "")


def todays_deal(day: date, rules: RuleSet | None = None) -> SharedDeal:
    """The deal of a day by the rules of that day, or by others; always and everywhere the same.

    One round, in turn like each round of the rules; a person in the first seat, `DAYS_LEVEL` in all others. Raises
    NoSuchDay.
    """
    if not 0 <= (day - FIRST_DAY).days < DAYS:
        raise NoSuchDay(day.isoformat())
    chosen = rules_of_day(day) if rules is None else rules
    return _days_deal(day, chosen, encode_deal(DayCode(rules_key(chosen), day)))


def rules_of_day(day: date) -> RuleSet:
    """The default rule set of a day's deal: by the day of the week."""
    return preset(_WEEK[day.weekday()])


def new_deal(rules: RuleSet, table: DealTable, seed: int | str, round_number: int = 0) -> SharedDeal:
    """The deal of a seed: a whole match, or one round like that round of the rules.

    Raises NoTableNumber for a table that no code can express, ValueError for a round above `code.LONGEST_ROUND`.
    """
    key = rules_key(rules)
    hashed = int.from_bytes(hashlib.sha256(f"deal/{seed}".encode()).digest()[:8])
    number = hashed % (PRESET_SEEDS if isinstance(key, str) else OWN_SEEDS)
    return SharedDeal(encode_deal(TableCode(key, number, table, round_number)), rules, round_number, table)


def deal_of_code(text: str, own: Iterable[RuleSet] = ()) -> SharedDeal:
    """The deal of a typed code; `own` are the rule sets besides the presets that it may refer to.

    Raises BadDealCode for a code with a typo, OtherRules for a valid one of unknown rules.
    """
    told = decode_deal(text)
    code = grouped(signs_of(text))
    rules = _rules_with(told.rules, own)
    match told:
        case DayCode(_, day):
            return _days_deal(day, rules, code)
        case TableCode(_, _, table, number):
            return SharedDeal(code, rules, number, table)


def rules_key(rules: RuleSet) -> RulesKey:
    """How a code identifies a rule set: the preset that it is, or its mark."""
    same = (known for known in PRESET_IDS if replace(rules, name=preset(known).name) == preset(known))
    return next(same, None) or mark_of(rules)


def _rules_with(key: RulesKey, own: Iterable[RuleSet]) -> RuleSet:
    if isinstance(key, str):
        return preset(key)
    for rules in own:
        if rules_key(rules) == key and not clashes_of(rules):
            return rules
    raise OtherRules(key)


def _days_deal(day: date, rules: RuleSet, code: str) -> SharedDeal:
    shape = _DAYS_TABLE if _DAYS_TABLE in rules.tables else rules.tables[0]
    players, _, teams = shape.partition(":")
    others: tuple[PlayerKind, ...] = (DAYS_LEVEL,) * (int(players) - 1)
    table = DealTable(int(players) if teams == "solo" else len(teams.split("v")), ("human", *others))
    return SharedDeal(code, rules, 1 + (day - FIRST_DAY).days % different_rounds(rules), table, day)
