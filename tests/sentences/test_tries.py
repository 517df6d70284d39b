"""What stands under the heading after a try at a decision or a problem."""

from typing import get_args

import pytest

from game.messages.functions import problems as say_problems, thinking_again as say
from game.sentences.errors import in_file_line, learning_trouble, record_fault
from saves.disk.file_faults import KeptFlaw, KeptTrouble, LearningTrouble, RecordFault, WrongEntries, WrongOut


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


@pytest.mark.parametrize(("line", "said"), [(0, "It ends too soon."), (7, "line 7: It ends too soon.")])
def test_the_line_of_a_file_is_named_if_there_is_one(line: int, said: str) -> None:
    assert in_file_line(line, "It ends too soon.") == said


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (WrongOut(None), "Nobody went out in this round."),
        (WrongOut(2), "Seat 2 went out in this round."),
        (WrongEntries("feet", 3, 4, by_team=False), "feet has 3 entries for 4 seats"),
        (WrongEntries("melds", 3, 2, by_team=True), "melds has 3 entries for 2 teams"),
    ],
)
def test_a_record_that_contradicts_itself_is_told_what_holds(fault: RecordFault, said: str) -> None:
    assert record_fault(fault).startswith(said)


@pytest.mark.parametrize("flaw", get_args(KeptFlaw))
def test_somebody_without_a_name_is_spoken_to(flaw: KeptFlaw) -> None:
    said = {
        who: learning_trouble(LearningTrouble(who, KeptTrouble(flaw, "full", "x.unreadable")))
        for who in ("You", "", "Ida")
    }
    assert said["You"].startswith("Your learning progress")
    assert said["You"] == said[""]
    assert said["Ida"].startswith("Ida's learning progress")
