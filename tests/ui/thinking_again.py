"""Decisions of an example that are thought about again, without a window's loop, and the screens that this shows."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.analysis.facts import JudgedDecision, MeasuredTry, TryVerdict
from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from game.engine.moves import Move
from game.messages.language import Message
from game.play.results.try_judge import TryJudge
from game.toolkit.scene import Scene
from game.ui.review.think_again.presenter import OneDecision, ThinkingAgain
from game.ui.review.think_again.screen import AnswerScene
from game.ui.shared.moments.film import Film
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Preferences
from game.ui.table.followed_table import FollowedTable
from game.ui.table.modes import Practise
from game.ui.table.sheets.practice_sheet import PracticeSheet
from game.ui.table.table_game import TableHooks
from saves.records.lines import Line
from tests.play.analysts import TryJudgeAtOnce
from tests.ui.drive import press, shared_kit
from tests.ui.looked_back_matches import match, seated
from tests.ui.samples import LONG

GAVE: tuple[int, ...] = (7, 11, 19)
"""Decisions of seat 0 in the example in which there was something better, in the order of the match."""


class Stack:
    """Scenes over each other, as `SceneStack` has them."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.preferences = Preferences(speed="off", ask_discard="never")
        self.said: list[str] = []

    def push(self, scene: Scene) -> None:
        """One more."""
        scene.resize(shared_kit((1280, 720), Preferences()))
        self.scenes.append(scene)

    def pop(self) -> bool:
        """The uppermost away, if there is one."""
        if self.scenes:
            self.scenes.pop().leave()
        return True

    def say(self, sentence: Message) -> None:
        """Something that must be told."""
        self.said.append(sentence())

    def notice_shown(self) -> None:
        """Nothing to say."""


class AtPractice:
    """Somebody at a table where decisions are tried, over a stack without a window."""

    def __init__(self) -> None:
        self.stack = Stack()

    @property
    def top(self) -> Scene:
        """The uppermost scene."""
        scene = self.stack.scenes[-1]
        return scene.inner if isinstance(scene, OverlaidScene) else scene

    @property
    def table(self) -> FollowedTable:
        """The table, which must be uppermost."""
        assert isinstance(self.top, FollowedTable)
        return self.top

    @property
    def sheet(self) -> PracticeSheet:
        """What is asked there."""
        assert isinstance(self.table.state.mode, Practise)
        return self.table.state.mode.sheet

    def pass_time(self, seconds: float = 0.1) -> None:
        """Let the loop go round once."""
        if self.stack.scenes:
            self.stack.scenes[-1].update(seconds)

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self.stack.scenes[-1].handle(Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        self.pass_time()

    def press(self, id: str) -> None:
        """Click a target."""
        press(self.stack.scenes[-1], id)
        self.pass_time(1.0)

    def play(self, *moves: Move) -> None:
        """Try whole moves as the table would hand them over."""
        for move in moves:
            assert self.table.game.play(move) is None
        self.table.hooks.on_decided()
        self.pass_time()
        self.pass_time()


@lru_cache
def judged(numbers: tuple[int, ...] = GAVE) -> tuple[JudgedDecision, ...]:
    """Some decisions of seat 0, as the judge judges them."""
    found = decisions_of(match(), [0])
    return tuple(judge(found[number]) for number in numbers)


def leading(
    stack: Stack,
    judging: TryJudge,
    lines: Sequence[Line] = (),
    play_on: Callable[[int], None] = lambda line: None,
    seat: int = 0,
) -> ThinkingAgain:
    """Leads through the decisions of a seat."""
    film = Film(lines or seated())
    return ThinkingAgain(stack, film, seat, judging, play_on, lambda line: None, TableHooks(), lambda *_: None)  # type: ignore[arg-type]  # a stack without a window


def answered(verdict: TryVerdict | None, decisions: tuple[JudgedDecision, ...] = (), long: bool = True) -> AnswerScene:
    """The answer to a try that came to this; None for what Show me says."""
    lines = seated(names=LONG[:4]) if long else seated()
    known = decisions or judged()
    stack, judging = Stack(), TryJudgeAtOnce()
    lead = leading(stack, judging, lines, lambda line: None)
    lead.begin(known[0], known)
    film = Film(lines)
    view = film.view(film.moment_of(known[0].line) - 1, 0)
    one = OneDecision(lead, stack, judging, known[0], view, lead.people, TableHooks())  # type: ignore[arg-type]  # a stack without a window
    tried = None
    if verdict is not None:
        points = {TryVerdict.BETTER: 1292.0, TryVerdict.AS_GOOD: -22.0, TryVerdict.LESS: -184.0}[verdict]
        best = replace(known[0].better[-1], points=points, better=95)
        tried = MeasuredTry(best, verdict)
    return AnswerScene(one.answer_to(tried, known[0].better), lambda request: None)


ANSWERS: dict[str, Callable[[], Scene]] = {
    "think again, found": lambda: answered(TryVerdict.BETTER),
    "think again, as good": lambda: answered(TryVerdict.AS_GOOD),
    "think again, a good try": lambda: answered(TryVerdict.LESS),
    "think again, shown": lambda: answered(None),
    "think again, the last one": lambda: answered(TryVerdict.BETTER, judged((3,))),
}
