"""A deal as twelve characters that two people can read to each other, and back; typos are caught, never misread.

The characters are those of the codes of rules (`game.rules.rule_code`), each worth its index among them. Ten describe
the deal, the last two are checks: the values of the twelve add up to 5, and multiplied by their places, from 1 to 12,
they add up to 11, both modulo 19. One wrong character breaks the first sum, and the second shows where it is; two
swapped characters keep the first and break the second; any other two wrong characters break at least one of them.

The ten are a number below 19 ** 10, multiplied by a constant so that neighbours don't look alike. It has three ranges:
deals of a day (the day and the rules), deals of a preset (preset, seed, table, length) and deals of other rules (their
mark, seed, table, length). Numbers above are reserved for later versions.
"""

import re
from datetime import date, timedelta
from typing import Final, Literal

from msgspec import Struct

from game.deals.tables import MOST_TABLES, DealTable, table_number, table_of_number
from game.rules.presets import PRESET_IDS
from game.rules.rule_code import MOST_MARKS, SIGNS, BadCode, decode
from game.rules.ruleset import PresetId

GROUP: Final = 4
LENGTH: Final = 12

FIRST_DAY: Final = date(2020, 1, 1)
DAYS: Final = 2**15
"""How many days have a deal: until September 2109."""

PRESET_SEEDS: Final = 2**22
OWN_SEEDS: Final = 40_000
"""Different deals for each table and length: of a preset, and of other rules."""

LONGEST_ROUND: Final = 7
"""The last round that a deal of one round can imitate."""

_PRESETS: Final = 16
_LENGTHS: Final = LONGEST_ROUND + 1
_PRIME: Final = len(SIGNS)
_NUMBERS: Final = _PRIME ** (LENGTH - 2)
_SPREAD: Final = 2_345_678_901_237
_SHIFT: Final = 1_234_567_890_123
_SUM: Final = 5
_WEIGHED: Final = 11

_PRESETS_AT: Final = DAYS * (_PRESETS + MOST_MARKS)
_OWN_AT: Final = _PRESETS_AT + _PRESETS * PRESET_SEEDS * MOST_TABLES * _LENGTHS
_END: Final = _OWN_AT + MOST_MARKS * OWN_SEEDS * MOST_TABLES * _LENGTHS

RulesKey = PresetId | int
"""The rules of a deal: a preset's, or those with this mark (`game.rules.rule_code.mark_of`)."""


DealSlip = Literal[
    "nothing_typed",
    "strange_sign",
    "too_short",
    "too_long",
    "wrong_sign",
    "changed_places",
    "code_of_rules",
    "newer_version",
]


class BadDealCode(ValueError):
    """A code that can't be read: what is wrong with it, the group (from 1, 0 if unknown), its characters."""

    def __init__(self, slip: DealSlip, group: int = 0, signs: str = "") -> None:
        super().__init__(slip, group, signs)
        self.slip = slip
        self.group = group
        self.signs = signs


class DayCode(Struct, frozen=True):
    """The content of a day's code."""

    rules: RulesKey
    day: date


class TableCode(Struct, frozen=True):
    """The content of any other code. `like_round` is 0 for a whole match."""

    rules: RulesKey
    seed: int
    table: DealTable
    like_round: int


def encode_deal(told: DayCode | TableCode) -> str:
    """The code, in three groups with spaces between.

    Raises NoTableNumber for a table that no code can express, ValueError for a day, seed or round out of range.
    """
    number = (_number_of(told) * _SPREAD + _SHIFT) % _NUMBERS
    digits = []
    for _ in range(LENGTH - 2):
        number, digit = divmod(number, _PRIME)
        digits.append(digit)
    digits.reverse()
    short = _SUM - sum(digits)
    weighed = _WEIGHED - sum(place * digit for place, digit in enumerate(digits, 1))
    last = (weighed - (LENGTH - 1) * short) % _PRIME
    return grouped("".join(SIGNS[digit] for digit in (*digits, (short - last) % _PRIME, last)))


def decode_deal(text: str) -> DayCode | TableCode:
    """The content of a code; spaces, dashes and lower case don't matter. Raises BadDealCode.

    Any code is refused that differs from a valid one in one or two characters, lacks a character, has one more or has
    two swapped.
    """
    signs = signs_of(text)
    number = 0
    for sign in signs[: LENGTH - 2]:
        number = number * _PRIME + SIGNS.index(sign)
    return _told_by((number - _SHIFT) * pow(_SPREAD, -1, _NUMBERS) % _NUMBERS)


def day_of(text: str) -> date | None:
    """The day of the deal with this code; None for any other deal, and for invalid codes."""
    try:
        told = decode_deal(text)
    except BadDealCode:
        return None
    return told.day if isinstance(told, DayCode) else None


