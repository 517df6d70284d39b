"""What each kind of table offers, and says at its top."""

from functools import partial

import pytest
from msgspec.structs import replace

from game.lessons.lesson_facts import TableThing
from game.rules.presets import preset
from game.turn.offered_buttons import Control
from game.ui.table.modes import Learn, Mode, Play, Practise, mode_of
from game.ui.table.sheets.lesson_sheet import LessonSheet, SheetButton
from game.ui.table.sheets.practice_sheet import PracticeSheet
from tests.build import table

ASKED = PracticeSheet(
    name="problem",
    title=lambda: "A problem",
    back=lambda: "All problems",
    heading=lambda: "Closed",
    question=lambda: "How?",
    stars=2,
)
TAUGHT = LessonSheet(
    title=lambda: "A lesson",
    back=lambda: "All lessons",
    heading=lambda: "Melds",
    text=lambda: "Press Play.",
    lit=(TableThing.PLAY,),
    right=SheetButton("next", lambda: "Next", "Enter"),
)
one = partial(Control, icon="")
MELD = one("act", "meld", "Meld", reason="choose cards")
PLAY, DISCARD = one("act", "play", "Play", primary=True), one("other", "discard", "Discard", primary=True)
HINT, SORT = one("hint", "hint", "Hint"), one("sort", "sort", "Sort")
UNDO, ALL = one("undo", "undo", "Undo", key="U"), one("all", "undo_turn", "Undo all", word="All")
STAGED = one("all", "take_back", "Take back")


def told(mode: Mode, *offered: Control) -> list[tuple[str, bool, bool]]:
    """The actions that a mode makes of these, which of them are golden, and which can be pressed."""
    return [(it.action, it.primary, not it.reason) for it in mode.controls(offered, 1)]


def test_a_match_without_hints_says_so() -> None:
    """Given a deal that everybody plays, the hint has a reason, everything else is as it was."""
    assert Play().controls((MELD, HINT, SORT), 0) == (MELD, HINT, SORT)
    changed = Play(may_hint=False).controls((MELD, HINT, SORT), 0)
    assert (changed[0], bool(changed[1].reason and changed[1].tip), changed[2]) == (MELD, True, SORT)
    assert [Play(counted=counted).may_show_score(2) for counted in (None, 1, 2, 3)] == [True, False, True, True]


@pytest.mark.parametrize(
    ("offered", "shown"),
    [
        ((MELD, HINT, SORT), [("hint", True, True), ("hint", False, True), ("sort", False, True)]),
        ((MELD, DISCARD, HINT), [("discard", True, True), ("hint", False, True)]),
        ((replace(DISCARD, primary=False), HINT), [("discard", False, True), ("hint", False, True)]),
        (
            (replace(DISCARD, primary=False, is_idle=True), HINT, UNDO),
            [("hint", True, True), ("discard", False, True), ("hint", False, True), ("undo", False, True)],
        ),
        ((MELD, replace(HINT, reason="asked")), [("hint", False, False)]),
    ],
)
def test_a_first_round_shows_only_what_can_be_done(
    offered: tuple[Control, ...], shown: list[tuple[str, bool, bool]]
) -> None:
    """Given what is greyed, it isn't there; where nothing else leads on, the hint is the golden button, too."""
    assert told(Play(is_guided=True), *offered) == shown
    golden = Play(is_guided=True).controls((MELD, HINT), 0)[0]
    assert (golden.slot, golden.label) == ("act", "Show me how")


def test_practising_takes_back_moves_and_starts_again() -> None:
    """Given a position to try, there is no hint; Undo and starting again can be pressed once something was tried, Undo
    is that of the table while cards are laid out, and nothing is offered where moves are only shown.
    """
    mode = mode_of(ASKED)
    assert mode == Practise(ASKED)
    undo, again, sort = mode.controls((UNDO, ALL, HINT, SORT), 1)
    assert (undo.key, undo.reason, undo.is_idle, bool(undo.tip)) == ("", "", False, True)
    assert (again.label, again.word, again.key, again.reason, again.is_idle) == ("Start again", "", "U", "", False)
    assert sort == SORT
    assert all(it.reason and it.is_idle for it in mode.controls((UNDO, ALL), 0))
    assert mode.controls((UNDO, STAGED), 0) == (UNDO, STAGED)
    assert mode_of(replace(ASKED, is_watched=True)).controls((UNDO, ALL), 1) == ()
    assert ASKED.words.startswith("Closed")
    assert "How?" in ASKED.words
    assert [replace(ASKED, leads_to_answer=leads).show for leads in (True, False)] == ["See the answer", "Show me"]


def test_a_lesson_makes_golden_what_it_points_at() -> None:
    """Given a lesson about Play, no other button is golden, and there is no hint; about nothing, none is."""
    assert told(Learn(TAUGHT), PLAY, DISCARD, HINT) == [("play", True, True), ("discard", False, True)]
    assert not any(golden for _, golden, _ in told(Learn(replace(TAUGHT, lit=())), PLAY, DISCARD))
    assert not any(golden for _, golden, _ in told(Learn(TAUGHT), replace(PLAY, primary=False)))


def test_each_mode_says_what_it_is() -> None:
    """Given a match, a first round, a problem, and a lesson: title, the way back, and what is done there."""
    now = table(hand="KC QD", n=2, rules=replace(preset("web"), rounds=4)).board
    modes = (Play(), Play(is_guided=True), mode_of(ASKED), mode_of(TAUGHT))
    assert [(mode.title(now), mode.back, mode.name) for mode in modes] == [
        ("Round 2 of 4", "", "table"),
        ("Guided round", "", "table"),
        ("A problem", "All problems", "problem"),
        ("A lesson", "All lessons", "lesson"),
    ]
    titles = [Play().title(replace(now, round=round, last_round=last)) for last in (False, True) for round in (0, 1, 2)]
    assert titles == ["Round 1 of 4", "Round 1 of 4", "Round 2 of 4", *["Round 1 · the last"] * 2, "Round 2 · the last"]
    assert [Play().knows_pile, Play().has_coach] == [False, False]
    facts = [(mode.is_match, mode.may_hint, mode.has_begin_again) for mode in modes]
    assert facts == [
        *[(True, True, False)] * 2,
        (False, True, True),
        (False, True, False),
    ]
    assert [mode.marked for mode in modes] == [()] * 4
    assert mode_of(replace(ASKED, marked=("KC",))).marked == ("KC",)
