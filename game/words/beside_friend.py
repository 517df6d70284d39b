"""A friend's match of the same deal beside the own one: why a file is none, and where the two parted."""

from datetime import date
from typing import Final

from game.words.grammar import capital, counted, points, signed
from game.words.screens import MONTHS, PERSON_NAMES

# ---- asking for the file
TITLE: Final = "Compare with a friend"
WHY: Final = (
    "Ask your friend for the file of this deal: in Games, Save a copy makes one. Enter its location here. Nothing goes "
    "over the internet."
)
FILE: Final = "From a file: folder and name"
OPEN: Final = "Compare"
OPENING: Final = "Reading the file…"
SILENT: Final = "The disk does not answer. You can wait, or go back."
YOUR_FRIEND: Final = "Your friend"
LONGEST_WHOLE: Final = 12
"""Letters of a name that stands whole on a button; of a longer one its first part does."""


def unreadable(reason: str) -> str:
    """The system will not read it."""
    return f"That file cannot be read: {reason}."


TOO_LARGE: Final = "That file is far too large for a game."
NO_RECORD: Final = "That file isn’t a Hand and Foot game. Their names end in .handfoot.jsonl."
NO_DEAL: Final = "That game wasn’t played from a deal code, so there is nothing to compare."
UNREADABLE_CODE: Final = "The deal code in that file can’t be read."
OTHER_CARDS: Final = "That file names this deal, but has different cards or rules."
GOES_ON: Final = "That game is still being played. Ask for the file again once it is over."
BROKEN_OFF: Final = "That game was abandoned, so there is no result to compare."
OWN_GAME: Final = "That is your own game. Ask your friend for the other one."


def damaged(line: int) -> str:
    """A record that is damaged from some line on."""
    return f"That file is damaged at line {line}. Ask your friend to send it again."


def another_deal(name: str, code: str, day: date | None) -> str:
    """It is of another deal.

    >>> another_deal("Ida", "K7QM 4TRA HX9C", date(2026, 11, 18))
    'This is another deal: Ida played that of 18 November 2026.'
    >>> another_deal("Ida", "K7QM 4TRA HX9C", None)
    'This is another deal: Ida played K7QM 4TRA HX9C.'
    """
    which = code if day is None else f"that of {day.day} {MONTHS[day.month - 1]} {day.year}"
    return f"This is another deal: {name} played {which}."


# ---- both tables
RESULT: Final = "Result"
IN_THE_END: Final = "in the end"
STEP_ON: Final = "Next turn"
STEP_ON_SUB: Final = "turn by turn, side by side"
STEP_BACK: Final = "One turn back"
PARTED: Final = "Where you parted"
MY_WAY: Final = "Play on from here, my way"
AS_A_NEW_GAME: Final = "as a new game"
ANOTHER_FILE: Final = "Another friend’s file"
NOTHING_LEFT: Final = "nothing is left to play after this turn"
BOTH_OVER: Final = "both are at their end"
AT_THE_START: Final = "this is the first turn"
MEASURING: Final = "Both ways are being compared…"
LATER_DRAWS: Final = "From here on the games differ: later draws are no longer the same."
ALL_ALIKE: Final = "You both played it the same way"
ALL_ALIKE_WHY: Final = "Every turn is the same, down to the last card."
BEFORE_FIRST_TURN: Final = "You parted before the first turn"
CHOSE_OTHERWISE: Final = "You chose your stacks differently, so already the first hands are not the same."
OVER: Final = "already over"


def at_table_of(name: str) -> str:
    """Whose table it is where neither of the two has the turn.

    >>> at_table_of("You"), at_table_of("Ida")
    ('At your table:', 'At Ida’s table:')
    """
    return f"At {'your' if name == PERSON_NAMES[0] else f'{name}’s'} table:"


def screen_title(title: str, name: str) -> str:
    """Whose matches are shown.

    >>> screen_title("Today’s deal", "Ida")
    'Today’s deal · you and Ida'
    """
    return f"{title} · you and {name}"


def their_way(name: str) -> str:
    """The button that plays on where the friend was.

    >>> their_way("Ida"), their_way("James"), their_way(YOUR_FRIEND)
    ('Play on from here, Ida’s way', 'Play on from here, James’ way', 'Play on from here, your friend’s way')
    """
    who = "your friend" if name == YOUR_FRIEND else name if len(name) <= LONGEST_WHOLE else name.split()[0]
    return f"Play on from here, {who}{'’' if who.endswith('s') else '’s'} way"


def here_parted(place: str) -> str:
    """The heading of the turn in which they parted.

    >>> here_parted("Turn 4")
    'Turn 4: here your ways parted'
    """
    return f"{place}: here your ways parted"


def place_of(round_number: int, rounds: int, turn: int, name: str) -> str:
    """Which turn, whose where it is not the own one; the round only where there are several.

    >>> place_of(1, 1, 4, ""), place_of(2, 4, 3, "Walt")
    ('Turn 4', 'Round 2, Walt’s turn 3')
    """
    whose = f"{name}’s turn {turn}" if name else f"turn {turn}"
    if rounds > 1:
        return f"Round {round_number}, {whose}"
    return whose[0].upper() + whose[1:]


def after_parting(turns: int) -> str:
    """How far the tables that are shown lie behind, or before, the turn in which they parted.

    >>> after_parting(1), after_parting(13), after_parting(-2)
    ('One turn later', '13 turns later', 'Two turns before you parted')
    """
    return capital(f"{counted(abs(turns), 'turn')} {'later' if turns > 0 else 'before you parted'}")


def worth_more(name: str, gain: float, better: int, worlds: int) -> str:
    """That one way was better than the other; no name for the own.

    >>> worth_more("", 318.0, 65, 100), worth_more("Ida", 70.0, 120, 200)
    ('Your way was worth about 320 more: better in 65 of 100 deals.', \
'Ida’s way was worth about 70 more: better in 120 of 200 deals.')
    """
    whose = "Your" if not name else f"{name}’{'' if name.endswith('s') else 's'}"
    return f"{whose} way was worth about {points(10 * round(gain / 10))} more: better in {better} of {worlds} deals."


AS_GOOD: Final = "Both ways were worth about the same."


def side_said(name: str, lead: int, what: str) -> str:
    """One side for those who hear it.

    >>> side_said("Ida", 455, "drew")
    'Ida, +455 in the end: drew'
    """
    return f"{name}, {signed(lead)} {IN_THE_END}: {what}"
