"""What stands under the heading after a try at a decision or a problem."""

import pytest

from game.messages.functions import problems as say_problems, thinking_again as say


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (say.about_the_try("better", False, False, 2, False, -292.0, False), "You found it on the second try."),
        (say.about_the_try("better", False, False, 1, False, -292.0, False), "You found it first time."),
        (
            say.about_the_try("less", False, False, 1, True, 84.0, False),
            "What you played in the match was 80 points better.",
        ),
        (
            say.about_the_try("as_good", False, False, 1, True, 0.0, True),
            "About the same as what you played in the match. There's a better move. That was the last decision.",
        ),
        (say_problems.about_the_try("best", False, True, 1, False, 495, 495, 0, False), "You found it with a nudge."),
        (
            say_problems.about_the_try("less", False, False, 1, False, 326, 495, 169, False),
            "Your move gains 330 points. The best move gains 170 more.",
        ),
        (
            say_problems.about_the_try("less", False, False, 1, False, -84, 495, 579, True),
            "The move played in the match was 80 points better. The best move beats both. "
            "That was the last problem here.",
        ),
        (
            say_problems.about_the_try("less", False, False, 1, True, 0, 495, 495, False),
            "That's the move played in the match. The best move gains 500 points.",
        ),
        (
            say_problems.about_the_try("shown", False, False, 0, False, 0, 495, 495, False),
            "",
        ),
    ],
)
def test_a_try_is_told_beside_what_was_played(told: str, said: str) -> None:
    assert told == said
