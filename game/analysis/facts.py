"""What looking back at a match finds. Points are those of the score, positive where good for the team of the seat."""

from collections.abc import Iterable, Sequence
from enum import Enum, StrEnum
from typing import Final

from msgspec import Struct

from game.engine.advice import Advice, CountsAgainst, LaysMore, RedThreeCosts, SavesPoints, Why, WorthLess
from game.engine.moves import Move

LEAST_POINTS: Final = 60.0
"""What a better way must bring at least to count as given away; less than that is a tie."""

LEAST_ERRORS: Final = 2.0
"""And how many standard errors of it: what may be chance is a tie, too."""

FAIR_SHARE: Final = 0.25
"""The part of a gain that its reason must be worth at least to be told."""

A_CARD: Final = 20.0
"""Points by which one natural card may count more than another."""

MOST_HINTED: Final = 0.1
"""The share of a seat's decisions in a match that may have followed hints where the match says how strong it is."""


class DecisionKind(StrEnum):
    """What a decision was about; the values stand in the answer of `review`."""

    OPENING = "opening"
    MELD = "meld"
    TAKE = "take"
    DRAW = "draw"
    DISCARD = "discard"
    FOOT = "foot"
    PERMISSION = "permission"
    GOING_OUT = "going_out"


class DecisionTheme(StrEnum):
    """What there is to learn from a decision that gave points away."""

    OPENING = "opening"
    WILDS = "wilds"
    MELDS = "melds"
    PILE = "pile"
    FOOT = "foot"
    GOING_OUT = "going_out"
    DISCARDS = "discards"


def accounts_for(why: Why, points: float) -> bool:
    """Whether what a fact is worth can explain a fair share of so many points; a fact that names no worth may."""
    match why:
        case CountsAgainst(worth) | SavesPoints(worth) | RedThreeCosts(worth) | LaysMore(_, worth):
            return worth >= FAIR_SHARE * abs(points)
        case WorthLess():
            return FAIR_SHARE * abs(points) <= A_CARD
        case _:
            return True


class BetterWay(Struct, frozen=True):
    """Something else that could have been done, measured against what was done in the same imagined deals."""

    moves: tuple[Move, ...]
    """All of it, the discard included where the lay-down ends with one."""
    points: float
    """By which it was better on average."""
    error: float
    """The standard error of `points`."""
    better: int
    worse: int
    worlds: int
    """In how many deals it was better and in how many worse, of how many; in the others it came to the same."""
    why: Advice
    """The facts that speak for the first of its moves that was not played."""

    @property
    def reason(self) -> Advice | None:
        """These facts where they can be the cause of so many points; None where only the figure can be told."""
        return self.why if accounts_for(self.why.why, self.points) else None


class TryVerdict(Enum):
    """What a move that is tried anew comes to, against what was played."""

    BETTER = "better"
    """Better beyond doubt."""
    AS_GOOD = "as_good"
    """A tie."""
    LESS = "less"
    """What was played is better beyond doubt."""


class MeasuredTry(Struct, frozen=True):
    """Another way to play a decision, whatever it came to: `way` has points below nothing where it is worse."""

    way: BetterWay
    verdict: TryVerdict
    is_behind: bool = False
    """Whether another of the ways that were tried with it was better than this one beyond doubt."""


class JudgedDecision(Struct, frozen=True):
    """A decision of a seat with what it gave away."""

    line: int
    """Of the record, that of its first move, from 1 with the header."""
    round: int
    turn: int
    """Of this seat in this round, from 1."""
    seat: int
    kind: DecisionKind
    moves: tuple[Move, ...]
    points: float = 0.0
    """Given away: what the best way would have brought more, where that is beyond doubt; else 0."""
    error: float = 0.0
    better: tuple[BetterWay, ...] = ()
    """At most three that were better beyond doubt, the best first; none where nothing was given away."""
    theme: DecisionTheme | None = None
    """What it was about, where points were given away."""
    compared: int = 0
    """Other ways that were looked at; 0 where there was nothing to decide."""
    hinted: bool = False
    """Whether it followed a hint: then nothing is said of it, as it shows nothing of how the seat plays."""


def hinted_in(decisions: Iterable[JudgedDecision]) -> int:
    """How many of these are left out because they followed a hint."""
    return sum(one.hinted for one in decisions)


def show_how_one_plays(decisions: Sequence[JudgedDecision]) -> bool:
    """Whether so few of a seat's decisions followed a hint that the others tell how it plays."""
    hinted = hinted_in(decisions)
    return hinted <= MOST_HINTED * (hinted + sum(one.compared > 0 for one in decisions))


class RoundLuck(Struct, frozen=True):
    """What the cards of a round were worth more than was to be expected, in points of the score."""

    round: int
    seats: tuple[float, ...]
    """For the team of each seat, by its own deal and draws: the one figure that is shown."""
    teams: tuple[float, ...]
    """For each team against the mean of the others: what its cards brought more than theirs."""


class LeadPoint(Struct, frozen=True):
    """How far each team was ahead of the mean of the others after a line of the record, in points of the match."""

    line: int
    expected: tuple[float, ...]
    """As it was expected then, for each team."""
    by_cards: tuple[float, ...]
    """What the cards alone brought until then, for each team."""
    by_seat: tuple[float, ...] = ()
    """What each seat's own cards brought its team until then; empty in what an earlier version kept."""


class Luck(Struct, frozen=True):
    """What the cards of a match were worth, as far as its rounds are over."""

    rounds: tuple[RoundLuck, ...]
    lead: tuple[LeadPoint, ...]
    """After each turn; the end of a round has two points: what was expected, then the score."""


class MatchAnalysis(Struct, frozen=True):
    """What is known of a match so far; looking on adds to it and changes nothing but what is looked at deeper."""

    decisions: tuple[JudgedDecision, ...] = ()
    """In the order of the record, of whoever was looked at."""
    luck: Luck | None = None
    """None until it has been reckoned."""
    deeper: tuple[int, ...] = ()
    """The lines of decisions that somebody wanted a closer look at, and got it."""
    unjudged: tuple[int, ...] = ()
    """The lines of decisions about which nothing could be found."""
    complete: tuple[int, ...] = ()
    """The seats of whom every decision was looked at, as far as the record went."""
