"""A rule set as a short code of letters that two people can read to each other, and back; typos are caught.

The code holds what differs from the preset; a name may stand before it, with a colon between. Its 19 characters are
easily distinguished by eye and by ear. They come in groups of four, the fourth of which checks the other three and its
place; the last group checks them all.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import Final

from game.rules.fields import ByRound, Choice, Steps, Switch, Tables, WholeNumber, field_infos
from game.rules.presets import PRESET_IDS, BadRuleSet, preset, ruleset_fields, ruleset_from
from game.rules.ruleset import RuleSet, Value

SIGNS: Final = "ACFHJKLMPQRTWXY4679"
"""Without characters that look alike (0 O, 1 I, 2 Z, 5 S, 8 B, U V, 3 E, G 6) or sound like one of these (B D E G)."""

VERSION: Final = 1
GROUP: Final = 4

FIELDS: Final = (
    *("tables", "rounds", "target_score", "extra_decks", "decks", "hand_cards", "foot_cards", "stacks", "stacks_pass"),
    *("deal", "cut_bonus", "first_player", "first_upcard", "draw_count", "stock_out", "take_count", "short_pile"),
    *("take_with", "upcard_play", "take_first_lap", "take_needs_open", "freeze", "opening", "opening_by_score"),
    *("open_counts_books", "wild_limit", "wild_cap", "dirty_naturals", "second_meld", "wild_melds", "book_size"),
    *("closed_book", "clean_book", "dirty_book", "wild_book", "double_book", "sevens_book", "sevens_kind"),
    *("meld_threes", "threes_book", "red_threes", "red_three_bonus", "red_three_all", "black_three", "red_three"),
    *("out_clean", "out_dirty", "out_books", "out_sevens", "final_discard", "partners_foot", "permission"),
    *("hold_last_card", "go_out_bonus", "joker", "two", "ace", "ten_value", "ten_from", "five_value"),
    *("out_wild", "foot_needed", "foot_when", "foot_ends_turn", "tail_cards", "opening_growth"),
    *("red_three_not_out", "sevens_kept", "winner_takes", "", ""),
    *("take_least", "jokers", "set_aside", "open_waived", "new_meld_points", "wild_per_turn", "book_at_once"),
    *("first_take_free", "take_then_draw", "take_bottom", "take_peek", "unfinished_book", "open_natural"),
    *("special_rank", "special_book", "red_three_enough", "floating", "open_book_from", "wild_as_clean"),
)  # the next field
"""Fields by their number in a code, "" for a number kept free. New fields go to the end, new words to the end of their
field's words; the order must never change.
"""

_PRIME: Final = len(SIGNS)
_HALF: Final = 9
"""Numbers are written in base 9, lowest digit first; a digit followed by another is raised by 9."""

_FILLER: Final = 18
"""The one character that no number uses: it fills up the last group of numbers."""

MOST_MARKS: Final = 6857
"""A prime below 19 ** 3: the check over the whole code is a remainder modulo it."""


class Slip(Enum):
    """What is wrong with a typed code."""

    NOTHING_TYPED = auto()
    STRANGE_SIGN = auto()
    UNEVEN_GROUP = auto()
    WRONG_SIGN = auto()
    WRONG_GROUPS = auto()
    NEWER_VERSION = auto()
    NO_RULES = auto()


class BadCode(ValueError):
    """A code that can't be read: what is wrong, the group (from 1, 0 for the whole) and the characters in it."""

    def __init__(self, slip: Slip, group: int = 0, signs: str = "") -> None:
        super().__init__(slip, group, signs)
        self.slip = slip
        self.group = group
        self.signs = signs


def encode(rules: RuleSet) -> str:
    """The code of a rule set, in groups of four with spaces between, without its name.

    >>> encode(preset("web"))
    'CF9Q 4674'
    """
    base = _nearest_preset(rules)
    numbers = [VERSION, PRESET_IDS.index(base.base)]
    last = -1
    for number, field in enumerate(FIELDS):
        if not field:
            continue
        value = getattr(rules, field)
        if value != getattr(base, field):
            numbers += [number - last - 1, *_numbers_of(field, value)]
            last = number
    digits = [digit for number in numbers for digit in _digits(number)]
    digits += [_FILLER] * (-len(digits) % (GROUP - 1))
    digits += _as_digits(_mark(digits))
    groups = [digits[at : at + GROUP - 1] for at in range(0, len(digits), GROUP - 1)]
    return " ".join("".join(SIGNS[digit] for digit in [*part, _check(part, at)]) for at, part in enumerate(groups))


