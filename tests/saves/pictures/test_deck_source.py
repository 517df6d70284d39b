"""Decks from elsewhere: what their files are called, where they are found, and what is never unpacked."""

import gzip
import io
import zipfile
from pathlib import Path

import pytest

from saves.disk import limits
from saves.disk.file_faults import BadDeck
from saves.pictures.deck_source import DeckOrigin, card_named, data_folders, decks_found, origin_of, read_deck


def zipped(path: Path, files: dict[str, bytes]) -> Path:
    """A zip with these files in it, names as they are."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("king_of_hearts.svg", "KH"),
        ("queen-spade.png", "QS"),
        ("1_club", "AC"),
        ("club_10", "TC"),
        ("heart_jack", "JH"),
        ("01c.png", "AC"),
        ("13s.png", "KS"),
        ("10D.png", "TD"),
        ("TD.svg", "TD"),
        ("d-5.png", "5D"),
        ("ace_of_diamonds", "AD"),
        ("joker_black", "*B"),
        ("red_joker.png", "*R"),
        ("back.png", None),
        ("kh_back.png", None),
        ("the.png", None),
        ("club", None),
        ("heartS", None),
        ("1_knight", None),
        ("21_trump", None),
    ],
)
def test_names_of_cards(name: str, card: str | None) -> None:
    """As KDE, GNOME and collections of pictures call them; parts of a drawing mean no card."""
    assert card_named(name) == card


def test_names_in_a_zip_lead_nowhere(tmp_path: Path) -> None:
    """Given names that climb out of the zip, or begin at the root, only their last part is taken."""
    names = ("readme.txt", "../../evil/KH.png", "/etc/QS.png", "C:\\windows\\2C.png", "._2C.png", "deep/er/AS.svg")
    source = read_deck(zipped(tmp_path / "my-deck.zip", dict.fromkeys(names, b"x")))
    assert set(source.files) == {"kh.png", "qs.png", "2c.png", "as.svg"}
    assert source.title == "My deck"


def test_a_folder_is_read_with_those_in_it_and_no_further(tmp_path: Path) -> None:
    """Given pictures, a folder of them, one deeper, and a link to another folder: no link is followed, and what is no
    picture is left. Its name is the title. The bug: what a Mac hides beside a picture was taken for the picture.
    """
    deck, elsewhere = tmp_path / "my_deck", tmp_path / "elsewhere"
    for folder in (deck / "faces" / "deeper", elsewhere):
        folder.mkdir(parents=True)
    for path in (deck / "KH.PNG", deck / "._KH.PNG", deck / "readme.txt", deck / "faces" / "QS.svg"):
        path.write_bytes(b"x")
    for path in (deck / "faces" / "deeper" / "2C.png", elsewhere / "AS.png"):
        path.write_bytes(b"y")
    (deck / "linked").symlink_to(elsewhere)
    source = read_deck(deck)
    assert (source.files, source.title) == ({"kh.png": b"x", "qs.svg": b"x"}, "My deck")


@pytest.mark.parametrize("kind", ["zip", "svgz", "many", "plain", "folder"])
def test_what_is_larger_than_any_deck_is_not_unpacked(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A zip or a packed drawing of hundreds of megabytes, and one of more than six hundred files, in files of some
    kilobytes; a file and a folder with more in them.
    """
    monkeypatch.setattr(limits, "DECK_SOURCE", 1_000_000)
    path = tmp_path / "bomb.zip"
    if kind == "zip":
        zipped(path, {f"{n}.png": bytes(limits.DECK_SOURCE // 2) for n in range(3)})
    elif kind == "svgz":
        path = tmp_path / "bomb.svgz"
        path.write_bytes(gzip.compress(bytes(limits.DRAWING + 5)))
    elif kind == "many":
        assert len(read_deck(zipped(path, {f"{n}.png": b"" for n in range(600)})).files) == 600
        zipped(path, {f"{n}.png": b"" for n in range(601)})
    elif kind == "folder":
        path = tmp_path / "bomb"
        path.mkdir()
        for name in ("KH.png", "QS.png", "2C.png"):
            with (path / name).open("wb") as file:
                file.truncate(limits.DECK_SOURCE // 2)
    else:
        with path.open("wb") as file:
            file.truncate(limits.DECK_SOURCE + 1)
    with pytest.raises(BadDeck) as refused:
        read_deck(path)
    assert refused.value.flaw == "deck_too_large"


def test_a_damaged_zip_is_refused(tmp_path: Path) -> None:
    """Cut off, changed inside, or with a password: never an exception of the library."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr("KH.png", b"picture" * 50)
    data = bytearray(whole.getvalue())
    data[60:70] = b"\xff" * 10
    (tmp_path / "changed.zip").write_bytes(data)
    locked = bytearray(whole.getvalue())
    locked[6] |= 1
    locked[locked.rindex(b"PK\x01\x02") + 8] |= 1
    (tmp_path / "locked.zip").write_bytes(locked)
    for name in ("changed.zip", "locked.zip"):
        with pytest.raises(BadDeck) as refused:
            read_deck(tmp_path / name)
        assert refused.value.flaw == "deck_damaged"


def test_decks_are_found_where_kde_and_gnome_keep_them(tmp_path: Path) -> None:
    """With the name that the desktop shows, each once, the person's own before those of the system; of a long name the
    40 letters that it may have in a shared table.
    """
    long = "x" * 40
    own, shared = tmp_path / "own", tmp_path / "shared"
    for folder, title in ((own, "Oxygen"), (shared, "Oxygen"), (shared, f"Dondorf ö {long}")):
        deck = folder / "carddecks" / f"svg-{title.split()[0].lower()}"
        deck.mkdir(parents=True)
        (deck / "index.desktop").write_text(f"[KDE Backdeck]\nName[de]=Deck\nName={title}\n", encoding="utf-8")
    cards = shared / "aisleriot" / "cards"
    cards.mkdir(parents=True)
    (cards / f"paris{long}.svgz").write_bytes(b"")
    for path in (shared / "carddecks" / ".hidden", cards / ".hidden.svg", cards / "readme.txt"):
        path.mkdir()
    folders = data_folders({"XDG_DATA_HOME": str(own), "XDG_DATA_DIRS": f"{shared}:relative:{tmp_path / 'none'}"})
    found = [(deck.title, deck.origin, deck.path.is_relative_to(own)) for deck in decks_found(folders)]
    assert found == [
        (f"Dondorf ö {long[:30]}", DeckOrigin.KDE, False),
        ("Oxygen", DeckOrigin.KDE, True),
        (f"Paris{long[:35]}", DeckOrigin.GNOME, False),
    ]
    paths = [*(deck.path for deck in decks_found(folders)), tmp_path / "deck.zip"]
    assert [origin_of(path) for path in paths] == [DeckOrigin.KDE, DeckOrigin.KDE, DeckOrigin.GNOME, DeckOrigin.FILE]
