"""What must hold of a table on screen whatever it is given, in whatever order; and what comes of each input, as the
list of by_lot.py has it.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Final, get_args

import pygame
import pytest
from msgspec.structs import replace

from game.engine.candidates import candidates
from game.engine.legal import why_not
from game.engine.refusal import NotYourTurn
from game.engine.table.view import SPECTATOR
from game.turn.arrangement import staged_from_hand
from game.turn.offered_buttons import Action
from game.turn.spots import HandCard, Spot, id_of
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
from game.ui.table.info.lights import lit_spots
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
from game.ui.table.screen import TableScene
from game.ui.table.state import TableState, TakeBack
from game.ui.table.update import layout_of, update
from tests.build import FAMILY, WEB, my_view, table
from tests.slow import LONG
from tests.toolkit.looks import Log, faults_of
from tests.ui.by_lot import LIST
from tests.ui.looks import changed_lines
from tests.ui.presses import changes, told
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


UNTOLD: Final = ("refused", "game.view", "before", "steps", "log")
"""How changes begin that others ask about, or that are told in words."""


def told_of(state: TableState) -> list[str]:
    """What follows from it, in short."""
    note = state.note
    return [
        f"panels {sorted(state.panels)}, asks {state.asks_partner}, told {state.told is not None}, {state.refusal}",
        f"alone {state.is_empty_handed}, own {state.has_own_choice}, {state.waits_for_opening, state.waits_after}",
        f"shows {state.is_showing}, holds {state.is_holding}, chat {state.may_chat}, note {note and note.words}",
        f"says {state.last_action_text}, {state.said_at_plate}, log {len(state.shown_log)}, ring {state.shows_ring}",
        f"phases {state.shown_view.board.phase}, {state.asked_view.board.phase}, {state.has_just_played}",
    ]


def use(number: int, seed: int, log: Log) -> None:
    """A table at which anything happens, and the others play on."""
    chance = random.Random(f"{number} {seed}")
    speed = chance.choice(("off", "normal", "fast"))
    sitting = Sitting(table(**HANDS[number]), is_drawn=False, speed=speed, eyes=chance.choice((0, 0, 0, 0, SPECTATOR)))  # type: ignore[arg-type]  # words of `table`
    scene, before = sitting.scene, list[str]()
    for _ in range(60):
        state, moves = scene.state, candidates(my_view(sitting.game.turn.table))
        if moves and chance.random() < (0.04 if state.view.is_mine else 0.4):
            move = chance.choice(moves)
            sitting.game.go(move)
            log.tell("moves", told(move))
            scene.update(0.0)
        else:
            given = chance.choice([next(inputs(state, chance)), *likely(scene, chance)])
            _, effects = update(state, given)
            log.tell(told(given), "makes", *map(told, effects))
            scene.feed(given)
        scene.update(chance.choice((0.0, 0.02, 0.4, 3.0)))
        after = told_of(scene.state)
        changed = (line for line in changes(state, scene.state) if not line.startswith(UNTOLD))
        log.tell(*changed, *changed_lines(before, after))
        before = after


def likely(scene: TableScene, chance: random.Random) -> Iterator[TableInput]:
    """What people do most: choose a card, put it somewhere, press a button."""
    spots = list(scene.state.layout.hits)
    yield Click(chance.choice([spot for spot in spots if isinstance(spot, HandCard)] or spots))
    yield Click(chance.choice(sorted(lit_spots(scene.state) & {*spots}, key=id_of) or spots))
    if scene.tools.offered:
        yield Press(chance.choice(scene.tools.offered))


SAMPLES: Final[dict[str, Callable[[Log], None]]] = {
    f"table {number} is used, {seed}": partial(use, number, seed) for number in range(len(HANDS)) for seed in range(6)
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_what_comes_of_each_input_is_what_came_of_it_when_somebody_looked(sample: str) -> None:
    """Given inputs by lot and moves of others, each changes the state, and makes happen, what the list says."""
    assert faults_of(sample, SAMPLES[sample], LIST) == []


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
