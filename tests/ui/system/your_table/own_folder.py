"""A player's folder with photos and decks, opened in this process, so that a test needs no other."""

from pathlib import Path

import msgspec

from game.ui.shared.cards.own_pictures import DECK_ENDING, OwnPictures
from game.ui.system.your_table.picture_process import OpenPictures, PictureKind, open_pictures
from saves.disk.file_faults import FlawedFile
from saves.disk.files import RealDisk
from saves.pictures.pixels import Pictures


def opened_here(path: Path) -> Pictures:
    """What the process in a cage would answer."""
    kind = PictureKind.DECK_COPY if path.suffix == DECK_ENDING else PictureKind.PHOTO_COPY
    *_, answer = open_pictures(msgspec.msgpack.encode(OpenPictures(kind, str(path))))
    try:
        return msgspec.msgpack.decode(answer, type=Pictures)
    except msgspec.ValidationError:
        raise FlawedFile("photo_damaged") from None


def pictures_in(folder: Path) -> OwnPictures:
    """The pictures there, each read once by now."""
    own = OwnPictures(folder, folder / "cache", RealDisk(), opened_here)
    for path in (*folder.glob("photo-*.jpg"), *folder.glob("deck-*.zip")):
        try:
            own.read(path.stem)
        except (FlawedFile, OSError):
            continue
    return own
