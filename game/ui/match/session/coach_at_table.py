"""The coach in a first game: when it speaks and when it is silent. The facts come from elsewhere."""

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Final, Protocol, Self

import msgspec

from game.analysis.coaching.tips import (
    CanGoOut,
    CanOpen,
    CanTake,
    Coaching,
    DrawFirst,
    EndTurn,
    FootWasTaken,
    KeepPair,
    LayDown,
    MayTake,
    NotEnoughYet,
    PartnerOpened,
    PileWasFrozen,
    PileWasTaken,
    RedThreesCost,
    Tip,
    topic_of,
)
from game.engine.events import Event, TurnBegan
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.sentences.advice.coach import CoachWords, MayIGo, coach_words
from game.turn.first_steps import NewThing, made_dirty
from game.ui.match.session.person_memory import MATCHES, PersonMemory
from game.ui.table.inputs import AwaitSpeech, ShowCoach
from game.ui.table.screen import TableScene
from game.ui.table.sheets.coach_sheet import CoachSheet, coach_sheet
from game.ui.table.table_game import TableGame

MOST_TIMES: Final = 2
"""How often the same tip is given in a match."""
ONCE: Final[Mapping[type[Tip], frozenset[str]]] = {
    DrawFirst: frozenset({topic_of(DrawFirst), NewThing.FIRST_DRAW}),
    EndTurn: frozenset({topic_of(EndTurn), NewThing.LAST_DISCARD, NewThing.FIRST_MELD}),
    MayTake: frozenset({topic_of(MayTake), topic_of(CanTake), NewThing.FIRST_TAKE}),
}
"""Tips that everybody remembers after the first time, each with what tells them: the coach or a guided round."""
TO_DO: Final = (
    EndTurn,
    NotEnoughYet,
    LayDown,
    CanOpen,
    RedThreesCost,
    KeepPair,
    CanGoOut,
)
"""Tips that name the next move: after the draw one of them is given however often it was, until the turn ends, and
nothing else if there is one.
"""
ROUTINE: Final = (EndTurn, NotEnoughYet, LayDown, KeepPair, RedThreesCost)
"""Tips that name what is to do in every turn."""
ANSWERED: Final = (EndTurn, LayDown, MayTake)
"""Tips that say why not a move that anybody sees."""
MOST_ROUTINE: Final = 4
"""How many of these a match has, those of about two turns: with the last the coach leaves the rest to the person and
the hint.
"""
LAST_EVENTS: Final = 400
"""More events than a lap of eight players can have."""
NEWS: Final = (PileWasTaken, PartnerOpened, FootWasTaken, PileWasFrozen)
"""Tips about what others did, given at once or not at all."""


class CoachAdvice(Protocol):
    """Finds the facts about a moment, for instance `game.play.thinking.match_coach.MatchCoach`. Never blocks."""

    def ask(self, view: PlayerView, happened: Sequence[Event]) -> bool:
        """Ask about the current table; False if it must be asked again later."""

    def is_waiting(self) -> bool:
        """Whether an answer about the current table may still come."""

    def received(self) -> Coaching | None:
        """The facts about the current table; None if there is nothing to say."""


class CoachedMoment(msgspec.Struct, frozen=True):
    """A moment of the match in which the person can act."""

    event_count: int
    turn: tuple[int, int]
    """The round, and how many turns the person has had in it."""
    phase: Phase

    @classmethod
    def of(cls, game: TableGame, view: PlayerView) -> Self:
        """The moment that this view is of."""
        return cls(game.event_count, (view.board.round, view.board.turns[view.seat]), view.board.phase)

    def done_since(self, before: Self | None, game: TableGame) -> Sequence[Event]:
        """What happened since an earlier moment of the same turn."""
        return game.events_since(before.event_count) if before is not None and before.turn == self.turn else ()


