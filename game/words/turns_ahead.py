"""The line under a plate at a table of seven or eight: what somebody did in the last turn, or when it is his turn."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card
from game.engine import events as happened
from game.engine.board import Phase
from game.words.grammar import inside, number
from game.words.log import LogLine

NOW: Final = {
    Phase.CUT: "to cut now",
    Phase.CHOOSE: "to choose now",
    Phase.DRAW: "to play now",
    Phase.PLAY: "to play now",
    Phase.ANSWER: "is asked now",
    Phase.ENDED: "",
}
"""Under the plate of whoever must act."""


DREW: Final = "drew"
"""How most turns begin."""


def turns_away(turns: int, is_last: bool, after: str) -> str:
    """When somebody plays, counted from the turn at hand; of the last one before `after`, who plays then.

    >>> turns_away(1, False, "You"), turns_away(3, False, "You"), turns_away(5, True, "You"), turns_away(1, True, "Ben")
    ('next', 'in three turns', 'then it is you', 'next, then Ben')
    """
    if is_last:
        if turns == 1:
            return f"next, then {inside(after)}"
        return f"then it is {inside(after)}"
    return "next" if turns == 1 else f"in {number(turns)} turns"


def last_turn(lines: Sequence[LogLine]) -> str:
    """A turn in a few words, from its lines of the log: the greatest of it, else how it began and what was laid. How it
    ended is told by `before_discard`.

    >>> last_turn([])
    ''
    """
    taken = 0
    played: tuple[Card, ...] = ()
    start, great, top = "", "", ""
    for line in lines:
        match line.event:
            case happened.WentOut():
                return "went out"
            case happened.Drew():
                start = DREW
            case happened.PileTaken(count=count, upcard=upcard):
                taken, top = count, upcard
            case happened.Melded(cards=cards):
                played += cards
            case happened.TeamOpened() | happened.PacketCut() | happened.StackChosen() | happened.PermissionAnswered():
                great = great or line.short
            case happened.FootTaken(is_tail=is_tail):
                great = f"picked up the {'tail' if is_tail else 'foot'}"
            case happened.BookCompleted(kind=kind):
                great = f"finished a {kind} book"
            case happened.Passed():
                start = "passed"
            case _:
                pass
    if taken:
        start = f"took {taken + (top in played)}"
    parts = [start, f"laid {len(played)}" if played else ""]
    return great or ", ".join(part for part in parts if part)


def before_discard(turn: str) -> tuple[str, ...]:
    """What stands before the card that ended a turn, the longest form first: it must not read as what was drawn.

    >>> before_discard("drew"), before_discard("drew, laid 2")
    (('drew, discarded', 'discarded'), ('drew, laid 2, discarded', 'laid 2, discarded'))
    >>> before_discard("took 8"), before_discard("")
    (('took 8, discarded',), ('discarded',))
    """
    whole = f"{turn}, discarded" if turn else "discarded"
    return (whole, whole.removeprefix(f"{DREW}, ")) if turn.startswith(DREW) else (whole,)
