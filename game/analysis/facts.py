"""What looking back at a match finds. Points are those of the score, positive if good for the seat's team."""

from collections.abc import Iterable, Sequence
from enum import Enum, StrEnum
from typing import Final

from msgspec import Struct

from game.engine.moves import Move
from game.reason.purposes import Advice

LEAST_POINTS: Final = 60.0
"""A better way counts as points given away only if it gains at least this much; less is a tie."""

LEAST_ERRORS: Final = 2.0
"""And only if the gain is this many standard errors: a possible coincidence is a tie, too."""

MOST_HINTED: Final = 0.1
"""The play style of a seat is shown only if at most this share of its decisions in a match followed hints."""

NEARLY_ALL: Final = 0.9
"""A seat only followed hints if at least this share of its decisions did."""


class DecisionKind(StrEnum):
    """What a decision was about; the values appear in the output of `review`."""

    OPENING = "opening"
    MELD = "meld"
    TAKE = "take"
    DRAW = "draw"
    DISCARD = "discard"
    FOOT = "foot"
    PERMISSION = "permission"
    GOING_OUT = "going_out"


class DecisionTheme(StrEnum):
    """What can be learned from a decision that gave points away."""

    OPENING = "opening"
    WILDS = "wilds"
    MELDS = "melds"
    PILE = "pile"
    FOOT = "foot"
    GOING_OUT = "going_out"
    DISCARDS = "discards"


class Odds(StrEnum):
    """How often a better way comes out better."""

    MOSTLY = "mostly"
    EVENLY = "evenly"
    """About as often worse, and by less."""
    SELDOM = "seldom"
    """In most deals it makes no difference."""
    RARELY = "rarely"
    """More often worse, and by less."""


class BetterWay(Struct, frozen=True):
    """Another option, measured against what was done in the same imagined deals."""

    moves: tuple[Move, ...]
    """All its moves, including the discard if the lay-down ends with one."""
    points: float
    error: float
    better: int
    worse: int
    worlds: int
    """In how many of the `worlds` deals it was better and worse; in the others it was equal."""
    why: Advice
    """What it is for, and what was played isn't."""

    @property
    def odds(self) -> Odds:
        """How often it is better, in a word: a blame that only now and then holds must say so."""
        if self.points <= 0:
            return Odds.MOSTLY
        if 2 * (self.worlds - self.better - self.worse) >= self.worlds:
            return Odds.SELDOM
        if self.better < self.worse:
            return Odds.RARELY
        return Odds.EVENLY if 20 * self.better < 11 * self.worlds and self.better < 2 * self.worse else Odds.MOSTLY

    @property
    def reason(self) -> Advice | None:
        """What it is for, if that is known; otherwise None, and only the figure is shown."""
        return self.why if self.why.purpose is not None else None


class TryVerdict(Enum):
    """How a new try compares with what was played."""

    BETTER = "better"
    AS_GOOD = "as_good"
    LESS = "less"


class MeasuredTry(Struct, frozen=True):
    """Another way to play a decision, whatever its result: `way` has negative points if it is worse."""

    way: BetterWay
    verdict: TryVerdict
    is_behind: bool = False
    """Whether another of the ways tried with it was clearly better."""


class JudgedDecision(Struct, frozen=True):
    """A decision of a seat with what it gave away."""

    line: int
    """The record's line of its first move, from 1 with the header."""
    round: int
    turn: int
    """The seat's turn in this round, from 1."""
    seat: int
    kind: DecisionKind
    moves: tuple[Move, ...]
    points: float = 0.0
    """Points given away: what the best way would have gained, if that is clear; otherwise 0."""
    error: float = 0.0
    better: tuple[BetterWay, ...] = ()
    """At most three clearly better ways, the best first; () if nothing was given away."""
    theme: DecisionTheme | None = None
    """What it was about, if points were given away."""
    compared: int = 0
    """How many other ways were considered; 0 if there was nothing to decide."""
    hinted: bool = False
    """Whether it followed a hint; then it isn't judged, because it doesn't show how the seat plays."""
    turns: int = 1
    """In how many turns in a row the same play was missed; `points` are those of the costliest."""
    same_as: int = 0
    """The line of the decision that is marked for the same play left unmade; 0 for none."""
    another: tuple[Move, ...] = ()
    """A way that comes to mind and is clearly less than the best, to choose from; () if there is none."""
    another_points: float = 0.0
    """What that one gains on average; negative if it loses."""

    def points_of(self, moves: tuple[Move, ...]) -> float | None:
        """What a way gains on average over what was played; None if it wasn't measured."""
        told = {way.moves: way.points for way in self.better}
        return told.get(moves, self.another_points if moves == self.another else None)