def decode(text: str, name: str | None = None) -> RuleSet:
    """The rule set of a code under that name, or the one that stands before it with a colon, or under its preset's;
    spaces, dashes and lower case don't matter.

    Raises BadCode. Any single wrong, missing or additional character and any two swapped neighbours are detected.
    Doesn't check for contradictions: see `game.rules.clashes`.
    """
    told, _, text = text.rpartition(":")
    name = name or " ".join(told.split())[:60] or None
    parts = _checked_groups(text)
    body, check = parts[:-1], parts[-1]
    digits = [digit for part in body for digit in part]
    if check != _as_digits(_mark(digits)):
        raise BadCode(Slip.WRONG_GROUPS)
    while digits and digits[-1] == _FILLER:
        digits.pop()
    try:
        return _rules_from(_read_numbers(digits), name)
    except (StopIteration, IndexError, BadRuleSet):
        raise BadCode(Slip.NO_RULES) from None


def _nearest_preset(rules: RuleSet) -> RuleSet:
    """The preset that says the same, otherwise the one that the rules were made from."""
    said = [getattr(rules, field) for field in FIELDS if field]
    others = (preset(one) for one in PRESET_IDS)
    same = (one for one in others if [getattr(one, field) for field in FIELDS if field] == said)
    return next(same, preset(rules.base))


def mark_of(rules: RuleSet) -> int:
    """A number below `MOST_MARKS` that distinguishes a rule set from nearly every other, whatever its name."""
    return sum(SIGNS.index(sign) * _PRIME**place for place, sign in enumerate(encode(rules)[-GROUP:-1]))


def mark_signs(mark: int) -> str:
    """The beginning of the last group of the code of rules with that mark.

    >>> mark_signs(mark_of(preset("web")))
    '467'
    """
    return "".join(SIGNS[digit] for digit in _as_digits(mark))


def _rules_from(numbers: Iterator[int], name: str | None) -> RuleSet:
    if next(numbers) > VERSION:
        raise BadCode(Slip.NEWER_VERSION)
    base = preset(PRESET_IDS[next(numbers)])
    values = {**ruleset_fields(base), "name": name or base.name}
    at = -1
    for gap in numbers:
        at += gap + 1
        if at >= len(FIELDS) or not FIELDS[at]:
            raise BadCode(Slip.NEWER_VERSION)
        values[FIELDS[at]] = _value_from(FIELDS[at], numbers)
    return ruleset_from(values)


