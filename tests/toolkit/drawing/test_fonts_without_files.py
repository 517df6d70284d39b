"""Texts when the program can't open any more files."""

import sys

import pytest

from game.toolkit.drawing.text import FILES, Fonts
from tests.toolkit.driving import ASSETS


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
def test_another_size_needs_no_file() -> None:
    import resource

    fonts = Fonts(ASSETS / "fonts")
    for face in FILES:
        fonts.font(face, 20)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, hard))
    try:
        assert all(fonts.font(face, px).get_height() > 0 for face in FILES for px in range(21, 60))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
