"""What must hold of a table on screen after any input, in any order."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

import pygame
import pytest
from msgspec.structs import replace

from game.engine.legal import why_not
from game.engine.refusal import NotYourTurn
from game.turn.arrangement import staged_from_hand
from game.turn.offered_buttons import Action
from game.turn.spots import Spot
from game.ui.table.gestures import (
    Banded,
    Banding,
    Cancelled,
    Click,
    ClickedNothing,
    DragBegan,
    DragMoved,
    Dropped,
    Point,
    ZoomIn,
)
from game.ui.table.inputs import (
    AskWhy,
    AskWhyAbsent,
    ChooseRank,
    DecisionRefused,
    EndZoom,
    Explain,
    LapFetched,
    MoveCard,
    PointAtLine,
    Prefer,
    Press,
    Say,
    TableCommand,
    TableInput,
    TakeGroupBack,
    TimePassed,
)
from game.ui.table.state import TableState, TakeBack
from game.ui.table.update import layout_of, update
from tests.build import FAMILY, WEB, table
from tests.slow import LONG
from tests.ui.table.table_games import OPENED, Sitting

ACTIONS: tuple[Action, ...] = get_args(Action)
HANDS = (
    {"hand": "KC 8H 5C 5D 5S QH 2C", "phase": "play", "melds": OPENED, "rules": WEB, "pile": "4S 9D"},
    {"hand": "KC KD KH QH QD QS 5C 5D 4S 3C", "phase": "play", "rules": WEB, "pile": "4S 9D"},
    {"hand": "9S 9H KC 4S", "melds": ("9C 9S 9C",), "pile": "5C 6C 7H 7S 8S 9D", "rules": FAMILY, "turns": 2},
    {"hand": "KC KD 4S", "phase": "play", "melds": OPENED, "rules": WEB, "pile": "4S 9D", "in_foot": (0,)},
)


@lru_cache
def begun(number: int) -> TableState:
    """The state of a table with one of these hands."""
    return Sitting(table(**HANDS[number]), is_drawn=False).scene.state  # type: ignore[arg-type]  # words of `table`


def inputs(state: TableState, chance: random.Random) -> Iterator[TableInput]:
    """Anything at all that may come now, without end."""
    spots = list(state.layout.hits)
    while True:
        spot, other = chance.choice(spots), chance.choice([*spots, None])
        at, pos = point(state, spot, chance), point(state, other, chance)
        yield chance.choice(
            (
                *(Click(spot), Click(spot, double=True), Click(spot, shift=True), ClickedNothing((0, 0)), ZoomIn(spot)),
                *(DragBegan(spot, at, pos), DragMoved(pos, other), Dropped(pos, other), Cancelled()),
                *(Banding(at, pos), Banded(at, pos, chance.random() < 0.5), EndZoom(), Explain(other, pos)),
                *(Press(chance.choice(ACTIONS)), AskWhy(chance.choice(ACTIONS)), AskWhyAbsent(chance.choice(ACTIONS))),
                *(chance.choice(list(TableCommand)), TakeGroupBack(chance.choice((None, 0, 1, 7))), LapFetched(())),
                *(ChooseRank(chance.randrange(20)), MoveCard(chance.randrange(7), chance.choice((-1, 1)))),
                *(Say("No.", pos), PointAtLine(chance.choice((None, 0, 3))), Prefer(state.preferences)),
                *(TimePassed(chance.choice((0.0, 0.02, 3.0))), DecisionRefused(NotYourTurn(1))),
            )
        )


def point(state: TableState, spot: Spot | None, chance: random.Random) -> Point:
    """A point on something, or anywhere."""
    rect = state.layout.hits[spot] if spot is not None else pygame.Rect(0, 0, 1280, 720)
    return rect.left + chance.randrange(max(1, rect.w)), rect.top + chance.randrange(max(1, rect.h))


def is_whole(state: TableState) -> None:
    """Nothing is lost or made up: what is staged comes from the hand, what is held is there, the layout is its own."""
    hand = Counter(state.view.hand)
    assert Counter(state.arrangement.order) == hand
    assert Counter(staged_from_hand(state.view, state.arrangement.draft)) <= hand
    assert all(0 <= position < len(state.layout.hand) for position in state.arrangement.chosen)
    assert state.layout == layout_of(state, state.arrangement)
    if state.drag is not None:
        assert all(index < len(state.layout.sprites) for index in state.drag.sprites)


@pytest.mark.parametrize("number", range(len(HANDS)))
@pytest.mark.parametrize("seed", range(40 if LONG else 1))
def test_every_input_in_any_order_is_answered(number: int, seed: int) -> None:
    """Given two hundred inputs at random, none raises; the view stays; what is decided is one legal move, or melds of
    this turn to be taken back.
    """
    chance = random.Random(1000 * number + seed)
    state = begun(number)
    view = state.view
    for _ in range(200):
        state, _effects = update(state, next(inputs(state, chance)))
        is_whole(state)
        assert state.view is view
        if state.decision is not None and not isinstance(state.decision, TakeBack):
            assert why_not(view, state.decision) is None
        state = replace(state, decision=None)  # what was decided is answered elsewhere


@pytest.mark.parametrize("number", range(len(HANDS)))
def test_one_input_decides_one_thing_at_most(number: int) -> None:
    """Given a decision that waits for the disk, it goes on waiting or is replaced by a later one; never are there two,
    and time alone decides nothing.
    """
    chance = random.Random(number)
    state = begun(number)
    for _ in range(150):
        before = state.decision
        given = next(inputs(state, chance))
        state, _ = update(state, given)
        if isinstance(given, TimePassed | Say | PointAtLine | Explain | EndZoom | DragMoved | Banding):
            assert state.decision == before


@pytest.mark.parametrize("number", range(len(HANDS)))
def test_what_is_refused_leaves_everything_as_it_was(number: int) -> None:
    """Given a click, button or drop that is answered with a reason, neither the desk nor the view is another."""
    chance = random.Random(number)
    state, refused = begun(number), 0
    for _ in range(400):
        before = replace(state, refused=None, decision=None)
        given = next(inputs(before, chance))
        state, _ = update(before, given)
        if state.refusal:
            refused += 1
            assert state.arrangement == before.arrangement
            assert state.view is before.view
            assert state.decision is None
    assert refused > 10


@pytest.mark.parametrize("number", range(len(HANDS)))
@pytest.mark.parametrize("end", [Cancelled(), TableCommand.ESCAPE, TableCommand.LET_GO])
def test_a_drag_that_is_broken_off_leaves_the_desk_as_it_was(number: int, end: TableInput) -> None:
    """Given anything lifted and carried over everything there is, breaking it off brings all of it back."""
    chance = random.Random(number)
    state = begun(number)
    for spot in state.layout.hits:
        arrangement = state.arrangement
        held, _ = update(state, DragBegan(spot, point(state, spot, chance), point(state, spot, chance)))
        if held.drag is None:
            continue
        for over in state.layout.hits:
            held, _ = update(held, DragMoved(point(state, over, chance), over))
            assert held.arrangement == arrangement
        after, _ = update(held, end)
        assert after.arrangement == arrangement
        assert after.drag is None
        assert after.decision is None
