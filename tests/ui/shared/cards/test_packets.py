"""Packets of cards look like cards: round corners, smooth edges."""

from itertools import pairwise

import pytest
from pygame import SRCALPHA, Rect, Surface

from game.toolkit.kit import Kit
from game.ui.match.deal.pack_pictures import draw_line
from game.ui.shared.cards.packets import CORNER, DEEP, SLANT, WIDTH, packet, packet_size
from tests.ui.drive import kit_at

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


def filled(image: Surface, area: tuple[int, int, int, int]) -> float:
    """How many pixels of this area are covered; those half covered count half."""
    x, y, width, height = area
    return sum(image.get_at((x + i, y + j)).a for i in range(width) for j in range(height)) / 255


def below_corner(kit: Kit) -> range:
    """The columns of the straight slope on the right."""
    return range(kit.theme.u(WIDTH + CORNER // 2), kit.theme.u(WIDTH + SLANT - CORNER))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [7, 60, 120])
def test_the_outline_of_a_packet_is_smooth(size: tuple[int, int], cards: int) -> None:
    """The bug: a box of paper, with a saw-tooth on the left and at both lower corners. The left edge is one straight
    line, the slope on the right falls evenly, and all corners are round.
    """
    kit = kit_at(size)
    image = packet(kit, cards)
    width, height = image.get_size()
    rows = range(kit.theme.u(DEEP) + 2, height - kit.theme.u(CORNER))
    lefts = [filled(image, (0, y, kit.theme.u(CORNER // 2), 1)) for y in rows]
    assert max(lefts, default=0) - min(lefts, default=0) < 0.05
    ends = [filled(image, (x, height // 3, 1, height - height // 3)) for x in below_corner(kit)]
    steps = [first - second for first, second in pairwise(ends)]
    assert max(steps) - min(steps) < 0.7
    corner = kit.theme.u(CORNER) // 8
    assert filled(image, (kit.theme.u(8), height - 1, corner, 1)) < corner
    assert filled(image, (width - 2, 0, 2, 2)) < 1


@pytest.mark.parametrize("size", SIZES)
def test_the_line_round_the_pack_is_as_smooth_on_its_slope(size: tuple[int, int]) -> None:
    """The bug: the golden line was ragged on the right. It is as thick in each column of the slope."""
    kit = kit_at(size)
    pack = Rect((20, 20), packet_size(kit, 60))
    image = Surface((pack.right + 40, pack.bottom + 40), SRCALPHA)
    draw_line(kit, image, pack, 50)
    thick = [filled(image, (pack.left + x, 0, 1, image.get_height())) for x in below_corner(kit)]
    assert max(thick) - min(thick) < 0.7
