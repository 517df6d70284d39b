"""What is known of a match that is looked back at, as it comes: the screen gets one value after another, each holding
all that was found so far.

Whoever analyses a match hands `LookedBack` to `LookBackScene.show_analysis`; what is pressed on the screen comes back
as a `LookBackRequest`.
"""

from enum import Enum, auto
from typing import Final

from msgspec import Struct

from game.analysis.facts import JudgedDecision, Luck
from game.ui.shared.requests import GoBack

LOOK_BACK: Final = "replay"
"""The screen's word in `--targets`, from when it was nothing else: other programs go by it."""


class AnalysisStage(Enum):
    """How far the analysis of a match is."""

    NOT_BEGUN = auto()
    WORKING = auto()
    STOPPED = auto()
    """Somebody stopped it; it can go on."""
    BROKEN_OFF = auto()
    """Its process ended before its time; it can be tried again."""
    DONE = auto()
    NOT_YET = auto()
    """Several people share the screen: nothing is told before the match is over."""
    IMPOSSIBLE = auto()
    """The rules of the match are none that can be judged, or nothing was decided in it."""


class LookedBack(Struct, frozen=True, kw_only=True):
    """All that is known so far."""

    stage: AnalysisStage = AnalysisStage.NOT_BEGUN
    seats: tuple[int, ...] = ()
    """Whose decisions are judged."""
    done: int = 0
    whole: int = 0
    """So many decisions were looked at, of so many; `whole` is 0 while their number is not known."""
    seconds_left: float | None = None
    """Until it will be done; None where nobody can say."""
    decisions: tuple[JudgedDecision, ...] = ()
    """Those that were looked at, in any order."""
    looked_closer: tuple[int, ...] = ()
    """The decisions that somebody wanted a closer look at, and got it; each by the line with which it begins."""
    looking_closer: tuple[int, ...] = ()
    """Those that are looked at more closely now."""
    luck: Luck | None = None
    """Of the rounds that are over; None until it is known."""
    matches: int = 0
    """So many matches of the only person with these rules were looked at, this one perhaps among them: a word for how
    they were played needs two.
    """


class Analyse(Enum):
    """What the analysis of the match on screen is asked to do."""

    STOP = auto()
    GO_ON = auto()


class LookCloser(Struct, frozen=True):
    """The decision that begins with this line is to be measured in more deals."""

    line: int


class JudgeSeat(Struct, frozen=True):
    """The decisions of this seat are to be looked at."""

    seat: int


class ThinkAgain(Struct, frozen=True):
    """A decision once more, with the answer hidden: that of `seat` which begins with this line of the record, counted
    from 1 with the header.
    """

    line: int
    seat: int


class PlayOnFrom(Struct, frozen=True):
    """A new game that begins as this match stood after that line of its record."""

    line: int


class SeeKnown(Struct, frozen=True):
    """What a computer player knew at the move in that line of the record, and the proof."""

    line: int


class LetExpertsPlay(Struct, frozen=True):
    """What experts would have done in every seat from that line on."""

    line: int


class SeeScore(Struct, frozen=True):
    """The score of a round that is over, with the cards that it comes from."""

    round: int


class SeeLastScore(Struct, frozen=True):
    """After the last mistake: the score that one came from, or that of the last round."""


class KeepMoment(Struct, frozen=True):
    """The moment on screen and its round as a page to keep."""


class StopExperts(Struct, frozen=True):
    """What they would have done is no longer looked at."""


class WayOn(Enum):
    """What can be done from a moment. A screen is told which of them are there; others have no button."""

    THINK_AGAIN = auto()
    PLAY_ON = auto()
    LET_EXPERTS_PLAY = auto()


LookBackRequest = (
    GoBack
    | Analyse
    | SeeScore
    | SeeLastScore
    | SeeKnown
    | JudgeSeat
    | LookCloser
    | ThinkAgain
    | PlayOnFrom
    | LetExpertsPlay
    | StopExperts
    | KeepMoment
)
