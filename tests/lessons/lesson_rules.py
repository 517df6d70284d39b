"""The rule sets that lessons are tested with: the five presets, and twenty random ones at tables of all shapes."""

from functools import cache
from typing import Final

import pytest
from msgspec.structs import replace

from game.lessons import making
from game.lessons.course import lesson_table, lessons_of
from game.lessons.lesson_facts import Lesson, LessonStep
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from tests.build import WEB
from tests.properties.random_rules import table_of
from tests.slow import slow_except

RANDOM_SETS: Final = 20
QUICK_SETS: Final = ("seed 6, 7 in 7", "seed 8, 4 in 2", "seed 11, 5 in 5", "seed 10, 2 in 2")
"""Of the random ones those that the quick run sees: nobody with a partner, partners, five and two alone."""
Given = tuple[RuleSet, int, int]
"""Rules, players and teams."""


def presets() -> list[Given]:
    """The five presets at the table that their lessons are given at."""
    return [(preset(preset_id), *lesson_table(preset(preset_id))) for preset_id in PRESET_IDS]


def random_sets(count: int = RANDOM_SETS) -> list[Given]:
    """Random rules without contradictions, seeds' variations, options and anything at all in turn."""
    tables = [table_of(seed, "normal") for seed in range(1, count + 1)]
    return [(rules, table.players, table.teams) for rules, table in tables]


def odd_sets() -> list[Given]:
    """Rules that each leave out much of what some lesson is about, at tables of two to eight."""
    web, alone = (4, 2), (2, 2)
    odd: list[tuple[str, dict[str, object], tuple[int, int]]] = [
        ("no pile to take", {"take_count": "never"}, web),
        ("only the upcard", {"take_count": 1}, web),
        ("threes are a rank", {"meld_threes": "all"}, web),
        ("threes are a rank, no pile", {"meld_threes": "all", "take_count": "never"}, web),
        ("idle red threes, no pile", {"red_three": 0, "take_count": "never"}, web),
        ("red threes lie down", {"red_threes": "lay_down"}, web),
        ("no minimum", {"opening": (0,)}, web),
        ("any meld opens", {"opening": (15,)}, web),
        ("out of reach", {"opening": (500,)}, web),
        ("no books to go out", {"out_clean": 0, "out_dirty": 0}, web),
        ("no wild on books", {"closed_book": "naturals"}, web),
        ("sealed books", {"closed_book": "sealed"}, web),
        ("no jokers", {"jokers": 0}, web),
        ("only losers score", {"winner_takes": True}, alone),
        ("never a last discard", {"final_discard": "never"}, web),
        ("the foot ends the turn", {"foot_ends_turn": True}, web),
        ("books that score nothing", {"clean_book": 0, "dirty_book": 0}, web),
        ("one round", {"rounds": 1}, web),
        ("two decks for two", {"decks": 2, "hand_cards": 7, "foot_cards": 7}, alone),
        ("two alone", {}, alone),
        ("three alone", {}, (3, 3)),
        ("eight in pairs", {}, (8, 4)),
        ("eight in two teams", {"permission": True}, (8, 2)),
        ("books of four", {"book_size": 4, "wild_limit": "half"}, web),
    ]
    return [(replace(WEB, name=name, **changes), *shape) for name, changes, shape in odd]


def everything() -> list[object]:
    """The presets and the random sets as cases of a test; the quick run leaves most of the random ones out."""
    return [*presets(), *slow_except(QUICK_SETS, random_sets(), named=named)]


@cache
def lessons_given(rules: RuleSet, players: int, teams: int) -> tuple[Lesson, ...]:
    """The lessons, made once for all tests."""
    return lessons_of(rules, players, teams)


def named(given: Given) -> str:
    """What a test calls it."""
    rules, players, teams = given
    return f"{rules.name}, {players} in {teams}"


def step_about(rules: RuleSet, about: str, players: int = 4, teams: int = 2) -> tuple[Lesson, int]:
    """The lesson that has a step about this, and the number of the step."""
    return next(
        (lesson, number)
        for lesson in lessons_given(rules, players, teams)
        for number, step in enumerate(lesson.steps)
        if step.about == about
    )


def all_steps(given: Given) -> list[tuple[Lesson, LessonStep]]:
    """Every step of every lesson."""
    return [(lesson, step) for lesson in lessons_given(*given) for step in lesson.steps]


@cache
def every_step(rules: RuleSet, players: int = 4, teams: int = 2) -> dict[str, tuple[Lesson, LessonStep]]:
    """What the lessons could show under these rules, however long they became: by what it is about."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "MOST_STEPS", 99)
        patch.setattr(making, "LEAST_SECONDS", 99_999)
        lessons = lessons_of(rules, players, teams)
    return {step.about: (lesson, step) for lesson in lessons for step in lesson.steps}
