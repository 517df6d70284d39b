"""A problem as a value, and what problems are sorted by."""

from enum import StrEnum
from typing import Final, Literal

from msgspec import Struct

from game.analysis.facts import DecisionKind
from game.engine.moves import Move
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.reason.purposes import Advice
from game.rules.presets import preset
from game.rules.ruleset import PresetId, RuleSet
from saves.records.lines import PositionLine
from saves.records.position_json import table_from

LEAST_AHEAD: Final = 150.0
"""The best way of a problem is at least this many points better than every other that isn't as good."""

WORLDS: Final = 1000
"""Imagined deals in which every bundled problem was measured."""

_POSITION: Final = 2
"""The record line of a position, for error messages."""

Grade = Literal[1, 2, 3]
"""Stars: habits find it and it shows early; one of the two; neither."""


class ProblemTheme(StrEnum):
    """What a problem is about; the values are in the data."""

    OPENING = "opening"
    MELDS = "melds"
    """Which natural cards to lay down, and which to hold back."""
    WILDS = "wilds"
    """Where to put wild cards, if anywhere."""
    PILE = "pile"
    DISCARDS = "discards"
    THREES = "threes"
    FOOT = "foot"
    GOING_OUT = "going_out"
    PARTNER = "partner"
    """Whether a partner may go out."""


class ProblemFigures(Struct, frozen=True):
    """The result of the best way of a problem in the imagined deals, by one kind of playout."""

    points: float
    """Its smallest gain over any way that isn't as good."""
    share: float
    """The smallest share of the deals in which it was better."""
    over_that_day: float
    """Its gain over what was played in the match."""
    share_over_that_day: float


class GoodWay(Struct, frozen=True):
    """A whole decision that was as good as the best one."""

    moves: tuple[Move, ...]
    points: float
    """The gain over what was played in the match, played out as `hard` plays."""
    share: float
    """Share of the deals in which it was better than that."""


class RetiredProblem(Struct, frozen=True):
    """A problem of an earlier version: solutions still count, and no other problem has its id."""

    id: str
    theme: ProblemTheme


class Problem(Struct, frozen=True, kw_only=True):
    """One decision of a match that computer players played, with its best solution.

    Only the view of its seat is shown, and only that view determines what is best.
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
    """Who has to decide: the seat whose turn it is, or which is asked."""
    position: PositionLine
    """The whole table before the decision, as it was in the match."""
    best: tuple[Move, ...]
    """The whole decision: the draw, the take, the answer, or what is laid down with what ends the turn."""
    as_good: tuple[GoodWay, ...] = ()
    that_day: tuple[Move, ...]
    """What was played in the match; never as good."""
    level: str
    """The level of the player who played it."""
    learned: ProblemFigures
    """Played out as `hard` plays, for two laps, then by the learned value of positions: as decisions are judged."""
    plain: ProblemFigures
    """Played out as `normal` plays, which has other habits: the opening, wild cards, the pile and discards."""
    whole_round: float
    """Points over what was played in the match, played out as `normal` plays to the end of the round: nothing learned
    is used. Single deals say less then, so the mean must favour the best way.
    """
    thinking: float
    """Imagined deals after which the best way leads all others for good, on average, by the slower of the two playouts.
    """
    why: Advice
    """The facts that support the best way against what was played in the match."""

    @property
    def rule_set(self) -> RuleSet:
        """The rules it is played by."""
        return preset(self.rules)

    @property
    def points(self) -> float:
        """The smallest gain of the best way over any that isn't as good, by both kinds of playout."""
        return min(self.learned.points, self.plain.points)

    @property
    def share(self) -> float:
        """The smallest share of the deals in which it is better, by both."""
        return min(self.learned.share, self.plain.share)

    def table(self) -> Table:
        """The table before the decision. Raises BadRecord for a damaged one."""
        return table_from(self.position, _POSITION, self.rule_set, self.players, self.teams)

    def view(self) -> PlayerView:
        """The view that may be shown. Raises BadRecord."""
        return view_of(self.table(), self.seat)
