"""The rule sets that lessons are tested with: the five presets, and twenty random ones at tables of all shapes."""

from typing import Final

from game.lessons.course import lesson_table, lessons_of
from game.lessons.facts import About, Lesson, LessonStep
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from tests.properties.random_rules import table_of

RANDOM_SETS: Final = 20
Given = tuple[RuleSet, int, int]
"""Rules, players and teams."""


def presets() -> list[Given]:
    """The five presets at the table that their lessons are given at."""
    return [(preset(preset_id), *lesson_table(preset(preset_id))) for preset_id in PRESET_IDS]


def random_sets(count: int = RANDOM_SETS) -> list[Given]:
    """Random rules without contradictions, seeds' variations, options and anything at all in turn."""
    tables = [table_of(seed, "normal") for seed in range(1, count + 1)]
    return [(rules, table.players, table.teams) for rules, table in tables]


def named(given: Given) -> str:
    """What a test calls it."""
    rules, players, teams = given
    return f"{rules.name}, {players} in {teams}"


def step_about(rules: RuleSet, about: About, players: int = 4, teams: int = 2) -> tuple[Lesson, int]:
    """The lesson that has a step about this, and the number of the step."""
    return next(
        (lesson, number)
        for lesson in lessons_of(rules, players, teams)
        for number, step in enumerate(lesson.steps)
        if step.about == about
    )


def all_steps(given: Given) -> list[tuple[Lesson, LessonStep]]:
    """Every step of every lesson."""
    return [(lesson, step) for lesson in lessons_of(*given) for step in lesson.steps]
