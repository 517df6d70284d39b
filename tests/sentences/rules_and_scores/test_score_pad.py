import pytest

from game.score_pad.entry import BookSort, RoundEntry, TeamEntry
from game.sentences.rules_and_scores.score_pad import changes
from tests.build import WEB

BLANK = RoundEntry.blank(2).teams
NAMES = ("We", "They"), ("Anna", "Ben", "Rosa", "Ida")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (None, 0, ["Went out, Anna: yes (was no)"]),
        (0, None, ["Went out, Anna: no (was yes)"]),
        (0, 1, ["Went out, Anna: no (was yes)", "Went out, Ben: yes (was no)"]),
        (0, 2, ["Went out, Anna: no (was yes)", "Went out, Rosa: yes (was no)"]),
        (1, 1, []),
    ],
)
def test_a_correction_says_who_went_out_after_all(before: int | None, after: int | None, said: list[str]) -> None:
    """Yes and no, for each player for whom that has changed. The bug: where it was the partner, nothing had changed."""
    assert changes(WEB, RoundEntry(BLANK, before), RoundEntry(BLANK, after), *NAMES) == said


def test_a_correction_says_what_was_and_what_is() -> None:
    after = RoundEntry.blank(2).with_team(1, TeamEntry(melded=300).with_books(BookSort.CLEAN, 2))
    assert changes(WEB, RoundEntry(BLANK), after, *NAMES) == [
        "Clean books, They: 2 (was 0)",
        "Cards on the table, They: 300 (was blank)",
    ]
