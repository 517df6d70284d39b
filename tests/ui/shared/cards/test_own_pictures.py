"""Photos and decks in a player's folder: opened elsewhere, cached as pixels, never waited for."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.toolkit.app import App
from game.ui.shared.cards.own_pictures import OwnPictures
from game.ui.shared.preferences import Preferences
from saves.disk.file_faults import FlawedFile
from saves.disk.files import RealDisk
from saves.disk.folders import table_folder
from saves.pictures.pixels import PHOTO, RAW, Pictures, Pixels, packed_cache, pixels_of, read_cache
from tests.fuzz.hostile_pictures import gif
from tests.toolkit.waiting import PATIENCE
from tests.ui.house import House

NAME = "photo-12345678"
RED = Pictures({PHOTO: pixels_of((2, 1), b"\xff\0\0" * 2, RAW)})


class Opener:
    """Opens files when it may, and counts them."""

    def __init__(self, found: Pictures | FlawedFile | OSError = RED) -> None:
        self.found, self.count = found, 0
        self.may = threading.Event()
        self.may.set()

    def __call__(self, path: Path) -> Pictures:
        """What it was given."""
        self.may.wait(PATIENCE)
        self.count += 1
        if isinstance(self.found, Exception):
            raise self.found
        return self.found


def own(folder: Path, opener: Opener, cache: Path | None = None) -> OwnPictures:
    """A player's folder with one photo in it."""
    (folder / "table").mkdir(exist_ok=True)
    copy = folder / "table" / f"{NAME}.jpg"
    if not copy.exists():
        copy.write_bytes(b"any")
    return OwnPictures(folder / "table", cache or folder / "cache", RealDisk(), opener)


def until(true: Callable[[], bool]) -> None:
    """Waits for another thread."""
    for thread in [thread for thread in threading.enumerate() if thread.name.startswith("picture ")]:
        thread.join(PATIENCE)
    assert true()


def test_a_picture_is_opened_once_and_nobody_waits(tmp_path: Path) -> None:
    """Given a photo that takes its time, there is none until it has arrived, and then for every later start, too."""
    opener = Opener()
    opener.may.clear()
    pictures = own(tmp_path, opener)
    assert pictures.at_once(NAME) is None
    assert pictures.at_once(NAME) is None
    assert not pictures.take_news()
    opener.may.set()
    until(pictures.take_news)
    assert not pictures.take_news()
    assert pictures.at_once(NAME) == RED
    assert own(tmp_path, Opener(FlawedFile("photo_damaged"))).read(NAME) is not None
    assert opener.count == 1


def test_what_changed_is_opened_again(tmp_path: Path) -> None:
    """Given a copy that was replaced by another, as a backup would, what is cached of the first isn't shown."""
    opener = Opener()
    own(tmp_path, opener).read(NAME)
    pictures = own(tmp_path, opener)
    (tmp_path / "table" / f"{NAME}.jpg").write_bytes(b"longer")
    pictures.read(NAME)
    assert opener.count == 2


def test_where_nothing_can_be_written_pictures_are_kept_in_mind(tmp_path: Path) -> None:
    """Given a disk that is only read, a photo is opened once at each start."""
    (tmp_path / "file").write_bytes(b"")
    opener = Opener()
    pictures = own(tmp_path, opener, tmp_path / "file" / "cache")
    assert pictures.read(NAME) == RED
    assert pictures.at_once(NAME) == RED
    assert opener.count == 1


def test_the_cache_of_a_picture_that_is_gone_is_deleted(tmp_path: Path) -> None:
    """Given copies that the game has deleted, nothing of them stays."""
    pictures = own(tmp_path, Opener())
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / "photo-87654321.pixels").write_bytes(b"old")
    pictures.read(NAME)
    assert [path.stem for path in (tmp_path / "cache").iterdir()] == [NAME]


def test_one_that_cannot_be_opened_is_told_of_once(tmp_path: Path) -> None:
    """Given a photo that takes too much, it isn't opened again and again, and somebody hears of it."""
    opener = Opener(FlawedFile("photo_too_large"))
    pictures = own(tmp_path, opener)
    assert pictures.at_once(NAME) is None
    until(lambda: opener.count == 1)
    ((name, flawed),) = pictures.take_refused()
    assert (name, flawed.flaw) == (NAME, "photo_too_large")
    assert pictures.at_once(NAME) is None
    assert (pictures.take_refused(), opener.count) == ([], 1)


def test_one_that_cannot_be_read_now_is_tried_again(tmp_path: Path) -> None:
    """The bug: a photo that the disk refused for a moment was never asked for again, as the thread that read it died of
    a name without a value.
    """
    opener = Opener(OSError("busy"))
    pictures = own(tmp_path, opener)
    assert pictures.at_once(NAME) is None
    until(lambda: opener.count == 1)
    opener.found = RED
    assert pictures.at_once(NAME) is None
    until(lambda: opener.count == 2)
    assert (pictures.at_once(NAME), pictures.take_refused()) == (RED, [])


@pytest.mark.parametrize(
    "pixels", [Pixels(2, 1, b""), Pixels(2, 1, b"no"), pixels_of((2, 1), bytes(5), RAW), pixels_of((2, 1), bytes(7), 9)]
)
def test_pixels_of_another_number_are_no_picture(pixels: Pixels) -> None:
    """Given a damaged cache, or one that unpacks to more than its size says, nothing is shown."""
    with pytest.raises(ValueError, match="size"):
        pixels.rows()


def test_a_damaged_cache_is_made_again() -> None:
    """Given bytes that somebody else wrote there, the picture is opened anew."""
    data = packed_cache("1 2 3", RED)
    assert read_cache(data, "1 2 3") == RED
    for spoiled in (data[:-1], b"", b"\xc1", data.replace(b"\x02\x01", b"\x00\x01")):
        assert read_cache(spoiled, "1 2 3") is None


@pytest.mark.slow
def test_a_cloth_that_somebody_planted_stops_nothing(open_house: Callable[..., House], tmp_path: Path) -> None:
    """Given settings with a photo that would take gigabytes, the window opens on the green cloth and says so."""
    table_folder(tmp_path).mkdir(parents=True)
    (table_folder(tmp_path) / f"{NAME}.jpg").write_bytes(gif((100, 100), (60_000, 60_000)))
    chosen = replace(Preferences(speed="off", sound=False), cloth=NAME)
    house = open_house(preferences=chosen, make_app=App)  # only what is drawn asks for its cloth
    house.program.show_title()
    house.run(0.5)
    for thread in [thread for thread in threading.enumerate() if thread.name == f"picture {NAME}"]:
        thread.join(PATIENCE)
    house.run(0.5)
    notice = house.program.screens.notice()
    assert notice is not None
    assert NAME in notice.words
