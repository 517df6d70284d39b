"""A table as one file: what somebody shares is what somebody else gets, and what isn't ours is left alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.toolkit.drawing.paint import covering
from game.ui.shared.cards.own_pictures import back_photo, cloth_photo
from game.ui.shared.preferences import Preferences
from game.ui.system.your_table import photo
from game.ui.system.your_table.deck_drawing import SIZE, deck_name, packed_deck
from game.ui.system.your_table.looks import TableLook, look_of
from game.ui.system.your_table.sharing_table import table_to_share, take_table
from saves.disk import limits
from saves.pictures.deck_source import NEEDED
from saves.pictures.shared_table import BadTable, SharedTable, TableFacts, packed_table, read_table
from tests.ui.drive import empty_kit
from tests.ui.system.your_table.own_folder import pictures_in
from tests.ui.system.your_table.some_photos import photo_of


def keeping(folder: Path) -> Callable[[str, bytes], None]:
    """Writes into a folder."""

    def keep(name: str, data: bytes) -> None:
        (folder / name).write_bytes(data)

    return keep


def own_table(folder: Path) -> TableLook:
    """Two photos and a deck of others, in a player's folder."""
    empty_kit()
    cloth = photo.packed(photo.as_cloth(photo_of(20)).picture)
    back = photo.packed(covering(photo_of(21), photo.BACK_SIZE))
    faces = [photo_of(n, SIZE) for n in range(11)]
    deck = packed_deck({card: faces[n % 11] for n, card in enumerate(sorted(NEEDED))}, "Blots", "file")
    look = TableLook(photo.photo_name(cloth), photo.photo_name(back, 70), deck_name(deck), "classic")
    keep = keeping(folder)
    keep(f"{look.cloth}.jpg", cloth)
    keep(f"{look.back}.jpg", back)
    keep(f"{look.deck}.zip", deck)
    return look


def test_somebody_else_gets_the_same_table(tmp_path: Path) -> None:
    """Cloth, back with its frame, deck with its name, suit colours; the file has at most 8 MB."""
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    data = packed_table(table_to_share(own_table(here), pictures_in(here)))
    assert len(data) <= limits.TABLE
    look, deck = take_table(read_table(data), keeping(there))
    own = pictures_in(there)
    assert cloth_photo(own.at_once(look.cloth), look.cloth) is not None
    back = back_photo(own.at_once(look.back), look.back)
    assert back is not None
    assert back.frame == 0.07
    assert deck is not None
    assert (deck.id, deck.title, look.colours) == (look.deck, "Blots", "classic")
    assert own.read(look.deck).by_name["KH"].width == SIZE[0]


def test_own_names_need_no_pictures(tmp_path: Path) -> None:
    """A table of the game's own is a file of some hundred bytes; a photo that is gone is the green felt."""
    look = TableLook("oak", "tiles", "large", "colour_blind")
    data = packed_table(table_to_share(look, pictures_in(tmp_path)))
    assert len(data) < 1000
    assert take_table(read_table(data), keeping(tmp_path)) == (look, None)
    gone = TableLook("photo-12345678", "photo-12345678-45", "deck-12345678", "classic")
    usual = take_table(read_table(packed_table(table_to_share(gone, pictures_in(tmp_path)))), keeping(tmp_path))
    assert usual == (look_of(Preferences()), None)


def test_a_deck_without_its_cards_is_damaged() -> None:
    """Given a table that names a deck and has none, that is said of it."""
    empty = SharedTable(TableFacts("oak", "tiles", "photo"), {})
    with pytest.raises(BadTable) as refused:
        take_table(empty, lambda name, data: None)
    assert refused.value.flaw == "table_damaged"
