"""A turn in a few words, from its lines of the log."""

from collections.abc import Sequence

from game.cards import Card
from game.engine import events as happened
from game.messages.functions import table as say_table, turns_ahead as say
from game.messages.person import Person
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import Weight, weight_of


def turn_in_short(turn: Sequence[LogLine]) -> str:
    """A turn's summary, in its own words if it is one meld, and that the card drawn after it was discarded."""
    last, (_, did) = turn[-1], last_turn(turn)
    has_discarded = any(isinstance(line.event, happened.Discarded) for line in turn)
    done = [line for line in turn if weight_of(line) > Weight.DISCARD]
    if len(done) == 1 and isinstance(done[0].event, happened.Melded):
        did = done[0].short
    if did and last.seat is not None and has_discarded:
        return say_table.did_and_discarded(last.person(last.seat), did)
    return did or last.short


def last_turn(lines: Sequence[LogLine]) -> tuple[str, str]:
    """A turn in a few words, from its lines of the log: the greatest of it, else how it began and what was laid; and
    what of it stands before the card that ended it.

    >>> last_turn([])
    ('', '')
    """
    who = next((line.person(line.seat) for line in lines if line.seat is not None), Person(""))
    played: tuple[Card, ...] = ()
    start, great = "", ""
    for line in lines:
        match line.event:
            case happened.WentOut():
                return say.went_out(who), ""
            case happened.Drew():
                start = start or say.drew(who)
            case happened.PileTaken() as pile:
                start = say.took(who, happened.whole_pile(pile))
            case happened.Melded(cards=cards):
                played += cards
            case happened.TeamOpened() | happened.PacketCut() | happened.StackChosen() | happened.PermissionAnswered():
                great = great or line.short
            case happened.FootTaken(is_tail=is_tail):
                great = say.picked_up(who, "tail" if is_tail else "foot")
            case happened.BookCompleted(kind=kind):
                great = say.finished_book(who, kind)
            case happened.Passed():
                start = say.passed(who)
            case _:
                pass
    laid = say.laid(who, len(played)) if played else ""
    parts = [great] if great else [part for part in (start, laid) if part]
    told = [part for part in parts if part != say.drew(who)]  # everybody does
    return ", ".join(told or parts), ", ".join(told)
