import itertools

import pytest
from pygame import Rect

from game.toolkit.drawing.theme import SMALLEST_TAP
from game.ui.review.look_back.at_table.open_hands import CHIPS_HEIGHT, GAP, OWN_MORE, ROW_HEIGHT, row_places
from game.ui.shared.preferences import Preferences
from tests.ui.drive import shared_kit

KIT = shared_kit((1366, 768), Preferences())
CLOSE = 2
"""Real pixels between rows that have little height."""


@pytest.mark.parametrize(
    ("players", "base", "height", "is_higher"),
    [
        (4, 0, 600, True),
        (4, 2, 600, True),
        (6, 5, 600, True),
        (7, 0, 600, False),
        (2, 1, 900, True),
        (8, 3, 400, False),
    ],
)
def test_every_seat_has_a_row_in_the_order_of_play_and_the_melds_come_before_the_last(
    players: int, base: int, height: int, is_higher: bool
) -> None:
    rect = Rect(30, 40, 700, height)
    places, middle = row_places(KIT, rect, players, base)
    assert list(places) == [(base + step) % players for step in range(1, players + 1)]
    *others, own = places.values()
    assert others[0].top == rect.top
    assert own.bottom == rect.bottom
    assert own.h - others[0].h == (KIT.theme.u(OWN_MORE) if is_higher else 0)
    assert {(row.left, row.w) for row in (*places.values(), middle)} == {(rect.left, rect.w)}
    gaps = {under.top - over.bottom for over, under in itertools.pairwise([*others, middle, own])}
    assert gaps in ({KIT.theme.u(GAP)}, {CLOSE})


@pytest.mark.parametrize("players", [3, 4, 6, 7])
def test_rows_that_can_be_pressed_come_before_the_melds_and_those_before_wide_gaps(players: int) -> None:
    begins: dict[tuple[bool, int], tuple[int, int]] = {}
    for height in range(players * 20, players * 200):
        places, middle = row_places(KIT, Rect(0, 0, 700, height), players, 0)
        first, second, *_ = places.values()
        begins.setdefault((middle.h >= SMALLEST_TAP, second.top - first.bottom), (first.h, middle.h))
    assert list(begins) == [(False, CLOSE), (True, CLOSE), (True, KIT.theme.u(GAP))]
    _, shown, apart = begins.values()
    assert shown[0] == apart[0] == SMALLEST_TAP
    assert apart[1] >= KIT.theme.u(CHIPS_HEIGHT)
    assert first.h == KIT.theme.u(ROW_HEIGHT)
    assert middle.h > KIT.theme.u(CHIPS_HEIGHT)
