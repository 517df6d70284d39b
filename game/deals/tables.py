"""The tables that a deal's code can express: how many play in how many teams, and who sits where.

Up to four seats each has a number of its own. At larger tables there is one for the first seat, one for all its
partners and one for everybody else.
"""

from typing import Final, Literal

from msgspec import Struct

Level = Literal["easy", "normal", "hard", "expert"]
PlayerKind = Literal["human"] | Level
"""Who has a seat: a person, or a computer player of a level."""

PLAYER_KINDS: Final[tuple[PlayerKind, ...]] = ("human", "easy", "normal", "hard", "expert")
"""Indexed by their number in a code; must never change."""

DAYS_LEVEL: Final[Level] = "hard"
"""The level of all computer players in a day's deal; must never change."""

MOST_TABLES: Final = 2048
"""How many numbers for tables a code has; unused ones are for larger tables."""

_EACH: Final = 4
"""The largest table at which each seat has its own number."""

_SHAPES: Final = ((4, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (6, 3), (6, 2), (7, 7), (8, 8), (8, 2), (8, 4))
"""Players and teams, indexed by their number in a code; must never change, except that new ones go to the end."""


class NoTableNumber(ValueError):
    """A table that no code can express: unusual numbers of players and teams, or too many different levels."""


class DealTable(Struct, frozen=True):
    """How many teams there are, and who has each seat."""

    teams: int
    seats: tuple[PlayerKind, ...]

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.seats)

    @property
    def shape(self) -> str:
        """The table as rule sets name it.

        >>> DealTable(2, ("human", "hard", "hard", "hard")).shape
        '4:2v2'
        """
        return shape_word(self.players, self.teams)


def shape_word(players: int, teams: int) -> str:
    """The shape of a table, as rule sets list it.

    >>> shape_word(6, 2), shape_word(7, 7)
    ('6:3v3', '7:solo')
    """
    return f"{players}:" + ("solo" if teams == players else "v".join([str(players // teams)] * teams))


def table_number(table: DealTable) -> int:
    """The number of a table in a code. Raises NoTableNumber."""
    at = 0
    for players, teams in _SHAPES:
        if (players, teams) == (table.players, table.teams):
            told = _told(players, teams)
            number = 0
            for seat in reversed(told):
                number = number * len(PLAYER_KINDS) + PLAYER_KINDS.index(table.seats[seat])
            if _seated(players, teams, number) != table:
                raise NoTableNumber(table.shape)
            return at + number
        at += _numbers_of(players, teams)
    raise NoTableNumber(table.shape)


def table_of_number(number: int) -> DealTable | None:
    """The table with that number; None if this version doesn't know it."""
    for players, teams in _SHAPES:
        if number < _numbers_of(players, teams):
            return _seated(players, teams, number)
        number -= _numbers_of(players, teams)
    return None


def _told(players: int, teams: int) -> tuple[int, ...]:
    """The seats whose sitters are encoded: each, or one of each kind as seen from the first."""
    if players <= _EACH:
        return tuple(range(players))
    return (0, 1) if teams == players else (0, teams, 1)


def _numbers_of(players: int, teams: int) -> int:
    return int(len(PLAYER_KINDS) ** len(_told(players, teams)))


def _seated(players: int, teams: int, number: int) -> DealTable:
    told: dict[int, PlayerKind] = {}
    for seat in _told(players, teams):
        told[seat] = PLAYER_KINDS[number % len(PLAYER_KINDS)]
        number //= len(PLAYER_KINDS)
    if players <= _EACH:
        return DealTable(teams, tuple(told[seat] for seat in range(players)))
    like = [0 if seat == 0 else teams if seat % teams == 0 else 1 for seat in range(players)]
    return DealTable(teams, tuple(told[seat] for seat in like))
