"""Games at the real table in which one seat plays and nothing is stored: a position for trying moves, and a lesson."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from game.cards import Card
from game.engine.events import Event
from game.engine.moves import Group, Move
from game.engine.partners.permission import Opinion
from game.engine.refusal import Refusal
from game.engine.table.view import PlayerView
from game.play.practising.lesson_run import GoesOn, LessonRun, MoveRefused, NotAsked, StepDone
from game.play.practising.practice import Practice
from game.sentences.learning.lessons import not_here
from game.turn.laps import Moment
from game.ui.table.table_game import Objection

Run = TypeVar("Run", bound=Practice | LessonRun)


class OneSeatGame(Generic[Run]):
    """A try as the table sees it (`game.ui.table.table_game.TableGame`): like `OpenGame` without a match, a record or
    other players.
    """

    is_settled = True
    answers: tuple[Opinion, ...] = ()
    lap: tuple[Moment, ...] = ()
    partner_turn: tuple[Moment, ...] = ()

    def __init__(self, run: Run, seat: int) -> None:
        self.run: Run = run
        self.eyes = self.base = seat
        self.me: int | None = seat

    @property
    def view(self) -> PlayerView:
        return self.run.view

    @property
    def event_count(self) -> int:
        return self.run.event_count

    def events_since(self, index: int) -> tuple[Event, ...]:
        return self.run.events_since(index)

    def undo(self, moves: int) -> Refusal | None:
        return self.run.undo(moves)


class PracticeGame(OneSeatGame[Practice]):
    """A game in which one seat can try anything."""

    def __init__(self, practice: Practice) -> None:
        super().__init__(practice, practice.start.seat)

    @property
    def undoable(self) -> int:
        """Everything that was tried can be taken back, even the discard."""
        return len(self.run.moves)

    def play(self, move: Move) -> Refusal | None:
        return self.run.play(move)


class LessonGame(OneSeatGame[LessonRun]):
    """The tutor says what to do, and why another move isn't it."""

    def __init__(self, run: LessonRun) -> None:
        super().__init__(run, run.seat)

    @property
    def undoable(self) -> int:
        """The number of melds of this step that can be taken back."""
        return self.run.undoable

    def why_not_staged(self, groups: Sequence[Group]) -> Objection | None:
        why = self.run.why_not_staged(groups)
        return None if why is None else Objection(not_here(why))

    def why_not_chosen(self, card: Card) -> Objection | None:
        why = self.run.why_not_chosen(card)
        return None if why is None else Objection(not_here(why))

    def play(self, move: Move) -> Refusal | Objection | None:
        """Play the move if it is legal and expected; otherwise change nothing and return why not."""
        verdict = self.run.play(move)
        match verdict:
            case MoveRefused(refusal):
                return refusal
            case NotAsked(why):
                return Objection(not_here(why))
            case GoesOn() | StepDone():
                return None
