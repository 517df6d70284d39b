"""What is known about a match being looked back at: the screen gets one value after another, each with all results so
far.

The analysis hands `LookedBack` to `LookBackScene.show_analysis`; the screen's presses come back as a `LookBackRequest`.
"""

from enum import Enum, auto
from typing import Final

from msgspec import Struct

from game.analysis.facts import JudgedDecision, Luck
from game.ui.shared.requests import GoBack

LOOK_BACK: Final = "replay"
"""The screen's word in `--targets`, kept from its beginnings: other programs rely on it."""


class AnalysisStage(Enum):
    """How far the analysis of a match is."""

    NOT_BEGUN = auto()
    WORKING = auto()
    STOPPED = auto()
    BROKEN_OFF = auto()
    """Its process ended early; it can be tried again."""
    DONE = auto()
    NOT_YET = auto()
    """Several people share the screen: nothing is revealed before the match is over."""
    IMPOSSIBLE = auto()
    """The match's rules can't be judged, or nothing was decided in it."""


class LookedBack(Struct, frozen=True, kw_only=True):
    """Everything known so far."""

    stage: AnalysisStage = AnalysisStage.NOT_BEGUN
    seats: tuple[int, ...] = ()
    """Whose decisions are judged."""
    done: int = 0
    whole: int = 0
    """How many decisions were analysed, of how many; `whole` is 0 while their number isn't known."""
    seconds_left: float | None = None
    """Until it is done; None if unknown."""
    decisions: tuple[JudgedDecision, ...] = ()
    """The analysed decisions, in any order."""
    looked_closer: tuple[int, ...] = ()
    """The decisions that got a closer look on request; each by its first line."""
    looking_closer: tuple[int, ...] = ()
    luck: Luck | None = None
    """Of the finished rounds; None until known."""
    matches: int = 0
    """How many matches of the only person with these rules were analysed, perhaps including this one: a word for their
    play needs two.
    """


class Analyse(Enum):
    """A request to the analysis of the match on screen."""

    STOP = auto()
    GO_ON = auto()


class LookCloser(Struct, frozen=True):
    """Measure the decision that begins with this line in more deals."""

    line: int


class JudgeSeat(Struct, frozen=True):
    """Analyse the decisions of this seat."""

    seat: int


class ThinkAgain(Struct, frozen=True):
    """A decision once more, with the answer hidden: the one of `seat` that begins with this line of the record, counted
    from 1 with the header.
    """

    line: int
    seat: int


class PlayOnFrom(Struct, frozen=True):
    """A new game from this match's state after that line of its record."""

    line: int


class SeeScore(Struct, frozen=True):
    """The score of a finished round, with the cards behind it."""

    round: int


class SeeLastScore(Struct, frozen=True):
    """After the last mistake: the score you came from, or that of the last round."""


class WayOn(Enum):
    """What can be done from a moment. The screen gets those that exist; others have no button."""

    THINK_AGAIN = auto()
    PLAY_ON = auto()


LookBackRequest = GoBack | Analyse | SeeScore | SeeLastScore | JudgeSeat | LookCloser | ThinkAgain | PlayOnFrom
