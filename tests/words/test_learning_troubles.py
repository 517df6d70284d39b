"""What is said when the file of what somebody learned is of no use."""

import pytest

from game.words.errors import learning_trouble
from saves.file_faults import KeptFlaw, KeptTrouble, LearningTrouble


@pytest.mark.parametrize("flaw", list(KeptFlaw))
def test_somebody_without_a_name_is_spoken_to(flaw: KeptFlaw) -> None:
    """Given a learner who goes by "You" or by no name, each sentence says "you learned"; given Ida, it names her."""
    said = {who: learning_trouble(LearningTrouble(who, KeptTrouble(flaw, "full", "x.unreadable"))) for who in _WHO}
    assert "hat you learned" in said["You"]
    assert said["You"] == said[""]
    assert "hat Ida learned" in said["Ida"]


_WHO = ("You", "", "Ida")
