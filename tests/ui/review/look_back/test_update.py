from collections.abc import Mapping
from functools import cache
from typing import Final

import pytest
from msgspec.structs import asdict, replace

from game.ui.review.look_back.looked_back import (
    Analyse,
    JudgeSeat,
    LookBackRequest,
    LookCloser,
    LookedBack,
    PlayOnFrom,
    SeeLastScore,
    SeeScore,
    ThinkAgain,
    WayOn,
)
from game.ui.review.look_back.state import (
    SHOWN,
    ChooseView,
    GoToMoment,
    GuessAnswer,
    LookBackInput,
    LookBackPress,
    LookFrom,
    OpenTurn,
    ReadOn,
)
from game.ui.review.look_back.update import updated
from game.ui.review.look_back.view_model import MatchLookedAt, Shown
from game.ui.shared.moments.film import FilmStep
from game.ui.shared.requests import GoBack
from tests.ui.looked_back_matches import analysis, going_on, seated

Fields = Mapping[str, object]

MISTAKE: Final = 11
"""The moment before the first mistake, which has three answers; its decision begins with line 14 of the record."""
DECIDED: Final = 12
"""The moment after that decision; the turn goes on."""
LAST: Final = 744
DOTS: Final = (MISTAKE, 263, 709)
"""The first two decisions that gave points away, and the last."""
FINE: Final = 20
"""The moment before a decision that nothing was better than."""
THERE: Final[Fields] = {
    "moment": MISTAKE, "playing": True, "explains": True, "sheet_page": 2, "shows_turns": True
}  # fmt: skip
"""Where the screen is, unless a row says more."""
LOOKED: Final[Fields] = {"playing": False, "has_looked_round": True}
LEFT: Final[Fields] = {"explains": False, "sheet_page": 0}
MOVED: Final[Fields] = {**LOOKED, **LEFT}
"""What changes with the moment."""
Row = tuple[Fields, LookBackInput, Fields, tuple[LookBackRequest, ...]]

STEPS: Final[tuple[Row, ...]] = (
    ({}, FilmStep.NEXT_MOVE, {**MOVED, "moment": 12}, ()),
    ({}, FilmStep.PREVIOUS_MOVE, {**MOVED, "moment": 10}, ()),
    ({}, FilmStep.NEXT_TURN, {**MOVED, "moment": 13}, ()),
    ({}, FilmStep.PREVIOUS_TURN, {**MOVED, "moment": 10}, ()),
    ({}, FilmStep.NEXT_ROUND, {**MOVED, "moment": 212}, ()),
    ({"moment": 300}, FilmStep.PREVIOUS_ROUND, {**MOVED, "moment": 212}, ()),
    ({}, GoToMoment(700), {**MOVED, "moment": 700}, ()),
    ({}, GoToMoment(-3), {**MOVED, "moment": 0}, ()),
    ({}, GoToMoment(LAST + 1), {**MOVED, "moment": LAST}, ()),
    ({}, LookBackPress.START, {**MOVED, "moment": 0}, ()),
    ({}, LookBackPress.END, {**MOVED, "moment": LAST}, ()),
    ({}, OpenTurn(0), {**MOVED, "moment": 1}, ()),
    ({}, OpenTurn(258), {**MOVED, "moment": 743}, ()),
    ({}, OpenTurn(259), {}, ()),
    ({}, OpenTurn(-1), {}, ()),
    ({}, LookBackPress.TURN_BEFORE, {**MOVED, "moment": 9}, ()),
    ({}, LookBackPress.TURN_AFTER, {**MOVED, "moment": 14}, ()),
    ({"moment": 0}, LookBackPress.TURN_BEFORE, {}, ()),
    ({}, LookBackPress.NEXT_DOT, {**MOVED, "moment": DOTS[1]}, ()),
    ({"moment": DOTS[-1]}, LookBackPress.NEXT_DOT, {**MOVED, "moment": DOTS[0]}, ()),
    ({"moment": DOTS[1]}, LookBackPress.DOT_BEFORE, {**MOVED, "moment": DOTS[0]}, ()),
    ({}, LookBackPress.DOT_BEFORE, {**MOVED, "moment": DOTS[-1]}, ()),
    ({"found": LookedBack()}, LookBackPress.NEXT_DOT, {}, ()),
    ({"found": LookedBack()}, LookBackPress.DOT_BEFORE, {}, ()),
    ({}, LookBackPress.NEXT_MISTAKE, {**MOVED, "moment": DOTS[1], "shows_turns": False}, ()),
    ({"found": LookedBack()}, LookBackPress.NEXT_MISTAKE, {**LOOKED, "shows_turns": False}, (SeeLastScore(),)),
    ({}, LookBackPress.NEXT_OF_FILM, {**LEFT, "moment": 12}, ()),
    ({"moment": LAST - 2}, LookBackPress.NEXT_OF_FILM, {**LEFT, "moment": LAST - 1}, ()),
    ({"moment": LAST - 1}, LookBackPress.NEXT_OF_FILM, {**LEFT, "moment": LAST, "playing": False}, ()),
    ({}, LookBackPress.FILM, LOOKED, ()),
    ({"playing": False}, LookBackPress.FILM, {"playing": True, "has_looked_round": True}, ()),
    ({"playing": False, "moment": LAST}, LookBackPress.FILM,
     {"playing": True, "has_looked_round": True, "moment": 0}, ()),
    ({"moment": LAST}, LookBackPress.FILM, LOOKED, ()),
)  # fmt: skip
"""State, press → what changes, requests: through the match."""

