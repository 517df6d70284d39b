"""What somebody who solves a problem is asked."""

import pytest

from game.engine.table.state import Table
from game.sentences.learning.problems import situation
from tests.build import my_view, table
from tests.sentences.at_table.test_table import ASKED

NAMES = ("Anna", "Walt", "Rosa", "June", "Ben", "Ida")
KINGS = ("KC KD KH",)


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (table(pile="4C 9D"), "The discard pile has two cards, with the nine of diamonds on top."),
        (table(), "The discard pile is empty."),
        (table("5C 6C 9D", phase="play"), "You hold three cards, and your team needs 50 points to open."),
        (table("5C 6C", phase="play", melds=KINGS), "You and Rosa hold two cards each."),
        (table("5C 6C 9D", phase="play", melds=KINGS), "You hold three cards, and Rosa holds two."),
        (table("5C 6C 9D", phase="play", melds=KINGS, in_foot=(0,)), "You're in your foot with three cards left."),
        (table("5C 6C 9D", phase="play", melds=KINGS, players=2), "You hold three cards."),
        (table("5C 6C 9D", phase="play", melds=KINGS, players=6), "You hold three cards."),
    ],
)
def test_the_situation_comes_before_the_question(now: Table, said: str) -> None:
    assert situation(my_view(now), NAMES) == f"{said} What's your move?"


def test_a_partners_question_is_the_problem() -> None:
    assert situation(my_view(ASKED), NAMES) == "Anna asks, “May I go out?” What do you say?"
