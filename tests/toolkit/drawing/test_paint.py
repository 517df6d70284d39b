import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.toolkit.drawing.cloths import CLOTHS, FOREST, cloth_of, tint_of
from game.toolkit.drawing.paint import ROUND, covering, dashes, spread, svg, vertical
from game.toolkit.drawing.palette import luminance
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import ScreenPreferences
from tests.toolkit.driving import empty_kit

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


def is_mirrored(surface: Surface, *, across: bool = True, down: bool = True, by: int = 12) -> bool:
    """Whether left is like right and top like bottom, but for the rounding of a rim."""
    for x_too, y_too in ((across, False), (False, down)):
        if x_too or y_too:
            other = pygame.transform.flip(surface, x_too, y_too)
            differs = pygame.mask.from_threshold(surface, (0, 0, 0), (by, by, by, 255), other)
            differs.invert()
            if differs.count() > surface.get_width() * surface.get_height() / 50:
                return False
    return True


def row(surface: Surface, y: int) -> list[Color]:
    """The colours of a line of pixels."""
    return [surface.get_at((x, y)) for x in range(surface.get_width())]


# ---- panels


@pytest.mark.parametrize("size", [(60, 40), (61, 41), (90, 200), (400, 50), (1300, 41)])
@pytest.mark.parametrize("radius", [0, 12, 26, ROUND])
def test_a_panel_fills_its_box_with_round_corners_and_a_rim(kit: Kit, size: tuple[int, int], radius: float) -> None:
    box = Rect(10, 7, *size)
    surface = clear(size[0] + 20, size[1] + 14)
    kit.paint.panel(surface, box, RED, 1, BLUE, radius, 4)
    assert inked(surface) == box
    assert surface.get_at(box.center) == Color(RED)
    for depth, colour in ((1, BLUE), (6, RED)):
        inside = box.inflate(-2 * depth, -2 * depth)
        for x, y in (
            inside.midtop,
            inside.midleft,
            (inside.centerx, inside.bottom - 1),
            (inside.right - 1, inside.centery),
        ):
            assert surface.get_at((x, y)) == Color(colour)
    assert (surface.get_at(box.topleft).a < 128) == (radius > 0)
    assert is_mirrored(surface.subsurface(box))


