"""Every screen on a laptop and in a second window: each thing in its place, and each with a name."""

from typing import Final
from zlib import crc32

import pytest

from game.ui.shared.preferences import Preferences
from tests.ui.all_screens.naming_faults import naming_faults
from tests.ui.all_screens.test_layout import faults_of_place
from tests.ui.drive import Picture, words_alone
from tests.ui.every_screen import EVERY
from tests.ui.presses import unlaid
from tests.ui.taught import TAUGHT

LAPTOP: Final = (1366, 768)
OTHER_WINDOWS: Final = (
    ((1280, 720), Preferences(interface=150, text_size="large")),
    ((2560, 1440), Preferences(contrast="high")),
    ((1024, 600), Preferences(interface=150, colours="four")),
    ((1920, 1080), Preferences(interface=80, text_size="small", letters="easy")),
)
"""Each screen is also drawn in one of these, which shows other forms of it."""


@pytest.mark.parametrize("sample", EVERY)
def test_everything_has_its_place_and_its_name(sample: str) -> None:
    """Nothing is off the window, too small or over something else, and nothing has no name or its neighbour's."""
    scene = unlaid(sample)
    with words_alone():
        for size, preferences in ((LAPTOP, Preferences()), OTHER_WINDOWS[crc32(sample.encode()) % len(OTHER_WINDOWS)]):
            picture = Picture(scene, size, preferences)
            scene.update(0.0)
            assert faults_of_place(picture, scene.report().targets, size) == []
            assert (naming_faults(scene, size) if sample not in TAUGHT else []) == []