def hinted_in(decisions: Iterable[JudgedDecision]) -> int:
    """How many of these are left out because they followed a hint."""
    return sum(one.hinted for one in decisions)


def judged_in(decisions: Iterable[JudgedDecision]) -> int:
    """In how many of these there was something to decide, without a hint."""
    return sum(one.compared > 0 and not one.hinted for one in decisions)


def only_followed_hints(decisions: Sequence[JudgedDecision]) -> bool:
    """Whether so nearly all of these followed hints that nothing is counted or praised, and that this is said. Every
    place that tells how somebody played asks this.
    """
    return is_nearly_all(hinted_in(decisions), judged_in(decisions))


def is_nearly_all(hinted: int, judged: int) -> bool:
    """Whether that many hinted decisions are nearly all, beside those judged.

    >>> is_nearly_all(9, 1), is_nearly_all(8, 1), is_nearly_all(0, 0)
    (True, False, False)
    """
    return hinted > 0 and hinted >= NEARLY_ALL * (hinted + judged)


def show_how_one_plays(decisions: Sequence[JudgedDecision]) -> bool:
    """Whether few enough of a seat's decisions followed a hint for the others to show how it plays."""
    hinted = hinted_in(decisions)
    return hinted <= MOST_HINTED * (hinted + judged_in(decisions))


class RoundLuck(Struct, frozen=True):
    """How much more than expected the cards of a round were worth, in points of the score."""

    round: int
    seats: tuple[float, ...]
    """For the team of each seat, by its own deal and draws: the one figure that is shown."""
    teams: tuple[float, ...]
    """For each team against the mean of the others: how much more its cards brought than theirs."""


class LeadPoint(Struct, frozen=True):
    """Each team's lead over the mean of the others after a line of the record, in match points."""

    line: int
    expected: tuple[float, ...]
    """The lead expected at that point, for each team."""
    by_cards: tuple[float, ...]
    """What the cards alone brought so far, for each team."""
    by_seat: tuple[float, ...] = ()
    """What each seat's own cards brought its team so far; empty in files of an earlier version."""

    def over_best(self, team: int) -> float:
        """A team's expected lead over the best of the others, as people reckon.

        >>> LeadPoint(9, (1000.0, 700.0, -1700.0), ()).over_best(0)  # of 3,000, 2,800 and 1,200 points
        200.0
        """
        count, best = len(self.expected), max(lead for one, lead in enumerate(self.expected) if one != team)
        return (self.expected[team] - best) * (count - 1) / count


class Luck(Struct, frozen=True):
    """What the cards of a match were worth, for the rounds that are over."""

    rounds: tuple[RoundLuck, ...]
    lead: tuple[LeadPoint, ...]
    """After each turn; the end of a round has two points: what was expected, then the score."""


class MatchAnalysis(Struct, frozen=True):
    """What is known of a match so far; further analysis adds to it and changes only decisions that are examined more
    deeply.
    """

    decisions: tuple[JudgedDecision, ...] = ()
    """In the order of the record, for the seats that were analysed."""
    luck: Luck | None = None
    deeper: tuple[int, ...] = ()
    """The lines of decisions that were examined more deeply on request."""
    unjudged: tuple[int, ...] = ()
    """The lines of decisions that could not be judged."""
    complete: tuple[int, ...] = ()
    """The seats whose decisions were all judged, as far as the record went."""
