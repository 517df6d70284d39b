"""The levels of computer players by name and strength; the players are in `game.ai.roster`."""

import re
from typing import Final

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""Weakest first."""
LIKE_ME: Final = "like_me"
"""The level that is as strong as the people at the table; a record adds the strength, as in `like_me_135`."""
SEATED: Final = (*LEVELS, LIKE_ME)
DEFAULT_LEVEL: Final = "normal"
YARDSTICK: Final = "random"
"""Plays any legal move; not for tables, only to measure the levels against."""
STOPGAP: Final = "stopgap"
"""The simplest move, for when everything else has failed; not for tables either."""

STEP: Final = 100
"""Strength from one level to the next: `normal`, `hard` and `expert` are whole steps."""
STRONGEST: Final = 3 * STEP
"""The strength of `expert`; 0 is weaker than `easy`."""
UNKNOWN: Final = STEP
"""The strength for somebody nothing is known about: that of `normal`."""

_WRITTEN: Final = re.compile(rf"{LIKE_ME}(?:_(\d{{1,3}}))?")


def strength_in(level: str | None) -> int | None:
    """The strength in a `like_me` level; None for other levels and for words of other programs.
    >>> strength_in("like_me_135"), strength_in("like_me"), strength_in("hard"), strength_in("like_me_999")
    (135, 100, None, None)
    """
    word = None if level is None else _WRITTEN.fullmatch(level)
    if word is None:
        return None
    strength = UNKNOWN if word[1] is None else int(word[1])
    return strength if strength <= STRONGEST else None


def as_strong(strength: float) -> str:
    """The level with that strength, as a record stores it.
    >>> as_strong(134.6), as_strong(-20)
    ('like_me_135', 'like_me_0')
    """
    return f"{LIKE_ME}_{round(min(max(strength, 0), STRONGEST))}"


def is_level(level: str | None) -> bool:
    """Whether a seat at a table can be played by that level.
    >>> is_level("hard"), is_level("like_me_135"), is_level("random"), is_level(None)
    (True, True, False, False)
    """
    return level in LEVELS or strength_in(level) is not None


def answering_level(level: str | None) -> str:
    """The level that a seat is played by: the default if the record names none, or one of another program.
    >>> answering_level("like_me_135"), answering_level(None), answering_level("wizard")
    ('like_me_135', 'normal', 'normal')
    """
    return level if level is not None and (is_level(level) or level in (YARDSTICK, STOPGAP)) else DEFAULT_LEVEL


def seated_level(level: str | None) -> str:
    """The level as chosen for a seat: without a strength, and the default for words of other programs.
    >>> seated_level("like_me_135"), seated_level("hard"), seated_level(None)
    ('like_me', 'hard', 'normal')
    """
    if strength_in(level) is not None:
        return LIKE_ME
    return level if level is not None and level in LEVELS else DEFAULT_LEVEL
