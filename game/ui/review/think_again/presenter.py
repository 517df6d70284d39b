"""Thinking about decisions of a finished match again: at the real table with the answer hidden, then compared with the
move played. Nothing about the match is stored.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from game.analysis.facts import LEAST_POINTS, BetterWay, JudgedDecision, MeasuredTry, TryVerdict
from game.engine.moves import Move
from game.engine.table.view import PlayerView
from game.messages.functions import looking_back as say_back, thinking_again as say
from game.messages.language import Message, Said, nothing, saying
from game.play.practising.practice import is_whole
from game.play.results.try_judge import TryJudge
from game.sentences.advice import looking_back
from game.sentences.advice.reasons import plain_reason
from game.sentences.phrases import Phrase, way_to_play
from game.ui.review.think_again.decision_at_table import AskedDecision, DecisionAtTable, TryOutcome
from game.ui.review.think_again.screen import LARGER, Answered, AnswerRow, AnswerScene, TryAnswer
from game.ui.shared.moments.film import Film
from game.ui.shared.moments.pointed_move import cards_of
from game.ui.shared.moments.small_table import TableMoment
from game.ui.shared.seated_players import People, people_at
from game.ui.system.scene_stack import SceneStack
from game.ui.table.sheets.practice_sheet import PracticeSheet
from game.ui.table.table_game import TableHooks

MOST_OTHERS: Final = 2


class ThinkingAgain:
    """Leads through the decisions of one seat. The record's film is only read; the judge runs in a separate process."""

    def __init__(
        self,
        stack: SceneStack,
        film: Film,
        seat: int,
        judge: TryJudge,
        play_on: Callable[[int], None],
        went_to: Callable[[int], None],
        hooks: TableHooks,
        answered: Callable[[JudgedDecision, bool], None],
    ) -> None:
        """`play_on` starts a new game after a line of the record; `went_to` gets the first line of the decision being
        tried; `hooks` lead beyond its table; `answered` hears once for each decision whether a better way was found.
        Raises ValueError during the match.
        """
        if not film.is_finished:
            raise ValueError("only decisions of a match that is over are thought about again")
        self._stack, self._film, self._seat = stack, film, seat
        self._play_on, self._went_to = play_on, went_to
        self.on_answered = answered
        self._hooks = hooks
        self._judge = judge
        self._seen: set[int] = set()
        self._decisions: tuple[JudgedDecision, ...] = ()

    def begin(self, decision: JudgedDecision, known: Iterable[JudgedDecision]) -> bool:
        """Over the present screen: that decision; after it the seat's other decisions that gave points away. False for
        one that doesn't fit the match, as in an analysis from elsewhere.
        """
        sound = self._sound_part(decision)
        if sound is None:
            return False
        own = {one.line: one for one in known if one.seat == self._seat and one.points > 0}
        fitting = [self._sound_part(own[line]) for line in sorted(own)]
        self._decisions = tuple(one for one in fitting if one is not None)
        self._open(sound)
        return True

    def _view_at(self, decision: JudgedDecision) -> PlayerView:
        return self._film.view(max(0, self._film.moment_of(decision.line) - 1), self._seat)

    def _sound_part(self, decision: JudgedDecision) -> JudgedDecision | None:
        """The decision with its playable ways; None if the move played isn't playable."""
        view = self._view_at(decision)
        if decision.seat != self._seat or not is_whole(view, decision.moves):
            return None
        return replace(decision, better=tuple(way for way in decision.better if is_whole(view, way.moves)))

    def _open(self, decision: JudgedDecision) -> None:
        self._seen.add(decision.line)
        self._went_to(decision.line)
        view = self._view_at(decision)
        OneDecision(self, self._stack, self._judge, decision, view, self.people, self._hooks).at_table.show()

    @property
    def people(self) -> People:
        return people_at(self._film.header)

    def next_after(self, line: int) -> JudgedDecision | None:
        """The next decision not tried yet, those before it in the match last; None after all."""
        left = [one for one in self._decisions if one.line not in self._seen]
        return next((one for one in left if one.line > line), left[0] if left else None)

    def place_of(self, decision: JudgedDecision) -> Message:
        at, count = self._decisions.index(decision) + 1, len(self._decisions)
        return saying(say.next, decision.round, decision.turn, at, count, at == count)

    def answer(self, request: Answered, decision: JudgedDecision) -> None:
        """Leads on from the answer to a decision, after closing its table and answer."""
        following = self.next_after(decision.line)
        if request is Answered.NEXT and following is not None:
            self._open(following)
        elif request is Answered.PLAY_ON:
            self._play_on(decision.line - 1)


