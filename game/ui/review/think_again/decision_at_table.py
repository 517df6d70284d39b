"""One decision to try at the real table with the answer hidden: nudges, tries, and their results.

The presenter chooses the question and what follows the answer.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.coaching.nudges import Nudge, nudge_of
from game.analysis.facts import BetterWay, MeasuredTry
from game.cards import rank_of
from game.engine import moves
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.messages.functions import going_out_texts as say_going_out, screens as say_screens, thinking_again as say
from game.messages.language import named, nothing, saying
from game.play.practising.practice import Practice
from game.play.results.try_judge import TryJudge
from game.sentences.at_table.going_out_texts import effect_of_yes
from game.sentences.grammar import seat_person
from game.turn.laps import Moment
from game.ui.match.session.one_seat_game import PracticeGame
from game.ui.shared.overlay.fronts import YesNoQuestion
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.seated_players import People
from game.ui.system.scene_stack import SceneStack
from game.ui.table.followed_table import FollowedTable
from game.ui.table.inputs import LapFetched, ShowSheet
from game.ui.table.modes import Practise
from game.ui.table.sheets.practice_sheet import PracticeSheet
from game.ui.table.table_game import TableHooks

Moves = tuple[moves.Move, ...]

SOON: Final = 0.5
"""Seconds after which a note says that a try is still being measured."""
PATIENCE: Final = 3.0
"""Seconds after which there will be no answer."""


class AskedDecision(Struct, frozen=True, kw_only=True):
    """A decision put to somebody: the seat's view, the move played, and known better ways."""

    view: PlayerView
    people: People
    played: Moves
    """The whole decision as it was made in the match: points are counted from it."""
    better: tuple[BetterWay, ...]
    """Better ways, the best first."""


class TryOutcome(Struct, frozen=True):
    """The result of a try, and the known ways' results in the same deals, if they were measured with it."""

    tried: MeasuredTry
    measured: tuple[MeasuredTry, ...] = ()


class FoundHow(Struct, frozen=True):
    """How somebody found the way in question."""

    tries: int
    """How many whole decisions were tried, including this one."""
    had_nudge: bool = False
    had_seen_answer: bool = False


