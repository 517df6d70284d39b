"""The log beside the table: lines of `words.log` as the panel shows them."""

from collections.abc import Sequence
from typing import Final

from game.cards import in_hand_order
from game.engine import events as happened
from game.engine.board import Board
from game.engine.events import Event
from game.engine.view import SPECTATOR
from game.messages.functions import nouns
from game.messages.functions import table as say_table
from game.sentences.log import LogLine, log_lines
from game.sentences.recap import Weight, weight_of
from game.ui.table.draw.log_panel import PanelLine
from game.ui.table.info.turn_lines import last_turn
from game.ui.table.sheets.team_sheets import SheetItem


def steps_of(
    events: Sequence[Event], board: Board, names: Sequence[str], me: int | None
) -> tuple[tuple[LogLine, ...], ...]:
    """The lines of what happened since the last look, with the board as it is now; taking back is a step of its own.

    What a later step has swept off the table since (a meld taken back, a round that ended) has no line.
    """
    steps: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, happened.MeldsTakenBack):
            steps += [[event], []]
        else:
            steps[-1].append(event)
    return tuple(
        log_lines([event for event in step if _is_there(event, board)], board, names, me) for step in steps if step
    )


def _is_there(event: Event, board: Board) -> bool:
    if isinstance(event, happened.Melded | happened.BookCompleted | happened.BookTurnedDirty):
        return event.meld < len(board.melds[event.team])
    return True


TURN_ENDS: Final = (happened.Discarded, happened.Held, happened.Passed)
SHOWN = 64
"""Lines of the log that are tried for the panel."""


def panel_lines(lines: Sequence[LogLine], board: Board, first: int = 0) -> tuple[PanelLine, ...]:
    """A line for each turn, so that those of everybody have room, and for what happened between turns; what was only
    drawn has none: everybody draws. `first` is the number of the first of `lines`.
    """
    told: list[PanelLine] = []
    for turn in _turns(list(enumerate(lines, first))):
        number, greatest = max(turn, key=lambda one: (weight_of(one[1]), one[0]))
        done = [line for _, line in turn]
        if isinstance(greatest.event, happened.Drew):
            continue
        team = board.team_of(greatest.seat) if greatest.seat is not None else None
        card = next((line.card for line in reversed(done) if line.card is not None), None)
        is_great = weight_of(greatest) >= Weight.OPENING
        told.append(PanelLine(greatest.who, team, _turn_in_short(done), card, is_great, number))
    return tuple(told)


def _turns(lines: Sequence[tuple[int, LogLine]]) -> list[list[tuple[int, LogLine]]]:
    """Numbered lines of one seat after another, and each line of nobody alone."""
    turns: list[list[tuple[int, LogLine]]] = []
    for number, line in lines:
        if not turns or line.seat is None or line.seat != turns[-1][-1][1].seat:
            turns.append([])
        turns[-1].append((number, line))
    return turns


def _turn_in_short(turn: Sequence[LogLine]) -> str:
    """What was done, in its own words if it is one meld, and that the card drawn after it was discarded."""
    last, (_, did) = turn[-1], last_turn(turn)
    has_discarded = any(isinstance(line.event, happened.Discarded) for line in turn)
    done = [line for line in turn if weight_of(line) > Weight.DISCARD]
    if len(done) == 1 and isinstance(done[0].event, happened.Melded):
        did = done[0].short
    if did and last.seat is not None and has_discarded:
        return say_table.did_and_discarded(last.person(last.seat), did)
    return did or last.short


def done_in_words(lines: Sequence[LogLine], me: int) -> dict[int, str]:
    """What each other seat did since the last turn of `me`, in a line; nothing for `SPECTATOR`."""
    return in_words(since_turn_of(me, lines)) if me != SPECTATOR else {}


def done_in_short(lines: Sequence[LogLine], me: int, players: int) -> dict[int, tuple[SheetItem, ...]]:
    """The same in few words with the cards; for `SPECTATOR` the last turn of everybody."""
    done = since_turn_of(me, lines) if me != SPECTATOR else last_lap(lines, players)
    return {seat: in_short(did) for seat, did in done.items()}


def since_turn_of(me: int, lines: Sequence[LogLine]) -> dict[int, list[LogLine]]:
    """What each other seat has done since `me` last ended a turn in this round; draws are left out."""
    last = max(
        (
            i
            for i, line in enumerate(lines)
            if (line.seat == me and isinstance(line.event, TURN_ENDS)) or isinstance(line.event, happened.RoundBegan)
        ),
        default=-1,
    )
    done: dict[int, list[LogLine]] = {}
    for line in lines[last + 1 :]:
        if line.seat not in (None, me) and not isinstance(line.event, happened.Drew):
            done.setdefault(line.seat, []).append(line)
    return done


def last_lap(lines: Sequence[LogLine], players: int) -> dict[int, list[LogLine]]:
    """What each seat did in the last turns of this round, one for everybody; draws are left out."""
    turns = 0
    done: dict[int, list[LogLine]] = {}
    for line in reversed(lines):
        turns += isinstance(line.event, TURN_ENDS)
        if turns > players or isinstance(line.event, happened.RoundBegan):
            break
        if line.seat is not None and not isinstance(line.event, happened.Drew):
            done.setdefault(line.seat, []).insert(0, line)
    return done


def in_words(done: dict[int, list[LogLine]]) -> dict[int, str]:
    """The same, in one line a seat."""
    return {seat: say_table.since_your_turn("; ".join(line.what for line in lines)) for seat, lines in done.items()}


def in_short(lines: Sequence[LogLine]) -> tuple[SheetItem, ...]:
    """What a seat did, for a line of a sheet: few words and the cards, all that it laid together."""
    laid = tuple(card for line in lines if isinstance(line.event, happened.Melded) for card in line.event.cards)
    told: list[SheetItem] = []
    for line in lines:
        if isinstance(line.event, happened.Melded):
            if laid:
                said = say_table.laid(line.person(line.event.seat))
                told.append(SheetItem(said, in_hand_order(laid), weight_of(line)))
            laid = ()
        else:
            told.append(SheetItem(_in_brief(line), (line.card,) if line.card else (), weight_of(line)))
    return tuple(told)


def _in_brief(line: LogLine) -> str:
    """What happened, in a line with many things."""
    match line.event:
        case happened.BookCompleted(kind=kind):
            return nouns.kind_of_book(kind)
        case happened.PileTaken(seat):
            return say_table.took_the_pile(line.person(seat))
        case happened.FootTaken(is_tail=is_tail):
            return say_table.in_stack("tail" if is_tail else "foot")
        case _:
            return line.short
