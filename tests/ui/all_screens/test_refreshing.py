"""Screens are laid out when something changes, not when they are drawn: nothing that changes may be forgotten."""

import pygame
import pytest

from game.rules.fields import GROUPS
from game.toolkit.widgets.state_scene import StateScene
from tests.slow import slow_except
from tests.ui.drive import Picture, click, middle, send
from tests.ui.samples import SCENES

SIZE = (1280, 720)
ALIKE = {f"editor {topic}{crowded}" for topic in GROUPS for crowded in ("", ", crowded")} - {"editor melds, crowded"}
"""The same screen with other rules: one of them is enough."""

QUICK = ("editor, telling", "title", "play on, match not over", "settings, playing", "curtain, crowded", "help")
"""The editor once went on telling the first conflict when another was shown."""


@pytest.mark.parametrize("name", slow_except(QUICK, [name for name in SCENES if name not in ALIKE], every=3))
def test_what_is_seen_is_what_would_be_laid_out_anew(name: str) -> None:
    """Given any screen, whatever is pressed on it, laying it out again changes no pixel."""
    scene = SCENES[name]()
    assert isinstance(scene, StateScene)
    picture = Picture(scene, SIZE)
    for pressed in [target.id for target in scene.report().targets]:
        target = next((target for target in scene.report().targets if target.id == pressed), None)
        if target is None or pressed.startswith("field/language"):  # that is what the program speaks
            continue
        send(scene.handle, *click(middle(target)))
        scene.form.close_dialog()
        scene.update(0.0)
        picture.look_again(scene)
        seen = pygame.image.tobytes(picture.surface, "RGB")
        scene.resize(picture.kit)
        picture.look_again(scene)
        assert pygame.image.tobytes(picture.surface, "RGB") == seen, pressed
