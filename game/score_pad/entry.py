"""What people write down of a round that was played with real cards."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import force_setattr, replace

MOST_POINTS = 99_999
"""What can be written in one field."""
MOST_OF_A_KIND = 99
"""Books, threes and cuts that can be written in one field."""

_Count = Annotated[int, Meta(ge=0, le=MOST_OF_A_KIND)]
_Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]


class BookSort(StrEnum):
    """Books that score alike. Books of sevens, threes or the special rank are separate only if the rules score them
    separately.
    """

    CLEAN = "clean"
    DIRTY = "dirty"
    WILD = "wild"
    SEVENS = "sevens"
    SPECIAL = "special"
    THREES = "threes"


class WrittenBooks(Struct, frozen=True, omit_defaults=True):
    """How many books of a sort a team has; double ones, with the cards that the rules ask for, are counted apart."""

    sort: BookSort
    count: _Count
    double: bool = False


class TeamEntry(Struct, frozen=True, omit_defaults=True):
    """What is written down of one team. Points that nobody has written yet are None, and count nothing."""

    books: tuple[WrittenBooks, ...] = ()
    melded: _Points | None = None
    """Points of all its cards on the table, those in books too."""
    left: _Points | None = None
    """Points of the cards in hands and feet, without red threes."""
    red_threes_left: _Count = 0
    red_threes_laid: _Count = 0
    cuts: _Count = 0
    """How many of the team lifted exactly enough."""
    at_once: _Count = 0
    """How many of its books it laid complete in one move."""
    unfinished: _Count = 0
    """How many of its melds cost points because they aren't books."""
    penalty: _Points | None = None
    """Points that the table agreed to take off, such as for a wrong call."""

    def __post_init__(self) -> None:
        """Books are kept in one order, so that what is written again as it was is equal to it."""
        force_setattr(self, "books", tuple(sorted(self.books, key=lambda books: (books.sort, books.double))))

    def books_of(self, sort: BookSort, double: bool = False) -> int:
        """How many books of a sort are written."""
        return sum(books.count for books in self.books if books.sort is sort and books.double is double)

    def with_books(self, sort: BookSort, count: int, double: bool = False) -> "TeamEntry":
        """With this many books of a sort."""
        others = tuple(books for books in self.books if books.sort is not sort or books.double is not double)
        return replace(self, books=(*others, WrittenBooks(sort, count, double)) if count else others)


class RoundEntry(Struct, frozen=True, omit_defaults=True):
    """What is written down of a round: each team's part, and the seat that went out."""

    teams: tuple[TeamEntry, ...]
    out: _Count | None = None

    @classmethod
    def blank(cls, teams: int) -> "RoundEntry":
        """A round with nothing entered."""
        return cls((TeamEntry(),) * teams)

    def with_team(self, team: int, entry: TeamEntry) -> "RoundEntry":
        """With another part of a team."""
        return replace(self, teams=(*self.teams[:team], entry, *self.teams[team + 1 :]))
