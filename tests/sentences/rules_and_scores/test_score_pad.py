"""What is said of a score pad."""

import pytest

from game.score_pad.entry import RoundEntry
from game.sentences.rules_and_scores.score_pad import changes
from tests.build import WEB

BLANK = RoundEntry.blank(2).teams


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (None, 0, ["Went out, We: yes (was no)"]),
        (0, None, ["Went out, We: no (was yes)"]),
        (0, 1, ["Went out, We: no (was yes)", "Went out, They: yes (was no)"]),
        (1, 1, []),
    ],
)
def test_a_correction_says_who_went_out_after_all(before: int | None, after: int | None, said: list[str]) -> None:
    """Yes and no, for each team for which that has changed."""
    assert changes(WEB, RoundEntry(BLANK, before), RoundEntry(BLANK, after), ("We", "They")) == said
