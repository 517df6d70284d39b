"""What the Learn screen shows, as plain values, and what it asks for."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Protocol

from msgspec import Struct

from game.lessons.lesson_ids import LessonId
from game.problems.problem_facts import Grade, ProblemTheme
from game.rules.ruleset import RuleSet


class LessonState(Enum):
    """The learner's progress with a lesson."""

    DONE = auto()
    KNOWN = auto()
    """Not done, but a guided round or a match taught the same."""
    NOW = auto()
    """It comes next."""
    OPEN = auto()
    ABSENT = auto()
    """Its subject isn't in the current rules."""


class LessonShown(Struct, frozen=True):
    """A lesson's tile."""

    id: LessonId
    rules: RuleSet
    state: LessonState
    step: int = 0
    """The most steps that were ever done."""
    steps: int = 0
    """How many it has; 0 if not known yet."""


class OwnShown(Struct, frozen=True):
    """The moments of own games that wait."""

    waiting: int = 0
    again: int = 0
    """Those of them that were solved once already."""
    places: tuple[tuple[str, int], ...] = ()
    """The games and rounds they come from, the next one first."""


class ThemeShown(Struct, frozen=True):
    """The problems of a theme."""

    theme: ProblemTheme
    stars: Grade
    """How hard the next one is."""
    solved: int
    count: int


class LearnShown(Struct, frozen=True, kw_only=True):
    """All that is on the screen."""

    person: str
    people: tuple[str, ...] = ()
    """Who may learn here, including the current learner."""
    faces: Mapping[str, int] = {}
    """Of the people of the house, by the keys of their names."""
    rules: tuple[str, ...] = ()
    chosen: int = 0
    done: int = 0
    """How many lessons the learner knows."""
    lessons: tuple[LessonShown, ...] = ()
    own: OwnShown = OwnShown()
    themes: tuple[ThemeShown, ...] = ()
    is_reading: bool = False

    @property
    def knows_the_game(self) -> bool:
        states = {lesson.state for lesson in self.lessons}
        return bool(states & {LessonState.DONE, LessonState.KNOWN}) and not states & {LessonState.NOW, LessonState.OPEN}

    @property
    def may_solve(self) -> bool:
        """Whether problems are next, and there are any."""
        return self.knows_the_game and bool(self.own.waiting or self.themes)


class LearnActions(Protocol):
    """What the screen asks for; the screen then shows everything that has changed."""

    @property
    def shown(self) -> LearnShown:
        """All that is on the screen now."""

    def open_lesson(self, lesson: LessonId) -> None:
        """From the beginning, or where the learner left it."""

    def open_own(self) -> None:
        """The moments of own games that wait."""

    def open_theme(self, theme: ProblemTheme) -> None:
        """The problems of a theme, repeated ones first."""

    def open_any(self) -> None:
        """Whatever there is to solve."""

    def choose_rules(self, number: int) -> None:
        """Lessons and problems by another rule set, by its place among the names."""

    def choose_person(self, name: str) -> None:
        """Somebody else learns."""
