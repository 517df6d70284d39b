"""What a computer player is."""

from typing import Final, Literal, Protocol, get_args

from msgspec import Struct

from game.engine.moves import Move
from game.engine.partners.agreements import AgreementOrHabit
from game.engine.table.view import PlayerView

DEFAULT_EFFORT: Final = 3000
"""Default maximum of playouts per decision: four experts then play a match in 10 to 17 seconds."""

Style = Literal["careful", "balanced", "racing"]
"""How a player of a level plays: waits and makes sure; plays like the level itself; or opens and goes out early."""

STYLES: Final[tuple[Style, ...]] = get_args(Style)
BALANCED: Final[Style] = "balanced"


MOST_EFFORT: Final = 20_000
"""Maximum playouts per decision, however much time there is."""


class Think(Struct, frozen=True):
    """What a decision may use in addition to the view."""

    cut_miss: int = 0
    """How many cards this seat's next cut misses by; the randomness comes from the dealer."""
    effort: int = DEFAULT_EFFORT
    """Playouts per decision for a level that thinks ahead; a maximum if there are `seconds`."""
    seconds: float | None = None
    """Time limit when somebody is waiting; None if the same view must get the same answer."""
    style: Style = BALANCED
    agreements: tuple[AgreementOrHabit, ...] = ()


def never() -> bool:
    """The `is_enough` of a player who may think to the end."""
    return False


class Player(Protocol):
    """A level of play. It decides only from its arguments, so a resumed game continues the same way."""

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move for the seat of the view, which must be the one to act."""
