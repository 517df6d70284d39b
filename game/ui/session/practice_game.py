"""A set position at the real table: a game in which one seat tries what it likes and nothing is kept."""

from game.engine.events import Event
from game.engine.moves import Move
from game.engine.permission import Opinion
from game.engine.refusal import Refusal
from game.engine.view import PlayerView
from game.play.practice import Practice
from game.ui.table.motion.laps import Moment


class PracticeGame:
    """A practice as the table sees it (`game.ui.table.game.TableGame`): `OpenGame` without a match, a record or others
    who play.
    """

    is_settled = True
    answers: tuple[Opinion, ...] = ()
    lap: tuple[Moment, ...] = ()
    partner_turn: tuple[Moment, ...] = ()

    def __init__(self, practice: Practice) -> None:
        self.practice = practice
        seat = practice.start.seat
        self.eyes = self.base = seat
        self.me: int | None = seat

    @property
    def view(self) -> PlayerView:
        """What the seat sees now."""
        return self.practice.view

    @property
    def undoable(self) -> int:
        """All that was tried can be taken back, the discard too."""
        return len(self.practice.moves)

    @property
    def event_count(self) -> int:
        """How much has happened so far."""
        return self.practice.event_count

    def events_since(self, index: int) -> tuple[Event, ...]:
        """What happened from there on."""
        return self.practice.events_since(index)

    def play(self, move: Move) -> Refusal | None:
        """Tries it; changes nothing when it is refused."""
        return self.practice.play(move)

    def undo(self, moves: int) -> Refusal | None:
        """Takes back so much of what was tried."""
        return self.practice.undo(moves)
