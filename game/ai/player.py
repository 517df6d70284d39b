"""What a computer player is."""

from typing import Final, Literal, Protocol, get_args

from msgspec import Struct

from game.engine.agreements import Agreement
from game.engine.moves import Move
from game.engine.view import PlayerView

DEFAULT_EFFORT: Final = 3000
"""Playouts on a decision at most where nobody says how many: four experts then play a match in 10 to 17 seconds."""

Style = Literal["careful", "balanced", "racing"]
"""How somebody of a level plays: waits and makes sure, as the level does by itself, or opens and goes out early."""

STYLES: Final[tuple[Style, ...]] = get_args(Style)
BALANCED: Final[Style] = "balanced"


MOST_EFFORT: Final = 20_000
"""Playouts on a decision at most, however much time there is."""


class Think(Struct, frozen=True):
    """What a decision may use beside the view."""

    cut_miss: int = 0
    """Cards by which this seat's next cut misses; chance comes from the dealer."""
    effort: int = DEFAULT_EFFORT
    """Playouts that a level which thinks ahead spends on a decision, at most where there are `seconds`."""
    seconds: float | None = None
    """What a decision may take where somebody waits for it; None where the same view must get the same answer."""
    style: Style = BALANCED
    agreements: tuple[Agreement, ...] = ()
    """What the seat keeps to for its partners."""
    broken_off_at: int | None = None
    """Playouts after which this very search was broken off when it was made before, and is to be again."""


class Decided(Struct, frozen=True):
    """A move, and what it rests on beside the view, the style and the agreements."""

    move: Move
    effort: int | None = None
    """Playouts after which time or effort broke off a search that was not clear yet; None where none was."""
    by: str | None = None
    """The level that decided in the place of the seat's own."""


def never() -> bool:
    """Of somebody who may think to the end."""
    return False


class Player(Protocol):
    """A level of play. It decides from what it is given alone, so a resumed game thinks the same thoughts."""

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move for the seat of the view, which must be the one to act."""