class DecisionAtTable:
    """One decision at the real table. `answered` gets a try's result; `shown` is called for the better way."""

    def __init__(
        self,
        asked: AskedDecision,
        stack: SceneStack,
        judge: TryJudge,
        sheet: PracticeSheet,
        hooks: TableHooks,
        answered: Callable[[TryOutcome], None],
        shown: Callable[[], None],
        known: Callable[[Moves], TryOutcome | None] = lambda moves: None,
    ) -> None:
        """`sheet` is the question; `hooks` lead beyond the table, the menu's back without trying; `known` gives earlier
        results that need no measuring.
        """
        self._asked, self._stack, self._judge = asked, stack, judge
        self._first_sheet = self._sheet = sheet
        self._answered, self._shown, self._known, self._left = answered, shown, known, hooks.on_menu
        self._nudge: Nudge | None = None
        self.tries = 0
        self._is_waiting = False
        self._waited = 0.0
        self._found: TryOutcome | None = None
        self._has_answer = False
        self._to_play_out: tuple[Moment, ...] = ()
        self._after_playing_out: Callable[[], None] | None = None
        self._practice = Practice(asked.view)
        self._game = PracticeGame(self._practice)
        hooks = replace(
            hooks,
            on_menu=self._back,
            on_decided=self._decided,
            on_nudge=self._give_nudge,
            on_show_answer=self._show_answer,
        )
        self.table = FollowedTable(
            self._game,
            asked.people,
            hooks,
            stack.preferences,
            Practise(sheet),
            self._pass_time,
            lambda: self._is_waiting or self._after_playing_out is not None,
            judge.close,
        )

    def show(self) -> None:
        """Over the present screen."""
        self._judge.start()
        self._stack.push(
            OverlaidScene(
                self.table,
                self._stack.notice_shown,
                self._question,
                kept_free=lambda: self.table.needed_for_an_answer,
            )
        )

    def _say(self, sheet: PracticeSheet) -> None:
        if sheet != self.table.state.mode.sheet:
            self.table.feed(ShowSheet(sheet))

    # ---- permission

    def _question(self) -> YesNoQuestion | None:
        """Whether a partner may go out, if that is the decision."""
        board = self._asked.view.board
        if board.phase != Phase.ANSWER or self._practice.is_decided or self.table.state.replay is not None:
            return None
        asks = say_screens.asks_you(seat_person(self._asked.people.names, board.turn))
        why = effect_of_yes(self._asked.view)
        return YesNoQuestion(
            board.turn, asks, why, say_going_out.say_yes(), say_going_out.say_no(), self._say_yes_or_no
        )

    def _say_yes_or_no(self, yes: bool) -> None:
        if self._game.play(moves.Answer(yes)) is None:
            self._decided()

    # ---- help

    def _give_nudge(self) -> None:
        """First a sentence, then the cards."""
        better = self._asked.better
        if not better or self._sheet.no_nudge:
            return
        if self._nudge is None:
            self._nudge = nudge_of(self._asked.view, self._asked.played, better[0].moves)
            said = replace(self._sheet, question=saying(nudge_sentence, self._nudge))
            self._sheet = said if self._nudge.cards else replace(said, no_nudge=say.no_nudge_left)
        else:
            self._sheet = replace(self._sheet, marked=self._nudge.cards, no_nudge=say.no_nudge_left)
        self._say(self._sheet)

    def _show_answer(self) -> None:
        self._stop_measuring()
        self._shown()

    # ---- tries

    def _decided(self) -> None:
        self._stop_measuring()
        self._waited, self._is_waiting = 0.0, self._practice.is_decided
        self._say(self._sheet)
        if not self._is_waiting:
            return
        self.tries += 1
        self._found = self._known(self._practice.moves)
        self._has_answer = self._found is not None
        if not self._has_answer:
            others = [way.moves for way in self._asked.better]
            self._judge.ask(self._asked.view, self._asked.played, [self._practice.moves, *others])

    def _pass_time(self, dt: float) -> None:
        """An answer is shown once the try has been seen; after some seconds without one there is none."""
        self._go_on_playing_out()
        if not self._is_waiting:
            return
        if not self._has_answer and (judged := self._judge.poll()) is not None:
            self._has_answer = True
            tried = judged[0]
            others = tuple(other for other in judged[1:] if other is not None)
            self._found = None if tried is None else TryOutcome(tried, others)
        self._waited += dt
        if self._has_answer:
            if self.table.is_resting and not self.table.frames.is_moving:
                found = self._found
                self._stop_measuring()
                if found is not None:
                    self._answered(found)
                else:
                    self._give_up()
        elif self._judge.has_failed or self._waited >= PATIENCE:
            self._give_up()
        elif self._waited >= SOON:
            self._say(replace(self._sheet, heading=say.a_moment, question=say.measuring, aside=nothing, waits=True))

    def _go_on_playing_out(self) -> None:
        """Starts once the try has been undone: the table follows its game, whatever it shows."""
        if self._to_play_out:
            if self.table.is_resting:
                moments, self._to_play_out = self._to_play_out, ()
                self.table.feed(LapFetched(moments))
        elif self._after_playing_out is not None and self.table.state.replay is None:
            after, self._after_playing_out = self._after_playing_out, None
            self._say(self._sheet)
            after()

    def _stop_measuring(self) -> None:
        self._judge.forget()
        self._is_waiting = self._has_answer = False
        self._found = None

    def _give_up(self) -> None:
        """No answer came: the try can be undone."""
        self._stop_measuring()
        silent = replace(self._sheet, heading=say.no_answer, question=say.no_answer_why, aside=nothing)
        self._say(replace(silent, no_nudge=say.no_answer_yet, no_answer=say.no_answer_yet))

    # ---- requests from others

    def found_how(self, had_seen_answer: bool) -> FoundHow:
        """How somebody found their last try; the presenter knows how much of the answer was seen."""
        return FoundHow(self.tries, self._nudge is not None, had_seen_answer)

    def begin_again(self) -> None:
        if self._practice.moves:
            self._game.undo(len(self._practice.moves))
        self._decided()

    def play_out(self, moments: Sequence[Moment], then: Callable[[], None]) -> None:
        """Plays moves with the table's motion, from the beginning; at the end, or when somebody skips, calls `then`.
        This isn't a try.
        """
        self.begin_again()
        self._to_play_out, self._after_playing_out = tuple(moments), then
        sheet = replace(self._first_sheet, aside=nothing, stars=None, is_watched=True)
        sheet = replace(sheet, no_nudge=say.no_nudge_left, leads_to_answer=True)
        if moments:
            sheet = replace(sheet, heading=moments[0].heading, question=moments[0].said)
        self._say(sheet)

    def _back(self) -> None:
        self._stack.pop()
        self._left()


def nudge_sentence(nudge: Nudge) -> str:
    """What to look at.

    >>> from game.analysis.coaching.nudges import NudgeTopic
    >>> from game.cards import parse_cards
    >>> nudge_sentence(Nudge(NudgeTopic.WILDS, parse_cards("2C *R")))
    'Look at your two wild cards.'
    >>> nudge_sentence(Nudge(NudgeTopic.RANK, parse_cards("QC")))
    'Look at your queen.'
    """
    rank = rank_of(nudge.cards[0]) if nudge.cards else ""
    return named("thinking_again", f"about_{nudge.topic.name.lower()}", count=len(nudge.cards), rank=rank)