ON_SHEET: Final[tuple[Row, ...]] = (
    ({}, GuessAnswer(2), {"answers": {14: 2}, "has_looked_round": True}, ()),
    ({}, GuessAnswer(3), {}, ()),
    ({}, LookBackPress.JUST_SHOW, {"answers": {14: SHOWN}, "has_looked_round": True}, ()),
    ({"moment": 0}, LookBackPress.JUST_SHOW, {}, ()),
    ({}, ReadOn(1), {"sheet_page": 1}, ()),
    ({}, LookBackPress.EXPLAIN, {"explains": False, "sheet_page": 0}, ()),
    ({"explains": False}, LookBackPress.EXPLAIN, {"explains": True, "sheet_page": 0}, ()),
    ({}, LookBackPress.TURNS, {**LOOKED, "shows_turns": False}, ()),
    ({}, LookBackPress.LEAD, {"shows_lead": True}, ()),
    ({}, LookBackPress.ALL_CARDS, {"all_open": True}, ()),
    ({"all_open": True}, LookBackPress.ALL_CARDS, {"all_open": False}, ()),
    ({}, ChooseView(all_open=True), {"all_open": True}, ()),
    ({"knew": True}, LookFrom(2), {"base": 2, "knew": False, "sheet_page": 0}, ()),
    ({}, JudgeSeat(2), {"base": 2, "sheet_page": 0}, (JudgeSeat(2),)),
    ({}, Analyse.STOP, {}, (Analyse.STOP,)),
    ({}, LookBackPress.KNEW, {**MOVED, "moment": DECIDED, "knew": True, "shows_turns": False}, ()),
    ({"moment": DECIDED}, LookBackPress.KNEW, {**LOOKED, "knew": True, "shows_turns": False, "sheet_page": 0}, ()),
    ({"moment": DECIDED, "knew": True}, LookBackPress.KNEW,
     {**LOOKED, "knew": False, "shows_turns": False, "sheet_page": 0}, ()),
    ({"moment": 13, "knew": True}, LookBackPress.KNEW,
     {**MOVED, "moment": 12, "knew": False, "shows_turns": False}, ()),
    ({"moment": 5}, LookBackPress.KNEW, {}, ()),
    ({}, LookBackPress.SCORE, {"playing": False}, (SeeScore(1),)),
    ({}, WayOn.THINK_AGAIN, {}, (ThinkAgain(14, 0),)),
    ({}, WayOn.PLAY_ON, {}, (PlayOnFrom(13),)),
    ({"moment": 0}, WayOn.THINK_AGAIN, {}, ()),
    ({"moment": LAST}, WayOn.PLAY_ON, {}, ()),
)  # fmt: skip
"""What is on the sheet, and the ways on."""

