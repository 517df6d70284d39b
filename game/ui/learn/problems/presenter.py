"""Problems solved one at a time: at the real table with the answer hidden, then compared with the best way; and the
best way played out. Results are stored before anything else is shown.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from game.analysis.facts import LEAST_POINTS, BetterWay, MeasuredTry, TryVerdict
from game.analysis.judged.alternatives import Shape, shape_played
from game.engine.moves import Move
from game.messages.functions import learn_screen as say_learn, problems as say
from game.messages.language import Message, Said, nothing, saying
from game.play.branching import NoBranch
from game.play.results.played_out import played_out
from game.play.results.try_judge import TryJudge
from game.problems.problem_facts import Problem
from game.reason.hint import advice_between
from game.reason.purposes import Advice, kept_by
from game.rules.ruleset import RuleSet
from game.sentences.advice.looking_back import better_in_deals
from game.sentences.advice.reasons import plain_reason
from game.sentences.learning import problems as words
from game.sentences.learning.problems import Solved
from game.sentences.phrases import ALL_GROUPS, Phrase, spoken_way, way_to_play
from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.audio.cues import PlaySound
from game.turn.laps import Moment
from game.ui.learn.problems.asked_problems import (
    AskedProblem,
    CalledNow,
    Moves,
    asked_problem,
    moment_of,
    place_in,
    title_of,
)
from game.ui.learn.problems.screen import ProblemAnswer, ProblemAnswerScene, WayRow, WhoseWay
from game.ui.review.think_again.decision_at_table import DecisionAtTable, TryOutcome
from game.ui.review.think_again.screen import LARGER, Answered
from game.ui.shared.moments.pointed_move import cards_that_differ, with_difference_first
from game.ui.shared.moments.small_table import TableMoment
from game.ui.shared.requests import PlayOn
from game.ui.system.scene_stack import SceneStack
from game.ui.table.sheets.practice_sheet import PracticeSheet
from game.ui.table.table_game import TableHooks
from saves.players.people import OwnProblem
from saves.records.lines import BadRecord, EndLine

MOST_WAYS: Final = 4
GIVEN_STANDS: Final = 1.0
"""Extra seconds for each move of the best way."""

Tried = Callable[[str, bool], object]
"""Receives the id of a problem whose answer somebody was shown, and whether it was found."""

UsualBeside = Callable[[RuleSet], RuleSet | None]


class ProblemSeries:
    """Leads through problems in order, each once. `begin` shows the first one over the present screen."""

    def __init__(
        self,
        stack: SceneStack,
        problems: Sequence[Problem | OwnProblem],
        judge: TryJudge,
        tried: Tried = lambda id_, solved: None,
        play_on: Callable[[PlayOn], None] = lambda request: None,
        left: Callable[[], None] = lambda: None,
        sound: PlaySound = lambda name, side=0.0: None,
        read_rule: Callable[[RuleSet, Chapter], None] = lambda rules, chapter: None,
    ) -> None:
        """`play_on` starts a new game from a problem; `left` is called on going back; `read_rule` opens the rule behind
        a refusal.
        """
        self.back: Message = say_learn.learn
        self._stack, self._problems, self._judge = stack, tuple(problems), judge
        self.tried, self._play_on, self.leave = tried, play_on, left
        self._sound, self._read_rule = sound, read_rule
        self.usual_beside: UsualBeside = lambda rules: None
        """Returns the player's usual rules; None if they are these."""
        self.called_now: CalledNow = lambda header: header
        """Returns a match with the names that its people have now."""
        self._at = -1

    def begin(self, at: int = 0, back: Message = say_learn.learn) -> bool:
        """Show that problem, or the next one after it that can be read; False if there is none. `back` names the screen
        below.
        """
        self.back = back
        self._at = at - 1
        return self._open_next()

    def _open_next(self) -> bool:
        """Unreadable problems are skipped, and the player learns it once."""
        while self.is_another:
            self._at += 1
            problem = self._problems[self._at]
            asked = asked_problem(problem, self.called_now)
            if asked is not None:
                read_rule = partial(self._read_rule, asked.asked.view.board.rules)
                hooks = TableHooks(on_sound=self._sound, on_rule=read_rule)
                ProblemAtTable(self, self._stack, self._judge, asked, hooks).show()
                return True
            self._stack.say(say.unreadable_own if isinstance(problem, OwnProblem) else say.unreadable_problem)
        return False

    @property
    def is_another(self) -> bool:
        return self._at + 1 < len(self._problems)

    @property
    def is_last(self) -> bool:
        """Whether it was the last of a list on the screen below; the one of a day is in no list."""
        return not self.is_another and self.back is say_learn.learn

    @property
    def place_of_next(self) -> Message:
        """Which problem comes next, of how many; nothing if none does."""
        if not self.is_another:
            return nothing
        following = self._problems[self._at + 1]
        theme = None if isinstance(following, OwnProblem) else following.theme
        return saying(place_in, theme, self._at + 2, len(self._problems))

    def answer(self, request: Answered, problem: AskedProblem) -> None:
        """Continue after an answer: its table and the answer are removed first."""
        if request is Answered.NEXT and self._open_next():
            return
        if request is Answered.PLAY_ON:
            over = EndLine(winners=(), totals=problem.asked.view.board.totals, reason="finished")  # as that match is
            self._play_on(PlayOn((problem.header, problem.position, over), 2))
        else:
            self.leave()

    def about_rules(self, problem: AskedProblem) -> Message:
        """The rules of a problem, where they aren't the usual ones, and what is different in them."""
        rules, theme = problem.asked.view.board.rules, problem.theme
        usual = self.usual_beside(rules)
        return nothing if usual is None or theme is None else saying(words.other_rules, rules, usual, theme)


