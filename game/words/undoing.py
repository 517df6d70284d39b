"""What Undo takes back, and what it cannot go behind."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from game.engine import events as happened
from game.words.log import LogLine
from game.words.numbers import capital, listed

_STOPS: Final[tuple[tuple[type[happened.Event], str], ...]] = (
    (happened.FootTaken, "you have seen your foot"),
    (happened.PileTaken, "you have seen the pile"),
    (happened.RedThreesLaid, "you have seen the cards for your red threes"),
    (happened.Drew, "you have seen what you drew"),
)
NOT_IN_A_TURN: Final = "only what you play in your own turn can be taken back"


class UndoWords(Struct, frozen=True):
    """What the two buttons say: what one step takes back, what the whole turn does, and why it ends there."""

    one: str
    turn: str
    stop: str

    @property
    def nothing(self) -> str:
        """The sentence where there is nothing to take back."""
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
    """For the seat whose turn it is. `steps` hold the lines of one move each, as far as they still stand."""
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
    return UndoWords(played[0] if played else "", "; ".join(reversed(played)), stop)
