"""The ceremonies of a deal and the screens of the flow, held to the same measures as every other screen."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.cards import Card
from game.ui.flow.save_copy import SaveCopyScene
from game.ui.models import Person
from game.ui.preferences import TextSize
from game.ui.scene import Scene
from game.ui.scenes.ceremony import CeremonyActions, Setting
from game.ui.scenes.choose import ChooseModel, ChooseScene, giver
from game.ui.scenes.cut import CutModel, CutScene
from game.ui.scenes.high_card import HighCardScene
from game.ui.scenes.two_dealers import TwoDealersScene
from game.words import flow as words
from tests.ui import samples
from tests.ui.drive import SIZES
from tests.ui.samples import FOUR, SIX, nothing
from tests.ui.scenes import test_layout as measures

ACTIONS = CeremonyActions(nothing, nothing, nothing)
DRAWS = tuple(tuple(Card(card) for card in row.split()) for row in ("AS 2C 3H *R TD *B", "KS KH KD KC QS QH"))


def setting(people: tuple[Person, ...], me: int | None = 0) -> Setting:
    """Round 1 of 4, two other games waiting."""
    return Setting("Partnership", 1, 4, people, me, 2)


def cut(people: tuple[Person, ...] = FOUR, mine: bool = True, me: int | None = 0) -> CutScene:
    """Half of the table has cut."""
    told = tuple("25, three back" if seat % 2 else None for seat in range(len(people)))
    model = CutModel(22, 300, 172, told, 0 if mine else 1, mine, None if mine else 25)
    return CutScene(setting(people, me), model, ACTIONS, nothing, random.Random(2))


def choose(people: tuple[Person, ...] = FOUR, passes: str = "left", shown: int | None = None) -> ChooseScene:
    """Seat 0 chooses, or has chosen."""
    chosen = tuple(seat % 2 if seat > 1 else None for seat in range(len(people)))
    model = ChooseModel(11, passes, chosen, 0, shown is None, shown)
    return ChooseScene(setting(people), model, ACTIONS, nothing, 0)


def high_card(people: tuple[Person, ...] = FOUR) -> HighCardScene:
    """All cards lie open."""
    draws = [row[: len(people)] for row in DRAWS]
    return HighCardScene(setting(people), draws, 1, ACTIONS, nothing, 0)


def two_dealers(people: tuple[Person, ...]) -> TwoDealersScene:
    """Seats 1 and 3 deal; nothing flies."""
    return TwoDealersScene(setting(people), 1, 3, ACTIONS, nothing, 0)


def save_copy() -> SaveCopyScene:
    """While the window is being closed."""
    return SaveCopyScene(Path("/media/stick/game.handfoot.jsonl"), words.LEAVING_UNSAVED, nothing, nothing, nothing)


SCENES: dict[str, Callable[[], Scene]] = {
    "cut": cut,
    "cut of six": lambda: cut(SIX, me=None),
    "cut by another": lambda: cut(SIX, mine=False),
    "choose": choose,
    "choose of six": lambda: choose(SIX, "both_right"),
    "chosen": lambda: choose(shown=1),
    "choose without passing": lambda: choose(SIX, "none"),
    "high card": high_card,
    "high card of six": lambda: high_card(SIX),
    "two dealers": lambda: two_dealers(FOUR),
    "two dealers of six": lambda: two_dealers(SIX),
    "save a copy": save_copy,
}
CASES = [(name, size) for size in SIZES for name in SCENES]


@pytest.fixture(autouse=True)
def among_the_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measures look scenes up among the samples."""
    for name, make in SCENES.items():
        monkeypatch.setitem(samples.SCENES, name, make)


@pytest.mark.parametrize(("name", "size"), CASES)
@pytest.mark.parametrize("text_size", ["normal", "large"])
def test_texts_keep_their_place(name: str, size: tuple[int, int], text_size: TextSize) -> None:
    """In the window and in their panel, not over each other, large enough to read."""
    measures.test_texts_keep_their_place(name, size, text_size)


@pytest.mark.parametrize(("name", "size"), CASES)
def test_only_names_are_shortened(name: str, size: tuple[int, int]) -> None:
    """What the game itself says is readable whole."""
    measures.test_only_names_are_shortened(name, size)


@pytest.mark.parametrize(("name", "size"), CASES)
def test_targets_can_be_hit(name: str, size: tuple[int, int]) -> None:
    """Large enough, in the window, none over another."""
    measures.test_targets_can_be_hit(name, size)


@pytest.mark.parametrize(
    ("passes", "givers"),
    [("none", (0, 0)), ("left", (0, 3)), ("right", (0, 1)), ("both_left", (3, 3)), ("both_right", (1, 1))],
)
def test_stacks_come_from_the_neighbour_who_passed_them(passes: str, givers: tuple[int, int]) -> None:
    """Left is the next seat clockwise: what is passed to the left comes from the seat before (S000-13, S003-14)."""
    assert tuple(giver(passes, stack, 0, 4) for stack in (0, 1)) == givers
