"""What somebody does for the first time, each rewarded once: a clean book, the foot, going out, a match won."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from game.engine.events import BookCompleted, Event, FootTaken, WentOut
from game.engine.table.board import Board


class FirstTime(StrEnum):
    """What it is."""

    CLEAN_BOOK = "clean_book"
    FOOT_TAKEN = "foot_taken"
    OUT = "out"
    WIN = "win"


TEAM_BOOK: Final = "team_book"
"""Noted beside them, without a reward: the team had a book, clean or dirty, so its people know what one is."""

PILE_TAKEN: Final = "pile_taken"
"""Noted in the same way: its seat took the discard pile."""
THREES_TOLD: Final = "threes_told"
"""And this: a teacher or coach has said what threes are."""


def is_own_clean_book(event: Event, seat: int) -> bool:
    """Whether a seat completed a clean book: it counts for the player of its last card."""
    return isinstance(event, BookCompleted) and event.seat == seat and event.kind == "clean"


def firsts_in(events: Iterable[Event], board: Board, seat: int, winners: Iterable[int] | None) -> list[FirstTime]:
    """A seat's first-time achievements in these events."""
    found: list[FirstTime] = []
    for event in events:
        match event:
            case BookCompleted() if is_own_clean_book(event, seat):
                found.append(FirstTime.CLEAN_BOOK)
            case FootTaken(taker) if taker == seat:
                found.append(FirstTime.FOOT_TAKEN)
            case WentOut(out) if out == seat:
                found.append(FirstTime.OUT)
    if board.team_of(seat) in (winners or ()):
        found.append(FirstTime.WIN)
    return found
