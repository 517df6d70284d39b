"""What the screens of a score pad say, asked of their frozen states: no window, no file."""

from typing import Final

import pytest
from msgspec.structs import replace

from game.messages.functions import score_pad as say
from game.rules.ruleset import RuleSet
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry, WrittenBooks
from game.score_pad.score_pad_rows import BookRow, ScorePadRow
from game.score_pad.typed_sum import TypedSum
from game.ui.evening.score_pad.state import EveningShown, LineAt, RoundEntered
from tests.build import WEB
from tests.saves.score_pads import FIRST
from tests.ui.score_pads_shown import ScorePadAtHand

WITHOUT_END: Final = replace(WEB, rounds=0, target_score=5000)
"""Rules whose matches have no number of rounds."""


def shown(actions: ScorePadAtHand) -> EveningShown:
    """The evening so far."""
    return EveningShown(actions.evening.written, actions.evening, actions.people)


def entered(actions: ScorePadAtHand, number: int, written_in: LineAt | None = None) -> RoundEntered:
    """A round as it is entered."""
    evening = actions.evening
    return RoundEntered(evening, actions.people, evening.written, number, written_in=written_in)


@pytest.mark.parametrize(
    ("rules", "rounds", "is_over", "to_come", "message"),
    [
        (WEB, 0, False, range(1, 5), "No rounds entered yet."),
        (WEB, 0, True, range(1, 1), "No rounds entered yet."),
        (WEB, 2, False, range(3, 5), "Anna & Bartholomew are ahead"),
        (WEB, 2, True, range(3, 3), "Anna & Bartholomew win!"),
        (WEB, 4, False, range(5, 5), "Anna & Bartholomew win!"),
        (WITHOUT_END, 0, False, range(1, 2), "No rounds entered yet."),
        (WITHOUT_END, 1, False, range(2, 3), "Maximilian & Wilhelmina are ahead"),
    ],
)
def test_an_evening_says_who_leads_and_which_rounds_are_to_come(
    rules: RuleSet, rounds: int, is_over: bool, to_come: range, message: str
) -> None:
    actions = ScorePadAtHand(rules=rules, rounds=rounds)
    if is_over:
        actions.end()
    assert (shown(actions).rounds_to_come, shown(actions).message) == (to_come, message)
    assert shown(actions).has_result == (rounds > 0 and actions.evening.is_finished)
    if actions.evening.may_announce:
        actions.announce_last_round()
        assert shown(actions).rounds_to_come == range(rounds + 1, rounds + 2)


def test_a_round_of_the_evening_says_what_was_changed_and_left_blank() -> None:
    actions = ScorePadAtHand(rounds=3)
    blank = replace(FIRST.teams[1], left=None)
    for number, teams in ((1, FIRST.teams), (2, (FIRST.teams[0], blank))):
        actions.enter(number, RoundEntry(teams, None))
        actions.write_down(number)
    actions.enter(3, RoundEntry(FIRST.teams, None))
    evening = shown(actions)
    assert [evening.marks(number) for number in (1, 2, 3)] == [(say.changed(),), (say.changed(), say.left_blank()), ()]
    assert [evening.note(number) for number in (1, 2, 3)] == [
        say.out_not_entered(),
        say.out_not_entered(),
        say.change_begun(),
    ]
    actions.end()
    assert shown(actions).note(1) == ""


def test_a_correction_is_called_one() -> None:
    """Given a round that counts already and the next one, only the former's button saves a correction; what is read
    out has whole names.
    """
    actions = ScorePadAtHand(rounds=1)
    again, new = entered(actions, 1), entered(actions, 2)
    assert (again.is_change, again.write_label) == (True, say.save_correction())
    assert (new.is_change, new.write_label) == (False, say.write_down())
    assert new.headings[0] != new.headings[1]
    assert new.message == f"{new.headings[0]}."
    assert replace(new, refusal="Too much.").message == "Too much."


