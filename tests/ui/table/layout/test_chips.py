"""Melds as small cards and books on ribbons, where a band has no room for cards."""

import pytest
from pygame import Rect

from game.cards import parse_cards
from game.engine.going_out import NeededBook
from game.engine.melds import Meld, meld_of
from game.ui.table.layout.band_sizes import Room
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.layout.chips import chip_places, chips_in, chips_of, fullest, lay_chips
from tests.build import WEB
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS


def melds(*texts: str) -> tuple[Meld, ...]:
    """Melds from their cards."""
    return tuple(meld_of(parse_cards(text)) for text in texts)


def room(size: tuple[int, int], k: float = 0.667, letters: float = 1.0) -> Room:
    """A band of that size."""
    return Room(rect=Rect((10, 140), size), card_w=77, k=k, title_h=round(44 * k), letters=letters, signs=letters)


def laid(band: Room, *texts: str, wanted: tuple[NeededBook, ...] = ()) -> BandPlaces:
    """The band of a team that has these melds, as full as that of any other."""
    lies = melds(*texts)
    return lay_chips(WEB, 1, lies, band, chip_places(band, chips_of(WEB, lies, wanted)), wanted)


FULL = ELEVEN_MELDS + EIGHT_BOOKS


@pytest.mark.parametrize("letters", [1.0, 1.4])
@pytest.mark.parametrize("size", [(140, 145), (176, 178), (248, 147), (417, 160), (625, 147), (429, 244)])
@pytest.mark.parametrize(("opened", "closed"), [(1, 0), (0, 1), (4, 3), (7, 5), (11, 8)])
def test_everything_lies_in_its_band_and_free(size: tuple[int, int], letters: float, opened: int, closed: int) -> None:
    """Given bands as narrow and as low as they are, each meld and each book of a team lies inside, on no other."""
    band = room(size, k=0.556 if size[0] < 150 else 0.667, letters=letters)
    wanted: tuple[NeededBook, ...] = ("clean", "dirty") if closed < 5 else ()
    found = laid(band, *ELEVEN_MELDS[:opened], *EIGHT_BOOKS[:closed], wanted=wanted)
    rects = [*found.melds.values(), *(rect for _, rect in found.wanted)]
    assert len(rects) == opened + closed + len(wanted)
    assert all(band.rect.contains(rect) for rect in rects)
    assert [one for n, one in enumerate(rects) if one.collidelistall(rects[n + 1 :])] == []


def test_books_are_apart_from_melds_and_clean_from_dirty() -> None:
    """Each book lies on the ribbon of its kind, which touches no meld and not the other ribbon."""
    found = laid(room((417, 160)), *FULL)
    clean, dirty = found.ribbons
    assert (clean.kind, clean.books, dirty.kind, dirty.books) == ("clean", 5, "dirty", 3)
    assert not clean.rect.colliderect(dirty.rect)
    for n, meld in enumerate(melds(*FULL)):
        on = [ribbon.kind for ribbon in found.ribbons if ribbon.rect.contains(found.melds[n])]
        assert on == ([meld.kind] if meld.is_book(WEB) else [])
        assert meld.is_book(WEB) or not any(ribbon.rect.colliderect(found.melds[n]) for ribbon in found.ribbons)


def test_ribbons_have_words_where_there_is_room() -> None:
    """A third of a window has room for them, a seventh has not; there the sign alone says the kind."""
    assert all(ribbon.is_worded for ribbon in laid(room((417, 160)), *FULL).ribbons)
    assert not any(ribbon.is_worded for ribbon in laid(room((176, 178)), *FULL).ribbons)


def test_a_place_beside_the_books_tells_what_is_still_needed() -> None:
    """One dirty book of two: an empty place follows it; of a kind that has no books the ribbon is empty."""
    found = laid(room((417, 160)), "KC KD KH", EIGHT_BOOKS[1], wanted=("dirty", "clean"))
    assert {kind for kind, _ in found.wanted} == {"clean", "dirty"}
    assert [(ribbon.kind, ribbon.books) for ribbon in found.ribbons] == [("clean", 0), ("dirty", 1)]
    (place,) = (rect for kind, rect in found.wanted if kind == "dirty")
    assert place.left >= found.melds[1].right


def test_all_rivals_find_their_books_at_the_same_places() -> None:
    """Given one team with a dirty book alone and one with clean books, too, the dirty one lies as far down."""
    band, teams = room((176, 178)), (melds("KC KD KH", EIGHT_BOOKS[1]), melds(*FULL))
    places = chip_places(band, fullest([chips_of(WEB, team, ()) for team in teams]))
    few, many = (lay_chips(WEB, n, team, band, places) for n, team in enumerate(teams))
    assert few.melds[1].top == many.melds[12].top
    assert few.melds[0].size == many.melds[0].size


def test_a_row_of_chips_is_enough_in_the_lowest_band() -> None:
    """Given a band of a small table that is hardly higher than its heading, melds and books lie in it side by side."""
    band = room((500, 62))
    found = laid(band, *ELEVEN_MELDS[:4], *EIGHT_BOOKS[:2])
    assert all(chips_in(band).contains(rect) for rect in found.melds.values())
