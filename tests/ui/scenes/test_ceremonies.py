"""What the ceremonies of a deal show beside their measures."""

import random

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.ui.scenes.choose import ChooseModel, ChooseScene, giver
from game.ui.scenes.cut import CutModel, CutScene
from game.ui.scenes.high_card import HighCardScene
from tests.ui.ceremonies import ACTIONS, setting
from tests.ui.drive import kit_at
from tests.ui.samples import FOUR, nothing


@pytest.mark.parametrize(
    ("passes", "givers"),
    [("none", (0, 0)), ("left", (0, 3)), ("right", (0, 1)), ("both_left", (3, 3)), ("both_right", (1, 1))],
)
def test_stacks_come_from_the_neighbour_who_passed_them(passes: str, givers: tuple[int, int]) -> None:
    """Left is the next seat clockwise: what is passed to the left comes from the seat before (S000-13, S003-14)."""
    assert tuple(giver(passes, stack, 0, 4) for stack in (0, 1)) == givers


def pixels(surface: Surface) -> bytes:
    """What is seen."""
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("kind", ["passing", "turning", "rising", "dragging"])
def test_drawing_what_moves_is_drawing_everything(kind: str) -> None:
    """Frame after frame the picture is that of a screen drawn whole, and only a part of it was drawn."""
    size = (1280, 720)
    scene: ChooseScene | CutScene
    if kind in ("passing", "turning"):
        model = ChooseModel(11, "left", (0, None, None, None), 0, False, 0 if kind == "turning" else None)
        scene = ChooseScene(setting(FOUR), model, ACTIONS, nothing, 1.0)
    else:
        results = (None, None, None, None)
        told = CutModel(22, 300, 216, results, 0, kind == "dragging", None if kind == "dragging" else 25)
        scene = CutScene(setting(FOUR), told, ACTIONS, nothing, random.Random(2), 1.0)
    kit = kit_at(size)
    scene.resize(kit)
    surface, whole = Surface(size), Surface(size)
    scene.update(0.0)
    scene.draw(surface, True)
    parts = 0
    for n in range(12):
        if kind == "dragging":
            scene.handle(Event(pygame.MOUSEWHEEL, x=0, y=-1))
        scene.update(0.03)
        rects = scene.draw(surface, False)
        parts += bool(rects) and sum(rect.w * rect.h for rect in rects or ()) < size[0] * size[1] // 2
        scene.draw(whole, True)
        assert pixels(surface) == pixels(whole), n
    assert parts > 8


def test_cards_for_the_first_turn_are_opened_one_by_one_and_their_faces_are_made_before() -> None:
    """Each picture is that of a screen drawn whole, a card that is opened draws its own place alone, and passes in
    between make the faces that are still to come.
    """
    size = (1280, 720)
    draws = (("4H", "9C", "KD", "KS"), (None, None, "6D", "QH"))
    scene = HighCardScene(setting(FOUR), draws, 3, ACTIONS, nothing, 1.0)  # type: ignore[arg-type]  # words for cards
    kit = kit_at(size)
    scene.resize(kit)
    surface, whole = Surface(size), Surface(size)
    scene.update(0.0)
    scene.draw(surface, True)
    made: set[object] = set()
    parts = 0
    while scene.busy:
        known = set(kit.cards.kept)
        if not scene.update(0.04):
            made |= set(kit.cards.kept) - known
            continue
        rects = scene.draw(surface, False)
        parts += bool(rects) and sum(rect.w * rect.h for rect in rects or ()) < size[0] * size[1] // 8
        scene.draw(whole, True)
        assert pixels(surface) == pixels(whole)
    assert parts == 5
    assert len({key for key in made if isinstance(key, tuple) and key[0][0] == "face"}) == 6
