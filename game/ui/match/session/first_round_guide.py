"""The texts of a newcomer's first round: one new thing at a time, each once, where it happens."""

from functools import partial
from typing import Final

from game.analysis.coaching.tips import MadeDirty
from game.engine.draft import Draft
from game.engine.events import Event
from game.engine.moves import Discard, Move
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.reason.hint import settled
from game.reason.purposes import Advice, Purpose, WhyNot, is_about_pile
from game.turn.arrangement import Arrangement
from game.turn.first_steps import (
    ABOUT_PILE,
    FirstStep,
    NewThing,
    first_step,
    foot_taken,
    made_dirty,
    next_step,
    without_place,
)
from game.ui.match.session.coach_at_table import CoachAdvice, CoachedMoment, await_speech
from game.ui.match.session.person_memory import PersonMemory
from game.ui.table.inputs import ShowGuide
from game.ui.table.screen import TableScene
from game.ui.table.sheets.guide_sheet import guide_sheet
from game.ui.table.state import Point, TableState
from game.ui.table.table_game import TableGame

PATIENCE: Final = 10.0
"""Seconds in which nobody need say how to go on."""


class FirstRoundGuide:
    """Asks for advice, as the coach does, and explains only what is new."""

    def __init__(
        self,
        game: TableGame,
        advice: CoachAdvice,
        memory: PersonMemory,
    ) -> None:
        self._game, self._advice, self._memory = game, advice, memory
        self._still: tuple[CoachedMoment, Arrangement, Point | None] | None = None  # since when nothing has changed
        self._for = 0.0
        self._asked: CoachedMoment | None = None  # the moment the advice is about
        self._advised: Move | None = None
        self._why: Purpose | None = None  # what an advised discard is for
        self._answer: WhyNot | None = None  # why not a move that anybody sees
        self._is_answered = False
        self._handled: tuple[CoachedMoment, Draft | None] | None = None  # the last moment already dealt with
        self._lay = 0  # the team's cards on the table when the turn began
        self._lap_of: CoachedMoment | None = None
        self._lap: tuple[Event, ...] = ()  # what happened since the last turn, at that moment
        self._spoilt: MadeDirty | None = None  # by the play that led to it

    @property
    def waits(self) -> bool:
        """Whether an answer is still to come, or the person may need one."""
        is_asked = self._asked is not None and not self._is_answered
        return (is_asked and self._advice.is_waiting()) or 0 < self._for < PATIENCE

    @property
    def knows_pile(self) -> bool:
        """Whether anybody has said that the pile can be taken, and with what."""
        return not ABOUT_PILE.isdisjoint(self._memory.said)

    def think_ahead(self, state: TableState) -> CoachedMoment | None:
        """Ask for advice as soon as the person can act, while cards still fly; returns that moment, None before it."""
        view, game = state.view, self._game
        is_turn = view.is_mine and view.seat == game.me and view.board.phase in (Phase.DRAW, Phase.PLAY)
        is_seen = game.is_settled and state.game.event_count == game.event_count
        if not is_turn or not is_seen or view.board.shuffle_due:
            return None
        moment = CoachedMoment.of(game, view)
        if moment != self._asked and self._advice.ask(view, ()):
            done = moment.done_since(self._asked, game)
            self._spoilt = made_dirty(view, self._advised, done, can_undo=game.undoable > 0)
            self._asked, self._advised, self._is_answered = moment, None, False
        return moment

    def pass_time(self, table: TableScene, seconds: float = 0.0) -> None:
        """Check once per pass whether something is new; the table must be on screen. Somebody who does nothing for a
        while reads which button helps.
        """
        state, game = table.state, self._game
        view, moment = state.view, self.think_ahead(state)
        if moment is None or not table.is_resting:
            self._for = 0.0
            self._name_foot(table)
            return
        self._wait(table, moment, seconds)
        if state.guide is not None and state.guide.step.thing is NewThing.THE_PILE and not self.knows_pile:
            self._memory.note(NewThing.THE_PILE)  # it was asked for
        has_laid = self._has_laid(view)
        if moment != self._lap_of:
            self._lap_of, self._lap = moment, tuple(event for seen in game.lap for event in seen.events)
        told = {thing for thing in NewThing if thing.value in self._memory.said}
        first = partial(
            first_step, view, state.arrangement, said=told, lap=self._lap, names=state.names, spoilt=self._spoilt
        )
        draft = state.arrangement.draft
        is_first = draft is None and first(advised=None) is not None  # whatever the advice
        if not is_first and not (moment == self._asked and self._is_answered):
            if moment != self._asked or self._advice.is_waiting():
                await_speech(table, True)
                return
            received = self._advice.received()
            advice = received.advice if received is not None and received.advice is not None else settled(view)
            self._advised, self._is_answered = advice.move, True
            self._why = self._why_so(advice)
            self._answer = next(iter(advice.answers), None)
        if (moment, draft) == self._handled or state.has_own_choice:  # it comes once that is played or put back
            return
        before, self._handled = self._handled, (moment, draft)
        step = first(advised=None if is_first else self._advised, has_laid=has_laid, why=self._why, answer=self._answer)
        if step is None and draft is None and before is not None and before[0] == moment:
            step = self._again(table)  # the cards were taken back
        if step is None:
            await_speech(table, False)
            return
        self._memory.note(step.thing)
        table.feed(ShowGuide(guide_sheet(step, view, state.people, draft)))

    def _name_foot(self, table: TableScene) -> None:
        """Name a foot that came with the discard before the others play: a lap later it would have come in silence."""
        view, people = table.state.view, table.state.people
        step = foot_taken(view) if table.is_resting and not view.is_mine and view.seat == self._game.me else None
        if step is not None and step.thing.value not in self._memory.said:
            self._memory.note(step.thing)
            table.feed(ShowGuide(guide_sheet(step, view, people, None)))

    def _wait(self, table: TableScene, moment: CoachedMoment, seconds: float) -> None:
        """Say which button helps once nothing has changed for long enough. Raising cards unasked would change the
        button that somebody may be pressing.
        """
        state = table.state
        still = moment, state.arrangement, state.attention
        if still != self._still:
            self._still, self._for = still, 0.0
        waited, self._for = self._for, 0.0 if state.guided is not None else self._for + seconds
        is_free = state.arrangement.draft is None and not state.has_own_choice and state.hint is None
        if waited < PATIENCE <= self._for and is_free and state.view.board.phase == Phase.PLAY:
            table.feed(ShowGuide(guide_sheet(without_place(), state.view, state.people, None)))

    def _why_so(self, advice: Advice) -> Purpose | None:
        """What the advised discard is for; of the pile nothing before it was explained."""
        if not isinstance(advice.move, Discard):
            return None
        return advice.purpose if self.knows_pile or not is_about_pile(advice.purpose) else None

    def _again(self, table: TableScene) -> FirstStep | None:
        """What it said before, of the advised move; None of a discard: which card, and why, the hint says."""
        state = table.state
        if self._advised is None or isinstance(self._advised, Discard):
            return None
        return next_step(state.view, state.arrangement, self._advised)

    def _has_laid(self, view: PlayerView) -> bool:
        """Whether the person has laid cards down this turn; to be asked before the draw, too."""
        lie = sum(len(meld.cards) for meld in view.board.melds[view.team])
        self._lay = lie if view.board.phase == Phase.DRAW else self._lay
        return lie > self._lay
