"""Melds and books as small cards, where a band has no room for larger ones."""

import pytest
from pygame import Rect

from game.cards import parse_cards
from game.engine.melding.melds import Meld, meld_of
from game.ui.table.draw.badges import Chip
from game.ui.table.layout.band_sizes import Room
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.layout.chips import chip_places, chips_in, fullest, held_in, lay_chips
from tests.build import WEB
from tests.ui.table.crowded import EIGHT_BOOKS, ELEVEN_MELDS


def melds(*texts: str) -> tuple[Meld, ...]:
    """Melds from their cards."""
    return tuple(meld_of(parse_cards(text)) for text in texts)


def room(size: tuple[int, int], k: float = 0.667, letters: float = 1.0) -> Room:
    """A band of that size."""
    return Room(rect=Rect((10, 140), size), card_w=77, k=k, title_h=round(44 * k), letters=letters, signs=letters)


def laid(band: Room, *texts: str) -> BandPlaces:
    """The band of a team that has these melds, as full as that of any other."""
    lies = melds(*texts)
    return lay_chips(WEB, 1, lies, band, chip_places(band, held_in(WEB, lies)))


FULL = ELEVEN_MELDS + EIGHT_BOOKS


@pytest.mark.parametrize("letters", [1.0, 1.4])
@pytest.mark.parametrize("size", [(140, 145), (176, 178), (248, 147), (417, 160), (625, 147), (429, 244)])
@pytest.mark.parametrize(("opened", "closed"), [(1, 0), (0, 1), (4, 3), (7, 5), (11, 8)])
def test_everything_lies_in_its_band_and_free(size: tuple[int, int], letters: float, opened: int, closed: int) -> None:
    """Given bands as narrow and as low as they are, each meld and each book of a team lies inside, on no other."""
    band = room(size, k=0.556 if size[0] < 150 else 0.667, letters=letters)
    found = laid(band, *ELEVEN_MELDS[:opened], *EIGHT_BOOKS[:closed])
    rects = list(found.melds.values())
    assert len(rects) == opened + closed
    assert all(band.rect.contains(rect) for rect in rects)
    assert [one for n, one in enumerate(rects) if one.collidelistall(rects[n + 1 :])] == []


@pytest.mark.parametrize("size", [(176, 178), (417, 160)])
def test_books_are_apart_from_melds_and_clean_before_dirty(size: tuple[int, int]) -> None:
    """Each book says its kind, and all lie on their tray, which touches no meld."""
    found = laid(room(size), *FULL)
    assert found.shelf is not None
    for n, meld in enumerate(melds(*FULL)):
        is_book = meld.is_book(WEB)
        assert found.shelf.contains(found.melds[n]) if is_book else not found.shelf.colliderect(found.melds[n])
    looks = [sprite.look for sprite in found.sprites]
    assert [look.book for look in looks if isinstance(look, Chip) and look.book] == ["clean"] * 5 + ["dirty"] * 3


def test_all_rivals_have_melds_and_books_of_one_size() -> None:
    """Given one team with a dirty book alone and one with eight books."""
    band, teams = room((176, 178)), (melds("KC KD KH", EIGHT_BOOKS[1]), melds(*FULL))
    places = chip_places(band, fullest([held_in(WEB, team) for team in teams]))
    few, many = (lay_chips(WEB, n, team, band, places) for n, team in enumerate(teams))
    assert few.melds[1].size == many.melds[12].size
    assert few.melds[0].size == many.melds[0].size


def test_a_row_of_chips_is_enough_in_the_lowest_band() -> None:
    """Given a band of a small table that is hardly higher than its heading, melds and books lie in it side by side."""
    band = room((500, 62))
    found = laid(band, *ELEVEN_MELDS[:4], *EIGHT_BOOKS[:2])
    assert all(chips_in(band).contains(rect) for rect in found.melds.values())
