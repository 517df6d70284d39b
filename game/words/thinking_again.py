"""What is said when a decision is thought about once more: the sheet beside the table, a nudge, the answer."""

from typing import Final

from msgspec import Struct

from game.analysis.facts import TryVerdict
from game.analysis.nudges import Nudge, NudgeTopic
from game.cards import rank_of
from game.words.grammar import counted, number, ordinal, points, rank_name
from game.words.looking_back import THINK_AGAIN

SOMETHING_BETTER: Final = "There was something better here. What would you do?"
NOTHING_BETTER: Final = "Nothing better was found here. What else would you try?"
NOTHING_COUNTS: Final = "Try as often as you like: nothing counts here."
NUDGE: Final = "A nudge"
SHOW_ME: Final = "Show me"
BEGIN_AGAIN: Final = "Begin again"
BEGIN_AGAIN_TIP: Final = "Undoes everything you tried."
NOTHING_TRIED: Final = "nothing tried yet"
TO_THE_ANSWER: Final = "The answer"
SHORT: Final = {SHOW_ME: "Show", TO_THE_ANSWER: "Answer"}
"""What stands on a button that has no room for the whole."""
UNDO_TRY_TIP: Final = "Takes back what you tried last."
A_MOMENT: Final = "A moment …"
MEASURING: Final = "Your move is being played out in two hundred deals."
NO_ANSWER: Final = "No answer just now."
CANNOT_BE_TRIED: Final = "This decision cannot be tried again: it does not fit the match."
NO_ANSWER_WHY: Final = "Begin again, or go back and come again later."
NO_NUDGE: Final = "nothing better was found"
NO_NUDGE_LEFT: Final = "there is no more"
NO_ANSWER_YET: Final = "not just now"


def title(round_number: int, turn: int) -> str:
    """What the screen is called, and which decision is thought about.

    >>> title(1, 2)
    'Think again · Round 1, your turn 2'
    """
    return f"{THINK_AGAIN} · Round {round_number}, your turn {turn}"


def nudge_sentence(nudge: Nudge) -> str:
    """What to look at.

    >>> from game.cards import parse_cards
    >>> nudge_sentence(Nudge(NudgeTopic.WILDS, parse_cards("2C *R")))
    'Look at your two wild cards.'
    >>> nudge_sentence(Nudge(NudgeTopic.RANK, parse_cards("QC")))
    'Look at your queen.'
    """
    count = len(nudge.cards)
    match nudge.topic:
        case NudgeTopic.WILDS:
            return f"Look at your {counted(count, 'wild card') if count > 1 else 'wild card'}."
        case NudgeTopic.RANK:
            rank = rank_name(rank_of(nudge.cards[0]), count)
            return f"Look at your {number(count)} {rank}." if count > 1 else f"Look at your {rank}."
        case NudgeTopic.DISCARD:
            return "Think about your discard: who could use that card?"
        case NudgeTopic.OPENING:
            return "Your team has not laid anything down yet. Is this the moment?"
        case NudgeTopic.PILE:
            return "Look at the pile: what would it bring you?"
        case NudgeTopic.GOING_OUT:
            return "Who would gain if the round ended now?"
        case NudgeTopic.ANSWER:
            return "Count what your team still holds, and what the others do."


# ---- the answer
THAT_IS_BETTER: Final = "That is better"
THAT_IS_AS_GOOD: Final = "That is as good"
GOOD_TRY: Final = "A good try"
THIS_WAS_BETTER: Final = "This was better"
NOTHING_FOUND: Final = "Nothing better was found"
YOU_NOW: Final = "you, now"
ALSO_GOOD: Final = "also good"
BETTER_STILL: Final = "better still"
BETTER_WAY: Final = "better"
YOU_THEN: Final = "you, then"
WAS_PLAYED: Final = "what was played"
TRY_AGAIN: Final = "Try again"
NEXT_ONE: Final = "Next one"
ALL_SEEN: Final = "That’s the last one."


def verdict(verdict_: TryVerdict) -> str:
    """The heading of an answer."""
    match verdict_:
        case TryVerdict.BETTER:
            return THAT_IS_BETTER
        case TryVerdict.AS_GOOD:
            return THAT_IS_AS_GOOD
        case TryVerdict.LESS:
            return GOOD_TRY


class FoundHow(Struct, frozen=True):
    """How somebody came to a way that was asked for."""

    tries: int
    """How many whole decisions were tried, this one with them."""
    had_nudge: bool = False
    had_seen_answer: bool = False


def found_at(how: FoundHow) -> str:
    """At which try the better way was found, and with what help.

    >>> found_at(FoundHow(1)), found_at(FoundHow(2))
    ('You found it at once.', 'You found it at the second try.')
    >>> found_at(FoundHow(1, had_nudge=True)), found_at(FoundHow(3, had_nudge=True))
    ('You found it with a nudge.', 'You found it at the third try, with a nudge.')
    >>> found_at(FoundHow(1, had_seen_answer=True))
    'You had seen the answer before.'
    """
    if how.had_seen_answer:
        return "You had seen the answer before."
    if how.tries <= 1:
        return "You found it with a nudge." if how.had_nudge else "You found it at once."
    return f"You found it at the {ordinal(how.tries)} try{', with a nudge' if how.had_nudge else ''}."


def about_the_try(verdict_: TryVerdict, points_: float, how: FoundHow, is_better_known: bool = True) -> str:
    """What stands under the heading.

    >>> about_the_try(TryVerdict.BETTER, 292.0, FoundHow(2)), about_the_try(TryVerdict.BETTER, 292.0, FoundHow(1))
    ('You found it at the second try.', 'You found it at once.')
    >>> about_the_try(TryVerdict.LESS, -84.0, FoundHow(1))
    'What you played then was 80 better.'
    >>> about_the_try(TryVerdict.AS_GOOD, 0.0, FoundHow(1))
    'About the same as what you played then. There is something better.'
    """
    better = " There is something better." if is_better_known else ""
    match verdict_:
        case TryVerdict.BETTER:
            return found_at(how)
        case TryVerdict.AS_GOOD:
            return f"About the same as what you played then.{better}"
        case TryVerdict.LESS:
            return f"What you played then was {points(10 * round(-points_ / 10))} better."


def how_found(worlds: int) -> str:
    """What stands below all: in how many deals the ways were compared.

    >>> how_found(200)
    'We re-dealt the hidden cards 200 times and played each option out.'
    """
    return f"We re-dealt the hidden cards {points(worlds)} times and played each option out."


def which_next(round_number: int, turn: int, place: int, whole: int) -> str:
    """Which decision comes next, and how many there are.

    >>> which_next(3, 6, 3, 3), which_next(1, 2, 1, 3), which_next(1, 2, 1, 1)
    ('Round 3, your turn 6 · the last of three', 'Round 1, your turn 2 · the first of three', 'Round 1, your turn 2')
    """
    where = f"Round {round_number}, your turn {turn}"
    if whole < 2:
        return where
    return f"{where} · the {'last' if place == whole else ordinal(place)} of {number(whole)}"
