"""Books on their tray and chips in a band: as large as they can be, none on another."""

import pytest
from pygame import Rect

from game.ui.table.layout.rows import NO_SMALLER, book_places, chip_places, is_small

TRAYS = {k: Rect(0, 0, round(278 * k), round(188 * k)) for k in (0.533, 0.667, 1.0, 1.333, 2.0)}


@pytest.mark.parametrize(("k", "books"), [(k, books) for k in TRAYS for books in range(1, 9 if k < 0.6 else 13)])
def test_no_book_covers_another(k: float, books: int) -> None:
    """Given a tray of any scale and up to twelve books (in the smallest window eight), each lies free, and its rank
    can be read.
    """
    w, places = book_places(TRAYS[k], books, 0, round(106 * k), k)
    assert len(places) == books
    assert w >= NO_SMALLER
    for n, one in enumerate(places):
        assert all(not one.colliderect(other) for other in places[n + 1 :])


def test_books_fill_their_tray_in_the_rows_that_make_them_largest() -> None:
    """Two lie large in a row; six would be small in one, so they lie in two."""
    tray = TRAYS[1.0]
    large, _ = book_places(tray, 2, 0, 106, 1.0)
    _, rows = book_places(tray, 6, 0, 106, 1.0)
    assert large > 100
    assert len({place.y for place in rows}) == 2


def test_wanted_books_are_left_out_before_the_others_become_tiny() -> None:
    """One book leaves room for one that is wanted; two do not for ten more."""
    tray = TRAYS[1.0]
    assert len(book_places(tray, 1, 1, 106, 1.0)[1]) == 2
    assert len(book_places(tray, 2, 10, 106, 1.0)[1]) == 2


def test_wanted_books_are_left_out_before_the_others_lose_the_words_on_their_ribbons() -> None:
    """Four books that are large alone stay large; places alone may be as small as they must."""
    tray = Rect(0, 0, 299, 135)
    assert not is_small(book_places(tray, 4, 0, 70, 0.667)[0], 0.667)
    large, places = book_places(tray, 4, 1, 70, 0.667)
    assert (len(places), is_small(large, 0.667)) == (4, False)
    assert len(book_places(tray, 0, 5, 70, 0.667)[1]) == 5


def test_a_book_is_small_where_a_word_on_it_would_be() -> None:
    """Below 60 window pixels a bar stands for the ribbon."""
    assert is_small(59, 0.533)
    assert not is_small(72, 1.0)


@pytest.mark.parametrize("size", [(122, 99), (246, 170), (417, 124), (690, 88), (406, 180)])
@pytest.mark.parametrize("count", [1, 4, 8, 13, 19])
def test_chips_stay_in_their_band(size: tuple[int, int], count: int) -> None:
    """Given the narrowest and the widest bands of other teams, every chip lies inside and free."""
    inner = Rect((0, 0), size)
    kind, places = chip_places(inner, count, 0.667)
    assert len(places) == count
    for n, one in enumerate(places):
        assert inner.inflate(8, 2).contains(one), kind
        assert all(not one.colliderect(other) for other in places[n + 1 :])


def test_few_chips_tell_more_than_many() -> None:
    """Three are tall, with the wilds on a token of their own; nineteen in a quarter of a window are lines."""
    inner = Rect(0, 0, 246, 170)
    assert chip_places(inner, 3, 1.0)[0] == "tall"
    assert chip_places(inner, 19, 1.0)[0] == "line"
