"""Deals that everybody can play: their codes, and what can be wrong with one that somebody typed."""

from typing import Final, assert_never

from game.deals.code import BadDealCode, DealSlip
from game.deals.shared_deal import OtherRules
from game.rules.code import mark_signs
from game.words.grammar import counted

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
