"""Every screen on a laptop and in a second window: as tests/data/looks.xz has it, written by `python -m
tests.ui.looks`, and each thing in its place.
"""

import pytest

from game.toolkit.scene import Scene
from tests.ui.all_screens.naming_faults import naming_faults
from tests.ui.all_screens.test_layout import faults_of_place
from tests.ui.drive import Picture
from tests.ui.every_screen import EVERY
from tests.ui.looks import differences, listed, look_of
from tests.ui.taught import TAUGHT


@pytest.mark.parametrize("sample", EVERY)
def test_a_screen_looks_and_reads_as_it_did_when_somebody_looked(sample: str) -> None:
    """Given a screen, all that is drawn and read is as in the list that somebody looked at, in the same place, size and
    colour; and whatever the list says, nothing is off the window, too small or over something else, and nothing has no
    name or that of its neighbour.
    """
    known = listed()

    def faults(scene: Scene, picture: Picture) -> list[object]:
        scene.update(0.0)
        size = picture.surface.get_size()
        unnamed = naming_faults(scene, size) if sample not in TAUGHT else []
        return [*faults_of_place(picture, scene.report().targets, size), *unnamed]

    look, _, wrong = look_of(sample, faults)
    assert [*differences(known.screens[sample], look, known.library)] == []
    assert wrong == []
