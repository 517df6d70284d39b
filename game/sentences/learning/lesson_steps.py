"""What the tutor says in each step of the lessons."""

from collections.abc import Sequence

from game.lessons.lesson_facts import LEARNER, Lesson, LessonStep
from game.lessons.step_facts import StepFacts
from game.messages.functions import lesson_steps as say, rule_page as say_page
from game.messages.language import named
from game.sentences.grammar import seat_name, seat_person
from game.sentences.learning.lessons import lesson_names
from game.sentences.rules_and_scores.rule_page import in_words


class StepWords:
    """A heading, and in at most forty words the situation and what to do: messages named after the step's topic."""

    def __init__(self, lesson: Lesson, step: LessonStep, names: Sequence[str] = ()) -> None:
        names, facts, about = names or lesson_names(), StepFacts(lesson, step), step.about
        players, teams, board = lesson.players, lesson.teams, facts.board
        who = {"partner": teams % players, "next": 1, "before": players - 1, "dealer": board.dealer}
        several = {
            "partners": board.teammates(LEARNER),
            "others": range(1, players),
            "rivals": [seat for seat in range(players) if seat % teams],
            "their_names": range(1, players, teams),
        }
        beside = {
            **{role: seat_person(names, seat) for role, seat in who.items()},
            **{role: [seat_name(names, seat) for seat in seats] for role, seats in several.items()},
            "each": [say.meld_is_worth(cards, worth) for cards, worth in facts.groups],
            "books": in_words(say_page.books_needed, facts.rules_of_round),
        }
        self.heading, self.text = (
            named("lesson_steps", name, facts, board, facts.rules, **beside) for name in (f"{about}_heading", about)
        )


def step_heading(lesson: Lesson, step: LessonStep, names: Sequence[str]) -> str:
    return StepWords(lesson, step, names).heading


def step_text(lesson: Lesson, step: LessonStep, names: Sequence[str]) -> str:
    return StepWords(lesson, step, names).text
