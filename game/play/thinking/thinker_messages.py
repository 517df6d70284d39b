"""The messages between the window's process and the worker that thinks."""

from typing import TYPE_CHECKING

from msgspec import Struct

from game.ai.player import Think
from game.ai.tunings.trial_choices import TriedTable
from game.engine.events import Event
from game.engine.moves import Move
from game.engine.table.view import PlayerView
from saves.records.lines import Line

if TYPE_CHECKING:
    from game.ai.brain.tuning import Tuning
    from game.analysis.coaching.tips import Coaching
    from game.play.thinking.round_par import TeamPar


class ThinkRequest(Struct, frozen=True):
    """A decision to make: which game, at which of its lines, for whom."""

    game: str
    number: int
    level: str
    view: PlayerView
    think: Think
    asked: int = 0
    """How many were asked before: the same decision can be asked anew, of a player who keeps to something else now."""


class ThinkReply(Struct, frozen=True):
    """The decision; everything else is that of the question."""

    game: str
    number: int
    move: Move
    asked: int = 0


class ParRequest(Struct, frozen=True):
    """The result of `hard` for a finished round: the game's lines so far, its header first."""

    game: str
    round: int
    lines: tuple[Line, ...]


class ParReply(Struct, frozen=True):
    """By team, as in `par_of_round`; None if it can't be told."""

    game: str
    round: int
    teams: "tuple[TeamPar, ...] | None"


class CoachRequest(Struct, frozen=True):
    """What may be said to the seat of a view: which game, how many events it had, and what the seat saw since its last
    turn.
    """

    game: str
    number: int
    view: PlayerView
    happened: tuple[Event, ...]


class CoachReply(Struct, frozen=True):
    """The answer; None if there is nothing to say."""

    game: str
    number: int
    coaching: "Coaching | None"


class TrialRequest(Struct, frozen=True):
    """Which weights do best at this table."""

    table: TriedTable


class TrialReply(Struct, frozen=True):
    """The answer; the table is that of the question."""

    table: TriedTable
    tuning: "Tuning"
