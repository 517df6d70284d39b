"""Nothing is told by colour alone: whatever has the colour of a team stands on a screen with the team's shape."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from pygame import Rect, Surface

from game.toolkit.drawing.paint import Paint
from game.toolkit.drawing.text import Text
from game.toolkit.drawing.theme import TEAM_COLOURS, TEAM_INKS
from game.ui.shared.marks import TEAM_MARKS
from tests.slow import slow_except
from tests.ui.drive import Picture
from tests.ui.every_screen import EVERY

WITH_TEAMS = [name for name in EVERY if not name.startswith("learn")]  # where a green "done" is no team's
QUICK = ("cut", "high card", "two dealers", "score pad, an evening", "table 8-4v4, mid-round")
"""Four that once told teams by colour alone, and one with many."""


@contextmanager
def teams_drawn() -> Iterator[tuple[set[int], set[int]]]:
    """Inside, the teams whose colours words have, and those whose shapes are drawn. The first team has the gold of
    headings, and is left out.
    """
    coloured: set[int] = set()
    shaped: set[int] = set()
    put, path = Text._put, Paint.path

    def write(self: Text, surface: Surface, text: str, px: int, at: tuple[int, int], colour: str, *rest: Any) -> Rect:
        for colours in (TEAM_COLOURS, TEAM_INKS):
            if colour in colours[1:]:
                coloured.add(colours.index(colour))
        return put(self, surface, text, px, at, colour, *rest)

    def draw(self: Paint, shape: str, *rest: Any, **more: Any) -> Surface:
        if shape in TEAM_MARKS:
            shaped.add(TEAM_MARKS.index(shape))
        return path(self, shape, *rest, **more)

    with patch.object(Text, "_put", write), patch.object(Paint, "path", draw):
        yield coloured, shaped


@pytest.mark.parametrize("name", slow_except(QUICK, WITH_TEAMS, every=6))
def test_every_team_is_told_by_its_shape_as_well(name: str) -> None:
    """Given any screen on which words have the colour of a team, its shape is drawn there, too."""
    with teams_drawn() as (coloured, shaped):
        Picture(EVERY[name](), (1280, 720))
    assert coloured <= shaped


def test_a_team_without_its_shape_would_be_found() -> None:
    """The measure itself: a name in blue alone."""
    picture = Picture(EVERY["about"](), (1280, 720))
    with teams_drawn() as (coloured, shaped):
        picture.kit.text.draw(picture.surface, "Walt", (400, 360), 30, TEAM_COLOURS[1])
    assert coloured == {1}
    assert not shaped