@pytest.mark.parametrize("size", [(200, 100), (1300, 300)])
def test_a_frame_is_nothing_but_its_line(kit: Kit, size: tuple[int, int]) -> None:
    surface = clear(*size)
    kit.paint.panel(surface, surface.get_rect(), opacity=0, line=BLUE, radius=18, line_width=3)
    assert inked(surface) == surface.get_rect()
    assert surface.get_at((size[0] // 2, 2)) == surface.get_at((2, size[1] // 2)) == Color(BLUE)
    assert surface.get_at((size[0] // 2, 3)).a == surface.get_at((3, size[1] // 2)).a == 0
    assert surface.get_at((0, 0)).a == 0
    assert is_mirrored(surface)
    ring = pygame.mask.from_surface(surface, 60)
    assert len(ring.connected_components()) == 1


def test_a_panel_goes_from_its_upper_colour_to_its_lower(kit: Kit) -> None:
    surface = clear(300, 101)
    kit.paint.panel(surface, surface.get_rect(), opacity=1, line=None, radius=0, gradient=(RED, BLUE))
    colours = [surface.get_at((150, y)) for y in range(101)]
    assert [colour.r for colour in colours] == sorted((colour.r for colour in colours), reverse=True)
    assert colours[0].r > 245
    assert colours[100].b > 245
    assert abs(colours[50].r - colours[50].b) < 8
    assert len({tuple(colour) for colour in row(surface, 50)}) == 1


def test_a_panel_lets_as_much_through_as_it_says(kit: Kit) -> None:
    surface = Surface((80, 60))
    surface.fill("white")
    kit.paint.panel(surface, surface.get_rect(), "#000000", 0.5, None, 0)
    assert abs(surface.get_at((40, 30)).r - 128) < 3


def test_a_box_without_room_is_not_drawn(kit: Kit) -> None:
    for box in (Rect(5, 5, 2, 20), Rect(5, 5, 20, 2), Rect(5, 5, 0, 0), Rect(60, 60, 30, 30)):
        surface = clear(50, 50)
        kit.paint.panel(surface, box, RED, 1, None, 0)
        assert not pygame.mask.from_surface(surface, 0).count()
    kit.paint.panel(surface, Rect(5, 5, 3, 3), RED, 1, None, 0)
    assert pygame.mask.from_surface(surface, 0).count() == 9


def test_boxes_take_the_hue_of_the_cloth(kit: Kit) -> None:
    for cloth, is_red in ((FOREST, False), ("claret", True)):
        paint = empty_kit(WINDOW, ScreenPreferences(cloth=cloth)).paint
        surface = clear(60, 60)
        paint.panel(surface, surface.get_rect(), opacity=1, line=None, radius=0)
        ground = surface.get_at((30, 30))
        assert (ground.r > ground.g) == is_red
        paint.panel(surface, surface.get_rect(), BLUE, 1, None, 0)
        assert surface.get_at((30, 30)) == Color(BLUE)


def test_in_high_contrast_a_box_is_dark_whole_and_has_a_line_that_can_be_seen() -> None:
    paint = empty_kit(WINDOW, ScreenPreferences(contrast="high")).paint
    surface = Surface((100, 60))
    surface.fill("white")
    paint.panel(surface, surface.get_rect(), "#1A5545", 0.6, "#2C6B57", 0, 1)
    assert sum(surface.get_at((50, 30))[:3]) < 60
    assert sum(surface.get_at((50, 1))[:3]) > 250
    assert surface.get_at((50, 0)) == surface.get_at((50, 1))


@pytest.mark.parametrize("box", [Rect(0, 0, 300, 80), Rect(0, 0, 81, 240), Rect(0, 0, 400, 300)])
def test_what_is_spread_has_its_ends_once_and_its_middle_everywhere(box: Rect) -> None:
    picture = clear(40, 40)
    picture.fill(RED)
    picture.fill(BLUE, Rect(3, 3, 34, 34))
    surface = clear(box.right + 20, box.bottom + 20)
    spread(surface, picture, box.move(10, 10), 8)
    inside = surface.subsurface(box.move(10, 10))
    wanted = clear(*box.size)
    wanted.fill(RED)
    wanted.fill(BLUE, Rect(3, 3, box.w - 6, box.h - 6))
    assert pygame.image.tobytes(inside, "RGBA") == pygame.image.tobytes(wanted, "RGBA")
    assert inked(surface) == box.move(10, 10)


def test_wide_panels_share_a_picture() -> None:
    paint = empty_kit(WINDOW).paint
    for width in range(300, 900, 50):
        paint.panel(clear(900, 40), Rect(0, 0, width, 40), RED, 1, BLUE, 12, 2)
    assert len(paint.kept) == 1


# ---- shadows, dashes, rings, signs


def test_a_shadow_is_soft_and_reaches_as_far_on_every_side(kit: Kit) -> None:
    soft = kit.paint.shadow(120, 80, 9, 110)
    assert soft.get_size() == (120 + 36, 80 + 36)
    middle = [soft.get_at((x, 58)).a for x in range(79)]
    assert middle == sorted(middle)
    assert middle[0] < 12
    assert 90 < middle[78] <= 112
    assert 25 < middle[18] < 85
    assert all(pixel[:3] == (0, 0, 0) for pixel in row(soft, 58))
    for y in (18, 58, 98):
        sides = [pixel.a for pixel in row(soft, y)]
        assert all(abs(one - other) < 24 for one, other in zip(sides, reversed(sides), strict=True))


def test_a_panel_with_a_shadow_stands_out_below(kit: Kit) -> None:
    surface = Surface((400, 300))
    surface.fill("white")
    box = Rect(100, 100, 200, 100)
    kit.paint.panel(surface, box, RED, 1, None, 12, shadow=True)
    above, below = surface.get_at((200, box.top - 4)).r, surface.get_at((200, box.bottom + 4)).r
    assert below < above < 255
    assert surface.get_at((200, box.top - 40)) == surface.get_at((200, box.bottom + 50)) == Color("white")
    assert surface.get_at(box.center) == Color(RED)
    left, right = surface.get_at((box.left - 4, 150)).r, surface.get_at((box.right + 3, 150)).r
    assert max(left, right) < 250


@pytest.mark.parametrize("size", [(140, 200), (300, 90)])
def test_a_dashed_place_has_dashes_alike_on_all_sides(kit: Kit, size: tuple[int, int]) -> None:
    surface = clear(*size)
    kit.paint.dashed(surface, surface.get_rect(), BLUE, 0.1)
    assert is_mirrored(surface, by=60)
    runs = {}
    for name, line in (
        ("top", [surface.get_at((x, 1)).a > 128 for x in range(14, size[0] - 14)]),
        ("left", [surface.get_at((1, y)).a > 128 for y in range(14, size[1] - 14)]),
    ):
        runs[name] = sum(now and not before for before, now in zip([False, *line], line, strict=False))
        assert 0.4 < sum(line) / len(line) < 0.85
    assert runs["top"] >= 2 <= runs["left"]
    assert (runs["top"] < runs["left"]) == (size[0] < size[1])
    assert 10 < surface.get_at((size[0] // 2, size[1] // 2)).a < 40
    assert surface.get_at((0, 0)).a < 30


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


@pytest.mark.parametrize("name", ["disc", "plus", "minus"])
@pytest.mark.parametrize("size", [24, 47])
def test_a_sign_lies_in_the_middle_of_its_place(kit: Kit, name: str, size: int) -> None:
    surface = clear(100, 100)
    kit.paint.icon(surface, name, (50, 50), size, RED)
    box = inked(surface, 60)
    assert max(abs(box.centerx - 50), abs(box.centery - 50)) <= 1
    assert box.w <= size
    assert is_mirrored(surface.subsurface(box), by=60)
    assert surface.get_at((50, 50)) == Color(RED)


def test_a_filled_path_may_have_a_rim_and_a_line_has_no_ground(kit: Kit) -> None:
    square = "M20 20H80V80H20Z"
    filled, rimmed, line = (
        kit.paint.path(square, 100, RED),
        kit.paint.path(square, 100, RED, rim=BLUE),
        kit.paint.path(square, 100, RED, 8),
    )
    assert [inked(one, 128) for one in (filled, rimmed, line)] == [
        Rect(20, 20, 60, 60),
        Rect(16, 16, 68, 68),
        Rect(16, 16, 68, 68),
    ]
    assert [one.get_at((50, 50)).a for one in (filled, rimmed, line)] == [255, 255, 0]
    assert rimmed.get_at((18, 50)) == Color(BLUE)
    assert line.get_at((18, 50)) == Color(RED)


def test_paper_lies_on_two_more_sheets(kit: Kit) -> None:
    surface = Surface((300, 300))
    surface.fill("#00FF00")
    sheet = Rect(50, 50, 150, 150)
    kit.paint.paper(surface, sheet)
    assert min(surface.get_at(sheet.center)[:3]) > 200
    assert min(surface.get_at((sheet.right + 6, 130))[:3]) > 150
    assert min(surface.get_at((130, sheet.bottom + 6))[:3]) > 150
    assert max(surface.get_at((sheet.left - 3, 130))[0], surface.get_at((130, sheet.top - 3))[0]) < 60
    assert surface.get_at((sheet.right + 60, 130)) == Color("#00FF00")


# ---- grounds


@pytest.mark.parametrize("name", CLOTHS)
def test_a_cloth_is_lit_in_its_middle_and_no_lighter_than_the_green_felt(kit: Kit, name: str) -> None:
    cloth = kit.paint.cloth(name, (640, 360))

    def tone(x: int, y: int, of: Surface = cloth) -> float:
        red, green, blue, _ = pygame.transform.average_color(of, Rect(x - 24, y - 24, 48, 48))
        return luminance(f"#{red:02X}{green:02X}{blue:02X}")

    middle, corners = tone(320, 158), [tone(x, y) for x in (26, 614) for y in (26, 334)]
    assert cloth.get_size() == (640, 360)
    assert max(corners) < middle * 0.8
    assert corners[0] == pytest.approx(corners[2], rel=0.2)
    assert corners[1] == pytest.approx(corners[3], rel=0.2)
    assert max(corners[1], corners[3]) < max(corners[0], corners[2])
    assert middle <= tone(320, 158, kit.paint.cloth(FOREST, (640, 360))) * 1.02


PATTERNS = {name: cloth for name, cloth in CLOTHS.items() if cloth.pattern is not None}


@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("side", [96, 150])
def test_a_pattern_repeats_without_a_seam(name: str, side: int) -> None:
    """Given four tiles of a cloth, what lies on both sides of where they meet differs no more than twice as much
    as neighbours elsewhere; nothing of it is opaque, and all of it is there at every size.
    """
    pattern = PATTERNS[name].pattern
    assert pattern is not None
    tile = svg((side, side), pattern(side))
    grey = Surface((2 * side, 2 * side))
    grey.fill("#808080")
    for x in (0, side):
        for y in (0, side):
            grey.blit(tile, (x, y))

    def steps(lines: Iterator[list[int]]) -> list[float]:
        found = list(lines)
        return [
            sum(abs(one - other) for one, other in zip(before, after, strict=True)) / len(before)
            for before, after in pairwise(found)
        ]

    down = steps([grey.get_at((x, y)).r for x in range(2 * side)] for y in range(2 * side))
    across = steps([grey.get_at((x, y)).r for y in range(2 * side)] for x in range(2 * side))
    for found in (down, across):
        others = found[: side - 1] + found[side:]
        assert found[side - 1] <= 2 * max(others) + 1
    tones = [grey.get_at((x, y)).r for x in range(side) for y in range(0, side, 3)]
    assert min(tones) > 15
    assert max(tones) < 225
    assert max(tones) - min(tones) > 8


@pytest.mark.parametrize("name", ["damask", "harbour", "deco", "tartan"])
def test_the_ornaments_of_a_cloth_are_alike_on_both_sides(name: str) -> None:
    pattern = PATTERNS[name].pattern
    assert pattern is not None
    tile = svg((200, 200), pattern(200))
    drawn = Surface((200, 200))
    drawn.fill("#808080")
    drawn.blit(tile, (0, 0))
    assert is_mirrored(drawn, down=name == "harbour", by=40)


def test_an_unknown_cloth_is_green_felt_and_only_others_tint_the_boxes() -> None:
    assert cloth_of("velvet") == CLOTHS[FOREST]
    assert tint_of("velvet") is tint_of(FOREST) is None
    assert tint_of("oak") == CLOTHS["oak"].base


def test_walnut_has_its_grain_along_the_board(kit: Kit) -> None:
    lying, standing = Surface((240, 80)), Surface((80, 240))
    kit.paint.walnut(lying, lying.get_rect())
    kit.paint.walnut(standing, standing.get_rect(), upright=True)

    def change(surface: Surface, dx: int, dy: int) -> int:
        w, h = surface.get_size()
        return sum(
            abs(surface.get_at((x, y)).r - surface.get_at((x + dx, y + dy)).r)
            for x in range(10, w - 10, 3)
            for y in range(10, h - 10, 3)
        )

    assert change(lying, 3, 0) < change(lying, 0, 3)
    assert change(standing, 0, 3) < change(standing, 3, 0)
    again, other = Surface((240, 80)), Surface((240, 80))
    kit.paint.walnut(again, again.get_rect())
    kit.paint.walnut(other, other.get_rect(), seed=6)
    pictures = [pygame.image.tobytes(one, "RGB") for one in (lying, again, other)]
    assert pictures[0] == pictures[1] != pictures[2]
    red, green, blue, _ = pygame.transform.average_color(lying)
    assert red > green > blue


def test_the_rim_goes_round_the_whole_window(kit: Kit) -> None:
    surface = Surface((600, 400))
    surface.fill("#00FF00")
    kit.paint.rim(surface)
    for x, y in ((300, 12), (300, 388), (12, 200), (588, 200), (2, 2), (597, 397)):
        red, green, blue, _ = surface.get_at((x, y))
        assert red > green > blue
    for x, y in ((300, 23), (300, 376), (23, 200), (576, 200)):
        red, green, blue, _ = surface.get_at((x, y))
        assert red > 120 > blue
    for x, y in ((300, 30), (300, 369), (30, 200), (569, 200)):
        assert surface.get_at((x, y)) == Color("#00FF00")


def test_a_veil_darkens_as_much_as_it_is_told(kit: Kit) -> None:
    tones = []
    for alpha in (0, 128, 255):
        surface = Surface((40, 40))
        surface.fill("white")
        kit.paint.dim(surface, alpha)
        tones.append(surface.get_at((20, 20)).r)
    assert tones[0] == 255
    assert 110 < tones[1] < 160
    assert tones[2] < 40


@pytest.mark.parametrize(("size", "seen"), [((200, 100), "middle"), ((50, 100), "middle"), ((100, 100), "whole")])
def test_a_picture_covers_a_place_by_its_middle(size: tuple[int, int], seen: str) -> None:
    picture = Surface((100, 100))
    picture.fill("white")
    pygame.draw.rect(picture, RED, picture.get_rect(), 4)
    picture.fill(BLUE, Rect(48, 0, 4, 100))
    picture.fill(BLUE, Rect(0, 48, 100, 4))
    found = covering(picture, size)
    assert found.get_size() == size
    assert found.get_at((size[0] // 2, size[1] // 2)).b > 200
    edges = [found.get_at((size[0] // 4, 1)).g < 128, found.get_at((1, size[1] // 4)).g < 128]
    assert edges == {"whole": [True, True], "middle": [size[0] < size[1], size[0] > size[1]]}[seen]


@pytest.mark.parametrize(
    ("points", "path"),
    [
        ([(0, 0), (10, 0)], "M0 0L4 0M7 0L10 0"),
        ([(0, 0), (4, 0), (4, 10)], "M0 0L4 0L4 0M4 3L4 7"),
        ([(1, 2), (1, 5), (3, 5)], "M1 2L1 5L2 5"),
        ([(0, 0), (3, 4), (3, 4), (6, 8)], "M0 0L2.4 3.2M4.2 5.6L6 8"),
    ],
)
def test_a_line_in_dashes_goes_on_round_its_corners(points: list[tuple[float, float]], path: str) -> None:
    assert re.sub(r"\.?0+(?=[ LM]|$)", "", dashes(points, 4, 3)) == path


def test_a_gradient_names_both_ends() -> None:
    surface = svg((10, 50), vertical("g", 50, RED, BLUE) + '<rect width="10" height="50" fill="url(#g)"/>')
    assert surface.get_at((5, 0)).r > 245
    assert surface.get_at((5, 49)).b > 245


def test_a_drawing_shows_the_part_that_is_asked_for() -> None:
    body = f'<rect x="50" width="50" height="100" fill="{RED}"/>'
    half = svg((40, 40), body, (50, 0, 50, 100))
    assert {tuple(pixel) for pixel in row(half, 20)[2:38]} == {tuple(Color(RED))}
    assert inked(svg((100, 100), body), 128) == Rect(50, 0, 50, 100)
    assert svg((0, -3), "").get_size() == (1, 1)


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
