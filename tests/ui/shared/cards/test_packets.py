"""Packets of cards look like cards: round corners, smooth edges."""

import pytest
from pygame import SRCALPHA, Rect, Surface

from game.ui.match.deal.pack_pictures import draw_line
from game.ui.shared.cards.packets import CORNER, DEEP, packet, packet_size
from tests.ui.drive import kit_at

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


def filled(image: Surface, area: tuple[int, int, int, int]) -> float:
    """How many pixels of this area are covered; those half covered count half."""
    x, y, width, height = area
    return sum(image.get_at((x + i, y + j)).a for i in range(width) for j in range(height)) / 255


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [7, 60, 120])
def test_the_outline_of_a_packet_is_smooth(size: tuple[int, int], cards: int) -> None:
    """The bug: a box of paper, with a saw-tooth on the left and at both lower corners. Both sides are straight lines
    and all corners are round.
    """
    kit = kit_at(size)
    image = packet(kit, cards)
    width, height = image.get_size()
    rows = range(kit.theme.u(DEEP) + 2, height - kit.theme.u(CORNER))
    side = kit.theme.u(CORNER // 2)
    for left in (0, width - side):
        sides = [filled(image, (left, y, side, 1)) for y in rows]
        assert max(sides, default=0) - min(sides, default=0) < 0.05
    corner = kit.theme.u(CORNER) // 8
    assert filled(image, (kit.theme.u(8), height - 1, corner, 1)) < corner
    assert filled(image, (width - 2, 0, 2, 2)) < 1


@pytest.mark.parametrize("size", SIZES)
def test_a_packet_is_seen_from_above_and_straight_ahead(size: tuple[int, int]) -> None:
    """The bug: the top was sheared to the right, star and all, like the lid of a crate. It is as wide on the left of
    its middle as on the right.
    """
    image = packet(kit_at(size), 60)
    for y in range(2, kit_at(size).theme.u(DEEP), 7):
        row = [x for x in range(image.get_width()) if image.get_at((x, y)).a > 127]
        assert abs(row[0] - (image.get_width() - 1 - row[-1])) <= 1


@pytest.mark.parametrize("size", SIZES)
def test_the_line_across_the_pack_is_straight_through_both_ends(size: tuple[int, int]) -> None:
    """The bug: the golden line hooked up into its knob on the left. Its knobs are as high as its middle."""
    kit = kit_at(size)
    pack = Rect((20, 20), packet_size(kit, 60))
    image = Surface((pack.right + 40, pack.bottom + 40), SRCALPHA)
    draw_line(kit, image, pack, 50)

    def middle(x: int) -> float:
        inked = [y for y in range(image.get_height()) if image.get_at((x, y)).a > 127]
        return (inked[0] + inked[-1]) / 2

    assert [middle(x) for x in (pack.left, pack.right)] == pytest.approx([middle(pack.centerx)] * 2, abs=1)
    assert filled(image, (pack.left, 0, 1, image.get_height())) > filled(
        image, (pack.centerx, 0, 1, image.get_height())
    )
