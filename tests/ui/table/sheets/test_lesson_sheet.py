"""The sheet of a lesson's step."""

from tests.ui.drive import Picture, find
from tests.ui.every_screen import EVERY


def test_two_presses_in_one_place_never_lead_back() -> None:
    """Given sheets of two widths, the way on begins at the same place of both, and the way back is right of it."""
    places = []
    for name in ("lesson, five things to do", "lesson, seven steps"):
        scene = EVERY[name]()
        Picture(scene, (1366, 768))
        places.append([find(scene, f"button/{way}").rect[0] for way in ("do_it", "step_back")])
    assert places[0] == places[1]
    assert places[0][0] < places[0][1]
