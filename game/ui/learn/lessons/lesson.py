"""Lessons at the real table: leads through the steps of one, announces its end, and leads to the next."""

from collections.abc import Callable

from msgspec.structs import replace

from game.engine import moves
from game.engine.table.board import Phase
from game.lessons.lesson_facts import Lesson, LessonStep
from game.lessons.lesson_ids import LessonId
from game.messages.functions import (
    going_out_texts as say_going_out,
    learn_screen as say_learn,
    lessons as say,
    screens as say_screens,
)
from game.messages.language import saying
from game.play.practising.lesson_run import LessonRun
from game.sentences.at_table.going_out_texts import effect_of_yes
from game.sentences.grammar import seat_person, sentences
from game.sentences.learning.lesson_steps import step_heading, step_text
from game.sentences.learning.lessons import leads_to, lesson_heading, lesson_names, part_texts
from game.toolkit.speed import LOOKED_AT
from game.turn.arrangement import shown_cards
from game.turn.spots import HandCard
from game.ui.match.session.one_seat_game import LessonGame
from game.ui.shared.overlay.fronts import YesNoQuestion
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.seated_players import People, make_people
from game.ui.system.scene_stack import SceneStack
from game.ui.table.followed_table import FollowedTable
from game.ui.table.gestures import Click
from game.ui.table.inputs import DecisionRefused, TakeGroupBack
from game.ui.table.modes import Learn
from game.ui.table.sheets.lesson_sheet import LessonSheet, SheetButton
from game.ui.table.table_game import TableHooks

StepsDone = Callable[[LessonId, int, bool], None]
"""Receives how many steps of a lesson are done, and whether that was all of them."""


def people_of_lesson(players: int) -> People:
    return make_people(lesson_names()[:players], tuple(seat == 0 for seat in range(players)))


def _told(is_new_hand: bool, lesson: Lesson, step: LessonStep, names: tuple[str, ...]) -> str:
    """The text of a step; that its cards are others comes first, or they would seem to have changed by themselves."""
    return sentences(say.new_hand() if is_new_hand else "", step_text(lesson, step, names))


class Teaching:
    """Leads through lessons. It stores nothing: `on_steps` gets the learner's progress."""

    def __init__(
        self,
        stack: SceneStack,
        on_steps: StepsDone,
        next_lesson: Callable[[LessonId], LessonRun | None],
        hooks: TableHooks,
        play: Callable[[], None],
    ) -> None:
        """`next_lesson` is what comes after a lesson; after the last it is None and `play` leads to a match. `hooks`
        lead beyond the table.
        """
        self._stack, self._on_steps, self._next_lesson, self._hooks = stack, on_steps, next_lesson, hooks
        self._play = play
        self.is_first_match = False
        """Whether the match after the last lesson is the first one."""

    def begin(self, run: LessonRun) -> None:
        """Show this lesson over the present screen, from the learner's current step."""
        OneLesson(self, self._stack, run, self._hooks).show()

    def note_steps(self, run: LessonRun) -> None:
        """A step was done."""
        steps = run.number + 1
        self._on_steps(run.lesson.id, steps, steps == len(run.lesson.steps))

    def following(self, run: LessonRun) -> LessonRun | None:
        return self._next_lesson(run.lesson.id)

    def play(self) -> None:
        """Removes the lesson's table and leads to a match."""
        self._stack.pop()
        self._play()

    def leave(self, following: LessonRun | None = None) -> None:
        self._stack.pop()
        if following is not None:
            self.begin(following)


