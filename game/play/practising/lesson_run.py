"""A lesson in progress: a real table for each step, advanced by the engine. All cards are known here, but only the
learner's view is shown.
"""

from collections.abc import Sequence

from msgspec import Struct

from game.cards import Card
from game.engine.apply import Step, apply
from game.engine.events import Event, MeldsTakenBack, events_for
from game.engine.legal import why_not
from game.engine.moves import Group, Move
from game.engine.refusal import Refusal, UndoTooFar
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.lessons.lesson_facts import LEARNER, Lesson, LessonStep, NotHere, Pointed
from game.lessons.positions import is_there, table_of_step
from game.lessons.step_judging import is_done, why_not_chosen, why_not_here, why_not_staged


class MoveRefused(Struct, frozen=True):
    """The engine refused the move; nothing changed."""

    refusal: Refusal


class NotAsked(Struct, frozen=True):
    """The move is legal, but not what this step is about; nothing changed."""

    why: NotHere


class GoesOn(Struct, frozen=True):
    """The move was played, and the step needs more."""


class StepDone(Struct, frozen=True):
    """The step is done; the table shows the result until `go_on`. `is_last`: this completes the lesson."""

    is_last: bool


LessonVerdict = MoveRefused | NotAsked | GoesOn | StepDone


class LessonRun:
    """A learner in a lesson, at one of its steps.

    A completed step stays visible so that the learner sees what happened; `go_on` leads to the next. After the last one
    the lesson `is_over` and still shows the table. Changing steps produces no events, because the table is another one.
    Everything that a step's moves cause is reported as events.
    """

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        """Begin at the step with that index, from 0. Raises IndexError if there is none."""
        self.lesson = lesson
        self.seat = LEARNER
        self.is_over = False
        self._events: list[Event] = []
        self._begin(number, None)

    # ---- the present position
    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.number]

    @property
    def view(self) -> PlayerView:
        """What the learner sees now."""
        return view_of(self._tables[-1], LEARNER)

    @property
    def points_at(self) -> tuple[Pointed, ...]:
        """What the step points at, as far as it exists now; nothing once it is done."""
        return () if self.is_step_done else tuple(at for at in self.step.points_at if is_there(at, self.view))

    # ---- what the table's animation asks for
    @property
    def event_count(self) -> int:
        """How many events the whole lesson has had so far; it only grows."""
        return len(self._events)

    def events_since(self, index: int) -> tuple[Event, ...]:
        """The events from there on, as the learner may know them."""
        return events_for(self._events[index:], LEARNER)

    # ---- what the learner does
    def play(self, move: Move) -> LessonVerdict:
        """Play a move of the learner, if it is legal and solves the step or is on the way to it."""
        before = self._tables[-1]
        refusal = why_not(view_of(before, LEARNER), move)
        if refusal is not None:
            return MoveRefused(refusal)
        task = self.step.task
        step = apply(before, move)
        why = "step_is_done" if self.is_step_done else why_not_here(task, self._tables[0], before, move, step)
        if why is not None:
            return NotAsked(why)
        self._carry(step)
        if not is_done(task, self._tables[0], step.table, move):
            return GoesOn()
        for reply in self.step.replies:
            self._carry(apply(self._tables[-1], reply))
        return self._done()

    def why_not_staged(self, groups: Sequence[Group]) -> NotHere | None:
        """Why cards that the learner lays out don't lead to what this step is about; None if they may."""
        return why_not_staged(self.step, groups)

    def why_not_chosen(self, card: Card) -> NotHere | None:
        """Why a card that the learner chooses doesn't help in this step; None if it may be."""
        return None if self.is_step_done else why_not_chosen(self.step, self._tables[0], card)

    def undo(self, moves: int) -> Refusal | None:
        """Take back this many melds of this step, or change nothing and return why not."""
        if not 1 <= moves <= self.undoable:
            return UndoTooFar(self.undoable)
        del self._tables[-moves:]
        self.undoable -= moves
        self.is_step_done = False
        self._events.append(MeldsTakenBack(LEARNER, moves))
        return None

    def do_it(self) -> LessonVerdict:
        """Do it for the learner: play what is missing of the step's answers, from its beginning if necessary."""
        if self.is_step_done:
            return self._done()
        answers = self.step.answers
        for first in range(len(answers)):
            if self._leads_there(answers[first:]):
                return self._play_all(answers[first:])
        self._restart()
        return self._play_all(answers)

    def go_on(self) -> bool:
        """Go to the next step if this one is done; False if something must be done first.

        After the last step the lesson is over.
        """
        if not self.is_step_done:
            return False
        if self.number + 1 == len(self.lesson.steps):
            self.is_step_done = self.is_over = True
        else:
            self._begin(self.number + 1, self._tables[-1])
        return True

    def back(self) -> None:
        """Restart this step if something was done in it, otherwise go to the previous one."""
        if len(self._tables) > 1 or self.is_step_done or self.number == 0:
            self._restart()
        else:
            self._begin(self.number - 1, None)

    # ---- inside
    def _begin(self, number: int, left: Table | None) -> None:
        """Set up a step. One that follows continues from the table that was left, if its answers also fit there."""
        if not 0 <= number < len(self.lesson.steps):
            raise IndexError(f"the lesson has {len(self.lesson.steps)} steps, and none of number {number}")
        self.number = number
        step = self.step
        self._tables = [table_of_step(self.lesson, step)]
        self.undoable = 0
        """How many melds of this step can be taken back."""
        self.is_step_done = self.is_over = False
        goes_on = step.follows
        if step.follows and left is not None:
            set_up, self._tables = self._tables, [left]
            all_there = all(is_there(at, self.view) for at in step.points_at)
            goes_on = all_there and self._leads_there(step.answers)
            if not goes_on:
                self._tables = set_up
        self.is_new_hand = number > 0 and not goes_on
        """Whether the cards aren't those that the previous step left, or leads to where one went back."""

    def _restart(self) -> None:
        del self._tables[1:]
        self.undoable = 0
        self.is_step_done = self.is_over = False

    def _carry(self, step: Step) -> None:
        self._tables.append(step.table)
        self._events += step.events
        self.undoable = self.undoable + 1 if step.can_take_back else 0

    def _done(self) -> StepDone:
        self.is_step_done = True
        return StepDone(is_last=self.number + 1 == len(self.lesson.steps))

    def _leads_there(self, moves: tuple[Move, ...]) -> bool:
        """Whether these moves of the learner solve the step from the current table."""
        now = self._tables[-1]
        for move in moves:
            if why_not(view_of(now, LEARNER), move) is not None:
                return False
            now = apply(now, move).table
        return is_done(self.step.task, self._tables[0], now, moves[-1])

    def _play_all(self, moves: tuple[Move, ...]) -> LessonVerdict:
        verdict: LessonVerdict = GoesOn()
        for move in moves:
            verdict = self.play(move)
        return verdict
