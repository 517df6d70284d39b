"""What is said when a decision is thought about once more: the sheet beside the table, a nudge, the answer."""

from typing import Final

THINK_AGAIN: Final = "Think again"
SOMETHING_BETTER: Final = "There was something better here. What would you do?"
NOTHING_BETTER: Final = "Nothing better was found here. What else would you try?"
NOTHING_COUNTS: Final = "Try as often as you like: nothing counts here."
NUDGE: Final = "A nudge"
SHOW_ME: Final = "Show me"
BEGIN_AGAIN: Final = "Begin again"
BEGIN_AGAIN_TIP: Final = "Takes back all that you tried, your discard too."
NOTHING_TRIED: Final = "nothing tried yet"
UNDO_TRY_TIP: Final = "Takes back what you tried last."
A_MOMENT: Final = "A moment …"
MEASURING: Final = "Your move is being played out in a hundred deals."
NO_ANSWER: Final = "No answer just now."
NO_ANSWER_WHY: Final = "Begin again, or go back and come again later."
NO_NUDGE_LEFT: Final = "there is no more"
NO_ANSWER_YET: Final = "not just now"


def title(round_number: int, turn: int) -> str:
    """What the screen is called, and which decision is thought about.

    >>> title(1, 2)
    'Think again · Round 1, your turn 2'
    """
    return f"{THINK_AGAIN} · Round {round_number}, your turn {turn}"