def _checked_groups(text: str) -> list[list[int]]:
    """The digits of each group without its check character. Raises BadCode naming the group that is wrong."""
    spoken = re.findall(r"[^\W_]+", text.upper())
    signs = "".join(spoken)
    if not signs:
        raise BadCode(Slip.NOTHING_TYPED)
    odd = next((sign for sign in signs if sign not in SIGNS), None)
    if odd is not None:
        raise BadCode(Slip.STRANGE_SIGN, signs.index(odd) // GROUP + 1, odd)
    if len(signs) % GROUP:
        uneven = next(at for at, group in enumerate(spoken) if len(group) != GROUP)
        raise BadCode(Slip.UNEVEN_GROUP, uneven + 1 if len(spoken) > 1 else 0, spoken[uneven])
    parts = []
    for at in range(len(signs) // GROUP):
        group = signs[at * GROUP : (at + 1) * GROUP]
        *part, check = (SIGNS.index(sign) for sign in group)
        if check != _check(part, at):
            raise BadCode(Slip.WRONG_SIGN, at + 1, group)
        parts.append(part)
    return parts


def _check(part: list[int], place: int) -> int:
    """Different weights for the three characters, none equal to that of the check itself, and one for the place."""
    return (sum(weight * digit for weight, digit in enumerate(part, 1)) + 5 * place + 7) % _PRIME


def _mark(digits: list[int]) -> int:
    rest = 1
    for digit in digits:
        rest = (rest * 23 + digit + 1) % MOST_MARKS
    return rest


def _as_digits(mark: int) -> list[int]:
    return [mark % _PRIME, mark // _PRIME % _PRIME, mark // _PRIME**2]


def _digits(number: int) -> Iterator[int]:
    while number >= _HALF:
        yield number % _HALF + _HALF
        number //= _HALF
    yield number


def _read_numbers(digits: list[int]) -> Iterator[int]:
    number, worth = 0, 1
    for digit in digits:
        if digit == _FILLER:
            raise BadCode(Slip.NO_RULES)
        number += digit % _HALF * worth
        if digit < _HALF:
            yield number
            number, worth = 0, 1
        else:
            worth *= _HALF


def _numbers_of(field: str, value: Value) -> list[int]:
    """A value as numbers from 0; the first one implies how many there are."""
    control = field_infos()[field].control
    match control, value:
        case Tables(), tuple():
            return [len(value), *(TABLES.index(str(table)) for table in value)]
        case Switch(_, on), _:
            return [int(value == on)]
        case Choice(words), str():
            return [words.index(value)]
        case WholeNumber(), int():
            return [_near(control, value)]
        case ByRound(each), str():
            return [each.words.index(value) + 1]
        case ByRound(each), int():
            return [0, _near(each, value)]
        case ByRound(each), tuple():
            return [len(each.words) + len(value), *(_near(each, int(str(entry))) for entry in value)]
        case Steps(total, minimum), tuple():
            pairs = [pair for pair in value if isinstance(pair, tuple)]
            return [
                len(value),
                *(number for pair in pairs for number in (_near(total, pair[0]), _near(minimum, pair[1]))),
            ]
        case _:
            raise TypeError(f"{field} cannot hold {value!r}")


def _value_from(field: str, numbers: Iterator[int]) -> object:
    """The value that `_numbers_of` wrote, consumed from the numbers."""
    control = field_infos()[field].control
    first = next(numbers)
    match control:
        case Tables():
            return [TABLES[next(numbers)] for _ in range(first)]
        case Switch(off, on):
            return on if first else off
        case Choice(words):
            return words[first]
        case WholeNumber():
            return _far(control, first)
        case ByRound(each):
            if 0 < first <= len(each.words):
                return each.words[first - 1]
            entries = [_far(each, next(numbers)) for _ in range(max(1, first - len(each.words)))]
            return entries if first else entries[0]
        case Steps(total, minimum):
            return [[_far(total, next(numbers)), _far(minimum, next(numbers))] for _ in range(first)]
        case _:
            raise TypeError(f"{field} has no number")


def _near(bounds: WholeNumber, value: int) -> int:
    """A number in short form: multiples of ten, as points usually are, get small codes; small counts are relative to
    their minimum.
    """
    if bounds.most <= 20:
        return value - bounds.least
    sign, size = int(value < 0), abs(value)
    short = 2 * (size // 10) if size % 10 == 0 else 2 * size + 1
    return 2 * short + sign if bounds.least < 0 else short


def _far(bounds: WholeNumber, number: int) -> int:
    if bounds.most <= 20:
        return number + bounds.least
    sign = 1
    if bounds.least < 0:
        sign, number = (-1 if number % 2 else 1), number // 2
    return sign * (number // 2 if number % 2 else 10 * (number // 2))


def _shapes(players: Iterable[int], kinds: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{count}:{kind}" for count in players for kind in kinds)


TABLES: Final = (
    *("4:2v2", "6:2v2v2", "6:3v3", "2:solo", "3:solo", "4:solo", "5:solo", "6:solo", ""),
    *_shapes(range(2, 7), ("1v1", "2v2", "3v3", "2v2v2")),
    *("8:4v4", "8:2v2v2v2", "7:solo", "8:solo"),
    *_shapes(range(7, 9), ("1v1", "2v2", "3v3", "2v2v2")),
    *_shapes(range(2, 8), ("4v4", "2v2v2v2")),
)
"""Tables by their number in a code, which must never change; some don't add up, but a file may hold them. The ninth is
unused.
"""
