"""Deals that everybody can play: their codes, and what can be wrong with one that somebody typed."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final, assert_never

from game.deals.deal_code import DAYS, FIRST_DAY, BadDealCode, DealSlip
from game.deals.shared_deal import OtherRules
from game.rules.rule_code import mark_signs
from game.words.grammar import counted, points, signed

# ---- a code that somebody typed


def why_not_deal_code(bad: BadDealCode) -> str:
    """Why a code cannot be read, and where to listen again."""
    match bad.slip:
        case DealSlip.NOTHING_TYPED:
            return "Type the code first: three groups of four letters and digits."
        case DealSlip.STRANGE_SIGN:
            heard = _SOUNDS_LIKE.get(bad.signs)
            ask = f"did you hear {heard}?" if heard else f"check group {bad.group} again."
            return f"“{bad.signs}” in group {bad.group} is no part of a code: {ask}"
        case DealSlip.TOO_SHORT if bad.group:
            return f"Group {bad.group}, “{bad.signs}”, has {counted(len(bad.signs), 'sign')}; every group has four."
        case DealSlip.TOO_LONG if bad.group:
            return f"Group {bad.group}, “{bad.signs}”, has {counted(len(bad.signs), 'sign')}; every group has four."
        case DealSlip.TOO_SHORT:
            return "Something is missing: the code of a deal has three groups of four."
        case DealSlip.TOO_LONG:
            return "That is too much: the code of a deal has three groups of four."
        case DealSlip.WRONG_SIGN if bad.group:
            return f"One sign in group {bad.group}, “{bad.signs}”, is not as it was told: have it read to you again."
        case DealSlip.CHANGED_PLACES if bad.group:
            return f"Two signs in group {bad.group}, “{bad.signs}”, have changed places: have it read to you again."
        case DealSlip.WRONG_SIGN:
            return "More than one sign is not as it was told: compare the three groups one by one."
        case DealSlip.CHANGED_PLACES:
            return "Two signs have changed places: compare the three groups one by one."
        case DealSlip.CODE_OF_RULES:
            return "That is a code of house rules, not of a deal: enter it under House rules."
        case DealSlip.NEWER_VERSION:
            return "This deal was made by a newer version of the game."
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
    begins = mark_signs(other.mark)
    return (
        "This deal is for house rules that you do not have: ask for their code, whose last group begins with "
        f"{begins}, and enter it under House rules."
    )


# ---- a new code
TABLE_FOR_NO_CODE: Final = (
    "A deal's code cannot hold that table: from five players on all partners have one level and all others one."
)


def no_seat_for_a_code(seat: str) -> str:
    """Who a code cannot tell."""
    return f"A deal's code cannot hold “{seat}”: each seat is human, easy, normal, hard or expert."


def deal_of_other_rules(own: str, named: str) -> str:
    """The rules named beside a code are not those that it is for."""
    return f"That deal is for “{own}”, not for “{named}”."


# ---- the command line
ONLY_FOR_NEW_DEALS: Final = (
    "--teams, --seats, --seed and --round are for a new deal, so they go with no code and no --date."
)
CODE_OR_DATE: Final = "Give a code or --date, not both: a code of a day says which day it is."
DEAL_SAYS_ALL: Final = (
    "The deal's code says which table, cards and length, so --deal takes no --teams, --seed, --from or --duel."
)

DEAL_WITH_BOTS: Final = "A deal's code tells all its cards, so no bots play it: seats are human or levels."
UNREADABLE_DEAL: Final = "The code of the deal in the header cannot be read, so nothing is known of its cards."
OTHER_CARDS_THAN_CODE: Final = "The cards of the first round are not those of the code in the header."


def no_date(text: str) -> str:
    """No day of the calendar."""
    return f"{text!r} is no day: write it like 2026-11-20."


def no_deal_on(text: str) -> str:
    """A day before the first that has a deal, or after the last."""
    return f"There is no deal for {text}: the days from {FIRST_DAY} to {FIRST_DAY + timedelta(DAYS - 1)} have one."


def deal_in_short(rules: str, like_round: int, day: str | None) -> str:
    """What is played, in a line.

    >>> deal_in_short("Web Classic", 3, "2026-11-20")
    'Web Classic, one round like round 3, the deal of 2026-11-20'
    """
    length = f"one round like round {like_round}" if like_round else "a whole match"
    return f"{rules}, {length}{f', the deal of {day}' if day else ''}"


def deal_seats(shape: str, seats: Sequence[str]) -> str:
    """The table, in a line."""
    return f"{shape}: {', '.join(seats)}"


def who_begins(dealer: int, first: int) -> str:
    """Who deals and who has the first turn."""
    return f"seat {dealer} deals, seat {first} plays first; the cards, top first:"


def par_is_for(code: str, seat: int) -> str:
    """What the figures below are."""
    return f"{code}, seat {seat}: points ahead of the best of the others, on average"


def par_in_a_line(level: str, mean: float, se: float | None, games: int) -> str:
    """What a level makes.

    >>> par_in_a_line("hard", 561.4, 120.2, 20)
    'hard: +561 (give or take 120, 20 tries)'
    """
    about = "" if se is None else f"give or take {points(round(se))}, "
    return f"{level}: {signed(round(mean))} ({about}{games} {'try' if games == 1 else 'tries'})"
