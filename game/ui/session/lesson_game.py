"""A lesson at the real table: a game in which the tutor says what is to be done, and why something else is not it."""

from game.engine.events import Event
from game.engine.moves import Move
from game.engine.permission import Opinion
from game.engine.refusal import Refusal
from game.engine.view import PlayerView
from game.play.lesson_run import GoesOn, LessonRun, MoveRefused, NotAsked, StepDone
from game.ui.table.game import Objection
from game.ui.table.motion.laps import Moment
from game.words.lessons import not_here


class LessonGame:
    """A lesson as the table sees it (`game.ui.table.game.TableGame`)."""

    is_settled = True
    answers: tuple[Opinion, ...] = ()
    lap: tuple[Moment, ...] = ()
    partner_turn: tuple[Moment, ...] = ()

    def __init__(self, run: LessonRun) -> None:
        self.run = run
        self.eyes = self.base = run.seat
        self.me: int | None = run.seat

    @property
    def view(self) -> PlayerView:
        """What the learner sees now."""
        return self.run.view

    @property
    def undoable(self) -> int:
        """How many melds of this step can be taken back."""
        return self.run.undoable

    @property
    def event_count(self) -> int:
        """How much has happened so far."""
        return self.run.event_count

    def events_since(self, index: int) -> tuple[Event, ...]:
        """What happened from there on."""
        return self.run.events_since(index)

    def play(self, move: Move) -> Refusal | Objection | None:
        """Plays it where it is legal and what is asked; else changes nothing and says why not."""
        verdict = self.run.play(move)
        match verdict:
            case MoveRefused(refusal):
                return refusal
            case NotAsked(why):
                return Objection(not_here(why))
            case GoesOn() | StepDone():
                return None

    def undo(self, moves: int) -> Refusal | None:
        """Takes back so many melds of this step."""
        return self.run.undo(moves)
