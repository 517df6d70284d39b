"""Log lines for the panel beside the table and for the sheet of the last lap."""

from collections.abc import Sequence
from typing import Final

from game.cards import in_hand_order
from game.engine import events as happened
from game.engine.table.view import SPECTATOR
from game.messages.functions import nouns, table as say_table, turns_ahead as say_turns_ahead
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import Weight, by_seat, done_meanwhile, last_lap, weight_of
from game.sentences.at_table.turn_in_short import turn_in_short
from game.ui.table.draw.log_panel import PanelLine
from game.ui.table.sheets.team_sheets import SheetItem, SheetRow

SHOWN: Final = 64
"""How many log lines are tried for the panel."""


def panel_lines(lines: Sequence[LogLine], first: int = 0) -> tuple[PanelLine, ...]:
    """A line for each turn, so that everybody's fit, and for what happened between turns; none for turns that only
    drew, as everybody draws. `first` is the number of the first of `lines`.
    """
    told: list[PanelLine] = []
    for turn in _turns(list(enumerate(lines, first))):
        number, greatest = max(turn, key=lambda one: (weight_of(one[1]), one[0]))
        done = [line for _, line in turn]
        if isinstance(greatest.event, happened.Drew):
            continue
        card = next((line.card for line in reversed(done) if line.card is not None), None)
        is_great = weight_of(greatest) >= Weight.OPENING
        told.append(PanelLine(greatest.who, greatest.team, turn_in_short(done), card, is_great, number))
    return tuple(told)


def _turns(lines: Sequence[tuple[int, LogLine]]) -> list[list[tuple[int, LogLine]]]:
    """Numbered lines of one seat after another, and each line that belongs to nobody alone."""
    turns: list[list[tuple[int, LogLine]]] = []
    for number, line in lines:
        if not turns or line.seat is None or line.seat != turns[-1][-1][1].seat:
            turns.append([])
        turns[-1].append((number, line))
    return turns


MOST_TURNS: Final = 3
"""How many turns of a player are listed."""


def turns_of(lines: Sequence[LogLine], seat: int, team: int) -> list[SheetRow]:
    """The last turns of a seat, the latest first."""
    turns = [turn for turn in _turns(list(enumerate(lines))) if turn[0][1].seat == seat]
    return [
        SheetRow(team, say_table.turn_before(ago), in_short([line for _, line in turn]))
        for ago, turn in enumerate(reversed(turns[-MOST_TURNS:]))
    ]


def done_lately(lines: Sequence[LogLine], me: int, players: int) -> dict[int, list[LogLine]]:
    """What others did since the last turn of `me`; for `SPECTATOR` what everybody did in the last lap."""
    return done_meanwhile(lines, me) if me != SPECTATOR else by_seat(last_lap(lines, players))


def done_in_short(lines: Sequence[LogLine], me: int, players: int) -> dict[int, tuple[SheetItem, ...]]:
    """The same in few words, with the cards."""
    return {seat: in_short(did) for seat, did in done_lately(lines, me, players).items()}


def in_short(lines: Sequence[LogLine]) -> tuple[SheetItem, ...]:
    """What a seat did, for a line of a sheet: few words, and all the cards it laid down."""
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
    """What happened, in a line with many items."""
    match line.event:
        case happened.BookCompleted(kind=kind):
            return nouns.kind_of_book(kind)
        case happened.PileTaken(seat) as taken:
            return say_turns_ahead.took(line.person(seat), happened.whole_pile(taken))
        case happened.FootTaken(is_tail=is_tail):
            return say_table.in_stack("tail" if is_tail else "foot")
        case _:
            return line.short
