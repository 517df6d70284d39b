"""What is said of a file that can't be read, or of what is in it."""

from typing import get_args

import pytest

from game.sentences.errors import in_file_line, learning_trouble
from saves.disk.file_faults import KeptFlaw, KeptTrouble, LearningTrouble


@pytest.mark.parametrize(("line", "said"), [(0, "It ends too soon."), (7, "line 7: It ends too soon.")])
def test_the_line_of_a_file_is_named_if_there_is_one(line: int, said: str) -> None:
    """A file as a whole has none."""
    assert in_file_line(line, "It ends too soon.") == said


@pytest.mark.parametrize("flaw", get_args(KeptFlaw))
def test_somebody_without_a_name_is_spoken_to(flaw: KeptFlaw) -> None:
    """Given a learner who goes by "You" or by no name, each sentence says "your"; given Ida, it names her."""
    said = {
        who: learning_trouble(LearningTrouble(who, KeptTrouble(flaw, "full", "x.unreadable")))
        for who in ("You", "", "Ida")
    }
    assert said["You"].startswith("Your learning progress")
    assert said["You"] == said[""]
    assert said["Ida"].startswith("Ida's learning progress")
