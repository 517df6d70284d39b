"""Books on their tray: as large as they can be, none on another."""

import pytest
from pygame import Rect

from game.ui.table.layout.band_sizes import NO_SMALLER, book_places

TRAYS = {k: Rect(0, 0, round(278 * k), round(188 * k)) for k in (0.533, 0.667, 1.0, 1.333, 2.0)}


@pytest.mark.parametrize(("k", "books"), [(k, books) for k in TRAYS for books in range(1, 9 if k < 0.6 else 13)])
def test_no_book_covers_another(k: float, books: int) -> None:
    """Given a tray of any scale and up to twelve books (in the smallest window eight), each lies free, and its rank
    can be read.
    """
    w, places = book_places(TRAYS[k], books, round(106 * k), k)
    assert len(places) == books
    assert w >= NO_SMALLER
    for n, one in enumerate(places):
        assert all(not one.colliderect(other) for other in places[n + 1 :])


def test_books_fill_their_tray_in_the_rows_that_make_them_largest() -> None:
    """Two lie large in a row; six would be small in one, so they lie in two."""
    tray = TRAYS[1.0]
    large, _ = book_places(tray, 2, 106, 1.0)
    _, rows = book_places(tray, 6, 106, 1.0)
    assert large > 100
    assert len({place.y for place in rows}) == 2


def test_books_in_rows_keep_the_width_of_their_word() -> None:
    """Given eight in the tray of a laptop, which is too low for two rows of whole cards, they are cropped, not
    narrower than their word, and none reaches the one below it.
    """
    w, places = book_places(Rect(0, 0, 236, 130), 8, 77, 0.667)
    assert w >= 54
    assert {place.h < 1.4 * place.w for place in places} == {True}
    assert places[0].bottom < places[4].top
