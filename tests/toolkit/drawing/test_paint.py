from collections.abc import Callable

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.toolkit.drawing.cloths import CLOTHS, FOREST, cloth_of, tint_of
from game.toolkit.drawing.icons import ICONS
from game.toolkit.drawing.paint import emblem
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import ScreenPreferences
from tests.toolkit.driving import drawn_pixels, empty_kit, kit_at

WINDOW = (1920, 1080)  # a design pixel is a real one there
RED, BLUE = "#FF0000", "#0000FF"


@pytest.fixture(scope="module")
def kit() -> Kit:
    """A window in which design pixels are real ones."""
    return empty_kit(WINDOW)


def clear(*size: int) -> Surface:
    """Nothing drawn yet."""
    return Surface(size, pygame.SRCALPHA)


def inked(surface: Surface, least: int = 0) -> Rect:
    """The smallest box around everything that is more opaque than this."""
    return surface.get_bounding_rect(least + 1)


def row(surface: Surface, y: int) -> list[Color]:
    """The colours of a line of pixels."""
    return [surface.get_at((x, y)) for x in range(surface.get_width())]


# ---- panels


def test_a_box_without_room_is_not_drawn(kit: Kit) -> None:
    for box in (Rect(5, 5, 2, 20), Rect(5, 5, 20, 2), Rect(5, 5, 0, 0), Rect(60, 60, 30, 30)):
        surface = clear(50, 50)
        kit.paint.panel(surface, box, RED, 1, None, 0)
        assert not pygame.mask.from_surface(surface, 0).count()
    kit.paint.panel(surface, Rect(5, 5, 3, 3), RED, 1, None, 0)
    assert pygame.mask.from_surface(surface, 0).count() == 9


def test_in_high_contrast_a_box_is_dark_whole_and_has_a_line_that_can_be_seen() -> None:
    paint = empty_kit(WINDOW, ScreenPreferences(contrast="high")).paint
    surface = Surface((100, 60))
    surface.fill("white")
    paint.panel(surface, surface.get_rect(), "#1A5545", 0.6, "#2C6B57", 0, 1)
    assert sum(surface.get_at((50, 30))[:3]) < 60
    assert sum(surface.get_at((50, 1))[:3]) > 250
    assert surface.get_at((50, 0)) == surface.get_at((50, 1))


def test_wide_panels_share_a_picture() -> None:
    paint = empty_kit(WINDOW).paint
    for width in range(300, 900, 50):
        paint.panel(clear(900, 40), Rect(0, 0, width, 40), RED, 1, BLUE, 12, 2)
    assert len(paint.kept) == 1


# ---- shadows, dashes, rings, signs


def test_the_ring_of_the_focus_lies_around_and_is_light_in_a_dark_gap(kit: Kit) -> None:
    surface = Surface((300, 200))
    surface.fill("#808080")
    box = Rect(100, 80, 100, 40)
    kit.paint.focus(surface, box)
    tones = [sum(surface.get_at((x, 100))[:3]) // 3 for x in range(box.left - 30, box.left)]
    light = [at for at, tone in enumerate(tones) if tone > 200]
    assert light
    assert max(tones[light[-1] + 2 :]) < 80
    assert tones[:15] == [128] * 15
    assert surface.get_at(box.center) == Color("#808080")
    assert kit.paint.focus_pad == 9
    assert empty_kit((960, 540)).paint.focus_pad == 6


# ---- grounds


PATTERNS = {name: cloth for name, cloth in CLOTHS.items() if cloth.pattern is not None}


def test_an_unknown_cloth_is_green_felt_and_only_others_tint_the_boxes() -> None:
    assert cloth_of("velvet") == CLOTHS[FOREST]
    assert tint_of("velvet") is tint_of(FOREST) is None
    assert tint_of("oak") == CLOTHS["oak"].base


KEPT: dict[str, Callable[[Kit, Surface], object]] = {
    "a panel": lambda kit, surface: kit.paint.panel(surface, Rect(0, 0, 90, 40)),
    "a frame": lambda kit, surface: kit.paint.panel(surface, Rect(0, 0, 90, 40), opacity=0),
    "a place": lambda kit, surface: kit.paint.dashed(surface, Rect(0, 0, 90, 40)),
    "a sign": lambda kit, surface: kit.paint.icon(surface, "plus", (20, 20), 30),
    "wood": lambda kit, surface: kit.paint.walnut(surface, Rect(0, 0, 90, 40)),
    "a veil": lambda kit, surface: kit.paint.dim(surface, 90),
}


@pytest.mark.parametrize("name", KEPT)
def test_what_was_drawn_once_is_only_copied(name: str) -> None:
    kit, pictures = empty_kit(WINDOW), []
    for _ in range(2):
        surface = clear(100, 60)
        KEPT[name](kit, surface)
        pictures.append((pygame.image.tobytes(surface, "RGBA"), len(kit.paint.kept)))
    assert pictures[0] == pictures[1]
    assert pictures[0][1]


@pytest.mark.parametrize("name", list(ICONS))
def test_every_icon_is_drawn(name: str) -> None:
    surface = Surface((64, 64), pygame.SRCALPHA)
    kit_at().paint.icon(surface, name, (32, 32), 48)
    assert 60 < drawn_pixels(surface) < 48 * 48


def test_the_program_has_a_picture() -> None:
    picture = emblem(64)
    for colour in ("#8C2B3D", "#20407E", "#F2C14E"):
        assert pygame.mask.from_threshold(picture, pygame.Color(colour), (8, 8, 8, 255)).count() > 100