def test_nothing_counted_is_no_number_and_no_points_are_nought() -> None:
    actions = ScorePadAtHand()
    actions.enter(1, RoundEntry((TeamEntry(melded=0), TeamEntry((WrittenBooks(BookSort.CLEAN, 2),))), None))
    state = entered(actions, 1)
    clean = next(row for row in state.rows if isinstance(row, BookRow) and row.sort is BookSort.CLEAN)
    found = [state.settled(LineAt(team, row)) for team in (0, 1) for row in (ScorePadRow.MELDED, clean)]
    assert found == [TypedSum(number) for number in (0, None, None, 2)]


@pytest.mark.parametrize(
    ("first", "written_in", "is_doubted"),
    [
        (TeamEntry(), None, False),  # only still to be written
        (TeamEntry(melded=303, left=0), None, True),
        (TeamEntry(melded=303, left=0), ScorePadRow.MELDED, False),
        (TeamEntry(melded=303, left=0), ScorePadRow.LEFT, True),
        (TeamEntry(melded=305, left=3), ScorePadRow.LEFT, False),
        (TeamEntry(melded=305, left=3), ScorePadRow.MELDED, True),
        (TeamEntry((WrittenBooks(BookSort.CLEAN, 3),), melded=95, left=0), ScorePadRow.MELDED, False),
        (TeamEntry((WrittenBooks(BookSort.CLEAN, 3),), melded=95, left=0), ScorePadRow.LEFT, True),
        (TeamEntry((WrittenBooks(BookSort.CLEAN, 40),), melded=9000, left=0), ScorePadRow.MELDED, True),
    ],
)
def test_a_number_is_doubted_unless_more_digits_may_mend_it(
    first: TeamEntry, written_in: ScorePadRow | None, is_doubted: bool
) -> None:
    actions = ScorePadAtHand()
    actions.enter(1, RoundEntry((first, FIRST.teams[1]), None))
    at = None if written_in is None else LineAt(0, written_in)
    assert bool(entered(actions, 1, at).second_opinion) == is_doubted


@pytest.mark.parametrize(
    ("rules", "now", "rounds", "number", "heading", "on", "beside"),
    [
        (WEB, "", 3, 4, "Round 4 of 4 · 150 to open · Anna-Katharina", "Enter round 4", "Anna-Katharina Bergstrom"),
        (WEB, "", 3, 1, "Correction · Round 1 of 4 · 50 to open", "Enter round 4", "Anna-Katharina Bergstrom deals"),
        (WITHOUT_END, "", 0, 1, "Round 1 · 50 to open · Wilhelmina", "Enter round 1", "Wilhelmina Rose Wolfgang"),
        (WITHOUT_END, "last", 0, 1, "Round 1 · the last · 50 to open", "Enter round 1", "This is the last round"),
        (WEB, "last", 1, 1, "Correction · Round 1 of 2 · 50 to open", "Enter round 2", "This is the last round"),
        (WEB, "begun", 0, 1, "Round 1 of 4 · 50 to open", "Continue round 1", "Wilhelmina Rose Wolfgang deals"),
        (WEB, "over", 1, 1, "Correction · Round 1 of 4 · 50 to open", "Keep playing", ""),
    ],
)
def test_heading_and_way_on_name_round_minimum_and_dealer(
    rules: RuleSet, now: str, rounds: int, number: int, heading: str, on: str, beside: str
) -> None:
    """Given a round that is new, corrected, announced as the last, begun, or of an evening that is over. The bug: once
    the second round was announced as the last, the first was still one of four.
    """
    actions = ScorePadAtHand(rules=rules)
    for written in range(1, rounds + 1):
        actions.enter(written, FIRST)
        actions.write_down(written)
    match now:
        case "last":
            actions.announce_last_round()
        case "begun":
            actions.enter(1, FIRST)
        case "over":
            actions.end()
    state = entered(actions, number)
    assert state.headings[0].startswith(heading)
    assert (state.headings[0] == state.headings[1]) == state.is_change
    assert len(state.headings) == 2
    told = shown(actions).on
    assert (told[0], told[1].startswith(beside)) == (on, True)
    assert bool(beside) == bool(told[1])
    assert not rounds or shown(actions).note(1) == "Maximilian went out"
