"""Signs of suits and teams."""

import pygame

from game.ui.shared.marks import PIPS, TEAM_MARKS
from tests.ui.drive import kit_at


def test_suits_and_team_marks_differ_in_shape() -> None:
    """In one colour the four suits and the eight team marks are still told apart."""
    paint = kit_at().paint
    for paths in (list(PIPS.values()), list(TEAM_MARKS)):
        shapes = {pygame.image.tobytes(paint.path(path, 40, "#FFFFFF"), "RGBA") for path in paths}
        assert len(shapes) == len(paths)
