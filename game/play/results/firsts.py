"""What a person does for the first time at the table."""

from collections.abc import Iterable
from enum import StrEnum

from game.engine.events import BookCompleted, Event, FootTaken, PileTaken, WentOut
from game.engine.table.board import Board


class FirstTime(StrEnum):
    """What it is; the values are in learning files."""

    TEAM_BOOK = "team_book"
    PILE_TAKEN = "pile_taken"
    FOOT_TAKEN = "foot_taken"
    OUT = "out"
    THREES_EXPLAINED = "threes_told"
    """A teacher or coach has explained threes."""
    CLEAN_BOOK = "clean_book"
    """Noted by earlier versions only, like `WIN`."""
    WIN = "win"


def firsts_in(events: Iterable[Event], board: Board, seat: int) -> list[FirstTime]:
    """What a seat, or its team for a book, did in these events."""
    found: list[FirstTime] = []
    for event in events:
        match event:
            case BookCompleted(team=team) if team == board.team_of(seat):
                found.append(FirstTime.TEAM_BOOK)
            case PileTaken(seat=taker) if taker == seat:
                found.append(FirstTime.PILE_TAKEN)
            case FootTaken(seat=taker) if taker == seat:
                found.append(FirstTime.FOOT_TAKEN)
            case WentOut(seat=out) if out == seat:
                found.append(FirstTime.OUT)
    return found
