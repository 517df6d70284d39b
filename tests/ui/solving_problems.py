"""Problems that are solved in tests: made of the decisions of an example, and the screens that they show."""

from collections.abc import Callable, Sequence
from datetime import date

from msgspec.structs import replace

from game.analysis.facts import JudgedDecision, MatchAnalysis, MeasuredTry, TryVerdict
from game.engine.moves import Discard, Move
from game.problems.own import own_problems
from game.problems.problem_facts import Problem, ProblemFigures, ProblemTheme
from game.sentences.learning.problems import Solved
from game.toolkit.scene import Scene
from game.ui.learn.problems.asked_problems import AskedProblem, asked_problem
from game.ui.learn.problems.presenter import ProblemAtTable, ProblemSeries
from game.ui.learn.problems.screen import ProblemAnswer, ProblemAnswerScene
from game.ui.review.think_again.decision_at_table import TryOutcome
from game.ui.shared.requests import PlayOn
from game.ui.table.followed_table import FollowedTable
from game.ui.table.table_game import TableHooks
from saves.players.people import OwnProblem
from saves.records.lines import Line
from saves.records.position_json import position_line
from saves.records.replay import Replay
from tests.play.analysts import TryJudgeAtOnce
from tests.ui.looked_back_matches import seated
from tests.ui.samples import LONG
from tests.ui.thinking_again import AtPractice, judged

DAY = date(2026, 11, 21)


def bundled(decision: JudgedDecision, lines: Sequence[Line] = (), **other: object) -> Problem:
    """A decision of a match as a problem of the game, where its best way was better in 820 of 1000 deals."""
    lines = lines or seated()
    replay = Replay(lines[0])  # type: ignore[arg-type]  # the header
    for number, line in enumerate(lines[1 : decision.line - 1], 2):
        replay.feed(line, number)
    best = decision.better[0]
    figures = ProblemFigures(points=160.0, share=0.81, over_that_day=best.points, share_over_that_day=0.82)
    plain = Problem(
        id=f"web example {decision.line}",
        theme=ProblemTheme.WILDS,
        grade=2,
        kind=decision.kind,
        rules="web",
        players=4,
        teams=2,
        seat=decision.seat,
        position=position_line(replay.table),
        best=best.moves,
        that_day=decision.moves,
        level="normal",
        learned=figures,
        plain=figures,
        whole_round=180.0,
        thinking=1.5,
        why=best.why,
    )
    return replace(plain, **other)


def own(decisions: Sequence[JudgedDecision] = (), lines: Sequence[Line] = ()) -> tuple[OwnProblem, ...]:
    """What Anna gave away in the example, as her own problems."""
    found = own_problems(lines or seated(), MatchAnalysis(tuple(decisions or judged())), DAY)
    return next(iter(found.values()))


class Solver(AtPractice):
    """Somebody who solves problems, and what is heard of it."""

    def __init__(self, problems: Sequence[Problem | OwnProblem], judge: TryJudgeAtOnce | None = None) -> None:
        super().__init__()
        self.judge = judge or TryJudgeAtOnce()
        self.problems = tuple(problems)
        self.spoken_text: list[tuple[str, bool]] = []
        self.played_on: list[PlayOn] = []
        self.left = 0
        self.series = ProblemSeries(
            self.stack,  # type: ignore[arg-type]  # a stack without a window
            problems,
            self.judge,
            tried=lambda id_, solved: self.spoken_text.append((id_, solved)),
            play_on=self.played_on.append,
            left=self._count,
        )

    def _count(self) -> None:
        self.left += 1

    @property
    def answer(self) -> ProblemAnswer:
        """What the answer says, which must be uppermost."""
        assert isinstance(self.top, ProblemAnswerScene)
        return self.top.state

    def watch(self, passes: int = 400) -> tuple[str, ...]:
        """Let what is played out go on until the answer; what was said meanwhile, each once."""
        said: list[str] = []
        for _ in range(passes):
            if isinstance(self.top, ProblemAnswerScene):
                return tuple(said)
            self.pass_time(0.3)
            if isinstance(self.top, FollowedTable) and (shown := self.top.frames.scenery.practice) is not None:
                said += [] if shown.question() in said else [shown.question()]
        raise AssertionError("it never came to an end")


def answered(verdict: Solved | None, problems: Sequence[Problem | OwnProblem] = ()) -> ProblemAnswerScene:
    """The answer to a try at the first of these that came to this, with long names; None for what was only shown."""
    long = own(lines=seated(names=LONG[:4]))
    solver = Solver(problems or long)
    asked = asked_problem(solver.problems[0])
    assert asked is not None
    at_table = ProblemAtTable(solver.series, solver.stack, solver.judge, asked, TableHooks())  # type: ignore[arg-type]  # a stack without a window
    solver.series.begin()
    at_table._at_table.tries = 0 if verdict is None else 1
    best, *others = asked.asked.better
    tried = {
        None: None,
        Solved.BEST: MeasuredTry(best, TryVerdict.BETTER),
        Solved.AS_GOOD: MeasuredTry((others or [best])[-1], TryVerdict.BETTER),
        Solved.LESS: MeasuredTry(replace(best, moves=thrown(asked), points=-184.0), TryVerdict.LESS, is_behind=True),
    }[verdict]
    answer = at_table.answer_to(None if tried is None else TryOutcome(tried))
    return ProblemAnswerScene(answer, lambda request: None)


def thrown(problem: AskedProblem) -> tuple[Move, ...]:
    """A discard that is none of the known ways."""
    known = [problem.asked.played, *(way.moves for way in problem.asked.better)]
    return next((Discard(card),) for card in problem.asked.view.hand if (Discard(card),) not in known)


PROBLEM_ANSWERS: dict[str, Callable[[], Scene]] = {
    "problem, that is it": lambda: answered(Solved.BEST),
    "problem, as good": lambda: answered(Solved.AS_GOOD),
    "problem, a good try": lambda: answered(Solved.LESS),
    "problem, shown": lambda: answered(None),
    "problem, the last one": lambda: answered(Solved.LESS, [bundled(judged()[0], grade=3)]),
}
