"""How imagined deals continue after an idea: what a search records besides points, for explanations."""

from collections.abc import Sequence

from msgspec import Struct

from game.ai.brain.counted_position import NOBODY, CountedPosition


class End:
    """Where one playout stopped. Lists are by team, except `in_foot`, which is by seat."""

    __slots__ = ("books", "held", "in_foot", "out")

    def __init__(self, position: CountedPosition) -> None:
        self.out = position.out
        """The seat that had gone out, or NOBODY."""
        self.in_foot = position.in_foot.copy()
        self.books = [(table.clean, table.dirty, table.wild_books) for table in position.tables]
        self.held = position.points_held()


class SideAtEnd(Struct, frozen=True):
    """What a team has when the playouts of an idea stop, averaged over the worlds."""

    clean_books: float
    dirty_books: float
    wild_books: float
    held: float
    """Points of the cards in its hands and feet, which would count against it."""


class Course(Struct, frozen=True):
    """How the worlds continue after an idea as far as they are played out: to the end of the round, or for two laps."""

    goes_out: tuple[float, ...]
    """By seat: the share of the worlds in which it goes out."""
    in_foot: tuple[float, ...]
    """By seat: the share of the worlds in which it has its foot by then."""
    sides: tuple[SideAtEnd, ...]


class Compared(Struct, frozen=True):
    """An idea compared with another, in the worlds in which both were played out."""

    other: int
    gain: float
    """Average points by which the idea is better; negative if it is worse."""
    error: float
    worlds: int
    better: int
    worse: int
    """In how many of the worlds the idea is better than the other, and in how many worse."""
    course: Course
    instead: Course

    @property
    def same(self) -> int:
        """In how many of the worlds both end equally."""
        return self.worlds - self.better - self.worse


def course_of(ends: Sequence[End]) -> Course:
    """The average of the playouts of one idea; there must be at least one."""
    count, first = len(ends), ends[0]
    seats, teams = range(len(first.in_foot)), range(len(first.held))
    outs = [0] * len(seats)
    for end in ends:
        if end.out != NOBODY:
            outs[end.out] += 1
    return Course(
        tuple(times / count for times in outs),
        tuple(sum(end.in_foot[seat] for end in ends) / count for seat in seats),
        tuple(_side(ends, team) for team in teams),
    )


def _side(ends: Sequence[End], team: int) -> SideAtEnd:
    count = len(ends)
    clean, dirty, wild = (sum(end.books[team][kind] for end in ends) / count for kind in range(3))
    return SideAtEnd(clean, dirty, wild, sum(end.held[team] for end in ends) / count)
