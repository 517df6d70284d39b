"""The line under a plate at a table of seven or eight: what somebody did in the last turn, or when it is their turn."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.cards import Card
from game.engine import events as happened
from game.engine.board import Phase
from game.text.messages import turns_ahead as say
from game.text.person import Person
from game.words.log import LogLine

NOW: Final[Mapping[Phase, Callable[[], str]]] = {
    Phase.CUT: say.to_cut,
    Phase.CHOOSE: say.to_choose,
    Phase.DRAW: say.to_play,
    Phase.PLAY: say.to_play,
    Phase.ANSWER: say.is_asked,
}
"""Under the plate of the player who must act."""


def last_turn(lines: Sequence[LogLine]) -> tuple[str, tuple[str, ...]]:
    """A turn in a few words, from its lines of the log: the greatest of it, else how it began and what was laid; and
    the same before the card that ended it, the longest form first: it must not read as what was drawn.

    >>> last_turn([])
    ('', ('discarded',))
    """
    who = next((line.person(line.seat) for line in lines if line.seat is not None), Person(""))
    taken = 0
    played: tuple[Card, ...] = ()
    start, great, top = "", "", ""
    for line in lines:
        match line.event:
            case happened.WentOut():
                return say.went_out(who), ()
            case happened.Drew():
                start = say.drew(who)
            case happened.PileTaken(count=count, upcard=upcard):
                taken, top = count, upcard
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
    if taken:
        start = say.took(who, taken + (top in played))
    laid = say.laid(who, len(played)) if played else ""
    parts = [great] if great else [part for part in (start, laid) if part]
    whole = [*parts, say.discarded(who)]
    forms = (whole, whole[1:]) if parts and parts[0] == say.drew(who) else (whole,)
    return ", ".join(parts), tuple(", ".join(form) for form in forms)