CLOSER: Final[tuple[Row, ...]] = (
    ({"explains": False}, LookBackPress.CLOSER,
     {"answers": {14: SHOWN}, **LOOKED, "explains": True}, (LookCloser(14),)),
    ({"answers": {14: 2}}, LookBackPress.CLOSER, {"playing": False}, (LookCloser(14),)),
    ({"moment": DECIDED, "knew": True}, LookBackPress.CLOSER, LOOKED, (LookCloser(14),)),
    ({"moment": FINE}, LookBackPress.CLOSER,
     {**MOVED, "moment": FINE + 1, "knew": True, "shows_turns": False}, (LookCloser(23),)),
    ({"moment": 0}, LookBackPress.CLOSER, {}, ()),
    ({"looking_closer": (14,)}, LookBackPress.CLOSER, {}, ()),
    ({"looked_closer": (14,)}, LookBackPress.CLOSER, {}, ()),
)  # fmt: skip
"""A decision before it is revealed, after, on the sheet's other side, one with nothing better, and where there is
nothing to look at.
"""

CLOSED: Final[Fields] = {"explains": False, "shows_turns": False}
LEADING_BACK: Final[tuple[Row, ...]] = (
    *(({**CLOSED, name: True}, LookBackPress.ESCAPE, {name: False, "sheet_page": 0}, ())
      for name in ("knew", "explains", "shows_turns")),
    (CLOSED, LookBackPress.ESCAPE, {}, (GoBack(),)),
    ({}, LookBackPress.BACK, {}, (GoBack(),)),
)  # fmt: skip
"""Esc closes what is open first, Back doesn't."""

UNFINISHED: Final[tuple[Row, ...]] = tuple(
    (given, done, {}, ())
    for given, done in (
        ({}, LookFrom(2)), ({}, ChooseView(all_open=True)), ({}, LookBackPress.ALL_CARDS), ({}, WayOn.PLAY_ON),
        ({"moment": 230}, LookBackPress.SCORE),
    )
)  # fmt: skip
"""What would show hidden cards, and the score of a round that goes on."""


@cache
def looked_at(*, is_over: bool) -> tuple[MatchLookedAt, LookedBack]:
    """A match with an analysis."""
    lines = seated() if is_over else going_on()
    return MatchLookedAt(lines, frozenset(WayOn)), analysis(lines, every=20)


def changed(given: Fields, done: LookBackInput, *, is_over: bool = True) -> tuple[Fields, tuple[LookBackRequest, ...]]:
    """What an action changes in the state, and what is asked."""
    match, found = looked_at(is_over=is_over)
    fields = {**THERE, "found": found, **given}
    closer = {name: fields.pop(name) for name in ("looking_closer", "looked_closer") if name in fields}
    state = replace(match.first_state, **fields)
    if closer:
        state = replace(state, found=replace(state.found, **closer))
    after, asked = updated(Shown(match, state), done)
    was, is_now = asdict(state), asdict(after)
    changes = {name: value for name, value in is_now.items() if value != was[name]}
    return changes, asked


@pytest.mark.parametrize(("given", "done", "changes", "asked"), [*STEPS, *ON_SHEET, *CLOSER, *LEADING_BACK])
def test_each_press_changes_what_it_should_and_nothing_else(
    given: Fields, done: LookBackInput, changes: Fields, asked: tuple[LookBackRequest, ...]
) -> None:
    assert changed(given, done) == (changes, asked)


@pytest.mark.parametrize(("given", "done", "changes", "asked"), UNFINISHED)
def test_a_match_that_goes_on_keeps_its_secrets(
    given: Fields, done: LookBackInput, changes: Fields, asked: tuple[LookBackRequest, ...]
) -> None:
    assert changed(given, done, is_over=False) == (changes, asked)


def test_ways_that_nobody_answers_are_not_there() -> None:
    match = MatchLookedAt(seated())
    shown = Shown(match, replace(match.first_state, moment=MISTAKE))
    assert shown.ways == {}
    assert [updated(shown, way) for way in WayOn] == [(shown.state, ())] * 2
