"""What a game is called that goes on from a moment of another one, and where that is."""

import re
from typing import Final

from game.text.messages import play_on as say

_FROM: Final = "\ue000"


def _first_name(name: str) -> str:
    """The name without what an earlier branch put behind it, in the language spoken now."""
    for branch in (
        say.from_turn(_FROM, 0),
        say.from_turn_of_round(_FROM, 0, 0),
        say.from_round(_FROM, 0),
    ):
        pattern = re.escape(branch.removeprefix(_FROM)).replace("0", r"\d+")
        name = re.sub(rf"{pattern}( \d+)?$", "", name)
    return name


def from_turn(name: str, round_number: int, turn: int) -> str:
    """What a game is called that goes on from a turn of another.

    >>> from_turn("Friday evening", 1, 6), from_turn("Friday evening", 3, 2)
    ('Friday evening, from turn 6', 'Friday evening, from round 3, turn 2')
    >>> from_turn("Friday evening, from round 3, turn 2", 1, 9)
    'Friday evening, from turn 9'
    """
    name = _first_name(name)
    return say.from_turn(name, turn) if round_number == 1 else say.from_turn_of_round(name, round_number, turn)


def from_round(name: str, round_number: int) -> str:
    """What it is called where it goes on before the first turn of a round, or between two rounds.

    >>> from_round("Friday evening, from turn 6 2", 2)
    'Friday evening, from round 2'
    """
    return say.from_round(_first_name(name), round_number)
