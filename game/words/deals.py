"""Deals that everybody can play, by their codes: what can be wrong with a code that somebody typed."""

from datetime import timedelta
from typing import Final, assert_never

from game.deals.deal_code import DAYS, FIRST_DAY, BadDealCode, DealSlip
from game.deals.shared_deal import OtherRules
from game.rules.rule_code import mark_signs
from game.text.messages import deals as say


def why_not_deal_code(bad: BadDealCode) -> str:
    """Why a code cannot be read, and where to listen again."""
    group, signs = bad.group, bad.signs
    match bad.slip:
        case DealSlip.NOTHING_TYPED:
            return say.nothing_typed()
        case DealSlip.STRANGE_SIGN:
            return say.strange_sign(signs, group, _SOUNDS_LIKE.get(signs, ""))
        case DealSlip.TOO_SHORT | DealSlip.TOO_LONG if group:
            return say.group_length(group, signs, len(signs))
        case DealSlip.TOO_SHORT:
            return say.too_short()
        case DealSlip.TOO_LONG:
            return say.too_long()
        case DealSlip.WRONG_SIGN:
            return say.wrong_in_group(group, signs) if group else say.wrong()
        case DealSlip.CHANGED_PLACES:
            return say.swapped_in_group(group, signs) if group else say.swapped()
        case DealSlip.CODE_OF_RULES:
            return say.code_of_rules()
        case DealSlip.NEWER_VERSION:
            return say.newer_version()
        case _:
            assert_never(bad.slip)


_SOUNDS_LIKE: Final = {
    "0": "Q",
    "1": "7",
    "5": "9",
    "B": "P",
    "D": "T",
    "G": "J",
    "I": "Y",
    "N": "M",
    "O": "Q",
    "S": "F",
    "U": "W",
    "V": "F",
    "Z": "7",
}
"""What may have been said where somebody heard a sign that no code has."""


def rules_not_here(other: OtherRules) -> str:
    """That a deal is for rules that nobody here has, and which code brings them."""
    return say.rules_not_here(mark_signs(other.mark))


def no_deal_on(text: str) -> str:
    """A day before the first that has a deal, or after the last."""
    return say.none_on(text, str(FIRST_DAY), str(FIRST_DAY + timedelta(DAYS - 1)))


def par_in_a_line(level: str, mean: float, error: float | None, games: int) -> str:
    """What a level makes.

    >>> par_in_a_line("hard", 561.4, 120.2, 20), par_in_a_line("hard", -80.0, None, 1)
    ('hard: +561 (±120, 20 games)', 'hard: −80 (1 game)')
    """
    points = round(mean)
    return say.par_of_one(level, points) if error is None else say.par(level, points, round(error), games)