class ProblemAtTable:
    """One problem: the table to try it at, the answer, and the best way played out."""

    def __init__(
        self, leads: ProblemSeries, stack: SceneStack, judge: TryJudge, problem: AskedProblem, hooks: TableHooks
    ) -> None:
        """`hooks` lead beyond the table."""
        self._leads, self._stack, self._problem = leads, stack, problem
        self._asked = problem.asked
        self._question = saying(words.situation, self._asked.view, self._asked.people.names)
        self._is_told = False
        self._had_seen_answer = False  # before what was tried last
        self._at_table = DecisionAtTable(
            self._asked,
            stack,
            judge,
            self._sheet(),
            replace(hooks, on_menu=leads.leave),
            answered=self._tried,
            shown=self._show_me,
            known=self.known,
        )

    def _sheet(self) -> PracticeSheet:
        own = self._problem.own
        return PracticeSheet(
            name="problem",
            title=saying(title_of, self._problem.theme),
            back=self._leads.back,
            heading=say.what_now,
            question=self._question,
            aside=self._leads.about_rules(self._problem) if own is None else saying(moment_of, own),
            stars=self._problem.stars,
        )

    def show(self) -> None:
        self._at_table.show()

    # ---- how good a try is

    def _shape(self, moves: Sequence[Move]) -> Shape | None:
        return shape_played(self._asked.view, moves)

    def known(self, moves: Moves) -> TryOutcome | None:
        shape, best = self._shape(moves), self._asked.better[0]
        if shape is None:
            return None
        for number, way in enumerate((*self._asked.better, *self._problem.as_good)):
            if shape == self._shape(way.moves):
                is_behind = number > 0 and best.points - way.points >= LEAST_POINTS
                return TryOutcome(MeasuredTry(way, TryVerdict.BETTER, is_behind))
        if shape == self._shape(self._asked.played):
            way = BetterWay(moves, 0.0, 0.0, 0, 0, best.worlds, best.why)
            return TryOutcome(MeasuredTry(way, TryVerdict.AS_GOOD, is_behind=True))
        return None

    def solved(self, tried: MeasuredTry) -> Solved:
        """Whether it is the best way, as good, or worse."""
        if tried.is_behind:
            return Solved.LESS
        is_best = self._shape(tried.way.moves) == self._shape(self._asked.better[0].moves)
        return Solved.BEST if is_best else Solved.AS_GOOD

    def _tried(self, outcome: TryOutcome) -> None:
        outcome = self.beside_known(outcome)
        self._had_seen_answer = self._is_told
        self._tell(self.solved(outcome.tried) is not Solved.LESS)
        self._lay_answer(outcome)

    def beside_known(self, outcome: TryOutcome) -> TryOutcome:
        """The try with points comparable to the known ones of the best way: its gain or loss against that in the deals
        in which both were measured, and never more than the best.
        """
        if not outcome.measured:
            return outcome
        tried, best = outcome.tried, self._asked.better[0]
        points = best.points + tried.way.points - outcome.measured[0].way.points
        points = min(points, best.points)  # more could only be by chance
        return TryOutcome(replace(tried, way=replace(tried.way, points=round(points, 1))), outcome.measured)

    def _tell(self, is_solved: bool) -> None:
        if not self._is_told:
            self._is_told = True
            self._leads.tried(self._problem.id, is_solved)

    # ---- the best way played out

    def _show_me(self) -> None:
        self._tell(is_solved=False)
        self._play_out(None)

    def _play_out(self, outcome: TryOutcome | None) -> None:
        """Its cards at the table, then two laps in one imagined deal; the answer follows."""
        self._at_table.play_out(self._moments(), lambda: self._lay_answer(outcome))

    def _moments(self) -> list[Moment]:
        best, view = self._asked.better[0].moves, self._asked.view
        way = saying(spoken_way, best, view.board.melds[view.team])
        moments = []
        try:
            for move in played_out(self._problem.header, self._problem.position, view.seat, best):
                if move.is_given:
                    moments.append(Moment(move.before, move.events, move.after, say.the_best_way, way, GIVEN_STANDS))
                else:
                    moments.append(Moment(move.before, move.events, move.after, say.may_go_on, say.the_rest))
        except (BadRecord, NoBranch):  # the answer is shown all the same
            return []
        return moments

    # ---- the answer

    def _lay_answer(self, outcome: TryOutcome | None) -> None:
        self._stack.push(ProblemAnswerScene(self.answer_to(outcome), lambda way: self._go_on(way, outcome)))

    def answer_to(self, outcome: TryOutcome | None) -> ProblemAnswer:
        view, asked = self._asked.view, self._asked
        solved = None if outcome is None else self.solved(outcome.tried)
        best = asked.better[0]
        is_that_day = outcome is not None and self._shape(outcome.tried.way.moves) == self._shape(asked.played)
        gained = 0.0 if outcome is None else outcome.tried.way.points
        how = self._at_table.found_how(self._had_seen_answer)
        below = saying(
            say.about_the_try,
            "shown" if solved is None else solved.value,
            *(how.had_seen_answer, how.had_nudge),
            how.tries,
            is_that_day,
            *(gained, best.points, max(0.0, best.points - gained)),
            self._leads.is_last,
        )
        gold = Answered.NEXT if self._leads.is_another else Answered.BACK
        advice = best.why
        if outcome is not None and solved is Solved.LESS and not is_that_day:
            advice = advice_between(view, best.moves, outcome.tried.way.moves)
        rows, raised = self._rows(outcome, solved), cards_that_differ(best.moves, asked.played, view)
        kept = tuple(card for card in kept_by(advice.purpose, view.hand) if card not in raised)
        return ProblemAnswer(
            title=saying(title_of, self._problem.theme),
            moment=TableMoment(view, asked.people, view.seat, view.seat, raised, LARGER, kept),
            moves=with_difference_first(best.moves, asked.played),
            heading=saying(say.answer_heading, "shown" if solved is None else solved.value),
            below=below,
            is_found=solved in (Solved.BEST, Solved.AS_GOOD),
            rows=(),
            ways=rows,
            why=self._why(advice),
            again=say.see_again if solved is None else nothing,
            how=saying(words.how_found, best, best if outcome is None else outcome.tried.way),
            gold=gold,
            others=(Answered.TRY_AGAIN, Answered.SHOW_ME, Answered.PLAY_ON),
            gold_sub=self._leads.place_of_next,
            back=self._leads.back,
        )

    def _rows(self, outcome: TryOutcome | None, solved: Solved | None) -> tuple[WayRow, ...]:
        asked = self._asked
        best, *others = asked.better
        that_day, mine = self._shape(asked.played), None
        of_best = (WhoseWay.BEST, WhoseWay.YOURS) if solved is Solved.BEST else (WhoseWay.BEST,)
        found: list[tuple[BetterWay, tuple[WhoseWay, ...]]] = [(best, of_best)]
        last: tuple[WhoseWay, ...] = (WhoseWay.THAT_DAY,)
        if outcome is not None:
            mine = self._shape(outcome.tried.way.moves)
            if mine == that_day:
                last = (WhoseWay.THAT_DAY, WhoseWay.YOURS)
            elif solved is not Solved.BEST:
                found.append((outcome.tried.way, (WhoseWay.YOURS,)))
        for way in (*others, *self._problem.as_good):
            if self._shape(way.moves) != mine and way.points <= best.points and len(found) < MOST_WAYS - 1:
                found.append((way, ()))
        rows = [self._row(way, tags) for way, tags in found]
        rows.append(WayRow(phrase=self._phrase(asked.played), points=0.0, told=say.played_then, tags=last))
        return tuple(rows)

    def _phrase(self, way: Moves, *, is_another: bool = False) -> Said[Phrase]:
        """The whole move, or the discard that differs from the one played; of another one beside the best, what differs
        from that.
        """
        view, played, best = self._asked.view, self._asked.played, self._asked.better[0].moves
        if is_another and way[:-1] == best[:-1]:
            way, played = way[-1:], ()
        melds = view.board.melds[view.team]
        return saying(way_to_play, way, melds, () if way == played or len(way) > 1 else played, ALL_GROUPS)

    def _row(self, way: BetterWay, tags: tuple[WhoseWay, ...]) -> WayRow:
        """With its own reason only if it is the best or the player's; a way as good as the best isn't compared with
        it.
        """
        best = self._asked.better[0]
        is_as_good = way in self._problem.as_good or (way is not best and best.points - way.points < LEAST_POINTS)
        return WayRow(
            phrase=self._phrase(way.moves, is_another=not tags),
            points=way.points,
            told=say.as_good if is_as_good else saying(better_in_deals, way),
            tags=tags,
            why=self._why(way.why) if tags else nothing,
        )

    def _why(self, why: Advice) -> Message:
        if why.purpose is None:
            return nothing
        return saying(plain_reason, why, self._asked.people.names, self._asked.view.seat)

    # ---- what comes next

    def _go_on(self, request: Answered, outcome: TryOutcome | None) -> None:
        self._stack.pop()
        match request:
            case Answered.SHOW_ME:
                self._play_out(outcome)
            case Answered.TRY_AGAIN:
                self._at_table.begin_again()
            case Answered.NEXT | Answered.PLAY_ON | Answered.BACK:
                self._stack.pop()
                self._leads.answer(request, self._problem)
