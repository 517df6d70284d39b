"""What Undo and Undo turn take back, from the log, and why they stop there."""

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from game.engine import events as happened
from game.messages.amounts import listed
from game.messages.functions import table as say
from game.messages.language import Said, saying
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import latest_kept_steps

Stop = Literal["foot", "tail", "pile", "red-threes", "draw", "turn"]
"""The first barrier to undoing; "turn" if the player has seen nothing new in this turn."""


class UndoWords(Struct, frozen=True):
    """The text of both buttons: what one step and the whole turn take back, and why it ends there."""

    plays: tuple[tuple[LogLine, ...], ...] = ()
    """Plays that can be undone, the latest last."""
    stop: Stop = "turn"
    is_all_back: bool = False
    """Whether something of this turn was taken back and nothing has been played since."""

    @property
    def one(self) -> str:
        return _in_words(self.plays[-1]) if self.plays else ""

    @property
    def turn(self) -> str:
        return "; ".join(map(_in_words, self.plays))

    @property
    def nothing(self) -> Said[str]:
        """The text if there is nothing, or nothing more, to take back."""
        return saying(say.all_is_back if self.is_all_back else say.nothing_to_undo, self.stop)

    @property
    def tip_one(self) -> str:
        return say.takes_back(self.one, self.stop)

    @property
    def tip_turn(self) -> str:
        return say.takes_back(self.turn, self.stop)


def _in_words(play: Sequence[LogLine]) -> str:
    return listed([line.what for line in play])


def undo_words(steps: Sequence[Sequence[LogLine]], seat: int, undoable: int, *, is_reader: bool = False) -> UndoWords:
    """For the seat whose turn it is. `steps` have the lines of one move each, including those taken back; if the seat
    itself `is_reader`, they use "you".
    """
    is_back = bool(steps) and any(isinstance(line.event, happened.MeldsTakenBack) for line in steps[-1])
    stop: Stop = "turn"
    played: list[tuple[LogLine, ...]] = []
    for step in latest_kept_steps(steps):
        mine = [line for line in step if line.seat == seat]
        seen = {_seen(line.event) for line in mine}
        if (what := next((what for what in get_args(Stop) if what in seen), None)) is not None:
            stop = what
            break
        if any(isinstance(line.event, happened.Discarded | happened.RoundBegan) for line in step):
            break
        melded = tuple(
            replace(line, me=seat) if is_reader else line for line in mine if isinstance(line.event, happened.Melded)
        )
        if melded and len(played) < undoable:
            played.append(melded)
    return UndoWords(tuple(reversed(played)), stop, is_back and not played)


def _seen(event: happened.Event) -> Stop | None:
    """How an event limits undoing; None if it revealed nothing."""
    match event:
        case happened.FootTaken(is_tail=is_tail):
            return "tail" if is_tail else "foot"
        case happened.PileTaken():
            return "pile"
        case happened.RedThreesLaid():
            return "red-threes"
        case happened.Drew():
            return "draw"
        case _:
            return None