class OneDecision:
    """One decision: the table to try it at, and the answer."""

    def __init__(
        self,
        leads: ThinkingAgain,
        stack: SceneStack,
        judge: TryJudge,
        decision: JudgedDecision,
        view: PlayerView,
        people: People,
        hooks: TableHooks,
    ) -> None:
        """`hooks` lead beyond the table."""
        self._leads, self._stack = leads, stack
        self._decision, self._view, self._people = decision, view, people
        asked = AskedDecision(view=view, people=people, played=decision.moves, better=decision.better)
        self.at_table = DecisionAtTable(
            asked, stack, judge, self._sheet(), hooks, answered=self._tried, shown=self._show_answer
        )
        self._is_told = False
        self._had_seen_answer = False  # before the last try

    def _sheet(self) -> PracticeSheet:
        is_better = bool(self._decision.better)
        return PracticeSheet(
            name="think_again",
            title=saying(say.title, self._decision.round, self._decision.turn),
            back=say_back.look_back,
            heading=say_back.think_again,
            question=say.something_better if is_better else say.nothing_better,
            aside=say.nothing_counts,
            no_nudge=None if is_better else say.no_nudge,
        )

    # ---- the answer

    def _tried(self, outcome: TryOutcome) -> None:
        self._had_seen_answer = self._is_told
        self._show_answer(outcome.tried, [other.way for other in outcome.measured])

    def _show_answer(self, tried: MeasuredTry | None = None, measured: Sequence[BetterWay] = ()) -> None:
        """The try, or without one only the better ways; others were `measured` in the try's deals."""
        found = tried is not None and tried.verdict is TryVerdict.BETTER
        if (found or tried is None) and not self._is_told:
            self._is_told = True
            self._leads.on_answered(self._decision, found)
        self._stack.push(AnswerScene(self.answer_to(tried, measured), self._go_on))

    def answer_to(self, tried: MeasuredTry | None, measured: Sequence[BetterWay] = ()) -> TryAnswer:
        decision, view = self._decision, self._view
        is_told = tried is None or tried.verdict is TryVerdict.BETTER
        others = self._others(tried, measured) if is_told else ()
        rows = [] if tried is None else [self._row(say.you_now, tried.way, is_lit=is_told)]
        rows += [self._row(self._who(tried, way, n), way, tried is None and n == 0) for n, way in enumerate(others)]
        rows.append(AnswerRow(say.you_then, self._phrase(decision.moves), 0.0, say.was_played))
        following = self._leads.next_after(decision.line)
        best = tried.way if tried is not None else next(iter(others), None)
        shown = best.moves if best is not None and is_told else ()
        heading, below = self._verdict(tried, bool(others), is_last=is_told and following is None)
        ways = [Answered.PLAY_ON] if following is None else [Answered.NEXT, Answered.PLAY_ON]
        gold = Answered.TRY_AGAIN if not is_told else Answered.NEXT if following is not None else Answered.BACK
        beside = [Answered.SHOW_ME] if not is_told and decision.better else ways if is_told else []
        return TryAnswer(
            title=saying(say.title, decision.round, decision.turn),
            moment=TableMoment(view, self._people, view.seat, view.seat, cards_of(shown, view), LARGER),
            moves=shown,
            heading=heading,
            below=below,
            is_found=tried is not None and tried.verdict is TryVerdict.BETTER,
            rows=tuple(rows),
            why=self._why(best) if shown and best is not None else nothing,
            how=saying(say.how_found, best.worlds) if best is not None else nothing,
            gold=gold,
            others=tuple(way for way in (*beside, Answered.BACK) if way is not gold),
            gold_sub=self._leads.place_of(following) if following is not None and is_told else nothing,
        )

    def _verdict(self, tried: MeasuredTry | None, is_any: bool, is_last: bool) -> tuple[Message, Message]:
        if tried is None:
            return say.this_was_better if is_any else say.nothing_found, say.all_seen if is_last else nothing
        how = self.at_table.found_how(self._had_seen_answer)
        below = saying(
            say.about_the_try,
            tried.verdict.value,
            *(how.had_seen_answer, how.had_nudge),
            how.tries,
            bool(self._decision.better),
            -tried.way.points,
            is_last,
        )
        return saying(say.verdict, tried.verdict.value), below

    def _others(self, tried: MeasuredTry | None, measured: Sequence[BetterWay]) -> tuple[BetterWay, ...]:
        if tried is None:
            return self._decision.better[: MOST_OTHERS + 1]
        known = sorted((way for way in measured if way.points > 0), key=lambda way: -way.points)
        return tuple(way for way in known if _figures(way) != _figures(tried.way))[:MOST_OTHERS]

    def _who(self, tried: MeasuredTry | None, way: BetterWay, place: int) -> Message:
        if tried is None:
            return say.also_good if place else say.better_way
        return say.better_still if way.points - tried.way.points >= LEAST_POINTS else say.also_good

    def _row(self, who: Message, way: BetterWay, is_lit: bool) -> AnswerRow:
        return AnswerRow(who, self._phrase(way.moves), way.points, saying(looking_back.better_in_deals, way), is_lit)

    def _why(self, way: BetterWay) -> Message:
        """What supports a way against the move played; nothing if nothing accounts for its points."""
        why = way.reason
        return nothing if why is None else saying(plain_reason, why, self._people.names, self._view.seat)

    def _phrase(self, played: Sequence[Move]) -> Said[Phrase]:
        return saying(way_to_play, played, self._view.board.melds[self._view.team])

    # ---- ways on

    def _go_on(self, request: Answered) -> None:
        self._stack.pop()
        match request:
            case Answered.SHOW_ME:
                self._show_answer()
            case Answered.TRY_AGAIN:
                self.at_table.begin_again()
            case Answered.NEXT | Answered.PLAY_ON | Answered.BACK:
                self._stack.pop()
                self._leads.answer(request, self._decision)


def _figures(way: BetterWay) -> tuple[float, float, int, int]:
    return way.points, way.error, way.better, way.worse
