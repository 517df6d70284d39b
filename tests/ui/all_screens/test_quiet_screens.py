"""Screens that were too full stay quieter: so much to press and to read at most, three quarters of what there was."""

import pytest

from tests.ui.every_screen import EVERY
from tools.screen_counts import ScreenCounts, counts_of

MOST = {
    "title": ScreenCounts(10, 40),
    "cut of the deck": ScreenCounts(5, 34),
    "score": ScreenCounts(3, 70),
    "look back": ScreenCounts(11, 77),
    "end": ScreenCounts(3, 51),
    "end, crowded": ScreenCounts(3, 85),
    "end, two fours": ScreenCounts(3, 50),
    "end, gone on": ScreenCounts(3, 48),
    "end, found": ScreenCounts(5, 82),
    "end, found of several": ScreenCounts(4, 76),
    "score pad, an evening is over": ScreenCounts(5, 49),
    "todays deal": ScreenCounts(13, 84),
    "deal result": ScreenCounts(5, 99),
    "settings": ScreenCounts(9, 23),
    "settings, the table": ScreenCounts(11, 32),
    "settings, playing": ScreenCounts(11, 36),
    "settings, sound": ScreenCounts(11, 26),
    "settings, screen and keys": ScreenCounts(12, 32),
    "new game": ScreenCounts(14, 38),
    "new game, a seat": ScreenCounts(28, 87),
    "controls": ScreenCounts(5, 113),
    "lesson, five things to do": ScreenCounts(2, 36),
    "dialog: menu": ScreenCounts(15, 40),
    "dialog: agreements": ScreenCounts(6, 96),
}


@pytest.mark.parametrize("name", MOST)
def test_a_screen_asks_for_little(name: str) -> None:
    """Given a screen with the most that is usually on it, nobody has more to choose from, or to read."""
    found, most = counts_of(EVERY[name]()), MOST[name]
    assert found.presses <= most.presses
    assert found.words <= most.words
