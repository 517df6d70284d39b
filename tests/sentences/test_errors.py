from typing import get_args

import pytest

from game.sentences.errors import in_file_line, learning_trouble, record_fault
from saves.disk.file_faults import KeptFlaw, KeptTrouble, LearningTrouble, RecordFault, WrongEntries, WrongOut


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
