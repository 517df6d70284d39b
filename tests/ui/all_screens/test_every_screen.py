"""Every screen: on a laptop and in a second window each thing in its place, and each with a name; and what it says and
offers as it was approved.
"""

from typing import Final
from zlib import crc32

import pytest
from msgspec import Struct

from game.toolkit.scene import Scene
from game.ui.shared.preferences import Preferences
from tests.ui import approvals
from tests.ui.all_screens.naming_faults import naming_faults
from tests.ui.all_screens.test_layout import faults_of_place
from tests.ui.approvals import APPROVED, LAPTOP
from tests.ui.drive import Picture, words_alone
from tests.ui.every_screen import EVERY
from tests.ui.taught import TAUGHT

OTHER_WINDOWS: Final = (
    ((1280, 720), Preferences(interface=150, text_size="large")),
    ((2560, 1440), Preferences(contrast="high")),
    ((1024, 600), Preferences(interface=150, colours="four")),
    ((1920, 1080), Preferences(interface=80, text_size="small", letters="easy")),
)
"""Each screen is also drawn in one of these, which shows other forms of it."""


class Seen(Struct):
    """A screen that both tests look at, as making it takes longer than either."""

    sample: str
    scene: Scene
    lines: list[str]


@pytest.fixture(scope="module")
def seen(request: pytest.FixtureRequest) -> Seen:
    """The sample on a laptop."""
    with words_alone():
        scene = approvals.made(request.param)
        return Seen(request.param, scene, approvals.lines_of(scene))


@pytest.mark.parametrize("seen", APPROVED, indirect=True, scope="module")
def test_a_screen_says_and_offers_what_was_approved(seen: Seen) -> None:
    """What differs is right if you meant it: `python -m tests.ui.approve` approves it."""
    with words_alone():
        differences = approvals.differences(seen.sample, seen.scene, seen.lines)
    assert not differences, "\n".join((seen.sample, *differences))


@pytest.mark.parametrize(
    "seen", [*APPROVED, *(sample for sample in EVERY if sample not in APPROVED)], indirect=True, scope="module"
)
def test_everything_has_its_place_and_its_name(seen: Seen) -> None:
    """Nothing is off the window, too small or over something else, and nothing has no name or its neighbour's."""
    scene = seen.scene
    with words_alone():
        for size, preferences in (
            (LAPTOP, Preferences()),
            OTHER_WINDOWS[crc32(seen.sample.encode()) % len(OTHER_WINDOWS)],
        ):
            picture = Picture(scene, size, preferences)
            scene.update(0.0)
            assert faults_of_place(picture, scene.report().targets, size) == []
            assert (naming_faults(scene, size) if seen.sample not in TAUGHT else []) == []


def test_no_screen_is_approved_that_is_gone() -> None:
    """`python -m tests.ui.approve` takes it out."""
    assert {*approvals.approved()} <= {*EVERY}
