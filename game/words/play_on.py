"""What is said when a match is played on from a moment of another one: why it cannot be, what it is called, and what
the screen asks before it begins.
"""

import re
from typing import Final

from game.words.grammar import counted

# ---- why not

NOTHING_DEALT: Final = "Nothing has been dealt at that line: play on from a later one."
NO_ROUND: Final = "No round is being played at this moment: choose one before its end."
NOTHING_LEFT: Final = "The match is over at that line: play on from an earlier one."
ONTO_ITSELF: Final = "A game cannot take the place of the record it goes on from: name another file."


def no_such_line(lines: int) -> str:
    """A line that the record does not have.

    >>> no_such_line(412)
    'The record has 412 lines: name one of them.'
    """
    return f"The record has {counted(lines, 'line')}: name one of them."


def other_seats(given: int, seats: int) -> str:
    """Not as many players as there are seats.

    >>> other_seats(2, 4)
    'Two players cannot take four seats.'
    """
    return f"{counted(given, 'player').capitalize()} cannot take {counted(seats, 'seat')}."


MATCH_GOES_ON: Final = (
    "Several people are playing this match, and playing on would show their cards. Come back once it is over."
)
UNREADABLE: Final = "The record does not hold as far as this moment, so nobody can play on from it."

# ---- what it is called


def _first_name(name: str) -> str:
    """The name without what an earlier branch put behind it."""
    return re.sub(r", from (turn \d+|round \d+(, turn \d+)?)( \d+)?$", "", name)


def from_turn(name: str, round_number: int, turn: int) -> str:
    """What a game is called that goes on from a turn of another.

    >>> from_turn("Friday evening", 1, 6), from_turn("Friday evening", 3, 2)
    ('Friday evening, from turn 6', 'Friday evening, from round 3, turn 2')
    >>> from_turn("Friday evening, from round 3, turn 2", 1, 9)
    'Friday evening, from turn 9'
    """
    name = _first_name(name)
    return f"{name}, from turn {turn}" if round_number == 1 else f"{name}, from round {round_number}, turn {turn}"


def from_round(name: str, round_number: int) -> str:
    """What it is called where it goes on before the first turn of a round, or between two rounds.

    >>> from_round("Friday evening", 2)
    'Friday evening, from round 2'
    """
    return f"{_first_name(name)}, from round {round_number}"


# ---- the command
def branch_written(file: str, name: str) -> str:
    """The new record is there.

    >>> branch_written("new.handfoot.jsonl", "Friday evening, from turn 6")
    'new.handfoot.jsonl: Friday evening, from turn 6.'
    """
    return f"{file}: {name}."


# ---- the screen
TITLE: Final = "Play on from here"
SUB: Final = "A new game begins at this moment. The one you are looking at stays exactly as it is."
WHO_PLAYS: Final = "Who plays?"
HIDDEN_CARDS: Final = "Hidden cards"
STAY: Final = "As they were"
DEALT_ANEW: Final = "Dealt anew"
STAY_WHY: Final = "Every card lies where it lay: hands, feet, the stock in its order."
AS_WHO_KNEW: Final = "As who knew them?"
ONLY_ANEW: Final = "The match is not over yet, so its hidden cards stay hidden: they are dealt anew."
NOTHING_HIDDEN: Final = "The round is over: the next one is dealt."
FROM_NOW_ON: Final = "Later rounds get new cards."
CHANGE_CARDS: Final = "Change the cards first"
START: Final = "Play on"


def anew_why(name: str) -> str:
    """What dealing anew keeps.

    >>> anew_why("Rosa"), anew_why("You")
    ('All that Rosa could see and remember stays. The rest is shuffled and dealt again.', 'All that you could see and \
remember stays. The rest is shuffled and dealt again.')
    """
    who = "you" if name == "You" else name
    return f"All that {who} could see and remember stays. The rest is shuffled and dealt again."


def before_turns(round_number: int) -> str:
    """Where a new game goes on, while the cards are being dealt and stacks chosen."""
    return f"Round {round_number}, before the first turn"


def after_round(round_number: int) -> str:
    """Where a new game goes on, between two rounds."""
    return f"After round {round_number}"


def moment_and_cards(moment: str, cards: str) -> str:
    """What is read aloud: from where, and what becomes of the hidden cards.

    >>> moment_and_cards("Round 2, your turn 6", STAY_WHY)
    'Round 2, your turn 6. Every card lies where it lay: hands, feet, the stock in its order.'
    """
    return f"{moment}. {cards}"
