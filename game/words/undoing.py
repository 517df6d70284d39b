"""What Undo takes back, and what it cannot go behind."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from game.engine import events as happened
from game.words.log import LogLine, standing
from game.words.numbers import capital, listed

_STOPS: Final[tuple[tuple[type[happened.Event], str], ...]] = (
    (happened.FootTaken, "you have seen your foot"),
    (happened.PileTaken, "you have seen the pile"),
    (happened.RedThreesLaid, "you have seen the cards for your red threes"),
    (happened.Drew, "you have seen what you drew"),
)
NOT_IN_A_TURN: Final = "you can only take back what you play in your own turn"


class UndoWords(Struct, frozen=True):
    """What the two buttons say: what one step takes back, what the whole turn does, and why it ends there."""

    one: str
    turn: str
    stop: str
    is_all_back: bool = False
    """Whether something of this turn was taken back and nothing has been played since."""

    @property
    def nothing(self) -> str:
        """The sentence where there is nothing to take back, or no more."""
        if self.is_all_back:
            return f"All of it is back in your hand. {capital(self.stop)}, so that stays."
        return f"There is nothing to take back: {self.stop}."

    @property
    def tip_one(self) -> str:
        """Beside the button for one step."""
        return f"Takes back: {self.one}. {capital(self.stop)}, so that stays."

    @property
    def tip_turn(self) -> str:
        """Beside the button for the whole turn."""
        return f"Takes back: {self.turn}. {capital(self.stop)}, so that stays."


def undo_words(steps: Sequence[Sequence[LogLine]], seat: int, undoable: int) -> UndoWords:
    """For the seat whose turn it is. `steps` hold the lines of one move each, those that were taken back, too."""
    is_back = bool(steps) and any(isinstance(line.event, happened.MeldsTakenBack) for line in steps[-1])
    steps = standing(steps)
    stop, played = NOT_IN_A_TURN, list[str]()
    for step in reversed(steps):
        mine = [line for line in step if line.seat == seat]
        stopped = next((words for kind, words in _STOPS for line in mine if isinstance(line.event, kind)), None)
        if stopped is not None:
            stop = stopped
            break
        if any(isinstance(line.event, happened.Discarded | happened.RoundBegan) for line in step):
            break
        melded = [line.what for line in mine if isinstance(line.event, happened.Melded)]
        if melded and len(played) < undoable:
            played.append(listed(melded))
    return UndoWords(played[0] if played else "", "; ".join(reversed(played)), stop, is_back and not played)
