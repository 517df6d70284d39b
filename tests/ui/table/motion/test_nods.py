"""Partners answer with their heads: a nod, a shake, and a sign that stands still where nothing may move."""

import pygame
import pytest
from pygame import Surface

from game.engine.events import PermissionAnswered
from game.ui.shared.preferences import Preferences
from game.ui.table.motion.celebrations import Form
from game.ui.table.motion.chat import nods
from game.ui.table.screen import TableScene
from tests.ui.drive import shared_kit
from tests.ui.every_screen import table

SIZE = (1366, 768)


def seen() -> TableScene:
    """A table of four on which everything is drawn."""
    scene = table()
    scene.resize(shared_kit(SIZE, Preferences()))
    scene.update(0.1)
    scene.draw(Surface(SIZE))
    return scene


def faces(yes: bool, form: Form) -> list[bytes]:
    """The pictures of a second in which the partner answers, one for each twentieth."""
    scene, surface, found = seen(), Surface(SIZE), []
    state = scene.state
    answer = PermissionAnswered(seat=2, asker=0, yes=yes)
    (head,) = nods([answer], state.view.board, state.people, state.layout, form)
    scene.frames.celebrations.begin([head], 1.0)
    for _ in range(20):
        scene.update(0.05)
        scene.draw(surface)
        around = surface.subsurface(head.box.inflate(60, 60).clip(surface.get_rect()))
        found.append(pygame.image.tobytes(around, "RGB"))
    return found


def test_a_head_nods_or_is_shaken() -> None:
    """Given a yes and a no, both heads move, and not alike."""
    yes, no = faces(True, "full"), faces(False, "full")
    assert len(set(yes)) > 10
    assert len(set(no)) > 10
    assert set(yes).isdisjoint(no)


@pytest.mark.parametrize("form", ["calm", "bare"])
def test_with_motion_reduced_the_head_stands_still_with_its_sign(form: Form) -> None:
    """Given either answer, one picture, and another one for yes than for no."""
    yes, no = set(faces(True, form)), set(faces(False, form))
    assert (len(yes), len(no)) == (1, 1)
    assert yes != no


def test_your_own_answer_moves_no_head() -> None:
    """Given the seat in front, which has no plate, nothing is shown."""
    state = seen().state
    answer = PermissionAnswered(seat=0, asker=2, yes=True)
    assert nods([answer], state.view.board, state.people, state.layout, "full") == ()
