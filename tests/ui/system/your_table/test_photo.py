"""Photos on the table: everything can be read on them, both decks are told apart, and hostile files are refused."""

import io
import random
import zlib
from contextlib import suppress
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from game.assets import assets_folder
from game.toolkit.drawing.palette import contrast, least_distance
from game.toolkit.drawing.theme import CREAM
from game.toolkit.kit import make_kit
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.cards.own_pictures import BackPhoto, back_photo, cloth_photo
from game.ui.shared.preferences import Preferences
from game.ui.system.your_table import photo
from saves.disk.file_faults import PictureFlaw
from saves.pictures.picture_file import BadPicture
from tests.slow import slow_except
from tests.ui.contrasts import measured
from tests.ui.drive import empty_kit, shared_fonts
from tests.ui.every_screen import EVERY
from tests.ui.system.your_table.own_folder import pictures_in
from tests.ui.system.your_table.some_photos import file_of, photo_of


@pytest.mark.parametrize("seed", slow_except([0, 2, 23], range(100)))
def test_words_can_be_read_on_any_photo(seed: int) -> None:
    """However bright it is: 4.5 to 1 for words on every piece as large as two letters, measured after it was packed."""
    ready = photo.as_cloth(photo_of(seed))
    there = pygame.image.load(io.BytesIO(photo.packed(ready.picture)), "x.jpg")
    small = pygame.transform.smoothscale(there, (80, 45))
    colours = {tuple(small.get_at((x, y)))[:3] for x in range(80) for y in range(45)}
    assert min(contrast(CREAM, "#{:02X}{:02X}{:02X}".format(*colour)) for colour in colours) >= 4.5


@pytest.mark.parametrize("seed", slow_except([0, 2], range(100)))
def test_hands_and_feet_are_told_apart_on_any_photo(seed: int) -> None:
    """Blue photos under a blue frame, too, as small as cards ever are, and colour-blind."""
    art = card_art(empty_kit())
    ready = photo.as_back(photo_of(seed), art)
    assert ready.is_clear
    back = BackPhoto(ready.picture, ready.frame / 1000)
    hand, foot = (pygame.transform.average_color(art.photo_back(back, stack, 32)) for stack in ("hand", "foot"))
    assert least_distance(hand, foot) >= 5


@pytest.mark.parametrize("seed", slow_except([0], range(0, 100, 9)))
def test_every_text_at_the_table_has_contrast_on_a_photo(seed: int, tmp_path: Path) -> None:
    """Names and pills against what really lies under them; a table whose photo is gone is the green one."""
    data = photo.packed(photo.as_cloth(photo_of(seed)).picture)
    name = photo.photo_name(data)
    (tmp_path / f"{name}.jpg").write_bytes(data)
    own = pictures_in(tmp_path)
    assert cloth_photo(own.at_once(name), name) is not None
    theme = replace(Preferences(cloth=name).theme((1280, 720)), pictures=own)
    scene, surface = EVERY["table 4-2v2, mid-round"](), Surface((1280, 720))
    scene.resize(make_kit(theme, shared_fonts(assets_folder() / "fonts"), assets_folder()))
    with measured() as found:
        scene.draw(surface, True)
    assert {pair: worst for pair, worst in found.items() if worst[0] < 4.5} == {}


def test_a_photo_is_shown_upright_and_no_larger_than_needed() -> None:
    """Given a phone's photo that was taken sideways, and says so in EXIF, it stands on its feet."""
    picture = Surface((3000, 1500))
    picture.fill("white")
    picture.fill("red", Rect(0, 0, 1500, 1500))  # the top of what was seen, on the left of the file
    exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    plain = file_of(picture, "jpg")
    turned = plain[:2] + b"\xff\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif + plain[2:]
    upright = photo.opened(turned)
    assert upright.get_size() == (1024, 2048)
    assert upright.get_at((512, 100)).g < 60 < 200 < upright.get_at((512, 1900)).g


def png_of(width: int, height: int, data: bytes = b"") -> bytes:
    """A PNG that says it is so large, whatever is in it."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return len(body).to_bytes(4, "big") + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x01\0\0\0\0"
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("data", "flaw"),
    [
        (png_of(30_000, 30_000, bytes(1_000_000)), "photo_too_large"),
        (png_of(0x7FFFFFFF, 40), "photo_too_large"),
        (png_of(8, 8, bytes(16)), "photo_too_small"),
        (png_of(600, 600), "photo_damaged"),
        (png_of(600, 600)[:20], "photo_damaged"),
        (b"\xff\xd8\xff\xe0\0\0", "photo_damaged"),
        (b"\xff\xd8\xff", "photo_damaged"),
        (b"RIFF\0\0\0\0WEBPVP8 ", "photo_damaged"),
        (b"GIF89a" + b"\xff" * 4, "photo_too_large"),
        (b"BM" + b"\0" * 16 + b"\xff\xff\xff\x7f" * 2, "photo_too_large"),
        (b"<svg/>", "no_photo"),
        (b"", "no_photo"),
    ],
)
def test_a_hostile_file_is_refused(data: bytes, flaw: PictureFlaw) -> None:
    """Before anything is decoded where it claims too much, and never by anything but a sentence."""
    with pytest.raises(BadPicture) as refused:
        photo.opened(data)
    assert refused.value.flaw is flaw


@pytest.mark.slow
def test_no_damage_gets_further_than_a_refusal() -> None:
    """Given 3,000 photos with bytes changed, cut off or put in, each is opened or refused."""
    chance = random.Random(30)
    whole = [file_of(photo_of(seed, (80, 60)), kind) for seed in (9, 10) for kind in ("png", "jpg", "bmp")]
    for _ in range(3000):
        data = bytearray(chance.choice(whole))
        for _ in range(chance.randint(1, 12)):
            at = chance.randrange(len(data))
            data[at : at + chance.choice((0, 1, 1, 9))] = chance.randbytes(chance.choice((0, 1, 1, 4)))
        with suppress(BadPicture):
            photo.opened(bytes(data[: chance.choice((len(data), chance.randrange(len(data) + 1)))]))


def test_names_of_photos_lead_nowhere_else(tmp_path: Path) -> None:
    """Settings could name anything: only a photo's own name is looked for, and only in its folder."""
    secret = tmp_path / "photo-12345678.jpg"
    secret.write_bytes(photo.packed(photo_of(9)))
    inside = tmp_path / "table"
    inside.mkdir()
    assert pictures_in(inside).at_once("../photo-12345678") is None
    found = pictures_in(tmp_path).at_once("photo-12345678")
    assert cloth_photo(found, "photo-12345678") is not None
    assert back_photo(found, "photo-12345678") is None