class TableCoach:
    """Speaks of one thing in each part of a turn: at its start, and after the draw. Only to the one person of a game,
    and only in that person's turn.
    """

    def __init__(self, game: TableGame, advice: CoachAdvice, memory: PersonMemory, is_on: Callable[[], bool]) -> None:
        self._game = game
        self._advice = advice
        self._memory = memory
        self._is_on = is_on
        self._asked: CoachedMoment | None = None  # the moment it asked about
        self._answered: CoachedMoment | None = None
        self._told: list[Tip] = []  # which would be nothing new
        self._last: tuple[tuple[int, int], Phase, Tip] | None = None  # the last remark, and when

    @property
    def waits(self) -> bool:
        return self._asked is not None and self._asked != self._answered

    def pass_time(self, table: TableScene) -> None:
        game = self._game
        if not self._is_on() or game.me is None:
            self._fall_silent(table)
            return
        view = table.state.view
        if view.is_mine and view.seat == game.me and view.board.phase in (Phase.DRAW, Phase.PLAY):
            moment = CoachedMoment.of(game, view)
            self._speak_at(moment, table)
            await_speech(table, moment != self._answered)

    def _speak_at(self, moment: CoachedMoment, table: TableScene) -> None:
        """Ask about the moment, then say once what was received."""
        game, view, people = self._game, table.state.view, table.state.people
        if moment == self._answered or not table.is_resting or not game.is_settled or view.board.shuffle_due:
            return
        if moment != self._asked:
            if self._advice.ask(
                view, happened_before(game.events_since(max(0, game.event_count - LAST_EVENTS)), view.seat)
            ):
                self._asked = moment
            return
        if self._advice.is_waiting():
            return
        done = moment.done_since(self._answered, game)
        spoilt = made_dirty(view, None, done, can_undo=game.undoable > 0)
        self._answered = moment
        received = self._advice.received()
        if spoilt is not None:
            table.feed(ShowCoach(coach_sheet(coach_words(spoilt, view, people.names), None, view, people)))
            return
        sheet = self._sheet(table, received, moment) if received is not None else None
        if sheet is not None:
            table.feed(ShowCoach(sheet))

    def answer(self, stays: bool) -> None:
        """The person asked it to stay, or put it away: either way it need not ask again."""
        if self._memory.must_ask:
            self._memory.note_asked()
        if stays:
            self._asked = self._answered = None  # now it can say its first tip

    def _fall_silent(self, table: TableScene) -> None:
        self._asked = self._answered = None
        if table.state.coach is not None:
            table.feed(ShowCoach(None))

    def _sheet(self, table: TableScene, received: Coaching, moment: CoachedMoment) -> CoachSheet | None:
        """The current tip: the previous one of this part of the turn while it is true, otherwise what to do now, or the
        first one that wasn't given too often.
        """
        people, view = table.state.people, table.state.view
        if self._memory.must_ask:
            self._memory.note_asked()
            return coach_sheet(CoachWords(MayIGo(MATCHES)), None, view, people)
        said = self._memory.said
        ever = self._memory.ever_said
        is_silent = self._routine >= MOST_ROUTINE
        tips = [tip for tip in received.tips if not is_silent or not isinstance(tip, ROUTINE) or _is_news(tip)]
        fresh = [tip for tip in tips if tip not in self._told and _may_be_said(tip, said, ever, moment.phase)]
        to_do = [tip for tip in tips if moment.phase is Phase.PLAY and isinstance(tip, TO_DO)]
        fresh = [tip for tip in fresh if not to_do or tip in to_do]
        tip = next(iter(fresh), None)
        if self._last is not None and self._last[:2] == (moment.turn, moment.phase):
            before = self._last[2]
            others = (tip for tip in fresh if type(tip) is not type(before))
            tip = before if before in received.tips else next(iter(to_do), next(others, None))
        if (tip := tip or next(iter(to_do), None)) is None:
            return None
        if self._last != (moment.turn, moment.phase, tip):
            self._memory.note(topic_of(tip))
            self._told.append(tip)
        self._last = moment.turn, moment.phase, tip
        is_last = isinstance(tip, ROUTINE) and self._routine >= MOST_ROUTINE
        if isinstance(tip, EndTurn | LayDown):
            earlier = (one.purpose for one in self._told[-2:-1] if isinstance(one, EndTurn | LayDown))
            if tip.purpose in earlier:  # the same words twice in a row tell nothing
                tip = msgspec.structs.replace(tip, purpose=None)
        answers = received.advice.answers if received.advice and isinstance(tip, ANSWERED) else ()
        words = coach_words(tip, view, people.names, next(iter(answers), None), is_last=is_last)
        return coach_sheet(words, received.advice, view, people)

    @property
    def _routine(self) -> int:
        """How many routine tips were given in this match."""
        return sum(self._memory.said.get(topic_of(kind), 0) for kind in ROUTINE)


def _is_news(tip: Tip) -> bool:
    """Whether it is of something that hardly comes twice: several red threes at once, from a pile."""
    return isinstance(tip, RedThreesCost) and len(tip.cards) > 1


def _may_be_said(tip: Tip, said: Mapping[str, int], ever: Set[str], phase: Phase) -> bool:
    """Whether it wasn't given too often, in this match or `ever`, and isn't late: news belong to the beginning of a
    turn.
    """
    is_known = said.get(topic_of(tip), 0) >= MOST_TIMES or bool(ONCE.get(type(tip), frozenset()) & ever)
    return not is_known and (not isinstance(tip, NEWS) or phase is Phase.DRAW)


def await_speech(table: TableScene, is_due: bool) -> None:
    """Let the table know whether teacher or coach is still to speak."""
    if table.state.awaits_speech != is_due:
        table.feed(AwaitSpeech(is_due))


def happened_before(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    """What others did between a seat's previous turn and its current one; everything so far in its first."""
    begun = [number for number, event in enumerate(events) if isinstance(event, TurnBegan) and event.seat == seat]
    now = begun[-1] if begun else len(events)
    before = begun[-2] if len(begun) > 1 else 0
    return tuple(event for event in events[before:now] if getattr(event, "seat", seat) != seat)
