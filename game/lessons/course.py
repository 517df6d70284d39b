"""The twelve lessons under a rule set: which of them exist, and at which table they are given."""

from collections.abc import Callable
from typing import Final

from game.lessons.lesson_facts import Lesson, LessonStep
from game.lessons.lesson_ids import LessonId
from game.lessons.positions import LessonTable
from game.lessons.subjects.books_lesson import books
from game.lessons.subjects.deal_lesson import the_deal
from game.lessons.subjects.foot_lesson import foot
from game.lessons.subjects.going_out_lesson import going_out
from game.lessons.subjects.melds_lesson import melds
from game.lessons.subjects.opening_lesson import opening
from game.lessons.subjects.partner_lesson import partner
from game.lessons.subjects.pile_lesson import pile
from game.lessons.subjects.threes_lesson import threes
from game.lessons.subjects.turn_lesson import a_turn
from game.lessons.subjects.what_wins_lesson import what_wins
from game.lessons.subjects.wilds_lesson import wilds
from game.rules.clashes import clashes_of
from game.rules.ruleset import RuleSet

_STEPS: Final[dict[LessonId, Callable[[LessonTable], tuple[LessonStep, ...]]]] = {
    LessonId.WHAT_WINS: what_wins,
    LessonId.DEAL: the_deal,
    LessonId.TURN: a_turn,
    LessonId.MELDS: melds,
    LessonId.WILDS: wilds,
    LessonId.OPENING: opening,
    LessonId.PILE: pile,
    LessonId.BOOKS: books,
    LessonId.FOOT: foot,
    LessonId.THREES: threes,
    LessonId.PARTNER: partner,
    LessonId.GOING_OUT: going_out,
}


def lesson_of(
    rules: RuleSet, lesson_id: LessonId, players: int | None = None, teams: int | None = None
) -> Lesson | None:
    """The lesson at that table, by default at `lesson_table`; None if these rules don't have its subject."""
    if players is None or teams is None:
        players, teams = lesson_table(rules)
    steps = _STEPS[lesson_id](LessonTable(rules, players, teams))
    return Lesson(id=lesson_id, rules=rules, players=players, teams=teams, steps=steps) if steps else None


def lessons_of(rules: RuleSet, players: int | None = None, teams: int | None = None) -> tuple[Lesson, ...]:
    """Every lesson whose subject these rules have, in order."""
    found = (lesson_of(rules, lesson_id, players, teams) for lesson_id in LessonId)
    return tuple(lesson for lesson in found if lesson is not None)


def lesson_table(rules: RuleSet) -> tuple[int, int]:
    """Players and teams of the lessons' table: four in two teams if the rules offer it, otherwise the first table with
    partners, otherwise the first.
    """
    shapes = [_shape(table) for table in rules.tables] or [(4, 2)]
    shapes = [shape for shape in shapes if not clashes_of(rules, shape[0])] or shapes
    with_partners = [shape for shape in shapes if shape[1] < shape[0]]
    return (4, 2) if (4, 2) in shapes else (with_partners or shapes)[0]


def _shape(table: str) -> tuple[int, int]:
    """Players and teams of a table such as "4:2v2" or "2:solo"."""
    players, _, shape = table.partition(":")
    return int(players), int(players) if shape == "solo" else shape.count("v") + 1
