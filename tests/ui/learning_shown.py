"""The Learn screen as tests of layout and keys see it: nothing done, half of it, all of it, and the longest names."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from game.lessons.lesson_ids import LessonId
from game.problems.problem_facts import ProblemTheme
from game.rules.presets import preset, rule_set_name
from game.ui.learn.lessons.screen import LearnScene
from game.ui.learn.lessons.view_model import LearnShown, LessonShown, LessonState, OwnShown, ThemeShown
from game.ui.shared.requests import Ask

LONG_RULES: Final = "The Bartholomew-Featherstone family by the lake"
LONG_PERSON: Final = "Anna-Katharina Bergström"
EVENING: Final = ("Pass and play with Bartholomew and the cousins", 4)
STEPS: Final = 7


class LearnAt:
    """A desk that shows always the same and remembers what it was asked for."""

    def __init__(self, shown: LearnShown) -> None:
        self.shown = shown
        self.asked: list[object] = []

    def open_lesson(self, lesson: LessonId) -> None:
        """Remembered."""
        self.asked.append(lesson)

    def open_own(self) -> None:
        """Remembered."""
        self.asked.append("own")

    def open_theme(self, theme: ProblemTheme) -> None:
        """Remembered."""
        self.asked.append(theme)

    def open_any(self) -> None:
        """Remembered."""
        self.asked.append("any")

    def choose_rules(self, number: int) -> None:
        """Remembered."""
        self.asked.append(number)

    def choose_person(self, name: str) -> None:
        """Remembered."""
        self.asked.append(name)


def lessons(done: int, absent: Sequence[LessonId] = (), step: int = 2) -> tuple[LessonShown, ...]:
    """The twelve with the first ones done; the next one was left at a step."""
    shown: list[LessonShown] = []
    is_next_found = False
    for at, id_ in enumerate(LessonId):
        state = LessonState.DONE if at < done else LessonState.OPEN
        if id_ in absent:
            state = LessonState.ABSENT
        elif state is LessonState.OPEN and not is_next_found:
            state, is_next_found = LessonState.NOW, True
        steps = step if state is LessonState.NOW else 0
        shown.append(LessonShown(id_, preset("web"), state, steps, STEPS))
    return tuple(shown)


def themes(solved: int = 12) -> tuple[ThemeShown, ...]:
    """All themes, each a little further."""
    stars: tuple[ThemeShown, ...] = ()
    for at, theme in enumerate(ProblemTheme):
        stars = (*stars, ThemeShown(theme, (1, 2, 3)[at % 3], max(0, solved - 2 * at), 46 - at))
    return stars


HALF: Final = LearnShown(
    person="You",
    people=("You", "Ida"),
    rules=(rule_set_name("Web Classic"), rule_set_name("Family Table"), "Lake house"),
    done=3,
    lessons=lessons(3),
    own=OwnShown(2, 1, (("Friday evening", 1), ("Tuesday with Ida", 4))),
    themes=themes(),
)
NONE: Final = replace(HALF, done=0, lessons=lessons(0, step=0), own=OwnShown(), themes=themes(0))
ALL: Final = replace(HALF, done=12, lessons=lessons(12))
LONGEST: Final = replace(
    HALF,
    done=2,
    person=LONG_PERSON,
    people=(LONG_PERSON, *(f"{LONG_PERSON[:20]} {n}" for n in range(9))),
    rules=(LONG_RULES, *(f"{LONG_RULES[:30]} {n}" for n in range(30))),
    lessons=lessons(2, (LessonId.FOOT, LessonId.PILE, LessonId.PARTNER)),
    own=OwnShown(12, 5, (EVENING, EVENING)),
)
AFTER_GUIDED: Final = replace(
    NONE,
    done=9,
    lessons=tuple(
        replace(
            one, state=LessonState.KNOWN if at in {*range(6), 7, 8, 11} else LessonState.NOW if at == 6 else one.state
        )
        for at, one in enumerate(lessons(0, step=0))
    ),
)
"""Somebody whose guided round had a clean book, a foot and a going out."""
NO_PROBLEMS: Final = replace(ALL, own=OwnShown(), themes=())


def learn(shown: LearnShown, ask: Ask = lambda request: None) -> LearnScene:
    """The screen that shows it."""
    return LearnScene(LearnAt(shown), ask)


LEARN_SCREENS: Final[dict[str, Callable[[], LearnScene]]] = {
    "learn": lambda: learn(HALF),
    "learn, nothing done": lambda: learn(NONE),
    "learn, after a guided round": lambda: learn(AFTER_GUIDED),
    "learn, all done": lambda: learn(ALL),
    "learn, longest names": lambda: learn(LONGEST),
    "learn, all done and no problems": lambda: learn(NO_PROBLEMS),
}
