"""Every screen beside the table at the smallest and the largest scale of the interface."""

from typing import Final

import pytest

from game.ui.preferences import Preferences, TextSize
from tests.ui.drive import Picture
from tests.ui.faults import shortened, target_faults, text_faults
from tests.ui.samples import SCENES

Scale = tuple[tuple[int, int], int, TextSize]
SCALES: Final[tuple[Scale, ...]] = (
    ((1280, 720), 80, "normal"),
    ((1280, 720), 150, "large"),
    ((1920, 1080), 80, "small"),
    ((1920, 1080), 150, "normal"),
    ((1024, 600), 150, "large"),
)


@pytest.mark.parametrize(("name", "scale"), [(name, scale) for scale in SCALES for name in SCENES])
def test_everything_has_its_place_at_every_scale(name: str, scale: Scale) -> None:
    """Texts stay in their panels, apart and large enough, with large letters on top of it; only names are shortened;
    whatever can be hit is in the window, large enough and apart.
    """
    size, interface, text_size = scale
    scene = SCENES[name]()
    picture = Picture(scene, size, Preferences(text_size=text_size, interface=interface))
    targets = scene.report().targets
    assert text_faults(picture.texts, picture.panels, size) == []
    assert shortened(picture.texts) == []
    assert target_faults(targets, size) == []
