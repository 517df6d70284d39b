"""Every screen on a laptop: as tests/data/looks.xz has it, written by `python -m tests.ui.looks`, and each thing in its
place.
"""

import pytest

from tests.ui.all_screens.test_layout import faults_of_place
from tests.ui.every_screen import EVERY
from tests.ui.looks import SIZE, differences, listed, look_of


@pytest.mark.parametrize("sample", EVERY)
def test_a_screen_looks_and_reads_as_it_did_when_somebody_looked(sample: str) -> None:
    """Given a screen, all that is drawn and read is as in the list that somebody looked at, in the same place, size and
    colour; and whatever the list says, nothing is off the window, too small or over something else.
    """
    known = listed()
    look, picture, targets = look_of(sample)
    assert [*differences(known.screens[sample], look, known.library)] == []
    assert faults_of_place(picture, targets, SIZE) == []
