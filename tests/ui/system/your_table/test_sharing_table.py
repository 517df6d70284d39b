"""A table as one file: what somebody shares is what somebody else gets, and what isn't ours is left alone."""

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.toolkit.drawing.paint import covering
from game.ui.shared.cards.own_pictures import back_photo, cloth_photo
from game.ui.shared.preferences import Preferences
from game.ui.system.your_table import photo
from game.ui.system.your_table.deck_drawing import SIZE, deck_name, packed_deck
from game.ui.system.your_table.looks import TableLook, look_of
from game.ui.system.your_table.sharing_table import table_to_share, take_table
from saves.disk import limits
from saves.disk.file_faults import PictureFlaw
from saves.pictures.deck_source import NEEDED
from saves.pictures.shared_table import BadTable, packed_table, read_table
from tests.fuzz.hostile_pictures import gif, table
from tests.ui.drive import empty_kit
from tests.ui.system.your_table.own_folder import pictures_in
from tests.ui.system.your_table.some_photos import file_of, photo_of


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


def changed(**facts: object) -> bytes:
    """A file whose `table.json` says something else."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        usual = {"version": 1, "cloth": "oak", "back": "tiles", "deck": "own", "colours": "four"}
        archive.writestr("table.json", msgspec.json.encode(usual | facts))
    return file.getvalue()


@pytest.mark.parametrize(
    ("data", "flaw"),
    [
        (changed(version=2, cloth={"of": "tomorrow"}), "table_newer"),
        (changed(version=0), "table_damaged"),
        (changed(cloth="photo"), "table_damaged"),
        (changed(cloth=7), "table_damaged"),
        (changed(frame=-1), "table_damaged"),
        (changed()[:-30], "table_damaged"),
        (b"", "table_damaged"),
    ],
)
def test_newer_and_damaged_files_are_refused(data: bytes, flaw: PictureFlaw) -> None:
    """By a reason that has a sentence."""
    with pytest.raises(BadTable) as refused:
        read_table(data)
    assert refused.value.flaw is flaw


@pytest.mark.parametrize(
    "picture",
    [gif((100, 100), (100, 100)), file_of(photo_of(9), "jpg"), b"<svg/>", b""],
)
def test_pictures_of_a_table_are_png(picture: bytes) -> None:
    """As records.md says: a GIF, whose frame may be larger than its screen, isn't even looked at."""
    for data in (table({"cloth.png": picture}), table({"deck/KH.png": picture}, cloth="oak", deck="photo")):
        with pytest.raises(BadTable) as refused:
            read_table(data)
        assert refused.value.flaw == "table_damaged"


def test_what_a_table_does_not_ask_for_is_ignored() -> None:
    """Given names that records.md doesn't list, or that this table has no use for, nothing of them is unpacked."""
    bomb = bytes(4 * limits.TABLE)
    others = dict.fromkeys(("deck/../KH.png", "deck/KX.png", "deck/a/KH.png", "x.png", "back.png", "cloth.PNG"), bomb)
    read = read_table(table({"cloth.png": file_of(photo_of(9)), **others}))
    assert list(read.pictures) == ["cloth.png"]


@pytest.mark.parametrize("frame", [44, 121])
def test_a_frame_is_as_wide_as_it_may_be(frame: int) -> None:
    """45 to 120 thousandths of the width, as records.md says."""
    with pytest.raises(BadTable):
        read_table(changed(frame=frame))


def test_a_bomb_is_not_unpacked() -> None:
    """Given a picture larger than a whole table may be in a file of some kilobytes, and a deck that isn't one."""
    file = io.BytesIO(changed(cloth="photo"))
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("cloth.png", bytes(4 * limits.TABLE))
    with pytest.raises(BadTable) as refused:
        read_table(file.getvalue())
    assert refused.value.flaw == "table_too_large"
    with pytest.raises(BadTable) as refused:
        take_table(read_table(changed(deck="photo")), lambda name, data: None)
    assert refused.value.flaw == "table_damaged"