def signs_of(text: str) -> str:
    """The twelve characters of a typed code, if its checks hold. Raises BadDealCode."""
    spoken = re.findall(r"[^\W_]+", text.upper())
    signs = "".join(spoken)
    if not signs:
        raise BadDealCode("nothing_typed")
    odd = next((at for at, sign in enumerate(signs) if sign not in SIGNS), None)
    if odd is not None:
        raise BadDealCode("strange_sign", min(odd // GROUP + 1, LENGTH // GROUP), signs[odd])
    fault = _fault(signs, spoken)
    if fault is None:
        return signs
    raise BadDealCode("code_of_rules") if _is_code_of_rules(text) else fault


def signs_kept(text: str | None) -> str | None:
    """The twelve characters of the code in a record; None if it has none, or one that can't be read."""
    try:
        return None if text is None else signs_of(text)
    except BadDealCode:
        return None


def grouped(signs: str) -> str:
    """The characters of a code as people read them.

    >>> grouped("K7QM4TRAHX9C")
    'K7QM 4TRA HX9C'
    """
    return " ".join(signs[at : at + GROUP] for at in range(0, len(signs), GROUP))


def _fault(signs: str, spoken: list[str]) -> BadDealCode | None:
    """What is wrong with twelve characters of the alphabet, or None."""
    if len(signs) != LENGTH:
        slip: DealSlip = "too_short" if len(signs) < LENGTH else "too_long"
        uneven = [at for at, group in enumerate(spoken[: LENGTH // GROUP]) if len(group) != GROUP]
        if len(spoken) == 1 or not uneven:
            return BadDealCode(slip)
        return BadDealCode(slip, uneven[0] + 1, spoken[uneven[0]])
    digits = [SIGNS.index(sign) for sign in signs]
    error = (sum(digits) - _SUM) % _PRIME
    weighed = (sum(place * digit for place, digit in enumerate(digits, 1)) - _WEIGHED) % _PRIME
    if error:
        place = weighed * pow(error, -1, _PRIME) % _PRIME
        return _in_group("wrong_sign", place, signs) if 1 <= place <= LENGTH else BadDealCode("wrong_sign")
    if weighed:
        swapped = [place for place in range(1, LENGTH) if (digits[place] - digits[place - 1] - weighed) % _PRIME == 0]
        if len({(place - 1) // GROUP for place in swapped}) == 1:
            return _in_group("changed_places", swapped[0], signs)
        return BadDealCode("changed_places")
    return None


def _in_group(slip: DealSlip, place: int, signs: str) -> BadDealCode:
    """The error with the group of the character at `place`, counted from 1."""
    group = (place - 1) // GROUP
    return BadDealCode(slip, group + 1, signs[group * GROUP : (group + 1) * GROUP])


def _is_code_of_rules(text: str) -> bool:
    try:
        decode(text)
    except BadCode:
        return False
    return True


def _number_of(told: DayCode | TableCode) -> int:
    match told:
        case DayCode(rules, day):
            days = (day - FIRST_DAY).days
            _check_below(days, DAYS)
            return days + DAYS * (PRESET_IDS.index(rules) if isinstance(rules, str) else _PRESETS + rules)
        case TableCode(rules, seed, table, like_round):
            _check_below(like_round, _LENGTHS)
            number = table_number(table) * _LENGTHS + like_round
            if isinstance(rules, str):
                _check_below(seed, PRESET_SEEDS)
                return _PRESETS_AT + (PRESET_IDS.index(rules) * PRESET_SEEDS + seed) * MOST_TABLES * _LENGTHS + number
            _check_below(seed, OWN_SEEDS)
            return _OWN_AT + (rules * OWN_SEEDS + seed) * MOST_TABLES * _LENGTHS + number


def _told_by(number: int) -> DayCode | TableCode:
    """The meaning of a number. Raises BadDealCode if this version gives it none."""
    if number >= _END:
        raise BadDealCode("newer_version")
    if number < _PRESETS_AT:
        key, days = divmod(number, DAYS)
        return DayCode(_preset_numbered(key) if key < _PRESETS else key - _PRESETS, FIRST_DAY + timedelta(days))
    is_own = number >= _OWN_AT
    rest, like_round = divmod(number - (_OWN_AT if is_own else _PRESETS_AT), _LENGTHS)
    rest, place = divmod(rest, MOST_TABLES)
    key, seed = divmod(rest, OWN_SEEDS if is_own else PRESET_SEEDS)
    table = table_of_number(place)
    if table is None:
        raise BadDealCode("newer_version")
    return TableCode(key if is_own else _preset_numbered(key), seed, table, like_round)


def _preset_numbered(number: int) -> PresetId:
    if number >= len(PRESET_IDS):
        raise BadDealCode("newer_version")
    return PRESET_IDS[number]


def _check_below(number: int, bound: int) -> None:
    if not 0 <= number < bound:
        raise ValueError(f"{number} does not lie between 0 and {bound - 1}")
