"""What is said when the file of what somebody learned is of no use."""

from typing import get_args

import pytest

from game.sentences.errors import learning_trouble
from saves.disk.file_faults import KeptFlaw, KeptTrouble, LearningTrouble


@pytest.mark.parametrize("flaw", get_args(KeptFlaw))
def test_somebody_without_a_name_is_spoken_to(flaw: KeptFlaw) -> None:
    """Given a learner who goes by "You" or by no name, each sentence says "your"; given Ida, it names her."""
    said = {who: learning_trouble(LearningTrouble(who, KeptTrouble(flaw, "full", "x.unreadable"))) for who in _WHO}
    assert said["You"].startswith("Your learning progress")
    assert said["You"] == said[""]
    assert said["Ida"].startswith("Ida's learning progress")


_WHO = ("You", "", "Ida")
