"""A problem as a value, and what problems are sorted by."""

from enum import StrEnum
from typing import Final, Literal

from msgspec import Struct

from game.analysis.facts import DecisionKind
from game.engine.advice import Advice
from game.engine.moves import Move
from game.engine.state import Table
from game.engine.view import PlayerView, view_of
from game.rules.presets import preset
from game.rules.ruleset import PresetId, RuleSet
from saves.lines import PositionLine
from saves.position_json import table_from

LEAST_AHEAD: Final = 150.0
"""Points by which the best way of a problem is better than every other that is not as good."""

LEAST_SHARE: Final = 0.8
"""And in what share of the imagined deals, at least."""

WORLDS: Final = 1000
"""Imagined deals in which every bundled problem was measured."""

_POSITION: Final = 2
"""The line of a record on which a position stands, as readers of bad ones are told."""

Grade = Literal[1, 2, 3]
"""Stars: habits find it and it shows early; one of the two; neither. `stars_of` says which is which."""

SHOWS_EARLY: Final = 1.25
"""Imagined deals after which the best way of a problem that shows early leads for good, on average at most."""


class ProblemTheme(StrEnum):
    """What a problem is about; the values stand in the data and are typed at `problems --theme`."""

    OPENING = "opening"
    MELDS = "melds"
    """Which natural cards to lay down, and which to hold back."""
    WILDS = "wilds"
    """Where wild cards go, and whether."""
    PILE = "pile"
    DISCARDS = "discards"
    THREES = "threes"
    FOOT = "foot"
    GOING_OUT = "going_out"
    PARTNER = "partner"
    """Whether a partner may go out."""


class ProblemFigures(Struct, frozen=True):
    """What the best way of a problem came to in the imagined deals, by one way to play them out."""

    points: float
    """By which it was better than every way that is not as good, at least."""
    share: float
    """Of the deals in which it was, at least."""
    over_that_day: float
    """By which it was better than what was played in the match."""
    share_over_that_day: float


def stars_of(thinking: float, *, by_habit: bool) -> Grade:
    """Of a problem that takes so much thinking and that the habits of `normal` find, or miss."""
    shows_early = thinking <= SHOWS_EARLY
    return 1 if by_habit and shows_early else 2 if by_habit or shows_early else 3


class GoodWay(Struct, frozen=True):
    """A whole decision that came to the same as the best one."""

    moves: tuple[Move, ...]
    points: float
    """Over what was played in the match, played out as `hard` plays."""
    share: float
    """Of the deals in which it was better than that."""


class RetiredProblem(Struct, frozen=True):
    """A problem that came with an earlier version: what somebody solved of it still counts, and no other has its id."""

    id: str
    theme: ProblemTheme


class Problem(Struct, frozen=True, kw_only=True):
    """One decision of a match that computer players played, with what is best in it.

    Only the view of its seat is shown, and only that view decides what is best.
    """

    id: str
    """The rule set, the match and the line of its record: the same in every version that has the problem."""
    theme: ProblemTheme
    grade: Grade
    kind: DecisionKind
    rules: PresetId
    players: int
    teams: int
    seat: int
    """Who has to decide: whose turn it is, or who is asked."""
    position: PositionLine
    """The whole table before the decision, as it was in the match."""
    best: tuple[Move, ...]
    """The whole decision: the draw, the take, the answer, or what is laid down with what ends the turn."""
    as_good: tuple[GoodWay, ...] = ()
    that_day: tuple[Move, ...]
    """What was played in the match; never as good."""
    level: str
    """Of whoever played it."""
    learned: ProblemFigures
    """Played out as `hard` plays, for two laps, then by the learned value of positions: how decisions are judged."""
    plain: ProblemFigures
    """Played out as `normal` plays: other habits in everything, the opening, wild cards, the pile and discards."""
    whole_round: float
    """Points over what was played in the match, played out as `normal` plays to the end of the round: nothing learned
    is in it. Less is told by single deals then, so it is the mean that must speak for the best way.
    """
    thinking: float
    """Imagined deals after which the best way leads all others for good, on average, by whichever of the two playouts
    takes longer.
    """
    why: Advice
    """What speaks for the best way, against what was played in the match."""

    @property
    def rule_set(self) -> RuleSet:
        """The rules it is played by."""
        return preset(self.rules)

    @property
    def points(self) -> float:
        """By which the best way is better than all that are not as good, by both ways to play it out."""
        return min(self.learned.points, self.plain.points)

    @property
    def share(self) -> float:
        """Of the deals in which it is, by both."""
        return min(self.learned.share, self.plain.share)

    def table(self) -> Table:
        """The table before the decision. Raises BadRecord for a damaged one."""
        return table_from(self.position, _POSITION, self.rule_set, self.players, self.teams)

    def view(self) -> PlayerView:
        """What may be shown of it. Raises BadRecord."""
        return view_of(self.table(), self.seat)
