"""Which lines of the log still hold, how important each is, and which tell of a turn, of a lap, of a while away."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Final

from msgspec.structs import replace

from game.engine import events as happened
from game.engine.melding.melds import card_values
from game.engine.table.view import SPECTATOR
from game.sentences.at_table.log import LogLine


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
    return tuple(latest_kept_steps(steps))[::-1]


def latest_kept_steps(steps: Sequence[Sequence[LogLine]]) -> Iterator[Sequence[LogLine]]:
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


def since_last_turn(lines: Sequence[LogLine], seat: int) -> Sequence[LogLine]:
    """What others did since the seat last ended a turn in this round, the oldest first."""
    ends = (n for n in range(len(lines), 0, -1) if _ends_wait(lines[n - 1], seat))
    return [line for line in lines[next(ends, 0) :] if line.seat != seat]


def _ends_wait(line: LogLine, seat: int) -> bool:
    return isinstance(line.event, happened.RoundBegan) or (line.ends_turn and line.seat == seat)


def last_lap(lines: Sequence[LogLine], players: int) -> Sequence[LogLine]:
    """The last turns of this round, one for everybody, the oldest line first; not the foot that came with the last card
    of the turn before.
    """
    turns = 0
    lap: list[LogLine] = []
    for line in reversed(lines):
        turns += line.ends_turn
        if turns > players:
            while lap and lap[-1].seat == line.seat:
                lap.pop()
            break
        if isinstance(line.event, happened.RoundBegan):
            break
        lap.append(line)
    return lap[::-1]


def by_seat(lines: Iterable[LogLine]) -> dict[int, list[LogLine]]:
    """What each seat did; draws are left out: everybody draws."""
    done: dict[int, list[LogLine]] = {}
    for line in lines:
        if line.seat is not None and not isinstance(line.event, happened.Drew):
            done.setdefault(line.seat, []).append(line)
    return done


def done_meanwhile(lines: Sequence[LogLine], me: int) -> dict[int, list[LogLine]]:
    """What each other seat did since the last turn of `me`; nothing for `SPECTATOR`."""
    return by_seat(since_last_turn(lines, me)) if me != SPECTATOR else {}


def last_turns(log: Sequence[LogLine]) -> dict[int, list[LogLine]]:
    """The lines of each seat's last turn in this round, so far as it has ended; before the first turn its ceremony. A
    foot that came with the last card belongs to it.
    """
    ended: dict[int, list[LogLine]] = {}
    under_way: dict[int, list[LogLine]] = {}
    just_ended: int | None = None
    for line in log:
        if isinstance(line.event, happened.RoundBegan):
            ended, under_way = {}, {}
        elif line.seat is not None and isinstance(line.event, happened.PacketCut | happened.StackChosen):
            ended.setdefault(line.seat, []).append(line)
        elif line.seat == just_ended and isinstance(line.event, happened.FootTaken | happened.RedThreesLaid):
            ended[line.event.seat].append(line)
            continue
        elif line.seat is not None:
            under_way.setdefault(line.seat, []).append(line)
            if line.ends_turn or isinstance(line.event, happened.WentOut):
                ended[line.seat] = under_way.pop(line.seat)
        just_ended = line.seat if line.ends_turn else None
    return ended


def answers_of_turn(log: Sequence[LogLine]) -> dict[int, bool]:
    """Partners' answers, by seat, until the asker's turn is over."""
    said: dict[int, bool] = {}
    for line in reversed(log):
        match line.event:
            case happened.PermissionAnswered(seat=seat, yes=yes):
                said.setdefault(seat, yes)
            case happened.RoundBegan() | happened.Discarded() | happened.Held() | happened.Passed():
                break
    return said
