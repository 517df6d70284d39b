"""Prepares photos for the table: upright, no larger than needed, dark enough for text, distinguishable as backs."""

import hashlib
import io
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame
from pygame import Surface

from game.toolkit.drawing.paint import covering
from game.toolkit.drawing.palette import least_distance, luminance
from game.toolkit.drawing.theme import VEIL
from game.ui.shared.cards.own_pictures import USUAL_FRAME, BackPhoto
from saves.pictures.picture_file import BadPicture, facts_of

if TYPE_CHECKING:
    from game.ui.shared.cards.card_art import CardArt

LARGEST: Final = 2048
"""The longer side in pixels at which photos are processed."""
CLOTH_SIZE, BACK_SIZE = (1600, 900), (500, 700)
PIECE: Final = 20
"""Pixels, on a cloth 1600 wide: less than two letters at the table."""
LIGHTEST: Final = 0.085
"""The highest luminance at which all colours of text on cloth have a contrast of 4.5 to 1; the faintest is that of a
foot.
"""
LEAST_VEIL, VEIL_STEP = 0.2, 0.05
SMALLEST_BACK: Final = 32
"""The width in real pixels of others' backs at the fullest table."""
EASILY: Final = 6.0
"""The least CIE76 distance between the mean colours of hand and foot, mostly photo; nobody can see less than 2.3."""
FRAMES: Final = (USUAL_FRAME, 70, 95, 120)


class ClothPhoto(NamedTuple):
    """A photo that covers the table, and by how many per cent it was darkened."""

    picture: Surface
    darker: int


class ReadyBack(NamedTuple):
    """A photo for card backs, its frame in thousandths of the width, and whether both decks are easily told apart."""

    picture: Surface
    frame: int
    is_clear: bool


def opened(data: bytes) -> Surface:
    """A photo, upright. Raises BadPicture."""
    facts = facts_of(data)
    try:
        picture = pygame.image.load(io.BytesIO(data), f"photo.{facts.kind}")
    except (pygame.error, MemoryError):
        raise BadPicture("photo_damaged") from None
    if picture.get_size() != (facts.width, facts.height):
        raise BadPicture("photo_damaged")
    scale = min(1.0, LARGEST / max(picture.get_size()))
    if scale < 1:
        picture = _smaller(picture, (max(1, round(facts.width * scale)), max(1, round(facts.height * scale))))
    return turned(pygame.transform.flip(_on_white(picture), facts.is_mirrored, False), facts.turns)


def _smaller(picture: Surface, size: tuple[int, int]) -> Surface:
    """The picture in this size, on white if it isn't opaque; made without another full-size copy if possible, as a
    phone's photo fills half of the available memory.
    """
    if picture.get_bitsize() < 24:
        picture = _on_white(picture)
    if not picture.get_flags() & pygame.SRCALPHA:
        return pygame.transform.smoothscale(picture, size)
    picture.premul_alpha_ip()
    return _on_white(pygame.transform.smoothscale(picture, size), pygame.BLEND_PREMULTIPLIED)


def _on_white(picture: Surface, how: int = 0) -> Surface:
    flat = Surface(picture.get_size(), depth=24)
    flat.fill("white")
    flat.blit(picture, (0, 0), special_flags=how)
    return flat


def turned(picture: Surface, turns: int) -> Surface:
    return pygame.transform.rotate(picture, -90 * (turns % 4))


def as_cloth(picture: Surface, size: tuple[int, int] = CLOTH_SIZE, least_veil: float = LEAST_VEIL) -> ClothPhoto:
    """The photo slightly blurred, and as much darker as its lightest place needs."""
    cloth = covering(picture, size)
    soft = pygame.transform.smoothscale(cloth, (max(1, size[0] // 2), max(1, size[1] // 2)))
    cloth = pygame.transform.smoothscale(soft, size)
    lightest, veil = _lightest_pieces(cloth), least_veil
    while veil < 1 and any(luminance(_under_veil(colour, veil)) > LIGHTEST for colour in lightest):
        veil += VEIL_STEP
    cover = Surface(size)
    cover.fill(VEIL)
    cover.set_alpha(round(255 * veil))
    cloth.blit(cover, (0, 0))
    return ClothPhoto(cloth, round(100 * veil))


def _lightest_pieces(cloth: Surface) -> list[pygame.Color]:
    """The mean colours of the lightest pieces."""
    piece = max(1, round(PIECE * cloth.get_width() / CLOTH_SIZE[0]))
    small = pygame.transform.smoothscale(
        cloth, (max(1, cloth.get_width() // piece), max(1, cloth.get_height() // piece))
    )
    w, h = small.get_size()
    colours = [small.get_at((x, y)) for x in range(w) for y in range(h)]
    colours.sort(key=lambda colour: 2 * colour.r + 7 * colour.g + colour.b)
    return colours[-max(1, len(colours) // 50) :]


def _under_veil(colour: pygame.Color, veil: float) -> str:
    mixed = colour.lerp(pygame.Color(VEIL), min(1.0, veil))
    return f"#{mixed.r:02X}{mixed.g:02X}{mixed.b:02X}"


def as_back(picture: Surface, art: "CardArt") -> ReadyBack:
    """A back with the narrowest frame that lets everybody tell hands from feet at the smallest size, if any does."""
    cut = covering(picture, BACK_SIZE)
    small = pygame.transform.smoothscale(cut, (100, 140))
    for frame in FRAMES:
        photo = BackPhoto(small, frame / 1000)
        hand, foot = (
            pygame.transform.average_color(art.photo_back(photo, stack, SMALLEST_BACK)) for stack in ("hand", "foot")
        )
        if least_distance(hand, foot) >= EASILY:
            return ReadyBack(cut, frame, is_clear=True)
    return ReadyBack(cut, FRAMES[-1], is_clear=False)


def packed(picture: Surface, kind: str = "jpg") -> bytes:
    """The file contents of a picture for the player's folder; lossless if the kind is png."""
    file = io.BytesIO()
    pygame.image.save(picture, file, f"picture.{kind}")
    return file.getvalue()


def photo_name(data: bytes, frame: int | None = None) -> str:
    """The name of the copy. Another photo gets another name, so that no cached picture is mistaken for it."""
    name = f"photo-{hashlib.sha256(data).hexdigest()[:8]}"
    return name if frame is None else f"{name}-{frame}"
