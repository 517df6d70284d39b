"""A table as one file: what was packed is read, and what isn't ours, or too much, is left alone."""

import zipfile
from collections.abc import Mapping

import msgspec
import pytest

from game.cards import FACES
from saves.disk import limits
from saves.disk.file_faults import PictureFlaw
from saves.pictures.shared_table import BadTable, SharedTable, TableFacts, packed_table, read_table
from tests.fuzz.hostile_pictures import zipped

PNG = b"\x89PNG\r\n\x1a\n"
GIF = b"GIF89a"
USUAL = {"version": 1, "cloth": "oak", "back": "tiles", "deck": "own", "colours": "four"}
CARDS = [f"deck/{face.replace('*', 'joker-')}.png" for face in FACES]


def table(pictures: Mapping[str, bytes] | None = None, packing: int = zipfile.ZIP_STORED, **facts: object) -> bytes:
    """A file whose `table.json` says so, with these pictures."""
    return zipped({"table.json": msgspec.json.encode(USUAL | facts), **(pictures or {})}, packing)


@pytest.mark.parametrize(
    ("facts", "pictures"),
    [
        (TableFacts("oak", "tiles", "large", "classic"), {}),
        (TableFacts("photo", "photo", "own", "four", 120), {"cloth.png": PNG + b"c", "back.png": PNG + b"b"}),
        (TableFacts("oak", "tiles", "photo", "four", 45, "Blots"), dict.fromkeys(CARDS, PNG)),
    ],
)
def test_a_table_comes_back_from_its_file(facts: TableFacts, pictures: dict[str, bytes]) -> None:
    """Given a table of the game's own, with photos, or with a whole deck, its file is that table again."""
    packed = SharedTable(facts, pictures)
    assert read_table(packed_table(packed)) == packed


@pytest.mark.parametrize(
    ("data", "flaw"),
    [
        (table(version=2, cloth={"of": "tomorrow"}), "table_newer"),
        (table(version=0), "table_damaged"),
        (table(cloth="photo"), "table_damaged"),
        (table({"cloth.png": PNG}, cloth="photo", back="photo"), "table_damaged"),
        (table(cloth=7), "table_damaged"),
        (table(cloth="x" * 41), "table_damaged"),
        (table(frame=44), "table_damaged"),
        (table(frame=121), "table_damaged"),
        (table()[:-30], "table_damaged"),
        (b"", "table_damaged"),
        (table({"cloth.png": GIF}, cloth="photo"), "table_damaged"),
        (table({"cloth.png": b""}, cloth="photo"), "table_damaged"),
        (table({"deck/KH.png": GIF}, deck="photo"), "table_damaged"),
        (table({f"{number}.png": b"" for number in range(100)}), "table_too_large"),
        (table({"cloth.png": bytes(4 * limits.TABLE)}, zipfile.ZIP_DEFLATED, cloth="photo"), "table_too_large"),
        (
            table(
                dict.fromkeys(("cloth.png", "back.png"), PNG + bytes(2 * limits.TABLE)),
                zipfile.ZIP_DEFLATED,
                cloth="photo",
                back="photo",
            ),
            "table_too_large",
        ),
    ],
)
def test_what_is_no_table_is_refused(data: bytes, flaw: PictureFlaw) -> None:
    """Given a newer file, one that lacks what it names or has it in another format (a GIF's frame may be larger than
    its screen), too many files, or a bomb, it is refused by a reason that has a sentence.
    """
    with pytest.raises(BadTable) as refused:
        read_table(data)
    assert refused.value.flaw == flaw


def test_what_a_table_does_not_ask_for_is_ignored() -> None:
    """Given names that records.md doesn't list, or that this table has no use for, nothing of them is unpacked; as many
    files as a deck, its pictures and a few more are none too many.
    """
    others = ("deck/../KH.png", "deck/KX.png", "deck/a/KH.png", "x.png", "back.png", "cloth.PNG")
    bombs = dict.fromkeys(others, bytes(limits.TABLE + 1))
    fillers = {f"{number}.png": b"" for number in range(92)}
    read = read_table(table({"cloth.png": PNG, **bombs, **fillers}, zipfile.ZIP_DEFLATED, cloth="photo"))
    assert dict(read.pictures) == {"cloth.png": PNG}


def test_a_table_that_is_too_large_is_not_packed() -> None:
    """Given a picture of more than a whole table may have, sharing it is refused."""
    with pytest.raises(BadTable) as refused:
        packed_table(SharedTable(TableFacts("photo", "tiles", "own"), {"cloth.png": PNG + bytes(limits.TABLE)}))
    assert refused.value.flaw == "table_too_large"