class OneLesson:
    """One lesson at its table."""

    def __init__(self, leads: Teaching, stack: SceneStack, run: LessonRun, hooks: TableHooks) -> None:
        """`hooks` lead beyond the table."""
        self._leads, self._stack, self._run = leads, stack, run
        self._game = LessonGame(run)
        self._people = people_of_lesson(run.lesson.players)
        self._following: LessonRun | None = None
        self._rested = 0.0
        self._held = run.view.hand
        self._noted: int | None = None  # the number of the step that was told as done
        hooks = replace(
            hooks,
            on_menu=leads.leave,
            on_sheet_left=self._go_back,
            on_sheet_right=self._go_on,
        )
        self.table = FollowedTable(
            self._game,
            self._people,
            hooks,
            stack.preferences,
            Learn(self._sheet()),
            self._pass_time,
            lambda: self._waits,
            lambda: None,
        )

    def show(self) -> None:
        self._stack.push(
            OverlaidScene(
                self.table, self._stack.notice_shown, self._question, kept_free=lambda: self.table.never_covered
            )
        )

    # ---- what the tutor says

    def _sheet(self) -> LessonSheet:
        run = self._run
        lesson, step = run.lesson, run.step
        facts = lesson, step, self._people.names
        has_before = run.number > 0 or run.view.hand != self._held or run.is_step_done
        back = SheetButton("step_back", say.back, "B", "back", reason=None if has_before else say.first_step)
        do_it = SheetButton("do_it", say.do_it_for_me, "H")
        return LessonSheet(
            title=saying(lesson_heading, lesson.id),
            back=say_learn.learn,
            heading=saying(step_heading, *facts),
            text=saying(_told, run.is_new_hand, *facts),
            task_texts=saying(part_texts, *facts),
            at=len(step.parts) if run.is_step_done else 0,
            parts=step.parts,
            held=self._held,
            lit=step.points_at,
            step=run.number + 1,
            steps=len(lesson.steps),
            left=back,
            right=do_it,
        )

    def _last_sheet(self) -> LessonSheet:
        """What is said when the lesson is over."""
        run = self._run
        following = self._following = self._following or self._leads.following(run)
        learn = SheetButton("learn", say_learn.learn, "B", "back")
        on = SheetButton("next_lesson", say.next_lesson, "N", is_gold=True)
        if following is None:
            words = say_screens.your_first_match if self._leads.is_first_match else say.play_match
            on = SheetButton("play_match", words, "N", is_gold=True)
        return LessonSheet(
            title=saying(lesson_heading, run.lesson.id),
            back=say_learn.learn,
            heading=say.done,
            text=say.that_is_all if following is None else saying(leads_to, following.lesson.id),
            step=len(run.lesson.steps) + 1,
            steps=len(run.lesson.steps),
            left=learn,
            right=on,
        )

    def _say(self) -> None:
        self.table.show_lesson(self._last_sheet() if self._run.is_over else self._sheet())

    # ---- actions

    def _question(self) -> YesNoQuestion | None:
        """Whether a partner may go out, where a step asks for the answer."""
        board = self._run.view.board
        if board.phase != Phase.ANSWER or not self._run.view.is_mine or self._run.is_over:
            return None
        asks = say_screens.asks_you(seat_person(self._people.names, board.turn))
        why = effect_of_yes(self._run.view)
        return YesNoQuestion(board.turn, asks, why, say_going_out.say_yes(), say_going_out.say_no(), self._answer)

    def _answer(self, yes: bool) -> None:
        refused = self._game.play(moves.Answer(yes))
        if refused is not None:
            self.table.feed(DecisionRefused(refused))

    def _go_on(self) -> None:
        if self._run.is_over and self._following is None:
            self._leads.play()
        elif self._run.is_over:
            self._leads.leave(self._following)
        elif self._run.is_step_done:
            self._advance()
        else:
            self._run.do_it()

    def _go_back(self) -> None:
        if self._run.is_over:
            self._leads.leave()
            return
        self._run.back()
        self._lay_step()

    # ---- from step to step

    @property
    def _waits(self) -> bool:
        return self._run.is_step_done and not self._run.is_over

    def _pass_time(self, dt: float) -> None:
        """A step ends once it is done and its effect has been seen; what was chosen or played in vain goes back."""
        self._answer_wrong_card()
        draft = self.table.state.arrangement.draft
        objection = self._game.why_not_staged(draft.groups) if draft is not None else None
        if objection is not None:
            self.table.feed(TakeGroupBack(None))
            self.table.feed(DecisionRefused(objection))
        if not self._waits:
            self._rested = 0.0
            return
        if self._noted != self._run.number:
            self._note()
            self._say()
        is_looking = self.table.state.zoom is not None  # at the cards that a pile would bring
        if self.table.is_resting and not self.table.frames.is_moving and not is_looking:
            self._rested += dt
            if self._rested >= LOOKED_AT:
                self._advance()

    def _answer_wrong_card(self) -> None:
        """A card that this step has no use for is let go, with the reason; while it is carried, the drop is judged."""
        state = self.table.state
        if not state.arrangement.chosen or state.is_holding or not state.view.is_mine:
            return
        for place, card in enumerate(shown_cards(state.view, state.arrangement)):
            if place in state.arrangement.chosen:
                objection = self._game.why_not_chosen(card)
                if objection is not None:
                    self.table.feed(Click(HandCard(place)))
                    self.table.feed(DecisionRefused(objection))

    def _note(self) -> None:
        self._noted = self._run.number
        self._leads.note_steps(self._run)

    def _advance(self) -> None:
        if self._noted != self._run.number:
            self._note()
        if self._run.go_on():
            self._lay_step()

    def _lay_step(self) -> None:
        """The current step, on its table."""
        self._rested, self._noted = 0.0, None
        self._held = self._run.view.hand
        if self.table.state.view != self._run.view or self.table.state.arrangement.draft is not None:
            self.table.set_position()
        self._say()
