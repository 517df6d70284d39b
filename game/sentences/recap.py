"""The log lines that still hold, how important each is, and what others did while somebody was away."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Final

from msgspec.structs import replace

from game.engine import events as happened
from game.engine.melds import card_values
from game.sentences.log import LogLine


class Weight(IntEnum):
    """How important a line is to somebody who was away; the most important one of a list is highlighted."""

    QUIET = 0
    DISCARD = 1
    MELD = 2
    PILE = 3
    FOOT = 4
    OPENING = 5
    BOOK = 6
    OUT = 7


_WEIGHTS: Final[Mapping[type, Weight]] = {
    happened.RoundEnded: Weight.OUT,
    happened.StockShuffled: Weight.PILE,
    happened.PileTaken: Weight.PILE,
    happened.Melded: Weight.MELD,
    happened.TeamOpened: Weight.OPENING,
    happened.BookCompleted: Weight.BOOK,
    happened.BookTurnedDirty: Weight.BOOK,
    happened.FootTaken: Weight.FOOT,
    happened.RedThreesLaid: Weight.MELD,
    happened.Discarded: Weight.DISCARD,
    happened.Held: Weight.DISCARD,
    happened.Passed: Weight.DISCARD,
    happened.PermissionAsked: Weight.OUT,
    happened.PermissionAnswered: Weight.OUT,
    happened.WentOut: Weight.OUT,
}


def weight_of(line: LogLine) -> Weight:
    """How much it matters."""
    return _WEIGHTS.get(type(line.event), Weight.QUIET)


def worth_laid(line: LogLine) -> int:
    """The value of the cards that the line says were laid down."""
    if not isinstance(line.event, happened.Melded):
        return 0
    values = card_values(line.board.rules)
    return sum(values[card] for card in line.event.cards)


def standing(steps: Sequence[Sequence[LogLine]]) -> tuple[Sequence[LogLine], ...]:
    """The steps that still hold: neither what was taken back nor the taking back. `steps` hold one move each.

    An opening includes everything laid down in its turn.
    """
    return tuple(newest_standing(steps))[::-1]


def newest_standing(steps: Sequence[Sequence[LogLine]]) -> Iterator[Sequence[LogLine]]:
    """The same from the last one backwards, lazily: a match has thousands."""
    kept: list[Sequence[LogLine]] = []
    taken_back = 0
    for step in reversed(steps):
        back = next((line.event for line in step if isinstance(line.event, happened.MeldsTakenBack)), None)
        if back is not None:
            taken_back += back.moves
        elif taken_back:
            taken_back -= 1
        else:
            yield _with_whole_opening(step, reversed(kept))
            kept.append(step)


def _with_whole_opening(step: Sequence[LogLine], later: Iterable[Sequence[LogLine]]) -> Sequence[LogLine]:
    opened = next((line for line in step if isinstance(line.event, happened.TeamOpened)), None)
    if opened is None or not isinstance(opened.event, happened.TeamOpened):
        return step
    count = opened.event.points
    for line in (line for step in later for line in step):
        if isinstance(line.event, happened.RoundEnded):
            break
        if line.seat != opened.seat and not isinstance(line.event, happened.PermissionAnswered):
            break
        count += worth_laid(line)
    return [replace(line, opened=count) if line is opened else line for line in step]


def since_last_turn(steps: Sequence[Sequence[LogLine]], seat: int) -> tuple[LogLine, ...]:
    """Everything that others did since the seat last ended a turn, oldest first; `steps` hold the lines of one step
    each.

    Excludes what was taken back, and draws: everybody draws who didn't take the pile.
    """
    recent: list[Sequence[LogLine]] = []
    for step in standing(steps):
        recent.append(step)
        if any(_ends_wait(line.event, seat) for line in step):
            after = next(index for index, line in enumerate(step) if _ends_wait(line.event, seat)) + 1
            recent = [step[after:]]
    return tuple(line for step in recent for line in step if weight_of(line) and line.seat != seat)


def _ends_wait(event: happened.Event, seat: int) -> bool:
    if isinstance(event, happened.RoundBegan):
        return True
    return isinstance(event, happened.Discarded | happened.Held | happened.Passed) and event.seat == seat
